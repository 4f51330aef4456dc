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

// credit adds a tallied value, a result for c, to the RAVE of each child that c
// played first after their parent.
func (a *amaf) credit(children []node, c engine.Color, value uint64) {
	for i := range children {
		n := &children[i]
		if a.first[n.move] == c && n.move != engine.Pass {
			n.rave.add(value)
		}
	}
}

// note is credit on a sheet instead of in the tree.
func (a *amaf) note(s *sheet, children []node, c engine.Color, value uint64) {
	for i := range children {
		if p := children[i].move; a.first[p] == c && p != engine.Pass {
			s.credit[i] += value
		}
	}
}
