package pattern

import (
	"slices"

	"tianyuan/engine"
)

// Neighbourhood is what stands around a point up to some ring, in one of eight
// orientations that count as the same.
type Neighbourhood struct {
	Ring int
	// Cells are those of the rings up to Ring, in the order of the rings.
	Cells []Cell
}

// Len returns the number of cells of a neighbourhood up to that ring.
func Len(ring int) int { return around.ends[ring] }

// NeighbourhoodOf returns the neighbourhood of p up to that ring.
func NeighbourhoodOf(f *Field, p engine.Point, ring int) Neighbourhood {
	n := Neighbourhood{Ring: ring, Cells: make([]Cell, Len(ring))}
	at := place(p)
	for i := range n.Cells {
		n.Cells[i] = f.cells[at+around.places[i]]
	}
	return n
}

// hash is the neighbourhood's number in that orientation.
func (n Neighbourhood) hash(orientation int) uint64 {
	turn := around.turns[orientation]
	h := around.seeds[n.Ring]
	for i, c := range n.Cells {
		h ^= around.keys[turn[i]][c]
	}
	return h
}

// Key returns a number that is the same in all orientations and, but for chance,
// differs between neighbourhoods that are not the same.
func (n Neighbourhood) Key() uint64 {
	key := n.hash(0)
	for s := 1; s < 8; s++ {
		key = min(key, n.hash(s))
	}
	return key
}

// Canonical returns the neighbourhood in that of its orientations whose cells
// come first in order.
func (n Neighbourhood) Canonical() Neighbourhood {
	least := n.Cells
	for s := 1; s < 8; s++ {
		cells := make([]Cell, len(n.Cells))
		for i, to := range around.turns[s][:len(cells)] {
			cells[to] = n.Cells[i]
		}
		if slices.Compare(cells, least) < 0 {
			least = cells
		}
	}
	return Neighbourhood{Ring: n.Ring, Cells: least}
}
