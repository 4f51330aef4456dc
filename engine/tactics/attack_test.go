package tactics_test

import (
	"slices"
	"testing"

	"tianyuan/engine"
	"tianyuan/engine/tactics"
)

// attacks are chains that the opponent attacks. The moves marked catch the chain
// with so many free moves, and no others do.
var attacks = []struct {
	name    string
	depth   int
	diagram string
}{
	{"ladder", 0, `
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . O . . . . . .
		. . O x * . . . .
		. . . O . . . . .
		. . . . . . . . .`},
	{"two liberties in the open", 0, `
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . O . . . . .
		. . O x . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .`},
	{"ladder either way", 0, `
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. O * . . . . . .
		. O x * . . . . .
		. . O O . . . . .
		. . . . . . . . .`},
	{"ladder one way, the other is broken", 0, `
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . X
		. . . . . . . . .
		. . . . . . . . .
		. O . . . . . . .
		. O x * . . . . .
		. . O O . . . . .
		. . . . . . . . .`},
	{"ladders broken", 0, `
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . X . .
		. . . . . . . . .
		. . . . . . . . .
		. O . . . . . . .
		. O x . . . . . .
		. . O O . . . . .
		. . . . . . . . .`},
	{"net where the ladders are broken", 1, `
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . X . .
		. . . . . . . . .
		. . . . . . . . .
		. O . * . . . . .
		. O x . . . . . .
		. . O O . . . . .
		. . . . . . . . .`},
	{"net or ladder", 1, `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. O * * . . .
		. O x * . . .
		. . O O . . .
		. . . . . . .`},
	{"against the edge", 0, `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . O . . .
		. . O x * . .
		. . . . . . .`},
	{"three liberties are no ladder", 0, `
		. . . . . .
		. O O O . .
		O . x . O .
		. O . O . .
		. . O . . .
		. . . . . .`},
	{"three liberties in a cage", 1, `
		. . . . . .
		. O O O . .
		O * x * O .
		. O * O . .
		. . O . . .
		. . . . . .`},
	{"throw-in for a snapback", 0, `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		X . . . . . .
		. X O O O O .
		. X O x X O .
		. X X * . O .`},
	{"connect and die", 0, `
		. . . . . . . .
		. . . . . . . .
		. . . . . . . .
		. . . . . . . .
		. O O O O O O .
		. O x . X X O .
		. . * . O X O .
		. . . O O . . O`},
	{"take it", 0, `
		. . . . .
		. . . . .
		. . O . .
		. O x * .
		. . O . .`},
	{"ko may not be taken back", 1, `
		. . . . .
		. X O . .
		X O 1 O .
		. X O . .
		. . . . .`},
}

func TestAttacks(t *testing.T) {
	for _, c := range attacks {
		t.Run(c.name, func(t *testing.T) {
			checkTwin(t, c.diagram, func(w *twin, pos position) []engine.Point {
				return w.attacks(pos.board, pos.target, c.depth)
			})
			reader := tactics.Reader{Depth: c.depth}
			eachView(t, c.diagram, func(t *testing.T, pos position) {
				got := sorted(reader.Attacks(pos.board, pos.target, nil))
				if !slices.Equal(got, pos.answer) {
					t.Errorf("Attacks: %s, want %s", names(got), names(pos.answer))
				}
				if c.depth > 0 {
					return
				}
				move, ok := reader.Catches(pos.board, pos.target)
				if ok != (len(pos.answer) > 0) || ok && !slices.Contains(pos.answer, move) {
					t.Errorf("Catches: %s, %v, want one of %s", names([]engine.Point{move}), ok, names(pos.answer))
				}
			})
		})
	}
}

// escapes are chains of two or three liberties that must be saved, with so many
// free moves of the opponent. The moves marked save the chain, and no others do.
var escapes = []struct {
	name    string
	depth   int
	diagram string
}{
	{"out of a ladder", 0, `
		. . . . . .
		. . * * * .
		. * * * * *
		. O * * * *
		. O x * * .
		. * O * . .`},
	{"safe without a move", 0, `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . O . . . .
		. O x . . . .
		. . . . . . .
		. . . . . . .`},
	{"lost anyway", 0, `
		. . . . . .
		. . . . . .
		. . . . . .
		. O O O . .
		O . x . O .
		. O O O . .`},
	{"join or take", 0, `
		. . . . . .
		. . . . . .
		O O O O O .
		O X . x O .
		. O X O O .
		. O . . . .`},
	{"out of a net", 1, `
		. . . . . .
		. . . . . .
		. . . . . .
		. O * * . .
		. O x * * .
		. . O O . .`},
}

func TestEscapes(t *testing.T) {
	for _, c := range escapes {
		t.Run(c.name, func(t *testing.T) {
			checkTwin(t, c.diagram, func(w *twin, pos position) []engine.Point {
				return w.escapes(pos.board, pos.target, c.depth)
			})
			reader := tactics.Reader{Depth: c.depth}
			eachView(t, c.diagram, func(t *testing.T, pos position) {
				got := sorted(reader.Escapes(pos.board, pos.target, nil))
				if !slices.Equal(got, pos.answer) {
					t.Errorf("Escapes: %s, want %s", names(got), names(pos.answer))
				}
			})
		})
	}
}

// Two chains fall to one atari each way; whichever is saved, the ladder of the
// other goes on.
func TestDoubleLadder(t *testing.T) {
	const before = `
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . O . . . O . .
		. . O x . X O . .
		. . . O . O . . .
		. . . . O . . . .
		. . . . . . . . .`
	eachView(t, before, func(t *testing.T, pos position) {
		var reader tactics.Reader
		owner := pos.board.At(pos.target)
		chains := []engine.Point{pos.target}
		for i := range 81 {
			p := engine.PointOf(9, i)
			if p != pos.target && pos.board.At(p) == owner {
				chains = append(chains, p)
			}
		}
		between := (chains[0] + chains[1]) / 2
		for _, p := range chains {
			if got := reader.Attacks(pos.board, p, nil); !slices.Contains(got, between) {
				t.Fatalf("Attacks on %d: %s, want %d among them", p, names(got), between)
			}
		}
		b := *pos.board
		b.Play(between, owner.Opponent())
		for i, p := range chains {
			if !reader.Ladder(&b, p) {
				t.Errorf("%d gets away alone", p)
			}
			liberty, _ := b.Atari(p)
			next := b
			next.Play(liberty, owner)
			if _, ok := reader.Catches(&next, chains[1-i]); !ok {
				t.Errorf("after %d runs %d is not caught", p, chains[1-i])
			}
		}
	})
}
