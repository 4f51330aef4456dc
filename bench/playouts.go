package bench

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"sync"
	"time"

	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/playout"
)

// benchKomi is the komi of the yardstick, for Black's share of wins.
const benchKomi = 6.5

// PlayoutsOptions say what Playouts measures.
type PlayoutsOptions struct {
	Size    int
	Time    time.Duration
	Threads int
	Seed    uint64
}

// Validate reports every field outside its range.
func (o PlayoutsOptions) Validate() error {
	var errs []error
	if o.Size < 2 || o.Size > engine.MaxSize {
		errs = append(errs, fmt.Errorf("size %d: want 2 to %d", o.Size, engine.MaxSize))
	}
	if o.Time <= 0 {
		errs = append(errs, fmt.Errorf("time %v: want more than 0", o.Time))
	}
	if o.Threads < 1 {
		errs = append(errs, fmt.Errorf("threads %d: want at least 1", o.Threads))
	}
	return errors.Join(errs...)
}

// PlayoutsResult is a measurement of light playouts from the empty board. The
// first five fields are those of the yardstick; times are wall-clock.
type PlayoutsResult struct {
	Size             int     `json:"size"`
	PlayoutsPerS     float64 `json:"playouts_per_s"`    // of all threads together
	MovesPerPlayout  float64 `json:"moves_per_playout"` // passes included
	NsPerMove        float64 `json:"ns_per_move"`       // of one thread
	Black            float64 `json:"black"`             // share of wins at komi 6.5
	Threads          int     `json:"threads"`
	Playouts         int     `json:"playouts"`
	Seconds          float64 `json:"seconds"`
	AllocsPerPlayout float64 `json:"allocs_per_playout"`
}

// String writes the measurement as one line for people.
func (r PlayoutsResult) String() string {
	return fmt.Sprintf("%dx%d light, %d thread(s): %.0f playouts/s, %.1f moves/playout, %.1f ns/move, Black %.3f",
		r.Size, r.Size, r.Threads, r.PlayoutsPerS, r.MovesPerPlayout, r.NsPerMove, r.Black)
}

// WritePlayouts measures each size in turn and writes a line for each: a JSON
// object if asked, otherwise a text.
func WritePlayouts(ctx context.Context, w io.Writer, sizes []int, o PlayoutsOptions, asJSON bool) error {
	for _, o.Size = range sizes {
		result, err := Playouts(ctx, o)
		if err != nil {
			return err
		}
		line := result.String()
		if asJSON {
			text, err := json.Marshal(result)
			if err != nil {
				return err
			}
			line = string(text)
		}
		if _, err := fmt.Fprintln(w, line); err != nil {
			return err
		}
	}
	return nil
}

// tally is what one thread has counted.
type tally struct{ playouts, moves, black int }

// Playouts runs light playouts for a time on each thread, after a warm-up of a
// tenth of it. It ends early with ctx's error.
func Playouts(ctx context.Context, o PlayoutsOptions) (PlayoutsResult, error) {
	if err := o.Validate(); err != nil {
		return PlayoutsResult{}, err
	}
	o.run(ctx, o.Time/10)
	mallocs := mallocCount()
	start := time.Now()
	sum := o.run(ctx, o.Time)
	elapsed := time.Since(start)
	mallocs = mallocCount() - mallocs
	if err := ctx.Err(); err != nil {
		return PlayoutsResult{}, err
	}
	round := func(x float64, digits int) float64 {
		unit := math.Pow10(digits)
		return math.Round(x*unit) / unit
	}
	n := float64(sum.playouts)
	return PlayoutsResult{
		Size: o.Size, Threads: o.Threads, Playouts: sum.playouts,
		Seconds:          round(elapsed.Seconds(), 3),
		PlayoutsPerS:     round(n/elapsed.Seconds(), 0),
		MovesPerPlayout:  round(float64(sum.moves)/n, 1),
		NsPerMove:        round(float64(elapsed.Nanoseconds())*float64(o.Threads)/float64(sum.moves), 1),
		Black:            round(float64(sum.black)/n, 3),
		AllocsPerPlayout: round(float64(mallocs)/n, 3),
	}, nil
}

// run plays on all threads for a time and adds their counts.
func (o PlayoutsOptions) run(ctx context.Context, d time.Duration) (sum tally) {
	ctx, cancel := context.WithTimeout(ctx, d)
	defer cancel()
	tallies := make([]tally, o.Threads)
	var running sync.WaitGroup
	for i := range tallies {
		running.Go(func() { tallies[i] = o.thread(ctx, mcts.NewRandom(o.Seed+uint64(i))) })
	}
	running.Wait()
	for _, t := range tallies {
		sum.playouts += t.playouts
		sum.moves += t.moves
		sum.black += t.black
	}
	return sum
}

// batch is the number of playouts between two looks at the clock.
const batch = 50

// thread plays until ctx ends.
func (o PlayoutsOptions) thread(ctx context.Context, rng mcts.Random) (t tally) {
	empty, board := engine.NewBoard(o.Size), engine.NewBoard(o.Size)
	moves := make([]engine.Point, 0, playout.MaxMoves(o.Size))
	for first := true; first || ctx.Err() == nil; first = false {
		for range batch {
			board.CopyFrom(empty)
			moves = playout.Light(board, engine.Black, &rng, moves[:0])
			t.moves += len(moves)
			if float64(board.EndDifference()) > benchKomi {
				t.black++
			}
			t.playouts++
		}
	}
	return t
}
