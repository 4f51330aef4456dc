package tactics

import "tianyuan/engine"

// SelfAtari reports whether c's legal move on the empty point p leaves its chain
// with one liberty and takes nothing: in most places a mistake, see Sacrifice.
// O(1).
func SelfAtari(b *engine.Board, p engine.Point, c engine.Color) bool {
	o := b.Outlook(p, c)
	return o.Liberties < 2 && !o.Captures
}

// Sacrifice reports whether c's self-atari on p is worth its stones, as far as
// the shape around it tells:
//
//   - a snapback: the chain that takes the stone has no liberty but where the
//     stone was;
//   - a throw-in: the stone is one of the two points of an eye, and the point
//     is a false eye once the stone is taken;
//   - a nakade: the stones fill an eye but for one point, and the eye that is
//     left when they are taken is dead or dies by one move.
//
// Requires that SelfAtari holds. It takes time for a few stones only.
func Sacrifice(b *engine.Board, p engine.Point, c engine.Color) bool {
	o := b.Outlook(p, c)
	switch {
	case o.Liberties == 0 || o.Stones > maxEye:
		return false
	case o.Stones == 1:
		return snapback(b, p, o.Liberty, c) || throwIn(b, p, o.Liberty, c)
	default:
		return fillsDeadEye(b, p, o.Liberty, c)
	}
}

// snapback reports whether the opponent's stone on r, which takes c's lone
// stone on p, joins a chain and leaves it p as its one liberty. A lone stone
// there would be a ko.
func snapback(b *engine.Board, p, r engine.Point, c engine.Color) bool {
	opponent := c.Opponent()
	joins := false
	for _, q := range b.Neighbors(r) {
		joins = joins || b.At(q) == opponent
	}
	return joins && room(b, r, opponent, p, engine.Pass) == 0
}

// throwIn reports whether p and r are an eye of the opponent's in which p is
// false.
func throwIn(b *engine.Board, p, r engine.Point, c engine.Color) bool {
	for _, q := range b.Neighbors(r) {
		if at := b.At(q); q != p && (at == c || at == engine.Empty) {
			return false
		}
	}
	own, edge := 0, 0
	for _, q := range b.Diagonals(p) {
		switch b.At(q) {
		case c:
			own++
		case engine.Border:
			edge = 1
		}
	}
	return own+edge >= 2
}

// fillsDeadEye reports whether c's chain, with the stone on p and the one
// liberty r, fills the opponent's eye but for r and has a shape in which the
// opponent does not live.
func fillsDeadEye(b *engine.Board, p, r engine.Point, c engine.Color) bool {
	var stones [maxEye]engine.Point
	stones[0] = p
	n := 1
	for _, q := range b.Neighbors(p) {
		if b.At(q) != c || contains(stones[:n], q) {
			continue
		}
		for s := q; ; {
			stones[n] = s // they are maxEye at most, as Outlook has counted
			n++
			if s = b.NextStone(s); s == q {
				break
			}
		}
	}
	for _, q := range b.Neighbors(r) {
		if at := b.At(q); at == engine.Empty && q != p || at == c && !contains(stones[:n], q) {
			return false
		}
	}
	shape := eyeShape{points: n}
	for _, s := range stones[:n] {
		neighbors := 0
		for _, q := range b.Neighbors(s) {
			if contains(stones[:n], q) {
				neighbors++
			}
		}
		shape.pairs += neighbors
		shape.most = max(shape.most, neighbors)
	}
	shape.pairs /= 2
	return n == 2 || shape == eyeShape{4, 2, 4} || shape.killable()
}

// AppendInstead appends to dst what c can play in place of a self-atari on p
// that joins chains: a capture next to them, or their other liberty if that
// leaves two. Points may come twice; all are legal. There is nothing in place
// of a lone stone.
func AppendInstead(dst []engine.Point, b *engine.Board, p engine.Point, c engine.Color) []engine.Point {
	for _, q := range b.Neighbors(p) {
		if b.At(q) == c {
			dst = appendCaptures(dst, b, q, engine.Pass)
		}
	}
	if o := b.Outlook(p, c); o.Liberties == 1 && o.Stones > 1 && b.Legal(o.Liberty, c) && !SelfAtari(b, o.Liberty, c) {
		dst = append(dst, o.Liberty)
	}
	return dst
}
