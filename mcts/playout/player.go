package playout

import (
	"tianyuan/engine"
	"tianyuan/mcts"
)

// Player evaluates leaves by one playout each. Not safe for concurrent use:
// every worker has its own.
type Player struct {
	board engine.Board
	rates func(size int) Rates
	heavy *Heavy // for boards of that size; nil for light playouts
	size  int
}

// New returns a Player of light playouts. It holds no state between leaves: the
// same Leaf gives the same Evaluation.
func New() *Player { return new(Player) }

// NewByRules returns a Player of playouts by rules; rates says how often each
// is tried on a board with that edge.
func NewByRules(rates func(size int) Rates) *Player { return &Player{rates: rates} }

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
	if p.rates == nil {
		out.Moves = Light(&p.board, leaf.ToMove, &rng, out.Moves[:0])
	} else {
		out.Moves = p.byRules(leaf, &rng, out.Moves[:0])
	}
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

func (p *Player) byRules(leaf *mcts.Leaf, rng *mcts.Random, moves []engine.Point) []engine.Point {
	if size := p.board.Size(); p.heavy == nil || size != p.size {
		p.heavy, p.size = NewHeavy(p.rates(size)), size
	}
	last, before := engine.Pass, engine.Pass
	if leaf.NumLast > 0 && leaf.Last[0].Color != leaf.ToMove {
		last = leaf.Last[0].Point
		if leaf.NumLast > 1 {
			before = leaf.Last[1].Point
		}
	}
	return p.heavy.Play(&p.board, leaf.ToMove, last, before, rng, moves)
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
