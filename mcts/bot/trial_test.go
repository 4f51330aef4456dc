package bot

import (
	"testing"
	"time"

	"tianyuan/engine"
	"tianyuan/gtp"
)

const (
	// threatened is from a game: White threatens to play E6, and an opinion of
	// Black's stones takes no notice.
	threatened = `
		. . . . . . . . .
		X X X . X . . . .
		X X X . . . . X .
		O X O X . . . . X
		O O O O X . X X O
		. O X X X X O O O
		. O X O X O O . .
		. O O O X O . O .
		. . . . O . O . .`
	// besieged is from another: Black has to see to the corner, and D7 is none of
	// its moves.
	besieged = `
		. O . . . . . . .
		O . . O O O . . .
		X O O . X X O O .
		. X X X . . X O O
		X O X . X . X X O
		. O . . . . X O X
		. . O . X . X O .
		. X X X . . X O .
		. . . . . X O O .`
)

func TestTrial(t *testing.T) {
	for _, test := range []struct {
		name, preset, diagram string
		komi                  float64
		move                  string
		want                  bool
	}{
		{"a pass that loses a group", "competition", threatened, 7.5, "pass", false},
		{"the move that keeps it", "competition", threatened, 7.5, "E6", true},
		{"a dame that loses a group", "competition", besieged, 7.5, "D7", false},
		{"the move that keeps that one", "competition", besieged, 7.5, "A6", true},
		{"a pass where all is settled", "competition", corridors, 0.5, "pass", true},
		{"a pass before a dead stone is taken off by agreement", "competition", deadWhite, 0.5, "pass", true},
		{"it stays where stones count as they stand", "cgos", deadWhite, 0.5, "pass", false},
		{"a move that is not legal", "competition", corridors, 0.5, "B1", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := newGame(t, test.preset, test.diagram, test.komi, engine.Black)
			trial := trial{bot: newTestBot(t, 300), game: g, color: engine.Black}
			if got := trial.holds(t.Context())(point(t, g, test.move), 0.85); got != test.want {
				t.Errorf("%v, want %v", got, test.want)
			}
			if len(g.Moves()) > 0 {
				t.Error("the game has gone on")
			}
		})
	}
}

// TestTrialsAreBounded: after some trials, and when there is no time, nothing
// holds.
func TestTrialsAreBounded(t *testing.T) {
	g := newGame(t, "competition", corridors, 0.5, engine.Black)
	tried := trial{bot: newTestBot(t, 300), game: g, color: engine.Black}
	holds := tried.holds(t.Context())
	for i := range mostTrials + 1 {
		if got := holds(engine.Pass, 0.5); got != (i < mostTrials) {
			t.Errorf("trial %d: %v", i+1, got)
		}
	}
	late := trial{bot: tried.bot, game: g, color: engine.Black, end: time.Now()}
	if late.holds(t.Context())(engine.Pass, 0) {
		t.Error("a pass holds without time for an answer")
	}
}

// TestGroupIsKept has the bot at the threatened group: it may not be talked into
// a pass.
func TestGroupIsKept(t *testing.T) {
	for seed := range uint64(4) {
		g := newGame(t, "competition", threatened, 7.5, engine.Black)
		b := newTestBot(t, 2000)
		b.options.Search.Seed = seed
		if got := choose(t, b, g, engine.Black, gtp.Request{}); got == "pass" {
			t.Errorf("seed %d: a pass", seed)
		}
	}
}
