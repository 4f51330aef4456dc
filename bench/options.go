package bench

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"time"

	"tianyuan/engine"
	"tianyuan/mcts/playout"
)

// Options say what a workload measures. Start from a Workload's Defaults.
type Options struct {
	// Sizes are the board sizes, 2 to 25 each, without repeats.
	Sizes []int
	// Seconds is the time of one measured run.
	Seconds float64
	// Threads is the number of workers; for Scaling the largest one.
	Threads int
	// Repeat is the number of measured runs of everything.
	Repeat int
	// Seed starts the random numbers. The signature has seeds of its own.
	Seed uint64
	// MemoryMB bounds the tree of each search, in MiB; 0 is what the bot has,
	// in Ablation half of it. The signature does not depend on it.
	MemoryMB int
	// Policy names what plays the playouts.
	Policy string
	// Against is the command line, in words, of a program to compare Playouts
	// with: see Comparison. Empty is no comparison.
	Against []string
	// JSON asks Workload.Run for JSON instead of a table.
	JSON bool
	// Progress is where a bar is drawn if that is a terminal; nil is nowhere.
	Progress *os.File
}

// maxSeconds bounds the time of a run: more than eleven days.
const maxSeconds = 1_000_000

// maxMB is the largest tree of package mcts.
const maxMB = 32 << 10

// Validate reports every field outside its range.
func (o Options) Validate() error {
	var errs []error
	if len(o.Sizes) == 0 {
		errs = append(errs, errors.New("no board size"))
	}
	for i, size := range o.Sizes {
		if size < 2 || size > engine.MaxSize {
			errs = append(errs, fmt.Errorf("size %d: want 2 to %d", size, engine.MaxSize))
		}
		if slices.Contains(o.Sizes[:i], size) {
			errs = append(errs, fmt.Errorf("size %d: named twice", size))
		}
	}
	if !(o.Seconds > 0 && o.Seconds <= maxSeconds) {
		errs = append(errs, fmt.Errorf("seconds %v: want more than 0, at most %d", o.Seconds, maxSeconds))
	}
	if o.Threads < 1 || o.Threads > 1024 {
		errs = append(errs, fmt.Errorf("threads %d: want 1 to 1024", o.Threads))
	}
	if o.Repeat < 1 {
		errs = append(errs, fmt.Errorf("repeat %d: want at least 1", o.Repeat))
	}
	if len(o.Against) > 0 && o.Threads != 1 {
		errs = append(errs, fmt.Errorf("threads %d: a comparison with another program is one of single threads", o.Threads))
	}
	if o.MemoryMB < 0 || o.MemoryMB > maxMB {
		errs = append(errs, fmt.Errorf("memory %d: want 0 to %d", o.MemoryMB, maxMB))
	}
	if err := playout.Policy(o.Policy).Validate(); err != nil {
		errs = append(errs, err)
	}
	return errors.Join(errs...)
}

// duration is the time of one measured run.
func (o Options) duration() time.Duration {
	return max(time.Duration(o.Seconds*float64(time.Second)), 1)
}

// Setting is how a result was measured: a part of every line.
type Setting struct {
	Threads int    `json:"threads"`
	Clock   string `json:"clock"` // "cpu" seconds of the process, or "wall"
	Repeat  int    `json:"repeat"`
	Policy  string `json:"policy"`
}
