package pattern

import (
	"slices"

	"tianyuan/engine"
)

// shapes are the 3x3 patterns of S. Gelly, Y. Wang, R. Munos and O. Teytaud,
// "Modification of UCT with Patterns in Monte-Carlo Go", 2006: hane, cuts, and
// plays at the side. Three rows of three; the point itself is in the middle.
//
//	X O   stones of either side, the other way round as well
//	.     empty
//	x o   anything but that stone
//	?     anything on the board
//	#     the border
//
// They hold in all eight orientations. Who may play there is given by for.
var shapes = []struct {
	rows string
	by   byte // 'X', 'O', or '*' for both
}{
	// Hane.
	{"XOX/.*./???", '*'},
	{"XO./.*./?.?", '*'},
	{"XO?/X*./o.?", '*'},
	{"XOO/.*./?.?", 'X'},
	// Cuts.
	{"XO?/O*o/?o?", '*'},
	{"XO?/O*X/???", '*'},
	{"?O?/X*X/xxx", '*'},
	{"OX?/o*O/???", '*'},
	// Contact from above.
	{".O./X*./...", '*'},
	// At the side.
	{"X.?/O*?/###", '*'},
	{"OX?/X*O/###", '*'},
	{"?X?/x*O/###", '*'},
	{"?XO/x*x/###", 'X'},
	{"?XO/x*x/###", 'O'},
	{"?OX/X*O/###", '*'},
}

// table has a bit for each surroundings in which a player's stone fits.
type table [2][1 << 16 / 64]uint64

var known = build()

// Matches reports whether c's stone fits into these surroundings.
func Matches(surroundings uint16, c engine.Color) bool {
	return known[(c-1)&1][surroundings>>6]>>(surroundings&63)&1 != 0
}

func build() *table {
	t := new(table)
	for _, s := range shapes {
		for _, cells := range orientations(cellsOf(s.rows)) {
			for _, swapped := range []bool{false, true} {
				t.fill(cells, s.by, swapped, 0, 0)
			}
		}
	}
	return t
}

// cells are the characters around the middle in the order of Surroundings:
// from the bottom row upwards.
type cells [8]byte

func cellsOf(rows string) (c cells) {
	at := [8]int{8, 9, 10, 4, 6, 0, 1, 2} // in "abc/d*f/ghi"
	for i, k := range at {
		c[i] = rows[k]
	}
	return c
}

// orientations returns the eight rotations and reflections.
func orientations(c cells) (all [8]cells) {
	for t, turn := range Turns() {
		for i, k := range turn {
			all[t][i] = c[k]
		}
	}
	return all
}

// surrounding are the steps to the points of Surroundings.
var surrounding = [8]offset{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}

// Turns returns, for each of the eight orientations, which point of Surroundings
// stands where each of them does.
func Turns() (turns [8][8]int) {
	for t := range turns {
		for i, o := range surrounding {
			turns[t][i] = slices.Index(surrounding[:], o.turned(t))
		}
	}
	return turns
}

// fill sets the bits of all surroundings that the cells from i on allow, with
// code for those before. swapped exchanges the colors.
func (t *table) fill(c cells, by byte, swapped bool, i int, code uint16) {
	if i == len(c) {
		for _, player := range []engine.Color{engine.Black, engine.White} {
			role := byte('X')
			if (player == engine.White) != swapped {
				role = 'O'
			}
			if by == '*' || by == role {
				t[player-1][code>>6] |= 1 << (code & 63)
			}
		}
		return
	}
	for _, color := range allowed(c[i], swapped) {
		t.fill(c, by, swapped, i+1, code|uint16(color)<<(2*i))
	}
}

func allowed(cell byte, swapped bool) []engine.Color {
	x, o := engine.Black, engine.White
	if swapped {
		x, o = o, x
	}
	switch cell {
	case 'X':
		return []engine.Color{x}
	case 'O':
		return []engine.Color{o}
	case 'x':
		return []engine.Color{o, engine.Empty}
	case 'o':
		return []engine.Color{x, engine.Empty}
	case '.':
		return []engine.Color{engine.Empty}
	case '#':
		return []engine.Color{engine.Border}
	default:
		return []engine.Color{engine.Empty, x, o, engine.Border}
	}
}
