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
	priors := w.priors(s, moves)
	for i, p := range moves {
		w.tree.nodes[int(first)+i].assign(p, priors[i])
	}
	leaf.publish(first, len(moves))
	return true
}

// priors returns what is known of the moves at the leaf of s before any
// simulation, in the worker's buffer: their probabilities where a policy
// counts, otherwise the visits that a Seeder gives them.
func (w *worker) priors(s *slot, moves []engine.Point) []float32 {
	if cap(w.prior) < len(moves) {
		w.prior = make([]float32, len(moves), 2*len(moves))
	}
	prior := w.prior[:len(moves)]
	clear(prior)
	policy := w.evaluations[s.index].Policy
	switch {
	case w.search.options.PolicyWeight > 0 && len(policy) > 0:
		for i, p := range moves {
			prior[i] = policy[p]
		}
	case w.search.options.PolicyWeight > 0:
		for i := range prior {
			prior[i] = 1 / float32(len(moves))
		}
	case w.seeder != nil:
		w.seeder.Seed(&w.leaves[s.index], moves, prior)
	}
	return prior
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
