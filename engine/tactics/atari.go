package tactics

import (
	"math/bits"

	"tianyuan/engine"
)

// AppendAtariAnswers appends to dst what c, to move, can do at once about
// chains in atari at and around the last move: capture the stone that was
// played there, or save a chain of c's next to it by a capture or by running to
// two liberties. Points may come twice; all are legal. No reading: a ladder
// counts as running. The cost is that of walking c's chains in atari.
func AppendAtariAnswers(dst []engine.Point, b *engine.Board, last engine.Point, c engine.Color) []engine.Point {
	if last == engine.Pass {
		return dst
	}
	if b.At(last) == c.Opponent() {
		if p, ok := b.Atari(last); ok && b.Legal(p, c) {
			dst = append(dst, p)
		}
	}
	next := b.Neighbors(last)
	var seen [4]engine.Point
	for own := stonesBeside(b, last, c); own != 0; own &= own - 1 {
		k := sideAt[bits.TrailingZeros16(own)&15] & 3
		q := next[k]
		p, ok := b.Atari(q)
		if !ok {
			continue
		}
		h := b.Head(q)
		if h == seen[0] || h == seen[1] || h == seen[2] {
			continue
		}
		seen[k] = h
		dst = appendEscapes(dst, b, q, p)
	}
	return dst
}

// appendEscapes appends to dst the moves by which the owner of the chain at q,
// whose only liberty is p, captures one of its neighbours or gets to two
// liberties by playing on p. Points may come twice; all are legal.
func appendEscapes(dst []engine.Point, b *engine.Board, q, p engine.Point) []engine.Point {
	dst = appendCaptures(dst, b, q, p)
	c := b.At(q)
	if o := b.Outlook(p, c); (o.Liberties >= 2 || o.Captures) && b.Legal(p, c) {
		dst = append(dst, p)
	}
	return dst
}

// appendCaptures appends to dst the moves other than except by which the owner
// of the chain at q takes a chain next to it. Points may come twice; all are
// legal. It walks the chain.
func appendCaptures(dst []engine.Point, b *engine.Board, q, except engine.Point) []engine.Point {
	c := b.At(q)
	enemy := c.Opponent()
	for s := q; ; {
		for _, n := range b.Neighbors(s) {
			if b.At(n) != enemy {
				continue
			}
			if taken, ok := b.Atari(n); ok && taken != except && b.Legal(taken, c) {
				dst = append(dst, taken)
			}
		}
		if s = b.NextStone(s); s == q {
			return dst
		}
	}
}
