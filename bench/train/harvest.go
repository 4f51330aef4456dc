package main

import (
	"slices"

	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/pattern"
)

// leastLiked is the probability from which a move's neighbourhoods are counted.
const leastLiked = 0.02

// othersCounted is for the smallest rings: how many other moves of a position
// are counted too, each as that much of a liked one, so that shapes nobody plays
// are known as well.
const (
	othersCounted = 3
	otherWeight   = 0.3
	otherRings    = 2
)

// harvest finds the neighbourhoods that moves which the teacher likes have in
// common: each ring's that come up with that sum of probabilities or more.
func harvest(games []record, least float64, random *mcts.Random) []pattern.Neighbourhood {
	var known []pattern.Neighbourhood
	for ring := range pattern.Rings {
		before := len(known)
		for _, c := range count(games, pattern.NewBook(known), ring, random) {
			if c.weight >= least {
				known = append(known, c.neighbourhood)
			}
		}
		// In an order that does not depend on a map.
		slices.SortFunc(known[before:], func(a, b pattern.Neighbourhood) int { return slices.Compare(a.Cells, b.Cells) })
		if len(known) == before {
			break
		}
	}
	return known
}

// counted is how much a neighbourhood has come up.
type counted struct {
	neighbourhood pattern.Neighbourhood
	weight        float64
}

// count counts the neighbourhoods up to ring whose parts are all in the book.
func count(games []record, book *pattern.Book, ring int, random *mcts.Random) map[uint64]*counted {
	found := map[uint64]*counted{}
	var field pattern.Field
	var parts []int32
	add := func(p engine.Point, weight float64) {
		if parts = book.Append(parts[:0], &field, p); len(parts) < ring {
			return
		}
		n := pattern.NeighbourhoodOf(&field, p, ring).Canonical()
		key := n.Key()
		if found[key] == nil {
			found[key] = &counted{neighbourhood: n}
		}
		found[key].weight += weight
	}
	for i := range games {
		games[i].replay(func(leaf *mcts.Leaf, p *position) bool {
			field.Set(leaf.Board, leaf.ToMove)
			for _, l := range p.liked {
				if q := games[i].point(l.move); q != engine.Pass && l.probability >= leastLiked {
					add(q, l.probability)
				}
			}
			if ring < otherRings && leaf.Board.NumEmpty() > 0 {
				for range othersCounted {
					add(leaf.Board.EmptyAt(random.Below(leaf.Board.NumEmpty())), otherWeight)
				}
			}
			return true
		})
	}
	return found
}
