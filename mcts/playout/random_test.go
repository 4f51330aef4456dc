package playout

import (
	"strings"
	"testing"

	"tianyuan/engine"
	"tianyuan/mcts"
)

// TestJudge: what becomes of Black's move on the + when it has been drawn. On a *
// is what may be played in its place; none means that it is refused.
func TestJudge(t *testing.T) {
	const (
		plays   = "plays"
		refuses = "refuses"
		replace = "replaces"
	)
	snapback := `
		X X O O O
		X X O O O
		. X O + .
		X X O O O
		. X O O O`
	extends := `
		. . . . .
		. . . . .
		O O O . .
		X X X O .
		+ O * . .`
	halfEye := `
		. . . . .
		. . . . .
		O O O O .
		X X X O .
		+ . X O .`
	falseEye := `
		. . X . .
		* O X . .
		. X + X .
		. . X O O
		. . . O .`
	for _, test := range []struct {
		name    string
		rates   Rates
		diagram string
		want    string
	}{
		{"no rules", Rates{}, extends, plays},
		{"self-atari", Rates{SelfAtari: 1}, extends, refuses},
		{"no self-atari", Rates{SelfAtari: 1}, falseEye, plays},
		{"self-atari with the other liberty", Rates{SelfAtari: 1, Instead: 1}, extends, replace},
		{"nothing in place of a lone stone", Rates{SelfAtari: 1, Instead: 1}, snapback, refuses},
		{"snapback", Rates{SelfAtari: 1}, snapback, refuses},
		{"snapback as a sacrifice", Rates{SelfAtari: 1, Sacrifice: 1}, snapback, plays},
		{"no sacrifice", Rates{SelfAtari: 1, Sacrifice: 1}, extends, refuses},
		{"half of the last eye", Rates{EyeFill: 1}, halfEye, refuses},
		{"not an eye", Rates{EyeFill: 1}, extends, plays},
		{"false eye", Rates{EyeFill: 1}, falseEye, replace},
	} {
		t.Run(test.name, func(t *testing.T) {
			b, err := engine.ParseDiagram(strings.NewReplacer("+", ".", "*", ".").Replace(test.diagram))
			if err != nil {
				t.Fatal(err)
			}
			var p, instead engine.Point
			row := b.Size() + 1
			for line := range strings.Lines(test.diagram) {
				for col, char := range strings.Fields(line) {
					at, _ := engine.At(b.Size(), col+1, row)
					switch char {
					case "+":
						p = at
					case "*":
						instead = at
					}
				}
				row--
			}
			want := map[string]engine.Point{plays: p, refuses: engine.Pass, replace: instead}[test.want]
			heavy := NewHeavy(test.rates)
			for seed := range uint64(20) {
				random := mcts.NewRandom(seed)
				if got := heavy.judge(b, p, engine.Black, &random); got != want {
					t.Fatalf("%v in place of %v, want %v on\n%v", got, p, want, b)
				}
			}
		})
	}
}
