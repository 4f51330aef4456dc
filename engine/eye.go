package engine

// enclosed reports whether all four neighbours of p are of color c or border.
func (b *Board) enclosed(p Point, c Color) bool {
	s := b.stride
	return b.cells[p-s].color&b.cells[p-1].color&b.cells[p+1].color&b.cells[p+s].color&c != 0
}

// hostile[c] gives each color of a diagonal point a weight against an eye of
// c: 1 for an enemy, 16 for the border. The two or more border points of an
// edge or corner then come down to the 1 that they count together.
var hostile = [4][4]uint8{Black: {White: 1, Border: 16}, White: {Black: 1, Border: 16}}

// Eye reports whether the empty point p is a one-point eye of c as playouts
// see it: all four neighbours are c's stones or border, and of the diagonals
// fewer than two are enemy stones, on the edge fewer than one. It takes some
// false eyes for real and, rarely, the reverse; life and death need reading.
func (b *Board) Eye(p Point, c Color) bool {
	if !b.enclosed(p, c) {
		return false
	}
	w, s := &hostile[c], b.stride
	sum := w[b.cells[p-s-1].color&3] + w[b.cells[p-s+1].color&3] +
		w[b.cells[p+s-1].color&3] + w[b.cells[p+s+1].color&3]
	return sum&15+(sum>>4+2)>>2 < 2
}

// EndOwner returns who owns p at the end of a playout, where all that is left
// empty are one-point eyes: the color of the stone, or of the four neighbours
// if they are of one color, else Empty. Requires a point on the board. O(1).
func (b *Board) EndOwner(p Point) Color {
	color := b.cells[p].color
	switch black, white := b.enclosed(p, Black), b.enclosed(p, White); {
	case color != Empty:
		return color
	case black == white: // by neither, or by the border alone
		return Empty
	case black:
		return Black
	default:
		return White
	}
}

// EndDifference returns Black's area minus White's by EndOwner. Its cost is
// that of looking at the empty points.
func (b *Board) EndDifference() int {
	difference := b.Stones(Black) - b.Stones(White)
	for _, p := range b.empty[:b.nEmpty] {
		switch b.EndOwner(p) {
		case Black:
			difference++
		case White:
			difference--
		}
	}
	return difference
}
