package tactics

import "tianyuan/engine"

// A ladder is a sequence in which every move of the attacker puts the chain in
// atari. Two facts keep it narrow without missing anything:
//
//   - A chain in atari is taken next unless its owner extends at its liberty or
//     takes one of the chains around it that are in atari themselves.
//   - A chain of two liberties is put in atari on one of them only.
//
// So both sides mostly have one sensible move, and as long as they do, one board
// is played on. Where the chain grows by one stone and nothing is captured, the
// liberties and the chasers in atari are found around the last two stones, so
// that a step takes the same time however long the ladder is.
//
// Ko is the simple ko of the board. A move it forbids cannot be played in the
// ladder; a chain that could be taken but for the ko has got away.

// freeLiberties is how many liberties a chain has when no atari is near.
const freeLiberties = 3

// maxCaptures is the most captures that a chain in atari is read with; one with
// more of them counts as not caught.
const maxCaptures = 8

// Ladder reports whether the chain at p, which is in atari, is caught in a
// ladder although its owner moves now. It is false for a chain that is not in
// atari and where there is no stone.
func (r *Reader) Ladder(b *engine.Board, p engine.Point) bool {
	if !b.At(p).IsPlayer() {
		return false
	}
	liberty, ok := b.Atari(p)
	if !ok || open(b, liberty, engine.Pass) >= freeLiberties {
		return false
	}
	r.start(b)
	return r.flee(0, p, everywhere)
}

// Catches returns a move of the opponent that catches the chain at p: the one
// that takes it if it is in atari, else an atari that starts a ladder. It is
// false for a chain that gets away, has more than two liberties, or may not be
// taken for a ko, and where there is no stone.
func (r *Reader) Catches(b *engine.Board, p engine.Point) (move engine.Point, ok bool) {
	attacker := b.At(p).Opponent()
	if !attacker.IsPlayer() {
		return engine.Pass, false
	}
	if liberty, atari := b.Atari(p); atari {
		return liberty, b.Legal(liberty, attacker)
	}
	var l liberties
	if l.find(b, p) != 2 {
		return engine.Pass, false
	}
	for _, m := range ataris(b, attacker, l[0], l[1]) {
		if m == engine.Pass {
			continue
		}
		r.start(b).PlayLight(m, attacker)
		if r.flee(0, p, everywhere) {
			return m, true
		}
	}
	return engine.Pass, false
}

// search says where chasers in atari may be found, if it is known that there
// were none before: around the stone that was added to the chain last and in
// the chain of the last atari. Without such a stone they may be anywhere.
type search struct{ stone, atari engine.Point }

var everywhere = search{engine.Pass, engine.Pass}

// flee reports whether the chain at p, in atari on board d and its owner to
// move, is caught.
func (r *Reader) flee(d int, p engine.Point, where search) bool {
	if !r.spend() {
		return false
	}
	b := &r.boards[d]
	liberty, _ := b.Atari(p)
	if open(b, liberty, engine.Pass) >= freeLiberties {
		return false
	}
	owner := b.At(p)
	var captures captures
	captures.find(b, p, where)
	if captures.n > maxCaptures {
		return false
	}
	for _, c := range captures.points[:captures.n] {
		if c == liberty || !b.Legal(c, owner) {
			continue
		}
		next := r.branch(d)
		if next == nil {
			return false
		}
		r.zone.add(c)
		next.PlayLight(c, owner)
		if !r.chase(d+1, p, engine.Pass) {
			return false
		}
	}
	if !b.Legal(liberty, owner) {
		return true
	}
	size, empty := b.ChainSize(p), b.NumEmpty()
	r.zone.add(liberty)
	b.PlayLight(liberty, owner)
	if captures.n > 0 || b.ChainSize(p) != size+1 || b.NumEmpty() != empty-1 {
		liberty = engine.Pass
	}
	return r.chase(d, p, liberty)
}

// chase reports whether the chain at p on board d, the attacker to move, is
// caught. If stone is not Pass, all its liberties are next to that stone and no
// chaser was in atari before it was played.
func (r *Reader) chase(d int, p, stone engine.Point) bool {
	b := &r.boards[d]
	attacker := b.At(p).Opponent()
	var l liberties
	var n int
	if stone != engine.Pass {
		n = l.around(b, stone)
	} else {
		n = l.find(b, p)
	}
	switch {
	case n == 1:
		r.zone.add(l[0])
		return b.Legal(l[0], attacker)
	case n >= freeLiberties:
		return false
	}
	r.zone.add(l[0])
	r.zone.add(l[1])
	moves := ataris(b, attacker, l[0], l[1])
	if moves[1] != engine.Pass {
		if next := r.branch(d); next != nil {
			next.PlayLight(moves[0], attacker)
			if r.flee(d+1, p, search{stone, moves[0]}) {
				return true
			}
		}
		moves[0] = moves[1]
	}
	if moves[0] == engine.Pass {
		return false
	}
	b.PlayLight(moves[0], attacker)
	return r.flee(d, p, search{stone, moves[0]})
}

// ataris returns those of the attacker's moves on the two liberties x and y of
// a chain that do not let it out at once, the better one first and Pass for
// those that do: the chain extends at the other liberty.
func ataris(b *engine.Board, attacker engine.Color, x, y engine.Point) (moves [2]engine.Point) {
	openX, openY := open(b, x, y), open(b, y, x)
	if openY < freeLiberties && b.Legal(x, attacker) {
		moves[0] = x
	}
	if openX < freeLiberties && b.Legal(y, attacker) {
		moves[1] = y
	}
	if moves[0] == engine.Pass || moves[1] != engine.Pass && openX < openY {
		moves[0], moves[1] = moves[1], moves[0]
	}
	return moves
}

// captures are the moves that take a chain next to a given one: the liberties
// of those in atari. n is maxCaptures + 1 if there are more than can be kept.
type captures struct {
	n      int
	points [maxCaptures + 1]engine.Point
}

// find collects the captures for the chain at p.
func (c *captures) find(b *engine.Board, p engine.Point, where search) {
	enemy := b.At(p).Opponent()
	if where.stone != engine.Pass {
		c.add(b, where.atari)
		c.addAround(b, where.stone, enemy)
		return
	}
	for s := p; ; {
		c.addAround(b, s, enemy)
		if s = b.NextStone(s); s == p {
			return
		}
	}
}

func (c *captures) addAround(b *engine.Board, p engine.Point, enemy engine.Color) {
	for _, q := range b.Neighbors(p) {
		if b.At(q) == enemy {
			c.add(b, q)
		}
	}
}

func (c *captures) add(b *engine.Board, q engine.Point) {
	m, ok := b.Atari(q)
	if !ok || c.n > maxCaptures || contains(c.points[:c.n], m) {
		return
	}
	c.points[c.n] = m
	c.n++
}
