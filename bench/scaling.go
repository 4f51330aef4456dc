package bench

import (
	"context"
	"fmt"

	"tianyuan/engine"
	"tianyuan/mcts"
)

// ScalingResult is what a number of workers make of independent playouts from
// the empty board and of one search. Everything is timed by the wall clock;
// speedups are ratios to one worker in the same round of runs, as medians.
type ScalingResult struct {
	Size               int     `json:"size"`
	PlayoutsPerS       float64 `json:"playouts_per_s"`
	MovesPerPlayout    float64 `json:"moves_per_playout"`
	NsPerMove          float64 `json:"ns_per_move"` // of one worker
	Black              float64 `json:"black"`
	PlayoutsSpeedup    float64 `json:"playouts_speedup"`
	PlayoutsSpeedupMin float64 `json:"playouts_speedup_min"`
	PlayoutsSpeedupMax float64 `json:"playouts_speedup_max"`
	SimulationsPerS    float64 `json:"simulations_per_s"` // over all positions of the size
	SearchSpeedup      float64 `json:"search_speedup"`
	SearchSpeedupMin   float64 `json:"search_speedup_min"`
	SearchSpeedupMax   float64 `json:"search_speedup_max"`
	// Agreement is the share in [0,1] of searches that chose the move which one
	// worker chose with as many simulations and another seed. What counts is
	// the difference to the row of one worker, which chance alone makes.
	Agreement        float64 `json:"agreement"`
	AllocsPerPlayout float64 `json:"allocs_per_playout"`
	AllocsPerSim     float64 `json:"allocs_per_simulation"`
	Setting
}

const scalingColumns = "      workers  playouts/s  speedup                  simulations/s  speedup                  agreement\n"

// String is the row of a table.
func (r ScalingResult) String() string {
	return fmt.Sprintf("%-5s %7d %11.0f %8.3f (%5.3f to %6.3f) %13.0f %8.3f (%5.3f to %6.3f) %9.2f   %s, %s s",
		edge(r.Size), r.Threads, r.PlayoutsPerS, r.PlayoutsSpeedup, r.PlayoutsSpeedupMin, r.PlayoutsSpeedupMax,
		r.SimulationsPerS, r.SearchSpeedup, r.SearchSpeedupMin, r.SearchSpeedupMax, r.Agreement, r.Policy, r.Clock)
}

// Scaling measures 1 to Options.Threads workers on each size: all numbers up
// to 8, then powers of two and the last. A search has as many simulations as
// one worker makes in the time of a run. It calls each with the results and
// ends early with ctx's error.
func Scaling(ctx context.Context, o Options, each func(ScalingResult)) error {
	if err := o.Validate(); err != nil {
		return err
	}
	counts := workerCounts(o.Threads)
	bar := newProgress(o.Progress, len(o.Sizes)*o.Repeat*len(counts))
	defer bar.clear()
	for _, size := range o.Sizes {
		positions, err := positionsOf(size)
		if err != nil {
			return err
		}
		references, err := referencesOf(ctx, o, positions)
		if err != nil {
			return err
		}
		crews := make([]*crew, len(counts))
		for i, n := range counts {
			crews[i] = newCrew(o, size, n)
		}
		for range o.Repeat {
			for _, c := range crews {
				if err := c.run(ctx, positions, references); err != nil {
					return err
				}
				bar.step()
			}
		}
		bar.clear()
		for _, c := range crews {
			each(c.result(o, crews[0]))
		}
	}
	return nil
}

// workerCounts lists the numbers of workers to measure.
func workerCounts(most int) (counts []int) {
	for n := 1; n < most; {
		counts = append(counts, n)
		if n < 8 {
			n++
		} else {
			n *= 2
		}
	}
	return append(counts, most)
}

// reference is what one worker did in the time of a run, with a seed that no
// crew has.
type reference struct {
	simulations int
	best        engine.Point
}

func referencesOf(ctx context.Context, o Options, positions []position) (references []reference, err error) {
	w, err := newSearchWork(o, 1, o.Seed+referenceSeed, nil)
	if err != nil {
		return nil, err
	}
	for _, p := range positions {
		if err := w.run(ctx, p.game, mcts.Limits{Time: o.duration()}); err != nil {
			return nil, err
		}
		run := w.runs[len(w.runs)-1]
		references = append(references, reference{run.simulations, run.best})
	}
	return references, nil
}

// referenceSeed sets the seed of references apart.
const referenceSeed = 1 << 32

// crew is a number of workers with what they did, one entry a round of runs.
type crew struct {
	options  Options
	workers  int
	playouts *playoutsWork
	searches []searchRun // all positions of a round together
	agreed   int
	asked    int
}

func newCrew(o Options, size, workers int) *crew {
	c := &crew{options: o, workers: workers}
	c.playouts = newPlayoutsWork(o, engine.NewBoard(size), engine.Black, workers)
	c.playouts.clock = wallClock()
	return c
}

// run makes one round: playouts, then a search from each position. The search
// is a new one each time, for another seed.
func (c *crew) run(ctx context.Context, positions []position, references []reference) error {
	if err := c.playouts.run(ctx); err != nil {
		return err
	}
	w, err := newSearchWork(c.options, c.workers, c.options.Seed+uint64(len(c.searches)), nil)
	if err != nil {
		return err
	}
	w.clock = wallClock()
	for i, p := range positions {
		if err := w.run(ctx, p.game, mcts.Limits{Simulations: references[i].simulations}); err != nil {
			return err
		}
		c.asked++
		if w.runs[i].best == references[i].best {
			c.agreed++
		}
	}
	c.searches = append(c.searches, together(w.runs))
	return nil
}

func (c *crew) result(o Options, one *crew) ScalingResult {
	plain := c.playouts.result(o)
	var playouts, searches []float64
	for i, run := range c.playouts.runs {
		playouts = append(playouts, run.perS()/one.playouts.runs[i].perS())
		searches = append(searches, c.searches[i].perS()/one.searches[i].perS())
	}
	p, s, all := spreadOf(playouts).round(3), spreadOf(searches).round(3), together(c.searches)
	return ScalingResult{
		Size: plain.Size, PlayoutsPerS: plain.PlayoutsPerS, MovesPerPlayout: plain.MovesPerPlayout,
		NsPerMove: plain.NsPerMove, Black: plain.Black,
		PlayoutsSpeedup: p.median, PlayoutsSpeedupMin: p.least, PlayoutsSpeedupMax: p.most,
		SimulationsPerS: round(spreadBy(c.searches, searchRun.perS).median, 0),
		SearchSpeedup:   s.median, SearchSpeedupMin: s.least, SearchSpeedupMax: s.most,
		Agreement:        round(float64(c.agreed)/float64(c.asked), 3),
		AllocsPerPlayout: plain.AllocsPerPlayout,
		AllocsPerSim:     round(float64(all.allocs)/float64(all.simulations), 3),
		Setting:          plain.Setting,
	}
}
