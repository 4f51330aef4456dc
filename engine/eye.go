package engine

// Eye reports whether the empty point p is a one-point eye of c as playouts
// see it: all four neighbours are c's stones or border, and of the diagonals
// fewer than two are enemy stones, on the edge fewer than one. It takes some
// false eyes for real and, rarely, the reverse; life and death need reading.
func (b *Board) Eye(p Point, c Color) bool {
	if !enclosedBy(b.cells[p].around, c) {
		return false
	}
	opponent := c.Opponent()
	enemies, edge := 0, 0
	for _, q := range b.Diagonals(p) {
		switch b.cells[q].color {
		case opponent:
			enemies++
		case Border:
			edge = 1
		}
	}
	return enemies+edge < 2
}

// EndOwner returns who owns p at the end of a playout, where all that is left
// empty are one-point eyes: the color of the stone, or of the four neighbours
// if they are of one color, else Empty. Requires a point on the board. O(1).
func (b *Board) EndOwner(p Point) Color {
	t := &b.cells[p]
	switch black, white := enclosedBy(t.around, Black), enclosedBy(t.around, White); {
	case t.color != Empty:
		return t.color
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
