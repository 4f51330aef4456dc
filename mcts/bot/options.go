package bot

import (
	"errors"
	"fmt"
	"time"

	"tianyuan/mcts"
	"tianyuan/mcts/clock"
	"tianyuan/mcts/playout"
	"tianyuan/mcts/prior"
)

// Options are the parameters of a bot; start from DefaultOptions.
type Options struct {
	// Time bounds the thought about a move, Playouts its simulations; 0 is no
	// such bound. With neither, and no clock, a move gets DefaultTime.
	Time     time.Duration
	Playouts int
	// Lag is the time that a move may cost on the referee's clock beside the
	// thought; it is kept back from what a clock leaves.
	Lag time.Duration
	// Ponder makes the bot think while the opponent does, after its own moves.
	Ponder bool
	// Resign is the winrate in [0,1] below which the bot gives up; 0 is never.
	Resign float64
	// DynamicKomi makes the search of a handicap game, as either side, aim at a
	// komi that makes up for the stones and fades to the game's own.
	DynamicKomi bool
	// Policy is how playouts are played. By rules, Rates says how often each is
	// tried and Prior how many visits the surest move of a new node is given,
	// both by board size; a nil Prior is no knowledge.
	Policy playout.Policy
	Rates  func(size int) playout.Rates
	Prior  func(size int) float64
	// Search holds workers, memory, seed and the parameters of the tree.
	Search mcts.Options
}

// DefaultTime is the thought about a move when nothing bounds it.
const DefaultTime = 3 * time.Second

// DefaultOptions returns the options of a bot on one worker that plays by rules
// and resigns at a winrate of 0.1, a first guess.
func DefaultOptions() Options { return OptionsFor(playout.PolicyRules) }

// OptionsFor returns DefaultOptions for playouts of that policy. Next to learned
// priors RAVE weighs less, and a leaf gets children sooner, than is best without
// them; see bench/LEDGER.md.
func OptionsFor(policy playout.Policy) Options {
	o := Options{
		Lag: clock.DefaultLag, Resign: 0.10, DynamicKomi: true,
		Policy: policy, Rates: playout.DefaultRates, Prior: prior.DefaultVisits,
		Search: mcts.DefaultOptions(),
	}
	if o.seeds() {
		o.Search.RaveEquivalence, o.Search.ExpandVisits = 1000, 4
	}
	return o
}

// Validate reports every field outside its range.
func (o Options) Validate() error {
	var errs []error
	if o.Time < 0 {
		errs = append(errs, fmt.Errorf("bot: time %v is negative", o.Time))
	}
	if o.Playouts < 0 {
		errs = append(errs, fmt.Errorf("bot: playouts %d is negative", o.Playouts))
	}
	if o.Lag < 0 {
		errs = append(errs, fmt.Errorf("bot: lag %v is negative", o.Lag))
	}
	if !(o.Resign >= 0 && o.Resign <= 1) {
		errs = append(errs, fmt.Errorf("bot: resign %v is not a winrate in [0,1]", o.Resign))
	}
	if o.Policy == playout.PolicyRules && o.Rates == nil {
		errs = append(errs, errors.New("bot: no rates of the playouts' rules"))
	}
	return errors.Join(append(errs, o.Policy.Validate(), o.Search.Validate())...)
}
