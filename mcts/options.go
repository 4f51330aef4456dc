package mcts

import (
	"errors"
	"fmt"
)

// Options are the parameters of a search. The zero value is not useful: start
// from DefaultOptions.
type Options struct {
	// Workers is the number of goroutines that search.
	Workers int
	// MemoryMB bounds the tree, in MiB.
	MemoryMB int
	// Seed starts the random numbers; with one worker and a limit by
	// simulations the same seed gives the same search.
	Seed uint64
	// Batch is the number of leaves a worker has evaluated in one call.
	Batch int
	// Boards fills Leaf.Before, which costs two board copies a ply.
	Boards bool
	// ExpandVisits is the number of visits at which a leaf gets children.
	ExpandVisits int
	// Exploration is the constant of the UCT term.
	Exploration float64
	// RaveEquivalence is the number of visits at which a move's own value and
	// its RAVE value weigh alike when both have plenty; 0 turns RAVE off.
	RaveEquivalence float64
	// EvenPrior is the number of visits of value 0.5 that a move starts with.
	EvenPrior float64
	// PolicyWeight is the constant of the term that follows an evaluator's
	// policy; 0 ignores it.
	PolicyWeight float64
}

// DefaultOptions returns the options for one worker and playouts. The figures
// are those that the literature agrees on; see bench/LEDGER.md for ours.
func DefaultOptions() Options {
	return Options{
		Workers: 1, MemoryMB: 256, Seed: 1, Batch: 1,
		ExpandVisits: 8, RaveEquivalence: 3000, EvenPrior: 14,
	}
}

// maxWeight bounds the options that are real numbers, beyond any use.
const maxWeight = 1e9

// Validate reports every field outside its range.
func (o Options) Validate() error {
	var errs []error
	check := func(ok bool, name string, value any) {
		if !ok {
			errs = append(errs, fmt.Errorf("mcts: option %s: %v is out of range", name, value))
		}
	}
	check(o.Workers >= 1 && o.Workers <= 1024, "Workers", o.Workers)
	check(o.MemoryMB >= 1 && o.MemoryMB <= 32<<10, "MemoryMB", o.MemoryMB)
	check(o.Batch >= 1 && o.Batch <= 1024, "Batch", o.Batch)
	check(o.ExpandVisits >= 1, "ExpandVisits", o.ExpandVisits)
	weight := func(name string, value float64) {
		check(value >= 0 && value <= maxWeight, name, value) // and no NaN
	}
	weight("Exploration", o.Exploration)
	weight("RaveEquivalence", o.RaveEquivalence)
	weight("EvenPrior", o.EvenPrior)
	weight("PolicyWeight", o.PolicyWeight)
	return errors.Join(errs...)
}
