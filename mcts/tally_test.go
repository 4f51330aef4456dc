package mcts

import (
	"math"
	"sync"
	"testing"
)

func TestTally(t *testing.T) {
	for _, test := range []struct{ value, sum float64 }{
		{0, 0},
		{0.25, 0.25},
		{0.5, 0.5},
		{1, 1},
		{1.0 / 3, 85.0 / 256}, // the nearest step
		{-1, 0},
		{7, 1},
		{math.NaN(), 0}, // out of range
	} {
		var n tally
		n.add(tallied(test.value), false)
		if count, sum := n.load(); count != 1 || sum != test.sum {
			t.Errorf("%v: count %d, sum %v, want %v", test.value, count, sum, test.sum)
		}
	}
}

// TestTallyFull: a full tally stays as it is, whatever is added.
func TestTallyFull(t *testing.T) {
	var n tally
	n.set(tallyMost-1, tallyMost-1)
	n.add(tallied(1), false)
	n.add(tallied(1), false)
	if count, sum := n.load(); count != tallyMost || sum != tallyMost {
		t.Errorf("count %d, sum %v, want %d", count, sum, tallyMost)
	}
}

func TestTallyConcurrent(t *testing.T) {
	var n tally
	var running sync.WaitGroup
	for range 8 {
		running.Go(func() {
			for range 1000 {
				n.add(tallied(0.5), false)
				if count, sum := n.load(); sum != float64(count)/2 {
					t.Errorf("sum %v of %d", sum, count)
					return
				}
			}
		})
	}
	running.Wait()
	if count, sum := n.load(); count != 8000 || sum != 4000 {
		t.Errorf("count %d, sum %v", count, sum)
	}
}
