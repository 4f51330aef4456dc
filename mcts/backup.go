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
	toMove, last := s.toMove, len(s.path.nodes)-1 // toMove is at nodes[i]
	for i := last; ; i-- {
		n := &w.tree.nodes[s.path.nodes[i]]
		if first, count := n.block(); count > 0 {
			own := w.alone || n.enter()
			if i < last {
				// A node's value is for who made its move.
				w.tree.nodes[s.path.nodes[i+1]].sum.add(value[toMove], own)
			}
			if rave {
				w.credit(n, first, count, own, toMove, credit[toMove])
			}
			if own && !w.alone {
				n.leave(0)
			}
		}
		if i == 0 {
			n.sum.add(value[toMove.Opponent()], w.alone)
			return
		}
		m := s.path.moves[i-1]
		toMove = m.Color
		if rave {
			w.amaf.before(m)
		}
	}
}

// credit adds a tallied value, a result for c, to the RAVE of n's children,
// which stand at first: by the ledger if they are shared.
func (w *worker) credit(n *node, first uint32, count int, own bool, c engine.Color, value uint64) {
	children := w.tree.nodes[first : int(first)+count]
	switch {
	case !own: // so its parent is shared too, and its visits may be read
		w.amaf.note(w.ledger.of(w.tree, first, count, n.visits.load()), children, c, value)
	case w.alone && n.visits.load() >= tallyMost: // no child has more credit than n visits
	default:
		w.amaf.credit(children, c, value)
	}
}
