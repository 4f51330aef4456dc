package life

import (
	"slices"

	"tianyuan/engine"
)

// readSure reads, with what is left of the budget, the chains of which playouts
// are sure but no proof is known, where they share a liberty with a chain of the
// opponent's of that kind. Playouts that play everything there is take seki for
// death, those that are careful take it for life. What changes the verdict is a
// survival that they have not seen, a dependence, and that all goes by who moves
// first.
func (j *Judge) readSure(b *engine.Board) {
	j.list(b, j.sure)
	for _, head := range j.heads {
		rivals := j.rivals(b, head)
		if len(rivals) == 0 {
			continue
		}
		before := j.verdict[head]
		verdicts := make([]verdict, len(rivals))
		for i, q := range rivals {
			verdicts[i], j.verdict[q] = j.verdict[q], unclear
		}
		j.verdict[head] = unclear
		done := j.read(b, head)
		if now := j.verdict[head]; !done || now == dies || now == survives && before == lives {
			j.verdict[head] = before
		}
		for i, q := range rivals {
			j.verdict[q] = verdicts[i]
		}
	}
}

// sure reports whether the verdict on a chain is that of playouts, beyond doubt
// to them.
func (j *Judge) sure(head engine.Point) bool {
	return (j.verdict[head] == lives || j.verdict[head] == dies) && j.life.Owner(head) == engine.Empty
}

// rivals lists the unproved chains of the opponent's that share a liberty with
// the chain, each once.
func (j *Judge) rivals(b *engine.Board, head engine.Point) []engine.Point {
	var rivals []engine.Point
	for _, p := range b.AppendLiberties(nil, head) {
		for _, q := range b.Neighbors(p) {
			if b.At(q) != b.At(head).Opponent() {
				continue
			}
			if q = b.Head(q); j.life.Owner(q) == engine.Empty && !slices.Contains(rivals, q) {
				rivals = append(rivals, q)
			}
		}
	}
	return rivals
}

// depends reports whether a chain that survives would not if the opponent had
// all liberties that it shares with a chain of its own in the zone.
func (j *Judge) depends(b *engine.Board, head engine.Point) bool {
	c := b.At(head)
	var filled engine.Board
	filled.CopyFrom(b)
	shared := false
	for _, p := range j.zone.points {
		if b.At(p) != engine.Empty || !touchesChain(b, p, head) || !j.touchesUnproved(b, p, c.Opponent()) {
			continue
		}
		shared = true
		if filled.Legal(p, c.Opponent()) {
			filled.Play(p, c.Opponent())
		}
		if filled.At(head) != c {
			return true
		}
	}
	if !shared {
		return false
	}
	captured, ok := j.reader.captures(&filled, j.zone.points, head, false)
	return captured && ok
}

// touchesChain reports whether p is next to a stone of the chain.
func touchesChain(b *engine.Board, p, head engine.Point) bool {
	for _, q := range b.Neighbors(p) {
		if b.At(q).IsPlayer() && b.Head(q) == head {
			return true
		}
	}
	return false
}

// touchesUnproved reports whether p is next to a chain of c in the zone.
func (j *Judge) touchesUnproved(b *engine.Board, p engine.Point, c engine.Color) bool {
	return slices.ContainsFunc(neighbors(b, p), func(q engine.Point) bool {
		return b.At(q) == c && j.zone.in[b.Head(q)]
	})
}

// partner reports whether a chain that depends on shared liberties shares one
// with a chain of the opponent that does too: neither side gains by playing
// there first.
func (j *Judge) partner(b *engine.Board, head engine.Point) bool {
	other := b.At(head).Opponent()
	for s := head; ; {
		for _, p := range b.Neighbors(s) {
			if b.At(p) != engine.Empty {
				continue
			}
			if slices.ContainsFunc(neighbors(b, p), func(q engine.Point) bool {
				return b.At(q) == other && j.is(b, q, depends)
			}) {
				return true
			}
		}
		if s = b.NextStone(s); s == head {
			return false
		}
	}
}
