package mcts

import "tianyuan/engine"

// backup adds the slot's result to every node of its path, the leaf first, and
// its moves to the RAVE of their siblings.
func (w *worker) backup(s *slot) {
	value := [4]uint64{}
	value[s.toMove] = fixed(s.value)
	value[s.toMove.Opponent()] = valueUnit - value[s.toMove]
	if s.toMove == engine.Black {
		w.margin += s.margin
	} else {
		w.margin -= s.margin
	}

	rave := w.search.options.RaveEquivalence > 0
	credit := [4]uint64{}
	if rave {
		credit[s.toMove] = tallied(s.value)
		credit[s.toMove.Opponent()] = tallied(1 - s.value)
		w.amaf.playout(w.evaluations[s.index].Moves, s.toMove)
	}
	toMove := s.toMove // at nodes[i]
	for i := len(s.path.nodes) - 1; ; i-- {
		n := &w.tree.nodes[s.path.nodes[i]]
		// A node's value is for who made its move.
		n.sum.add(value[toMove.Opponent()], w.alone)
		if rave {
			w.credit(n, toMove, credit[toMove])
		}
		if i == 0 {
			return
		}
		m := s.path.moves[i-1]
		toMove = m.Color
		if rave {
			w.amaf.before(m)
		}
	}
}

// credit adds a tallied value, a result for c, to the RAVE of n's children:
// with company, that of an often visited node goes by the ledger.
func (w *worker) credit(n *node, c engine.Color, value uint64) {
	first, count := n.block()
	children := w.tree.nodes[first : int(first)+count]
	visits := n.visits.load()
	switch {
	case count == 0 || visits >= tallyMost: // no child has more credit than n visits
	case w.alone:
		w.amaf.credit(children, c, value)
	case visits < ledgerVisits:
		w.amaf.creditShared(children, c, value)
	default:
		s := w.ledger.of(w.tree, first, count)
		w.amaf.note(s, children, c, value)
		if s.simulations++; s.simulations == ledgerSims {
			s.settle(w.tree)
		}
	}
}
