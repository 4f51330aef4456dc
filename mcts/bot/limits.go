package bot

import (
	"context"
	"time"

	"tianyuan/engine"
	"tianyuan/gtp"
	"tianyuan/mcts"
	"tianyuan/mcts/clock"
)

// leastTime is the thought about a move when the clock leaves none: no limit
// at all is what 0 would mean.
const leastTime = 10 * time.Millisecond

// limits bounds the thought about a move by the options and the clock. Time
// ends a thought early only where what is saved can be used later, and
// simulations never do: a move by a number of them does not depend on the
// machine.
func (b *Bot) limits(g *engine.Game, k gtp.Clock) mcts.Limits {
	limits := mcts.Limits{Time: b.options.Time, Simulations: b.options.Playouts}
	if k.Limited() {
		played := len(g.Moves())
		budget := clock.Plan(timeLeft(k, b.options.Lag), g.Size(), played, b.options.Lag)
		desired, most := max(budget.Desired, leastTime), max(budget.Most, leastTime)
		if limits.Time > 0 {
			desired, most = min(desired, limits.Time), min(most, limits.Time)
		}
		limits.Time, limits.MostTime, limits.StopEarly, limits.Punctual = desired, most, budget.Saves, true
	}
	if limits == (mcts.Limits{}) {
		limits.Time = DefaultTime
	}
	return limits
}

// timeLeft puts a clock in the terms of package clock, less the lag of the
// moves that the client has not reported.
func timeLeft(k gtp.Clock, lag time.Duration) clock.Left {
	t, seen := k.Control, k.Left.Time-time.Duration(k.Unseen)*lag
	if k.Left.Stones > 0 {
		left := clock.Left{Period: max(seen, 0), Stones: k.Left.Stones}
		if t.Kind == gtp.TimeByoYomi {
			left.Stones = 1 // those of the clock are periods
		}
		return left
	}
	left := clock.Left{Main: max(seen, 0), Increment: t.Increment, Cap: t.Cap, Move: t.Move}
	switch t.Kind {
	case gtp.TimeCanadian:
		left.Period, left.Stones = max(t.Period+min(seen, 0), 0), t.Stones
	case gtp.TimeByoYomi:
		left.Period, left.Stones = t.Period, 1
	}
	return left
}

// Ponder thinks about g for the side that is to move until ctx ends, if the
// options want that. See gtp.Ponderer.
func (b *Bot) Ponder(ctx context.Context, g *engine.Game, c engine.Color) {
	if b.options.Ponder {
		// The tree is for the bot's next move: it has the bot's offset.
		offset := b.options.komiOffset(g, c.Opponent())
		b.search.Run(ctx, g, c, mcts.Limits{Ponder: true, KomiOffset: offset})
	}
}
