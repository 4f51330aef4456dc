package life_test

import (
	"testing"

	"tianyuan/engine"
	"tianyuan/engine/life"
)

// believed is the ownership by playouts that believe every chain alive but those
// of one color, which they believe dead.
func believed(b *engine.Board, dead engine.Color) []float64 {
	ownership := blind(b)
	for i := range ownership {
		switch c := b.At(engine.PointOf(b.Size(), i)); c {
		case engine.Black:
			ownership[i] = 0.9
		case engine.White:
			ownership[i] = -0.9
		default:
			continue
		}
		if b.At(engine.PointOf(b.Size(), i)) == dead {
			ownership[i] = -ownership[i]
		}
	}
	return ownership
}

// TestJudgeSure has playouts that are sure of themselves: a seki is found
// whatever they believe, and nothing else is taken for one.
func TestJudgeSure(t *testing.T) {
	const shared, eyes = "B1 D1 B2 D2 B3 C3 D3", "B1 D1 F1 A2 B2 C2 D2 E2 F2"
	tests := []struct {
		name, diagram string
		believed      engine.Color // to be dead
		dead, seki    string
		doubtful      string
	}{
		{"two shared liberties, all alive", sharedLiberties, engine.Empty, "", shared, ""},
		{"two shared liberties, White dead", sharedLiberties, engine.White, "", shared, ""},
		{"two shared liberties, Black dead", sharedLiberties, engine.Black, "", shared, ""},
		{"an eye each, all alive", sharedEyes, engine.Empty, "", eyes, ""},
		{"an eye each, White dead", sharedEyes, engine.White, "", eyes, ""},
		{"an eye each, Black dead", sharedEyes, engine.Black, "", eyes, ""},
		{"a race that White has lost", lostRace, engine.White, "D1 D2 C3 D3", "", ""},
		{"a race by who moves first, White dead", openRace, engine.White, "D1 D2 C3 D3", "", "B1 D1 B2 C2 D2 B3 C3 D3"},
		{"a race by who moves first, all alive", openRace, engine.Empty, "", "", "B1 D1 B2 C2 D2 B3 C3 D3"},
		{"a dame", `
			. X X . O O .
			X X X O O O O
			. X X O O . O
			X X X O O O O
			X . X . O . O
			X X X . O O O
			. X X . O O .`, engine.Empty, "", "", ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			b := parse(t, test.diagram)
			var j life.Judge
			got := j.Judge(b, believed(b, test.believed), false)
			dead, seki, doubtful := vertices(b, got.Status.Dead), vertices(b, got.Status.Seki), vertices(b, got.Doubtful)
			if dead != test.dead || seki != test.seki || doubtful != test.doubtful {
				t.Errorf("dead %q, want %q; seki %q, want %q; doubtful %q, want %q", dead, test.dead, seki, test.seki, doubtful, test.doubtful)
			}
		})
	}
}

const (
	sharedLiberties = `
		. O X X X X X
		O O X . X X X
		. O X X X X X
		O O X X X X X
		O X O O X X X
		O X . O X . X
		O X . O X X X`
	sharedEyes = `
		. O O X . X
		O O O X X X
		O . O X . X
		O O O X X X
		X X X O O O
		. X . O . O`
	// lostRace is sharedLiberties with a liberty more for Black's two stones.
	lostRace = `
		. O X X X X X
		O O X . X X X
		. O X X X X X
		O O X X X X X
		O X O O X X X
		O X . O X . X
		. X X O X X X`
	// openRace has a liberty for each side and a shared one.
	openRace = `
		. O X X X X X
		O O X . X X X
		. O X X X X X
		O O X X X X X
		O X O O X X X
		O X X O X . X
		. X . O . X X`
)
