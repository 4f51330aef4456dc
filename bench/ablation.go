package bench

import (
	"context"
	"fmt"

	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/bot"
	"tianyuan/mcts/playout"
)

// component is a part of the search that can be left out, or put in. Each is a
// row of components: a new one needs nothing else.
type component struct {
	name string
	// change takes the component out of the bot's options, or puts it in if it
	// is off by default; nil if it is not an option of the search.
	change func(*bot.Options)
	off    bool
	// rules changes the rules of the game; nil leaves them.
	rules func(*engine.Rules)
}

// components lists those of a search with that playout policy on boards of that
// size.
func components(policy playout.Policy, size int) []component {
	all := []component{
		{name: "RAVE", change: func(o *bot.Options) { o.Search.RaveEquivalence = 0 }},
		{name: "even prior", change: func(o *bot.Options) { o.Search.EvenPrior = 0 }},
		{name: "late expansion", change: func(o *bot.Options) { o.Search.ExpandVisits = 1 }},
		{name: "superko", rules: func(r *engine.Rules) { r.Ko = engine.KoSimple }},
	}
	if policy == playout.PolicyLight {
		return all
	}
	for _, r := range playoutRules() {
		all = append(all, r.component(size))
	}
	return append(all, component{name: "priors", change: func(o *bot.Options) { o.Prior = nil }})
}

// playoutRule is a rule of the playouts with the place of its rate.
type playoutRule struct {
	name string
	rate func(*playout.Rates) *float64
}

func playoutRules() []playoutRule {
	return []playoutRule{
		{"ko rule", func(r *playout.Rates) *float64 { return &r.Ko }},
		{"atari rule", func(r *playout.Rates) *float64 { return &r.Atari }},
		{"two-liberty rule", func(r *playout.Rates) *float64 { return &r.TwoLiberty }},
		{"eye-fix rule", func(r *playout.Rates) *float64 { return &r.EyeFix }},
		{"nakade rule", func(r *playout.Rates) *float64 { return &r.Nakade }},
		{"shape rule", func(r *playout.Rates) *float64 { return &r.Shape }},
		{"self-atari rule", func(r *playout.Rates) *float64 { return &r.SelfAtari }},
		{"sacrifice rule", func(r *playout.Rates) *float64 { return &r.Sacrifice }},
		{"instead rule", func(r *playout.Rates) *float64 { return &r.Instead }},
		{"eye-fill rule", func(r *playout.Rates) *float64 { return &r.EyeFill }},
	}
}

// component leaves the rule out, or puts it in at its full rate if it is off by
// default.
func (p playoutRule) component(size int) component {
	set := func(value float64) func(*bot.Options) {
		return func(o *bot.Options) {
			rates := o.Rates
			o.Rates = func(size int) playout.Rates {
				r := rates(size)
				*p.rate(&r) = value
				return r
			}
		}
	}
	rates := playout.DefaultRates(size)
	if *p.rate(&rates) == 0 {
		return component{name: p.name + " (off)", change: set(1), off: true}
	}
	return component{name: p.name, change: set(0)}
}

// AblationResult is the speed of the search without one of its components,
// over the fixed positions of a size, beside that of the whole search in the
// same round of runs. For a component that is off by default, marked so, it is
// the search as it is beside one that has the component too.
type AblationResult struct {
	Size            int     `json:"size"`
	Component       string  `json:"component"`
	SimulationsPerS float64 `json:"simulations_per_s"` // without it; median
	WithSimsPerS    float64 `json:"with_simulations_per_s"`
	Ratio           float64 `json:"ratio"` // without over with; median of the rounds
	RatioMin        float64 `json:"ratio_min"`
	RatioMax        float64 `json:"ratio_max"`
	// Cost is the share of the whole search's time that goes when the component
	// is left out, 1 - 1/ratio: negative if the search is slower without it.
	Cost         float64 `json:"cost"`
	AllocsPerSim float64 `json:"allocs_per_simulation"`

	// Plain playouts from the empty board, as in a PlayoutsResult.
	PlayoutsPerS    float64 `json:"playouts_per_s"`
	MovesPerPlayout float64 `json:"moves_per_playout"`
	NsPerMove       float64 `json:"ns_per_move"`
	Black           float64 `json:"black"`
	Setting
}

const ablationColumns = "      component              simulations/s without    with  ratio                     cost\n"

// String is the row of a table.
func (r AblationResult) String() string {
	return fmt.Sprintf("%-5s %-22s %21.0f %7.0f %6.3f (%5.3f to %5.3f) %7.1f %%   %s, %d worker(s), %s s",
		edge(r.Size), r.Component, r.SimulationsPerS, r.WithSimsPerS, r.Ratio, r.RatioMin, r.RatioMax, 100*r.Cost,
		r.Policy, r.Threads, r.Clock)
}

// Ablation leaves each component of the search out in turn, or puts one in that
// is off by default, and measures the search from the fixed positions of each
// size: in every one of Options.Repeat rounds the whole search first, then each
// search that is changed. It calls each with the results and ends early with
// ctx's error. What a component is worth in play is for matches to say; without
// it the tree has another shape, which is part of the difference.
func Ablation(ctx context.Context, o Options, each func(AblationResult)) error {
	if err := o.Validate(); err != nil {
		return err
	}
	rows := 1 + len(components(playout.Policy(o.Policy), engine.MaxSize))
	bar := newProgress(o.Progress, len(o.Sizes)*o.Repeat*rows)
	defer bar.clear()
	for _, size := range o.Sizes {
		all := append([]component{{name: "nothing"}}, components(playout.Policy(o.Policy), size)...)
		variants := make([]*variant, len(all))
		for i, c := range all {
			var err error
			if variants[i], err = newVariant(o, size, c); err != nil {
				return err
			}
		}
		plain := newPlayoutsWork(o, engine.NewBoard(size), engine.Black, o.Threads)
		for range o.Repeat {
			if err := plain.run(ctx); err != nil {
				return err
			}
			for _, v := range variants {
				if err := v.run(ctx, o); err != nil {
					return err
				}
				bar.step()
			}
		}
		bar.clear()
		for i, v := range variants[1:] {
			without, with := v, variants[0]
			if all[i+1].off {
				without, with = with, without
			}
			each(without.result(o, v.name, plain.result(o), with))
		}
	}
	return nil
}

// variant is the search with a component out or in, with its rounds of runs.
type variant struct {
	name      string
	work      *searchWork
	positions []position
	rounds    []searchRun
}

func newVariant(o Options, size int, c component) (*variant, error) {
	v := &variant{name: c.name}
	var err error
	if v.positions, err = positionsOf(size); err != nil {
		return nil, err
	}
	if c.rules != nil {
		for _, p := range v.positions {
			rules := p.game.Rules()
			c.rules(&rules)
			if err := p.game.SetRules(rules); err != nil {
				return nil, err
			}
		}
	}
	v.work, err = newSearchWork(o, o.Threads, o.Seed, func(m *bot.Options) {
		if o.MemoryMB == 0 {
			m.Search.MemoryMB /= 2 // the trees of all variants are there at once
		}
		if c.change != nil {
			c.change(m)
		}
	})
	return v, err
}

// run makes one round: a search from each position.
func (v *variant) run(ctx context.Context, o Options) error {
	v.work.runs = v.work.runs[:0]
	for _, p := range v.positions {
		if err := v.work.run(ctx, p.game, mcts.Limits{Time: o.duration()}); err != nil {
			return err
		}
	}
	v.rounds = append(v.rounds, together(v.work.runs))
	return nil
}

// result compares the search without the component of that name, v, with the
// one that has it.
func (v *variant) result(o Options, name string, playouts PlayoutsResult, with *variant) AblationResult {
	ratios := make([]float64, len(v.rounds))
	for i, r := range v.rounds {
		ratios[i] = r.perS() / with.rounds[i].perS()
	}
	sum, ratio := together(v.rounds), spreadOf(ratios)
	cost := round(1-1/ratio.median, 3)
	ratio = ratio.round(3)
	return AblationResult{
		Size: playouts.Size, Component: name,
		SimulationsPerS: round(spreadBy(v.rounds, searchRun.perS).median, 0),
		WithSimsPerS:    round(spreadBy(with.rounds, searchRun.perS).median, 0),
		Ratio:           ratio.median, RatioMin: ratio.least, RatioMax: ratio.most, Cost: cost,
		AllocsPerSim: round(float64(sum.allocs)/float64(sum.simulations), 3),
		PlayoutsPerS: playouts.PlayoutsPerS, MovesPerPlayout: playouts.MovesPerPlayout,
		NsPerMove: playouts.NsPerMove, Black: playouts.Black,
		Setting: Setting{o.Threads, v.work.clock.name, o.Repeat, o.Policy},
	}
}
