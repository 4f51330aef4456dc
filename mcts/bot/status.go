package bot

import (
	"context"

	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/playout"
)

// statusPlayouts is the number of playouts behind a judgement of the stones,
// half of them with either side to move.
const statusPlayouts = 2000

// deadOwnership is the mean ownership of a chain's points, for its own color,
// below which it is taken for dead. Random play kills chains in seki and weak
// live ones often, so a chain must be lost clearly.
const deadOwnership = -0.3

// Status returns the chains that random play from g's position loses. The same
// position gives the same answer. See gtp.Engine.
func (b *Bot) Status(ctx context.Context, g *engine.Game) (engine.Status, error) {
	return Judge(ctx, g)
}

// Judge is Status without a bot: it needs no search and no options. Its error
// is always nil.
func Judge(ctx context.Context, g *engine.Game) (engine.Status, error) {
	return judge(ctx, g), nil
}

func judge(ctx context.Context, g *engine.Game) engine.Status {
	board := g.Board()
	ownership := ownershipOf(ctx, g)
	var status engine.Status
	var chain []engine.Point
	for i := range ownership {
		p := engine.PointOf(board.Size(), i)
		if !board.At(p).IsPlayer() || board.Head(p) != p {
			continue
		}
		chain = board.AppendChain(chain[:0], p)
		mean := 0.0
		for _, q := range chain {
			mean += ownership[q.Index(board.Size())]
		}
		mean /= float64(len(chain))
		if board.At(p) == engine.White {
			mean = -mean
		}
		if mean < deadOwnership {
			status.Dead = append(status.Dead, p)
		}
	}
	return status
}

// ownershipOf returns the mean final color of each point in Index order, +1
// for Black, over statusPlayouts playouts, or fewer if ctx ends.
func ownershipOf(ctx context.Context, g *engine.Game) []float64 {
	points := g.Size() * g.Size()
	sum := make([]float64, points)
	player := playout.New()
	leaves, out := make([]mcts.Leaf, 1), make([]mcts.Evaluation, 1)
	leaf := &leaves[0]
	*leaf = mcts.Leaf{Board: g.Board(), Rules: g.Rules(), Komi: g.Komi(), Ownership: true}
	n := 0
	for n < statusPlayouts && (n == 0 || ctx.Err() == nil) {
		leaf.ToMove = engine.Black
		if n%2 == 1 {
			leaf.ToMove = engine.White
		}
		leaf.Seed = g.Board().Hash() + uint64(n)
		player.Evaluate(leaves, out)
		for i, owner := range out[0].Ownership {
			sum[i] += float64(owner)
		}
		n++
	}
	for i := range sum {
		sum[i] /= float64(n)
	}
	return sum
}
