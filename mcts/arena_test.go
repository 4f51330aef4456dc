package mcts

import (
	"reflect"
	"sync"
	"testing"

	"pgregory.net/rapid"

	"tianyuan/engine"
)

func TestNodeBytes(t *testing.T) {
	if got := reflect.TypeFor[node]().Size(); got != nodeBytes {
		t.Errorf("a node takes %d bytes, not %d", got, nodeBytes)
	}
	for _, mb := range []int{1, 3, 64} {
		o := DefaultOptions()
		o.MemoryMB = mb
		s := newSearch(t, o, scripted(noise))
		if got := len(s.tree.nodes) * nodeBytes; got > mb<<20 || got < mb<<20-nodeBytes {
			t.Errorf("%d MB: the arena takes %d bytes", mb, got)
		}
	}
}

func TestBlock(t *testing.T) {
	for _, test := range []struct {
		first uint32
		count int
	}{{1, 1}, {1, 626}, {expanding - 1, 626}, {77, 2}} {
		var n node
		n.publish(test.first, test.count)
		if first, count := n.block(); first != test.first || count != test.count {
			t.Errorf("published %d, %d, reads %d, %d", test.first, test.count, first, count)
		}
	}
	for _, state := range []uint32{unexpanded, expanding} {
		var n node
		n.publish(state, 3)
		if _, count := n.block(); count != 0 {
			t.Errorf("state %x has %d children", state, count)
		}
	}
}

// TestAllocate: blocks that many goroutines take at once are disjoint and never
// beyond the end.
func TestAllocate(t *testing.T) {
	a := newArena(10_000)
	var mutex sync.Mutex
	taken := make([]bool, len(a.nodes))
	var running sync.WaitGroup
	for i := range 8 {
		running.Go(func() {
			for count := 1 + i; ; count = count%17 + 1 {
				first, ok := a.allocate(count)
				if !ok {
					return
				}
				mutex.Lock()
				for j := first; j < first+uint32(count); j++ {
					if j == 0 || taken[j] {
						t.Errorf("node %d taken twice", j)
					}
					taken[j] = true
				}
				mutex.Unlock()
			}
		})
	}
	running.Wait()
	if used := int(a.used.Load()); used > len(a.nodes) || used < len(a.nodes)-17 {
		t.Errorf("%d of %d nodes used", used, len(a.nodes))
	}
	a.reset()
	if first, ok := a.allocate(len(a.nodes) - 1); !ok || first != 1 {
		t.Error("the arena cannot be filled after a reset")
	}
	if _, ok := a.allocate(1); ok {
		t.Error("a full arena gave a node")
	}
}

// randomArena draws a tree with random visits, a child never more than what is
// left of its parent, as searches leave it.
func randomArena(t *rapid.T) *arena {
	a := newArena(0)
	visits := rapid.Uint32Range(1, 1<<20).Draw(t, "visits")
	a.nodes[0].visits.store(visits)
	expanded := rapid.IntRange(0, 60).Draw(t, "expanded")
	for range expanded {
		// Any node without children may be next: blocks stand in the order of
		// expansion, not in that of their parents.
		i := rapid.Uint32Range(0, a.used.Load()-1).Draw(t, "parent")
		n := &a.nodes[i]
		if n.first.Load() != unexpanded || n.visits.load() == 0 {
			continue
		}
		count := rapid.IntRange(1, 40).Draw(t, "children")
		first, ok := a.allocate(count)
		if !ok {
			break
		}
		left := n.visits.load() - 1
		for j := range count {
			c := &a.nodes[int(first)+j]
			c.assign(engine.Point(j+1), rapid.Float32Range(0, 1).Draw(t, "prior"))
			v := rapid.Uint32Range(0, left).Draw(t, "v")
			if rapid.Bool().Draw(t, "few") {
				v = min(v, 9)
			}
			left -= v
			c.visits.store(v)
			c.sum.store(uint64(v) * valueUnit / 3)
			c.rave.set(v/2, float64(v/2)/5)
		}
		n.publish(first, count)
	}
	return a
}

// TestCompact: a compaction to any node leaves exactly the tree below it, cut
// where the visits do not reach the threshold.
func TestCompact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := randomArena(t)
		if err := a.check(); err != nil {
			t.Fatal("random tree: ", err)
		}
		root := rapid.Uint32Range(0, a.used.Load()-1).Draw(t, "root")
		threshold := uint32(0)
		if rapid.Bool().Draw(t, "prune") {
			threshold = rapid.Uint32Range(0, 1<<12).Draw(t, "threshold")
		}
		want := a.dump(&a.nodes[root], threshold)
		a.compact(root, threshold)
		if err := a.check(); err != nil {
			t.Fatal(err)
		}
		if got := a.dump(&a.nodes[0], 0); got != want {
			t.Fatalf("threshold %d: got\n%swant\n%s", threshold, got, want)
		}
	})
}

// TestThreshold: it is the lowest of its form that leaves room enough.
func TestThreshold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := randomArena(t)
		nodes := func(threshold uint32) int {
			n := 1
			for _, k := range a.keptBlocks(0, threshold) {
				n += int(k.count)
			}
			return n
		}
		limit := rapid.IntRange(nodes(1<<32-1), len(a.nodes)).Draw(t, "limit")
		threshold := a.threshold(limit)
		if threshold&(threshold+1) != 0 {
			t.Fatalf("threshold %d", threshold)
		}
		if got := nodes(threshold); got > limit {
			t.Fatalf("threshold %d leaves %d nodes, limit %d", threshold, got, limit)
		}
		if threshold > 0 && nodes(threshold/2) <= limit {
			t.Fatalf("threshold %d, half of it would do", threshold)
		}
		a.compact(0, threshold)
		if got := int(a.used.Load()); got > limit {
			t.Fatalf("%d nodes left, limit %d", got, limit)
		}
	})
}

// TestThresholdManyVisits: the counters' last bit counts too.
func TestThresholdManyVisits(t *testing.T) {
	a := newArena(0)
	at := uint32(0)
	for range 3 {
		first, _ := a.allocate(600)
		a.nodes[at].visits.store(1<<32 - 1)
		a.nodes[at].publish(first, 600)
		for i := range uint32(600) {
			a.nodes[first+i].assign(1, 0)
		}
		at = first
	}
	a.nodes[at].visits.store(1<<32 - 1)
	if got := a.threshold(len(a.nodes)); got != 0 {
		t.Errorf("threshold %d although there is room", got)
	}
	if got := a.threshold(601); got != 1<<32-1 {
		t.Errorf("threshold %d, want all bits", got)
	}
	a.compact(0, a.threshold(601))
	if used := a.used.Load(); used != 601 {
		t.Errorf("%d nodes left, want the root and its children", used)
	}
}

// TestPruneKeepsRoot: a tree that is one long forced line still has its root's
// children after pruning, or there would be no move to return.
func TestPruneKeepsRoot(t *testing.T) {
	line := vertices(t, 25, "A1 C1 E1 G1 J1 L1 N1 P1 R1 T1")
	o := followOptions()
	o.MemoryMB = 1
	s := newSearch(t, o, follow(line))
	s.shrink()
	g := newGame(t, 25, areaRules(engine.KoPositional), "")
	for range 40 {
		r := s.simulations(g, 5)
		if len(r.Moves) != 626 || r.Best != line[0] {
			t.Fatalf("best %s of %d moves", text(25, r.Best), len(r.Moves))
		}
		if err := s.tree.check(); err != nil {
			t.Fatal(err)
		}
	}
}

// TestFullArena searches far longer than the arena has room for: it never
// grows, stays in order, and what pruning keeps is what was there.
func TestFullArena(t *testing.T) {
	for _, test := range []struct {
		name         string
		size         int
		simulations  int
		batch, least int // pruned so many times
	}{
		{"9x9", 9, 20_000, 1, 20},
		{"9x9 batches", 9, 20_000, 8, 20},
		{"19x19 smallest arena", 19, 10_000, 1, 100},
		{"25x25 smallest arena", 25, 8000, 4, 50},
	} {
		t.Run(test.name, func(t *testing.T) {
			if raceDetector { // one goroutine: for the test without it
				test.simulations, test.least = test.simulations/8, 1
			}
			o := DefaultOptions()
			o.MemoryMB, o.ExpandVisits, o.Batch, o.RaveEquivalence, o.Exploration = 1, 2, test.batch, 0, 0.3
			s := newSearch(t, o, scripted(noise))
			s.shrink()
			g := newGame(t, test.size, areaRules(engine.KoPositional), "")
			s.place(g, g.ToMove())
			w, pruned := s.workers[0], 0
			w.simulate(1)
			for range test.simulations / test.batch {
				if !w.simulate(test.batch) {
					continue
				}
				if err := s.tree.check(); err != nil {
					t.Fatal(err)
				}
				half := len(s.tree.nodes) / 2
				if int(s.tree.used.Load()) <= half {
					t.Fatal("full with half of the arena free")
				}
				want := s.tree.dump(&s.tree.nodes[0], s.tree.threshold(half))
				s.prune()
				pruned++
				if got := s.tree.dump(&s.tree.nodes[0], 0); got != want {
					t.Fatalf("pruning %d changed the tree", pruned)
				}
				if int(s.tree.used.Load()) > half {
					t.Fatalf("%d of %d nodes after pruning", s.tree.used.Load(), len(s.tree.nodes))
				}
			}
			if err := s.tree.check(); err != nil {
				t.Fatal(err)
			}
			if len(s.tree.nodes) != minNodes {
				t.Errorf("the arena has grown to %d nodes", len(s.tree.nodes))
			}
			if got := int(s.tree.nodes[0].visits.load()); got != 1+test.simulations/test.batch*test.batch {
				t.Errorf("the root has %d visits", got)
			}
			if pruned < test.least {
				t.Errorf("pruned only %d times", pruned)
			}
		})
	}
}
