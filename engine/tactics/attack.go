package tactics

import "tianyuan/engine"

// Attacks and Escapes read beyond ladders: the first Depth moves of the attacker
// need not be ataris. Such a move catches the chain if it does so whatever the
// owner answers. What could be answered is found by passing first: if the
// chain is not caught then, the move was no threat, as most are not; and if it
// is, only moves that touch on how it was caught can save it (zone). This is the
// idea of T. Thomsen, "Lambda-Search in Game Trees, with Application to Go",
// 2000.
//
// The attacker's quiet moves are looked for near the chain only (addAttacks), so
// that one far away may be missed. Against a search of all moves on small crowded
// boards, with Depth 1, 1.5 % of the quiet moves found do not catch the chain and
// 5 % of those that do are missed.

// Attacks appends to dst the opponent's moves that catch the chain at p, which
// has up to three liberties, and returns it. Where there is no stone or the
// chain has more liberties, there are none.
func (r *Reader) Attacks(b *engine.Board, p engine.Point, dst []engine.Point) []engine.Point {
	attacker := b.At(p).Opponent()
	if !attacker.IsPlayer() {
		return dst
	}
	var l liberties
	n := l.find(b, p)
	if n > maxLiberties || n >= freeLiberties && r.Depth <= 0 {
		return dst
	}
	var moves moveList
	moves.addAttacks(b, p, l[:n], r.Depth)
	for _, m := range moves.points[:moves.n] {
		if !b.Legal(m, attacker) {
			continue
		}
		if n > 1 {
			r.start(b).PlayLight(m, attacker)
			if !r.defend(0, p, r.Depth-1) {
				continue
			}
		}
		dst = append(dst, m)
	}
	return dst
}

// Escapes appends to dst the owner's moves that save the chain at p, and returns
// it. There are none for a chain that the opponent could not catch if its owner
// passed, so a chain that needs no move and one that is lost have the same
// answer; and none where there is no stone. For a chain in atari they are all
// there are; otherwise one in 100, far from the chain, is missed.
func (r *Reader) Escapes(b *engine.Board, p engine.Point, dst []engine.Point) []engine.Point {
	owner := b.At(p)
	if !owner.IsPlayer() {
		return dst
	}
	var l liberties
	n := l.find(b, p)
	if n > maxLiberties {
		return dst
	}
	var moves moveList
	moves.addDefenses(b, p, l[:n])
	if n > 1 {
		r.start(b).ClearKo()
		r.zone = zone{}
		if !r.attack(0, p, r.Depth) {
			return dst
		}
		moves.addZone(b, &r.zone)
	}
	for _, m := range moves.points[:moves.n] {
		if !b.Legal(m, owner) {
			continue
		}
		r.start(b).PlayLight(m, owner)
		if !r.attack(0, p, r.Depth) {
			dst = append(dst, m)
		}
	}
	return dst
}

// attack reports whether the chain at p on board d, the attacker to move, is
// caught with so many of its moves free.
func (r *Reader) attack(d int, p engine.Point, depth int) bool {
	if depth <= 0 {
		return r.chase(d, p, engine.Pass)
	}
	if !r.spend() {
		return false
	}
	b := &r.boards[d]
	attacker := b.At(p).Opponent()
	var l liberties
	n := l.find(b, p)
	switch {
	case n == 1:
		r.zone.add(l[0])
		return b.Legal(l[0], attacker)
	case n > maxLiberties:
		return false
	}
	if n < freeLiberties {
		if r.branch(d) == nil {
			return false
		}
		if r.chase(d+1, p, engine.Pass) {
			return true
		}
	}
	var moves moveList
	moves.addAttacks(b, p, l[:n], depth)
	for _, m := range moves.points[:moves.n] {
		if !b.Legal(m, attacker) {
			continue
		}
		next := r.branch(d)
		if next == nil {
			return false
		}
		r.zone.add(m)
		next.PlayLight(m, attacker)
		if r.defend(d+1, p, depth-1) {
			return true
		}
	}
	return false
}

// defend reports whether the chain at p on board d, its owner to move, is
// caught with so many of the attacker's moves free.
func (r *Reader) defend(d int, p engine.Point, depth int) bool {
	b := &r.boards[d]
	_, atari := b.Atari(p)
	if depth <= 0 && atari {
		return r.flee(d, p, everywhere)
	}
	var l liberties
	n := l.find(b, p)
	if !r.spend() || n > maxLiberties {
		return false
	}
	var moves moveList
	moves.addDefenses(b, p, l[:n])
	if !atari {
		next := r.branch(d)
		if next == nil {
			return false
		}
		next.ClearKo()
		outer := r.zone
		r.zone = zone{}
		if !r.attack(d+1, p, depth) {
			return false
		}
		moves.addZone(b, &r.zone)
		r.zone.join(&outer)
	}
	if moves.full() {
		return false // a saving one may be missing
	}
	owner := b.At(p)
	for _, m := range moves.points[:moves.n] {
		if !b.Legal(m, owner) {
			continue
		}
		next := r.branch(d)
		if next == nil {
			return false
		}
		r.zone.add(m)
		next.PlayLight(m, owner)
		if !r.attack(d+1, p, depth) {
			return false
		}
	}
	return true
}
