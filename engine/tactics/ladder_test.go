package tactics_test

import (
	"slices"
	"testing"

	"tianyuan/engine"
	"tianyuan/engine/tactics"
)

// ladders are chains in atari with their owner to move. The moves marked save
// the chain; where none is, the ladder works.
var ladders = []struct{ name, diagram string }{
	{"to the edge", `
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . O . . . . . .
		. . O x O . . . .
		. . . O . . . . .
		. . . . . . . . .`},
	{"into the near corner", `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. O . . . . .
		. O x O . . .
		. . O . . . .`},
	{"breaker on the path", `
		. . . . . . . . .
		. . . . . . . . .
		. . . . . X . . .
		. . . . . . . . .
		. . . . . . . . .
		. . O * . . . . .
		. . O x O . . . .
		. . . O . . . . .
		. . . . . . . . .`},
	{"breaker beside the path", `
		. . . . . . . . .
		. . . . . . . . .
		. . . . X . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . O * . . . . .
		. . O x O . . . .
		. . . O . . . . .
		. . . . . . . . .`},
	{"stone too far beside the path", `
		. . . . . . . . .
		. . . . . . . . .
		. . . X . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . O . . . . . .
		. . O x O . . . .
		. . . O . . . . .
		. . . . . . . . .`},
	{"stone of the chaser on the path", `
		. . . . . . . . .
		. . . . . . . . .
		. . . . . O . . .
		. . . . . . . . .
		. . . . . . . . .
		. . O . . . . . .
		. . O x O . . . .
		. . . O . . . . .
		. . . . . . . . .`},
	{"weak stone beside the path falls with the ladder", `
		. . . . . . . . .
		. . . . . . . . .
		. . . . O O . . .
		. . . O X . . . .
		. . . . . . . . .
		. . O . . . . . .
		. . O x O . . . .
		. . . O . . . . .
		. . . . . . . . .`},
	{"capture of a chaser", `
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . O * * . . . .
		. . O x O X . . .
		. . . O X . . . .
		. . . . . . . . .`},
	{"capture of a chaser away from the path", `
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . O * . . . . .
		. . O x O . . . .
		. . X O X . . . .
		. . . * . . . . .`},
	{"capture of a chaser is not enough", `
		X O o O X O
		X X . X . .
		. . . X . X
		. . . . . .
		. . . . . .
		. . . . . .`},
	{"chaser in atari when the ladder comes by", `
		. . . . . . . . .
		. . . . . . . . .
		. . . . . X . . .
		. . . . . O X . .
		. . . . . . . . .
		. . O . . . . . .
		. . O x O . . . .
		. . . O . . . . .
		. . . . . . . . .`},
	{"extension joins a safe chain", `
		. . . . . . .
		. . . . . . .
		. X . . . . .
		. X . O . . .
		. * O . . . .
		O x O . . . .
		. O . . . . .`},
	{"oiotoshi: joining makes it no better", `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		O O O O O O .
		O x . X X O .
		O O O . O O .`},
	{"oiotoshi after one more push", `
		. . . . . . . .
		. . . . . . . .
		. . . . . . . .
		. . . . . . . .
		. O O O O O O .
		. O x . X X O .
		. . O . O X O .
		. . . O O . . O`},
	{"crawl on the first line", `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. O O . . . .
		. O x . . . .`},
	{"crawl on the first line to a friend", `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. O O . X . .
		. O x * . . .`},
	{"snapback: taking the stone thrown in", `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. X O O O O .
		. X O x X O .
		. X X O . O .`},
	{"snapback after two stones are taken", `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. X O O O O O
		. X O x X X O
		. X X O O . O`},
	{"ko: the last move took, the stone may not be retaken", `
		. . . X . .
		. . . X . .
		. . O X O O
		. O X 2 x .
		. . O X O .
		. . . . . .`},
	{"ko: the same if it may be retaken", `
		. . . X . .
		. . . X . .
		. . O X O O
		. O * O x .
		. . O X O .
		. . . . . .`},
	{"ko: a stone that must be taken by winning the ko gets away", `
		. . . . . .
		. . . . . .
		. O X . . .
		O x * X . .
		. O X . . .
		. . . . . .`},
	{"suicide is no extension", `
		. . . . .
		. . . . .
		O O . . .
		X O . . .
		x . O . .`},
	{"smallest board", `
		* .
		O x`},
	{"across the board", longLadder},
	{"breaker in the far corner", `
		. . . . . . . . . . . . . . . . . . .
		. . . . . . . . . . . . . . . . . . .
		. . . . . . . . . . . . . . . . . . .
		. . . . . . . . . . . . . . . X . . .
		. . . . . . . . . . . . . . . . . . .
		. . . . . . . . . . . . . . . . . . .
		. . . . . . . . . . . . . . . . . . .
		. . . . . . . . . . . . . . . . . . .
		. . . . . . . . . . . . . . . . . . .
		. . . . . . . . . . . . . . . . . . .
		. . . . . . . . . . . . . . . . . . .
		. . . . . . . . . . . . . . . . . . .
		. . . . . . . . . . . . . . . . . . .
		. . . . . . . . . . . . . . . . . . .
		. . . O * . . . . . . . . . . . . . .
		. . . O x O . . . . . . . . . . . . .
		. . . . O . . . . . . . . . . . . . .
		. . . . . . . . . . . . . . . . . . .
		. . . . . . . . . . . . . . . . . . .`},
}

func TestLadder(t *testing.T) {
	for _, c := range ladders {
		t.Run(c.name, func(t *testing.T) {
			checkTwin(t, c.diagram, func(w *twin, pos position) []engine.Point {
				return w.escapes(pos.board, pos.target, 0)
			})
			var reader tactics.Reader
			eachView(t, c.diagram, func(t *testing.T, pos position) {
				escapes := sorted(reader.Escapes(pos.board, pos.target, nil))
				if !slices.Equal(escapes, pos.answer) {
					t.Errorf("Escapes: %s, want %s", names(escapes), names(pos.answer))
				}
				want := len(pos.answer) == 0
				if got := reader.Ladder(pos.board, pos.target); got != want {
					t.Errorf("Ladder: %v, want %v", got, want)
				}
				liberty, ok := pos.board.Atari(pos.target)
				if !ok {
					t.Fatal("not in atari")
				}
				move, ok := reader.Catches(pos.board, pos.target)
				if legal := pos.board.Legal(liberty, pos.board.At(pos.target).Opponent()); ok != legal || move != liberty {
					t.Errorf("Catches: %d, %v, want %d, %v", move, ok, liberty, legal)
				}
			})
		})
	}
}

// checkTwin compares the answer of a diagram with that of the slow twin.
func checkTwin(t *testing.T, diagram string, answer func(*twin, position) []engine.Point) {
	t.Helper()
	pos := view(t, diagram, 0)
	if pos.board.Size() > 9 {
		return // takes too long
	}
	w := &twin{size: pos.board.Size(), plies: 60}
	got := answer(w, pos)
	if !slices.Equal(got, pos.answer) || w.deep {
		t.Fatalf("twin: %s, want %s (not certain: %v)\n%s", names(got), names(pos.answer), w.deep, pos.board)
	}
}
