package tactics

import "tianyuan/engine"

// DefaultNodes is the limit of a Reader that sets none. In positions of random
// games a ladder takes 4 nodes or fewer in nine of ten cases and 36 at most, an
// attack with Depth 1 takes 115 at most and with Depth 2 524.
const DefaultNodes = 1000

// maxBranches is how many choices of a sequence may be open at a time. In
// positions of random games there are 11 at most, with Depth up to 2.
const maxBranches = 20

// maxLiberties is the most liberties of a chain that a search attacks.
const maxLiberties = 3

// Reader reads whether chains can be taken. The zero value is ready for use and
// reads ladders. It holds some 400 KB of scratch boards, so one is kept for
// long; it is not safe for concurrent use. Methods do not allocate, beyond what
// append needs where a caller's slice is too short.
type Reader struct {
	// MaxNodes limits the positions looked at for each move that a method
	// judges, DefaultNodes if it is 0 or less. A chain not caught by then counts
	// as not caught.
	MaxNodes int
	// Depth is how many moves at the start of an attack may be other than
	// ataris, in Attacks and Escapes. With 0 or less they read ladders, with 1
	// nets too, which takes some ten times as long.
	Depth int

	nodes  int                       // still allowed
	zone   zone                      // of the sequences read so far
	boards [maxBranches]engine.Board // of the open choices; a search at board d may spoil those from d up
}

// start makes board 0 a copy of b for a new search and returns it.
func (r *Reader) start(b *engine.Board) *engine.Board {
	r.nodes = r.MaxNodes
	if r.nodes <= 0 {
		r.nodes = DefaultNodes
	}
	r.boards[0].CopyFrom(b)
	return &r.boards[0]
}

// spend counts a node and reports whether it was allowed.
func (r *Reader) spend() bool {
	r.nodes--
	return r.nodes >= 0
}

// branch copies board d to the next one and returns it, or nil when there is
// none left.
func (r *Reader) branch(d int) *engine.Board {
	if d+1 >= maxBranches {
		return nil
	}
	r.boards[d+1].CopyFrom(&r.boards[d])
	return &r.boards[d+1]
}

// liberties are the first few of a chain's liberties.
type liberties [maxLiberties + 1]engine.Point

// find sets l to the liberties of the chain at p and returns their number, or
// len(l) if there are as many or more.
func (l *liberties) find(b *engine.Board, p engine.Point) int {
	n := 0
	for s := p; ; {
		for _, q := range b.Neighbors(s) {
			if b.At(q) != engine.Empty || contains(l[:n], q) {
				continue
			}
			l[n] = q
			if n++; n == len(l) {
				return n
			}
		}
		if s = b.NextStone(s); s == p {
			return n
		}
	}
}

// around sets l to the empty points next to p and returns their number.
func (l *liberties) around(b *engine.Board, p engine.Point) int {
	n := 0
	for _, q := range b.Neighbors(p) {
		if b.At(q) == engine.Empty {
			l[n] = q
			n++
		}
	}
	return n
}

// open returns the number of empty points next to p other than except.
func open(b *engine.Board, p, except engine.Point) int {
	n := 0
	for _, q := range b.Neighbors(p) {
		if b.At(q) == engine.Empty && q != except {
			n++
		}
	}
	return n
}

// contains is slices.Contains for short lists, without a generic call.
func contains(points []engine.Point, p engine.Point) bool {
	for _, q := range points {
		if q == p {
			return true
		}
	}
	return false
}
