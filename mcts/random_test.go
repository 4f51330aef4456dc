package mcts

import "testing"

func TestRandom(t *testing.T) {
	for _, seed := range []uint64{0, 1, 1 << 63, ^uint64(0), 0x9e3779b97f4a7c15, 0x61c8864680b583eb} {
		rng, again := NewRandom(seed), NewRandom(seed)
		if rng == 0 {
			t.Errorf("seed %x: state 0", seed)
		}
		counts := make([]int, 10)
		for range 10_000 {
			n := rng.Below(10)
			if n != again.Below(10) {
				t.Fatalf("seed %x: the same seed gives other numbers", seed)
			}
			counts[n]++
		}
		chi := 0.0
		for _, n := range counts {
			chi += float64(n-1000) * float64(n-1000) / 1000
		}
		if chi > 40 { // 9 degrees of freedom
			t.Errorf("seed %x: counts %v", seed, counts)
		}
		if n := rng.Below(1); n != 0 {
			t.Errorf("Below(1) = %d", n)
		}
	}
}
