package prior

import (
	"errors"
	"fmt"
)

// Weights are the visits that each kind of knowledge gives to a move; what is
// bad counts as lost ones. The sum of a move's good and bad visits is its prior.
type Weights struct {
	// Near is for moves at distance 1, 2 and 3 of the last move, along chains.
	Near [3]float64
	// Capture is for a move that takes one stone, CaptureMore if it saves own
	// stones in atari too or takes several.
	Capture, CaptureMore float64
	// Escape is for a move that saves an own chain which the opponent could
	// catch otherwise, by a ladder at the longest.
	Escape float64
	// Catch is for a move that catches an enemy chain of two liberties so.
	Catch float64
	// Hopeless is held against running with a chain in atari that is caught all
	// the same.
	Hopeless float64
	// SelfAtari is held against a move that leaves its own chain in atari.
	SelfAtari float64
	// Shape is for a move that fits a 3x3 pattern.
	Shape float64
	// ThirdLine is for a move on the third line with no stone around, and held
	// against one on the first; half of it against one on the second.
	ThirdLine float64
}

// DefaultWeights returns the weights for a board with that edge.
func DefaultWeights(size int) Weights {
	return Weights{
		Near: [3]float64{24, 22, 8}, Capture: 15, CaptureMore: 30, Escape: 15, Catch: 15, Hopeless: 20,
		SelfAtari: 20, Shape: 10, ThirdLine: 10,
	}
}

// maxWeight bounds a weight, beyond any use.
const maxWeight = 1e6

// Validate reports every weight that is negative, too large or no number.
func (w Weights) Validate() error {
	var errs []error
	for _, weight := range []struct {
		name  string
		value float64
	}{
		{"near 1", w.Near[0]},
		{"near 2", w.Near[1]},
		{"near 3", w.Near[2]},
		{"capture", w.Capture},
		{"capture more", w.CaptureMore},
		{"escape", w.Escape},
		{"catch", w.Catch},
		{"hopeless", w.Hopeless},
		{"self-atari", w.SelfAtari},
		{"shape", w.Shape},
		{"third line", w.ThirdLine},
	} {
		if !(weight.value >= 0 && weight.value <= maxWeight) { // and no NaN
			errs = append(errs, fmt.Errorf("prior: weight of %s: %v is out of range", weight.name, weight.value))
		}
	}
	return errors.Join(errs...)
}
