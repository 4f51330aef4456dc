package bench

import (
	"context"
	"slices"
	"testing"

	"tianyuan/engine"
)

func TestSearch(t *testing.T) {
	for _, threads := range []int{1, 2} {
		_, o := quick(t, "search")
		o.Sizes, o.Threads, o.Seconds = []int{9, 5}, threads, 0.03
		var results []SearchResult
		var names []string
		if err := Search(context.Background(), o, func(r SearchResult) {
			results = append(results, r)
			names = append(names, edge(r.Size)+" "+r.Position)
		}); err != nil {
			t.Fatal(err)
		}
		if want := []string{"9x9 empty", "9x9 middle", "9x9 end", "5x5 empty"}; !slices.Equal(names, want) {
			t.Errorf("positions %q, want %q", names, want)
		}
		for _, r := range results {
			if r.Simulations <= 0 || r.Nodes <= 1 || r.Depth < 1 || r.MovesPerPlayout < 2 || r.NsPerMove <= 0 {
				t.Errorf("%+v", r)
			}
			if !(r.SimulationsPerSMin <= r.SimulationsPerS && r.SimulationsPerS <= r.SimulationsPerSMax && r.SimulationsPerSMin > 0) {
				t.Errorf("simulations/s %v of %v to %v", r.SimulationsPerS, r.SimulationsPerSMin, r.SimulationsPerSMax)
			}
			if speed := float64(r.Simulations) / r.Seconds; speed < r.SimulationsPerSMin*0.98 || speed > r.SimulationsPerSMax*1.02 {
				t.Errorf("%d simulations in %v s are not %v to %v a second", r.Simulations, r.Seconds, r.SimulationsPerSMin, r.SimulationsPerSMax)
			}
			if !(0 < r.OverPlayoutsMin && r.OverPlayoutsMin <= r.OverPlayouts && r.OverPlayouts <= r.OverPlayoutsMax) {
				t.Errorf("over playouts/s %v of %v to %v", r.OverPlayouts, r.OverPlayoutsMin, r.OverPlayoutsMax)
			}
			// What each run needs beside its simulations is some dozen objects.
			if n := r.AllocsPerSim * float64(r.Simulations); n > 200+0.01*float64(r.Simulations) {
				t.Errorf("%s %s: %v allocations in %d simulations", edge(r.Size), r.Position, n, r.Simulations)
			}
			if want := (Setting{threads, clockFor(threads).name, 2, "light"}); r.Setting != want {
				t.Errorf("setting %+v, want %+v", r.Setting, want)
			}
		}
	}
}

// TestSearchResult works the figures out by hand: the ratio is taken pair by
// pair, so it is not that of the medians.
func TestSearchResult(t *testing.T) {
	_, o := quick(t, "search")
	o.Repeat = 3
	positions, err := positionsOf(9)
	if err != nil {
		t.Fatal(err)
	}
	plain := newPlayoutsWork(o, engine.NewBoard(9), engine.Black, 1)
	w := new(searchWork)
	for _, pair := range []struct{ simulations, playouts, nodes, depth int }{
		{300, 400, 1000, 5}, {600, 1200, 3000, 7}, {100, 100, 2000, 9},
	} {
		w.runs = append(w.runs, searchRun{pair.simulations, pair.nodes, pair.depth, engine.Pass, span{2, 10}})
		plain.runs = append(plain.runs, playoutsRun{tally{pair.playouts, 100 * pair.playouts, pair.playouts / 4}, span{2, 0}})
	}
	got := searchResult(positions[1], w, plain, o)
	want := SearchResult{
		Size: 9, Position: "middle",
		SimulationsPerS: 150, SimulationsPerSMin: 50, SimulationsPerSMax: 300,
		OverPlayouts: 0.75, OverPlayoutsMin: 0.5, OverPlayoutsMax: 1,
		Nodes: 2000, Depth: 7, Simulations: 1000, Seconds: 6, AllocsPerSim: 0.03,
		PlayoutsPerS: 200, MovesPerPlayout: 100, NsPerMove: 50000, Black: 0.25,
		Setting: Setting{1, clockFor(1).name, 3, "light"},
	}
	if got != want {
		t.Errorf("got %+v,\nwant %+v", got, want)
	}
}
