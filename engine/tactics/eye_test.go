package tactics_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tianyuan/engine"
	"tianyuan/engine/tactics"
)

// eyeFixes are positions after White's move on the 2, with all moves by which
// Black keeps an eye.
var eyeFixes = []struct{ name, diagram string }{
	{"a diagonal was taken", `
		. . . . . .
		. 2 X X . .
		. X . X . .
		. X X * . .
		. . . . . .
		. . . . . .`},
	{"the last diagonal at the edge", `
		. . . . . .
		. . . . . .
		. . . . . .
		. . . . . .
		2 * X X . .
		. X . X . .`},
	{"the diagonal of the corner", `
		. . . . . .
		. . . . . .
		. . . . . .
		. 2 . . . .
		X * . . . .
		. X . . . .`},
	{"diagonals to spare", `
		. . . . . .
		. 2 X X . .
		. X . X . .
		. X X X . .
		. . . . . .
		. . . . . .`},
	{"two diagonals are missing", `
		. . . . . .
		. 2 X . . .
		. X . X . .
		. X X . . .
		. . . . . .
		. . . . . .`},
	{"false already", `
		. . . . . .
		. 2 X X . .
		. X . X . .
		. X X O . .
		. . . . . .
		. . . . . .`},
	{"the opponent's stone would be taken", `
		. . . . . .
		. 2 X X . .
		. X . X . .
		. X X . X .
		. . . . . .
		. . . X . .`},
	{"a move far away", `
		. . . . . 2
		. O X X . .
		. X . X . .
		. X X . . .
		. . . . . .
		. . . . . .`},
}

func TestEyeFixes(t *testing.T) {
	checkAnswers(t, eyeFixes, func(_ *testing.T, pos position, c engine.Color) []engine.Point {
		return tactics.AppendEyeFixes(nil, pos.board, pos.target, c)
	})
	if got := tactics.AppendEyeFixes(nil, engine.NewBoard(9), engine.Pass, engine.Black); len(got) != 0 {
		t.Errorf("after a pass: %v", got)
	}
}

// diagonal reports whether p and q touch at a corner.
func diagonal(p, q engine.Point) bool {
	dx, dy := p.Column()-q.Column(), p.Row()-q.Row()
	return dx*dx == 1 && dy*dy == 1
}

// adjacent reports whether p and q are neighbours.
func adjacent(p, q engine.Point) bool {
	dx, dy := p.Column()-q.Column(), p.Row()-q.Row()
	return dx*dx+dy*dy == 1
}

// after returns the board after a move.
func after(b *engine.Board, p engine.Point, c engine.Color) *engine.Board {
	next := new(engine.Board)
	next.CopyFrom(b)
	next.Play(p, c)
	return next
}

// keepsEye plays out whether c's move d keeps its eye e: with the opponent's
// stone there it is false, and no other diagonal does the same.
func keepsEye(b *engine.Board, e, d engine.Point, c engine.Color) bool {
	opponent := c.Opponent()
	for _, player := range []engine.Color{c, opponent} {
		if !b.Legal(d, player) || tactics.SelfAtari(b, d, player) {
			return false
		}
	}
	if !b.Eye(e, c) || after(b, d, opponent).Eye(e, c) {
		return false
	}
	for _, q := range b.Diagonals(e) {
		if q != d && b.Legal(q, opponent) && !after(b, q, opponent).Eye(e, c) {
			return false
		}
	}
	return true
}

// TestEyeFixTwin holds the moves near the last one in random positions against
// moves played out.
func TestEyeFixTwin(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	compared := 0
	for range 1000 {
		size := 5 + random.IntN(5)
		b := randomPosition(random, size, size*size/2+random.IntN(size*size))
		for i := range size * size {
			last := engine.PointOf(size, i)
			if !b.At(last).IsPlayer() {
				continue
			}
			c := b.At(last).Opponent()
			var want []engine.Point
			for k := range b.NumEmpty() {
				e := b.EmptyAt(k)
				if !b.Eye(e, c) {
					continue
				}
				for _, d := range b.Diagonals(e) {
					if b.At(d) == engine.Empty && (diagonal(e, last) || adjacent(d, last)) && keepsEye(b, e, d, c) {
						want = append(want, d)
					}
				}
			}
			compared += len(want)
			if got := sorted(tactics.AppendEyeFixes(nil, b, last, c)); !slices.Equal(got, sorted(want)) {
				disagree(t, b, last, "AppendEyeFixes", names(got), names(sorted(want)))
			}
		}
	}
	if compared < 100 {
		t.Errorf("only %d moves compared", compared)
	}
}

// counters are false eyes of Black's on the +, and what is played in place of
// filling them.
var counters = []struct{ name, diagram string }{
	{"a stone in atari", `
		. . . . . . .
		. . X . . . .
		. * O X . . .
		. . X + X . .
		. . . X O O .
		. . . . O . .
		. . . . . . .`},
	{"a stone with two liberties", `
		. . . . . . .
		. X X X . . .
		* O O X . . .
		. * X + X . .
		. . . X O . .
		. . . . O . .
		. . . . . . .`},
	{"at the edge", `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. * . . . . .
		X O X . . . .
		. X + X . . .`},
	{"the point saves a chain", `
		. . . . . . .
		. . X . . . .
		. . O X . . .
		. O X + X . .
		. . O X O O .
		. . . . O . .
		. . . . . . .`},
	{"nobody's eye", `
		. . . . . . .
		. . X . . . .
		. . O X . . .
		. . X + . . .
		. . . X O O .
		. . . . O . .
		. . . . . . .`},
	{"chains that cannot be caught", `
		. . . . . . .
		. . . . . . .
		. . O X . . .
		. . X + X . .
		. . . X O . .
		. . . . . . .
		. . . . . . .`},
}

func TestCounters(t *testing.T) {
	checkAnswers(t, counters, func(_ *testing.T, pos position, c engine.Color) []engine.Point {
		return tactics.AppendCounters(nil, pos.board, pos.move, c)
	})
}

func TestFillsEye(t *testing.T) {
	for _, test := range []struct {
		name, diagram string
		want          bool
	}{
		{"no eye", `
			. . . . .
			. . . . .
			O O O . .
			X X O . .
			+ . O . .`, false},
		{"half of the last eye", `
			. . . . .
			. . . . .
			O O O O .
			X X X O .
			+ . X O .`, true},
		{"a false eye", `
			. . . . .
			. . . . .
			O O O . .
			O X X O .
			X + X . O`, true},
		{"out of the eye", `
			. . . . .
			. . . . .
			O O O O .
			X X X O .
			. X + O .`, false},
		{"one of three points", `
			. . . . .
			O O O O O
			X X X X O
			+ O . X O
			X X X X O`, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			for v := range views {
				pos, c := view(t, test.diagram, v), player(v)
				checkSelfAtari(t, pos, c)
				if got := tactics.FillsEye(pos.board, pos.move, c); got != test.want {
					t.Errorf("view %d: %v, want %v on\n%v", v, got, test.want, pos.board)
				}
			}
		})
	}
}
