package clock

import (
	"testing"
	"time"

	"pgregory.net/rapid"
)

func TestBudget(t *testing.T) {
	const s = time.Second
	tests := []struct {
		name         string
		left         Left
		size, played int
		least, most  time.Duration
	}{
		{"nothing left", Left{}, 9, 0, 0, 0},
		{"less than the lag", Left{Main: Lag / 2}, 9, 0, 0, 0},
		{"absolute, 9x9 start", Left{Main: 64 * s}, 9, 0, s, 3 * s},
		{"absolute, 19x19 start", Left{Main: 1800 * s}, 19, 0, 10 * s, 15 * s},
		{"absolute, long game", Left{Main: 10 * s}, 9, 400, s / 2, 2 * s},
		{"one stone is a limit a move", Left{Period: 5 * s, Stones: 1}, 19, 0, 4 * s, 5*s - Lag},
		{"share of a period", Left{Period: 300 * s, Stones: 25}, 19, 120, 11 * s, 12 * s},
		{"last stone of a period", Left{Period: s, Stones: 1}, 19, 120, 800 * time.Millisecond, s - Lag},
		{"period over", Left{Period: 0, Stones: 3}, 19, 120, 0, 0},
		{"main time with a limit a move is not spent at once", Left{Main: 60 * s, Period: 10 * s, Stones: 1}, 19, 0, 9 * s, 10 * s},
		{"end of main time reaches into the period", Left{Main: s, Period: 10 * s, Stones: 1}, 19, 0, 9 * s, 11 * s},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got := Budget(test.left, test.size, test.played)
			if got < test.least || got > test.most {
				t.Errorf("Budget(%+v, %d, %d) = %v, want %v to %v", test.left, test.size, test.played, got, test.least, test.most)
			}
		})
	}
}

// TestBudgetNeverLoses plays whole games by the budgets on a clock that
// behaves, with moves that overrun by less than the lag.
func TestBudgetNeverLoses(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := rapid.IntRange(2, 25).Draw(t, "size")
		left := time.Duration(rapid.Int64Range(int64(time.Second), int64(2*time.Hour)).Draw(t, "main"))
		for played := 0; left > 10*Lag && played < 3*size*size; played += 2 {
			spent := Budget(Left{Main: left}, size, played)
			if spent < 0 || spent > left-Lag {
				t.Fatalf("move %d: budget %v of %v", played, spent, left)
			}
			left -= spent
		}
		stones := rapid.IntRange(1, 25).Draw(t, "stones")
		period := time.Duration(rapid.Int64Range(int64(time.Second), int64(10*time.Minute)).Draw(t, "period"))
		for ; stones > 0; stones-- {
			spent := Budget(Left{Period: period, Stones: stones}, size, 100)
			if spent < 0 || spent > period {
				t.Fatalf("%d stones: budget %v of %v", stones, spent, period)
			}
			period -= spent
		}
		if period < 0 {
			t.Fatalf("period overrun by %v", -period)
		}
	})
}
