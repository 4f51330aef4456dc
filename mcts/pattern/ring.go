package pattern

import "tianyuan/engine"

// Rings is the number of neighbourhoods of a point, one inside the other. The
// first is the four points next to it, the second the eight around it. The
// distance of two points is |dx| + |dy| + max(|dx|, |dy|), which grows rounder
// circles than either part; ring r holds the points at distance r+2.
const Rings = 13

// offset is a point of a neighbourhood relative to its middle.
type offset struct{ dx, dy int }

func (o offset) distance() int {
	dx, dy := max(o.dx, -o.dx), max(o.dy, -o.dy)
	return dx + dy + max(dx, dy)
}

// place is the difference of two indices of a Field.
func (o offset) place() int { return o.dy*width + o.dx }

// turned is o in one of the eight orientations.
func (o offset) turned(orientation int) offset {
	if orientation&1 != 0 {
		o.dx = -o.dx
	}
	if orientation&2 != 0 {
		o.dy = -o.dy
	}
	if orientation&4 != 0 {
		o.dx, o.dy = o.dy, o.dx
	}
	return o
}

// disc is the offsets of all rings in order, and what follows from them.
type disc struct {
	offsets []offset
	places  []int
	ends    [Rings]int // how many offsets the neighbourhood up to a ring has
	turns   [8][]int   // which offset another one is when the disc is turned
	keys    [][4]uint64
	seeds   [Rings]uint64
}

var around = newDisc()

func newDisc() *disc {
	d := new(disc)
	index := map[offset]int{}
	for r := range Rings {
		for dy := -reach; dy <= reach; dy++ {
			for dx := -reach; dx <= reach; dx++ {
				if o := (offset{dx, dy}); o.distance() == r+2 {
					index[o] = len(d.offsets)
					d.offsets = append(d.offsets, o)
					d.places = append(d.places, o.place())
				}
			}
		}
		d.ends[r] = len(d.offsets)
	}
	for s := range d.turns {
		for _, o := range d.offsets {
			d.turns[s] = append(d.turns[s], index[o.turned(s)])
		}
	}
	state := uint64(0)
	next := func() uint64 { // SplitMix64
		state += 0x9e3779b97f4a7c15
		z := state
		z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
		z = (z ^ z>>27) * 0x94d049bb133111eb
		return z ^ z>>31
	}
	for range d.offsets {
		d.keys = append(d.keys, [4]uint64{Own: next(), Other: next(), Border: next()})
	}
	for r := range d.seeds {
		d.seeds[r] = next()
	}
	return d
}

// Distance returns the distance of two points by which rings are made, at least
// 2 for two that differ.
func Distance(p, q engine.Point) int {
	return offset{p.Column() - q.Column(), p.Row() - q.Row()}.distance()
}
