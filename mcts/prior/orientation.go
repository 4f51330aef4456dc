package prior

import (
	"sync"

	"tianyuan/engine"
)

// orientations are the eight ways to look at a point: which neighbour stands
// where the first, second, third and fourth of engine.Board.Neighbors does.
var orientations = [8][4]int{
	{south, west, east, north},
	{north, west, east, south},
	{south, east, west, north},
	{north, east, west, south},
	{west, south, north, east},
	{east, south, north, west},
	{west, north, south, east},
	{east, north, south, west},
}

// The neighbours' places in engine.Board.Neighbors.
const (
	south = iota
	west
	east
	north
)

// upright says in which orientations the surroundings of a point are the least
// number, a bit for each, and which number that is.
type upright struct {
	ways [1 << 16]uint8
	code [1 << 16]uint16
}

// uprights is by the mover, Black first: the mover's stones count as Black's.
// Made when first wanted: it takes as long as the start of the program.
var uprights = sync.OnceValue(func() *[2]upright {
	u := new([2]upright)
	u[0].fill(engine.Black)
	u[1].fill(engine.White)
	return u
})

// around are the steps to the eight points of engine.Board.Surroundings.
var around = [8][2]int{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}

func (u *upright) fill(mover engine.Color) {
	step := [4][2]int{south: {0, -1}, west: {-1, 0}, east: {1, 0}, north: {0, 1}}
	for t, turn := range orientations {
		right, up := step[turn[east]], step[turn[north]]
		var from [8]int
		for i, a := range around {
			at := [2]int{a[0]*right[0] + a[1]*up[0], a[0]*right[1] + a[1]*up[1]}
			for j, b := range around {
				if at == b {
					from[i] = j
				}
			}
		}
		for code := range u.code {
			turned := 0
			for i := range around {
				c := engine.Color(code >> (2 * from[i]) & 3)
				if mover == engine.White && c.IsPlayer() {
					c = c.Opponent()
				}
				turned |= int(c) << (2 * i)
			}
			if t == 0 || uint16(turned) < u.code[code] {
				u.code[code], u.ways[code] = uint16(turned), 0
			}
			if uint16(turned) == u.code[code] {
				u.ways[code] |= 1 << t
			}
		}
	}
}
