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
