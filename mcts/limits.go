package mcts

import (
	"context"
	"time"
)

// Limits end a search; zero means no such limit, and a negative limit has been
// reached already. A search without limits runs until its context ends.
type Limits struct {
	// Simulations is the number of simulations of this search, those of a
	// reused tree not counted.
	Simulations int
	// Time is the wall-clock time of this search.
	Time time.Duration
	// MostTime, where it is longer than Time, lets the search go on up to it
	// while the choice is in doubt: the second move has nearly as many visits as
	// the first, or another move has the better value. It needs a Time.
	MostTime time.Duration
	// StopEarly ends the search as soon as no other move can have more visits
	// than the first one before the other limits. The choice is the one that the
	// whole search would have made; its figures depend on the machine.
	StopEarly bool
	// Punctual ends the search before its time rather than after it on a machine
	// that keeps it waiting: by the longest wait it has lately met with, for
	// players whom a clock may cost the game.
	Punctual bool
	// Resumed makes the passes before the search count for nothing, as where the
	// game is taken up again: it takes two more to end it.
	Resumed bool
	// Ponder makes a search that returns at once when its context ends, however
	// large the tree: nothing is moved to make room, and the search ends when
	// there is none left.
	Ponder bool
	// KomiOffset, a finite number of points, is added to the komi by which
	// evaluators decide who wins: a positive one asks more of Black and less of
	// White than the game does, where either would otherwise win whatever is
	// played. It is no limit and changes values only: margins are by the game's
	// own komi, and so is the result of a line that ends with two passes, because
	// there the game is over. A tree that was made with another offset is used
	// again if the two are at most three points apart.
	KomiOffset float64
}

// under returns a context for a search that begins at start: it ends with ctx
// and at the time after which the search may not go on in any case.
func (l Limits) under(ctx context.Context, start time.Time) (context.Context, context.CancelFunc) {
	switch {
	case l.Time == 0:
		return context.WithCancel(ctx)
	case l.Time < 0:
		return context.WithDeadline(ctx, start)
	default:
		return context.WithDeadline(ctx, start.Add(max(l.Time, l.MostTime)))
	}
}

// watched reports whether the search may end before its deadline, or go on
// beyond its time.
func (l Limits) watched() bool {
	return l.StopEarly && (l.Time > 0 || l.Simulations > 0) || l.Time > 0 && l.MostTime > l.Time
}
