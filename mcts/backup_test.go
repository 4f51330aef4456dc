package mcts

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"tianyuan/engine"
)

// credit is what a node has got, in whole values.
type credit struct {
	visits, raveVisits uint32
	sum, rave          float64
}

func (n *node) credit() credit {
	raveVisits, rave := n.rave.load()
	return credit{n.visits.load(), raveVisits, float64(n.sum.load()) / valueUnit, rave}
}

// TestBackupByHand follows one simulation on a tree made by hand. The tree of
// a 3x3 board, the mover c first:
//
//	root - A1 B1 C1 A2 pass
//	       B1 - A1 C1 B2 pass
//	            C1 - A1 A2 B2 pass, the leaf
//
// The path is B1, C1; the playout A2 B1 A2 pass C1 B2 pass pass; its result
// for the leaf's mover c is 0.75.
func TestBackupByHand(t *testing.T) {
	const size = 3
	for _, c := range []engine.Color{engine.Black, engine.White} {
		t.Run(c.String(), func(t *testing.T) {
			o := DefaultOptions()
			o.MemoryMB = 1
			s := newSearch(t, o, scripted(noise))
			rules := areaRules(engine.KoPositional)
			rules.First = c
			s.place(newGame(t, size, rules, ""), c)
			w := s.workers[0]
			expand := func(n *node, moves string) {
				points := vertices(t, size, moves)
				first, ok := s.tree.allocate(len(points))
				if !ok {
					t.Fatal("arena full")
				}
				for i, p := range points {
					s.tree.nodes[int(first)+i].assign(p, 0.25)
				}
				n.publish(first, len(points))
			}
			line := vertices(t, size, "B1 C1")
			expand(&s.tree.nodes[0], "A1 B1 C1 A2 pass")
			expand(s.tree.at(line[:1]), "A1 C1 B2 pass")
			expand(s.tree.at(line[:2]), "A1 A2 B2 pass")

			simulation := w.slots[0]
			simulation.path.reset(&s.root.superko)
			simulation.board.CopyFrom(&s.root.board)
			simulation.toMove = c
			s.tree.nodes[0].visits.add(1, true)
			for i, p := range line {
				n := s.tree.at(line[:i+1])
				n.visits.add(1, true)
				place := uint32(0)
				for j := range s.tree.nodes[:s.tree.used.Load()] {
					if &s.tree.nodes[j] == n {
						place = uint32(j)
					}
				}
				w.play(simulation, p, place)
			}
			simulation.value, simulation.margin = 0.75, 3
			w.evaluations[0].Moves = vertices(t, size, "A2 B1 A2 pass C1 B2 pass pass")
			w.backup(simulation)

			got := map[string]credit{}
			for _, at := range []string{"", "B1", "B1 C1"} {
				n := s.tree.at(vertices(t, size, at))
				got[at] = n.credit()
				children := s.tree.children(n)
				for i := range children {
					got[at+" - "+text(size, children[i].move)] = children[i].credit()
				}
			}
			want := map[string]credit{
				// The root's own value is for who moved before: not c.
				"": {visits: 1, sum: 0.25},
				// After the root: B1 by c, C1 by the other, A2 by c, B2 by the other.
				" - A1":   {},
				" - B1":   {visits: 1, sum: 0.75, raveVisits: 1, rave: 0.75},
				" - C1":   {},
				" - A2":   {raveVisits: 1, rave: 0.75},
				" - pass": {},
				// After B1, the other to move: C1 by the other, A2 by c, B1 (the
				// playout's) by the other, B2 by the other.
				"B1":        {visits: 1, sum: 0.75, raveVisits: 1, rave: 0.75},
				"B1 - A1":   {},
				"B1 - C1":   {visits: 1, sum: 0.25, raveVisits: 1, rave: 0.25},
				"B1 - B2":   {raveVisits: 1, rave: 0.25},
				"B1 - pass": {},
				// After C1, c to move: A2 by c; C1 again by c is nobody's child here.
				"B1 C1":        {visits: 1, sum: 0.25, raveVisits: 1, rave: 0.25},
				"B1 C1 - A1":   {},
				"B1 C1 - A2":   {raveVisits: 1, rave: 0.75},
				"B1 C1 - B2":   {},
				"B1 C1 - pass": {},
			}
			if len(got) != len(want) {
				t.Fatalf("%d nodes, want %d", len(got), len(want))
			}
			for name, c := range want {
				if got[name] != c {
					t.Errorf("node %q: got %+v, want %+v", name, got[name], c)
				}
			}
			wantMargin := 3.0
			if c == engine.White {
				wantMargin = -3
			}
			if w.margin != wantMargin {
				t.Errorf("margin %v for Black, want %v", w.margin, wantMargin)
			}
		})
	}
}

// slowLedger does a search's bookkeeping slowly: nodes are named by the line that
// leads to them, and every credit is looked up in the whole simulation.
type slowLedger map[string]credit

func (l slowLedger) add(line []engine.Move, visits, raveVisits uint32, sum, rave float64) {
	key := fmt.Sprint(line)
	c := l[key]
	l[key] = credit{c.visits + visits, c.raveVisits + raveVisits, c.sum + sum, c.rave + rave}
}

// simulation enters one simulation; expanded returns the moves below a line.
func (l slowLedger) simulation(path []engine.Move, playout []engine.Point, toMove engine.Color, value float64,
	rave bool, expanded func(line []engine.Move) []engine.Point,
) {
	all := append([]engine.Move(nil), path...)
	c := toMove
	for _, p := range playout {
		all = append(all, engine.Move{Color: c, Point: p})
		c = c.Opponent()
	}
	valueFor := func(c engine.Color) float64 {
		if c == toMove {
			return value
		}
		return 1 - value
	}
	for i := range len(path) + 1 {
		mover := toMove
		if i < len(path) {
			mover = path[i].Color
		}
		l.add(path[:i], 1, 0, valueFor(mover.Opponent()), 0)
		if !rave {
			continue
		}
		for _, p := range expanded(path[:i]) {
			if p == engine.Pass {
				continue
			}
			for _, m := range all[i:] {
				if m.Point != p {
					continue
				}
				if m.Color == mover {
					line := append(append([]engine.Move(nil), path[:i]...), m)
					l.add(line, 0, 1, 0, valueFor(mover))
				}
				break
			}
		}
	}
}

// TestBackupTwin compares every node of searched trees with the slow slowLedger:
// playouts as moves, passes in the tree, games that end there, both sides.
func TestBackupTwin(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, test := range []struct {
		name        string
		size, moves int
		rave        float64
		expand      int
	}{
		{"2x2", 2, 3, 300, 1},
		{"3x3 Black", 3, 0, 300, 1},
		{"3x3 White", 3, 1, 300, 3},
		{"4x4 after a pass", 4, 8, 50, 2},
		{"without RAVE", 3, 0, 0, 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			o := DefaultOptions()
			o.MemoryMB, o.RaveEquivalence, o.ExpandVisits, o.EvenPrior = 4, test.rave, test.expand, 1
			s := newSearch(t, o, scripted(uniform))
			g := newGame(t, test.size, areaRules(engine.KoSituational), "")
			randomMoves(g, test.moves, rng, false)
			s.place(g, g.ToMove())
			s.tree.reset()
			w, slow := s.workers[0], slowLedger{}
			ended := 0
			for range 1500 {
				if w.simulate(1) {
					t.Fatal("arena full")
				}
				sl := w.slots[0]
				playout := w.evaluations[0].Moves
				if sl.decided {
					ended++
					playout = nil
				}
				slow.simulation(sl.path.moves, playout, sl.toMove, sl.value, test.rave > 0,
					func(line []engine.Move) []engine.Point {
						n := &s.tree.nodes[0]
						for _, m := range line {
							n = s.tree.child(n, m.Point)
						}
						var moves []engine.Point
						children := s.tree.children(n)
						for i := range children {
							moves = append(moves, children[i].move)
						}
						return moves
					})
			}
			if ended == 0 {
				t.Error("no simulation came to two passes")
			}
			compared := 0
			var compare func(n *node, line []engine.Move, toMove engine.Color)
			compare = func(n *node, line []engine.Move, toMove engine.Color) {
				compared++
				if got, want := n.credit(), slow[fmt.Sprint(line)]; got != want {
					t.Fatalf("after %v: got %+v, want %+v", line, got, want)
				}
				children := s.tree.children(n)
				for i := range children {
					m := engine.Move{Color: toMove, Point: children[i].move}
					compare(&children[i], append(line[:len(line):len(line)], m), toMove.Opponent())
				}
			}
			compare(&s.tree.nodes[0], nil, g.ToMove())
			if compared != int(s.tree.used.Load()) {
				t.Errorf("compared %d of %d nodes", compared, s.tree.used.Load())
			}
		})
	}
}

func TestFixed(t *testing.T) {
	for _, test := range []struct {
		value float64
		want  uint64
	}{
		{0, 0},
		{1, valueUnit},
		{0.5, valueUnit / 2},
		{0.75, valueUnit / 4 * 3},
		{-1e-9, 0},
		{-5, 0},
		{1.0000001, valueUnit},
		{math.Inf(1), valueUnit},
		{math.Inf(-1), 0},
		{math.NaN(), 0},
	} {
		if got := fixed(test.value); got != test.want {
			t.Errorf("fixed(%v) = %d, want %d", test.value, got, test.want)
		}
	}
}

// TestBackupBadValue has an evaluator whose numbers are no values: the sums
// stay in their bounds.
func TestBackupBadValue(t *testing.T) {
	for _, value := range []float64{math.NaN(), -3, 7} {
		s := newSearch(t, followOptions(), scripted(func(_ *Leaf, out *Evaluation) { out.Value = value }))
		r := s.simulations(newGame(t, 3, areaRules(engine.KoPositional), ""), 300)
		if err := s.tree.check(); err != nil {
			t.Errorf("value %v: %v", value, err)
		}
		if !(r.Value >= 0 && r.Value <= 1) {
			t.Errorf("value %v: result %v", value, r.Value)
		}
	}
}
