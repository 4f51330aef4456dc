package bot

import (
	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/playout"
	"tianyuan/mcts/prior"
)

// NewEvaluator returns what a worker of the bot's search evaluates leaves by:
// playouts of the policy and, with rules, knowledge about new nodes.
func (o Options) NewEvaluator(int) mcts.Evaluator {
	switch {
	case o.Policy == playout.PolicyLight:
		return playout.New()
	case o.seeds():
		return &player{Player: playout.NewByRules(o.Rates), visits: o.Prior}
	default:
		return playout.NewByRules(o.Rates)
	}
}

// seeds reports whether new nodes are seeded by the learned priors.
func (o Options) seeds() bool { return o.Policy == playout.PolicyRules && o.Prior != nil }

// player evaluates leaves by playouts and seeds new nodes by knowledge, each
// for the size of the board it meets.
type player struct {
	*playout.Player
	visits func(size int) float64
	prior  *prior.Prior
	size   int
}

var _ mcts.Seeder = (*player)(nil)

// Seed is prior.Prior.Seed with the visits for the leaf's board.
func (p *player) Seed(leaf *mcts.Leaf, moves []engine.Point, out []float32) {
	if size := leaf.Board.Size(); p.prior == nil || size != p.size {
		p.prior, p.size = prior.New(p.visits(size)), size
	}
	p.prior.Seed(leaf, moves, out)
}
