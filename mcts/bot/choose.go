package bot

import (
	"context"

	"tianyuan/engine"
	"tianyuan/gtp"
	"tianyuan/mcts"
	"tianyuan/mcts/clock"
)

// regressionPlayouts is the thought behind a reg_genmove where the options
// bound no playouts: time would make the answer depend on the machine.
const regressionPlayouts = 10000

// Choose returns the move of c with the most visits, a pass when that is best
// and safe, or resignation. See gtp.Engine.
func (b *Bot) Choose(ctx context.Context, g *engine.Game, c engine.Color, how gtp.Request) (gtp.Choice, error) {
	if how.Regression {
		result, err := b.runRegression(ctx, g, c)
		if err != nil {
			return gtp.Choice{}, err
		}
		return gtp.Choice{Point: point(ctx, g, c, result)}, nil
	}
	result := b.search.Run(ctx, g, c, b.limits(g, how.Clock))
	if b.resigns(g, result) {
		return gtp.Choice{Resign: true}, nil
	}
	return gtp.Choice{Point: point(ctx, g, c, result)}, nil
}

// limits bounds the thought about a move by the options and the clock.
func (b *Bot) limits(g *engine.Game, k gtp.Clock) mcts.Limits {
	limits := mcts.Limits{Time: b.options.Time, Simulations: b.options.Playouts}
	if k.Limited() {
		left := clock.Left{Main: k.Left.Time}
		switch {
		case k.Left.Stones > 0:
			left = clock.Left{Period: k.Left.Time, Stones: k.Left.Stones}
		case k.Control.Kind == gtp.TimeCanadian:
			left.Period, left.Stones = k.Control.Period, k.Control.Stones
		}
		// At least a moment: no limit at all is what 0 would mean.
		budget := max(clock.Budget(left, g.Size(), len(g.Moves())), clock.Lag/10)
		if limits.Time == 0 || budget < limits.Time {
			limits.Time = budget
		}
	}
	if limits == (mcts.Limits{}) {
		limits.Time = DefaultTime
	}
	return limits
}

// runRegression thinks in a way that depends on the position alone: one worker,
// a fixed seed, an empty tree, and simulations as the only limit. It has a tree
// of its own, a quarter as large as the bot's.
func (b *Bot) runRegression(ctx context.Context, g *engine.Game, c engine.Color) (mcts.Result, error) {
	if b.regression == nil {
		options := b.options.Search
		options.Workers, options.Seed, options.MemoryMB = 1, 0, max(options.MemoryMB/4, 1)
		search, err := mcts.New(options, newEvaluator)
		if err != nil {
			return mcts.Result{}, err
		}
		b.regression = search
	}
	limits := mcts.Limits{Simulations: b.options.Playouts}
	if limits.Simulations == 0 {
		limits.Simulations = regressionPlayouts
	}
	b.regression.Clear()
	return b.regression.Run(ctx, g, c, limits), nil
}

// resignMoves is the part of the board's points, one in so many, that must
// have been played before the bot gives up.
const resignMoves = 5

// resignVisits is how much thought a resignation needs, or all that the options
// allow a move.
const resignVisits = 500

// resigns reports whether the game is lost beyond doubt.
func (b *Bot) resigns(g *engine.Game, result mcts.Result) bool {
	visits := resignVisits
	if b.options.Playouts > 0 {
		visits = min(visits, b.options.Playouts)
	}
	return len(g.Moves())*resignMoves >= g.Size()*g.Size() &&
		result.Visits >= visits && result.Value < b.options.Resign
}

// point is the move of a result. A pass is looked at twice under rules where
// the players agree on dead stones: the tree counts stones as they stand, and
// in a game that is lost it takes a pass for as good as any move. A side that
// the agreement would make lose goes on with the next best move; by area that
// costs nothing.
func point(ctx context.Context, g *engine.Game, c engine.Color, result mcts.Result) engine.Point {
	if result.Best != engine.Pass || !g.Rules().Agreement() {
		return result.Best
	}
	if engine.Winner(g.Score(judge(ctx, g)).Margin) != c.Opponent() {
		return engine.Pass
	}
	for _, m := range result.Moves {
		if m.Point != engine.Pass && m.Visits > 0 && g.Legal(engine.Move{Color: c, Point: m.Point}) == nil {
			return m.Point
		}
	}
	return engine.Pass
}
