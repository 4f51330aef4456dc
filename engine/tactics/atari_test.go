package tactics

import (
	"slices"
	"testing"

	"tianyuan/engine"
)

// TestAtariAnswers: the stone marked last is in the diagram's first line of the
// test; answers are sorted and each named once.
func TestAtariAnswers(t *testing.T) {
	for _, test := range []struct {
		name, diagram string
		last          [2]int // column and row
		mover         engine.Color
		want          [][2]int
	}{
		{"capture what was played", `
			. . . . .
			. . X . .
			. X O X .
			. . . . .
			. . . . .`, [2]int{3, 3}, engine.Black, [][2]int{{3, 2}}},
		{"run", `
			. . . . .
			. . X . .
			. X O X .
			. . . . .
			. . . . .`, [2]int{4, 3}, engine.White, [][2]int{{3, 2}}},
		{"no running into one liberty", `
			. . . . .
			. . . . .
			. . . . .
			. . X . .
			. X O . X`, [2]int{3, 2}, engine.White, nil},
		{"counter-capture", `
			. . . . .
			. . X O .
			. X O X O
			. . . . .
			. . . . .`, [2]int{4, 3}, engine.White, [][2]int{{4, 2}, {3, 2}}},
		{"nothing in atari", `
			. . . . .
			. . . . .
			. X O . .
			. . . . .
			. . . . .`, [2]int{2, 3}, engine.White, nil},
		{"far away", `
			. . . . O
			. . . O X
			. . . . .
			. . . . .
			X . . . .`, [2]int{1, 1}, engine.White, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			b, err := engine.ParseDiagram(test.diagram)
			if err != nil {
				t.Fatal(err)
			}
			last, _ := engine.At(5, test.last[0], test.last[1])
			got := AppendAtariAnswers(nil, b, last, test.mover)
			slices.Sort(got)
			got = slices.Compact(got)
			var want []engine.Point
			for _, at := range test.want {
				p, _ := engine.At(5, at[0], at[1])
				want = append(want, p)
			}
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("got %v, want %v on\n%v", got, want, b)
			}
		})
	}
	if got := AppendAtariAnswers(nil, engine.NewBoard(9), engine.Pass, engine.Black); len(got) != 0 {
		t.Errorf("after a pass: %v", got)
	}
}

func TestSelfAtari(t *testing.T) {
	b, err := engine.ParseDiagram(`
		. O . . .
		O . . . .
		. . . . O
		O . . O X
		. O . X .`)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name     string
		col, row int
		mover    engine.Color
		want     bool
	}{
		{"in the open", 3, 3, engine.Black, false},
		{"into the corner", 1, 5, engine.White, false}, // joins both stones
		{"takes a stone", 5, 1, engine.White, false},
		{"joins to one liberty", 5, 1, engine.Black, true},
		{"at the edge among enemies", 1, 3, engine.Black, true},
	} {
		p, _ := engine.At(5, test.col, test.row)
		if got := SelfAtari(b, p, test.mover); got != test.want {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
}
