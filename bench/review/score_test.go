package review

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tianyuan/engine"
)

// board5 is a 5x5 game: Black's two columns, White's one and a white stone at
// A3 that cannot live; Black 15 without it, as it stands 10 to 11 and four
// shared points.
const board5 = "(;GM[1]FF[4]SZ[5]KM[0.5]RU[Chinese]AB[ba][bb][bc][bd][be][ca][cb][cc][cd][ce]AW[da][db][dc][dd][de][ac])"

// judgeNone finds everything alive, judgeDead the first white chain dead.
func judgeNone(context.Context, *engine.Game) (engine.Status, error) { return engine.Status{}, nil }

func judgeDead(_ context.Context, g *engine.Game) (engine.Status, error) {
	p, _ := engine.At(g.Size(), 1, 3)
	return engine.Status{Dead: []engine.Point{p}}, nil
}

func TestScore(t *testing.T) {
	failing := errors.New("no judgement")
	tests := []struct {
		name    string
		record  string
		options ScoreOptions
		judge   Judge
		want    []string // parts of the report
		err     string   // part of the error
	}{
		{"judged", board5, ScoreOptions{}, judgeDead, []string{"Rules   chinese, komi 0.5", "Dead    A3", "Black 15, White 10", "黑胜 2 1/4 子 (Black wins by 2 1/4 zi)", "Score   B+4.5"}, ""},
		{"all alive", board5, ScoreOptions{}, judgeNone, []string{"Dead    none", "Black 12, White 13", "Score   W+1.5"}, ""},
		{"dead given", board5, ScoreOptions{Dead: "A3"}, judgeNone, []string{"Score   B+4.5"}, ""},
		{"as is", board5, ScoreOptions{AsIs: true}, judgeDead, []string{"Score   W+1.5"}, ""},
		{"rules that count stones as they stand", board5, ScoreOptions{Rules: "cgos"}, judgeDead, []string{"cgos", "Score   W+1.5"}, ""},
		{"komi", board5, ScoreOptions{Komi: 5, HasKomi: true}, judgeDead, []string{"komi 5", "和棋 (Draw)", "Score   0"}, ""},
		{"territory", board5, ScoreOptions{Rules: "japanese"}, judgeDead, []string{"Points  Black 6, White 5", "Score   B+0.5"}, ""},
		{"handicap", strings.Replace(board5, "KM[0.5]", "KM[0.5]HA[10]", 1), ScoreOptions{Dead: "a3"}, judgeNone, []string{"10 to White for handicap", "Score   W+5.5"}, ""},
		{"no stone", board5, ScoreOptions{Dead: "E5"}, judgeNone, nil, `"E5"`},
		{"no vertex", board5, ScoreOptions{Seki: "Z9"}, judgeNone, nil, `"Z9"`},
		{"unknown rules", board5, ScoreOptions{Rules: "mine"}, judgeNone, nil, "unknown rules"},
		{"bad komi", board5, ScoreOptions{Komi: 1e9, HasKomi: true}, judgeNone, nil, "komi"},
		{"judge fails", board5, ScoreOptions{}, func(context.Context, *engine.Game) (engine.Status, error) { return engine.Status{}, failing }, nil, "no judgement"},
		{"no record", "no record", ScoreOptions{}, judgeNone, nil, "sgf"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "game.sgf")
			if err := os.WriteFile(path, []byte(test.record), 0o600); err != nil {
				t.Fatal(err)
			}
			report, err := Score(context.Background(), path, test.options, test.judge)
			if test.err != "" {
				if err == nil || !strings.Contains(err.Error(), test.err) {
					t.Fatalf("error %v, want one about %s", err, test.err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			for _, part := range test.want {
				if !strings.Contains(report.String(), part) {
					t.Errorf("report lacks %q:\n%s", part, report)
				}
			}
		})
	}
	if _, err := Score(context.Background(), filepath.Join(t.TempDir(), "none.sgf"), ScoreOptions{}, judgeNone); err == nil {
		t.Error("missing file: no error")
	}
}
