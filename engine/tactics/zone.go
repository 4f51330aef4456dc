package tactics

import "tianyuan/engine"

// zone is a set of points: those that a search has played on or has seen as the
// last liberties of the chain.
type zone [(engine.NumPoints + 63) / 64]uint64

func (z *zone) add(p engine.Point) { z[p/64] |= 1 << (p % 64) }

// join adds the points of other.
func (z *zone) join(other *zone) {
	for i, word := range other {
		z[i] |= word
	}
}
