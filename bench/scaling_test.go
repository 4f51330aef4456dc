package bench

import (
	"context"
	"slices"
	"testing"
)

func TestWorkerCounts(t *testing.T) {
	for most, want := range map[int][]int{
		1: {1}, 2: {1, 2}, 3: {1, 2, 3}, 8: {1, 2, 3, 4, 5, 6, 7, 8}, 9: {1, 2, 3, 4, 5, 6, 7, 8, 9},
		24: {1, 2, 3, 4, 5, 6, 7, 8, 16, 24}, 64: {1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64},
	} {
		if got := workerCounts(most); !slices.Equal(got, want) {
			t.Errorf("up to %d: %v, want %v", most, got, want)
		}
	}
}

func TestScaling(t *testing.T) {
	_, o := quick(t, "scaling")
	o.Threads, o.Seconds = 3, 0.02
	var results []ScalingResult
	if err := Scaling(context.Background(), o, func(r ScalingResult) { results = append(results, r) }); err != nil {
		t.Fatal(err)
	}
	if len(results) != 3 {
		t.Fatalf("results %+v", results)
	}
	for i, r := range results {
		if r.Size != 9 || r.Threads != i+1 || r.Clock != "wall" || r.PlayoutsPerS <= 0 || r.SimulationsPerS <= 0 {
			t.Errorf("%+v", r)
		}
		if r.Agreement < 0 || r.Agreement > 1 {
			t.Errorf("%d workers: agreement %v", r.Threads, r.Agreement)
		}
		if !(0 < r.SearchSpeedupMin && r.SearchSpeedupMin <= r.SearchSpeedup && r.SearchSpeedup <= r.SearchSpeedupMax) ||
			!(0 < r.PlayoutsSpeedupMin && r.PlayoutsSpeedupMin <= r.PlayoutsSpeedup && r.PlayoutsSpeedup <= r.PlayoutsSpeedupMax) {
			t.Errorf("%d workers: speedups %+v", r.Threads, r)
		}
	}
	if one := results[0]; one.SearchSpeedup != 1 || one.PlayoutsSpeedup != 1 {
		t.Errorf("one worker has speedups %+v", one)
	}
}

// TestAgreement: where one move is the only one, everybody agrees on it.
func TestAgreement(t *testing.T) {
	_, o := quick(t, "scaling")
	o.Sizes, o.Threads, o.Seconds = []int{3}, 2, 0.05 // the centre wins at once
	if err := Scaling(context.Background(), o, func(r ScalingResult) {
		if r.Agreement != 1 {
			t.Errorf("%d workers agree in %v", r.Threads, r.Agreement)
		}
	}); err != nil {
		t.Fatal(err)
	}
}
