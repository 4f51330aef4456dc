package playout

import (
	"errors"
	"fmt"
)

// Rates says how often each rule of a playout is tried, in [0,1]: 0 turns it
// off. The rules are asked in the order of the fields; the first that has an
// answer moves.
type Rates struct {
	// Atari answers ataris around the last move: captures and escapes.
	Atari float64
	// Nakade plays the vital point of an eye next to the last move, whoever owns
	// the eye.
	Nakade float64
	// Shape plays 3x3 patterns around the last two moves.
	Shape float64
	// SelfAtari refuses random moves that put the own chain into atari.
	SelfAtari float64
}

// DefaultRates returns the rates for a board with that edge.
func DefaultRates(size int) Rates {
	return Rates{Atari: 0.9, Nakade: 0.8, Shape: 1, SelfAtari: 0.6}
}

// Validate reports every rate outside of [0,1].
func (r Rates) Validate() error {
	var errs []error
	for _, rate := range r.list() {
		if !(rate.value >= 0 && rate.value <= 1) {
			errs = append(errs, fmt.Errorf("playout: rate of %s: %v is not in [0,1]", rate.name, rate.value))
		}
	}
	return errors.Join(errs...)
}

// rate is a rule's rate with the rule's name.
type rate struct {
	name  string
	value float64
}

func (r Rates) list() []rate {
	return []rate{{"atari", r.Atari}, {"nakade", r.Nakade}, {"shape", r.Shape}, {"self-atari", r.SelfAtari}}
}
