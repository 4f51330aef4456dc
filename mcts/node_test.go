package mcts

import (
	"sync"
	"testing"
)

// TestEnter: goroutines that own a node in turn lose no addition, and once it
// has visits enough nobody owns it again.
func TestEnter(t *testing.T) {
	const each = 2000
	tree := newArena(0)
	first, _ := tree.allocate(2)
	n := &tree.nodes[0]
	n.publish(first, 2)
	children := tree.children(n)
	var running sync.WaitGroup
	for range 8 {
		running.Go(func() {
			for range each {
				if !n.enter() {
					t.Error("shared without visits")
					return
				}
				children[0].sum.add(1, true)
				children[1].visits.add(1, true)
				n.leave(sharedVisits - 1)
			}
		})
	}
	running.Wait()
	if got := children[0].sum.load(); got != 8*each {
		t.Errorf("sum %d, want %d", got, 8*each)
	}
	if got := children[1].visits.load(); got != 8*each {
		t.Errorf("%d visits, want %d", got, 8*each)
	}
	if !n.enter() {
		t.Fatal("shared without visits")
	}
	n.leave(sharedVisits)
	for range 2 {
		if n.enter() {
			t.Fatal("owned in spite of its visits")
		}
	}
	if at, count := n.block(); at != first || count != 2 {
		t.Errorf("%d children at %d, want 2 at %d", count, at, first)
	}
}
