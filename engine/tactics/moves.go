package tactics

import (
	"math/bits"

	"tianyuan/engine"
)

// moveList is a set of moves to look at, in the order they were added. What
// does not fit is left out.
type moveList struct {
	n      int
	points [128]engine.Point
}

// full reports whether moves may have been left out.
func (m *moveList) full() bool { return m.n == len(m.points) }

func (m *moveList) add(p engine.Point) {
	if !m.full() && !contains(m.points[:m.n], p) {
		m.points[m.n] = p
		m.n++
	}
}

// addOpen adds the empty points next to p.
func (m *moveList) addOpen(b *engine.Board, p engine.Point) {
	for _, q := range b.Neighbors(p) {
		if b.At(q) == engine.Empty {
			m.add(q)
		}
	}
}

// addLiberties adds the liberties of the chain at p if there are so many at
// most.
func (m *moveList) addLiberties(b *engine.Board, p engine.Point, most int) {
	if liberty, ok := b.Atari(p); ok {
		m.add(liberty)
		return
	}
	if most < 2 {
		return
	}
	var l liberties
	if n := l.find(b, p); n <= most {
		for _, q := range l[:n] {
			m.add(q)
		}
	}
}

// addAttacks adds the attacker's moves against the chain at p with those
// liberties: on the liberties and, unless only ataris are asked for, next to
// them, against chains that could be joined there and where a chaser in atari
// extends.
func (m *moveList) addAttacks(b *engine.Board, p engine.Point, libs []engine.Point, depth int) {
	for _, q := range libs {
		m.add(q)
	}
	if depth <= 0 || len(libs) < 2 {
		return
	}
	for _, q := range libs {
		m.addOpen(b, q)
		m.addFriends(b, p, q)
	}
	m.addChasers(b, p, 1)
}

// addDefenses adds the owner's moves for the chain at p with those liberties. In
// atari these are all there are: on the liberty, or to take a chaser. Otherwise
// next to the liberties too, and those that take chasers or put them in atari.
func (m *moveList) addDefenses(b *engine.Board, p engine.Point, libs []engine.Point) {
	for _, q := range libs {
		m.add(q)
	}
	if len(libs) == 1 {
		m.addChasers(b, p, 1)
		return
	}
	m.addChasers(b, p, 2)
	for _, q := range libs {
		m.addOpen(b, q)
	}
}

// addFriends adds the liberties of the chains that the chain at p can join on
// that liberty, if they have two at most: such a chain may be taken first.
func (m *moveList) addFriends(b *engine.Board, p, liberty engine.Point) {
	for _, q := range b.Neighbors(liberty) {
		if b.At(q) == b.At(p) && b.Head(q) != b.Head(p) {
			m.addLiberties(b, q, 2)
		}
	}
}

// addChasers adds the liberties of the enemy chains next to the chain at p that
// have no more than so many.
func (m *moveList) addChasers(b *engine.Board, p engine.Point, most int) {
	enemy := b.At(p).Opponent()
	for s := p; ; {
		for _, q := range b.Neighbors(s) {
			if b.At(q) == enemy {
				m.addLiberties(b, q, most)
			}
		}
		if s = b.NextStone(s); s == p {
			return
		}
	}
}

// addZone adds the moves that touch on a sequence played in that zone: in it,
// next to it, and on the liberties of chains next to it that have few.
func (m *moveList) addZone(b *engine.Board, z *zone) {
	for i, word := range z {
		for ; word != 0; word &= word - 1 {
			p := engine.Point(i*64 + bits.TrailingZeros64(word))
			if b.At(p) == engine.Empty {
				m.add(p)
			}
			for _, q := range b.Neighbors(p) {
				switch c := b.At(q); {
				case c == engine.Empty:
					m.add(q)
				case c.IsPlayer():
					m.addLiberties(b, q, maxLiberties)
				}
			}
		}
	}
}
