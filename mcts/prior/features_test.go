package prior

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tianyuan/engine"
	"tianyuan/engine/tactics"
	"tianyuan/mcts"
	"tianyuan/mcts/pattern"
)

// look returns Features without neighbourhoods that have looked at a board.
func look(b *engine.Board, mover engine.Color, last ...engine.Move) *Features {
	leaf := mcts.Leaf{Board: b, ToMove: mover, NumLast: len(last)}
	copy(leaf.Last[:], last)
	f := NewFeatures(pattern.NewBook(nil))
	f.Look(&leaf)
	return f
}

// names are the names of a move's features, shapes aside.
func names(f *Features, m engine.Point) []string {
	var list []string
	for _, k := range f.Append(nil, m) {
		if name := FeatureName(k); !strings.HasPrefix(name, "shape") && !strings.HasPrefix(name, "answer") {
			list = append(list, name)
		}
	}
	return list
}

func TestAppend(t *testing.T) {
	for _, test := range []struct {
		name, diagram string
		mover         engine.Color
		last          [][2]int // columns and rows of the last moves, the latest first
		at            [2]int
		want          []string
	}{
		{
			"middle of nowhere", `
			. . . . .
			. . . . .
			. . . . .
			. . . . .
			. . . . .`,
			engine.Black, nil,
			[2]int{3, 3},
			[]string{"line 2"},
		},
		{
			"capture of one that could run", `
			. . . . .
			. . X . .
			. X O X .
			. . . . .
			. . . . .`,
			engine.Black, nil,
			[2]int{3, 2},
			[]string{"capture 1", "line 1"},
		},
		{
			"capture of two that could not", `
			. . . . .
			. . . . .
			. . . . .
			. X X . .
			. O O X .`,
			engine.Black, nil,
			[2]int{1, 1},
			[]string{"capture 10", "line 0"},
		},
		{
			"capture that frees", `
			. . . . . . .
			. . . . . . .
			. . X O . . .
			. X O X O . .
			. . . . . . .
			. . . . . . .
			. . . . . . .`,
			engine.White, nil,
			[2]int{4, 3},
			[]string{"capture 5", "escape 0", "line 2"},
		},
		{
			"ko", `
			. . . . .
			. X O . .
			X O . O .
			. X O . .
			. . . . .`,
			engine.Black, nil,
			[2]int{3, 3},
			[]string{"capture 0", "line 2"},
		},
		{
			"self-atari of one", `
			. X . . .
			. . X . .
			. . . . .
			. . . . .
			. . . . .`,
			engine.White, nil,
			[2]int{1, 5},
			[]string{"self-atari 0", "line 0"},
		},
		{
			"escape", `
			. . . . .
			. . X . .
			. X O X .
			. . . . .
			. . . . .`,
			engine.White, nil,
			[2]int{3, 2},
			[]string{"escape 0", "line 1"},
		},
		{
			"hopeless", `
			. . . . .
			. . . . .
			. . X . .
			. X O X .
			. . . . .`,
			engine.White, nil,
			[2]int{3, 1},
			[]string{"hopeless 0", "line 0"},
		},
		{
			"catch at the edge", `
			. . . . .
			. . . . .
			. . . . .
			. X . . .
			. X O . .`,
			engine.Black, nil,
			[2]int{3, 2},
			[]string{"catch 0", "atari 0", "line 1"},
		},
		{
			"distances", `
			. . . . .
			. . . . .
			. . . . .
			. X O . .
			. . . . .`,
			engine.Black,
			[][2]int{{3, 2}, {2, 2}},
			[2]int{4, 2},
			[]string{"last 0", "second last 2", "near the last 0", "near the second last 1", "line 1"},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			b, err := engine.ParseDiagram(test.diagram)
			if err != nil {
				t.Fatal(err)
			}
			var last []engine.Move
			c := test.mover
			for _, at := range test.last {
				c = c.Opponent()
				p, _ := engine.At(b.Size(), at[0], at[1])
				last = append(last, engine.Move{Color: c, Point: p})
			}
			m, _ := engine.At(b.Size(), test.at[0], test.at[1])
			if got := names(look(b, test.mover, last...), m); !slices.Equal(got, test.want) {
				t.Errorf("features %q, want %q", got, test.want)
			}
		})
	}
}

// drawPosition draws a board after legal moves, with the last ones.
func drawPosition(t *rapid.T) (b *engine.Board, last []engine.Move) {
	b = engine.NewBoard(rapid.IntRange(2, 13).Draw(t, "size"))
	c := engine.Black
	for range rapid.IntRange(0, 150).Draw(t, "moves") {
		p := engine.PointOf(b.Size(), rapid.IntRange(0, b.Size()*b.Size()-1).Draw(t, "point"))
		if !b.Legal(p, c) {
			continue
		}
		b.Play(p, c)
		last = append([]engine.Move{{Color: c, Point: p}}, last...)
		c = c.Opponent()
	}
	return b, last[:min(len(last), mcts.HistoryMoves)]
}

// TestLook compares what Features find out with slower ways to do it.
func TestLook(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b, last := drawPosition(t)
		mover := rapid.SampledFrom([]engine.Color{engine.Black, engine.White}).Draw(t, "mover")
		f := look(b, mover, last...)
		var reader tactics.Reader
		saving := map[engine.Point]bool{}
		for i := range b.Size() * b.Size() {
			s := engine.PointOf(b.Size(), i)
			if !b.At(s).IsPlayer() || b.Head(s) != s {
				continue
			}
			libs := len(b.AppendLiberties(nil, s))
			if want := min(libs, mostLiberties); int(f.liberties[s]) != want {
				t.Fatalf("chain at %d: %d liberties, want %d\n%s", i, f.liberties[s], want, b)
			}
			if b.At(s) == mover && libs <= 2 {
				for _, m := range reader.Escapes(b, s, nil) {
					saving[m] = true
				}
			}
		}
		for i := range b.NumEmpty() {
			m := b.EmptyAt(i)
			if got := f.read[m].escape > 0; got != saving[m] {
				t.Fatalf("escape at %d: %v, want %v\n%s", m, got, saving[m], b)
			}
			seen := map[int32]bool{}
			for _, k := range f.Append(nil, m) {
				if k < 0 || int(k) >= NumFeatures || seen[k] {
					t.Fatalf("feature %d, again or out of range", k)
				}
				seen[k] = true
			}
		}
	})
}

// TestUprights turns surroundings: the least number and the way to it fit.
func TestUprights(t *testing.T) {
	u := &loadUprights().mover[0]
	rapid.Check(t, func(t *rapid.T) {
		code := rapid.Uint16().Draw(t, "surroundings")
		if u.code[u.code[code]] != u.code[code] {
			t.Fatalf("%04x: %04x is not the least", code, u.code[code])
		}
		if u.ways[code] == 0 {
			t.Fatalf("%04x: in no orientation", code)
		}
		swapped := uint16(0)
		for i := range 8 {
			c := engine.Color(code >> (2 * i) & 3)
			if c.IsPlayer() {
				c = c.Opponent()
			}
			swapped |= uint16(c) << (2 * i)
		}
		if loadUprights().mover[1].code[swapped] != u.code[code] {
			t.Fatalf("%04x: %04x for White with colors exchanged", code, loadUprights().mover[1].code[swapped])
		}
	})
}
