package tactics

import (
	"math/bits"

	"tianyuan/engine"
)

// maxEye is the size of the largest eye that one move kills.
const maxEye = 6

// A shape of eye that is killed by one move has one point from which its owner
// would make two eyes, and that point has more neighbours in the eye than any
// other. Which shapes these are shows in the number of points and of pairs of
// neighbours among them, and in the most neighbours that a point has:
//
//	points  most  pairs
//	3       2     2      straight three, bent three
//	4       3     3      pyramid four
//	5       4     4      crossed five
//	5       3     5      bulky five
//	6       4     6      rabbity six
//
// No other shape of that many points shares such a line. The square four is dead
// as it stands and has no such point; all the rest live or need two moves.
type eyeShape struct{ points, most, pairs int }

func (s eyeShape) killable() bool {
	switch s {
	case eyeShape{3, 2, 2}, eyeShape{4, 3, 3}, eyeShape{5, 4, 4}, eyeShape{5, 3, 5}, eyeShape{6, 4, 6}:
		return true
	}
	return false
}

// Nakade returns the vital point of the eye around p: the one move by which the
// opponent makes it a single eye, or the owner two of it. The eye is p and all
// that is connected with it without crossing a stone of owner, stones of the
// opponent inside included. It is false for an eye that has no vital point, has
// more than six points, whose vital point is taken already, and for a p that is
// not empty or not enclosed by owner. The shape alone is looked at: whether the
// owner has other eyes or could break out is for the caller to know, and so are
// the special cases of the corner.
func Nakade(b *engine.Board, p engine.Point, owner engine.Color) (vital engine.Point, ok bool) {
	if b.At(p) != engine.Empty || !owner.IsPlayer() {
		return engine.Pass, false
	}
	var eye [maxEye]engine.Point
	eye[0] = p
	shape := eyeShape{points: 1}
	enclosed := uint16(0)
	for i := 0; i < shape.points; i++ {
		around := b.Surroundings(eye[i])
		blocked := around >> (owner - 1) & sides // by owner or the border
		enclosed |= blocked &^ (around >> (2 - owner))
		next := b.Neighbors(eye[i])
		neighbors := 0
		for open := ^blocked & sides; open != 0; open &= open - 1 {
			k := sideAt[bits.TrailingZeros16(open)&15]
			q := next[k&3]
			neighbors++
			if contains(eye[:shape.points], q) {
				continue
			}
			// A chain inside is all inside: most places fail here, soon.
			if shape.points == maxEye || side(around, int(k)) != engine.Empty && b.ChainSize(q) >= maxEye {
				return engine.Pass, false
			}
			eye[shape.points] = q
			shape.points++
		}
		shape.pairs += neighbors
		if neighbors > shape.most {
			shape.most, vital = neighbors, eye[i]
		}
	}
	shape.pairs /= 2 // each was seen from both sides
	if enclosed == 0 || !shape.killable() || b.At(vital) != engine.Empty {
		return engine.Pass, false
	}
	return vital, true
}
