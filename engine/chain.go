package engine

import "slices"

// Pseudo-liberties. A chain's liberties are not counted as a set: every pair
// (stone, adjacent empty point) counts once. One 64-bit sum of libertyKey over
// these pairs holds the count, the sum and the sum of squares of the points,
// so that adding a liberty is one addition and merging chains another. The
// chain is in atari exactly when all pairs name the same point, that is when
// count * (sum of squares) = (sum)^2 (equality in Cauchy-Schwarz).
//
// Fields: count in bits 0-11 (at most 4*625), sum in bits 12-31 (at most
// 1250*702 < 2^20), sum of squares in bits 32-61 (at most 1250*702^2 < 2^30).
// 1250 bounds the pairs: there is one for each edge of the grid at most, 1200
// on the largest board.
const (
	sumShift    = 12
	squareShift = 32
	countMask   = 1<<sumShift - 1
	sumMask     = 1<<(squareShift-sumShift) - 1
)

// notChain is added to the sum of an empty point and of the border, which is
// then never 0: a sum of 0 means a chain without liberties. No sum of keys
// reaches this bit; a border point has the keys of its stones taken off.
const notChain = 1 << 62

// libertyKey is the contribution of the empty point p to a pseudo-liberty sum.
func libertyKey(p Point) uint64 { return libertyKeys[p&pointMask] }

var libertyKeys = func() (keys [pointMask + 1]uint64) {
	for p := range keys {
		x := uint64(p)
		keys[p] = x*x<<squareShift | x<<sumShift | 1
	}
	return keys
}()

// onlyLiberty reports whether the point with that key is the one liberty left
// in the sum libs; requires the point among the liberties.
func onlyLiberty(libs, key uint64) bool {
	return libs == (libs&countMask)*key
}

// Head returns the representative of the chain at p; requires a stone.
func (b *Board) Head(p Point) Point { return b.cells[p].head }

// ChainSize returns the number of stones of the chain at p; requires a stone.
func (b *Board) ChainSize(p Point) int { return int(b.cells[b.cells[p].head].n) }

// NextStone returns the stone after p in the circular list of its chain;
// requires a stone.
func (b *Board) NextStone(p Point) Point { return b.cells[p].next }

// Atari reports whether the chain at p has one liberty only, and which. O(1);
// requires a stone.
func (b *Board) Atari(p Point) (liberty Point, ok bool) {
	libs := b.cells[b.cells[p].head].libs
	count := libs & countMask
	if count == 0 || count > 4 {
		return Pass, false // one point touches a chain four times at most
	}
	sum := libs >> sumShift & sumMask
	if count*(libs>>squareShift) != sum*sum {
		return Pass, false
	}
	return Point(sum / count), true
}

// PseudoLiberties returns the number of pairs of a stone of p's chain and an
// empty point next to it: at least the number of liberties and at most four
// times it. O(1); requires a stone.
func (b *Board) PseudoLiberties(p Point) int {
	return int(b.cells[b.cells[p].head].libs & countMask)
}

// AppendLiberties appends the liberties of the chain at p to dst, each once,
// and returns it. It walks the chain; requires a stone.
func (b *Board) AppendLiberties(dst []Point, p Point) []Point {
	start := len(dst)
	for s := p; ; {
		for _, q := range b.Neighbors(s) {
			if b.At(q) == Empty && !slices.Contains(dst[start:], q) {
				dst = append(dst, q)
			}
		}
		if s = b.cells[s].next; s == p {
			return dst
		}
	}
}

// AppendChain appends the stones of the chain at p to dst, p first, and
// returns it; requires a stone.
func (b *Board) AppendChain(dst []Point, p Point) []Point {
	for s := p; ; {
		dst = append(dst, s)
		if s = b.cells[s].next; s == p {
			return dst
		}
	}
}

// merge joins the chains with the heads keep and other and returns the new
// head: the larger chain keeps its own, the smaller is relabelled, so that a
// stone's head is always one look-up away (weighted union).
func (b *Board) merge(keep, other Point) Point {
	k, o := &b.cells[keep&pointMask], &b.cells[other&pointMask]
	if k.n < o.n {
		keep, other = other, keep
		k, o = o, k
	}
	k.libs += o.libs
	k.n += o.n
	k.eyes |= o.eyes | k.eyes&o.eyes<<1
	for s := other; ; {
		c := &b.cells[s&pointMask]
		c.head = keep
		if s = c.next; s == other {
			break
		}
	}
	k.next, o.next = o.next, k.next
	return keep
}

// attach adds the stone t on p, whose own liberties sum up to libs, to the chain
// of its neighbour n and returns the chain's head. n may be t itself, with n.n,
// n.libs and the links as of a chain without stones yet.
func (b *Board) attach(t *cell, p Point, libs uint64, n *cell) Point {
	h := b.head(n)
	t.head = n.head
	t.next, n.next = n.next, p
	h.n++
	h.libs += libs
	return n.head
}

// takeOff removes the chain with the head h, of color c, from the board. Its
// points become empty and stand at the end of the list of empty points.
func (b *Board) takeOff(h Point, c Color) {
	b.stones[c] -= b.cells[h&pointMask].n
	n := b.nEmpty
	for s := h; ; {
		t := &b.cells[s&pointMask]
		t.color = Empty
		t.head = s
		t.libs = notChain
		t.n = n
		t.eyes = 0
		b.empty[n&pointMask] = s
		n++
		if s = t.next; s == h {
			break
		}
	}
	first := b.nEmpty
	b.nEmpty = n
	// The chain had no liberties, so the only empty points it touches are its
	// own: adding each removed point to its neighbours' sums is all there is.
	for _, s := range b.empty[first:n] {
		key, w := libertyKey(s), b.around(s)
		b.head(&w[south]).libs += key
		b.head(&w[west]).libs += key
		b.head(&w[east]).libs += key
		b.head(&w[north]).libs += key
	}
}
