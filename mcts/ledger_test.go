package mcts

import (
	"math/rand/v2"
	"testing"

	"tianyuan/engine"
)

// TestLedgerKeepsAll credits random blocks, more than there are sheets, and
// compares what arrives in the tree with what was noted.
func TestLedgerKeepsAll(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	tree := newArena(20 * minNodes)
	type block struct {
		first uint32
		count int
	}
	var blocks []block
	for range 5 * ledgerSheets {
		count := 1 + rng.IntN(40)
		first, ok := tree.allocate(count)
		if !ok {
			t.Fatal("arena full")
		}
		for i := range count {
			tree.nodes[int(first)+i].assign(engine.Point(i+1), 0)
		}
		blocks = append(blocks, block{first, count})
	}
	var l ledger
	want := make(map[int]float64)
	for range 20_000 {
		b := blocks[rng.IntN(len(blocks))]
		i := rng.IntN(b.count)
		l.of(tree, b.first, b.count, 200).credit[i] += tallied(0.5)
		want[int(b.first)+i]++
	}
	l.settle(tree)
	for i := range tree.nodes[:tree.used.Load()] {
		if count, sum := tree.nodes[i].rave.load(); float64(count) != want[i] || sum != want[i]/2 {
			t.Fatalf("node %d: %d values of sum %v, want %v", i, count, sum, want[i])
		}
	}
	before := tree.nodes[blocks[0].first].rave.bits.load()
	l.settle(tree)
	if after := tree.nodes[blocks[0].first].rave.bits.load(); after != before {
		t.Error("settled twice")
	}
}

// TestLedgerUsed: two workers do go by sheets, and none is left when a search
// is over, full arena or not.
func TestLedgerUsed(t *testing.T) {
	for _, memory := range []int{1, 64} {
		o := DefaultOptions()
		o.Workers, o.MemoryMB, o.ExpandVisits = 2, memory, 2
		s := newSearch(t, o, scripted(uniform))
		g, err := engine.NewGame(9, engine.DefaultRules())
		if err != nil {
			t.Fatal(err)
		}
		s.Run(t.Context(), g, engine.Black, Limits{Simulations: 6000})
		sheets := 0
		for _, w := range s.workers {
			for i := range w.ledger.sheets {
				if w.ledger.sheets[i].credit != nil {
					sheets++
				}
				if w.ledger.sheets[i].first != 0 {
					t.Errorf("%d MB: a sheet is left for the block at %d", memory, w.ledger.sheets[i].first)
				}
			}
		}
		if sheets == 0 {
			t.Errorf("%d MB: no sheet was used", memory)
		}
		if err := s.tree.check(); err != nil {
			t.Error(err)
		}
	}
}
