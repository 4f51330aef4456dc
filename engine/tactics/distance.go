package tactics

import "tianyuan/engine"

// Distances sets dst[q] to the distance of p and q along chains, for every
// point q that is at most limit away, and to limit+1 for all others and off the
// board. A step to a neighbour counts one, but within a chain nothing: what
// happens at one end of a chain matters at the other. With p = Pass everything
// is far. limit must be below 255. It takes time for the points reached only.
//
// The distance is that of T. Graepel et al., "Learning on Graphs in the Game of
// Go", 2001: of the graph whose nodes are the chains and the empty points.
func Distances(b *engine.Board, p engine.Point, limit int, dst *[engine.NumPoints]uint8) {
	far := uint8(limit + 1)
	fill(dst, far)
	if !p.OnBoard(b.Size()) {
		return
	}
	var queue [engine.MaxEmpty]engine.Point // the points reached, by distance
	n := reach(b, p, 0, dst, queue[:0])
	for i := 0; i < n; i++ {
		q := queue[i]
		next := dst[q] + 1
		if next == far {
			return
		}
		for _, s := range b.Neighbors(q) {
			if dst[s] == far && b.At(s) != engine.Border {
				n += reach(b, s, next, dst, queue[n:n])
			}
		}
	}
}

// reach gives the empty point or the chain at p its distance, appends its points
// to queue and returns how many they are.
func reach(b *engine.Board, p engine.Point, distance uint8, dst *[engine.NumPoints]uint8, queue []engine.Point) int {
	dst[p] = distance
	queue = append(queue, p)
	if b.At(p) == engine.Empty {
		return 1
	}
	for s := b.NextStone(p); s != p; s = b.NextStone(s) {
		dst[s] = distance
		queue = append(queue, s)
	}
	return len(queue)
}

// fill sets all of dst to x. It copies what is filled so far, for the compiler
// does not make a loop over bytes fast.
func fill(dst *[engine.NumPoints]uint8, x uint8) {
	n := 16
	for i := range dst[:n] {
		dst[i] = x
	}
	for n < len(dst) {
		n += copy(dst[n:], dst[:n])
	}
}
