package mcts

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"tianyuan/engine"
)

const columns = "ABCDEFGHJKLMNOPQRSTUVWXYZ"

// vertex reads a point as GTP writes it, or "pass".
func vertex(tb testing.TB, size int, text string) engine.Point {
	tb.Helper()
	if text == "pass" {
		return engine.Pass
	}
	row := 0
	if _, err := fmt.Sscanf(text[1:], "%d", &row); err != nil {
		tb.Fatalf("vertex %q: %v", text, err)
	}
	p, ok := engine.At(size, strings.IndexByte(columns, text[0])+1, row)
	if !ok {
		tb.Fatalf("vertex %q is not on the board", text)
	}
	return p
}

func vertices(tb testing.TB, size int, text string) []engine.Point {
	tb.Helper()
	var points []engine.Point
	for _, v := range strings.Fields(text) {
		points = append(points, vertex(tb, size, v))
	}
	return points
}

// text is the inverse of vertex.
func text(size int, p engine.Point) string {
	if p == engine.Pass {
		return "pass"
	}
	return fmt.Sprintf("%c%d", columns[p.Column()-1], p.Row())
}

// newGame returns a game under the rules after the moves, in turns from who is
// to move.
func newGame(tb testing.TB, size int, rules engine.Rules, moves string) *engine.Game {
	tb.Helper()
	g, err := engine.NewGame(size, rules)
	if err != nil {
		tb.Fatal(err)
	}
	play(tb, g, moves)
	return g
}

func play(tb testing.TB, g *engine.Game, moves string) {
	tb.Helper()
	for _, p := range vertices(tb, g.Size(), moves) {
		if err := g.Play(engine.Move{Color: g.ToMove(), Point: p}); err != nil {
			tb.Fatalf("%v %s: %v", g.ToMove(), text(g.Size(), p), err)
		}
	}
}

// setUp returns a game that starts from a diagram.
func setUp(tb testing.TB, diagram string, rules engine.Rules, first engine.Color) *engine.Game {
	tb.Helper()
	b, err := engine.ParseDiagram(diagram)
	if err != nil {
		tb.Fatal(err)
	}
	g := newGame(tb, b.Size(), rules, "")
	var stones [4][]engine.Point
	for i := range b.Size() * b.Size() {
		p := engine.PointOf(b.Size(), i)
		stones[b.At(p)] = append(stones[b.At(p)], p)
	}
	if err := g.SetUp(stones[engine.Black], stones[engine.White], first); err != nil {
		tb.Fatal(err)
	}
	return g
}

// areaRules are rules without any extra, with a ko rule.
func areaRules(ko engine.Ko) engine.Rules {
	rules := engine.DefaultRules()
	rules.Ko, rules.Suicide, rules.Button = ko, engine.SuicideOff, false
	rules.Scoring, rules.Tax, rules.HandicapBonus = engine.ScoringArea, engine.TaxNone, engine.BonusNone
	return rules
}

// randomMoves plays up to n random legal moves, passes among them; where
// irregular is set, a side may also move twice in a row.
func randomMoves(g *engine.Game, n int, rng *rand.Rand, irregular bool) {
	for range n {
		if irregular && rng.IntN(12) == 0 {
			g.SetToMove(g.ToMove().Opponent())
		}
		moves := []engine.Point{engine.Pass}
		for i := range g.Board().NumEmpty() {
			p := g.Board().EmptyAt(i)
			if g.Legal(engine.Move{Color: g.ToMove(), Point: p}) == nil && !g.Board().Eye(p, g.ToMove()) {
				moves = append(moves, p)
			}
		}
		m := engine.Move{Color: g.ToMove(), Point: moves[rng.IntN(len(moves))]}
		if err := g.Play(m); err != nil {
			panic(err)
		}
	}
}

// scripted is an Evaluator that calls a function for each leaf.
type scripted func(l *Leaf, out *Evaluation)

func (f scripted) Evaluate(leaves []Leaf, out []Evaluation) {
	for i := range leaves {
		f(&leaves[i], &out[i])
	}
}

// noise gives each leaf a value from its seed and costs next to nothing.
func noise(l *Leaf, out *Evaluation) {
	rng := NewRandom(l.Seed)
	out.Value = float64(rng.Below(1001)) / 1000
	out.Margin = 10*out.Value - 5
}

// uniform plays a short random game from a copy of the leaf's board and counts
// the area, so trees look like real ones. It also moves at random where the
// search has not looked yet.
func uniform(l *Leaf, out *Evaluation) {
	var b engine.Board
	b.CopyFrom(l.Board)
	rng := NewRandom(l.Seed)
	c, passes := l.ToMove, 0
	for range 2 * b.Size() * b.Size() {
		p := engine.Pass
		for n := b.NumEmpty(); n > 0; n-- {
			i := rng.Below(n)
			if q := b.EmptyAt(i); b.Sensible(q, c) {
				p = q
				break
			}
			b.SetAside(i, n-1)
		}
		b.Play(p, c)
		out.Moves = append(out.Moves, p)
		c = c.Opponent()
		if p != engine.Pass {
			passes = 0
		} else if passes++; passes == 2 {
			break
		}
	}
	out.Margin = l.Margin(b.AreaDifference())
	if l.ToMove == engine.White {
		out.Margin = -out.Margin
	}
	out.Value = Outcome(out.Margin)
}

// follow returns an evaluator whose policy leads down a line of moves from the
// root; elsewhere it expects a pass. All values are even.
func follow(line []engine.Point) scripted {
	return func(l *Leaf, out *Evaluation) {
		out.Value = 0.5
		out.Policy = append(out.Policy, make([]float32, engine.NumPoints)...)
		next := engine.Pass
		if n := len(l.path.moves); n < len(line) {
			next = line[n]
		}
		out.Policy[next] = 1
	}
}

// followOptions make a search go where a policy leads, one ply a simulation.
func followOptions() Options {
	o := DefaultOptions()
	o.MemoryMB, o.ExpandVisits, o.RaveEquivalence, o.PolicyWeight = 1, 1, 0, 1e6
	return o
}

func newSearch(tb testing.TB, o Options, e Evaluator) *Search {
	tb.Helper()
	s, err := New(o, func(int) Evaluator { return e })
	if err != nil {
		tb.Fatal(err)
	}
	return s
}

// shrink gives the search an arena of the smallest size.
func (s *Search) shrink() {
	s.tree = newArena(0)
	for _, w := range s.workers {
		w.tree = s.tree
	}
}

func (s *Search) simulations(g *engine.Game, n int) Result {
	return s.Run(context.Background(), g, g.ToMove(), Limits{Simulations: n})
}

// child returns the child of n with that move, or nil.
func (a *arena) child(n *node, p engine.Point) *node {
	children := a.children(n)
	for i := range children {
		if children[i].move == p {
			return &children[i]
		}
	}
	return nil
}

// at returns the node at the end of a line from the root, or nil.
func (a *arena) at(line []engine.Point) *node {
	n := &a.nodes[0]
	for _, p := range line {
		if n = a.child(n, p); n == nil {
			return nil
		}
	}
	return n
}

// dump writes a node with all below it, without places in the arena, so that
// equal trees have equal dumps. Nodes with no more than threshold visits stand
// without children; the first one always has them.
func (a *arena) dump(n *node, threshold uint32) string {
	var out strings.Builder
	var walk func(n *node, depth int)
	walk = func(n *node, depth int) {
		fmt.Fprintln(&out, depth, n.move, n.prior, n.visits.load(), n.sum.load(), n.rave.bits.load())
		if depth > 0 && n.visits.load() <= threshold {
			return
		}
		children := a.children(n)
		for i := range children {
			walk(&children[i], depth+1)
		}
	}
	walk(n, 0)
	return out.String()
}

// check tells what is wrong with an arena that no worker uses: blocks lie
// behind their parents, do not overlap and fill the used part, states are not
// left over, and the counts agree.
func (a *arena) check() error {
	var errs []error
	fail := func(format string, args ...any) { errs = append(errs, fmt.Errorf(format, args...)) }
	used := a.used.Load()
	if int(used) > len(a.nodes) {
		fail("%d of %d nodes used", used, len(a.nodes))
	}
	parent := make([]int64, used)
	for i := range parent {
		parent[i] = -1
	}
	for i := range used {
		n := &a.nodes[i]
		if n.sum.load() > uint64(n.visits.load())*valueUnit {
			fail("node %d: sum above visits", i)
		}
		if r, sum := n.rave.load(); sum > float64(r) {
			fail("node %d: RAVE sum above visits", i)
		}
		if n.first.Load() == expanding {
			fail("node %d: left expanding", i)
			continue
		}
		first, count := n.block()
		if count == 0 {
			continue
		}
		if first <= i || int(first)+count > int(used) {
			fail("node %d: children from %d, %d of them", i, first, count)
			continue
		}
		below := uint32(0)
		for j := first; j < first+uint32(count); j++ {
			if parent[j] >= 0 {
				fail("node %d is a child of %d and %d", j, parent[j], i)
			}
			parent[j] = int64(i)
			below += a.nodes[j].visits.load()
		}
		if below > n.visits.load() {
			fail("node %d: %d visits, its children %d", i, n.visits.load(), below)
		}
	}
	for i, p := range parent {
		if p < 0 && i != 0 {
			fail("node %d is nobody's child", i)
		}
	}
	if len(errs) > 10 {
		errs = append(errs[:10], fmt.Errorf("and %d more", len(errs)-10))
	}
	return errors.Join(errs...)
}

// set gives a tally that many values with that sum.
func (t *tally) set(count uint32, sum float64) {
	t.bits.store(uint64(count)<<tallyShift | uint64(math.Round(sum*tallyUnit)))
}
