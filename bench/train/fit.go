package main

import (
	"math"

	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/prior"
)

// learner fits a model's weights so that its probabilities come near the
// teacher's: steps down the slope of the cross entropy, one position at a time,
// each weight at a pace of its own (J. Duchi, E. Hazan and Y. Singer, "Adaptive
// Subgradient Methods", 2011). The model is that of R. Coulom, "Computing Elo
// Ratings of Move Patterns in the Game of Go", 2007.
type learner struct {
	model    *prior.Model
	features *prior.Features
	rate     float64
	squares  []float32 // of each weight's slopes so far

	// Of the position at hand.
	moves   []engine.Point
	numbers []int32 // the features of all moves
	ends    []int   // where each move's end
	scores  []float64
	targets map[engine.Point]float64
}

func newLearner(m *prior.Model, rate float64) *learner {
	l := &learner{
		model: m, features: prior.NewFeatures(m.Book), rate: rate,
		squares: make([]float32, len(m.Weights)), targets: map[engine.Point]float64{},
	}
	for i := range l.squares {
		l.squares[i] = 1 // or the first steps would be large
	}
	return l
}

// tally is how well a model foretells a teacher.
type tally struct {
	positions int
	loss      float64 // sum of cross entropies, in nats
	hits      int     // the teacher's first choice was the model's
}

func (t *tally) add(u tally) {
	t.positions, t.loss, t.hits = t.positions+u.positions, t.loss+u.loss, t.hits+u.hits
}

// leastKnown is the probability of moves other than a pass that a position must
// have on record to be learned from.
const leastKnown = 0.5

// smallSlope is a difference of probabilities that is not worth a step.
const smallSlope = 1e-4

// look takes up a position; false if there is nothing to learn.
func (l *learner) look(g *record, leaf *mcts.Leaf, p *position) bool {
	clear(l.targets)
	sum := 0.0
	for _, m := range p.liked {
		if q := g.point(m.move); q != engine.Pass {
			l.targets[q] = m.probability
			sum += m.probability
		}
	}
	if sum < leastKnown {
		return false
	}
	for q := range l.targets {
		l.targets[q] /= sum
	}
	l.features.Look(leaf)
	l.moves, l.numbers, l.ends, l.scores = l.moves[:0], l.numbers[:0], l.ends[:0], l.scores[:0]
	b, c := leaf.Board, leaf.ToMove
	for i := range b.NumEmpty() {
		q := b.EmptyAt(i)
		if b.Eye(q, c) || !b.Legal(q, c) { // as in the tree
			continue
		}
		start := len(l.numbers)
		l.numbers = l.features.Append(l.numbers, q)
		score := 0.0
		for _, k := range l.numbers[start:] {
			score += float64(l.model.Weights[k])
		}
		l.moves, l.ends, l.scores = append(l.moves, q), append(l.ends, len(l.numbers)), append(l.scores, score)
	}
	return len(l.moves) > 0
}

// position tells how well the model does at a position and, with learn, makes a
// step.
func (l *learner) position(g *record, leaf *mcts.Leaf, p *position, learn bool) tally {
	if !l.look(g, leaf, p) {
		return tally{}
	}
	sum, first, wanted := 0.0, 0, 0
	for i, s := range l.scores {
		if s > l.scores[first] {
			first = i
		}
		if l.targets[l.moves[i]] > l.targets[l.moves[wanted]] {
			wanted = i
		}
	}
	most := l.scores[first]
	for i, s := range l.scores {
		l.scores[i] = math.Exp(s - most)
		sum += l.scores[i]
	}
	t := tally{positions: 1}
	if first == wanted {
		t.hits = 1
	}
	start := 0
	for i, m := range l.moves {
		probability, target := l.scores[i]/sum, l.targets[m]
		if target > 0 {
			t.loss -= target * math.Log(max(probability, 1e-9))
		}
		if learn {
			l.step(l.numbers[start:l.ends[i]], float32(probability-target))
		}
		start = l.ends[i]
	}
	return t
}

// step moves the weights of a move's features against the slope.
func (l *learner) step(numbers []int32, slope float32) {
	if max(slope, -slope) < smallSlope {
		return
	}
	for _, k := range numbers {
		l.squares[k] += slope * slope
		l.model.Weights[k] -= float32(l.rate) * slope / float32(math.Sqrt(float64(l.squares[k])))
	}
}

// pass goes through games once in a random order.
func (l *learner) pass(games []record, learn bool, random *mcts.Random) (total tally) {
	order := make([]int, len(games))
	for i := range order {
		j := random.Below(i + 1)
		order[i], order[j] = order[j], i
	}
	for _, i := range order {
		games[i].replay(func(leaf *mcts.Leaf, p *position) bool {
			total.add(l.position(&games[i], leaf, p, learn))
			return true
		})
	}
	return total
}
