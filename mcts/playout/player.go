package playout

import (
	"tianyuan/engine"
	"tianyuan/mcts"
)

// Player evaluates leaves by one light playout each. Not safe for concurrent
// use: every worker has its own.
type Player struct {
	board engine.Board
}

// New returns a Player. It holds no state between leaves: the same Leaf gives
// the same Evaluation.
func New() *Player { return new(Player) }

var _ mcts.Evaluator = (*Player)(nil)

// Evaluate runs a playout from each leaf with the leaf's seed. Value is 1, 0
// or, for a draw, 0.5. No allocation once the evaluations' slices have grown.
func (p *Player) Evaluate(leaves []mcts.Leaf, out []mcts.Evaluation) {
	for i := range leaves {
		p.evaluate(&leaves[i], &out[i])
	}
}

func (p *Player) evaluate(leaf *mcts.Leaf, out *mcts.Evaluation) {
	p.board.CopyFrom(leaf.Board)
	rng := mcts.NewRandom(leaf.Seed)
	out.Moves = Light(&p.board, leaf.ToMove, &rng, out.Moves[:0])
	out.Margin = leaf.Margin(p.board.EndDifference())
	if leaf.ToMove == engine.White {
		out.Margin = -out.Margin
	}
	out.Value = mcts.Outcome(out.Margin)
	out.Policy, out.Ownership = out.Policy[:0], out.Ownership[:0]
	if leaf.Ownership {
		out.Ownership = appendOwnership(out.Ownership, &p.board)
	}
}

// appendOwnership appends the owner of each point of a finished playout in
// Index order: +1 Black, -1 White, 0 for a shared point.
func appendOwnership(dst []float32, b *engine.Board) []float32 {
	size := b.Size()
	for i := range size * size {
		owner := b.EndOwner(engine.PointOf(size, i))
		switch owner {
		case engine.Black:
			dst = append(dst, 1)
		case engine.White:
			dst = append(dst, -1)
		default:
			dst = append(dst, 0)
		}
	}
	return dst
}
