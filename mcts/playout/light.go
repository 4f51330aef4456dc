package playout

import (
	"slices"

	"tianyuan/engine"
	"tianyuan/mcts"
)

// MaxMoves bounds the moves of a playout on a board with that edge: repetition
// longer than a ko could go on for ever.
func MaxMoves(size int) int { return 3 * size * size }

// Light plays uniformly random moves on b from mover until two passes or
// MaxMoves moves, appends them to moves, passes included, and returns it. b
// keeps neither its hash nor its prisoners.
func Light(b *engine.Board, mover engine.Color, rng *mcts.Random, moves []engine.Point) []engine.Point {
	start, limit := len(moves), MaxMoves(b.Size())
	moves = slices.Grow(moves, limit)[:start+limit]
	c, passed, n := mover, false, start
	random := *rng
	for i := start; i < len(moves); i++ {
		n = i + 1
		var p engine.Point
		p, random = uniform(b, c, random)
		moves[i] = p
		if p != engine.Pass {
			b.PlayLight(p, c)
			passed = false
		} else if b.ClearKo(); passed {
			break
		} else {
			passed = true
		}
		c = c.Opponent()
	}
	*rng = random
	return moves[:n]
}

// uniform draws one of c's sensible points, each with the same chance, or Pass
// if there is none, and returns the generator that follows. A refused point
// goes behind those not tried yet, a settled eye in front of them for good.
//
// Not inlined: the caller's variables would take registers from the loop.
//
//go:noinline
func uniform(b *engine.Board, c engine.Color, random mcts.Random) (engine.Point, mcts.Random) {
	first := b.NumSettled()
	for end := b.NumEmpty(); end > first; {
		i, after := random.Draw(end - first)
		i += first
		random = after
		p := b.EmptyAt(i)
		if b.Sensible(p, c) {
			return p, random
		}
		if b.Settle(i) {
			first++
			continue
		}
		end--
		b.SetAside(i, end)
	}
	return engine.Pass, random
}
