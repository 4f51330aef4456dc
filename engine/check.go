package engine

import "fmt"

// Check recomputes everything a Board keeps up to date, slowly and from the
// colors alone, and returns an error that names the first broken invariant.
// Tests call it after every move. Captured is a count of the past and cannot
// be recomputed.
func (b *Board) Check() error {
	if b.size < MinSize || b.size > MaxSize {
		return fmt.Errorf("size: %d", b.size)
	}
	for _, check := range []func() error{
		b.checkBorder, b.checkEmpty, b.checkChains, b.checkTotals, b.checkKo, b.checkSettled,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func (b *Board) checkBorder() error {
	for i := range b.cellsUsed() {
		p := Point(i)
		if onBoard := p.OnBoard(b.Size()); onBoard == (b.cells[p].color == Border) {
			return fmt.Errorf("border: color %v at %d", b.cells[p].color, p)
		}
		if b.cells[p].color != Border {
			continue
		}
		if b.cells[p].head != p {
			return fmt.Errorf("border: head %d at %d", b.cells[p].head, p)
		}
		libs := uint64(notChain)
		for _, q := range b.Neighbors(p) {
			if q.OnBoard(b.Size()) && b.At(q) != Empty {
				libs -= libertyKey(q)
			}
		}
		if b.cells[p].libs != libs {
			return fmt.Errorf("border: sum %#x at %d, want %#x", b.cells[p].libs, p, libs)
		}
	}
	return nil
}

func (b *Board) checkEmpty() error {
	n := 0
	for i := range b.Size() * b.Size() {
		p := PointOf(b.Size(), i)
		if b.At(p) != Empty {
			continue
		}
		n++
		if at := b.cells[p].n; at >= b.nEmpty || b.empty[at] != p {
			return fmt.Errorf("empty: point %d not at its place %d of the list", p, at)
		}
	}
	if n != int(b.nEmpty) {
		return fmt.Errorf("empty: list of %d, %d empty points", b.nEmpty, n)
	}
	return nil
}

// checkChains floods every chain and compares heads, lists, sizes and sums.
func (b *Board) checkChains() error {
	var done [NumPoints]bool
	for i := range b.Size() * b.Size() {
		p := PointOf(b.Size(), i)
		if done[p] {
			continue
		}
		head := b.cells[p].head
		if int(head) >= b.cellsUsed() {
			return fmt.Errorf("head: %d at %d is off the board", head, p)
		}
		chain, libs := []Point{p}, uint64(0)
		done[p] = true
		for k := 0; k < len(chain); k++ {
			for _, q := range b.Neighbors(chain[k]) {
				switch c := b.At(q); {
				case c == Empty:
					libs += libertyKey(q)
				case c == b.cells[p].color && !done[q]:
					done[q] = true
					chain = append(chain, q)
				}
			}
			if b.At(p) == Empty {
				break // an empty point is a chain of its own
			}
		}
		for _, s := range chain {
			if b.cells[s].head != head {
				return fmt.Errorf("head: %d at %d, %d at %d of one chain", b.cells[s].head, s, head, p)
			}
		}
		empty := b.At(p) == Empty
		if empty {
			libs += notChain
		}
		if empty && head != p {
			return fmt.Errorf("head: %d at the empty point %d", head, p)
		}
		if got := b.cells[head].libs; got != libs {
			return fmt.Errorf("libs: %#x of the chain at %d, want %#x", got, p, libs)
		}
		if empty {
			continue
		}
		if libs == 0 {
			return fmt.Errorf("liberties: none left for the chain at %d", p)
		}
		if err := b.checkList(chain, head); err != nil {
			return err
		}
	}
	return nil
}

// checkList compares a chain's circular list and size with its flooded stones.
func (b *Board) checkList(chain []Point, head Point) error {
	if got := int(b.cells[head].n); got != len(chain) {
		return fmt.Errorf("n: %d stones in the chain of head %d, want %d", got, head, len(chain))
	}
	steps := 0
	for s := head; ; {
		if int(s) >= b.cellsUsed() || b.cells[s].head != head {
			return fmt.Errorf("next: list of head %d leads to %d outside the chain", head, s)
		}
		steps++
		if s = b.cells[s].next; s == head {
			break
		}
		if steps > len(chain) {
			return fmt.Errorf("next: list of head %d does not close", head)
		}
	}
	if steps != len(chain) {
		return fmt.Errorf("next: list of head %d has %d stones, want %d", head, steps, len(chain))
	}
	return nil
}

func (b *Board) checkTotals() error {
	var stones [4]uint16
	hash := uint64(0)
	for i := range b.Size() * b.Size() {
		p := PointOf(b.Size(), i)
		if c := b.At(p); c != Empty {
			stones[c]++
			hash ^= zobrist[c][p]
		}
	}
	if stones != b.stones {
		return fmt.Errorf("stones: %v, want %v", b.stones, stones)
	}
	if hash != b.hash {
		return fmt.Errorf("hash: %#x, want %#x", b.hash, hash)
	}
	return nil
}

// checkKo holds the ko point against its meaning: an empty point whose only
// liberty-giving neighbour is a lone enemy stone in atari there.
func (b *Board) checkKo() error {
	if b.ko == Pass {
		return nil
	}
	if b.At(b.ko) != Empty || b.around(b.ko).enclosure()&b.koColor.Opponent() == 0 {
		return fmt.Errorf("ko: %d is not enclosed by %v", b.ko, b.koColor.Opponent())
	}
	for _, q := range b.Neighbors(b.ko) {
		if b.cells[q].color == b.koColor.Opponent() && b.ChainSize(q) == 1 {
			if liberty, ok := b.Atari(q); ok && liberty == b.ko {
				return nil
			}
		}
	}
	return fmt.Errorf("ko: no lone stone to retake at %d", b.ko)
}

// checkSettled holds the marks of solid eyes against what they mean, and the
// chains' counts of them against the marks.
func (b *Board) checkSettled() error {
	var eyes [NumPoints]int // by head
	for i := range b.Size() * b.Size() {
		p := PointOf(b.Size(), i)
		if b.cells[p].color != Empty|solid {
			continue
		}
		heads := make(map[Point]bool)
		for _, q := range b.Neighbors(p) {
			if c := b.At(q); c == Empty {
				return fmt.Errorf("solid: empty neighbour %d of %d", q, p)
			} else if c != Border {
				heads[b.Head(q)] = true
			}
		}
		if len(heads) != 1 {
			return fmt.Errorf("solid: %d chains around %d", len(heads), p)
		}
		for h := range heads {
			eyes[h]++
		}
	}
	for i := range b.Size() * b.Size() {
		p := PointOf(b.Size(), i)
		if b.At(p) == Empty || b.Head(p) != p {
			continue
		}
		got := b.cells[p].eyes
		if got&1 != 0 != (eyes[p] >= 1) || got >= 2 != (eyes[p] >= 2) {
			return fmt.Errorf("eyes: %b of head %d, want %d", got, p, eyes[p])
		}
	}
	for _, p := range b.empty[:b.settled] {
		if b.cells[p].color != Empty|solid {
			return fmt.Errorf("settled: %d is not a solid eye", p)
		}
	}
	return nil
}
