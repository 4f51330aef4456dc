package mcts

import (
	"context"
	"fmt"
	"sync"
	"testing"
	"time"

	"tianyuan/engine"
)

// evaluated counts the evaluations of each line, for all workers together.
type evaluated struct {
	mutex sync.Mutex
	count map[string]uint32
}

func (e *evaluated) Evaluate(leaves []Leaf, out []Evaluation) {
	e.mutex.Lock()
	for i := range leaves {
		e.count[fmt.Sprint(leaves[i].path.moves)]++
	}
	e.mutex.Unlock()
	scripted(uniform).Evaluate(leaves, out)
}

// TestConservation: no visit and no virtual loss is lost, with one worker and
// with many, each alone and in batches. A node's visits are those of its
// children and the evaluations of itself.
func TestConservation(t *testing.T) {
	for _, test := range []struct {
		name           string
		workers, batch int
	}{{"one worker", 1, 1}, {"one worker, batches", 1, 8}, {"many workers", 8, 1}, {"many workers, batches", 8, 4}} {
		t.Run(test.name, func(t *testing.T) {
			o := DefaultOptions()
			o.Workers, o.Batch, o.MemoryMB, o.ExpandVisits, o.RaveEquivalence = test.workers, test.batch, 64, 3, 300
			e := &evaluated{count: map[string]uint32{}}
			s := newSearch(t, o, e)
			g := newGame(t, 5, areaRules(engine.KoPositional), "C3")
			for round := range 3 {
				r := s.simulations(g, 1000)
				if r.Simulations != 1000 || r.Visits != 1000*(round+1) {
					t.Fatalf("%d simulations, %d visits", r.Simulations, r.Visits)
				}
				must(t, s.tree.check())
				s.checkMoves(t, g, g.ToMove())
				s.walk(t, g, g.ToMove(), func(n *node, g *engine.Game, _ engine.Color) {
					if g.Passes() >= 2 {
						return // counted, not evaluated
					}
					line := g.Moves()[1:]
					want := e.count[fmt.Sprint(line)]
					children := s.tree.children(n)
					for i := range children {
						want += children[i].visits.load()
					}
					if got := n.visits.load(); got != want {
						t.Fatalf("after %v: %d visits, %d evaluations and visits below", line, got, want)
					}
					due := n.visits.load() >= uint32(o.ExpandVisits) || len(line) == 0
					if due != (len(children) > 0) {
						t.Fatalf("after %v: %d visits, %d children", line, n.visits.load(), len(children))
					}
				})
			}
		})
	}
}

// TestValuesAddUp: with leaves all worth the same for Black, every node's mean
// is exactly that when no worker runs: virtual losses are taken back whole.
func TestValuesAddUp(t *testing.T) {
	o := DefaultOptions()
	o.Workers, o.Batch, o.MemoryMB, o.ExpandVisits = 8, 3, 32, 2
	s := newSearch(t, o, scripted(func(l *Leaf, out *Evaluation) {
		out.Value = 0.75
		if l.ToMove == engine.White {
			out.Value = 0.25
		}
		for i := range l.Board.NumEmpty() {
			out.Moves = append(out.Moves, l.Board.EmptyAt(i))
		}
	}))
	g := newGame(t, 7, areaRules(engine.KoPositional), "")
	must(t, g.SetKomi(-1000)) // two passes: won by Black, of another value
	s.simulations(g, 5000)
	checked, raved := 0, 0
	s.walk(t, g, g.ToMove(), func(n *node, g *engine.Game, toMove engine.Color) {
		children := s.tree.children(n)
		for i := range children {
			c := &children[i]
			want := uint64(valueUnit / 4 * 3)
			if toMove == engine.White {
				want = valueUnit / 4
			}
			// The RAVE value averages all simulations below too, so lines that
			// end with two passes are in it.
			visits := uint64(c.visits.load())
			raveVisits, raveSum := c.rave.load()
			if c.move != engine.Pass && !s.passesBelow(c) {
				checked++
				if c.sum.load() != visits*want {
					t.Fatalf("after %v: sum %d of %d visits", g.Moves(), c.sum.load(), visits)
				}
			}
			if raveVisits > 0 && !s.passesBelow(n) {
				raved++
				if raveSum*valueUnit != float64(raveVisits)*float64(want) {
					t.Fatalf("after %v: RAVE sum %v of %d", g.Moves(), raveSum, raveVisits)
				}
			}
		}
	})
	if checked < 1000 || raved < 50 {
		t.Errorf("only %d values and %d RAVE values checked", checked, raved)
	}
}

// passesBelow reports whether a pass below n, or n itself, has visits.
func (s *Search) passesBelow(n *node) bool {
	if n.move == engine.Pass && n != &s.tree.nodes[0] {
		return n.visits.load() > 0
	}
	children := s.tree.children(n)
	for i := range children {
		if s.passesBelow(&children[i]) {
			return true
		}
	}
	return false
}

// crowd searches with many workers, small arenas and games that go on, and
// looks at the tree after each search. It is for the race detector.
func crowd(t *testing.T, until time.Time) (simulations int) {
	for round := 0; round < 4 || time.Now().Before(until); round++ {
		o := DefaultOptions()
		o.Workers, o.Batch, o.MemoryMB = 8, 1+round%3, 1
		o.ExpandVisits, o.Boards, o.Seed = 1+round%3, round%2 == 0, uint64(round)
		s := newSearch(t, o, scripted(uniform))
		s.shrink()
		g := newGame(t, 5+round%5, koRules(engine.Ko(round%4), engine.Suicide(round%3)), "")
		for range 12 {
			limits := Limits{Time: 20 * time.Millisecond}
			if round%2 == 1 {
				limits = Limits{Simulations: 500}
			}
			r := s.Run(context.Background(), g, g.ToMove(), limits)
			simulations += r.Simulations
			must(t, s.tree.check())
			s.checkMoves(t, g, g.ToMove())
			must(t, g.Play(engine.Move{Color: g.ToMove(), Point: r.Best}))
		}
	}
	return simulations
}

func TestCrowd(t *testing.T) {
	if n := crowd(t, time.Now()); n < 1000 {
		t.Errorf("only %d simulations", n)
	}
}

// TestRaveConservation: no RAVE credit is lost, whether workers own the root,
// share it, or turn from the one to the other: in every simulation Black is the
// first to play on all points, so each move of the root has as many values as
// the root has visits.
func TestRaveConservation(t *testing.T) {
	for _, workers := range []int{1, 2, 8} {
		o := DefaultOptions()
		o.Workers, o.MemoryMB, o.ExpandVisits = workers, 8, 1<<30 // the root only
		s := newSearch(t, o, scripted(func(l *Leaf, out *Evaluation) {
			for i := range l.Board.NumEmpty() {
				if l.ToMove == engine.White {
					out.Moves = append(out.Moves, engine.Pass, l.Board.EmptyAt(i))
				} else {
					out.Moves = append(out.Moves, l.Board.EmptyAt(i), engine.Pass)
				}
			}
			if l.ToMove == engine.Black {
				out.Value = 1
			}
		}))
		g := newGame(t, 5, areaRules(engine.KoPositional), "")
		for range 3 {
			r := s.simulations(g, 3*sharedVisits)
			for _, m := range r.Moves {
				if m.Point != engine.Pass && (m.RaveVisits != r.Visits || m.Rave != 1) {
					t.Fatalf("%d workers: %s has %d values of mean %v after %d visits", workers, text(5, m.Point), m.RaveVisits, m.Rave, r.Visits)
				}
			}
		}
	}
}
