package tactics

import "tianyuan/engine"

// AppendEyeFixes appends to dst the moves by which c, to move, keeps its
// one-point eyes near the opponent's last move from becoming false: where one
// more stone of the opponent's on a diagonal would do it, that diagonal. They
// are legal and no self-ataris, and the opponent's stone there would not be one
// either. Points may come twice. O(1).
func AppendEyeFixes(dst []engine.Point, b *engine.Board, last engine.Point, c engine.Color) []engine.Point {
	if last == engine.Pass {
		return dst
	}
	sides := b.Neighbors(last)
	for i, q := range b.Diagonals(last) {
		switch b.At(q) {
		case engine.Empty:
			if d, ok := weakDiagonal(b, q, c); ok {
				dst = append(dst, d)
			}
		case c:
			// A stone between the diagonal d, next to the last move, and an eye at
			// the distance of a knight's move.
			for _, k := range cornerSides[i] {
				d := sides[k]
				if b.At(d) != engine.Empty {
					continue
				}
				if weak, ok := weakDiagonal(b, q+d-last, c); ok && weak == d {
					dst = append(dst, d)
				}
			}
		}
	}
	return dst
}

// cornerSides gives for each of a point's Diagonals the two of its Neighbors
// that touch it.
var cornerSides = [4][2]int{{0, 1}, {0, 2}, {3, 1}, {3, 2}}

// weakDiagonal returns the one diagonal of c's eye e that the opponent may play
// on if the eye is false once it does, and either side may well play there.
func weakDiagonal(b *engine.Board, e engine.Point, c engine.Color) (d engine.Point, ok bool) {
	if b.At(e) != engine.Empty || !b.Eye(e, c) {
		return engine.Pass, false
	}
	opponent := c.Opponent()
	empty, spare := 0, 1
	for _, q := range b.Diagonals(e) {
		switch b.At(q) {
		case engine.Empty:
			if b.Legal(q, opponent) {
				d = q
				empty++
			}
		case engine.Border:
			spare = 0
		case opponent:
			spare--
		}
	}
	if empty != 1 || spare > 0 {
		return engine.Pass, false
	}
	ok = b.Legal(d, c) && !SelfAtari(b, d, c) && !SelfAtari(b, d, opponent)
	return d, ok
}

// AppendCounters appends to dst what c can play in place of filling its false
// eye p: captures and ataris of the chains on p's diagonals, without which the
// eye may be real. There is nothing if p is no point with c's stones or the
// border on all four sides, or one of the chains there is in atari, which p
// then saves. Points may come twice; all are legal, and none is a self-atari.
func AppendCounters(dst []engine.Point, b *engine.Board, p engine.Point, c engine.Color) []engine.Point {
	for _, q := range b.Neighbors(p) {
		switch b.At(q) {
		case engine.Border:
		case c:
			if _, ok := b.Atari(q); ok {
				return dst
			}
		default:
			return dst
		}
	}
	for _, q := range b.Diagonals(p) {
		if b.At(q) != c.Opponent() {
			continue
		}
		if m, ok := b.Atari(q); ok {
			if b.Legal(m, c) {
				dst = append(dst, m)
			}
		} else if x, y, ok := TwoLiberties(b, q); ok {
			dst = appendAtaris(dst, b, q, x, y)
		}
	}
	return dst
}

// FillsEye reports whether c's self-atari on p is in an eye of c's of one or two
// points, so that the opponent takes it all by filling the rest. Requires that
// SelfAtari holds. O(1).
func FillsEye(b *engine.Board, p engine.Point, c engine.Color) bool {
	rest := engine.Pass
	for _, q := range b.Neighbors(p) {
		switch b.At(q) {
		case c, engine.Border:
		case engine.Empty:
			if rest != engine.Pass {
				return false
			}
			rest = q
		default:
			return false
		}
	}
	if rest == engine.Pass {
		return true
	}
	for _, q := range b.Neighbors(rest) {
		if at := b.At(q); q != p && at != c && at != engine.Border {
			return false
		}
	}
	return true
}
