package playout

import (
	"tianyuan/engine"
	"tianyuan/engine/tactics"
	"tianyuan/mcts"
)

// random is uniform, but for what judge says of the moves drawn.
func (h *Heavy) random(b *engine.Board, c engine.Color, random *mcts.Random) engine.Point {
	first := b.NumSettled()
	for end := b.NumEmpty(); end > first; {
		i := first + random.Below(end-first)
		p := b.EmptyAt(i)
		if b.Sensible(p, c) {
			if p = h.judge(b, p, c, random); p != engine.Pass {
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

// judge returns the sensible move p that was drawn, another in its place, or
// Pass to refuse it.
func (h *Heavy) judge(b *engine.Board, p engine.Point, c engine.Color, random *mcts.Random) engine.Point {
	guard := h.eyeFill.holds(random)
	if guard {
		h.points = tactics.AppendCounters(h.points[:0], b, p, c)
		if m := h.draw(b, c, random); m != engine.Pass {
			return m
		}
	}
	refuse := h.selfAtari.holds(random)
	switch {
	case !refuse && !guard || !tactics.SelfAtari(b, p, c):
		return p
	case guard && tactics.FillsEye(b, p, c):
		return h.replace(b, p, c, random)
	case !refuse || h.sacrifice.holds(random) && tactics.Sacrifice(b, p, c):
		return p
	}
	return h.replace(b, p, c, random)
}

// replace returns a move in place of a self-atari that is refused; Pass for
// none.
func (h *Heavy) replace(b *engine.Board, p engine.Point, c engine.Color, random *mcts.Random) engine.Point {
	if !h.instead.holds(random) {
		return engine.Pass
	}
	h.points = tactics.AppendInstead(h.points[:0], b, p, c)
	return h.draw(b, c, random)
}
