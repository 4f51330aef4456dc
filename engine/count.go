package engine

// Status is what the players agree on at the end: any one stone of a chain
// stands for it.
type Status struct {
	// Dead chains are taken off before counting.
	Dead []Point
	// Seki chains are alive without two eyes: under territory scoring with a
	// tax the empty regions they touch count for nobody.
	Seki []Point
}

// Count is the count of a position, colors as index. Points are board points;
// a shared point touches both colors' living stones and counts half for each
// in zi, for nobody in points, so it never changes a difference.
type Count struct {
	Stones    [4]int // living stones on the board
	Territory [4]int // empty points, dead stones' places included, that count for that color
	Shared    int    // points of regions that touch both colors, or neither
	Prisoners [4]int // captured by that color in play, and the opponent's dead stones
	Groups    [4]int // independent living regions, counted with a tax only
}

// removeDead returns b without the chains of the dead points (b itself if
// there are none), and how many stones of each color went. Empty points and
// points off the board are skipped.
func (b *Board) removeDead(dead []Point) (*Board, [4]int) {
	var lost [4]int
	if len(dead) == 0 {
		return b, lost
	}
	isDead := make(map[Point]bool) // by head
	for _, p := range dead {
		if c := b.At(p); c.IsPlayer() && !isDead[b.Head(p)] {
			isDead[b.Head(p)] = true
			lost[c] += b.ChainSize(p)
		}
	}
	clean := NewBoard(b.Size())
	clean.captured = b.captured
	for i := range b.Size() * b.Size() {
		p := PointOf(b.Size(), i)
		if c := b.At(p); c.IsPlayer() && !isDead[b.Head(p)] {
			clean.put(p, c)
		}
	}
	return clean, lost
}

// region is a connected set of points, found by flood.
type region struct {
	points  []Point
	borders [4]bool // colors it touches
}

// flood returns the maximal regions of points that belong.
func (b *Board) flood(belongs func(Color) bool) []region {
	var seen [NumPoints]bool
	var regions []region
	for i := range b.Size() * b.Size() {
		start := PointOf(b.Size(), i)
		if seen[start] || !belongs(b.At(start)) {
			continue
		}
		seen[start] = true
		r := region{points: []Point{start}}
		for k := 0; k < len(r.points); k++ {
			for _, q := range b.Neighbors(r.points[k]) {
				c := b.At(q)
				if c == Border || seen[q] {
					continue
				}
				if belongs(c) {
					seen[q] = true
					r.points = append(r.points, q)
				} else {
					r.borders[c] = true
				}
			}
		}
		regions = append(regions, r)
	}
	return regions
}

func isEmpty(c Color) bool { return c == Empty }

// owner returns the color that alone borders the empty region, or Empty.
func (r region) owner() Color {
	switch {
	case r.borders[Black] && !r.borders[White]:
		return Black
	case r.borders[White] && !r.borders[Black]:
		return White
	default:
		return Empty
	}
}

// AreaDifference returns Black's area minus White's in points as the stones
// stand (Tromp-Taylor): stones, and empty points that reach one color only.
// It does not allocate: playouts end with it.
func (b *Board) AreaDifference() int {
	difference := b.Stones(Black) - b.Stones(White)
	var seen [NumPoints]bool
	var queue [MaxEmpty]Point
	for _, start := range b.empty[:b.nEmpty] {
		if seen[start] {
			continue
		}
		seen[start] = true
		queue[0] = start
		size, touched := 1, 0
		for k := 0; k < size; k++ {
			for _, q := range b.Neighbors(queue[k]) {
				switch c := b.At(q); c {
				case Empty:
					if !seen[q] {
						seen[q] = true
						queue[size] = q
						size++
					}
				case Black, White:
					touched |= 1 << c
				}
			}
		}
		switch touched {
		case 1 << Black:
			difference += size
		case 1 << White:
			difference -= size
		}
	}
	return difference
}

// Owners returns for each point, in Index order, who owns it with the status'
// dead stones taken off: Black, White, or Empty for a shared point.
func (b *Board) Owners(status Status) []Color {
	clean, _ := b.removeDead(status.Dead)
	owners := make([]Color, b.Size()*b.Size())
	for i := range owners {
		owners[i] = clean.At(PointOf(b.Size(), i))
	}
	for _, r := range clean.flood(isEmpty) {
		for _, p := range r.points {
			owners[p.Index(b.Size())] = r.owner()
		}
	}
	return owners
}

// CountArea counts a position by area under a tax. Without a tax an empty
// point counts for the color that alone surrounds it, eyes in seki included.
// With TaxSeki and TaxAll only the empty points of independent living regions
// count (see livingRegions), so all dame should be filled.
func (b *Board) CountArea(status Status, tax Tax) Count {
	clean, lost := b.removeDead(status.Dead)
	count := clean.count(lost)
	if tax == TaxNone {
		return count
	}
	for c := Black; c <= White; c++ {
		count.Territory[c] = 0
		for _, r := range clean.livingRegions(c) {
			count.Groups[c]++
			for _, p := range r.points {
				if clean.At(p) == Empty {
					count.Territory[c]++
				}
			}
		}
	}
	return count
}

// CountTerritory counts a position by territory: with a tax, empty regions
// that touch a chain of status.Seki count for nobody. Prisoners are those of
// the game and the dead stones. With TaxAll Groups is filled in too; as under
// area scoring it takes filled dame, a region with a shared point is no group.
func (b *Board) CountTerritory(status Status, tax Tax) Count {
	clean, lost := b.removeDead(status.Dead)
	count := clean.count(lost)
	if tax == TaxNone {
		return count
	}
	inSeki := make(map[Point]bool)
	for _, p := range status.Seki {
		if clean.At(p).IsPlayer() {
			inSeki[clean.Head(p)] = true
		}
	}
	for _, r := range clean.flood(isEmpty) {
		if owner := r.owner(); owner != Empty && clean.touches(r, inSeki) {
			count.Territory[owner] -= len(r.points)
		}
	}
	if tax == TaxAll {
		for c := Black; c <= White; c++ {
			count.Groups[c] = len(clean.livingRegions(c))
		}
	}
	return count
}

// count is the untaxed count of a position whose dead stones, lost by color,
// are off the board.
func (b *Board) count(lost [4]int) Count {
	var count Count
	for c := Black; c <= White; c++ {
		count.Stones[c] = b.Stones(c)
		count.Prisoners[c] = b.Captured(c) + lost[c.Opponent()]
	}
	for _, r := range b.flood(isEmpty) {
		if owner := r.owner(); owner != Empty {
			count.Territory[owner] += len(r.points)
		} else {
			count.Shared += len(r.points)
		}
	}
	return count
}

// touches reports whether a stone of one of the chains with these heads is
// next to the region.
func (b *Board) touches(r region, heads map[Point]bool) bool {
	if len(heads) == 0 {
		return false
	}
	for _, p := range r.points {
		for _, q := range b.Neighbors(p) {
			if b.At(q).IsPlayer() && heads[b.Head(q)] {
				return true
			}
		}
	}
	return false
}

// livingRegions returns the independent living regions of c as KataGo defines
// them for its group tax: maximal connected sets of points without enemy
// stones that hold a stone of c, no point of an empty region shared with the
// enemy, and no chain in atari. Dead stones must be off the board.
func (b *Board) livingRegions(c Color) []region {
	shared := make(map[Point]bool)
	for _, r := range b.flood(isEmpty) {
		if r.owner() == Empty {
			for _, p := range r.points {
				shared[p] = true
			}
		}
	}
	var living []region
	for _, r := range b.flood(func(x Color) bool { return x != c.Opponent() }) {
		hasStone, alive := false, true
		for _, p := range r.points {
			if b.At(p) == Empty {
				alive = alive && !shared[p]
				continue
			}
			hasStone = true
			if _, atari := b.Atari(p); atari {
				alive = false
			}
		}
		if hasStone && alive {
			living = append(living, r)
		}
	}
	return living
}
