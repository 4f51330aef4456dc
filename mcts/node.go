package mcts

import (
	"runtime"
	"sync/atomic"

	"tianyuan/engine"
)

// valueUnit is 1.0 in the fixed-point sums of a node: atomic integer addition
// needs no retry and does not depend on the order of the workers.
const valueUnit = 1 << 24

// node is a move and what is known of it. Values are for the player who makes
// the move. The move and prior are written before the node is published and
// never after, count before first.
//
//	value = sum / valueUnit / visits
//
// visits counts simulations on their way down already: until the value
// arrives each is a loss (virtual loss).
//
// The parent guards a node's sum, rave and visits: see enter.
//
// Two nodes fill a cache line: a selection reads all children.
type node struct {
	sum    word64
	rave   tally
	visits word32
	first  atomic.Uint32 // place of the first child, and the states below
	prior  float32       // probability, or the knowledge of a Seeder
	count  uint16        // children, which stand one after another
	move   engine.Point
}

// word64 and word32 are counters. A worker that owns them adds without the bus
// lock, which costs more than the addition.
type (
	word64 struct{ v uint64 }
	word32 struct{ v uint32 }
)

func (w *word64) load() uint64   { return atomic.LoadUint64(&w.v) }
func (w *word64) store(v uint64) { atomic.StoreUint64(&w.v, v) }

func (w *word64) add(v uint64, own bool) {
	if own {
		w.v += v
	} else {
		atomic.AddUint64(&w.v, v)
	}
}

func (w *word32) load() uint32   { return atomic.LoadUint32(&w.v) }
func (w *word32) store(v uint32) { atomic.StoreUint32(&w.v, v) }

// add returns the new value.
func (w *word32) add(v uint32, own bool) uint32 {
	if own {
		w.v += v
		return w.v
	}
	return atomic.AddUint32(&w.v, v)
}

// tally is a count of values and their sum in one word, so that adding a value
// is one atomic addition: most of what a simulation adds to its tree is RAVE.
// The sum, in units of 1/tallyUnit, has the low bits, the count the high ones.
type tally struct{ bits word64 }

// A tally holds tallyMost values and ignores more: a RAVE value of a hundred
// million playouts no longer counts against the move's own.
const (
	tallyUnit  = 1 << 8
	tallyShift = 36
	tallyMost  = 1<<(64-tallyShift-1) - 1
)

// tallied is a value as add takes it.
func tallied(value float64) uint64 {
	const step = valueUnit / tallyUnit
	return 1<<tallyShift | (fixed(value)+step/2)/step
}

// add adds a value made by tallied, or several of them.
func (t *tally) add(value uint64, own bool) {
	if t.bits.load()>>tallyShift < tallyMost {
		t.bits.add(value, own)
	}
}

// load returns the number of values and their sum.
func (t *tally) load() (count uint32, sum float64) {
	bits := t.bits.load()
	return uint32(bits >> tallyShift), float64(int64(bits&(1<<tallyShift-1))) / tallyUnit
}

// node.first is a place, or one of the first two states; the others are added
// to a place.
const (
	placeMask  uint32 = 1<<30 - 1
	unexpanded uint32 = 0         // no child stands at the root's place
	expanding         = placeMask // none stands at the last place of all
	entered    uint32 = 1 << 30
	shared     uint32 = 1 << 31
)

// publish gives n its children.
func (n *node) publish(first uint32, count int) {
	n.count = uint16(count)
	n.first.Store(first)
}

// block returns where n's children stand and how many they are: none for a
// node that is not expanded.
func (n *node) block() (first uint32, count int) {
	first = n.first.Load() & placeMask
	if first == unexpanded || first == expanding {
		return 0, 0
	}
	return first, int(n.count)
}

// sharedVisits is the number of visits at which a node's children are shared:
// with two workers as good as 512, better than 128 and 32.
const sharedVisits = 256

// enter begins the reading and changing of what is known of n's children and
// reports whether the worker owns it until it calls leave: few workers meet at
// a node that is visited little, and to wait for one costs less than hundreds
// of atomic additions. An often visited node is shared, for good: there every
// change is an atomic one, and leave must not be called. n must have children.
func (n *node) enter() (own bool) {
	for tries := 1; ; tries++ {
		first := n.first.Load()
		if first&shared != 0 {
			return false
		}
		if first&entered == 0 && n.first.CompareAndSwap(first, first|entered) {
			return true
		}
		if tries%64 == 0 {
			runtime.Gosched() // the owner may not be running
		}
	}
}

// leave ends what enter has begun; it makes a node with so many visits shared.
func (n *node) leave(visits uint32) {
	first := n.first.Load() &^ entered
	if visits >= sharedVisits {
		first |= shared
	}
	n.first.Store(first)
}

// fixed converts a value in [0,1] to the unit of the sums. What an evaluator's
// rounding has put outside goes to the border, and NaN is a loss: one bad
// number must not ruin a sum.
func fixed(value float64) uint64 {
	if !(value > 0) {
		return 0
	}
	return uint64(min(value, 1)*valueUnit + 0.5)
}

// mean returns sum/count in [0,1], requires count > 0.
func mean(sum uint64, count uint32) float64 {
	return float64(sum) / valueUnit / float64(count)
}

// assign makes n the unvisited node of a move. No worker knows n yet, so plain
// writes do.
func (n *node) assign(move engine.Point, prior float32) {
	*n = node{move: move, prior: prior}
}

// copyFrom makes n equal to src; no worker may be running.
func (n *node) copyFrom(src *node) {
	n.sum, n.rave, n.visits = src.sum, src.rave, src.visits
	n.first.Store(src.first.Load())
	n.prior, n.count, n.move = src.prior, src.count, src.move
}
