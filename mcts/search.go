package mcts

import (
	"context"
	"math"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"tianyuan/engine"
)

// Search thinks about the positions of a game and keeps its tree from one to
// the next. One Run at a time; a Search is not safe for concurrent use
// otherwise.
type Search struct {
	options Options
	tree    *arena
	workers []*worker
	root    root
	rules   engine.Rules

	// pruning is held for reading by each batch of simulations and for
	// writing while the arena is compacted.
	pruning sync.RWMutex
	budget  atomic.Int64 // simulations still to start

	// Of the running search:
	limits   Limits
	stop     context.CancelFunc // ends it
	deadline time.Time          // zero without one
	stall    stall
	watch    watch // the first worker's
}

// New returns a search. newEvaluator is called once for each worker. The error
// lists what is wrong with the options.
func New(options Options, newEvaluator func(worker int) Evaluator) (*Search, error) {
	if err := options.Validate(); err != nil {
		return nil, err
	}
	s := &Search{options: options, tree: newArena(options.MemoryMB << 20 / nodeBytes)}
	for i := range options.Workers {
		s.workers = append(s.workers, newWorker(s, newEvaluator(i), i))
	}
	return s, nil
}

// Options returns the options of the search.
func (s *Search) Options() Options { return s.options }

// Clear forgets the tree and starts the random numbers anew, so that what
// follows depends on the seed alone.
func (s *Search) Clear() {
	s.root.valid = false
	s.tree.reset()
	for i, w := range s.workers {
		w.reseed(i)
	}
}

// Run thinks about what toMove, a player, should play in g until a limit is
// reached or ctx ends; it then returns as soon as the batches under way are
// done, and the pruning of a full tree if that has begun. A tree that holds no
// move yet gets one simulation in any case, so there is always a legal move to
// return. g is read at the start only. The tree of the last Run is used again
// where g goes on from its position.
func (s *Search) Run(ctx context.Context, g *engine.Game, toMove engine.Color, limits Limits) Result {
	start := time.Now()
	ctx, s.stop = limits.under(ctx, start)
	defer s.stop()
	s.deadline, _ = ctx.Deadline()
	s.stall.begin(limits, s.deadline.Sub(start))
	s.limits = limits
	s.place(g, toMove)
	s.watch = newWatch(limits.Time, start, s.tree.nodes[0].visits.load())
	budget := maxVisits - int64(s.tree.nodes[0].visits.load())
	if limits.Simulations != 0 {
		budget = min(budget, int64(limits.Simulations))
	}
	s.budget.Store(budget)
	for _, w := range s.workers {
		w.simulations, w.margin, w.checked = 0, 0, time.Time{}
	}
	if len(s.tree.children(&s.tree.nodes[0])) == 0 {
		// The first simulation expands the root: without it there would be no
		// move to return when ctx has ended already.
		s.reserve(1)
		s.workers[0].simulate(1)
	}
	var running sync.WaitGroup
	for _, w := range s.workers[1:] {
		running.Go(func() { w.run(ctx.Done()) })
	}
	s.workers[0].run(ctx.Done())
	running.Wait()
	s.settle()
	return s.result(time.Since(start))
}

// maxVisits ends a search that is never stopped before the counters of the
// root wrap: after some hours of a fast one.
const maxVisits = 1<<32 - 1<<16

// ponderStretch is the most simulations that a pondering worker makes before it
// lets others have the processor: a few milliseconds' worth.
const ponderStretch = 4

// reserve takes up to n simulations from the budget. Those that ponder make room
// for who brings a command: timers and goroutines wait where all processors are
// theirs.
func (s *Search) reserve(n int) int {
	if s.limits.Ponder {
		runtime.Gosched()
		n = min(n, max(ponderStretch, s.options.Batch))
	}
	left := s.budget.Add(-int64(n)) + int64(n)
	got := int(min(max(left, 0), int64(n)))
	if got < n {
		s.budget.Add(int64(n - got))
	}
	return got
}

// settle adds the credit that workers keep to the tree; none may be running.
func (s *Search) settle() {
	for _, w := range s.workers {
		w.ledger.settle(s.tree)
	}
}

// prune makes room by cutting off what the least visited nodes have below
// them, until half of the arena is free. It leaves the tree as it is when the
// search would end late for it, and ends one that ponders.
func (s *Search) prune() {
	if s.limits.Ponder {
		s.stop()
		return
	}
	if s.late() {
		return
	}
	s.pruning.Lock()
	defer s.pruning.Unlock()
	half := len(s.tree.nodes) / 2
	if int(s.tree.used.Load()) <= half {
		return // another worker has done it
	}
	s.settle() // the sheets go by place, which is going to change
	if s.tree.waste {
		s.tree.compact(0, 1) // threshold counts what is in the tree only
	}
	s.tree.compact(0, s.tree.threshold(half))
}

// late reports whether a compaction may last longer than the search.
func (s *Search) late() bool {
	return !s.deadline.IsZero() && time.Until(s.deadline) < time.Duration(s.tree.used.Load())*compactTime
}

// root is the position that is thought about and what of its game matters.
type root struct {
	valid      bool
	board      engine.Board
	before     [2]engine.Board
	toMove     engine.Color
	passes     int
	button     bool // somebody has taken the button
	superko    engine.Superko
	komi       float64
	offset     float64 // see Limits.KomiOffset
	handicap   int
	correction float64 // see Leaf.Correction
	last       [HistoryMoves]engine.Move
	numLast    int

	// For the comparison with the next position:
	startHash  uint64
	startFirst engine.Color
	moves      []engine.Move
}

// place makes g's position the root. Where g goes on from the root of the last
// search by moves that the tree knows, their subtree stays.
func (s *Search) place(g *engine.Game, toMove engine.Color) {
	if !s.advance(g, toMove) {
		s.tree.reset()
	}
	r := &s.root
	s.rules = g.Rules()
	r.valid = true
	r.board.CopyFrom(g.Board())
	r.toMove = toMove
	// After two passes the game has been taken up again: two more end it.
	r.passes = g.Passes() % 2
	if s.limits.Resumed {
		r.passes = 0
	}
	r.button = g.ButtonPoints() != 0
	r.superko = g.Superko().Clone()
	r.komi, r.handicap, r.correction = g.Komi(), g.HandicapPoints(), -g.ButtonPoints()
	r.offset = s.limits.KomiOffset
	if s.rules.Scoring == engine.ScoringTerritory {
		r.correction += float64(stonesPlaced(g))
	}
	r.startHash, r.startFirst = g.Start().Hash(), g.StartFirst()
	r.moves = append(r.moves[:0], g.Moves()...)
	r.numLast = 0
	for i := len(r.moves) - 1; i >= 0 && r.numLast < HistoryMoves; i-- {
		r.last[r.numLast] = r.moves[i]
		r.numLast++
	}
	if s.options.Boards {
		r.placeBefore(g)
	}
}

// stonesPlaced is the number of stones Black has placed more than White, those
// of the start position counted.
func stonesPlaced(g *engine.Game) int {
	n := g.Start().Stones(engine.Black) - g.Start().Stones(engine.White)
	for _, m := range g.Moves() {
		switch {
		case m.Point == engine.Pass:
		case m.Color == engine.Black:
			n++
		default:
			n--
		}
	}
	return n
}

// placeBefore replays the record up to the boards one and two moves ago.
func (r *root) placeBefore(g *engine.Game) {
	moves := g.Moves()
	var b engine.Board
	b.CopyFrom(g.Start())
	for i := range r.before {
		if len(moves)-i-1 <= 0 {
			r.before[i].CopyFrom(&b)
		}
	}
	for i, m := range moves {
		b.Play(m.Point, m.Color)
		if back := len(moves) - i - 1; back == 1 || back == 2 {
			r.before[back-1].CopyFrom(&b)
		}
	}
}

// offsetStep is how far a tree's komi offset may be from that of the search
// that goes on with it: so few points change a mean less than new visits do, and
// an offset that fades moves by no more between two turns.
const offsetStep = 3

// advance keeps the subtree of g's position and reports whether there is one.
func (s *Search) advance(g *engine.Game, toMove engine.Color) bool {
	r := &s.root
	moves := g.Moves()
	if !r.valid || r.board.Size() != g.Size() || s.rules != g.Rules() ||
		r.komi != g.Komi() || r.handicap != g.HandicapPoints() || math.Abs(r.offset-s.limits.KomiOffset) > offsetStep ||
		r.startHash != g.Start().Hash() || r.startFirst != g.StartFirst() ||
		len(moves) < len(r.moves) || !slices.Equal(r.moves, moves[:len(r.moves)]) {
		return false
	}
	at, mover := uint32(0), r.toMove
	for _, m := range moves[len(r.moves):] {
		if m.Color != mover {
			return false
		}
		first, count := s.tree.nodes[at].block()
		next := uint32(0)
		for i := range uint32(count) {
			if s.tree.nodes[first+i].move == m.Point {
				next = first + i
			}
		}
		if next == 0 {
			return false
		}
		at, mover = next, mover.Opponent()
	}
	if mover != toMove {
		return false
	}
	if at != 0 && g.Passes() >= 2 {
		return false // below two passes the tree counts instead of playing
	}
	switch {
	case at == 0 && !s.tree.waste:
	case s.limits.Ponder || s.late():
		s.tree.adopt(at)
	default:
		s.tree.compact(at, 1)
	}
	return true
}
