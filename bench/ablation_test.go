package bench

import (
	"context"
	"slices"
	"testing"

	"tianyuan/engine"
	"tianyuan/mcts/bot"
	"tianyuan/mcts/playout"
)

// TestComponents: each is a part of the search as it is, once.
func TestComponents(t *testing.T) {
	var names []string
	for _, c := range components(playout.PolicyRules) {
		options, rules := bot.DefaultOptions(), engine.DefaultRules()
		if c.without != nil {
			c.without(&options)
		}
		if c.rules != nil {
			c.rules(&rules)
		}
		if options.Search == bot.DefaultOptions().Search && rules == engine.DefaultRules() &&
			options.Rates(9) == playout.DefaultRates(9) && options.Prior != nil {
			t.Errorf("without %s everything is as before", c.name)
		}
		if err := options.Validate(); err != nil {
			t.Errorf("without %s: %v", c.name, err)
		}
		if slices.Contains(names, c.name) {
			t.Errorf("%s is there twice", c.name)
		}
		names = append(names, c.name)
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
	for _, c := range components(playout.PolicyRules) {
		want = append(want, c.name)
	}
	if !slices.Equal(got, want) {
		t.Errorf("components %q, want %q", got, want)
	}
}

// TestVariantResult works the figures out by hand.
func TestVariantResult(t *testing.T) {
	rounds := func(simulations ...int) *variant {
		v := &variant{name: "RAVE", work: &searchWork{clock: clock{name: "cpu"}}}
		for _, n := range simulations {
			v.rounds = append(v.rounds, searchRun{simulations: n, span: span{seconds: 2, allocs: 20}})
		}
		return v
	}
	plain := PlayoutsResult{Size: 13, PlayoutsPerS: 1000, MovesPerPlayout: 100, NsPerMove: 10, Black: 0.5}
	got := rounds(250, 500, 125).result(Options{Threads: 1, Repeat: 3, Policy: "light"}, plain, rounds(200, 200, 125))
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
