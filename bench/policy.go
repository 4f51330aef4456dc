package bench

import (
	"errors"
	"fmt"
	"strings"

	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/playout"
)

// policy is a way to play playouts, alone and at the leaves of a search.
type policy struct {
	name      string
	play      func(b *engine.Board, mover engine.Color, rng *mcts.Random, moves []engine.Point) []engine.Point
	evaluator func(worker int) mcts.Evaluator
}

// defaultPolicy is what the bot plays.
const defaultPolicy = "light"

// policies lists all of them: a new one is a new row.
func policies() []policy {
	return []policy{
		{"light", playout.Light, func(int) mcts.Evaluator { return playout.New() }},
	}
}

// PolicyNames lists the values of Options.Policy, with commas between.
func PolicyNames() string {
	var names []string
	for _, p := range policies() {
		names = append(names, p.name)
	}
	return strings.Join(names, ", ")
}

// ErrPolicy says that a text names no playout policy.
var ErrPolicy = errors.New("unknown policy")

func policyOf(name string) (policy, error) {
	for _, p := range policies() {
		if p.name == name {
			return p, nil
		}
	}
	return policy{}, fmt.Errorf("%w %q: want %s", ErrPolicy, name, PolicyNames())
}
