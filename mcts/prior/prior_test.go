package prior_test

import (
	"fmt"
	"math"
	"testing"

	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/prior"
)

// only returns weights with one kind set to 7 and the others 0.
func only(set func(w *prior.Weights, value float64)) prior.Weights {
	var w prior.Weights
	set(&w, 7)
	return w
}

// TestSeed: which moves one kind of knowledge speaks for or against.
func TestSeed(t *testing.T) {
	for _, test := range []struct {
		name, diagram string
		weights       prior.Weights
		last          [2]int // column and row of the opponent's last move; 0 for none
		mover         engine.Color
		want          map[string]float32 // of the points with a prior
	}{
		{
			"near, along a chain", `
			. . . . . . .
			. . . . . . .
			. . . . . . .
			. . . . . . .
			. . . . . . .
			. . . . . . .
			O O O O O X .`, only(func(w *prior.Weights, v float64) { w.Near[0] = v }),
			[2]int{1, 1},
			engine.Black,
			map[string]float32{"1,2": 7, "2,2": 7, "3,2": 7, "4,2": 7, "5,2": 7},
		},
		{
			"capture of one", `
			. . . . .
			. . X . .
			. X O X .
			. . . . .
			. . . . .`, only(func(w *prior.Weights, v float64) { w.Capture = v }),
			[2]int{},
			engine.Black,
			map[string]float32{"3,2": 7},
		},
		{
			"capture of two", `
			. . X . .
			. X O X .
			. X O X .
			. . . . .
			. . . . .`, only(func(w *prior.Weights, v float64) { w.CaptureMore = v }),
			[2]int{},
			engine.Black,
			map[string]float32{"3,2": 7},
		},
		{
			"escape", `
			. . . . .
			. . X . .
			. X O X .
			. . . . .
			. . . . .`, only(func(w *prior.Weights, v float64) { w.Escape = v }),
			[2]int{},
			engine.White,
			map[string]float32{"3,2": 7},
		},
		{
			"self-atari", `
			. X . . .
			. . X . .
			X . . . .
			. X . . .
			. . . . .`, only(func(w *prior.Weights, v float64) { w.SelfAtari = v }),
			[2]int{},
			engine.White,
			map[string]float32{"1,5": -7, "2,3": 0, "1,2": -7},
		},
		{
			"lines of the empty board", `
			. . . . . . .
			. . . . . . .
			. . . . . . .
			. . . . . . .
			. . . . . . .
			. . . . . . .
			. . . . . . X`, only(func(w *prior.Weights, v float64) { w.ThirdLine = v }),
			[2]int{},
			engine.White,
			map[string]float32{"1,1": -7, "2,2": -3.5, "3,3": 7, "3,4": 7, "4,4": 0, "6,1": 0, "4,2": -3.5, "5,3": 7, "6,2": 0},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			b, err := engine.ParseDiagram(test.diagram)
			if err != nil {
				t.Fatal(err)
			}
			leaf := mcts.Leaf{Board: b, ToMove: test.mover}
			if test.last != [2]int{} {
				p, _ := engine.At(b.Size(), test.last[0], test.last[1])
				leaf.Last[0], leaf.NumLast = engine.Move{Color: test.mover.Opponent(), Point: p}, 1
			}
			moves := []engine.Point{engine.Pass}
			for i := range b.NumEmpty() {
				moves = append(moves, b.EmptyAt(i))
			}
			values := make([]float32, len(moves))
			prior.New(test.weights).Seed(&leaf, moves, values)
			got := make(map[string]float32)
			for i, p := range moves {
				got[fmt.Sprintf("%d,%d", p.Column(), p.Row())] = values[i]
			}
			for at, want := range test.want {
				if got[at] != want {
					t.Errorf("%s has %v, want %v", at, got[at], want)
				}
			}
			if test.weights.ThirdLine == 0 && test.weights.SelfAtari == 0 {
				for at, value := range got {
					if value != test.want[at] {
						t.Errorf("%s has %v, want %v", at, value, test.want[at])
					}
				}
			}
		})
	}
}

func TestWeights(t *testing.T) {
	for _, size := range []int{5, 9, 13, 19, 25} {
		if err := prior.DefaultWeights(size).Validate(); err != nil {
			t.Error(err)
		}
	}
	for _, w := range []prior.Weights{{Capture: -1}, {Shape: math.NaN()}, {Escape: math.Inf(1)}} {
		if w.Validate() == nil {
			t.Errorf("%+v: no error", w)
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
	moves := make([]engine.Point, b.NumEmpty())
	for i := range moves {
		moves[i] = b.EmptyAt(i)
	}
	values := make([]float32, len(moves))
	p := prior.New(prior.DefaultWeights(5))
	if allocs := testing.AllocsPerRun(100, func() { p.Seed(&leaf, moves, values) }); allocs != 0 {
		t.Errorf("%v allocations", allocs)
	}
}
