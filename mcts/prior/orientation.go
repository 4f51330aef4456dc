package prior

import (
	"sync"

	"tianyuan/engine"
	"tianyuan/mcts/pattern"
)

// uprights are tables of how the surroundings of a point look when they are
// turned to be the least number.
type uprights struct {
	// sides are the eight orientations of a point's Neighbors: which of them
	// stands where each of them does.
	sides [8][4]int
	mover [2]upright // Black first; the mover's stones count as Black's
}

// upright says in which orientations surroundings are the least number, a bit
// for each, and which number that is.
type upright struct {
	ways [1 << 16]uint8
	code [1 << 16]uint16
}

// loadUprights makes the tables when they are first wanted: it takes as long as
// the start of the program.
var loadUprights = sync.OnceValue(func() *uprights {
	u := new(uprights)
	for t, turn := range pattern.Turns() {
		for k := range u.sides[t] {
			for from := range u.sides[t] {
				if turn[engine.SideShift(k)/2] == int(engine.SideShift(from)/2) {
					u.sides[t][k] = from
				}
			}
		}
		for m := range u.mover {
			u.mover[m].turn(t, turn, engine.Black+engine.Color(m))
		}
	}
	return u
})

// turn takes up one more orientation, the first of which is 0.
func (u *upright) turn(orientation int, turn [8]int, mover engine.Color) {
	for code := range u.code {
		turned := 0
		for i, from := range turn {
			c := engine.Color(code >> (2 * from) & 3)
			if mover == engine.White && c.IsPlayer() {
				c = c.Opponent()
			}
			turned |= int(c) << (2 * i)
		}
		if orientation == 0 || uint16(turned) < u.code[code] {
			u.code[code], u.ways[code] = uint16(turned), 0
		}
		if uint16(turned) == u.code[code] {
			u.ways[code] |= 1 << orientation
		}
	}
}
