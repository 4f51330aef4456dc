package prior

import (
	"fmt"
	"math/bits"

	"tianyuan/engine"
)

// group is a kind of features, of which a move has one at most.
type group struct {
	name        string
	first, size int32
}

func (g group) end() int32 { return g.first + g.size }

// of returns the group's feature number value, from 0 on, or its last one.
func (g group) of(value int) int32 { return g.first + min(int32(value), g.size-1) }

// hashed returns the group's feature for a number of any size.
func (g group) hashed(key uint64) int32 {
	return g.first + int32(key*0x9e3779b97f4a7c15>>32)&(g.size-1)
}

// The groups in the order of their numbers. Chains are told apart by classes of
// size; distances are those of pattern.Distance, or along chains.
var (
	// Of a capture: a ko, one, two, three or more stones; with freeing the
	// mover's stones; and of stones that could not have run away.
	groupCapture = group{"capture", 0, 16}
	// Of a self-atari without capture: the class of the mover's chain.
	groupExposed = group{"self-atari", groupCapture.end(), classes}
	// The class of the mover's chain that the move saves from being caught.
	groupEscape = group{"escape", groupExposed.end(), classes}
	// The class of the opponent's chain of two liberties that it catches.
	groupCatch = group{"catch", groupEscape.end(), classes}
	// The class of the mover's chain that it lets run to be caught all the same.
	groupHopeless = group{"hopeless", groupCatch.end(), classes}
	// The class of the opponent's chain that it puts in atari.
	groupAtari = group{"atari", groupHopeless.end(), classes}
	// How far away the last moves are, the latest first.
	groupLast = [pastMoves]group{
		{"last", groupAtari.end(), farthest},
		{"second last", groupAtari.end() + farthest, farthest},
		{"third last", groupAtari.end() + 2*farthest, farthest},
		{"fourth last", groupAtari.end() + 3*farthest, farthest},
	}
	// How far away the last moves are along chains.
	groupNear = [nearMoves]group{
		{"near the last", groupLast[pastMoves-1].end(), nearest},
		{"near the second last", groupLast[pastMoves-1].end() + nearest, nearest},
	}
	// The line from the edge.
	groupLine = group{"line", groupNear[nearMoves-1].end(), 8}
	// The eight points around, with the liberties of the chains next to it.
	groupShape = group{"shape", groupLine.end(), shapes}
	// The same with the distance to the last move, where that is small.
	groupAnswer = group{"answer", groupShape.end(), shapes}
)

// NumFeatures is the number of features beside those of a pattern.Book.
var NumFeatures = int(groupAnswer.end())

const (
	classes   = 4  // of chain sizes
	pastMoves = 4  // that a move's distance from is a feature
	nearMoves = 2  // the same along chains
	farthest  = 18 // distance told apart
	nearest   = 5
	answering = 6       // distance of an answer
	shapes    = 1 << 17 // hashed
)

// FeatureName returns a name for a feature, for people.
func FeatureName(number int32) string {
	groups := []group{groupCapture, groupExposed, groupEscape, groupCatch, groupHopeless, groupAtari}
	groups = append(append(append(groups, groupLast[:]...), groupNear[:]...), groupLine, groupShape, groupAnswer)
	for _, g := range groups {
		if number >= g.first && number < g.end() {
			return fmt.Sprintf("%s %d", g.name, number-g.first)
		}
	}
	return fmt.Sprintf("neighbourhood %d", number-groupAnswer.end())
}

// class is the class of a chain's size.
func class(stones int) int {
	switch {
	case stones <= 2:
		return stones - 1
	case stones <= 4:
		return 2
	default:
		return 3
	}
}

// Append appends the numbers of the features of a stone of the mover on m, an
// empty point; those of the book count from NumFeatures.
func (f *Features) Append(dst []int32, m engine.Point) []int32 {
	start := len(dst)
	dst = f.book.Append(dst, &f.field, m)
	for i := start; i < len(dst); i++ {
		dst[i] += int32(NumFeatures)
	}
	dst = f.appendFight(dst, m)
	dst = f.appendPlace(dst, m)
	return f.appendShape(dst, m)
}

// appendFight appends what becomes of chains.
func (f *Features) appendFight(dst []int32, m engine.Point) []int32 {
	b, read := f.board, f.read[m]
	outlook := b.Outlook(m, f.mover)
	if outlook.Captures {
		dst = append(dst, groupCapture.of(f.capture(m, outlook)))
	} else if outlook.Liberties < 2 {
		dst = append(dst, groupExposed.of(class(outlook.Stones)))
	}
	if read.escape > 0 {
		dst = append(dst, groupEscape.of(int(read.escape)-1))
	} else if read.hopeless > 0 {
		dst = append(dst, groupHopeless.of(int(read.hopeless)-1))
	}
	if read.catch > 0 {
		dst = append(dst, groupCatch.of(int(read.catch)-1))
	}
	atari := 0
	for _, q := range b.Neighbors(m) {
		if b.At(q) == f.mover.Opponent() && f.liberties[b.Head(q)] == 2 {
			atari = max(atari, b.ChainSize(q))
		}
	}
	if atari > 0 {
		dst = append(dst, groupAtari.of(class(atari)))
	}
	return dst
}

// capture is the value of groupCapture.
func (f *Features) capture(m engine.Point, outlook engine.Outlook) int {
	b, taken, doomed := f.board, 0, true
	for _, q := range b.Neighbors(m) {
		if h := b.Head(q); b.At(q) == f.mover.Opponent() && f.liberties[h] == 1 {
			taken += b.ChainSize(q)
			doomed = doomed && f.doomed[h]
		}
	}
	value := min(taken, 3)
	if taken == 1 && outlook.Stones == 1 && outlook.Liberties == 1 {
		value = 0 // a ko
	}
	if f.read[m].escape > 0 {
		value += 4
	}
	if doomed {
		value += 8
	}
	return value
}

// appendPlace appends where m is.
func (f *Features) appendPlace(dst []int32, m engine.Point) []int32 {
	for i, g := range groupLast {
		if f.last[i] != engine.Pass {
			dst = append(dst, g.of(f.distance(m, i)-2))
		}
	}
	for i, g := range groupNear {
		if d := int(f.near[i][m]); f.last[i] != engine.Pass && d >= 1 {
			dst = append(dst, g.of(d-1))
		}
	}
	return append(dst, groupLine.of(m.Line(f.board.Size())-1))
}

// appendShape appends what is around m.
func (f *Features) appendShape(dst []int32, m engine.Point) []int32 {
	b := f.board
	surroundings := b.Surroundings(m)
	u := &f.uprights.mover[(f.mover-1)&1]
	key := uint64(u.code[surroundings])<<12 | f.contact(m, u.ways[surroundings])
	dst = append(dst, groupShape.hashed(key))
	if f.last[0] != engine.Pass {
		if d := f.distance(m, 0); d <= answering {
			dst = append(dst, groupAnswer.hashed(key<<3|uint64(d)))
		}
	}
	return dst
}

// contact is the liberties of the chains next to m, three bits each, the least
// number of those orientations.
func (f *Features) contact(m engine.Point, ways uint8) uint64 {
	var libs [4]uint64
	for i, q := range f.board.Neighbors(m) {
		if f.board.At(q).IsPlayer() {
			libs[i] = uint64(f.liberties[f.board.Head(q)])
		}
	}
	least := uint64(1 << 12)
	for ; ways != 0; ways &= ways - 1 {
		o := &f.uprights.sides[bits.TrailingZeros8(ways)]
		least = min(least, libs[o[0]]<<9|libs[o[1]]<<6|libs[o[2]]<<3|libs[o[3]])
	}
	return least
}
