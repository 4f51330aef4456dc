package bench

import (
	"context"
	"errors"
	"math"
	"slices"
	"testing"

	"tianyuan/engine"
)

// TestPlayouts holds 10,000 and more playouts of each size against what the
// yardstick finds over a million.
func TestPlayouts(t *testing.T) {
	for _, test := range []struct {
		size                    int
		moves, deviation, black float64
	}{{9, 111.1, 17, 0.446}, {13, 219.3, 22, 0.463}, {19, 455.2, 29, 0.474}} {
		w := newPlayoutsWork(Options{Seconds: 1, Policy: "light", Seed: 3}, engine.NewBoard(test.size), engine.Black, 1)
		var run playoutsRun
		run.span = w.clock.measure(func() {
			for run.playouts < 10_000 {
				ended, cancel := context.WithCancel(context.Background())
				cancel() // one batch
				run.add(w.play(ended, 1))
			}
		})
		w.runs = append(w.runs, run)
		r := w.result(Options{Repeat: 1, Policy: "light"})
		n := math.Sqrt(float64(r.Playouts))
		if math.Abs(r.MovesPerPlayout-test.moves) > 0.1+5*test.deviation/n {
			t.Errorf("%d: %v moves a playout over %d playouts, want %v", test.size, r.MovesPerPlayout, r.Playouts, test.moves)
		}
		if math.Abs(r.Black-test.black) > 0.002+5*0.5/n {
			t.Errorf("%d: Black wins %v of %d playouts, want %v", test.size, r.Black, r.Playouts, test.black)
		}
	}
}

func TestPlayoutsFigures(t *testing.T) {
	for _, threads := range []int{1, 2} {
		_, o := quick(t, "playouts")
		o.Sizes, o.Threads, o.Repeat, o.Seconds = []int{5, 9}, threads, 3, 0.05
		var results []PlayoutsResult
		if err := Playouts(context.Background(), o, func(r PlayoutsResult) { results = append(results, r) }); err != nil {
			t.Fatal(err)
		}
		if len(results) != 2 || results[0].Size != 5 || results[1].Size != 9 {
			t.Fatalf("results %+v", results)
		}
		for _, r := range results {
			if r.AllocsPerPlayout > 0.5 || r.Playouts < batch*threads*3 || r.Comparison != nil {
				t.Errorf("%d threads: %+v", threads, r)
			}
			if !(r.PlayoutsPerSMin <= r.PlayoutsPerS && r.PlayoutsPerS <= r.PlayoutsPerSMax && r.PlayoutsPerSMin > 0) {
				t.Errorf("%d threads: playouts/s %v of %v to %v", threads, r.PlayoutsPerS, r.PlayoutsPerSMin, r.PlayoutsPerSMax)
			}
			// Moves a playout differ a little between the run in the middle and all.
			if want := 1e9 / r.NsPerMove / r.MovesPerPlayout * float64(threads); math.Abs(r.PlayoutsPerS/want-1) > 0.1 {
				t.Errorf("%d threads: %v playouts/s do not agree with %v ns/move", threads, r.PlayoutsPerS, r.NsPerMove)
			}
			if share := r.CopyNs / (r.NsPerMove * r.MovesPerPlayout); r.CopyNs <= 0 || math.Abs(r.CopyShare-share) > 0.001 {
				t.Errorf("a copy of %v ns is %v of a playout, not %v", r.CopyNs, r.CopyShare, share)
			}
			if want := (Setting{threads, clockFor(threads).name, 3, "light"}); r.Setting != want {
				t.Errorf("setting %+v, want %+v", r.Setting, want)
			}
		}
	}
}

// TestPlayoutsSeeds: every thread of every run has random numbers of its own,
// and the same options play the same playouts.
func TestPlayoutsSeeds(t *testing.T) {
	ended, cancel := context.WithCancel(context.Background())
	cancel() // one batch for each thread
	plays := func() (tallies []tally) {
		w := newPlayoutsWork(Options{Seconds: 1, Policy: "light", Seed: 3}, engine.NewBoard(9), engine.Black, 1)
		for range 4 {
			tallies = append(tallies, w.play(ended, 1))
		}
		return tallies
	}
	first := plays()
	if !slices.Equal(first, plays()) {
		t.Error("the same options give other playouts")
	}
	for i, a := range first {
		if slices.Contains(first[:i], a) {
			t.Errorf("batch %d is one of those before: %+v", i, first)
		}
	}
}

func TestPlayoutsCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	_, o := quick(t, "playouts")
	err := Playouts(ctx, o, func(PlayoutsResult) { t.Error("a result") })
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}
