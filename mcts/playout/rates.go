package playout

import (
	"errors"
	"fmt"

	"tianyuan/mcts"
)

// Rates says how often each rule of a playout is tried, in [0,1]: 0 turns it
// off. The rules that answer the last moves are asked first, in the order of
// the fields from Ko to Shape, and the first that has an answer moves; the
// others judge moves drawn at random.
type Rates struct {
	// Ko plays on a ko that was opened one to three moves ago: retakes or fills
	// it.
	Ko float64
	// Atari answers ataris around the last move: captures and escapes.
	Atari float64
	// TwoLiberty attacks and saves chains that the last move has left with two
	// liberties.
	TwoLiberty float64
	// EyeFix keeps own eyes near the last move from becoming false.
	EyeFix float64
	// Nakade plays the vital point of an eye of the opponent's next to its last
	// move.
	Nakade float64
	// Shape plays 3x3 patterns around the last two moves.
	Shape float64
	// SelfAtari refuses random moves that put the own chain into atari. Those of
	// the rules above are refused always.
	SelfAtari float64
	// Sacrifice lets self-ataris pass that are snapbacks, throw-ins or nakade.
	Sacrifice float64
	// Instead plays a capture nearby or the chain's other liberty in place of a
	// self-atari that was refused.
	Instead float64
	// EyeFill guards own eyes against random moves: false ones, where a chain
	// on a diagonal is attacked instead, and the last eye of a chain.
	EyeFill float64
}

// DefaultRates returns the rates for a board with that edge: the same for all,
// as no difference that would hold for a size has been measured. Rules other
// than Atari, Nakade, Shape and SelfAtari were played against the policy without
// them, 1,000 playouts a move on 9x9 and 700 on 13x13; the cost is the share of
// playouts a second lost on 9x9 and 19x19, medians of runs in turn. A rule is on
// if it gains or is even and free; bench/LEDGER.md has the games at equal time.
//
//	rule        rate  won on 9x9  on 13x13   cost
//	Ko          0.4   58 of 100   33 of 60   none        on
//	TwoLiberty  1     64 of 100   30 of 60   32 %, 33 %  at equal time 51 of 100
//	EyeFix      1     48 of 100   19 of 40   19 %, 20 %
//	Sacrifice   1     50 of 100   43 of 81   7 %, 6 %
//	Instead     1     43 of 100   29 of 60   5 %, 3 %
//	EyeFill     0.6   44 of 100   58 of 100  5 %, 4 %    at equal time on 19x19 7 of 17
func DefaultRates(size int) Rates {
	return Rates{Ko: 0.4, Atari: 0.9, Nakade: 0.8, Shape: 1, SelfAtari: 0.6}
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
	return []rate{
		{"ko", r.Ko},
		{"atari", r.Atari},
		{"two-liberty", r.TwoLiberty},
		{"eye-fix", r.EyeFix},
		{"nakade", r.Nakade},
		{"shape", r.Shape},
		{"self-atari", r.SelfAtari},
		{"sacrifice", r.Sacrifice},
		{"instead", r.Instead},
		{"eye-fill", r.EyeFill},
	}
}

// chance is a probability in units of 2^-32.
type chance uint64

func chanceOf(rate float64) chance { return chance(rate * (1 << 32)) }

// holds draws whether a rule with that chance is tried. A rule that is off
// draws nothing.
func (k chance) holds(random *mcts.Random) bool {
	return k != 0 && chance(random.Next()>>32) < k
}
