package bot

import (
	"context"
	"time"

	"tianyuan/engine"
	"tianyuan/mcts"
)

const (
	// trialSimulations is the thought about the answer to a move that is tried:
	// enough to find what kills a group, in the games that were lost for want of
	// it.
	trialSimulations = 1000
	// leastTrial is how many a trial needs to say anything.
	leastTrial = 200
	// mostTrials bounds the moves tried in one turn.
	mostTrials = 3
)

// trial tries moves that the search has not looked at but knowledge of the end of
// the game proposes: a pass, a dame, a capture.
type trial struct {
	bot   *Bot
	game  *engine.Game
	color engine.Color
	end   time.Time // of the thought, zero if time does not bound it
}

// holds returns a function that plays a legal move, has the opponent search for
// an answer, and reports whether the winrate is at least that much then. Where
// the players agree on dead stones the pass is not counted as one: if the
// opponent passed as well, the stones would not stay where they are. Without time
// for an answer nothing holds.
func (t *trial) holds(ctx context.Context) func(p engine.Point, least float64) bool {
	tried := 0
	return func(p engine.Point, least float64) bool {
		limits := mcts.Limits{
			Simulations: trialSimulations,
			Resumed:     p == engine.Pass && t.game.Rules().Agreement(),
			KomiOffset:  t.bot.options.komiOffset(t.game, t.color),
		}
		if !t.end.IsZero() {
			if limits.Time = time.Until(t.end); limits.Time <= 0 {
				return false
			}
		}
		after := t.game.Clone()
		if tried++; tried > mostTrials || after.Play(engine.Move{Color: t.color, Point: p}) != nil {
			return false
		}
		result, err := t.bot.runSecond(ctx, after, t.color.Opponent(), limits)
		return err == nil && result.Visits >= leastTrial && 1-result.Value >= least
	}
}
