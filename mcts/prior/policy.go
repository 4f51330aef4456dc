package prior

import (
	"math"

	"tianyuan/engine"
	"tianyuan/mcts"
)

// Policy tells the probabilities of moves by a Model. Not safe for concurrent
// use.
type Policy struct {
	features *Features
	weights  []float32
	numbers  []int32 // scratch
}

// NewPolicy returns a Policy by that model.
func NewPolicy(m *Model) *Policy {
	return &Policy{features: NewFeatures(m.Book), weights: m.Weights, numbers: make([]int32, 0, 64)}
}

// Probabilities sets out[i] to the probability that moves[i] is the mover's best
// one, passes aside, which get 0.
func (p *Policy) Probabilities(leaf *mcts.Leaf, moves []engine.Point, out []float32) {
	p.features.Look(leaf)
	most := float32(math.Inf(-1))
	for i, m := range moves {
		if m == engine.Pass {
			continue
		}
		p.numbers = p.features.Append(p.numbers[:0], m)
		score := float32(0)
		for _, k := range p.numbers {
			score += p.weights[k]
		}
		out[i] = score
		most = max(most, score)
	}
	sum := float32(0)
	for i, m := range moves {
		if m == engine.Pass {
			out[i] = 0
			continue
		}
		out[i] = decline(most - out[i])
		sum += out[i]
	}
	if sum > 0 {
		for i := range out {
			out[i] /= sum
		}
	}
}

// declineSteps is how finely decline tells differences apart, declineRange up to
// where.
const (
	declineSteps = 64
	declineRange = 12
)

var declined = func() (t [declineRange*declineSteps + 1]float32) {
	// Multiplied up, since math.Exp does not round alike on all machines.
	const step = 0.98449643700540840633 // exp(-1/64)
	x := 1.0
	for i := range t {
		t[i] = float32(x)
		x = float64(x * step)
	}
	return t
}()

// decline is exp(-x) in steps, and 0 for large ones.
func decline(x float32) float32 {
	if x >= declineRange {
		return 0
	}
	return declined[int(x*declineSteps)]
}
