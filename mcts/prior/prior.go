package prior

import (
	"math"
	"slices"

	"tianyuan/engine"
	"tianyuan/mcts"
)

// DefaultVisits returns what New should be given for a board with that edge.
func DefaultVisits(size int) float64 { return 100 }

// Prior gives the moves of a leaf their first visits. Not safe for concurrent
// use: every worker has its own.
type Prior struct {
	policy *Policy
	visits float64
	chance []float32 // scratch
}

// New returns a Prior by the learned model. A move that is sure to be the best
// gets that many won visits, others their root of the probability's part.
func New(visits float64) *Prior {
	return &Prior{policy: NewPolicy(Learned()), visits: visits}
}

var _ mcts.Seeder = (*Prior)(nil)

// Seed adds what is known of each move to prior; see mcts.Seeder. Passes get
// nothing.
func (p *Prior) Seed(leaf *mcts.Leaf, moves []engine.Point, prior []float32) {
	p.chance = slices.Grow(p.chance[:0], len(moves))[:len(moves)]
	p.policy.Probabilities(leaf, moves, p.chance)
	for i, q := range p.chance {
		prior[i] += float32(p.visits * math.Sqrt(float64(q)))
	}
}
