package life

import (
	"slices"

	"tianyuan/engine"
)

// Unconditional is the unconditional life of the position that Find has seen
// last. The zero value is ready for Find. It holds its buffers, 20 KB, and does
// not allocate.
//
// The regions of a color are the maximal connected sets of points without a
// stone of it. A region is vital to a chain of the color if each of its empty
// points is a liberty of the chain: the opponent cannot fill it without
// capturing the chain first. The unconditionally alive chains are the largest
// set of which each has two vital regions that touch chains of the set only.
type Unconditional struct {
	owner [engine.NumPoints]engine.Color
	alive [engine.NumPoints]bool // by stone

	// Of the color that is looked at:
	region  [engine.NumPoints]uint16
	regions []region
	living  [engine.NumPoints]bool  // by head: in the set still
	eyes    [engine.NumPoints]uint8 // by head: vital regions that count
	queue   [engine.MaxEmpty]engine.Point
}

// region is a region of the color that is looked at.
type region struct {
	vital  [4]engine.Point // heads of the chains that it is vital to
	nVital uint8
	sound  bool // it touches chains of the set only, and one at least
	start  uint16
	size   uint16
	inside uint16 // points that touch no stone of the color
}

// maxRegions bounds the regions of a color: every one has a point of its own and
// those of a full checkerboard are half of the points, rounded up.
const maxRegions = engine.MaxEmpty/2 + 1

// Find looks at b, which it does not change. With suicide the rules let a chain
// take its own last liberty, so stones inside a region are no firm ground: then
// all points of a vital region have to touch the chain. Cost: some microseconds
// on 9x9, some ten on 19x19.
func (u *Unconditional) Find(b *engine.Board, suicide bool) {
	clear(u.owner[:])
	clear(u.alive[:])
	for c := engine.Black; c <= engine.White; c++ {
		u.findRegions(b, c, suicide)
		u.shrink(b, c)
		u.claim(b, c)
	}
}

// Alive reports whether there is a stone on p that is unconditionally alive.
func (u *Unconditional) Alive(p engine.Point) bool { return u.alive[p] }

// Owner returns whose p is for good: the color of an unconditionally alive
// stone, or of the walls around a region in which the opponent cannot live;
// Empty where nothing is certain. A stone of the owner's opponent is dead.
func (u *Unconditional) Owner(p engine.Point) engine.Color { return u.owner[p] }

// findRegions floods the regions of c and finds the chains to which they are
// vital.
func (u *Unconditional) findRegions(b *engine.Board, c engine.Color, suicide bool) {
	if u.regions == nil {
		u.regions = make([]region, 0, maxRegions)
	}
	u.regions = u.regions[:0]
	clear(u.region[:])
	end := 0
	for i := range b.Size() * b.Size() {
		p := engine.PointOf(b.Size(), i)
		if b.At(p) == c || u.region[p] != 0 {
			continue
		}
		u.regions = append(u.regions, region{start: uint16(end), sound: true})
		id := uint16(len(u.regions))
		r := &u.regions[id-1]
		u.region[p], u.queue[end] = id, p
		first := true
		for next, last := end, end+1; next < last; next++ {
			q := u.queue[next]
			var heads [4]engine.Point
			n := 0
			for _, at := range b.Neighbors(q) {
				switch b.At(at) {
				case engine.Border:
				case c:
					heads[n] = b.Head(at)
					n++
				default:
					if u.region[at] == 0 {
						u.region[at] = id
						u.queue[last] = at
						last++
					}
				}
			}
			if n == 0 {
				r.inside++
			}
			if suicide || b.At(q) == engine.Empty {
				r.restrict(heads[:n], first)
				first = false
			}
			end = last
		}
		r.size = uint16(end) - r.start
	}
}

// restrict drops the chains that the region is not vital to as one of its points
// touches these heads only.
func (r *region) restrict(heads []engine.Point, first bool) {
	if first {
		for i, h := range heads {
			if !slices.Contains(heads[:i], h) {
				r.vital[r.nVital] = h
				r.nVital++
			}
		}
		return
	}
	kept := uint8(0)
	for _, h := range r.vital[:r.nVital] {
		if slices.Contains(heads, h) {
			r.vital[kept] = h
			kept++
		}
	}
	r.nVital = kept
}

// shrink takes chains with fewer than two vital regions out of the set, and
// with them the regions they touch, until all that is left holds.
func (u *Unconditional) shrink(b *engine.Board, c engine.Color) {
	points := b.Size() * b.Size()
	for i := range points {
		p := engine.PointOf(b.Size(), i)
		u.living[p] = b.At(p) == c && b.Head(p) == p
	}
	for changed := true; changed; {
		changed = false
		clear(u.eyes[:])
		for i := range u.regions {
			if r := &u.regions[i]; r.sound {
				for _, h := range r.vital[:r.nVital] {
					u.eyes[h] = min(u.eyes[h]+1, 2)
				}
			}
		}
		for i := range points {
			h := engine.PointOf(b.Size(), i)
			if !u.living[h] || u.eyes[h] >= 2 {
				continue
			}
			u.living[h] = false
			changed = true
			for s := h; ; {
				for _, q := range b.Neighbors(s) {
					if id := u.region[q]; id != 0 {
						u.regions[id-1].sound = false
					}
				}
				if s = b.NextStone(s); s == h {
					break
				}
			}
		}
	}
}

// claim gives c its unconditionally alive stones and the regions between them
// in which the opponent cannot live. In a region with one inside point at most
// there is no room for two eyes. In a vital one no empty point can be an eye,
// and the opponent cannot make room: its stones are not captured unless c wants
// to.
func (u *Unconditional) claim(b *engine.Board, c engine.Color) {
	some := false
	for i := range b.Size() * b.Size() {
		p := engine.PointOf(b.Size(), i)
		if b.At(p) == c && u.living[b.Head(p)] {
			u.alive[p], u.owner[p] = true, c
			some = true
		}
	}
	if !some {
		return // a board without a chain is a sound region of nobody
	}
	for i := range u.regions {
		r := &u.regions[i]
		if !r.sound || r.nVital == 0 && r.inside > 1 {
			continue
		}
		for _, p := range u.queue[r.start : r.start+r.size] {
			u.owner[p] = c
		}
	}
}
