package mcts

import "tianyuan/engine"

// expand gives the leaf of s its children: every move that is legal under the
// rules and superko and not an own one-point eye, and pass. It does nothing if
// another worker is at it, and returns false if the arena is full.
func (w *worker) expand(s *slot) bool {
	leaf := &w.tree.nodes[s.path.nodes[len(s.path.nodes)-1]]
	if !leaf.first.CompareAndSwap(unexpanded, expanding) {
		return true
	}
	moves := w.candidates(s)
	first, ok := w.tree.allocate(len(moves))
	if !ok {
		leaf.first.Store(unexpanded)
		return false
	}
	// A shuffle, so that equals are tried in random order.
	for i := len(moves) - 1; i > 0; i-- {
		j := w.random.Below(i + 1)
		moves[i], moves[j] = moves[j], moves[i]
	}
	even := 1 / float32(len(moves))
	policy := w.evaluations[s.index].Policy
	for i, p := range moves {
		prior := even
		if len(policy) > 0 {
			prior = policy[p]
		}
		w.tree.nodes[int(first)+i].assign(p, prior)
	}
	leaf.publish(first, len(moves))
	return true
}

// candidates lists the moves of the mover at the leaf of s, into the worker's
// buffer.
func (w *worker) candidates(s *slot) []engine.Point {
	moves := append(w.moves[:0], engine.Pass)
	b, c := &s.board, s.toMove
	for i := range b.NumEmpty() {
		p := b.EmptyAt(i)
		if !b.Eye(p, c) && allowed(b, p, c, &w.search.rules) && !s.path.forbids(b, p, c) {
			moves = append(moves, p)
		}
	}
	w.moves = moves
	return moves
}

// allowed reports whether the rules, superko aside, let c play the empty point
// p. The suicide of a single stone, a pass in disguise, is left out.
func allowed(b *engine.Board, p engine.Point, c engine.Color, rules *engine.Rules) bool {
	if b.Legal(p, c) {
		return true
	}
	if stones, ok := b.Suicide(p, c); ok {
		return stones > 1 && rules.AllowsSuicide(stones)
	}
	// The board's ko point: a superko rule looks at whole positions instead,
	// and the natural one may let a player who has passed retake at once.
	return rules.Ko != engine.KoSimple
}
