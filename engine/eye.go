package engine

// enclosure returns the color that all four neighbours of the window's point
// have, the border taken for either; Border if they are all border, Empty if
// there is no such color.
func (w *window) enclosure() Color {
	return w[south].color & w[west].color & w[east].color & w[north].color
}

// hostile[c] gives each color of a diagonal point a weight against an eye of
// c, which stands up to a sum of eyeSum: of four diagonals one may be an enemy,
// of those of an edge or corner, where two or three are border, none.
var hostile = [4][4]uint8{Black: {White: 5, Border: 2}, White: {Black: 5, Border: 2}}

const eyeSum = 8

// Eye reports whether the empty point p is a one-point eye of c as playouts
// see it: all four neighbours are c's stones or border, and of the diagonals
// fewer than two are enemy stones, on the edge fewer than one. It takes some
// false eyes for real and, rarely, the reverse; life and death need reading.
func (b *Board) Eye(p Point, c Color) bool {
	w := b.around(p)
	return w.enclosure()&c != 0 && w.eye(c)
}

// eye is Eye for a point whose four neighbours are c's or border.
func (w *window) eye(c Color) bool {
	weight := &hostile[c&3]
	sum := weight[w[southWest].color&3] + weight[w[southEast].color&3] +
		weight[w[northWest].color&3] + weight[w[northEast].color&3]
	return sum <= eyeSum
}

// EndOwner returns who owns p at the end of a playout, where all that is left
// empty are one-point eyes: the color of the stone, or of the four neighbours
// if they are of one color, else Empty. Requires a point on the board. O(1).
func (b *Board) EndOwner(p Point) Color {
	w := b.around(p)
	if color := w[center].color & 3; color != Empty {
		return color
	}
	return w.enclosure() % Border // by the border alone is by nobody
}

// EndDifference returns Black's area minus White's by EndOwner. Its cost is
// that of looking at the empty points.
func (b *Board) EndDifference() int {
	difference := b.Stones(Black) - b.Stones(White)
	for _, p := range b.empty[:b.nEmpty] {
		difference += sign[b.EndOwner(p)&3]
	}
	return difference
}

// sign is what a point of each color adds to Black's area minus White's.
var sign = [4]int{Black: 1, White: -1}
