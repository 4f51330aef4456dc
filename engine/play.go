package engine

import "slices"

// This file is the hot path of playouts: legality and the move itself. What it
// is built on, with what each took off the time of a playout on 9x9 and 19x19:
//
//   - The processor cannot foresee what stands around a point, so the neighbours
//     are looked at without branches where that is cheap, their colors combined
//     by AND and by tables, and captures split off: 15 % together.
//   - One row distance for all sizes: a point's surroundings are one window with
//     constant offsets and no bounds checks (Board.around): 7 % and 8 %.
//   - Settled eyes are drawn no more (settle.go): 3 % and 12 %, without what the
//     draws have gained since.
//   - The sides that are friends, and the enemies to be captured, are sets of
//     bits: a loop over a set is foreseen better than four tests: 2 %. A lone
//     stone joins its friend without a loop, and itself if it has none: 3 %.
//   - Sensible is one function without calls, so that the loop around it keeps
//     its registers, and liberty keys come from a table: 5 %. A playout's other
//     two big functions are not inlined, for the same reason: 1 %.
//   - The stone's own liberties stay in a register: 2 %.
//
// What did not pay: branch-free liberty tests (a branch foreseen mostly lets
// the processor run ahead), counts of neighbours kept up with every move, an
// ordered scan instead of draws late in the game, and telling friends of one
// chain apart beforehand.

// Legal reports whether c may place a stone on p under simple ko without
// suicide. O(1). Pass is always legal, a point of the border never; requires
// one of these or a point of the board.
func (b *Board) Legal(p Point, c Color) bool {
	if p == Pass {
		return true
	}
	t := &b.cells[p]
	if t.color&3 != Empty {
		return false
	}
	if t.libs != notChain {
		return true
	}
	_, suicide := b.Suicide(p, c)
	return !suicide && (p != b.ko || c != b.koColor)
}

// Sensible reports whether a playout's c may play the empty point p: legal
// and not one of c's own one-point eyes. Requires an empty point. O(1).
func (b *Board) Sensible(p Point, c Color) bool {
	w := b.around(p)
	if w[center].libs != notChain {
		return true
	}
	if w.enclosure()&c != 0 && w.eye(c) {
		return false
	}
	if p == b.ko && c == b.koColor {
		return false
	}
	key := libertyKey(p)
	return (b.stifles(&w[south], key, c)-1)|(b.stifles(&w[west], key, c)-1)|
		(b.stifles(&w[east], key, c)-1)|(b.stifles(&w[north], key, c)-1) > 3
}

// stifles returns 0 if the neighbour n lets c's stone live on an enclosed point
// with that key, otherwise 1 to 3. A friend (color^c is 0) does by a liberty
// elsewhere, an enemy (color^c is 3) if the point is its last one.
func (b *Board) stifles(n *cell, key uint64, c Color) Color {
	last := Color(0)
	if onlyLiberty(b.head(n).libs, key) {
		last = 3
	}
	return n.color ^ c ^ last
}

// Suicide reports whether c's stone on the empty point p would leave its own
// chain without liberties, and how many stones would be lost with it counted.
// Requires an empty point.
func (b *Board) Suicide(p Point, c Color) (stones int, ok bool) {
	if b.cells[p].libs != notChain {
		return 0, false
	}
	key := libertyKey(p)
	stones = 1
	var seen [4]Point
	for i, q := range b.Neighbors(p) {
		t := &b.cells[q]
		if t.color == Border {
			continue
		}
		if b.stifles(t, key, c) == 0 {
			return 0, false
		}
		if t.color == c && !slices.Contains(seen[:i], t.head) {
			stones += int(b.cells[t.head].n)
			seen[i] = t.head
		}
	}
	return stones, true
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
	for i, q := range b.Neighbors(p) {
		t := &b.cells[q]
		if t.color == opponent && !slices.Contains(seen[:i], t.head) && b.stifles(t, key, c) == 0 {
			seen[i] = t.head
			hash ^= b.chainHash(q, opponent)
		}
	}
	if _, ok := b.Suicide(p, c); !ok {
		return hash ^ zobrist[c][p]
	}
	for i, q := range b.Neighbors(p) {
		t := &b.cells[q]
		if t.color == c && !slices.Contains(seen[:i], t.head) {
			seen[i] = t.head
			hash ^= b.chainHash(q, c)
		}
	}
	return hash
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
// and keeps neither hash nor prisoners. It is not inlined: see above.
//
//go:noinline
func (b *Board) PlayLight(p Point, c Color) {
	w := b.around(p)
	t := &w[center]
	opponent := c.Opponent()

	// The last entry of the list of empty points takes p's place.
	b.nEmpty--
	before := b.nEmpty
	last := b.empty[before&pointMask]
	b.empty[t.n&pointMask] = last
	b.cells[last&pointMask].n = t.n

	// p's sum over its empty neighbours is already that of a lone stone.
	libs := t.libs &^ notChain
	t.libs = 0
	t.color = c
	t.n = 0
	t.eyes = 0
	t.next = p
	b.stones[c&3]++
	b.ko = Pass

	n0, n1, n2, n3 := &w[south], &w[west], &w[east], &w[north]
	h0, h1, h2, h3 := b.head(n0), b.head(n1), b.head(n2), b.head(n3)
	key := libertyKey(p)
	h0.libs -= key
	h1.libs -= key
	h2.libs -= key
	h3.libs -= key
	// Only a sum of 0 has its top bit set after subtracting 1.
	if ((h0.libs-1)|(h1.libs-1)|(h2.libs-1)|(h3.libs-1))>>63 != 0 {
		b.capture(w, opponent)
		libs += t.libs // the points that have become empty next to p
		t.libs = 0
	}

	// The stone joins its first friend, or itself where it has none: whether it
	// has cannot be foreseen.
	friends := same(n0, c) | same(n1, c)<<1 | same(n2, c)<<2 | same(n3, c)<<3
	head := b.attach(t, p, libs, &w[firstSide[friends&15]&windowMask])
	for friends &= friends - 1; friends != 0; friends &= friends - 1 {
		if n := &w[firstSide[friends&15]&windowMask]; n.head != head {
			head = b.merge(n.head, head)
		}
	}
}

// capture takes off the opponent's chains around the window's point that have
// lost their last liberty. A chain of the point's own color without liberties
// is left to the caller.
func (b *Board) capture(w *window, opponent Color) {
	// A stone among enemies only that takes exactly one is a ko: it stands alone
	// and its one liberty is the point it empties.
	enclosed, before := w.enclosure()&opponent != 0, b.nEmpty
	dead := b.dead(&w[south], opponent) | b.dead(&w[west], opponent)<<1 |
		b.dead(&w[east], opponent)<<2 | b.dead(&w[north], opponent)<<3
	for ; dead != 0; dead &= dead - 1 {
		if n := &w[firstSide[dead&15]&windowMask]; n.color == opponent {
			b.takeOff(n.head, opponent)
		}
	}
	if enclosed && b.nEmpty == before+1 {
		b.ko, b.koColor = b.empty[before&pointMask], opponent
	}
}

// dead returns 1 if n is of that color and its chain has no liberty left.
func (b *Board) dead(n *cell, c Color) uint8 {
	return same(n, c) & uint8((b.head(n).libs-1)>>63)
}

// firstSide[s] is the place in a window of the first of a set s of sides: bit 0
// south, 1 west, 2 east, 3 north. No side is center.
var firstSide = [16]uint8{
	center, south, west, south, east, south, west, south,
	north, south, west, south, east, south, west, south,
}

// same returns 1 if n is of that color.
func same(n *cell, c Color) uint8 {
	x := uint8(0)
	if n.color == c {
		x = 1
	}
	return x
}
