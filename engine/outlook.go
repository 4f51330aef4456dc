package engine

// Outlook is what a stone would have after a move, captures included.
type Outlook struct {
	// Liberties of the stone's chain: 0, 1, or 2 for two and more.
	Liberties int
	// Liberty is the one liberty if there is exactly one, otherwise Pass.
	Liberty Point
	// Captures says that the move takes stones. Their points are liberties
	// where they touch the stone itself; those that touch only the rest of its
	// chain are not counted.
	Captures bool
	// Stones is the size of the stone's chain.
	Stones int
}

// Outlook looks at c's stone on the empty point p without playing it. Whether
// the move is legal is for Legal to say. O(1): pseudo-liberty sums of chains
// add up, and a sum tells whether all its liberties are one point.
func (b *Board) Outlook(p Point, c Color) Outlook {
	w := b.around(p)
	key := libertyKey(p)
	o := Outlook{Stones: 1}
	libs := w[center].libs &^ notChain // of its own: the empty neighbours
	var seen [4]Point
	for i, at := range [...]int{south, west, east, north} {
		n := &w[at]
		switch {
		case n.color == c:
			libs -= key // p is no liberty any more, and was one by this neighbour
			if n.head != seen[0] && n.head != seen[1] && n.head != seen[2] {
				seen[i] = n.head
				libs += b.head(n).libs
				o.Stones += int(b.head(n).n)
			}
		case n.color == c.Opponent() && onlyLiberty(b.head(n).libs, key):
			o.Captures = true
			libs += libertyKey(p + Point(at) - center)
		}
	}
	count, sum := libs&countMask, libs>>sumShift&sumMask
	switch {
	case count == 0:
	case count*(libs>>squareShift) == sum*sum:
		o.Liberties, o.Liberty = 1, Point(sum/count)
	default:
		o.Liberties = 2
	}
	return o
}

// Surroundings returns the colors of the eight points around p, two bits each,
// the lowest first: south-west, south, south-east, west, east, north-west,
// north, north-east. Requires a point on the board.
func (b *Board) Surroundings(p Point) uint16 {
	w := b.around(p)
	return uint16(w[southWest].color&3) | uint16(w[south].color&3)<<2 |
		uint16(w[southEast].color&3)<<4 | uint16(w[west].color&3)<<6 |
		uint16(w[east].color&3)<<8 | uint16(w[northWest].color&3)<<10 |
		uint16(w[north].color&3)<<12 | uint16(w[northEast].color&3)<<14
}

// sideShift and cornerShift are the lowest bits of a point's Neighbors and
// Diagonals in its Surroundings.
var (
	sideShift   = [4]uint8{2, 6, 8, 12}
	cornerShift = [4]uint8{0, 4, 10, 14}
)

// SideShift returns the lowest bit of the k-th of a point's Neighbors in its
// Surroundings, k from 0 to 3.
func SideShift(k int) uint8 { return sideShift[k&3] }

// CornerShift returns the lowest bit of the k-th of a point's Diagonals in its
// Surroundings, k from 0 to 3.
func CornerShift(k int) uint8 { return cornerShift[k&3] }
