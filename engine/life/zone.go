package life

import "tianyuan/engine"

// maxZone is the number of empty points up to which a zone is read out.
const maxZone = 8

// maxZoneStones bounds the stones of a zone, which are played on when they have
// been captured.
const maxZoneStones = 24

// zone is the surroundings of a chain: chains and empty points connected with it,
// up to chains that live beyond doubt, which are its walls.
type zone struct {
	points []engine.Point // empty ones and, behind them, stones
	in     [engine.NumPoints]bool
}

// flood makes z the zone of the chain with that head and reports whether it is
// small enough to be read out.
func (z *zone) flood(j *Judge, b *engine.Board, head engine.Point) bool {
	clear(z.in[:])
	z.points = append(z.points[:0], head)
	z.in[head] = true
	empty := 0
	for i := 0; i < len(z.points); i++ {
		p := z.points[i]
		if b.At(p) == engine.Empty {
			empty++
		}
		if empty > maxZone || len(z.points) > maxZone+maxZoneStones {
			return false
		}
		for _, q := range b.Neighbors(p) {
			c := b.At(q)
			if c == engine.Border || z.in[q] || c.IsPlayer() && j.verdict[b.Head(q)] == lives {
				continue
			}
			z.in[q] = true
			z.points = append(z.points, q)
		}
	}
	// The empty points first: most sequences begin there.
	k := 0
	for i, p := range z.points {
		if b.At(p) == engine.Empty {
			z.points[i], z.points[k] = z.points[k], p
			k++
		}
	}
	return true
}
