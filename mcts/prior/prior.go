package prior

import (
	"tianyuan/engine"
	"tianyuan/engine/tactics"
	"tianyuan/mcts"
	"tianyuan/mcts/pattern"
)

// Prior gives the moves of a leaf their first visits. Not safe for concurrent
// use: every worker has its own.
type Prior struct {
	weights Weights
	reader  tactics.Reader
	near    [engine.NumPoints]uint8
	read    [engine.NumPoints]finding
	found   []engine.Point // with a finding
	points  []engine.Point // scratch
}

// finding is what reading says of a move.
type finding uint8

const (
	escapes finding = 1 << iota
	catches
	hopeless
)

// New returns a Prior with these weights.
func New(weights Weights) *Prior {
	return &Prior{weights: weights, found: make([]engine.Point, 0, 256), points: make([]engine.Point, 0, 64)}
}

var _ mcts.Seeder = (*Prior)(nil)

// Seed adds what is known of each move to prior; see mcts.Seeder. Passes get
// nothing.
func (p *Prior) Seed(leaf *mcts.Leaf, moves []engine.Point, prior []float32) {
	b, c := leaf.Board, leaf.ToMove
	last := engine.Pass
	if leaf.NumLast > 0 {
		last = leaf.Last[0].Point
	}
	tactics.Distances(b, last, len(p.weights.Near), &p.near)
	p.readChains(b, c)
	for i, m := range moves {
		if m != engine.Pass {
			prior[i] = float32(p.move(b, m, c))
		}
	}
	for _, q := range p.found {
		p.read[q] = 0
	}
	p.found = p.found[:0]
}

// mostPseudo is the most pseudo-liberties of a chain that is read: two points
// touch a chain eight times at most.
const mostPseudo = 8

// readChains finds out about all chains with two liberties or one.
func (p *Prior) readChains(b *engine.Board, c engine.Color) {
	for i := range b.Size() * b.Size() {
		s := engine.PointOf(b.Size(), i)
		if !b.At(s).IsPlayer() || b.Head(s) != s || b.PseudoLiberties(s) > mostPseudo {
			continue
		}
		liberty, atari := b.Atari(s)
		switch {
		case b.At(s) != c && !atari:
			if m, ok := p.reader.Catches(b, s); ok {
				p.find(m, catches)
			}
		case b.At(s) != c: // taking it is a capture, seen without reading
		case atari:
			p.save(b, s)
			if p.read[liberty]&escapes == 0 {
				p.find(liberty, hopeless)
			}
		default:
			if _, ok := p.reader.Catches(b, s); ok {
				p.save(b, s)
			}
		}
	}
}

// save finds the moves that save the chain at s.
func (p *Prior) save(b *engine.Board, s engine.Point) {
	p.points = p.reader.Escapes(b, s, p.points[:0])
	for _, m := range p.points {
		p.find(m, escapes)
	}
}

func (p *Prior) find(m engine.Point, f finding) {
	if p.read[m] == 0 {
		p.found = append(p.found, m)
	}
	p.read[m] |= f
}

// move is the knowledge about c's stone on m: visits won, or lost if negative.
func (p *Prior) move(b *engine.Board, m engine.Point, c engine.Color) (visits float64) {
	w, read := &p.weights, p.read[m]
	outlook := b.Outlook(m, c)
	switch {
	case outlook.Captures && (read&escapes != 0 || takesSeveral(b, m, c)):
		visits += w.CaptureMore
	case outlook.Captures:
		visits += w.Capture
	case outlook.Liberties < 2:
		return -w.SelfAtari // whatever else speaks for it
	case read&escapes != 0:
		visits += w.Escape
	case read&hopeless != 0:
		return -w.Hopeless
	}
	if read&catches != 0 {
		visits += w.Catch
	}
	if d := int(p.near[m]); d >= 1 && d <= len(w.Near) {
		visits += w.Near[d-1]
	}
	if pattern.Matches(b.Surroundings(m), c) {
		visits += w.Shape
	}
	// The line first: to look around takes longer than all the rest.
	if line := m.Line(b.Size()); line <= 3 && empty(b, m) {
		visits += w.ThirdLine * [...]float64{1: -1, 2: -0.5, 3: 1}[line]
	}
	return visits
}

// takesSeveral reports whether c's stone on m takes a chain of two or more.
func takesSeveral(b *engine.Board, m engine.Point, c engine.Color) bool {
	for _, q := range b.Neighbors(m) {
		if b.At(q) == c.Opponent() && b.ChainSize(q) > 1 {
			if _, ok := b.Atari(q); ok {
				return true
			}
		}
	}
	return false
}

// empty reports whether there is no stone within three steps of m.
func empty(b *engine.Board, m engine.Point) bool {
	const reach = 3
	col, row := m.Column(), m.Row()
	for dy := -reach; dy <= reach; dy++ {
		for dx := -reach; dx <= reach; dx++ {
			if max(dx, -dx)+max(dy, -dy) > reach {
				continue
			}
			if q, ok := engine.At(b.Size(), col+dx, row+dy); ok && b.At(q) != engine.Empty {
				return false
			}
		}
	}
	return true
}
