package gtp

import (
	"context"
	"errors"
	"testing"

	"tianyuan/engine"
)

// TestCleanup: the engine is told that it cleans up, on its clock; a resignation
// and an illegal move become a pass, and a fault leaves the game alone.
func TestCleanup(t *testing.T) {
	fault := errors.New("no idea")
	tests := []struct {
		name   string
		choice Choice
		err    error
		want   string
		moves  int
	}{
		{"a move", Choice{Point: engine.PointOf(9, 0)}, nil, "A1", 1},
		{"a pass", Choice{Point: engine.Pass}, nil, "pass", 1},
		{"a resignation is a pass", Choice{Resign: true}, nil, "pass", 1},
		{"off the board", Choice{Point: engine.NumPoints - 1}, nil, "pass", 1},
		{"a fault", Choice{}, fault, "", 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var asked []Request
			s := newTestServer(t, scripted{choose: func(_ context.Context, _ *engine.Game, c engine.Color, how Request) (Choice, error) {
				if c != engine.White {
					t.Errorf("asked for %v", c)
				}
				asked = append(asked, how)
				return test.choice, test.err
			}}, size9)
			for _, line := range []string{"time_settings 60 0 0", "kgs-genmove_cleanup w"} {
				c, _ := parse([]byte(line))
				got, err := s.run(t.Context(), c)
				if c.name == "kgs-genmove_cleanup" && (got != test.want || !errors.Is(err, test.err)) {
					t.Errorf("%q, %v, want %q", got, err, test.want)
				}
			}
			if len(asked) != 1 || !asked[0].Cleanup || asked[0].Regression || !asked[0].Clock.Limited() {
				t.Errorf("asked %+v", asked)
			}
			if n := len(s.game.Moves()); n != test.moves || s.game.End() != engine.NotOver {
				t.Errorf("%d moves, end %v", n, s.game.End())
			}
		})
	}
}
