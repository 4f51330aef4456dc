package mcts

import (
	"context"
	"fmt"
	"testing"

	"tianyuan/engine"
)

// benchWorker returns the worker of a search that has a tree of some thousand
// simulations on the empty board, ready for more.
func benchWorker(b *testing.B, size int) *worker {
	s := newSearch(b, DefaultOptions(), scripted(uniform))
	g := newGame(b, size, areaRules(engine.KoPositional), "")
	s.Run(context.Background(), g, engine.Black, Limits{Simulations: 5000})
	return s.workers[0]
}

// benchSizes runs f on each board size.
func benchSizes(b *testing.B, f func(b *testing.B, w *worker)) {
	for _, size := range []int{9, 13, 19} {
		b.Run(fmt.Sprintf("%dx%d", size, size), func(b *testing.B) { f(b, benchWorker(b, size)) })
	}
}

// BenchmarkChoose selects among the moves of the root.
func BenchmarkChoose(b *testing.B) {
	benchSizes(b, func(b *testing.B, w *worker) {
		root := &w.tree.nodes[0]
		children := w.tree.children(root)
		chosen := 0
		for b.Loop() {
			chosen += w.search.options.choose(children, root.visits.load(), true)
		}
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(children)), "ns/child")
	})
}

// BenchmarkDescend selects a whole path and plays it.
func BenchmarkDescend(b *testing.B) {
	benchSizes(b, func(b *testing.B, w *worker) {
		s, moves := w.slots[0], 0
		for b.Loop() {
			w.descend(s)
			moves += len(s.path.moves)
			for _, at := range s.path.nodes { // the same tree for all
				w.tree.nodes[at].visits.add(^uint32(0), true)
			}
		}
		b.ReportMetric(float64(moves)/float64(b.N), "moves")
	})
}

// BenchmarkExpand lists the moves of the empty board and makes them nodes.
func BenchmarkExpand(b *testing.B) {
	benchSizes(b, func(b *testing.B, w *worker) {
		s, root := w.slots[0], &w.tree.nodes[0]
		w.descend(s)
		s.path.reset(&w.search.root.superko)
		s.board.CopyFrom(&w.search.root.board)
		s.toMove = engine.Black
		used := w.tree.used.Load()
		for b.Loop() {
			root.first.Store(unexpanded)
			if !w.expand(s) {
				b.Fatal("the arena is full")
			}
			w.tree.used.Store(used)
		}
	})
}

// BenchmarkBackup adds a value to a path and a playout's moves to its RAVE.
func BenchmarkBackup(b *testing.B) {
	benchSizes(b, func(b *testing.B, w *worker) {
		s := w.slots[0]
		w.descend(s)
		w.prepare(s, 0)
		w.evaluator.Evaluate(w.leaves[:1], w.evaluations[:1])
		s.index, s.value, s.margin = 0, w.evaluations[0].Value, w.evaluations[0].Margin
		for b.Loop() {
			w.backup(s)
		}
	})
}
