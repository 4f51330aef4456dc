package bench

import (
	"context"
	"errors"
	"math"
	"strings"
	"testing"
	"time"
)

func TestAgainst(t *testing.T) {
	_, o := quick(t, "playouts")
	o.Against = asOther(t, "good")
	o.Sizes, o.Repeat = []int{13, 9}, 3
	var results []PlayoutsResult
	if err := Playouts(context.Background(), o, func(r PlayoutsResult) { results = append(results, r) }); err != nil {
		t.Fatal(err)
	}
	if len(results) != 2 || results[0].Size != 13 || results[1].Size != 9 {
		t.Fatalf("results %+v", results)
	}
	for i, theirs := range []Comparison{
		{PlayoutsPerS: 500, MovesPerPlayout: 219.3, Black: 0.463},
		{PlayoutsPerS: 1000, MovesPerPlayout: 111.1, Black: 0.446},
	} {
		r := results[i]
		got := *r.Comparison
		if got.PlayoutsPerS != theirs.PlayoutsPerS || got.MovesPerPlayout != theirs.MovesPerPlayout || got.Black != theirs.Black {
			t.Errorf("%d: theirs is %+v, want %+v", r.Size, got, theirs)
		}
		if !strings.HasSuffix(got.Command, " -an-argument") {
			t.Errorf("command %q", got.Command)
		}
		// Their speed is the same in every pair.
		for _, pair := range [][2]float64{{got.Ratio, r.PlayoutsPerS}, {got.RatioMin, r.PlayoutsPerSMin}, {got.RatioMax, r.PlayoutsPerSMax}} {
			if want := pair[1] / theirs.PlayoutsPerS; math.Abs(pair[0]-want) > 0.002 {
				t.Errorf("%d: ratio %v, want %v", r.Size, pair[0], want)
			}
		}
		if !strings.Contains(r.String(), "ratio ") {
			t.Errorf("row %q", r)
		}
	}
}

// TestComparePairs: the ratio is taken pair by pair, so a drift of both
// programs leaves it alone.
func TestComparePairs(t *testing.T) {
	var ours []playoutsRun
	var theirs []map[int]PlayoutsResult
	for _, pair := range []struct{ ours, theirs float64 }{{120, 100}, {240, 200}, {66, 50}} {
		ours = append(ours, playoutsRun{tally{playouts: int(pair.ours)}, span{seconds: 1}})
		theirs = append(theirs, map[int]PlayoutsResult{9: {PlayoutsPerS: pair.theirs, MovesPerPlayout: pair.theirs / 10}})
	}
	got := *compare([]string{"a", "b c"}, ours, theirs, 9)
	want := Comparison{Command: "a b c", PlayoutsPerS: 100, MovesPerPlayout: 10, Ratio: 1.2, RatioMin: 1.2, RatioMax: 1.32}
	if got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

func TestAgainstRefuses(t *testing.T) {
	for _, test := range []struct{ name, says string }{
		{"fails", "out of luck"},
		{"broken", "unexpected end of JSON"},
		{"wrong type", "cannot unmarshal"},
		{"zero", "no line for size 9"},
		{"silent", "no line for size 9"},
		{"much", "more than"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, o := quick(t, "playouts")
			o.Against = asOther(t, test.name)
			err := Playouts(context.Background(), o, func(PlayoutsResult) { t.Error("a result") })
			if !errors.Is(err, ErrOther) || !strings.Contains(err.Error(), test.says) {
				t.Errorf("error %v, want %q", err, test.says)
			}
		})
	}
	t.Run("missing size", func(t *testing.T) {
		_, o := quick(t, "playouts")
		o.Against, o.Sizes = asOther(t, "good"), []int{9, 19}
		err := Playouts(context.Background(), o, func(PlayoutsResult) { t.Error("a result") })
		if !errors.Is(err, ErrOther) || !strings.Contains(err.Error(), "size 19") {
			t.Errorf("error %v", err)
		}
	})
	t.Run("no such program", func(t *testing.T) {
		_, o := quick(t, "playouts")
		o.Against = []string{"./no-such-program"}
		err := Playouts(context.Background(), o, func(PlayoutsResult) { t.Error("a result") })
		if !errors.Is(err, ErrOther) || !strings.Contains(err.Error(), "no-such-program") {
			t.Errorf("error %v", err)
		}
	})
	t.Run("interrupted", func(t *testing.T) {
		_, o := quick(t, "playouts")
		o.Against = asOther(t, "endless")
		ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
		defer cancel()
		err := Playouts(ctx, o, func(PlayoutsResult) { t.Error("a result") })
		if !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("error %v", err)
		}
	})
	t.Run("other workloads", func(t *testing.T) {
		w, o := quick(t, "search")
		o.Against = asOther(t, "good")
		if err := w.Run(context.Background(), new(strings.Builder), o); !errors.Is(err, ErrOther) {
			t.Errorf("error %v", err)
		}
	})
}
