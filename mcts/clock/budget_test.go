package clock

import (
	"testing"
	"time"

	"pgregory.net/rapid"
)

const (
	s  = time.Second
	ms = time.Millisecond
)

func TestPlan(t *testing.T) {
	tests := []struct {
		name          string
		left          Left
		size, played  int
		desired, most [2]time.Duration // from and to
		saves         bool
	}{
		{"nothing left", Left{}, 9, 0, [2]time.Duration{}, [2]time.Duration{}, true},
		{"less than the lag", Left{Main: DefaultLag / 2}, 9, 0, [2]time.Duration{}, [2]time.Duration{}, true},
		{"absolute, 9x9 start", Left{Main: 64 * s}, 9, 0, [2]time.Duration{s, 2 * s}, [2]time.Duration{2 * s, 4 * s}, true},
		{"absolute, 9x9 middle game", Left{Main: 50 * s}, 9, 24, [2]time.Duration{2 * s, 4 * s}, [2]time.Duration{4 * s, 8 * s}, true},
		{"absolute, 19x19 start", Left{Main: 1800 * s}, 19, 0, [2]time.Duration{6 * s, 10 * s}, [2]time.Duration{12 * s, 20 * s}, true},
		{"absolute, 19x19 middle game", Left{Main: 1500 * s}, 19, 100, [2]time.Duration{14 * s, 24 * s}, [2]time.Duration{28 * s, 48 * s}, true},
		{"absolute, long game", Left{Main: 10 * s}, 9, 400, [2]time.Duration{s / 2, 2 * s}, [2]time.Duration{s, 4 * s}, true},
		{"one stone is a limit a move", Left{Period: 5 * s, Stones: 1}, 19, 0, [2]time.Duration{4 * s, 5*s - DefaultLag}, [2]time.Duration{4 * s, 5*s - DefaultLag}, false},
		{"short period of one stone", Left{Period: s, Stones: 1}, 19, 120, [2]time.Duration{800 * ms, s - DefaultLag}, [2]time.Duration{800 * ms, s - DefaultLag}, false},
		{"share of a period", Left{Period: 300 * s, Stones: 25}, 19, 120, [2]time.Duration{11 * s, 12 * s}, [2]time.Duration{22 * s, 24 * s}, true},
		{"two stones: one of them hard", Left{Period: 20 * s, Stones: 2}, 19, 120, [2]time.Duration{9 * s, 10 * s}, [2]time.Duration{12 * s, 15 * s}, true},
		{"period over", Left{Period: 0, Stones: 3}, 19, 120, [2]time.Duration{}, [2]time.Duration{}, true},
		{"main time before a limit a move, opening", Left{Main: 60 * s, Period: 10 * s, Stones: 1}, 19, 0, [2]time.Duration{4 * s, 6 * s}, [2]time.Duration{8 * s, 12 * s}, true},
		{"main time before a limit a move, middle game", Left{Main: 60 * s, Period: 10 * s, Stones: 1}, 19, 100, [2]time.Duration{9 * s, 10 * s}, [2]time.Duration{18 * s, 20 * s}, true},
		{"long main time before a short period", Left{Main: 3600 * s, Period: 10 * s, Stones: 1}, 19, 100, [2]time.Duration{30 * s, 60 * s}, [2]time.Duration{60 * s, 120 * s}, true},
		{"end of main time reaches into the period", Left{Main: s, Period: 10 * s, Stones: 1}, 19, 100, [2]time.Duration{8 * s, 10 * s}, [2]time.Duration{9 * s, 10400 * ms}, true},
		{"Fischer", Left{Main: 120 * s, Increment: 10 * s}, 19, 100, [2]time.Duration{10 * s, 13 * s}, [2]time.Duration{20 * s, 26 * s}, true},
		{"Fischer, little left", Left{Main: 6 * s, Increment: 10 * s}, 19, 100, [2]time.Duration{3 * s, 4 * s}, [2]time.Duration{4 * s, 5 * s}, true},
		{"Fischer, nothing left", Left{Increment: 10 * s}, 19, 100, [2]time.Duration{}, [2]time.Duration{}, true},
		{"Fischer, at the cap", Left{Main: 60 * s, Increment: 20 * s, Cap: 60 * s}, 19, 0, [2]time.Duration{20 * s, 22 * s}, [2]time.Duration{38 * s, 44 * s}, true},
		{"Fischer, limit of a move", Left{Main: 600 * s, Increment: 20 * s, Move: 10 * s}, 19, 100, [2]time.Duration{9 * s, 10*s - DefaultLag}, [2]time.Duration{9 * s, 10*s - DefaultLag}, true},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got := Plan(test.left, test.size, test.played, DefaultLag)
			if got.Desired < test.desired[0] || got.Desired > test.desired[1] || got.Most < test.most[0] || got.Most > test.most[1] || got.Saves != test.saves {
				t.Errorf("Plan(%+v, %d, %d) = %+v, want %v, %v, %v", test.left, test.size, test.played, got, test.desired, test.most, test.saves)
			}
		})
	}
}

// TestPhases: of equal time the opening gets less, the middle game most, and
// the endgame less again, on every board.
func TestPhases(t *testing.T) {
	for size := 2; size <= 25; size++ {
		points := size * size
		at := func(part float64) float64 {
			return weight(part)
		}
		if !(at(0) < at(0.1) && at(0.1) < at(0.2) && at(0.2) == at(0.39) && at(0.39) > at(0.5) && at(0.5) > at(0.7) && at(0.9) == endgameWeight) {
			t.Fatalf("weights %v %v %v %v %v %v", at(0), at(0.1), at(0.2), at(0.39), at(0.5), at(0.9))
		}
		for played := range 4 * points {
			if share := phaseOf(size, played).share(); !(share > 0 && share <= 0.5) {
				t.Fatalf("%dx%d, move %d: a share of %v", size, size, played, share)
			}
		}
	}
	// By these shares a game of the expected length uses nearly all of its
	// time, and most of it in the middle game.
	left, spent := 1.0, [3]float64{}
	for played := 0; played < 289; played += 2 {
		share := left * phaseOf(19, played).share()
		left -= share
		switch part := float64(played) / 361; {
		case part < openingEnd:
			spent[0] += share / openingEnd
		case part < endgameStart:
			spent[1] += share / (endgameStart - openingEnd)
		default:
			spent[2] += share / (endgameEnd - endgameStart)
		}
	}
	if !(left < 0.2 && spent[1] > spent[0]*1.1 && spent[1] > spent[2]*1.3) {
		t.Errorf("left %.2f, spent by phase %.2f", left, spent)
	}
}

// TestPlanBounds: whatever is left, no budget is negative, none goes beyond
// what may be used at once, and the most is within twice the desired time.
func TestPlanBounds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		duration := func(name string) time.Duration {
			most := rapid.SampledFrom([]time.Duration{0, s, 10 * time.Minute, 1e9 * s}).Draw(t, name+" up to")
			return time.Duration(rapid.Int64Range(0, int64(most)).Draw(t, name))
		}
		left := Left{Main: duration("main"), Move: duration("move")}
		if rapid.Bool().Draw(t, "overtime") {
			left.Stones, left.Period = rapid.IntRange(1, 100).Draw(t, "stones"), duration("period")
		} else {
			left.Increment, left.Cap = duration("increment"), duration("cap")
		}
		size, played := rapid.IntRange(2, 25).Draw(t, "size"), rapid.IntRange(0, 2000).Draw(t, "played")
		lag := rapid.SampledFrom([]time.Duration{0, DefaultLag, s}).Draw(t, "lag")
		b := Plan(left, size, played, lag)
		if b.Desired < 0 || b.Most < b.Desired || b.Most > 2*b.Desired {
			t.Fatalf("%+v: %+v", left, b)
		}
		atOnce := usable(left.Main, lag)
		if left.Stones > 0 {
			atOnce = left.Main + usable(left.Period, lag)
		}
		if left.Move > 0 {
			atOnce = min(atOnce, usable(left.Move, lag))
		}
		if b.Most > atOnce {
			t.Fatalf("%+v: %+v, at most %v may be used", left, b, atOnce)
		}
	})
}
