package prior

import (
	"tianyuan/engine"
	"tianyuan/engine/tactics"
	"tianyuan/mcts"
	"tianyuan/mcts/pattern"
)

// Features finds out what there is to say of moves. Not safe for concurrent
// use.
type Features struct {
	book      *pattern.Book
	uprights  *uprights
	field     pattern.Field
	reader    tactics.Reader
	board     *engine.Board
	mover     engine.Color
	last      [pastMoves]engine.Point
	near      [nearMoves][engine.NumPoints]uint8
	liberties [engine.NumPoints]uint8 // of chains up to mostLiberties, by their heads
	doomed    [engine.NumPoints]bool  // chains of the opponent in atari, by their heads
	read      [engine.NumPoints]reading
	found     []engine.Point // with a reading
	points    []engine.Point // scratch
}

// reading is the largest class of chains that a move saves, catches or runs
// with for nothing, plus one.
type reading struct{ escape, catch, hopeless uint8 }

// mostLiberties is the number of liberties beyond which they are not counted.
const mostLiberties = 4

// NewFeatures returns Features that know the neighbourhoods of book.
func NewFeatures(book *pattern.Book) *Features {
	return &Features{book: book, uprights: loadUprights(), found: make([]engine.Point, 0, 256), points: make([]engine.Point, 0, 64)}
}

// Look looks at a position; the moves that Append tells about are its mover's.
// The board must not change before the last of them.
func (f *Features) Look(leaf *mcts.Leaf) {
	f.board, f.mover = leaf.Board, leaf.ToMove
	f.field.Set(f.board, f.mover)
	for i := range f.last {
		f.last[i] = engine.Pass
		if i < leaf.NumLast {
			f.last[i] = leaf.Last[i].Point
		}
	}
	for i := range f.near {
		tactics.Distances(f.board, f.last[i], nearest-1, &f.near[i])
	}
	for _, q := range f.found {
		f.read[q] = reading{}
	}
	f.found = f.found[:0]
	f.countLiberties()
	f.readChains()
}

// distance is that of m and the i-th last move, which is no pass.
func (f *Features) distance(m engine.Point, i int) int { return pattern.Distance(m, f.last[i]) }

// countLiberties counts the liberties of all chains.
func (f *Features) countLiberties() {
	b := f.board
	clear(f.liberties[:])
	for i := range b.NumEmpty() {
		var seen [4]engine.Point
		for j, q := range b.Neighbors(b.EmptyAt(i)) {
			if !b.At(q).IsPlayer() {
				continue
			}
			h := b.Head(q)
			if h != seen[0] && h != seen[1] && h != seen[2] {
				seen[j] = h
				f.liberties[h] = min(f.liberties[h]+1, mostLiberties)
			}
		}
	}
}

// readChains finds out about all chains with two liberties or one.
func (f *Features) readChains() {
	b := f.board
	for i := range b.Size() * b.Size() {
		s := engine.PointOf(b.Size(), i)
		if !b.At(s).IsPlayer() || b.Head(s) != s || f.liberties[s] > 2 {
			continue
		}
		own, size := b.At(s) == f.mover, uint8(class(b.ChainSize(s))+1)
		liberty, atari := b.Atari(s)
		switch {
		case !own && atari:
			f.doomed[s] = f.reader.Ladder(b, s)
		case !own:
			f.points = f.reader.Attacks(b, s, f.points[:0])
			for _, m := range f.points {
				f.at(m).catch = max(f.at(m).catch, size)
			}
		case atari:
			f.save(s, size)
			if r := f.at(liberty); r.escape == 0 {
				r.hopeless = max(r.hopeless, size)
			}
		default:
			f.save(s, size)
		}
	}
}

// save finds the moves that save the chain at s, if it needs one.
func (f *Features) save(s engine.Point, size uint8) {
	f.points = f.reader.Escapes(f.board, s, f.points[:0])
	for _, m := range f.points {
		f.at(m).escape = max(f.at(m).escape, size)
	}
}

func (f *Features) at(m engine.Point) *reading {
	if f.read[m] == (reading{}) {
		f.found = append(f.found, m)
	}
	return &f.read[m]
}
