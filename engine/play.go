package engine

// This file is the hot path of playouts: legality and the move itself.

// around[c] is what a neighbour of color c adds to cell.around.
var around = [4]uint8{Black: 0x01, White: 0x10}

// enclosedBy reports whether all four neighbours in a packed count are of
// color c or border.
func enclosedBy(packed uint8, c Color) bool {
	return packed>>(4*(c-1))&15 == 4
}

// Legal reports whether c may place a stone on p under simple ko without
// suicide. O(1). Pass is always legal, a point of the border never; requires
// one of these or a point of the board.
func (b *Board) Legal(p Point, c Color) bool {
	if p == Pass {
		return true
	}
	t := &b.cells[p]
	if t.color != Empty {
		return false
	}
	return t.libs != 0 || b.legalEnclosed(p, c)
}

// Sensible reports whether a playout's c may play the empty point p: legal
// and not one of c's own one-point eyes. Requires an empty point. O(1).
func (b *Board) Sensible(p Point, c Color) bool {
	return b.cells[p].libs != 0 || b.sensibleEnclosed(p, c)
}

func (b *Board) sensibleEnclosed(p Point, c Color) bool {
	return !b.Eye(p, c) && b.legalEnclosed(p, c)
}

// legalEnclosed is Legal for an empty point without empty neighbours.
func (b *Board) legalEnclosed(p Point, c Color) bool {
	if p == b.ko && c == b.koColor {
		return false
	}
	key := libertyKey(p)
	return b.breathes(p-b.stride, c, key) || b.breathes(p-1, c, key) ||
		b.breathes(p+1, c, key) || b.breathes(p+b.stride, c, key)
}

// breathes reports whether the neighbour q lets c's stone live on an enclosed
// point with that key: a friend with another liberty, or an enemy without.
func (b *Board) breathes(q Point, c Color, key uint64) bool {
	t := &b.cells[q]
	if t.color == Border {
		return false
	}
	return onlyLiberty(b.cells[t.head].libs, key) != (t.color == c)
}

// Suicide reports whether c's stone on the empty point p would leave its own
// chain without liberties, and how many stones would be lost with it counted.
// Requires an empty point.
func (b *Board) Suicide(p Point, c Color) (stones int, ok bool) {
	if b.cells[p].libs != 0 {
		return 0, false
	}
	key := libertyKey(p)
	stones = 1
	var seen [4]Point
	for i, q := range b.neighbors(p) {
		t := &b.cells[q]
		if t.color == Border {
			continue
		}
		if b.breathes(q, c, key) {
			return 0, false
		}
		if t.color == c && !seenBefore(seen[:i], t.head) {
			stones += int(b.cells[t.head].n)
			seen[i] = t.head
		}
	}
	return stones, true
}

func seenBefore(heads []Point, h Point) bool {
	for _, s := range heads {
		if s == h {
			return true
		}
	}
	return false
}

// HashAfter returns the Hash that Play(p, c) would leave, without playing;
// requires an empty point or Pass. It walks the chains that are captured.
func (b *Board) HashAfter(p Point, c Color) uint64 {
	hash := b.hash
	if p == Pass {
		return hash
	}
	key := libertyKey(p)
	opponent := c.Opponent()
	var seen [4]Point
	for i, q := range b.neighbors(p) {
		t := &b.cells[q]
		if t.color == opponent && !seenBefore(seen[:i], t.head) && b.breathes(q, c, key) {
			seen[i] = t.head
			hash ^= b.chainHash(q, opponent)
		}
	}
	if b.cells[p].libs == 0 {
		if _, ok := b.Suicide(p, c); ok {
			for i, q := range b.neighbors(p) {
				t := &b.cells[q]
				if t.color == c && !seenBefore(seen[:i], t.head) {
					seen[i] = t.head
					hash ^= b.chainHash(q, c)
				}
			}
			return hash
		}
	}
	return hash ^ zobrist[c][p]
}

// chainHash is the XOR of the keys of the chain at p.
func (b *Board) chainHash(p Point, c Color) (hash uint64) {
	for s := p; ; {
		hash ^= zobrist[c][s]
		if s = b.cells[s].next; s == p {
			return hash
		}
	}
}

// Play places c's stone on p, or passes, and keeps everything up to date:
// captured chains first, then c's own chain if it is left without liberties
// (suicide). It returns the number of stones taken off: positive for captured
// ones, negative for suicide. Requires an empty point or Pass; whether the
// rules allow the move is for Legal and Game to say. No allocation; O(1)
// amortised, plus the stones captured or relabelled.
func (b *Board) Play(p Point, c Color) int {
	if p == Pass {
		b.ko = Pass
		return 0
	}
	before := b.nEmpty - 1
	b.PlayLight(p, c)
	taken, sign, lost := b.nEmpty-before, 1, c.Opponent()
	if h := b.cells[p].head; b.cells[h].libs == 0 {
		b.takeOff(h, c)
		taken, sign, lost = b.nEmpty-before, -1, c
		b.ko = Pass
	}
	b.hash ^= zobrist[c][p]
	for _, q := range b.empty[before:b.nEmpty] {
		b.hash ^= zobrist[lost][q]
	}
	b.captured[lost.Opponent()] += int32(taken)
	return sign * int(taken)
}

// PlayLight is Play for playouts: it requires a move that is Legal, not Pass,
// and keeps neither hash nor prisoners.
func (b *Board) PlayLight(p Point, c Color) {
	t := &b.cells[p]
	opponent := c.Opponent()
	enclosed := enclosedBy(t.around, opponent)

	// The last entry of the list of empty points takes p's place.
	b.nEmpty--
	before := b.nEmpty
	last := b.empty[before]
	b.empty[t.n] = last
	b.cells[last].n = t.n

	// p's sum over its empty neighbours is already that of a lone stone.
	t.color = c
	t.n = 1
	t.next = p
	b.stones[c]++
	b.ko = Pass

	key, delta, s := libertyKey(p), around[c], b.stride
	b.close(p-s, delta, key)
	b.close(p-1, delta, key)
	b.close(p+1, delta, key)
	b.close(p+s, delta, key)

	head := p
	head = b.meet(p-s, head, c)
	head = b.meet(p-1, head, c)
	head = b.meet(p+1, head, c)
	b.meet(p+s, head, c)

	// A stone among enemies only that took exactly one is a ko: it stands
	// alone and its one liberty is the point it emptied.
	if enclosed && b.nEmpty == before+1 {
		b.ko = b.empty[before]
		b.koColor = opponent
	}
}

// meet joins the neighbour q of a new stone of c whose chain has that head,
// or takes q's chain off if it has lost its last liberty; it returns the head
// of the new stone's chain.
func (b *Board) meet(q, head Point, c Color) Point {
	t := &b.cells[q]
	if t.color == c {
		if t.head != head {
			return b.merge(t.head, head)
		}
	} else if t.color == c.Opponent() && b.cells[t.head].libs == 0 {
		b.takeOff(t.head, c.Opponent())
	}
	return head
}
