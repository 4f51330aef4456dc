package mcts

import (
	"sync/atomic"

	"tianyuan/engine"
)

// valueUnit is 1.0 in the fixed-point sums of a node: atomic integer addition
// needs no retry and does not depend on the order of the workers.
const valueUnit = 1 << 24

// node is a move and what is known of it. Values are for the player who makes
// the move. The move and prior are written before the node is published and
// never after; all else is atomic.
//
//	value = sum / valueUnit / visits
//
// visits counts simulations on their way down already: until the value
// arrives each is a loss (virtual loss).
type node struct {
	sum      atomic.Uint64
	rave     tally
	children atomic.Uint64 // a block, or one of the states below
	visits   atomic.Uint32
	prior    float32
	move     engine.Point
}

// tally is a count of values and their sum in one word, so that adding a value
// is one atomic addition: most of what a simulation adds to its tree is RAVE.
// The sum, in units of 1/tallyUnit, has the low bits, the count the high ones.
type tally struct{ bits atomic.Uint64 }

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

// add adds a value made by tallied.
func (t *tally) add(value uint64) {
	if t.bits.Load()>>tallyShift < tallyMost {
		t.bits.Add(value)
	}
}

// load returns the number of values and their sum.
func (t *tally) load() (count uint32, sum float64) {
	bits := t.bits.Load()
	return uint32(bits >> tallyShift), float64(int64(bits&(1<<tallyShift-1))) / tallyUnit
}

// States of node.children other than a block.
const (
	unexpanded uint64 = 0
	expanding  uint64 = 1<<64 - 1
)

// block packs the place of a node's children in the arena: they stand one
// after another. first is never 0, that is the root's place.
func block(first uint32, count int) uint64 {
	return uint64(count)<<32 | uint64(first)
}

// blockOf unpacks node.children; count is 0 for a node without children yet.
func blockOf(children uint64) (first uint32, count int) {
	if children == unexpanded || children == expanding {
		return 0, 0
	}
	return uint32(children), int(children >> 32)
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
	n.sum.Store(src.sum.Load())
	n.rave.bits.Store(src.rave.bits.Load())
	n.children.Store(src.children.Load())
	n.visits.Store(src.visits.Load())
	n.prior = src.prior
	n.move = src.move
}
