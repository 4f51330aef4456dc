package life

import (
	"slices"

	"tianyuan/engine"
)

// How clear the mean ownership has to be, in [-1,1] for the owner.
const (
	// sureChain makes a chain live or dead without a look: eight of ten playouts
	// agree.
	sureChain = 0.6
	// surePoint makes an empty point its owner's: two of three agree.
	surePoint = 1.0 / 3
	// leaning is where a doubtful chain counts as dead. Random play kills live
	// chains more often than it saves dead ones.
	leaning = -0.3
)

// Judgement is the status of every chain of a position.
type Judgement struct {
	// Status holds the chains that are dead and in seki, by their heads, what is
	// doubtful as it leans.
	Status engine.Status
	// Doubtful holds the heads of chains that may turn out either way, by who
	// moves first or because nothing could be proved.
	Doubtful []engine.Point
	// Open are the empty points of which it is not clear who gets them, if
	// anybody.
	Open []engine.Point
}

// A Judge finds the status of chains. The zero value is ready. It keeps buffers
// of a megabyte once it has had to read.
type Judge struct {
	life      Unconditional
	reader    reader
	ownership []float64
	mean      [engine.NumPoints]float64 // by head: of the chain, for its color
	verdict   [engine.NumPoints]verdict // by head
	zone      zone
	heads     []engine.Point
}

// verdict is what has been found of a chain.
type verdict uint8

const (
	unseen   verdict = iota
	lives            // beyond doubt
	dies             // beyond doubt
	survives         // by reading, whoever moves first
	depends          // survives, but only as long as a point shared with the enemy stays open
	unclear
)

// Judge judges the chains of b by the mean ownership of its points: in Index
// order, 1 for Black, -1 for White. With suicide the rules allow that of
// several stones. It panics if ownership is too short. What Unconditional
// proves does not depend on the ownership.
func (j *Judge) Judge(b *engine.Board, ownership []float64, suicide bool) Judgement {
	j.ownership = ownership[:b.Size()*b.Size()]
	j.life.Find(b, suicide)
	for i := range j.ownership {
		if p := engine.PointOf(b.Size(), i); b.At(p).IsPlayer() && b.Head(p) == p {
			j.mean[p] = j.meanOf(b, p)
			j.verdict[p] = j.look(b, p)
		}
	}
	j.reader.total = judgeMoves
	j.readAll(b)
	j.readSure(b)
	return j.judgement(b)
}

// is reports whether there is a chain on p with that verdict.
func (j *Judge) is(b *engine.Board, p engine.Point, v verdict) bool {
	return b.At(p).IsPlayer() && j.verdict[b.Head(p)] == v
}

// meanOf is the mean ownership of the chain with that head for its own color.
func (j *Judge) meanOf(b *engine.Board, head engine.Point) float64 {
	sum := 0.0
	for s := head; ; {
		sum += j.ownership[s.Index(b.Size())]
		if s = b.NextStone(s); s == head {
			break
		}
	}
	if b.At(head) == engine.White {
		sum = -sum
	}
	return sum / float64(b.ChainSize(head))
}

// look is the verdict on a chain at first sight.
func (j *Judge) look(b *engine.Board, head engine.Point) verdict {
	switch {
	case j.life.Owner(head) == b.At(head):
		return lives
	case j.life.Owner(head) == b.At(head).Opponent():
		return dies
	case j.mean[head] >= sureChain:
		return lives
	case j.mean[head] <= -sureChain:
		return dies
	default:
		return unclear
	}
}

// list fills j.heads with the chains that are wanted, the largest first.
func (j *Judge) list(b *engine.Board, wanted func(head engine.Point) bool) {
	j.heads = j.heads[:0]
	for i := range j.ownership {
		if p := engine.PointOf(b.Size(), i); b.At(p).IsPlayer() && b.Head(p) == p && wanted(p) {
			j.heads = append(j.heads, p)
		}
	}
	slices.SortStableFunc(j.heads, func(p, q engine.Point) int { return b.ChainSize(q) - b.ChainSize(p) })
}

// readAll reads the unclear chains, the largest first: a few stones inside a dead
// chain can often be captured, but not for good.
func (j *Judge) readAll(b *engine.Board) {
	j.list(b, func(head engine.Point) bool { return j.verdict[head] == unclear })
	for _, head := range j.heads {
		if j.verdict[head] != unclear {
			continue
		}
		j.read(b, head)
		if j.verdict[head] == dies {
			j.relieve(b, head)
		}
	}
}

// relieve has the unclear enemies of a chain that dies survive: they get its
// points.
func (j *Judge) relieve(b *engine.Board, head engine.Point) {
	for s := head; ; {
		for _, q := range b.Neighbors(s) {
			if b.At(q) == b.At(head).Opponent() && j.is(b, q, unclear) {
				j.verdict[b.Head(q)] = survives
			}
		}
		if s = b.NextStone(s); s == head {
			return
		}
	}
}

// read looks into the zone around an unclear chain, decides it if all of the zone
// can be played out, and reports whether that went to the end: a chain that is
// unclear all the same lives or dies by who moves first.
func (j *Judge) read(b *engine.Board, head engine.Point) (done bool) {
	z := &j.zone
	if !z.flood(j, b, head) {
		return false
	}
	captured, ok := j.reader.captures(b, z.points, head, false)
	if !ok {
		return false
	}
	if !captured {
		j.verdict[head] = survives
		if j.depends(b, head) {
			j.verdict[head] = depends
		}
		return true
	}
	captured, ok = j.reader.captures(b, z.points, head, true)
	if captured && ok {
		j.verdict[head] = dies
	}
	return ok
}

// neighbors are the points next to p.
func neighbors(b *engine.Board, p engine.Point) []engine.Point {
	n := b.Neighbors(p)
	return n[:]
}

// judgement puts the verdicts together.
func (j *Judge) judgement(b *engine.Board) Judgement {
	var out Judgement
	size := b.Size()
	for i := range j.ownership {
		p := engine.PointOf(size, i)
		if !b.At(p).IsPlayer() || b.Head(p) != p {
			continue
		}
		switch j.verdict[p] {
		case dies:
			out.Status.Dead = append(out.Status.Dead, p)
		case depends:
			if j.partner(b, p) {
				out.Status.Seki = append(out.Status.Seki, p)
			}
		case unclear:
			out.Doubtful = append(out.Doubtful, p)
			if j.mean[p] <= leaning {
				out.Status.Dead = append(out.Status.Dead, p)
			}
		}
	}
	owners := b.Owners(out.Status)
	for i, owner := range owners {
		p := engine.PointOf(size, i)
		if b.At(p) == engine.Empty && j.open(b, p, owner) {
			out.Open = append(out.Open, p)
		}
	}
	return out
}

// open reports whether it is not clear that the empty point p is the owner's, or
// nobody's if that is Empty.
func (j *Judge) open(b *engine.Board, p engine.Point, owner engine.Color) bool {
	if j.life.Owner(p) != engine.Empty {
		return false
	}
	switch owner {
	case engine.Black:
		return j.ownership[p.Index(b.Size())] < surePoint
	case engine.White:
		return j.ownership[p.Index(b.Size())] > -surePoint
	default:
		return !j.neutral(b, p)
	}
}

// neutral reports whether p touches living chains of both colors, so that
// nobody can have it as territory: a dame, or a liberty in a seki.
func (j *Judge) neutral(b *engine.Board, p engine.Point) bool {
	var touches [4]bool
	for _, q := range b.Neighbors(p) {
		if c := b.At(q); c.IsPlayer() && !j.is(b, q, dies) && !j.is(b, q, unclear) {
			touches[c] = true
		}
	}
	return touches[engine.Black] && touches[engine.White]
}
