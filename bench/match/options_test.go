package match_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"tianyuan/bench/match"
)

func TestOptionsValidate(t *testing.T) {
	good := match.DefaultOptions()
	good.Black, good.White, good.Dir = "a", "b", "out"
	if err := good.Validate(); err != nil {
		t.Fatalf("the defaults: %v", err)
	}
	tests := []struct {
		name   string
		change func(*match.Options)
		want   string
	}{
		{"no command", func(o *match.Options) { o.Black = " " }, "black"},
		{"open quote", func(o *match.Options) { o.White = "'bot" }, "white"},
		{"no games", func(o *match.Options) { o.Games = 0 }, "games"},
		{"size 0", func(o *match.Options) { o.Size = 0 }, "size"},
		{"size 26", func(o *match.Options) { o.Size = 26 }, "size"},
		{"komi", func(o *match.Options) { o.Komi = math.NaN() }, "komi"},
		{"rules", func(o *match.Options) { o.Rules = "checkers" }, "unknown rules"},
		{"corner stones", func(o *match.Options) { o.Rules = "stone-scoring" }, "stones on the board"},
		{"move timeout", func(o *match.Options) { o.MoveTimeout = 0 }, "move timeout"},
		{"command timeout", func(o *match.Options) { o.CommandTimeout = -1 }, "command timeout"},
		{"start timeout", func(o *match.Options) { o.StartTimeout = 0 }, "start timeout"},
		{"grace", func(o *match.Options) { o.Grace = 0 }, "grace"},
		{"move limit", func(o *match.Options) { o.MoveLimit = -1 }, "move limit"},
		{"folder", func(o *match.Options) { o.Dir = "" }, "folder"},
	}
	all := good
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o := good
			tt.change(&o)
			tt.change(&all)
			err := o.Validate()
			if !errors.Is(err, match.ErrOptions) || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("Validate() = %v", err)
			}
			if _, runErr := match.Run(t.Context(), o, nil); !errors.Is(runErr, match.ErrOptions) {
				t.Errorf("Run() = %v", runErr)
			}
		})
	}
	if got := strings.Count(all.Validate().Error(), "match: bad option"); got != 12 {
		t.Errorf("%d faults reported at once, want 12:\n%v", got, all.Validate())
	}
}
