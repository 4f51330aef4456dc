package playout

import (
	"slices"

	"tianyuan/engine"
	"tianyuan/mcts"
)

// Heavy plays playouts by rules: the local answers first, then at random. Not
// safe for concurrent use.
type Heavy struct {
	ko, atari, twoLiberty, eyeFix, nakade, shape chance
	selfAtari, sacrifice, instead, eyeFill       chance

	points []engine.Point   // of the rule that is being asked
	near   [16]engine.Point // of the shape rule: around the last two moves
	fight  fight
}

// NewHeavy returns a policy with these rates.
func NewHeavy(r Rates) *Heavy {
	return &Heavy{
		ko:         chanceOf(r.Ko),
		atari:      chanceOf(r.Atari),
		twoLiberty: chanceOf(r.TwoLiberty),
		eyeFix:     chanceOf(r.EyeFix),
		nakade:     chanceOf(r.Nakade),
		shape:      chanceOf(r.Shape),
		selfAtari:  chanceOf(r.SelfAtari),
		sacrifice:  chanceOf(r.Sacrifice),
		instead:    chanceOf(r.Instead),
		eyeFill:    chanceOf(r.EyeFill),
		points:     make([]engine.Point, 0, 64),
	}
}

// Play plays a playout like Light. last and before are the points of the last
// two moves, the latter one by mover; Pass where there is none.
func (h *Heavy) Play(b *engine.Board, mover engine.Color, last, before engine.Point, rng *mcts.Random, moves []engine.Point) []engine.Point {
	start, limit := len(moves), MaxMoves(b.Size())
	moves = slices.Grow(moves, limit)[:start+limit]
	c, passed, n := mover, false, start
	random := *rng
	h.fight = fight{}
	h.fight.note(b, start)
	for i := start; i < len(moves); i++ {
		n = i + 1
		p := h.koMove(b, c, i, &random)
		if p == engine.Pass {
			p = h.local(b, c, last, before, &random)
		}
		if p == engine.Pass {
			p = h.random(b, c, &random)
		}
		moves[i] = p
		if p != engine.Pass {
			b.PlayLight(p, c)
			h.fight.note(b, n)
			passed = false
		} else if b.ClearKo(); passed {
			break
		} else {
			passed = true
		}
		last, before = p, last
		c = c.Opponent()
	}
	*rng = random
	return moves[:n]
}
