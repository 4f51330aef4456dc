package match_test

import (
	"errors"
	"math"
	"strings"
	"testing"
	"time"

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
		{"no command", func(o *match.Options) { o.Black = " " }, "black: no command line"},
		{"open quote", func(o *match.Options) { o.White = "'bot" }, `white: bad command line: ' is not closed: "'bot"`},
		{"no games", func(o *match.Options) { o.Games = 0 }, "games 0: want at least 1"},
		{"size 0", func(o *match.Options) { o.Size = 0 }, "size 0: want 2 to 25"},
		{"size 1", func(o *match.Options) { o.Size = 1 }, "size 1: want 2 to 25"},
		{"size 26", func(o *match.Options) { o.Size = 26 }, "size 26: want 2 to 25"},
		{"no komi", func(o *match.Options) { o.Komi = math.NaN() }, "komi NaN: want a finite number"},
		{"endless komi", func(o *match.Options) { o.Komi = math.Inf(-1) }, "komi -Inf: want a finite number"},
		{"rules", func(o *match.Options) { o.Rules = "checkers" }, `unknown rules: "checkers"`},
		{"corner stones", func(o *match.Options) { o.Rules = "stone-scoring" }, "rules stone-scoring: they start from stones on the board, which programs cannot be told"},
		{"handicap of one", func(o *match.Options) { o.Handicap = 1 }, "handicap 1: fixed_handicap has no such stones on 19x19"},
		{"handicap of ten", func(o *match.Options) { o.Handicap = 10 }, "handicap 10: fixed_handicap has no such stones on 19x19"},
		{"handicap on a small board", func(o *match.Options) { o.Size, o.Handicap = 5, 2 }, "handicap 2: fixed_handicap has no such stones on 5x5"},
		{"move timeout", func(o *match.Options) { o.MoveTimeout = 0 }, "move-timeout 0s: want more than 0s"},
		{"command timeout", func(o *match.Options) { o.CommandTimeout = -time.Second }, "command-timeout -1s: want more than 0s"},
		{"start timeout", func(o *match.Options) { o.StartTimeout = 0 }, "start-timeout 0s: want more than 0s"},
		{"grace", func(o *match.Options) { o.Grace = 0 }, "grace 0s: want more than 0s"},
		{"move limit", func(o *match.Options) { o.MoveLimit = -1 }, "move-limit -1: want at least 0"},
		{"folder", func(o *match.Options) { o.Dir = "" }, "output: no folder"},
	}
	all := good
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o := good
			tt.change(&o)
			tt.change(&all)
			err := o.Validate()
			if !errors.Is(err, match.ErrOptions) || err.Error() != tt.want {
				t.Errorf("Validate() = %v, want %s", err, tt.want)
			}
			if _, runErr := match.Run(t.Context(), o, nil); !errors.Is(runErr, match.ErrOptions) {
				t.Errorf("Run() = %v", runErr)
			}
		})
	}
	got := all.Validate().Error()
	if n := len(strings.Split(got, "; ")); n != 12 || strings.Contains(got, "\n") {
		t.Errorf("%d faults reported at once, want 12 in one line:\n%v", n, got)
	}
	good.Size = 2
	if err := good.Validate(); err != nil {
		t.Errorf("size 2: %v", err)
	}
}
