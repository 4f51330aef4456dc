package bot

import (
	"errors"
	"fmt"
	"time"

	"tianyuan/mcts"
)

// Options are the parameters of a bot; start from DefaultOptions.
type Options struct {
	// Time bounds the thought about a move, Playouts its simulations; 0 is no
	// such bound. With neither, and no clock, a move gets DefaultTime.
	Time     time.Duration
	Playouts int
	// Resign is the winrate in [0,1] below which the bot gives up; 0 is never.
	Resign float64
	// Search holds workers, memory, seed and the parameters of the tree.
	Search mcts.Options
}

// DefaultTime is the thought about a move when nothing bounds it.
const DefaultTime = 3 * time.Second

// DefaultOptions returns the options of a bot on one worker that resigns at a
// winrate of 0.1, a first guess for light playouts.
func DefaultOptions() Options {
	return Options{Resign: 0.10, Search: mcts.DefaultOptions()}
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
	if !(o.Resign >= 0 && o.Resign <= 1) {
		errs = append(errs, fmt.Errorf("bot: resign %v is not a winrate in [0,1]", o.Resign))
	}
	return errors.Join(append(errs, o.Search.Validate())...)
}
