package review

import (
	"context"
	"errors"
	"math"
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

var errJudge = errors.New("no judgement")

// judgeFails shows that nothing is judged where nothing should be.
func judgeFails(context.Context, *engine.Game) (engine.Status, error) {
	return engine.Status{}, errJudge
}

// repetition is a game under the rules whose last position stands for the third
// time: White gives two stones, takes one back, and Black passes, over and over.
func repetition(rules string) string {
	const cycle = ";W[ce];B[ae];W[be];B[]"
	return "(;SZ[5]KM[7.5]RU[" + rules + "]AB[bd][cd][de]AW[ac][ad][be]" + cycle + cycle + ";W[ce])"
}

// write writes a record into a file.
func write(t *testing.T, record string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "game.sgf")
	if err := os.WriteFile(path, []byte(record), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestScore(t *testing.T) {
	tests := []struct {
		name    string
		record  string
		options ScoreOptions
		judge   Judge
		want    string // the report
		err     string // or the error, whole
	}{
		{
			"judged", board5, ScoreOptions{}, judgeDead, `
Rules   chinese on 5x5, after 0 moves
Komi    0.5 to White
Dead    A3 (1 stone in 1 chain, as judged)
Zi      Black 15 (stones 10, territory 5), White 10 (stones 5, territory 5)
Result  黑胜 2 1/4 子 (Black wins by 2 1/4 zi)
Score   B+4.5
`, "",
		},
		{
			"all alive", board5, ScoreOptions{}, judgeNone, `
Rules   chinese on 5x5, after 0 moves
Komi    0.5 to White
Dead    none, as judged
Zi      Black 12 (stones 10, territory 0), White 13 (stones 6, territory 5)
Shared  4 points, half a zi each to both
Result  白胜 3/4 子 (White wins by 3/4 zi)
Score   W+1.5
`, "",
		},
		{
			"dead given, a chain twice", strings.Replace(board5, "KM", "RE[B+R]KM", 1), ScoreOptions{Dead: "A3,a3"}, judgeFails, `
Rules   chinese on 5x5, after 0 moves
Komi    0.5 to White
Dead    A3 (1 stone in 1 chain, given)
Zi      Black 15 (stones 10, territory 5), White 10 (stones 5, territory 5)
Result  黑胜 2 1/4 子 (Black wins by 2 1/4 zi)
Score   B+4.5
Record  says B+R
`, "",
		},
		{
			"as is", board5, ScoreOptions{AsIs: true}, judgeFails, `
Rules   chinese on 5x5, after 0 moves
Komi    0.5 to White
Dead    none: every stone counts where it stands
Zi      Black 12 (stones 10, territory 0), White 13 (stones 6, territory 5)
Shared  4 points, half a zi each to both
Result  白胜 3/4 子 (White wins by 3/4 zi)
Score   W+1.5
`, "",
		},
		{
			"rules that count stones as they stand", board5, ScoreOptions{Rules: "cgos"}, judgeFails, `
Rules   cgos on 5x5, after 0 moves
Komi    0.5 to White
Dead    none: every stone counts where it stands
Zi      Black 12 (stones 10, territory 0), White 13 (stones 6, territory 5)
Shared  4 points, half a zi each to both
Result  白胜 3/4 子 (White wins by 3/4 zi)
Score   W+1.5
`, "",
		},
		{
			"komi", board5, ScoreOptions{Komi: 5, HasKomi: true}, judgeDead, `
Rules   chinese on 5x5, after 0 moves
Komi    5 to White
Dead    A3 (1 stone in 1 chain, as judged)
Zi      Black 15 (stones 10, territory 5), White 10 (stones 5, territory 5)
Result  和棋 (Draw)
Score   0
`, "",
		},
		{
			"territory", board5, ScoreOptions{Rules: "japanese"}, judgeDead, `
Rules   japanese on 5x5, after 0 moves
Komi    0.5 to White
Dead    A3 (1 stone in 1 chain, as judged)
Points  Black 6 (territory 5, prisoners 1), White 5 (territory 5, prisoners 0)
Result  黑胜 0.5 目 (Black wins by 0.5 points)
Score   B+0.5
`, "",
		},
		{
			"seki corrects the judge", board5, ScoreOptions{Rules: "japanese", Seki: "A3"}, judgeDead, `
Rules   japanese on 5x5, after 0 moves
Komi    0.5 to White
Dead    none, as judged
Seki    A3
Points  Black 0 (territory 0, prisoners 0), White 5 (territory 5, prisoners 0)
Result  白胜 5.5 目 (White wins by 5.5 points)
Score   W+5.5
`, "",
		},
		{
			"a tax on groups", board5, ScoreOptions{Rules: "stone-scoring", Dead: "A3"}, judgeFails, `
Rules   stone-scoring on 5x5, after 0 moves
Komi    0.5 to White
Dead    A3 (1 stone in 1 chain, given)
Zi      Black 15 (stones 10, territory 5), White 10 (stones 5, territory 5)
Tax     1 zi a group to the opponent: Black pays 1, White 1
Result  黑胜 2 1/4 子 (Black wins by 2 1/4 zi)
Score   B+4.5
`, "",
		},
		{
			"handicap", strings.Replace(board5, "KM[0.5]", "KM[0.5]HA[10]", 1), ScoreOptions{Dead: "a3"}, judgeFails, `
Rules   chinese on 5x5, after 0 moves
Komi    0.5 to White, 10 points more for handicap stones
Dead    A3 (1 stone in 1 chain, given)
Zi      Black 15 (stones 10, territory 5), White 10 (stones 5, territory 5)
Result  白胜 2 3/4 子 (White wins by 2 3/4 zi)
Score   W+5.5
`, "",
		},
		{
			"the button", "(;GM[1]FF[4]SZ[5]KM[7]AB[aa];W[];B[])", ScoreOptions{Rules: "aga-button"}, judgeNone, `
Rules   aga-button on 5x5, after 2 moves
Komi    7 to White, the button's half a point to White
Dead    none, as judged
Zi      Black 25 (stones 1, territory 24), White 0 (stones 0, territory 0)
Result  黑胜 8 3/4 子 (Black wins by 8 3/4 zi)
Score   B+17.5
`, "",
		},
		{
			"a draw by repetition", repetition("Chinese"), ScoreOptions{}, judgeFails, `
Rules   chinese on 5x5, after 9 moves
Komi    7.5 to White
End     repetition: the position stands for the third time, and is not counted
Result  和棋 (Draw)
Score   0
`, "",
		},
		{
			"no result by repetition", repetition("Japanese"), ScoreOptions{}, judgeFails, `
Rules   japanese on 5x5, after 9 moves
Komi    7.5 to White
End     repetition: the position stands for the third time, and is not counted
Result  无胜负 (No result)
Score   Void
`, "",
		},
		{
			"before the repetition", repetition("Chinese"), ScoreOptions{Before: 9, AsIs: true}, judgeFails, `
Rules   chinese on 5x5, after 8 moves
Komi    7.5 to White
Dead    none: every stone counts where it stands
Zi      Black 12 (stones 3, territory 0), White 13 (stones 3, territory 1)
Shared  18 points, half a zi each to both
Result  白胜 4 1/4 子 (White wins by 4 1/4 zi)
Score   W+8.5
`, "",
		},
		{
			"no rules named", "(;SZ[5]KM[0];B[aa])", ScoreOptions{AsIs: true}, judgeFails, `
Rules   competition on 5x5, after 1 move
Komi    0 to White
Dead    none: every stone counts where it stands
Zi      Black 25 (stones 1, territory 24), White 0 (stones 0, territory 0)
Result  黑胜 12 1/2 子 (Black wins by 12 1/2 zi)
Score   B+25
`, "",
		},
		{"dead and as is", board5, ScoreOptions{Dead: "A3", AsIs: true}, judgeFails, "", "as-is and dead: want one of them"},
		{"dead and seki", board5, ScoreOptions{Dead: "B1 D1", Seki: "D5"}, judgeFails, "", "dead and seki: the chain of D5 is in both"},
		{"no stone", board5, ScoreOptions{Dead: "E5"}, judgeFails, "", `dead: no stone at "E5"`},
		{"a pass", board5, ScoreOptions{Dead: "pass"}, judgeFails, "", `dead: no stone at "pass"`},
		{"no vertex", board5, ScoreOptions{Seki: "Z9"}, judgeFails, "", `seki: no stone at "Z9"`},
		{"unknown rules", board5, ScoreOptions{Rules: "mine"}, judgeFails, "", `unknown rules: "mine"`},
		{"bad komi and move", board5, ScoreOptions{Komi: math.Inf(1), HasKomi: true, Before: -1}, judgeFails, "", "komi +Inf: want a finite number; move -1: want at least 1, or 0 for the end"},
		{"beyond the end", board5, ScoreOptions{Before: 2}, judgeFails, "", "move 2: want at most 1, one beyond the record's last move"},
		{"beyond the end, after a set-up", "(;SZ[5];B[aa];W[bb];AB[cc];B[dd])", ScoreOptions{Before: 5}, judgeFails, "", "move 5: want at most 4, one beyond the record's last move"},
		{"judge fails", board5, ScoreOptions{}, judgeFails, "", errJudge.Error()},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			report, err := Score(context.Background(), write(t, test.record), test.options, test.judge)
			if test.err != "" {
				if err == nil || err.Error() != test.err {
					t.Fatalf("error %v, want %s", err, test.err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if got := "\n" + report.String(); got != test.want {
				t.Errorf("report%s\nwant%s", got, test.want)
			}
		})
	}
}

// TestScoreKomi is about whose komi counts.
func TestScoreKomi(t *testing.T) {
	tests := []struct {
		name    string
		record  string
		options ScoreOptions
		want    float64
	}{
		{"the record's", "(;SZ[5]KM[3]RU[Japanese])", ScoreOptions{}, 3},
		{"that of the record's rules", "(;SZ[5]RU[Japanese])", ScoreOptions{}, 6.5},
		{"the default", "(;SZ[5])", ScoreOptions{}, engine.DefaultRules().Komi},
		{"that of the given rules", "(;SZ[5])", ScoreOptions{Rules: "japanese"}, 6.5},
		{"that of the given rules against the record's", "(;SZ[5]RU[NZ])", ScoreOptions{Rules: "japanese"}, 6.5},
		{"the record's under given rules", "(;SZ[5]KM[3])", ScoreOptions{Rules: "japanese"}, 3},
		{"that in JSON", "(;SZ[5]KM[3])", ScoreOptions{Rules: `{"komi":4.5}`}, 4.5},
		{"the given one", "(;SZ[5]KM[3])", ScoreOptions{Rules: `{"komi":4.5}`, Komi: 1, HasKomi: true}, 1},
		{"none", "(;SZ[5]KM[3])", ScoreOptions{HasKomi: true}, 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			report, err := Score(context.Background(), write(t, test.record), test.options, judgeNone)
			if err != nil {
				t.Fatal(err)
			}
			if report.Score.Komi != test.want {
				t.Errorf("komi %v, want %v", report.Score.Komi, test.want)
			}
		})
	}
}

func TestScoreBadFile(t *testing.T) {
	if _, err := Score(context.Background(), write(t, "no record"), ScoreOptions{}, judgeNone); err == nil || !strings.Contains(err.Error(), "sgf") {
		t.Errorf("no record: error %v", err)
	}
	if _, err := Score(context.Background(), filepath.Join(t.TempDir(), "none.sgf"), ScoreOptions{}, judgeNone); err == nil {
		t.Error("missing file: no error")
	}
}
