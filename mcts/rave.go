package mcts

import "tianyuan/engine"

// amaf is who played first on each point after some node: AMAF gives a move
// credit when its player was the first to play it later in the simulation (S.
// Gelly and D. Silver, "Combining online and offline knowledge in UCT", 2007).
type amaf struct {
	first [engine.NumPoints]engine.Color
}

// playout starts from the moves of a playout, which alternate from the mover.
func (a *amaf) playout(moves []engine.Point, mover engine.Color) {
	clear(a.first[:])
	// Backwards, so that the first play on a point stays.
	for i := len(moves) - 1; i >= 0; i-- {
		c := mover
		if i&1 == 1 {
			c = mover.Opponent()
		}
		a.first[moves[i]] = c
	}
}

// before adds a move that was made earlier than all so far.
func (a *amaf) before(m engine.Move) { a.first[m.Point] = m.Color }

// by returns what a tallied value, a result for c, is worth to a move by who
// played first on its point. A pass earns nothing.
func (a *amaf) by(c engine.Color, value uint64) (worth [4]uint64) {
	a.first[engine.Pass] = engine.Empty
	worth[c] = value
	return worth
}

// credit adds a tallied value, a result for c, to the RAVE of each child that c
// played first after their parent. The worker owns the children. Who played
// first where is a coin toss: adding nothing costs less than a branch foreseen
// wrongly.
func (a *amaf) credit(children []node, c engine.Color, value uint64) {
	worth := a.by(c, value)
	for i := range children {
		n := &children[i]
		n.rave.bits.v += worth[a.first[n.move]&3]
	}
}

// note is credit on a sheet instead of in the tree.
func (a *amaf) note(s *sheet, children []node, c engine.Color, value uint64) {
	worth := a.by(c, value)
	credit := s.credit[:len(children)]
	for i := range children {
		credit[i] += worth[a.first[children[i].move]&3]
	}
}
