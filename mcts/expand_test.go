package mcts

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tianyuan/engine"
)

// walk visits the searched tree's nodes with a game at each position.
func (s *Search) walk(tb testing.TB, g *engine.Game, toMove engine.Color, visit func(n *node, g *engine.Game, toMove engine.Color)) {
	var down func(n *node, g *engine.Game, toMove engine.Color)
	down = func(n *node, g *engine.Game, toMove engine.Color) {
		visit(n, g, toMove)
		children := s.tree.children(n)
		for i := range children {
			c := &children[i]
			if c.visits.load() == 0 && c.first.Load() == unexpanded {
				continue // looked at as a child already
			}
			next := g.Clone()
			m := engine.Move{Color: toMove, Point: c.move}
			if err := next.Play(m); err != nil {
				tb.Fatalf("%v %s in the tree after %v: %v", m.Color, text(g.Size(), m.Point), g.Moves(), err)
			}
			down(c, next, toMove.Opponent())
		}
	}
	down(&s.tree.nodes[0], g.Clone(), toMove)
}

// expectedMoves lists by the game's own rules what an expanded node must hold.
func expectedMoves(g *engine.Game, toMove engine.Color) []engine.Point {
	moves := []engine.Point{engine.Pass}
	b := g.Board()
	for i := range b.NumEmpty() {
		p := b.EmptyAt(i)
		stones, suicide := b.Suicide(p, toMove)
		if g.Legal(engine.Move{Color: toMove, Point: p}) != nil || b.Eye(p, toMove) || suicide && stones == 1 {
			continue
		}
		moves = append(moves, p)
	}
	slices.Sort(moves)
	return moves
}

// checkMoves holds the children of every expanded node against the game.
func (s *Search) checkMoves(tb testing.TB, g *engine.Game, toMove engine.Color) (expanded int) {
	s.walk(tb, g, toMove, func(n *node, g *engine.Game, toMove engine.Color) {
		children := s.tree.children(n)
		if len(children) == 0 {
			return
		}
		expanded++
		var got []engine.Point
		for i := range children {
			got = append(got, children[i].move)
		}
		slices.Sort(got)
		if want := expectedMoves(g, toMove); !slices.Equal(got, want) {
			tb.Fatalf("%v to move after %v:\n%v\nhas %v, want %v", toMove, g.Moves(), g.Board(), got, want)
		}
	})
	return expanded
}

func koRules(ko engine.Ko, suicide engine.Suicide) engine.Rules {
	rules := areaRules(ko)
	rules.Suicide = suicide
	return rules
}

// TestMovesTwin searches random games on small boards under every ko and
// suicide rule, sides that move twice among them, and holds the moves of all
// nodes against the game's rules.
func TestMovesTwin(t *testing.T) {
	for ko := engine.KoSimple; ko <= engine.KoNaturalSituational; ko++ {
		for suicide := engine.SuicideOff; suicide <= engine.SuicideOn; suicide++ {
			t.Run(fmt.Sprintf("%v/%v", ko, suicide), func(t *testing.T) {
				t.Parallel()
				rng := rand.New(rand.NewPCG(uint64(ko), uint64(suicide)))
				expanded, banned := 0, 0
				for round := range 24 {
					g := newGame(t, 1+round%5, koRules(ko, suicide), "")
					randomMoves(g, rng.IntN(30), rng, round%3 == 0)
					o := DefaultOptions()
					o.MemoryMB, o.ExpandVisits, o.EvenPrior, o.RaveEquivalence, o.Seed = 1, 1, 1, 50, uint64(round)
					// Half of the searches play at random, the others as deep
					// as they can: one line is as good as another.
					evaluator := scripted(uniform)
					if round%2 == 0 {
						evaluator = deep
						o.PolicyWeight = 2
					}
					s := newSearch(t, o, evaluator)
					s.simulations(g, 300)
					expanded += s.checkMoves(t, g, g.ToMove())
					s.walk(t, g, g.ToMove(), func(n *node, g *engine.Game, toMove engine.Color) {
						if len(s.tree.children(n)) == 0 {
							return
						}
						for i := range g.Board().NumEmpty() {
							p := g.Board().EmptyAt(i)
							if ko := g.Superko(); ko.Rule() != engine.KoSimple && ko.Seen(ko.Key(g.Board().HashAfter(p, toMove), toMove)) {
								banned++
							}
						}
					})
				}
				if expanded < 1000 {
					t.Errorf("only %d nodes looked at", expanded)
				}
				if ko != engine.KoSimple && banned < 40 {
					t.Errorf("superko forbade only %d moves: the test shows nothing", banned)
				}
			})
		}
	}
}

// deep is an evaluator whose policy is concentrated on a few random moves, so
// the tree grows deep and its lines repeat positions.
func deep(l *Leaf, out *Evaluation) {
	out.Value = 0.5
	rng := NewRandom(l.Seed)
	out.Policy = append(out.Policy, make([]float32, engine.NumPoints)...)
	for range 3 {
		if n := l.Board.NumEmpty(); n > 0 {
			out.Policy[l.Board.EmptyAt(rng.Below(n))] += 0.3
		}
	}
	out.Policy[engine.Pass] += 0.03
}

// TestRepetition plays lines that come to a point where the ko rules differ,
// every part of the line once in the game and the rest in the tree, and says
// which rules hold the last move.
func TestRepetition(t *testing.T) {
	all := []engine.Ko{engine.KoSimple, engine.KoPositional, engine.KoSituational, engine.KoNaturalSituational}
	const twoForOne = `
		. . . . .
		. . . . .
		O . . . .
		O X X . .
		. O . X .`
	const ko = `
		. . . . .
		. . X O .
		. X O . O
		. . X O .
		. . . . .`
	const doubleKo = `
		. X O . . .
		X O . O . .
		. X O . . .
		. X O . . .
		X . X O . .
		. X O . . .`
	const empty2 = `
		. .
		. .`
	for _, test := range []struct {
		name    string
		diagram string
		first   engine.Color
		line    string
		may     []engine.Ko // the rules that allow the last move of the line
	}{
		{
			"send two, return one", twoForOne, engine.White, "C1 A1 B1",
			[]engine.Ko{engine.KoSimple, engine.KoSituational, engine.KoNaturalSituational},
		},
		{
			"send two again after a pass", twoForOne, engine.White, "C1 A1 B1 pass C1",
			[]engine.Ko{engine.KoSimple},
		},
		{"ko retaken at once", ko, engine.Black, "D3 C3", nil},
		{"ko after a threat", ko, engine.Black, "D3 A1 A5 C3", all},
		{"ko after a pass by each", ko, engine.Black, "D3 pass pass C3", []engine.Ko{engine.KoSimple}},
		{"ko after a pass and a move", ko, engine.Black, "D3 pass A1 C3", all},
		{"ko filled", ko, engine.Black, "D3 A1 C3", all},
		// White passed before the ko was taken: White has never made the
		// position that the retake makes.
		{"ko retaken by who passed before", ko, engine.White, "pass D3 C3", []engine.Ko{engine.KoNaturalSituational}},
		{
			"double ko and a pass", doubleKo, engine.Black, "C5 B2 pass B5 C2",
			[]engine.Ko{engine.KoSimple, engine.KoSituational, engine.KoNaturalSituational},
		},
		{
			"repetition without a capture", empty2, engine.Black, "A1 B1 A2 pass B2 B1 A1",
			[]engine.Ko{engine.KoSimple, engine.KoSituational, engine.KoNaturalSituational},
		},
	} {
		for _, rule := range all {
			t.Run(fmt.Sprintf("%s/%v", test.name, rule), func(t *testing.T) {
				whole := setUp(t, test.diagram, areaRules(rule), test.first)
				line := vertices(t, whole.Size(), test.line)
				last := line[len(line)-1]
				want := slices.Contains(test.may, rule)
				if !legalLine(whole, line[:len(line)-1]) {
					s := newSearch(t, followOptions(), follow(line))
					s.simulations(whole, 2*len(line)+4)
					if want || s.tree.at(line) != nil {
						t.Error("the line breaks a rule on its way")
					}
					return
				}
				for split := range line {
					g := whole.Clone()
					play(t, g, joined(g.Size(), line[:split]))
					if g.Passes() >= 2 {
						continue // the game is over and starts anew
					}
					s := newSearch(t, followOptions(), follow(line[split:]))
					s.simulations(g, 2*len(line)+4)
					n := s.tree.at(line[split : len(line)-1])
					if n == nil || len(s.tree.children(n)) == 0 {
						if !endsInTree(line, split) {
							t.Fatalf("split %d: the line is not in the tree", split)
						}
						continue
					}
					if got := s.tree.child(n, last) != nil; got != want {
						t.Errorf("split %d: move in the tree %v, want %v", split, got, want)
					}
					s.checkMoves(t, g, g.ToMove())
				}
				end := whole.Clone()
				play(t, end, joined(end.Size(), line[:len(line)-1]))
				s := newSearch(t, followOptions(), scripted(noise))
				s.simulations(end, 1)
				if got := s.tree.child(&s.tree.nodes[0], last) != nil; got != want {
					t.Errorf("at the root: move in the tree %v, want %v", got, want)
				}
			})
		}
	}
}

// legalLine reports whether the game may go on with the line.
func legalLine(g *engine.Game, line []engine.Point) bool {
	g = g.Clone()
	for _, p := range line {
		if g.Play(engine.Move{Color: g.ToMove(), Point: p}) != nil {
			return false
		}
	}
	return true
}

// endsInTree reports whether the part of the line from split on makes two
// passes, which end a line in the tree.
func endsInTree(line []engine.Point, split int) bool {
	for i := max(split, 1); i < len(line); i++ {
		if line[i] == engine.Pass && line[i-1] == engine.Pass {
			return true
		}
	}
	return false
}

func joined(size int, line []engine.Point) string {
	var words []string
	for _, p := range line {
		words = append(words, text(size, p))
	}
	return strings.Join(words, " ")
}

// TestSuicide: a chain's suicide is a move where the rules allow it, a single
// stone's never, and an eye is left alone also where filling it kills.
func TestSuicide(t *testing.T) {
	const chain = `
		. . . . .
		. . . . .
		O . . . .
		X O . . .
		. O . . .`
	const single = `
		. . . . .
		. . . . .
		. . . . .
		O . . . .
		. O . . .`
	const eye = `
		. . . . .
		. . . . .
		O O O . .
		X X O . .
		. X O . .`
	for _, test := range []struct {
		diagram string
		suicide engine.Suicide
		want    bool
	}{
		{chain, engine.SuicideOff, false},
		{chain, engine.SuicideMulti, true},
		{chain, engine.SuicideOn, true},
		{single, engine.SuicideMulti, false},
		{single, engine.SuicideOn, false},
		{eye, engine.SuicideOn, false},
	} {
		g := setUp(t, test.diagram, koRules(engine.KoSituational, test.suicide), engine.Black)
		s := newSearch(t, followOptions(), scripted(noise))
		s.simulations(g, 1)
		if got := s.tree.child(&s.tree.nodes[0], vertex(t, 5, "A1")) != nil; got != test.want {
			t.Errorf("suicide %v: A1 in the tree %v, want %v in\n%v", test.suicide, got, test.want, g.Board())
		}
	}
}

// TestShuffle: without knowledge the first move tried is a fair draw.
func TestShuffle(t *testing.T) {
	g := newGame(t, 3, areaRules(engine.KoPositional), "")
	firsts := map[engine.Point]int{}
	const searches = 2000
	s := newSearch(t, followOptions(), scripted(noise))
	s.options.PolicyWeight = 0
	for range searches {
		s.tree.reset()
		s.root.valid = false
		s.simulations(g, 1)
		firsts[s.tree.children(&s.tree.nodes[0])[0].move]++
	}
	chi := 0.0
	for _, n := range firsts {
		d := float64(n) - searches/10.0
		chi += d * d / (searches / 10.0)
	}
	// 9 degrees of freedom: above 33.7 once in ten thousand.
	if len(firsts) != 10 || chi > 33.7 {
		t.Errorf("chi-square %v over %v", chi, firsts)
	}
}
