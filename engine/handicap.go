package engine

import "errors"

// ErrHandicap says that a number of handicap stones is not possible here.
var ErrHandicap = errors.New("invalid number of stones")

// starLines returns the low, middle and high line of the handicap points:
// the fourth line from 13 up, the third below, none under 7. The middle is 0
// where there is none: on even sizes and on 7.
func starLines(size int) (low, middle, high int, ok bool) {
	if size < 7 {
		return 0, 0, 0, false
	}
	low = 3
	if size >= 13 {
		low = 4
	}
	if size%2 == 1 && size > 7 {
		middle = (size + 1) / 2
	}
	return low, middle, size + 1 - low, true
}

// StarPoints returns the points marked on the board: the corner stars, on odd
// sizes other than 7 the centre, and on odd sizes from 15 up the side stars. So
// 19x19 has nine, 13x13 and 9x9 five, 3x3 and 5x5 the centre only. It returns
// nil where nothing is marked.
func StarPoints(size int) []Point {
	low, middle, high, ok := starLines(size)
	if !ok {
		if size == 3 || size == 5 {
			return []Point{mustAt(size, (size+1)/2, (size+1)/2)}
		}
		return nil
	}
	lines := []int{low, high}
	if middle > 0 && size >= 15 {
		lines = []int{low, middle, high}
	}
	var stars []Point
	for _, col := range lines {
		for _, row := range lines {
			stars = append(stars, mustAt(size, col, row))
		}
	}
	if middle > 0 && size < 15 {
		stars = append(stars, mustAt(size, middle, middle))
	}
	return stars
}

// mustAt is At for coordinates known to be on the board.
func mustAt(size, col, row int) Point {
	p, ok := At(size, col, row)
	if !ok {
		panic("engine: point off the board")
	}
	return p
}

// FixedHandicap returns the points of GTP's table for 2 to 9 stones, in the
// table's order. It returns ErrHandicap where the size has no place for them:
// none under 7, four at most on 7 and on even sizes.
func FixedHandicap(size, stones int) ([]Point, error) {
	low, middle, high, ok := starLines(size)
	if !ok || stones < 2 || stones > 9 || stones > 4 && middle == 0 {
		return nil, ErrHandicap
	}
	corners := [4][2]int{{low, low}, {high, high}, {low, high}, {high, low}}
	var points []Point
	add := func(col, row int) { points = append(points, mustAt(size, col, row)) }
	for _, c := range corners[:min(stones, 4)] {
		add(c[0], c[1])
	}
	if stones >= 6 {
		add(low, middle)
		add(high, middle)
	}
	if stones >= 8 {
		add(middle, low)
		add(middle, high)
	}
	if stones >= 5 && stones%2 == 1 {
		add(middle, middle)
	}
	return points, nil
}

// PatternHandicap returns the symmetric patterns for 13, 16 and 25 stones.
// The rule documents ask for symmetry only (their pictures are lost); ours, on
// 19x19: 13 = nine stars and the four 7-7 points; 16 = the same without the
// centre and with the four 3-3 points; 25 = a grid of every third line. Other
// odd sizes from 17 up have the same around their own lines, and ErrHandicap
// is returned for the rest.
func PatternHandicap(size, stones int) ([]Point, error) {
	if size < 17 || size%2 == 0 {
		return nil, ErrHandicap
	}
	low, middle, high, _ := starLines(size)
	inner := (low + middle) / 2
	grid := func(lines ...int) (points []Point) {
		for _, col := range lines {
			for _, row := range lines {
				points = append(points, mustAt(size, col, row))
			}
		}
		return points
	}
	sevens := grid(inner, size+1-inner)
	switch stones {
	case 13:
		return append(grid(low, middle, high), sevens...), nil
	case 16:
		var points []Point
		for _, p := range grid(low, middle, high) {
			if p != mustAt(size, middle, middle) {
				points = append(points, p)
			}
		}
		return append(append(points, sevens...), grid(3, size-2)...), nil
	case 25:
		return grid(low, inner, middle, size+1-inner, high), nil
	default:
		return nil, ErrHandicap
	}
}

// FreeHandicap chooses exactly that many points for Black: GTP's table, then
// the symmetric patterns, and for other numbers the points of the largest of
// these that fits and then always the point farthest from the stones so far,
// the third line and higher first. It returns ErrHandicap below 2 and when no
// empty point would be left.
func FreeHandicap(size, stones int) ([]Point, error) {
	if stones < 2 || stones >= size*size {
		return nil, ErrHandicap
	}
	if points, err := FixedHandicap(size, stones); err == nil {
		return points, nil
	}
	if points, err := PatternHandicap(size, stones); err == nil {
		return points, nil
	}
	var points []Point
	for _, n := range []int{4, 9, 13, 16, 25} {
		if n >= stones {
			break
		}
		if table, err := FixedHandicap(size, n); err == nil {
			points = table
		} else if pattern, err := PatternHandicap(size, n); err == nil {
			points = pattern
		}
	}
	gaps := make([]int, size*size)
	for i := range gaps {
		gaps[i] = 2 * size
	}
	for k := 0; k < stones; k++ {
		if k == len(points) {
			points = append(points, farthest(size, gaps))
		}
		for i := range gaps {
			gaps[i] = min(gaps[i], points[k].Distance(PointOf(size, i)))
		}
	}
	return points, nil
}

// farthest returns the free point with the best (line from the third up,
// distance to the nearest stone, nearness to the centre); gaps holds the
// distance of each point to the nearest stone, in Index order.
func farthest(size int, gaps []int) Point {
	best, bestScore := Pass, -1
	for i, gap := range gaps {
		if gap == 0 {
			continue
		}
		p := PointOf(size, i)
		col, row := p.Column(), p.Row()
		centre := 2*size - abs(2*col-size-1) - abs(2*row-size-1)
		score := (min(p.Line(size), 3)*2*size+gap)*4*size + max(centre, 0)
		if score > bestScore {
			best, bestScore = p, score
		}
	}
	return best
}

// CornerStones returns the four stones of the ancient start position (座子) on
// the corner stars, White on the diagonal from the lower left: none on boards
// too small to have corner stars.
func CornerStones(size int) (black, white []Point) {
	low, _, high, ok := starLines(size)
	if !ok {
		return nil, nil
	}
	return []Point{mustAt(size, low, high), mustAt(size, high, low)},
		[]Point{mustAt(size, low, low), mustAt(size, high, high)}
}
