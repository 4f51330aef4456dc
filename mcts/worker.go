package mcts

import (
	"time"

	"tianyuan/engine"
)

// slot is one simulation of a batch on its way: the position at the end of its
// path and what the evaluator needs of it. slot i goes with leaf and
// evaluation i.
type slot struct {
	index      int
	board      engine.Board
	before     [2]engine.Board // one and two moves ago, with Options.Boards
	path       path
	visits     uint32 // of the path's last node, this one included
	toMove     engine.Color
	passes     int
	button     bool    // somebody has taken the button
	correction float64 // see Leaf.Correction
	decided    bool    // two passes: the value is exact and needs no evaluator
	value      float64
	margin     float64 // both for toMove; by the game's komi, whatever the offset
}

// worker is one searching goroutine with all its buffers.
type worker struct {
	search      *Search
	tree        *arena
	evaluator   Evaluator
	random      Random
	slots       []*slot
	leaves      []Leaf
	evaluations []Evaluation
	seeder      Seeder // nil if the evaluator is none
	moves       []engine.Point
	prior       []float32
	amaf        amaf
	ledger      ledger
	alone       bool // no other worker changes the tree: this one owns it all

	simulations int
	checked     time.Time // the clock, last
	margin      float64   // sum of leaf margins, for Black
}

func newWorker(s *Search, evaluator Evaluator, index int) *worker {
	n := s.options.Batch
	w := &worker{
		search: s, tree: s.tree, evaluator: evaluator, alone: s.options.Workers == 1,
		slots: make([]*slot, n), leaves: make([]Leaf, n), evaluations: make([]Evaluation, n),
	}
	w.seeder, _ = evaluator.(Seeder)
	for i := range w.slots {
		w.slots[i] = new(slot)
	}
	w.reseed(index)
	return w
}

// reseed starts the random numbers of the worker with that index anew.
func (w *worker) reseed(index int) {
	w.random = NewRandom(w.search.options.Seed + uint64(index)*0x632be59bd9b4e019)
}

// stretch is the number of simulations that a worker takes from the budget at
// a time and runs under one lock: both are shared and cost waiting.
const stretch = 16

// run simulates until done is closed or the budget is used up. A batch under
// way is finished; making room is left to who needs it.
func (w *worker) run(done <-chan struct{}) {
	s := w.search
	for full := false; !closed(done) && w.inTime(); {
		n := s.reserve(max(stretch, len(w.slots)))
		if n == 0 {
			return
		}
		if full {
			s.prune()
		}
		s.pruning.RLock()
		full = false
		for n > 0 && !full && !closed(done) {
			batch := min(n, len(w.slots))
			full = w.simulate(batch)
			n -= batch
		}
		s.pruning.RUnlock()
		s.budget.Add(int64(n)) // what the end or a full arena has left over
		if w == s.workers[0] {
			s.look()
		}
	}
}

func closed(done <-chan struct{}) bool {
	select {
	case <-done:
		return true
	default:
		return false
	}
}

// simulate runs n simulations, one batch; it reports whether the arena was
// too full to expand a leaf.
func (w *worker) simulate(n int) (full bool) {
	pending := 0
	for i := range n {
		s := w.slots[i]
		w.descend(s)
		if s.decided {
			continue
		}
		// The batch is dense: an undecided slot takes the next free place.
		if i != pending {
			w.slots[i], w.slots[pending] = w.slots[pending], w.slots[i]
		}
		w.prepare(w.slots[pending], pending)
		pending++
	}
	if pending > 0 {
		w.evaluator.Evaluate(w.leaves[:pending], w.evaluations[:pending])
	}
	for i := range n {
		s := w.slots[i]
		s.index = i
		if i < pending {
			s.value, s.margin = w.evaluations[i].Value, w.evaluations[i].Margin
			if s.toMove == engine.Black {
				s.margin += w.search.root.offset
			} else {
				s.margin -= w.search.root.offset
			}
		} else {
			w.evaluations[i].reset()
		}
		if !w.finish(s) {
			full = true
		}
	}
	w.simulations += n
	return full
}

// descend selects a path from the root to a leaf, with a visit (a virtual
// loss) on each node, and plays it on the slot's board.
func (w *worker) descend(s *slot) {
	root := &w.search.root
	s.board.CopyFrom(&root.board)
	if w.search.options.Boards {
		s.before[0].CopyFrom(&root.before[0])
		s.before[1].CopyFrom(&root.before[1])
	}
	s.path.reset(&root.superko)
	s.toMove, s.passes = root.toMove, root.passes
	s.button, s.correction = root.button, root.correction
	s.decided = false
	n := &w.tree.nodes[0]
	s.visits = n.visits.add(1, w.alone)
	for {
		if s.passes >= 2 {
			w.decide(s)
			return
		}
		first, count := n.block()
		if count == 0 {
			return
		}
		children := w.tree.nodes[first : int(first)+count]
		own := w.alone || n.enter()
		i := w.search.options.choose(children, s.visits, w.seeder != nil)
		visits := children[i].visits.add(1, own)
		if own && !w.alone {
			n.leave(s.visits)
		}
		n, s.visits = &children[i], visits
		w.play(s, n.move, first+uint32(i))
	}
}

// play makes the mover's move on the slot's board.
func (w *worker) play(s *slot, p engine.Point, to uint32) {
	if w.search.options.Boards {
		s.before[1].CopyFrom(&s.before[0])
		s.before[0].CopyFrom(&s.board)
	}
	s.board.Play(p, s.toMove)
	s.path.extend(&s.board, engine.Move{Color: s.toMove, Point: p}, to)
	rules := &w.search.rules
	sign := 1.0
	if s.toMove == engine.White {
		sign = -1
	}
	switch {
	case p != engine.Pass:
		s.passes = 0
		if rules.Scoring == engine.ScoringTerritory {
			s.correction += sign
		}
	case rules.Button && !s.button:
		s.button, s.passes = true, 0
		s.correction -= sign / 2
	default:
		s.passes++
	}
	s.toMove = s.toMove.Opponent()
}

// prepare fills leaf i from the slot.
func (w *worker) prepare(s *slot, i int) {
	root := &w.search.root
	leaf := &w.leaves[i]
	leaf.Board, leaf.ToMove, leaf.path = &s.board, s.toMove, &s.path
	leaf.Rules, leaf.Komi, leaf.Handicap = w.search.rules, root.komi+root.offset, root.handicap
	leaf.Correction = s.correction
	leaf.Seed = w.random.Next()
	leaf.NumLast = 0
	for k := len(s.path.moves) - 1; k >= 0 && leaf.NumLast < HistoryMoves; k-- {
		leaf.Last[leaf.NumLast] = s.path.moves[k]
		leaf.NumLast++
	}
	for k := 0; k < root.numLast && leaf.NumLast < HistoryMoves; k++ {
		leaf.Last[leaf.NumLast] = root.last[k]
		leaf.NumLast++
	}
	leaf.Before = [2]*engine.Board{}
	if w.search.options.Boards {
		leaf.Before = [2]*engine.Board{&s.before[0], &s.before[1]}
	}
	w.evaluations[i].reset()
}

// decide gives a slot that ended with two passes its exact value: the area as
// the stones stand. A group tax is not paid here. A komi offset does not count:
// who passed on the strength of it would lose the game.
func (w *worker) decide(s *slot) {
	root := &w.search.root
	leaf := Leaf{Komi: root.komi, Handicap: root.handicap, Correction: s.correction}
	s.decided = true
	s.margin = leaf.Margin(s.board.AreaDifference())
	if s.toMove == engine.White {
		s.margin = -s.margin
	}
	s.value = Outcome(s.margin)
}

// finish expands the leaf of an evaluated slot if it is time and backs its
// value up; it reports whether there was room.
func (w *worker) finish(s *slot) (room bool) {
	room = true
	due := len(s.path.moves) == 0 || int(s.visits) >= w.search.options.ExpandVisits
	if due && !s.decided {
		room = w.expand(s)
	}
	w.backup(s)
	return room
}
