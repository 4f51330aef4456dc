package bench

import (
	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/playout"
)

// policy is a way to play playouts.
type policy struct {
	// playouts returns a function that plays one playout after another; each
	// thread has its own.
	playouts func(size int) playFunc
}

// playFunc plays a playout on b from mover and appends its moves.
type playFunc func(b *engine.Board, mover engine.Color, rng *mcts.Random, moves []engine.Point) []engine.Point

// defaultPolicy is what playouts of all programs are compared by.
const defaultPolicy = string(playout.PolicyLight)

// policyOf looks a name of playout.Policies up.
func policyOf(name string) (policy, error) {
	p := playout.Policy(name)
	if err := p.Validate(); err != nil {
		return policy{}, err
	}
	if p == playout.PolicyLight {
		return policy{func(int) playFunc { return playout.Light }}, nil
	}
	return policy{byRules}, nil
}

// byRules plays by the default rules for boards of that size.
func byRules(size int) playFunc {
	heavy := playout.NewHeavy(playout.DefaultRates(size))
	return func(b *engine.Board, mover engine.Color, rng *mcts.Random, moves []engine.Point) []engine.Point {
		return heavy.Play(b, mover, engine.Pass, engine.Pass, rng, moves)
	}
}
