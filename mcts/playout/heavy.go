package playout

import (
	"math/bits"
	"slices"

	"tianyuan/engine"
	"tianyuan/engine/tactics"
	"tianyuan/mcts"
	"tianyuan/mcts/pattern"
)

// Heavy plays playouts by rules: the local answers first, then at random. Not
// safe for concurrent use.
type Heavy struct {
	atari, nakade, shape, selfAtari chance
	points                          []engine.Point
}

// chance is a probability in units of 2^-32.
type chance uint64

func chanceOf(rate float64) chance { return chance(rate * (1 << 32)) }

// NewHeavy returns a policy with these rates.
func NewHeavy(r Rates) *Heavy {
	return &Heavy{
		atari: chanceOf(r.Atari), nakade: chanceOf(r.Nakade), shape: chanceOf(r.Shape), selfAtari: chanceOf(r.SelfAtari),
		points: make([]engine.Point, 0, 64),
	}
}

// Play plays a playout like Light. last and before are the points of the last
// two moves, the latter one by mover; Pass where there is none.
func (h *Heavy) Play(b *engine.Board, mover engine.Color, last, before engine.Point, rng *mcts.Random, moves []engine.Point) []engine.Point {
	start, limit := len(moves), MaxMoves(b.Size())
	moves = slices.Grow(moves, limit)[:start+limit]
	c, passed, n := mover, false, start
	random := *rng
	for i := start; i < len(moves); i++ {
		n = i + 1
		p := h.local(b, c, last, before, &random)
		if p == engine.Pass {
			p = h.random(b, c, &random)
		}
		moves[i] = p
		if p != engine.Pass {
			b.PlayLight(p, c)
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

// holds draws whether a rule with that chance is tried.
func (k chance) holds(random *mcts.Random) bool { return chance(random.Next()>>32) < k }

// local asks the rules that answer the last moves; Pass for no answer.
func (h *Heavy) local(b *engine.Board, c engine.Color, last, before engine.Point, random *mcts.Random) engine.Point {
	if last == engine.Pass {
		return engine.Pass
	}
	if h.atari.holds(random) {
		h.points = tactics.AppendAtariAnswers(h.points[:0], b, last, c)
		if p := h.draw(b, c, random, false); p != engine.Pass {
			return p
		}
	}
	if h.nakade.holds(random) {
		h.points = appendVital(h.points[:0], b, last)
		if p := h.draw(b, c, random, false); p != engine.Pass {
			return p
		}
	}
	if h.shape.holds(random) {
		h.points = h.appendShapes(h.points[:0], b, last, c)
		if before != engine.Pass {
			h.points = h.appendShapes(h.points, b, before, c)
		}
		if p := h.draw(b, c, random, true); p != engine.Pass {
			return p
		}
	}
	return engine.Pass
}

// draw draws one of the points that is sensible, and no self-atari if safe is
// set; Pass if there is none.
func (h *Heavy) draw(b *engine.Board, c engine.Color, random *mcts.Random, safe bool) engine.Point {
	for n := len(h.points); n > 0; n-- {
		i := random.Below(n)
		p := h.points[i]
		if b.Sensible(p, c) && !(safe && tactics.SelfAtari(b, p, c)) {
			return p
		}
		h.points[i] = h.points[n-1]
	}
	return engine.Pass
}

// appendVital appends the vital points of the eyes next to p, of either owner.
func appendVital(dst []engine.Point, b *engine.Board, p engine.Point) []engine.Point {
	for _, q := range b.Neighbors(p) {
		if b.At(q) != engine.Empty || !closed(b.Surroundings(q)) {
			continue
		}
		for owner := engine.Black; owner <= engine.White; owner++ {
			if vital, ok := tactics.Nakade(b, q, owner); ok {
				dst = append(dst, vital)
			}
		}
	}
	return dst
}

// closed reports whether half of the surroundings or more is stones or border:
// a point of a small eye. It spares the way through open space.
func closed(surroundings uint16) bool {
	return bits.OnesCount16((surroundings|surroundings>>1)&0x5555) >= 6
}

// appendShapes appends the empty points around p where a 3x3 pattern of c's
// fits.
func (h *Heavy) appendShapes(dst []engine.Point, b *engine.Board, p engine.Point, c engine.Color) []engine.Point {
	for _, q := range b.Neighbors(p) {
		if b.At(q) == engine.Empty && pattern.Matches(b.Surroundings(q), c) {
			dst = append(dst, q)
		}
	}
	for _, q := range b.Diagonals(p) {
		if b.At(q) == engine.Empty && pattern.Matches(b.Surroundings(q), c) {
			dst = append(dst, q)
		}
	}
	return dst
}

// random is uniform, but for self-ataris that are refused for this move.
func (h *Heavy) random(b *engine.Board, c engine.Color, random *mcts.Random) engine.Point {
	first := b.NumSettled()
	for end := b.NumEmpty(); end > first; {
		i := first + random.Below(end-first)
		p := b.EmptyAt(i)
		if b.Sensible(p, c) {
			if !h.selfAtari.holds(random) || !tactics.SelfAtari(b, p, c) {
				return p
			}
		} else if b.Settle(i) {
			first++
			continue
		}
		end--
		b.SetAside(i, end)
	}
	return engine.Pass
}
