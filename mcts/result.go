package mcts

import (
	"cmp"
	"slices"
	"time"

	"tianyuan/engine"
)

// Result is what a search found. Values and margins are for the side that was
// to move. Values, those of the moves too, are for the game's komi moved by
// KomiOffset; margins are by the game's own.
type Result struct {
	// Best is Moves[0].Point: engine.Pass only if pass has earned it or nothing
	// else is possible.
	Best engine.Point
	// Value is the expected result after Best, in [0,1].
	Value float64
	// Margin is the mean lead in points over this search's simulations, 0 if
	// there were none.
	Margin float64
	// KomiOffset is what the limits said: 0 where values are winrates of the game
	// as it is.
	KomiOffset float64
	// Simulations is their number in this search, Visits the root's: with those
	// of earlier searches where their tree was kept.
	Simulations int
	Visits      int
	// Moves are all moves of the tree: the most visited first, among equals
	// the one with the better blend of value and RAVE value, pass as the last.
	Moves   []MoveResult
	Nodes   int // size of the tree
	Elapsed time.Duration
}

// MoveResult is what a search found of one move.
type MoveResult struct {
	Point  engine.Point
	Visits int
	// Value is the mean result in [0,1], 0.5 for no visit; Rave the RAVE
	// value, 0.5 for none.
	Value, Rave float64
	RaveVisits  int
	Prior       float64
	// Variation is the line of most visited answers, the move itself first.
	Variation []engine.Point

	blended float64 // the value that selection would see, without exploration
}

// result reads the root of the tree; no worker may be running.
func (s *Search) result(elapsed time.Duration) Result {
	root := &s.tree.nodes[0]
	r := Result{
		Best: engine.Pass, Value: 0.5, Visits: int(root.visits.load()),
		Nodes: int(s.tree.used.Load()), Elapsed: elapsed, KomiOffset: s.limits.KomiOffset,
	}
	margin := 0.0
	for _, w := range s.workers {
		r.Simulations += w.simulations
		margin += w.margin
	}
	if r.Simulations > 0 {
		r.Margin = margin / float64(r.Simulations)
		if s.root.toMove == engine.White {
			r.Margin = -r.Margin
		}
	}
	children := s.tree.children(root)
	for i := range children {
		r.Moves = append(r.Moves, s.moveResult(&children[i]))
	}
	slices.SortStableFunc(r.Moves, compareMoves)
	if len(r.Moves) > 0 {
		r.Best, r.Value = r.Moves[0].Point, r.Moves[0].Value
	}
	return r
}

// compareMoves is negative if a stands before b in Result.Moves.
func compareMoves(a, b MoveResult) int {
	switch {
	case a.Visits != b.Visits:
		return cmp.Compare(b.Visits, a.Visits)
	case b.Point == engine.Pass:
		return -1
	case a.Point == engine.Pass:
		return 1
	default:
		return cmp.Compare(b.blended, a.blended)
	}
}

func (s *Search) moveResult(n *node) MoveResult {
	raveVisits, raveSum := n.rave.load()
	m := MoveResult{
		Point: n.move, Visits: int(n.visits.load()), RaveVisits: int(raveVisits),
		Value: 0.5, Rave: 0.5, Prior: float64(n.prior), Variation: []engine.Point{n.move},
		blended: s.options.value(n),
	}
	if m.Visits > 0 {
		m.Value = mean(n.sum.load(), n.visits.load())
	}
	if m.RaveVisits > 0 {
		m.Rave = raveSum / float64(raveVisits)
	}
	for {
		children := s.tree.children(n)
		best, most := -1, uint32(0)
		for i := range children {
			if v := children[i].visits.load(); v > most {
				best, most = i, v
			}
		}
		if best < 0 {
			return m
		}
		n = &children[best]
		m.Variation = append(m.Variation, n.move)
	}
}
