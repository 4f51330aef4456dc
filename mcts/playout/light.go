package playout

import (
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
	c, passes, limit := mover, 0, MaxMoves(b.Size())
	for passes < 2 && limit > 0 {
		p := uniform(b, c, rng)
		if p != engine.Pass {
			b.PlayLight(p, c)
			passes = 0
		} else {
			b.ClearKo()
			passes++
		}
		moves = append(moves, p)
		c = c.Opponent()
		limit--
	}
	return moves
}

// uniform draws one of c's sensible points, each with the same chance, or Pass
// if there is none. A refused point goes behind those not tried yet.
func uniform(b *engine.Board, c engine.Color, rng *mcts.Random) engine.Point {
	for n := b.NumEmpty(); n > 0; {
		i := rng.Below(n)
		p := b.EmptyAt(i)
		if b.Sensible(p, c) {
			return p
		}
		n--
		b.SetAside(i, n)
	}
	return engine.Pass
}
