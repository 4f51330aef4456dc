package playout_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/playout"
)

func newSearch(tb testing.TB, options mcts.Options) *mcts.Search {
	tb.Helper()
	s, err := mcts.New(options, func(int) mcts.Evaluator { return playout.New() })
	must(tb, err)
	return s
}

// TestFindsMove: positions where few moves win, or one, and a single playout tells
// little. One worker and fixed seeds.
func TestFindsMove(t *testing.T) {
	// Black's wall has two eyes and White's base too. Of the chains between
	// them each has two liberties, in the other's wall: whoever fills the first
	// wins the race.
	const race = `
		X X . X . X X
		. X X X X X .
		O O O O O O O
		X X X X X X X
		. O O O O O .
		O O O O O O O
		. O . O . O .`
	// Both chains in the middle are in atari.
	const atari = `
		. X . X . X
		X X X X X X
		O O O O O .
		X X X X X .
		O O O O O O
		. O . O . O`
	// White has one eye of three points: the middle one makes two, or none.
	const three = `
		. X . X .
		X X X X X
		O O O O O
		O . . . O
		O O O O O`
	for _, test := range []struct {
		name        string
		diagram     string
		mover       engine.Color
		komi        float64
		simulations int
		want        string  // one of these
		value       float64 // at least, for the mover
	}{
		// Solved: on 3x3 and 5x5 Black owns the board after the centre.
		{"3x3 centre", ". . .\n. . .\n. . .", engine.Black, 8.5, 10_000, "B2", 0.9},
		{"5x5 centre", ". . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .", engine.Black, 20.5, 40_000, "C3", 0.5},
		{"race, Black first", race, engine.Black, 0, 40000, "A6 G6", 0.8},
		{"race, White first", race, engine.White, 0, 40000, "A3 G3", 0.8},
		{"atari, Black first", atari, engine.Black, 0, 2000, "F4", 0.8},
		{"atari, White first", atari, engine.White, 0, 2000, "F3", 0.8},
		{"kill", three, engine.Black, 0, 500, "C2", 0.8},
		{"live", three, engine.White, 0, 500, "C2", 0.8},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := setUp(t, test.diagram, test.mover, test.komi)
			seeds := uint64(20)
			if raceDetector { // one goroutine: for the test without it
				seeds = 1
			}
			for seed := range seeds {
				options := mcts.DefaultOptions()
				options.MemoryMB, options.Seed = 32, seed
				r := newSearch(t, options).Run(context.Background(), g, test.mover, mcts.Limits{Simulations: test.simulations})
				if !strings.Contains(test.want, text(g.Size(), r.Best)) || r.Value < test.value {
					t.Errorf("seed %d: best %s with value %.3f, want %s with %.2f", seed, text(g.Size(), r.Best), r.Value, test.want, test.value)
				}
			}
		})
	}
}

// TestParallelPlayouts searches with more workers than cores, for the race
// detector: every worker has its own player.
func TestParallelPlayouts(t *testing.T) {
	options := mcts.DefaultOptions()
	options.Workers, options.Batch, options.MemoryMB = 8, 2, 16
	s := newSearch(t, options)
	g := setUp(t, strings.Repeat(strings.Repeat(". ", 9)+"\n", 9), engine.Black, 6.5)
	for round := range 3 {
		r := s.Run(context.Background(), g, g.ToMove(), mcts.Limits{Simulations: 1500})
		if r.Simulations != 1500 || r.Best == engine.Pass || r.Value < 0.2 || r.Value > 0.8 {
			t.Errorf("move %d: %d simulations, best %s, value %v", round, r.Simulations, text(9, r.Best), r.Value)
		}
		must(t, g.Play(engine.Move{Color: g.ToMove(), Point: r.Best}))
	}
}

// BenchmarkSearch is the whole simulation: tree, RAVE and playout.
func BenchmarkSearch(b *testing.B) {
	for _, size := range []int{9, 13, 19} {
		b.Run(fmt.Sprintf("%dx%d", size, size), func(b *testing.B) {
			s := newSearch(b, mcts.DefaultOptions())
			g := setUp(b, strings.Repeat(strings.Repeat(". ", size)+"\n", size), engine.Black, 6.5)
			for b.Loop() {
				s.Clear()
				s.Run(context.Background(), g, engine.Black, mcts.Limits{Simulations: 2000})
			}
			b.ReportMetric(float64(2000*b.N)/b.Elapsed().Seconds(), "playouts/s")
		})
	}
}
