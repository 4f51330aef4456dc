package tactics

import "tianyuan/engine"

// A point's Surroundings look its four Neighbors up at once. sides has the lower
// bits of their colors: set for Black and the border, the higher ones for White
// and the border. sideAt is the reverse of engine.SideShift.
const sides = 1<<2 | 1<<6 | 1<<8 | 1<<12

var sideAt = [16]uint8{2: 0, 6: 1, 8: 2, 12: 3}

// side returns the color of the k-th of a point's Neighbors.
func side(surroundings uint16, k int) engine.Color {
	return engine.Color(surroundings >> engine.SideShift(k) & 3)
}

// stonesBeside returns the Neighbors of p that are c's, as a set of bits of
// sides. Requires a point on the board.
func stonesBeside(b *engine.Board, p engine.Point, c engine.Color) uint16 {
	around := b.Surroundings(p)
	return around >> (c - 1) &^ (around >> (2 - c)) & sides
}

// emptyBeside returns the empty Neighbors of p, as a set of bits of sides.
// Requires a point on the board.
func emptyBeside(b *engine.Board, p engine.Point) uint16 {
	around := b.Surroundings(p)
	return ^(around | around>>1) & sides
}
