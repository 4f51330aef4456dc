package bench

import (
	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/playout"
)

// playFunc plays a playout on b from mover and appends its moves. It plays one
// after another: each thread has its own.
type playFunc func(b *engine.Board, mover engine.Color, rng *mcts.Random, moves []engine.Point) []engine.Point

// defaultPolicy is what playouts of all programs are compared by.
const defaultPolicy = string(playout.PolicyLight)

// playoutsOf returns the playouts of a valid policy for boards of that size.
func playoutsOf(policy playout.Policy, size int) playFunc {
	if policy == playout.PolicyLight {
		return playout.Light
	}
	return byRules(size)
}

// byRules plays by the default rules for boards of that size.
func byRules(size int) playFunc {
	heavy := playout.NewHeavy(playout.DefaultRates(size))
	return func(b *engine.Board, mover engine.Color, rng *mcts.Random, moves []engine.Point) []engine.Point {
		return heavy.Play(b, mover, engine.Pass, engine.Pass, rng, moves)
	}
}
