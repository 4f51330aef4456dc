package bench

import (
	"context"
	"fmt"

	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/bot"
	"tianyuan/mcts/playout"
)

// SearchResult is the speed of the bot's search from a fixed position, beside
// that of plain playouts from it, which ran before each run of the search.
type SearchResult struct {
	Size     int    `json:"size"`
	Position string `json:"position"` // "empty", "middle" or "end"

	SimulationsPerS    float64 `json:"simulations_per_s"` // of all workers together; median of the runs
	SimulationsPerSMin float64 `json:"simulations_per_s_min"`
	SimulationsPerSMax float64 `json:"simulations_per_s_max"`
	OverPlayouts       float64 `json:"over_playouts"` // simulations/s over playouts/s; median of the pairs
	OverPlayoutsMin    float64 `json:"over_playouts_min"`
	OverPlayoutsMax    float64 `json:"over_playouts_max"`
	Nodes              int     `json:"nodes"` // of the tree after a run; median
	Depth              int     `json:"depth"` // moves of the main line after a run; median
	Simulations        int     `json:"simulations"`
	Seconds            float64 `json:"seconds"` // both of all runs
	AllocsPerSim       float64 `json:"allocs_per_simulation"`

	// Plain playouts, as in a PlayoutsResult.
	PlayoutsPerS    float64 `json:"playouts_per_s"`
	MovesPerPlayout float64 `json:"moves_per_playout"`
	NsPerMove       float64 `json:"ns_per_move"`
	Black           float64 `json:"black"`
	Setting
}

const searchColumns = "               simulations/s        min        max  over playouts/s      nodes  depth  allocs/simulation\n"

// String is the row of a table.
func (r SearchResult) String() string {
	return fmt.Sprintf("%-5s %-6s %15.0f %10.0f %10.0f %6.3f %9.0f %10d %6d %11.3f   %s, %d worker(s), %s s",
		edge(r.Size), r.Position, r.SimulationsPerS, r.SimulationsPerSMin, r.SimulationsPerSMax, r.OverPlayouts,
		r.PlayoutsPerS, r.Nodes, r.Depth, r.AllocsPerSim, r.Policy, r.Threads, r.Clock)
}

// Search measures the search of the bot, with its options, from the fixed
// positions of each size (sizes other than 9, 13 and 19 have the empty board
// only): Options.Repeat runs, each from an empty tree and after one of a tenth
// of the time. It calls each with the results and ends early with ctx's error.
func Search(ctx context.Context, o Options, each func(SearchResult)) error {
	if err := o.Validate(); err != nil {
		return err
	}
	all, err := allPositions(o.Sizes)
	if err != nil {
		return err
	}
	bar := newProgress(o.Progress, len(all)*o.Repeat)
	defer bar.clear()
	for _, p := range all {
		plain := newPlayoutsWork(o, p.game.Board(), p.game.ToMove(), o.Threads)
		w, err := newSearchWork(o, o.Threads, o.Seed, nil)
		if err != nil {
			return err
		}
		for range o.Repeat {
			if err := plain.run(ctx); err != nil {
				return err
			}
			if err := w.run(ctx, p.game, mcts.Limits{Time: o.duration()}); err != nil {
				return err
			}
			bar.step()
		}
		bar.clear()
		each(searchResult(p, w, plain, o))
	}
	return nil
}

// allPositions are the positions of several sizes.
func allPositions(sizes []int) (all []position, err error) {
	for _, size := range sizes {
		positions, err := positionsOf(size)
		if err != nil {
			return nil, err
		}
		all = append(all, positions...)
	}
	return all, nil
}

// searchWork is a search, and the runs made so far.
type searchWork struct {
	search *mcts.Search
	clock  clock
	runs   []searchRun
}

// searchRun is what a search did in a span.
type searchRun struct {
	simulations, nodes, depth int
	best                      engine.Point
	span
}

func (r searchRun) perS() float64 { return float64(r.simulations) / r.seconds }

// together adds runs up to one.
func together(runs []searchRun) (sum searchRun) {
	for _, r := range runs {
		sum.simulations += r.simulations
		sum.seconds += r.seconds
		sum.allocs += r.allocs
	}
	return sum
}

// newSearchWork returns the bot's search with that many workers; change, if not
// nil, may change its options.
func newSearchWork(o Options, workers int, seed uint64, change func(*bot.Options)) (*searchWork, error) {
	options := bot.OptionsFor(playout.Policy(o.Policy)) // validated
	options.Search.Workers, options.Search.Seed = workers, seed
	if o.MemoryMB != 0 {
		options.Search.MemoryMB = o.MemoryMB
	}
	if change != nil {
		change(&options)
	}
	s, err := mcts.New(options.Search, options.NewEvaluator)
	if err != nil {
		return nil, err
	}
	return &searchWork{search: s, clock: clockFor(workers)}, nil
}

// run warms up, measures a search from an empty tree and adds a run.
func (w *searchWork) run(ctx context.Context, g *engine.Game, limits mcts.Limits) error {
	w.think(ctx, g, mcts.Limits{Time: (limits.Time + 9) / 10, Simulations: (limits.Simulations + 9) / 10})
	var r mcts.Result
	took := w.clock.measure(func() { r = w.think(ctx, g, limits) })
	// What a search allocates once, to read the position and to write the
	// result, is no matter of its simulations: a search of none shows it.
	once := w.clock.measure(func() { w.search.Run(ctx, g, g.ToMove(), mcts.Limits{Simulations: -1}) })
	took.allocs -= min(took.allocs, once.allocs)
	if err := ctx.Err(); err != nil {
		return err
	}
	w.runs = append(w.runs, searchRun{r.Simulations, r.Nodes, len(r.Moves[0].Variation), r.Best, took})
	return nil
}

func (w *searchWork) think(ctx context.Context, g *engine.Game, limits mcts.Limits) mcts.Result {
	w.search.Clear()
	return w.search.Run(ctx, g, g.ToMove(), limits)
}

func searchResult(p position, w *searchWork, plain *playoutsWork, o Options) SearchResult {
	sum := together(w.runs)
	pairs := make([]float64, len(w.runs))
	for i, r := range w.runs {
		pairs[i] = r.perS() / plain.runs[i].perS()
	}
	perS, over := spreadBy(w.runs, searchRun.perS).round(0), spreadOf(pairs).round(3)
	playouts := plain.result(o)
	return SearchResult{
		Size: p.game.Size(), Position: p.phase,
		SimulationsPerS: perS.median, SimulationsPerSMin: perS.least, SimulationsPerSMax: perS.most,
		OverPlayouts: over.median, OverPlayoutsMin: over.least, OverPlayoutsMax: over.most,
		Nodes:       int(spreadBy(w.runs, func(r searchRun) float64 { return float64(r.nodes) }).median),
		Depth:       int(spreadBy(w.runs, func(r searchRun) float64 { return float64(r.depth) }).median),
		Simulations: sum.simulations, Seconds: round(sum.seconds, 3),
		AllocsPerSim: round(float64(sum.allocs)/float64(sum.simulations), 3),
		PlayoutsPerS: playouts.PlayoutsPerS, MovesPerPlayout: playouts.MovesPerPlayout,
		NsPerMove: playouts.NsPerMove, Black: playouts.Black,
		Setting: playouts.Setting,
	}
}
