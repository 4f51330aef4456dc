package tactics

import (
	"math/bits"

	"tianyuan/engine"
)

// mostPseudo is the most pseudo-liberties of a chain with two liberties: a point
// has four neighbours.
const mostPseudo = 8

// TwoLiberties returns the two liberties of the chain at p if it has exactly
// two. Requires a stone. It looks only at chains with few pseudo-liberties, and
// walks them until it has seen those.
func TwoLiberties(b *engine.Board, p engine.Point) (x, y engine.Point, ok bool) {
	left := b.PseudoLiberties(p)
	if left < 2 || left > mostPseudo {
		return engine.Pass, engine.Pass, false
	}
	for s := p; ; s = b.NextStone(s) {
		next := b.Neighbors(s)
		for empty := emptyBeside(b, s); empty != 0; empty &= empty - 1 {
			q := next[sideAt[bits.TrailingZeros16(empty)&15]&3]
			left--
			switch {
			case x == engine.Pass:
				x = q
			case q == x || q == y:
			case y == engine.Pass:
				y = q
			default:
				return engine.Pass, engine.Pass, false
			}
		}
		if left == 0 {
			if y == engine.Pass {
				x = engine.Pass
			}
			return x, y, y != engine.Pass
		}
	}
}

// AppendTwoLibertyAnswers appends to dst what c, to move, can do about chains
// that the opponent's last move has left with exactly two liberties: put the
// chain that was played to in atari, or save one of c's own next to it that an
// atari would catch, by a capture or by getting to three liberties. Points may
// come twice; all are legal, and none is a self-atari but snapbacks and
// captures.
//
// The only reading is the owner's extension after an atari, along the chains it
// joins. An atari that lets a chain out to three liberties is no answer, and of
// two the one that leaves fewer is. A chain that gets to two again, as in a
// ladder, counts as not caught.
func AppendTwoLibertyAnswers(dst []engine.Point, b *engine.Board, last engine.Point, c engine.Color) []engine.Point {
	if last == engine.Pass {
		return dst
	}
	if b.At(last) == c.Opponent() {
		if x, y, ok := TwoLiberties(b, last); ok {
			dst = appendAtaris(dst, b, last, x, y)
		}
	}
	next := b.Neighbors(last)
	var seen [4]engine.Point
	for own := stonesBeside(b, last, c); own != 0; own &= own - 1 {
		k := sideAt[bits.TrailingZeros16(own)&15] & 3
		q := next[k]
		h := b.Head(q)
		if h == seen[0] || h == seen[1] || h == seen[2] {
			continue
		}
		seen[k] = h
		if x, y, ok := TwoLiberties(b, q); ok {
			dst = appendDefenses(dst, b, q, x, y)
		}
	}
	return dst
}

// appendAtaris appends the opponent's better atari, or both if they are as
// good, on the chain at p with the liberties x and y.
func appendAtaris(dst []engine.Point, b *engine.Board, p, x, y engine.Point) []engine.Point {
	afterX, afterY := afterAtari(b, p, x, y), afterAtari(b, p, y, x)
	if afterX < freeLiberties && afterX <= afterY {
		dst = append(dst, x)
	}
	if afterY < freeLiberties && afterY <= afterX {
		dst = append(dst, y)
	}
	return dst
}

// appendDefenses appends the moves that save the chain at p with the liberties
// x and y, if it is in danger.
func appendDefenses(dst []engine.Point, b *engine.Board, p, x, y engine.Point) []engine.Point {
	if afterAtari(b, p, x, y) > 1 && afterAtari(b, p, y, x) > 1 {
		return dst
	}
	dst = appendCaptures(dst, b, p, engine.Pass)
	c, h := b.At(p), b.Head(p)
	if 1+room(b, x, c, y, h) >= freeLiberties && b.Legal(x, c) {
		dst = append(dst, x)
	}
	if 1+room(b, y, c, x, h) >= freeLiberties && b.Legal(y, c) {
		dst = append(dst, y)
	}
	return dst
}

// afterAtari returns how many liberties, freeLiberties at most, the chain at p
// has when the opponent has played on its liberty x and the owner on the other
// one, y; freeLiberties too if the opponent had better not. Points that are
// emptied on x are not counted.
func afterAtari(b *engine.Board, p, x, y engine.Point) int {
	owner := b.At(p)
	n := room(b, y, owner, x, b.Head(p))
	if n >= freeLiberties || !b.Legal(x, owner.Opponent()) {
		return freeLiberties
	}
	if o := b.Outlook(x, owner.Opponent()); o.Liberties < 2 && !o.Captures {
		if n == 0 && o.Stones == 1 && o.Liberty == y {
			return 1 // a snapback: y takes the stone and has x
		}
		return freeLiberties
	}
	return n
}

// room returns how many liberties, freeLiberties at most, owner's stone on the
// empty point r gets without that on except: from the empty points next to r
// and from the chains it joins, those of the chain with the head known left out.
// A capture counts as freeLiberties.
func room(b *engine.Board, r engine.Point, owner engine.Color, except, known engine.Point) int {
	var l liberties
	n := 0
	for _, q := range b.Neighbors(r) {
		if b.At(q) == engine.Empty && q != except {
			l[n] = q
			n++
		}
	}
	if n >= freeLiberties {
		return freeLiberties
	}
	enemy := owner.Opponent()
	for _, q := range b.Neighbors(r) {
		switch b.At(q) {
		case enemy:
			if _, ok := b.Atari(q); ok {
				return freeLiberties
			}
		case owner:
			if b.Head(q) == known {
				continue
			}
			if n = l.join(b, q, n, r, except); n >= freeLiberties {
				return freeLiberties
			}
		}
	}
	return n
}

// join adds the liberties of the chain at p other than r and except to the n
// there are, up to freeLiberties, and returns their number.
func (l *liberties) join(b *engine.Board, p engine.Point, n int, r, except engine.Point) int {
	left := b.PseudoLiberties(p)
	for s := p; ; {
		for _, q := range b.Neighbors(s) {
			if b.At(q) != engine.Empty {
				continue
			}
			left--
			if q == r || q == except || contains(l[:n], q) {
				continue
			}
			l[n] = q
			if n++; n >= freeLiberties {
				return n
			}
		}
		if s = b.NextStone(s); s == p || left == 0 {
			return n
		}
	}
}
