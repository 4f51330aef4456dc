package bench

import (
	"context"
	"fmt"
	"math"
	"sync"
	"time"

	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/playout"
)

// benchKomi is the komi of the yardstick, for Black's share of wins.
const benchKomi = 6.5

// PlayoutsResult is the speed of playouts from the empty board of a size. Its
// first keys are those of the yardstick.
type PlayoutsResult struct {
	Size            int     `json:"size"`
	PlayoutsPerS    float64 `json:"playouts_per_s"`    // of all threads together; median of the runs
	MovesPerPlayout float64 `json:"moves_per_playout"` // passes included
	NsPerMove       float64 `json:"ns_per_move"`       // of one thread; median of the runs
	Black           float64 `json:"black"`             // share of wins at komi 6.5

	PlayoutsPerSMin  float64 `json:"playouts_per_s_min"`
	PlayoutsPerSMax  float64 `json:"playouts_per_s_max"`
	Playouts         int     `json:"playouts"` // of all runs
	Seconds          float64 `json:"seconds"`  // of all runs
	AllocsPerPlayout float64 `json:"allocs_per_playout"`
	CopyNs           float64 `json:"copy_ns"`    // one copy of the empty board
	CopyShare        float64 `json:"copy_share"` // of a playout's time, in [0,1]
	Setting
	*Comparison // nil without Options.Against
}

const playoutsColumns = "         playouts/s        min        max  moves/playout  ns/move  black  copy    allocs/playout\n"

// String is the row of a table.
func (r PlayoutsResult) String() string {
	s := fmt.Sprintf("%-5s %13.0f %10.0f %10.0f %14.1f %8.1f %6.3f %4.1f %% %12.3f   %s, %d thread(s), %s s",
		edge(r.Size), r.PlayoutsPerS, r.PlayoutsPerSMin, r.PlayoutsPerSMax, r.MovesPerPlayout, r.NsPerMove, r.Black,
		100*r.CopyShare, r.AllocsPerPlayout, r.Policy, r.Threads, r.Clock)
	if r.Comparison != nil {
		s += "\n" + r.Comparison.String()
	}
	return s
}

func edge(size int) string { return fmt.Sprintf("%dx%d", size, size) }

// Playouts measures playouts on each size, Options.Repeat runs each with a
// warm-up of a tenth of the time before it, and calls each with the results.
// With Options.Against that program runs before each of ours. It ends early
// with ctx's error.
func Playouts(ctx context.Context, o Options, each func(PlayoutsResult)) error {
	if err := o.Validate(); err != nil {
		return err
	}
	rounds := make([][]int, len(o.Sizes)) // a result comes when its size is done
	for i := range o.Sizes {
		rounds[i] = o.Sizes[i : i+1]
	}
	steps := len(o.Sizes) * o.Repeat
	if len(o.Against) > 0 {
		rounds = [][]int{o.Sizes} // the other program measures them all in turn
		steps += o.Repeat
	}
	bar := newProgress(o.Progress, steps)
	defer bar.clear()
	for _, sizes := range rounds {
		works := make([]*playoutsWork, len(sizes))
		for i, size := range sizes {
			works[i] = newPlayoutsWork(o, engine.NewBoard(size), engine.Black, o.Threads)
		}
		var theirs []map[int]PlayoutsResult
		for range o.Repeat {
			if len(o.Against) > 0 {
				lines, err := runOther(ctx, o.Against, sizes)
				if err != nil {
					return err
				}
				theirs = append(theirs, lines)
				bar.step()
			}
			for _, w := range works {
				if err := w.run(ctx); err != nil {
					return err
				}
				bar.step()
			}
		}
		bar.clear()
		for _, w := range works {
			r := w.result(o)
			if len(o.Against) > 0 {
				r.Comparison = compare(o.Against, w.runs, theirs, r.Size)
			}
			each(r)
		}
	}
	return nil
}

// playoutsWork is playouts from one position, and the runs made so far.
type playoutsWork struct {
	policy  playout.Policy
	start   *engine.Board
	toMove  engine.Color
	threads int
	time    time.Duration
	seed    uint64
	clock   clock
	runs    []playoutsRun
}

// playoutsRun is what all threads counted in a span.
type playoutsRun struct {
	tally
	span
}

func (r playoutsRun) perS() float64 { return float64(r.playouts) / r.seconds }

// tally is what one thread has counted.
type tally struct{ playouts, moves, black int }

func newPlayoutsWork(o Options, start *engine.Board, toMove engine.Color, threads int) *playoutsWork {
	return &playoutsWork{
		policy: playout.Policy(o.Policy), start: start, toMove: toMove, threads: threads,
		time: o.duration(), seed: o.Seed, clock: clockFor(threads),
	}
}

// run warms up, measures and adds a run.
func (w *playoutsWork) run(ctx context.Context) error {
	w.play(ctx, w.time/10)
	var run playoutsRun
	run.span = w.clock.measure(func() { run.tally = w.play(ctx, w.time) })
	if err := ctx.Err(); err != nil {
		return err
	}
	w.runs = append(w.runs, run)
	return nil
}

// result reads all runs.
func (w *playoutsWork) result(o Options) PlayoutsResult {
	var sum playoutsRun
	for _, run := range w.runs {
		sum.tally.add(run.tally)
		sum.seconds += run.seconds
		sum.allocs += run.allocs
	}
	n := float64(sum.playouts)
	perS := spreadBy(w.runs, playoutsRun.perS).round(0)
	nsPerMove := spreadBy(w.runs, func(r playoutsRun) float64 { return r.seconds * 1e9 * float64(w.threads) / float64(r.moves) })
	copyNs := copyTime(w.start)
	return PlayoutsResult{
		Size: w.start.Size(), PlayoutsPerS: perS.median, PlayoutsPerSMin: perS.least, PlayoutsPerSMax: perS.most,
		MovesPerPlayout:  round(float64(sum.moves)/n, 1),
		NsPerMove:        round(nsPerMove.median, 1),
		Black:            round(float64(sum.black)/n, 3),
		Playouts:         sum.playouts,
		Seconds:          round(sum.seconds, 3),
		AllocsPerPlayout: round(float64(sum.allocs)/n, 3),
		CopyNs:           round(copyNs, 1),
		CopyShare:        round(copyNs/(nsPerMove.median*float64(sum.moves)/n), 4),
		Setting:          Setting{w.threads, w.clock.name, o.Repeat, o.Policy},
	}
}

func (t *tally) add(u tally) {
	t.playouts += u.playouts
	t.moves += u.moves
	t.black += u.black
}

// play plays on all threads for a time and adds their counts.
func (w *playoutsWork) play(ctx context.Context, d time.Duration) (sum tally) {
	ctx, cancel := context.WithTimeout(ctx, d)
	defer cancel()
	tallies := make([]tally, w.threads)
	var running sync.WaitGroup
	for i := range tallies {
		rng := mcts.NewRandom(w.seed)
		w.seed++
		running.Go(func() { tallies[i] = w.thread(ctx, rng) })
	}
	running.Wait()
	for _, t := range tallies {
		sum.add(t)
	}
	return sum
}

// batch is the number of playouts between two looks at the clock.
const batch = 50

// thread plays until ctx ends. Its boards are its own, so that threads share
// no memory.
func (w *playoutsWork) thread(ctx context.Context, rng mcts.Random) (t tally) {
	start, board := new(engine.Board), new(engine.Board)
	start.CopyFrom(w.start)
	play := playoutsOf(w.policy, start.Size())
	moves := make([]engine.Point, 0, playout.MaxMoves(start.Size()))
	for first := true; first || ctx.Err() == nil; first = false {
		for range batch {
			board.CopyFrom(start)
			moves = play(board, w.toMove, &rng, moves[:0])
			t.moves += len(moves)
			if float64(board.EndDifference()) > benchKomi {
				t.black++
			}
			t.playouts++
		}
	}
	return t
}

// copyTime returns the time of one copy of b in ns: the fastest of some rounds,
// as whatever disturbs only adds to it.
func copyTime(b *engine.Board) float64 {
	const rounds, copies = 10, 2000
	board := new(engine.Board)
	least := math.Inf(1)
	for range rounds {
		start := time.Now()
		for range copies {
			board.CopyFrom(b)
		}
		least = min(least, float64(time.Since(start).Nanoseconds())/copies)
	}
	return least
}
