package mcts

import (
	"cmp"
	"math/bits"
	"slices"
	"sync/atomic"
	"time"
)

// nodeBytes is the memory of one node.
const nodeBytes = 32

// arena holds all nodes of a tree, linked by index. Node 0 is the root.
// Compaction relies on two invariants: children stand behind their parent, and
// no child has more visits than its parent.
type arena struct {
	nodes []node
	used  atomic.Uint32
	waste bool // some used nodes are not in the tree: see adopt
}

// newArena returns an arena of that many nodes, from minNodes to maxNodes. The memory
// is taken from the system as it is used.
func newArena(nodes int) *arena {
	a := &arena{nodes: make([]node, min(max(nodes, minNodes), maxNodes))}
	a.reset()
	return a
}

// minNodes is the smallest arena: half of it holds a root with the children of
// the largest board and some of theirs, which pruning relies on.
const minNodes = 4096

// maxNodes is what places can tell apart, the state expanding excluded.
const maxNodes = int(expanding)

// reset makes the tree a root without children.
func (a *arena) reset() {
	a.nodes[0].assign(0, 0)
	a.used.Store(1)
	a.waste = false
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
	first, count := n.block()
	return a.nodes[first : int(first)+count]
}

// keep is one block of children that a compaction keeps.
type keep struct {
	first  uint32 // place before
	count  uint32
	parent uint32 // the parent's place after compaction
}

// compact makes the node at root the new root and moves its tree to the front
// of the arena, in place. Nodes with no more than threshold visits lose their
// children, the root excepted. No worker may be running. It needs memory for
// one record a block.
func (a *arena) compact(root, threshold uint32) {
	kept := a.keptBlocks(root, threshold)
	a.nodes[0].copyFrom(&a.nodes[root])
	// Children stand behind their parents, so going up by place every parent
	// is at its new place before its children move, and nothing that is still
	// needed is overwritten: the new place is never behind the old one.
	next := uint32(1)
	a.linkChildren(0, kept, threshold)
	for i := range kept {
		k := &kept[i]
		for j := range k.count {
			to, from := next+j, k.first+j
			if to != from {
				a.nodes[to].copyFrom(&a.nodes[from])
			}
		}
		a.nodes[k.parent].publish(next, int(k.count))
		for j := range k.count {
			a.linkChildren(next+j, kept, threshold)
		}
		next += k.count
	}
	a.used.Store(next)
	a.waste = false
}

// compactTime bounds the time of a threshold and a compaction for each used
// node: twice what the largest trees took on one core.
const compactTime = 50 * time.Nanosecond

// adopt makes the node at i the new root in no time: nothing moves, and what is
// not below it stays as waste until the next compaction. No worker may be
// running.
func (a *arena) adopt(i uint32) {
	if i != 0 {
		a.nodes[0].copyFrom(&a.nodes[i])
		a.waste = true
	}
}

// keepsChildren reports whether the node at i, not the root, keeps its
// children in a compaction.
func (a *arena) keepsChildren(i, threshold uint32) bool {
	n := &a.nodes[i]
	_, count := n.block()
	return count > 0 && n.visits.load() > threshold
}

// keptBlocks lists by place the blocks of the tree below root that a compaction
// keeps.
func (a *arena) keptBlocks(root, threshold uint32) []keep {
	first, count := a.nodes[root].block()
	if count == 0 {
		return nil
	}
	kept := []keep{{first: first, count: uint32(count)}}
	for i := 0; i < len(kept); i++ {
		for j := range kept[i].count {
			if child := kept[i].first + j; a.keepsChildren(child, threshold) {
				first, count := a.nodes[child].block()
				kept = append(kept, keep{first: first, count: uint32(count)})
			}
		}
	}
	slices.SortFunc(kept, func(x, y keep) int { return cmp.Compare(x.first, y.first) })
	return kept
}

// linkChildren notes for the block of the node at its new place i who its
// parent is, or cuts it off if it is not kept.
func (a *arena) linkChildren(i uint32, kept []keep, threshold uint32) {
	n := &a.nodes[i]
	first, count := n.block()
	if count == 0 || i != 0 && !a.keepsChildren(i, threshold) {
		n.first.Store(unexpanded)
		return
	}
	at, found := slices.BinarySearchFunc(kept, first, func(k keep, first uint32) int {
		return cmp.Compare(k.first, first)
	})
	if !found {
		panic("mcts: block lost in compaction")
	}
	kept[at].parent = i
}

// threshold returns the lowest threshold of the form 2^k-1 with which a
// compaction to the root of the tree leaves at most limit nodes; requires room
// for the root and its children. One pass over the arena.
func (a *arena) threshold(limit int) uint32 {
	var added [33]int // nodes below parents whose visits have that many bits
	for i := uint32(1); i < a.used.Load(); i++ {
		n := &a.nodes[i]
		_, count := n.block()
		added[bits.Len32(n.visits.load())] += count
	}
	nodes := 1 + len(a.children(&a.nodes[0]))
	for k := len(added) - 1; k > 0; k-- {
		if nodes += added[k]; nodes > limit {
			return uint32(uint64(1)<<k - 1)
		}
	}
	return 0
}
