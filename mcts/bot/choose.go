package bot

import (
	"context"
	"time"

	"tianyuan/engine"
	"tianyuan/gtp"
	"tianyuan/mcts"
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
		trial := trial{bot: b, game: g, color: c}
		e := ending{game: g, color: c, result: result, cleanup: how.Cleanup, judged: judging(ctx, g, 0), holds: trial.holds(ctx)}
		return gtp.Choice{Point: e.point()}, nil
	}
	start := time.Now()
	limits := b.limits(g, how.Clock)
	end := start.Add(max(limits.Time, limits.MostTime))
	reserve(&limits, g)
	limits.KomiOffset = b.options.komiOffset(g, c)
	result := b.search.Run(ctx, g, c, limits)
	within := time.Duration(0)
	if limits.Time > 0 {
		within = max(time.Until(end), leastJudgeTime)
	}
	judged := judging(ctx, g, within)
	if b.resigns(g, c, result, judged) && !how.Cleanup {
		return gtp.Choice{Resign: true}, nil
	}
	trial := trial{bot: b, game: g, color: c}
	if limits.Time > 0 {
		trial.end = end
	}
	e := ending{game: g, color: c, result: result, cleanup: how.Cleanup, judged: judged, holds: trial.holds(ctx)}
	return gtp.Choice{Point: e.point()}, nil
}

const (
	// judgeShare is the part of a move's time, one in so many, that is kept for a
	// look at the end of the game where it may be near.
	judgeShare = 8
	// leastJudgeTime is what such a look gets in any case: enough on 9x9.
	leastJudgeTime = 5 * time.Millisecond
)

// reserve takes the time for a look at the end of the game off the limits of a
// search, if it may be near.
func reserve(limits *mcts.Limits, g *engine.Game) {
	if b := g.Board(); g.Passes() == 0 && 2*b.NumEmpty() > b.Size()*b.Size() {
		return
	}
	part := limits.Time / judgeShare
	limits.Time -= part
	limits.MostTime = max(limits.MostTime-part, 0)
}

// judging returns a function that forms an opinion of g when it is first called,
// within that time if it is not 0; nil if it cannot form one in it.
func judging(ctx context.Context, g *engine.Game, within time.Duration) func() *opinion {
	var o *opinion
	done := false
	return func() *opinion {
		if done {
			return o
		}
		done = true
		if within > 0 {
			var cancel context.CancelFunc
			ctx, cancel = context.WithTimeout(ctx, within)
			defer cancel()
		}
		if formed := opinionOf(ctx, g, statusPlayouts); formed.playouts >= leastPlayouts {
			o = formed
		}
		return o
	}
}

// runRegression thinks in a way that depends on the position alone: by the
// second search, from an empty tree, and with simulations as the only limit.
func (b *Bot) runRegression(ctx context.Context, g *engine.Game, c engine.Color) (mcts.Result, error) {
	limits := mcts.Limits{Simulations: b.options.Playouts}
	if limits.Simulations == 0 {
		limits.Simulations = regressionPlayouts
	}
	limits.KomiOffset = b.options.komiOffset(g, c)
	return b.runSecond(ctx, g, c, limits)
}

// runSecond searches with one worker, a fixed seed and an empty tree that is not
// the bot's but a quarter as large.
func (b *Bot) runSecond(ctx context.Context, g *engine.Game, c engine.Color, limits mcts.Limits) (mcts.Result, error) {
	if b.second == nil {
		options := b.options.Search
		options.Workers, options.Seed, options.MemoryMB = 1, 0, max(options.MemoryMB/4, 1)
		search, err := mcts.New(options, b.options.NewEvaluator)
		if err != nil {
			return mcts.Result{}, err
		}
		b.second = search
	}
	b.second.Clear()
	return b.second.Run(ctx, g, c, limits), nil
}
