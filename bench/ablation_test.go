package bench

import (
	"context"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tianyuan/engine"
	"tianyuan/mcts/bot"
	"tianyuan/mcts/playout"
)

// TestComponents: each is a part of the search as it is, or one that is off,
// once. All rates of the playouts are there.
func TestComponents(t *testing.T) {
	for _, size := range []int{9, 19} {
		var names []string
		var touched playout.Rates
		for _, c := range components(playout.PolicyRules, size) {
			options, rules := bot.DefaultOptions(), engine.DefaultRules()
			if c.change != nil {
				c.change(&options)
			}
			if c.rules != nil {
				c.rules(&rules)
			}
			rates := options.Rates(size)
			if options.Search == bot.DefaultOptions().Search && rules == engine.DefaultRules() &&
				rates == playout.DefaultRates(size) && options.Prior != nil {
				t.Errorf("%s: everything is as before", c.name)
			}
			if err := options.Validate(); err != nil {
				t.Errorf("%s: %v", c.name, err)
			}
			if off := strings.HasSuffix(c.name, "(off)"); off != c.off || c.off && c.change == nil {
				t.Errorf("%s: named wrongly, or there is nothing to put in", c.name)
			}
			if slices.Contains(names, c.name) {
				t.Errorf("%s is there twice", c.name)
			}
			names = append(names, c.name)
			before, after, all := playout.DefaultRates(size), reflect.ValueOf(rates), reflect.ValueOf(&touched).Elem()
			for i := range all.NumField() {
				if after.Field(i).Float() != reflect.ValueOf(before).Field(i).Float() {
					all.Field(i).SetFloat(1)
				}
			}
		}
		for i, all := 0, reflect.ValueOf(touched); i < all.NumField(); i++ {
			if all.Field(i).Float() == 0 {
				t.Errorf("%d: no row for the rate %s", size, all.Type().Field(i).Name)
			}
		}
	}
}

func TestAblation(t *testing.T) {
	_, o := quick(t, "ablation")
	var got []string
	if err := Ablation(context.Background(), o, func(r AblationResult) {
		got = append(got, r.Component)
		if r.Size != 9 || r.SimulationsPerS <= 0 || r.WithSimsPerS <= 0 ||
			!(0 < r.RatioMin && r.RatioMin <= r.Ratio && r.Ratio <= r.RatioMax) {
			t.Errorf("%+v", r)
		}
		if want := 1 - 1/r.Ratio; r.Cost < want-0.01 || r.Cost > want+0.01 {
			t.Errorf("%s: cost %v, want %v", r.Component, r.Cost, want)
		}
	}); err != nil {
		t.Fatal(err)
	}
	var want []string
	for _, c := range components(playout.PolicyRules, 9) {
		want = append(want, c.name)
	}
	if !slices.Equal(got, want) {
		t.Errorf("components %q, want %q", got, want)
	}
}

// TestVariantResult works the figures out by hand.
func TestVariantResult(t *testing.T) {
	rounds := func(simulations ...int) *variant {
		v := &variant{work: &searchWork{clock: clock{name: "cpu"}}}
		for _, n := range simulations {
			v.rounds = append(v.rounds, searchRun{simulations: n, span: span{seconds: 2, allocs: 20}})
		}
		return v
	}
	plain := PlayoutsResult{Size: 13, PlayoutsPerS: 1000, MovesPerPlayout: 100, NsPerMove: 10, Black: 0.5}
	got := rounds(250, 500, 125).result(Options{Threads: 1, Repeat: 3, Policy: "light"}, "RAVE", plain, rounds(200, 200, 125))
	want := AblationResult{
		PlayoutsPerS: 1000, MovesPerPlayout: 100, NsPerMove: 10, Black: 0.5,
		Size: 13, Component: "RAVE", SimulationsPerS: 125, WithSimsPerS: 100,
		Ratio: 1.25, RatioMin: 1, RatioMax: 2.5, Cost: 0.2, AllocsPerSim: 0.069,
		Setting: Setting{1, "cpu", 3, "light"},
	}
	if got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}
