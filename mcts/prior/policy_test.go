package prior

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/pattern"
)

func movesOf(b *engine.Board) []engine.Point {
	moves := []engine.Point{engine.Pass}
	for i := range b.NumEmpty() {
		moves = append(moves, b.EmptyAt(i))
	}
	return moves
}

// TestSymmetry: on a turned board with the colors exchanged moves have the same
// features, but for the one of several moves that reading happens to find.
func TestSymmetry(t *testing.T) {
	var field pattern.Field
	known := []pattern.Neighbourhood{}
	for ring := range 3 { // of the corner of an empty board
		field.Set(engine.NewBoard(9), engine.Black)
		known = append(known, pattern.NeighbourhoodOf(&field, engine.PointOf(9, 0), ring))
	}
	one, two := NewFeatures(pattern.NewBook(known)), NewFeatures(pattern.NewBook(known))
	read := []group{groupCapture, groupEscape, groupCatch, groupHopeless}
	rapid.Check(t, func(t *rapid.T) {
		b, last := drawPosition(t)
		size := b.Size()
		orientation := rapid.IntRange(0, 7).Draw(t, "orientation")
		turn := func(p engine.Point) engine.Point {
			if p == engine.Pass {
				return p
			}
			col, row := p.Column(), p.Row()
			if orientation&1 != 0 {
				col = size + 1 - col
			}
			if orientation&2 != 0 {
				row = size + 1 - row
			}
			if orientation&4 != 0 {
				col, row = row, col
			}
			q, _ := engine.At(size, col, row)
			return q
		}
		colors := make([]engine.Color, size*size)
		for i := range colors {
			if p := engine.PointOf(size, i); b.At(p) != engine.Empty {
				colors[turn(p).Index(size)] = b.At(p).Opponent()
			}
		}
		other, err := engine.BoardOf(size, colors)
		if err != nil {
			t.Fatal(err)
		}
		leaf := mcts.Leaf{Board: b, ToMove: engine.Black, NumLast: len(last)}
		copy(leaf.Last[:], last)
		twin := leaf
		twin.Board, twin.ToMove = other, engine.White
		for i, m := range last {
			twin.Last[i] = engine.Move{Color: m.Color.Opponent(), Point: turn(m.Point)}
		}
		one.Look(&leaf)
		two.Look(&twin)
		unread := func(numbers []int32) []int32 {
			numbers = slices.DeleteFunc(numbers, func(k int32) bool {
				return slices.ContainsFunc(read, func(g group) bool { return k >= g.first && k < g.end() })
			})
			slices.Sort(numbers)
			return numbers
		}
		for i := range b.NumEmpty() {
			m := b.EmptyAt(i)
			want, got := unread(one.Append(nil, m)), unread(two.Append(nil, turn(m)))
			if !slices.Equal(got, want) {
				t.Fatalf("move %d: features %v, want %v\n%s%s", m, got, want, b, other)
			}
		}
	})
}

// TestProbabilities add up to 1, with nothing for a pass.
func TestProbabilities(t *testing.T) {
	policy := NewPolicy(Learned())
	rapid.Check(t, func(t *rapid.T) {
		b, last := drawPosition(t)
		leaf := mcts.Leaf{Board: b, ToMove: engine.White, NumLast: len(last)}
		copy(leaf.Last[:], last)
		moves := movesOf(b)
		chance := make([]float32, len(moves))
		policy.Probabilities(&leaf, moves, chance)
		sum := 0.0
		for _, q := range chance {
			sum += float64(q)
		}
		if chance[0] != 0 || len(moves) > 1 && math.Abs(sum-1) > 1e-4 {
			t.Fatalf("pass has %v, all together %v", chance[0], sum)
		}
	})
}

func TestDecline(t *testing.T) {
	for x := 0.0; x < 20; x += 0.01 {
		if got, want := float64(decline(float32(x))), math.Exp(-x); math.Abs(got-want) > 0.016*want+1e-5 {
			t.Errorf("exp(-%v): %v, want %v", x, got, want)
		}
	}
}

// TestLearned: what anyone would play.
func TestLearned(t *testing.T) {
	for _, test := range []struct {
		name, diagram string
		last          [2]int // White's move: column and row; 0 for none
		want          [][2]int
	}{
		{"empty 9x9", emptyDiagram(9), [2]int{}, [][2]int{{5, 5}, {3, 3}, {3, 4}, {4, 4}, {4, 5}}},
		{"empty 19x19", emptyDiagram(19), [2]int{}, [][2]int{{4, 4}, {3, 4}, {3, 3}}},
		{
			"chain in atari", `
			. . . . . . . . .
			. . O O O . . . .
			. O X X X . . . .
			. . O O O . . . .
			. . . . . . . . .
			. . . . . . X . .
			. . X . . . . . .
			. . . . . . . . .
			. . . . . . . . .`,
			[2]int{5, 6},
			[][2]int{{6, 7}},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			b, err := engine.ParseDiagram(test.diagram)
			if err != nil {
				t.Fatal(err)
			}
			leaf := mcts.Leaf{Board: b, ToMove: engine.Black}
			if test.last != [2]int{} {
				p, _ := engine.At(b.Size(), test.last[0], test.last[1])
				leaf.Last[0], leaf.NumLast = engine.Move{Color: engine.White, Point: p}, 1
			}
			moves := movesOf(b)
			chance := make([]float32, len(moves))
			NewPolicy(Learned()).Probabilities(&leaf, moves, chance)
			best := 0
			for i := range moves {
				if chance[i] > chance[best] {
					best = i
				}
			}
			for _, at := range test.want {
				// In any of the eight orientations of an empty board.
				p := moves[best]
				col, row := p.Column(), p.Row()
				if test.last == [2]int{} {
					col, row = min(col, b.Size()+1-col), min(row, b.Size()+1-row)
					col, row = min(col, row), max(col, row)
				}
				if col == at[0] && row == at[1] {
					return
				}
			}
			t.Errorf("plays column %d, row %d (%v), want one of %v", moves[best].Column(), moves[best].Row(), chance[best], test.want)
		})
	}
}

func emptyDiagram(size int) string { return engine.NewBoard(size).String() }

// TestSeed: visits are the root of a probability's part of New's.
func TestSeed(t *testing.T) {
	b := engine.NewBoard(9)
	leaf := mcts.Leaf{Board: b, ToMove: engine.Black}
	moves := movesOf(b)
	chance, seeded := make([]float32, len(moves)), make([]float32, len(moves))
	NewPolicy(Learned()).Probabilities(&leaf, moves, chance)
	New(30).Seed(&leaf, moves, seeded)
	for i := range moves {
		if want := 30 * math.Sqrt(float64(chance[i])); math.Abs(float64(seeded[i])-want) > 1e-3 {
			t.Errorf("move %d: %v visits, want %v", moves[i], seeded[i], want)
		}
	}
}

// TestNoAllocation seeds a busy position again and again.
func TestNoAllocation(t *testing.T) {
	b, err := engine.ParseDiagram(". . X O .\n. X O . O\nX O . O .\n. X O O .\n. . X . .")
	if err != nil {
		t.Fatal(err)
	}
	leaf := mcts.Leaf{Board: b, ToMove: engine.Black}
	moves := movesOf(b)
	values := make([]float32, len(moves))
	p := New(DefaultVisits(5))
	if allocs := testing.AllocsPerRun(100, func() { p.Seed(&leaf, moves, values) }); allocs != 0 {
		t.Errorf("%v allocations", allocs)
	}
}
