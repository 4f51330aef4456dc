package engine

// Settled eyes. Towards the end of a playout most draws fall on points that
// nobody may or would play on, the same eyes over and over. Those that will
// stay so for good are found when a draw is refused and are drawn no more. The
// moves have the same chances as before, with a quarter fewer draws on 9x9 and
// three eighths on 19x19.
//
// An eye is solid if the stones of its owner, or the border, stand on its four
// sides and on its diagonals, one of which may be anything if none is border; a
// solid eye on a diagonal counts as the owner's. Each diagonal of the owner's
// joins the two sides next to it, so the sides are one chain. While that chain
// is on the board and its stones and solid eyes stay what they are, Sensible
// refuses the eye to its owner.
//
// A chain with two solid eyes stays on the board as long as all moves are
// Sensible: the opponent may play on neither, for the other is a liberty, and
// the owner does not. So its eyes are settled. This is the simplest case of D.
// Benson, "Life in the Game of Go", 1976.

// solid is the mark of a solid eye, added to the color Empty of its point.
const solid Color = 4

// joined[c] gives each color of a diagonal point, that of a solid eye included,
// a weight against a solid eye of c; see hostile. The point of a 1x1 board has
// no sides but the border, and is no eye.
var joined = [4][8]uint8{
	Black:  {Empty: 5, White: 5, Border: 2},
	White:  {Empty: 5, Black: 5, Border: 2},
	Border: {Border: eyeSum + 1},
}

// NumSettled returns how many points at the front of the list of empty points
// are settled eyes: none unless Settle has found them.
func (b *Board) NumSettled() int { return int(b.settled) }

// Settle reports whether the i-th empty point is a settled eye and then moves it
// to the front of the list; requires NumSettled <= i < NumEmpty. From then on
// all moves on b must be Sensible. O(1).
func (b *Board) Settle(i int) bool {
	p := b.EmptyAt(i)
	w := b.around(p)
	owner := w.enclosure()
	if owner == Empty {
		return false
	}
	weight := &joined[owner&3]
	sum := weight[w[southWest].color&7] + weight[w[southEast].color&7] +
		weight[w[northWest].color&7] + weight[w[northEast].color&7]
	if sum > eyeSum {
		return false
	}
	side := &w[south]
	if side.color == Border {
		side = &w[north]
	}
	chain := b.head(side)
	if t := &w[center]; t.color == Empty {
		t.color = solid
		chain.eyes |= chain.eyes<<1 | 1
	}
	if chain.eyes < 2 {
		return false
	}
	b.SetAside(i, int(b.settled))
	b.settled++
	return true
}
