package mcts

// A simulation credits about half of the children of every node on its path.
// Near the root that are the same nodes for all workers, and a core that
// writes what another has just written waits for it. So each worker keeps the
// RAVE credit of shared nodes on sheets of its own and adds it to the tree once
// in a while.

const (
	ledgerSheets = 256 // sheets of a worker, a power of two; 64 are slower
	// A sheet is added to the tree after ledgerSims simulations, or one in
	// ledgerShare of the node's visits if that is more.
	ledgerSims  = 16
	ledgerShare = 16
)

// ledger is the RAVE credit that a worker has not added to the tree yet. The
// zero value is empty.
type ledger struct {
	sheets [ledgerSheets]sheet
}

// sheet is the credit for one block of children, as tallies add it.
type sheet struct {
	first  uint32 // the block's place, 0 for none
	left   uint32 // simulations until it is added to the tree
	credit []uint64
}

// of returns the sheet for one more simulation of the block at first, whose
// parent has so many visits.
func (l *ledger) of(tree *arena, first uint32, count int, visits uint32) *sheet {
	// Blocks lie dozens to hundreds of places apart: the hash spreads them.
	s := &l.sheets[first*0x9e3779b1>>16%ledgerSheets]
	if s.first != first || s.left == 0 {
		s.settle(tree)
		s.first, s.left = first, max(ledgerSims, visits/ledgerShare)
		if cap(s.credit) < count {
			s.credit = make([]uint64, count)
		}
		s.credit = s.credit[:count]
	}
	s.left--
	return s
}

// settle adds the sheet to the tree and empties it.
func (s *sheet) settle(tree *arena) {
	if s.first == 0 {
		return
	}
	for i, credit := range s.credit {
		if credit != 0 {
			tree.nodes[int(s.first)+i].rave.add(credit, false)
			s.credit[i] = 0
		}
	}
	s.first = 0
}

// settle adds all sheets to the tree.
func (l *ledger) settle(tree *arena) {
	for i := range l.sheets {
		l.sheets[i].settle(tree)
	}
}
