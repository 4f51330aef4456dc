package mcts

import (
	"math"
	"slices"
	"testing"
	"time"

	"tianyuan/engine"
)

// TestResultByHand reads a tree made by hand.
func TestResultByHand(t *testing.T) {
	for _, c := range []engine.Color{engine.Black, engine.White} {
		o := DefaultOptions()
		o.MemoryMB = 1
		s := newSearch(t, o, scripted(noise))
		s.root.toMove = c
		expand := func(n *node, moves string) []node {
			points := vertices(t, 5, moves)
			first, _ := s.tree.allocate(len(points))
			for i, p := range points {
				s.tree.nodes[int(first)+i].assign(p, 0.5)
			}
			n.publish(first, len(points))
			return s.tree.children(n)
		}
		set := func(n *node, visits uint32, sum float64, raveVisits uint32, rave float64) {
			n.visits.store(visits)
			n.sum.store(fixed64(sum))
			n.rave.set(raveVisits, rave)
		}
		root := &s.tree.nodes[0]
		set(root, 60, 30, 0, 0)
		moves := expand(root, "pass A1 B1 C1 D1 E1 A2")
		set(&moves[0], 0, 0, 0, 0)   // pass: unvisited, last
		set(&moves[1], 10, 4, 0, 0)  // as often as B1, worse
		set(&moves[2], 10, 6, 0, 0)  //
		set(&moves[3], 0, 0, 8, 2)   // unvisited, poor RAVE
		set(&moves[4], 0, 0, 8, 6)   // unvisited, good RAVE
		set(&moves[5], 39, 10, 9, 9) // most visited
		set(&moves[6], 0, 0, 0, 0)   // unknown, before pass
		replies := expand(&moves[5], "A1 B1 pass")
		set(&replies[1], 20, 10, 0, 0)
		set(&replies[0], 10, 10, 0, 0)
		answers := expand(&replies[1], "pass C3")
		set(&answers[0], 1, 1, 0, 0)
		expand(&answers[0], "A5 B5") // unvisited: no part of the line
		s.workers[0].simulations, s.workers[0].margin = 4, 10

		r := s.result(time.Second)
		var order []engine.Point
		for _, m := range r.Moves {
			order = append(order, m.Point)
		}
		if want := vertices(t, 5, "E1 B1 A1 D1 A2 C1 pass"); !slices.Equal(order, want) {
			t.Errorf("order %v, want %v", order, want)
		}
		if want := vertices(t, 5, "E1 B1 pass"); !slices.Equal(r.Moves[0].Variation, want) {
			t.Errorf("variation %v, want %v", r.Moves[0].Variation, want)
		}
		if want := vertices(t, 5, "B1"); !slices.Equal(r.Moves[1].Variation, want) {
			t.Errorf("variation %v, want %v", r.Moves[1].Variation, want)
		}
		best := r.Moves[0]
		if r.Best != best.Point || best.Visits != 39 || math.Abs(r.Value-10.0/39) > 1e-6 || r.Value != best.Value ||
			best.Rave != 1 || best.RaveVisits != 9 || best.Prior != 0.5 {
			t.Errorf("best %+v, value %v", best, r.Value)
		}
		if unknown := r.Moves[4]; unknown.Value != 0.5 || unknown.Rave != 0.5 || unknown.Visits != 0 {
			t.Errorf("unknown move %+v", unknown)
		}
		wantMargin := 2.5
		if c == engine.White {
			wantMargin = -2.5
		}
		if r.Margin != wantMargin || r.Simulations != 4 || r.Visits != 60 || r.Nodes != int(s.tree.used.Load()) || r.Elapsed != time.Second {
			t.Errorf("%v to move: result %+v", c, r)
		}
	}
}

// TestResultEmpty: a tree without moves gives a pass and no NaN.
func TestResultEmpty(t *testing.T) {
	s := newSearch(t, followOptions(), scripted(noise))
	r := s.result(0)
	if r.Best != engine.Pass || r.Value != 0.5 || r.Margin != 0 || len(r.Moves) != 0 {
		t.Errorf("%+v", r)
	}
}

// TestMargin: the mean margin is for the side to move and of this search only.
func TestMargin(t *testing.T) {
	// Every leaf is worth 7 points for Black, and so are two passes.
	s := newSearch(t, DefaultOptions(), scripted(func(l *Leaf, out *Evaluation) {
		out.Margin = 7
		if l.ToMove == engine.White {
			out.Margin = -7
		}
	}))
	g := newGame(t, 9, areaRules(engine.KoPositional), "")
	must(t, g.SetKomi(-7))
	for _, c := range []engine.Color{engine.Black, engine.White} {
		g.SetToMove(c)
		want := 7.0
		if c == engine.White {
			want = -7
		}
		for range 2 {
			if r := s.simulations(g, 50); r.Margin != want {
				t.Errorf("%v: margin %v, want %v", c, r.Margin, want)
			}
		}
	}
}
