package playout

import (
	"math/bits"

	"tianyuan/engine"
	"tianyuan/engine/tactics"
	"tianyuan/mcts"
	"tianyuan/mcts/pattern"
)

// local asks the rules that answer the last moves; Pass for no answer.
func (h *Heavy) local(b *engine.Board, c engine.Color, last, before engine.Point, random *mcts.Random) engine.Point {
	if last == engine.Pass {
		return engine.Pass
	}
	if h.atari.holds(random) {
		h.points = tactics.AppendAtariAnswers(h.points[:0], b, last, c)
		if p := h.draw(b, c, random); p != engine.Pass {
			return p
		}
	}
	if h.twoLiberty.holds(random) {
		h.points = tactics.AppendTwoLibertyAnswers(h.points[:0], b, last, c)
		if p := h.draw(b, c, random); p != engine.Pass {
			return p
		}
	}
	if h.eyeFix.holds(random) {
		h.points = tactics.AppendEyeFixes(h.points[:0], b, last, c)
		if p := h.draw(b, c, random); p != engine.Pass {
			return p
		}
	}
	if h.nakade.holds(random) {
		h.points = appendVital(h.points[:0], b, last)
		if p := h.draw(b, c, random); p != engine.Pass {
			return p
		}
	}
	if h.shape.holds(random) {
		n := h.addAround(0, b, last)
		if before != engine.Pass {
			n = h.addAround(n, b, before)
		}
		return h.drawShape(b, c, random, n)
	}
	return engine.Pass
}

// draw draws one of the points that is sensible; Pass if there is none.
func (h *Heavy) draw(b *engine.Board, c engine.Color, random *mcts.Random) engine.Point {
	for n := len(h.points); n > 0; n-- {
		i := random.Below(n)
		p := h.points[i]
		if b.Sensible(p, c) {
			return p
		}
		h.points[i] = h.points[n-1]
	}
	return engine.Pass
}

// drawShape draws one of the first n of h.near where a 3x3 pattern of c's fits
// and that is sensible and no self-atari that is refused. If there are only those it returns
// what is played in place of one; Pass if there is nothing. Points are looked at
// as they are drawn: the first that fits is as likely to be any one as if all
// had been looked at before.
func (h *Heavy) drawShape(b *engine.Board, c engine.Color, random *mcts.Random, n int) engine.Point {
	refused := engine.Pass
	for ; n > 0; n-- {
		i := random.Below(n)
		p := h.near[i&15]
		if pattern.Matches(b.Surroundings(p), c) && b.Sensible(p, c) {
			if !tactics.SelfAtari(b, p, c) || h.sacrifice.holds(random) && tactics.Sacrifice(b, p, c) {
				return p
			}
			refused = p
		}
		h.near[i&15] = h.near[(n-1)&15]
	}
	if refused == engine.Pass {
		return engine.Pass
	}
	return h.replace(b, refused, c, random)
}

// addAround adds the empty points of the eight around p to the n of h.near and
// returns how many they are then. Whether a point is empty cannot be foreseen, so
// all are written and only the empty ones counted.
func (h *Heavy) addAround(n int, b *engine.Board, p engine.Point) int {
	around := b.Surroundings(p)
	empty := ^(around | around>>1)
	for k, q := range b.Neighbors(p) {
		h.near[n&15] = q
		n += int(empty >> engine.SideShift(k) & 1)
	}
	for k, q := range b.Diagonals(p) {
		h.near[n&15] = q
		n += int(empty >> engine.CornerShift(k) & 1)
	}
	return n
}

// appendVital appends the vital points of the opponent's eyes next to its stone
// on p.
func appendVital(dst []engine.Point, b *engine.Board, p engine.Point) []engine.Point {
	owner := b.At(p)
	around := b.Surroundings(p)
	for k, q := range b.Neighbors(p) {
		if around>>engine.SideShift(k)&3 != 0 || !eyeEnd(b.Surroundings(q), owner) {
			continue
		}
		if vital, ok := tactics.Nakade(b, q, owner); ok {
			dst = append(dst, vital)
		}
	}
	return dst
}

// eyeEnd reports whether an empty point with these surroundings looks like the
// end of a small eye of owner's: open on one side and mostly walled in, or on two
// and walled in for the rest. In playouts one such point in seven belongs to an
// eye with a vital point, and nine in ten of those eyes are seen so; to look at
// all points takes a third of a playout's time.
func eyeEnd(surroundings uint16, owner engine.Color) bool {
	const sides = 0x1144 // the lower bits of the sides' colors
	walls := surroundings >> (owner - 1) & 0x5555
	return bits.OnesCount16(walls) >= enoughWalls[bits.OnesCount16(walls&sides)&7]
}

// enoughWalls is how many of the eight points around must be walls by how many of
// the sides are.
var enoughWalls = [8]int{9, 9, 6, 4, 9, 9, 9, 9}
