package mcts

import (
	"slices"
	"sync/atomic"
)

// nodeBytes is the memory of one node.
const nodeBytes = 40

// arena holds all nodes of a tree, linked by index. Node 0 is the root.
// Children always stand behind their parent, which compaction relies on.
type arena struct {
	nodes []node
	used  atomic.Uint32
}

// newArena returns an arena of that many nodes, at least minNodes. The memory
// is taken from the system as it is used.
func newArena(nodes int) *arena {
	a := &arena{nodes: make([]node, max(nodes, minNodes))}
	a.reset()
	return a
}

// minNodes is the smallest arena: a root with the children of the largest
// board and some of theirs.
const minNodes = 4096

// reset makes the tree a root without children.
func (a *arena) reset() {
	a.nodes[0].assign(0, 0)
	a.used.Store(1)
}

// allocate returns the index of count new nodes in a row, or false if the
// arena is full. Safe for concurrent use.
func (a *arena) allocate(count int) (first uint32, ok bool) {
	for {
		used := a.used.Load()
		if int(used)+count > len(a.nodes) {
			return 0, false
		}
		if a.used.CompareAndSwap(used, used+uint32(count)) {
			return used, true
		}
	}
}

// children returns the nodes below n, none while it is not expanded.
func (a *arena) children(n *node) []node {
	first, count := blockOf(n.children.Load())
	return a.nodes[first : int(first)+count]
}

// keep is one block of children that a compaction keeps.
type keep struct {
	first  uint32 // place before
	count  uint32
	parent uint32 // the parent's place after compaction
}

// compact makes the node at root the new root and moves its tree to the front
// of the arena, in place. Nodes with fewer than minVisits visits lose their
// children. No worker may be running. It needs memory for one record a block.
func (a *arena) compact(root uint32, minVisits uint32) {
	kept := a.keptBlocks(root, minVisits)
	a.nodes[0].copyFrom(&a.nodes[root])
	// Children stand behind their parents, so going up by place every parent
	// is at its new place before its children move, and nothing that is still
	// needed is overwritten: the new place is never behind the old one.
	next := uint32(1)
	a.linkChildren(0, kept, minVisits)
	for i := range kept {
		k := &kept[i]
		for j := range k.count {
			to, from := next+j, k.first+j
			if to != from {
				a.nodes[to].copyFrom(&a.nodes[from])
			}
		}
		a.nodes[k.parent].children.Store(block(next, int(k.count)))
		for j := range k.count {
			a.linkChildren(next+j, kept, minVisits)
		}
		next += k.count
	}
	a.used.Store(next)
}

// expandedFor reports whether the node at i keeps its children.
func (a *arena) expandedFor(i, minVisits uint32) bool {
	n := &a.nodes[i]
	_, count := blockOf(n.children.Load())
	return count > 0 && n.visits.Load() >= minVisits
}

// keptBlocks lists the blocks of the tree below root by place.
func (a *arena) keptBlocks(root uint32, minVisits uint32) []keep {
	var kept []keep
	todo := []uint32{root}
	for len(todo) > 0 {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if !a.expandedFor(i, minVisits) {
			continue
		}
		first, count := blockOf(a.nodes[i].children.Load())
		kept = append(kept, keep{first: first, count: uint32(count)})
		for j := range uint32(count) {
			todo = append(todo, first+j)
		}
	}
	slices.SortFunc(kept, func(x, y keep) int { return int(x.first) - int(y.first) })
	return kept
}

// linkChildren notes for the block of the node at its new place i who its
// parent is, or cuts it off if it is not kept.
func (a *arena) linkChildren(i uint32, kept []keep, minVisits uint32) {
	n := &a.nodes[i]
	if !a.expandedFor(i, minVisits) {
		n.children.Store(unexpanded)
		return
	}
	first, _ := blockOf(n.children.Load())
	at, found := slices.BinarySearchFunc(kept, first, func(k keep, first uint32) int {
		return int(k.first) - int(first)
	})
	if !found {
		panic("mcts: block lost in compaction")
	}
	kept[at].parent = i
}
