package mcts

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"tianyuan/engine"
)

// leafChecker is an Evaluator that holds every leaf against the game played up
// to it.
type leafChecker struct {
	tb     testing.TB
	game   *engine.Game // at the root
	toMove engine.Color
	boards bool
	policy scripted
	leaves int
	banned int
}

func (c *leafChecker) Evaluate(leaves []Leaf, out []Evaluation) {
	for i := range leaves {
		c.check(&leaves[i])
		c.policy(&leaves[i], &out[i])
	}
}

func sameBoard(a, b *engine.Board) bool {
	ka, ca := a.Ko()
	kb, cb := b.Ko()
	return a.String() == b.String() && a.Hash() == b.Hash() && ka == kb && (ka == engine.Pass || ca == cb) &&
		a.Captured(engine.Black) == b.Captured(engine.Black) && a.Captured(engine.White) == b.Captured(engine.White)
}

func (c *leafChecker) check(l *Leaf) {
	c.leaves++
	g := c.game.Clone()
	before := [2]*engine.Board{g.Clone().Start(), g.Clone().Start()}
	replay := g.Clone()
	if err := replay.UndoMoves(len(g.Moves())); err != nil {
		c.tb.Fatal(err)
	}
	all := append(append([]engine.Move(nil), g.Moves()...), l.path.moves...)
	for i, m := range all {
		if back := len(all) - i; back <= 2 {
			before[back-1] = replay.Clone().Board()
		}
		if err := replay.Play(m); err != nil {
			c.tb.Fatalf("%v after %v: %v", m, all[:i], err)
		}
	}
	g = replay
	fail := func(what string, got, want any) {
		c.tb.Fatalf("after %v, of these %d in the tree: %s is %v, want %v", all, len(l.path.moves), what, got, want)
	}
	if !sameBoard(l.Board, g.Board()) {
		fail("board", l.Board, g.Board())
	}
	if err := l.Board.Check(); err != nil {
		c.tb.Fatal(err)
	}
	toMove := c.toMove
	if len(l.path.moves)%2 == 1 {
		toMove = toMove.Opponent()
	}
	if l.ToMove != toMove {
		fail("mover", l.ToMove, toMove)
	}
	var last []engine.Move
	for i := len(all) - 1; i >= 0 && len(last) < HistoryMoves; i-- {
		last = append(last, all[i])
	}
	if !slices.Equal(l.Last[:l.NumLast], last) {
		fail("history", l.Last[:l.NumLast], last)
	}
	for i := range l.Before {
		switch {
		case c.boards && !sameBoard(l.Before[i], before[i]):
			fail(fmt.Sprintf("board %d moves ago", i+1), l.Before[i], before[i])
		case !c.boards && l.Before[i] != nil:
			fail("board before", "set", nil)
		}
	}
	if l.Rules != g.Rules() || l.Komi != g.Komi() || l.Handicap != g.HandicapPoints() {
		fail("rules", []any{l.Rules, l.Komi, l.Handicap}, []any{g.Rules(), g.Komi(), g.HandicapPoints()})
	}
	// If the players passed now, the count would be that of the game.
	if got, want := l.Margin(l.Board.AreaDifference()), g.Score(engine.Status{}).Margin; got != want {
		fail("margin", got, want)
	}
	var banned []engine.Point
	for i := range g.Board().NumEmpty() {
		p := g.Board().EmptyAt(i)
		stones, suicide := g.Board().Suicide(p, toMove)
		if suicide && (stones == 1 || !g.Rules().AllowsSuicide(stones)) {
			continue
		}
		if ko := g.Superko(); ko.Rule() != engine.KoSimple && ko.Seen(ko.Key(g.Board().HashAfter(p, toMove), toMove)) {
			banned = append(banned, p)
			if g.Legal(engine.Move{Color: toMove, Point: p}) == nil {
				fail("banned but legal", p, nil)
			}
		}
	}
	got := l.AppendBanned(nil)
	slices.Sort(got)
	slices.Sort(banned)
	if !slices.Equal(got, banned) {
		fail("banned", got, banned)
	}
	c.banned += len(banned)
}

// TestLeaf holds what evaluators see against replayed games: boards, history,
// boards before, the margin under every way of counting, superko.
func TestLeaf(t *testing.T) {
	leaves, banned := 0, 0
	for round := range 60 {
		rng := rand.New(rand.NewPCG(uint64(round), 7))
		rules := koRules(engine.Ko(round%4), engine.Suicide(round%3))
		rules.Button = round%5 == 0
		if round%3 == 1 {
			rules.Scoring, rules.Button = engine.ScoringTerritory, false
		}
		rules.HandicapBonus = engine.BonusN
		g := newGame(t, 2+round%4, rules, "")
		if err := g.SetKomi(float64(rng.IntN(9)) / 2); err != nil {
			t.Fatal(err)
		}
		if round%4 == 3 && g.Size() > 3 {
			if err := g.PlaceHandicap(vertices(t, g.Size(), "B2 C3")); err != nil {
				t.Fatal(err)
			}
		}
		randomMoves(g, rng.IntN(20), rng, round%2 == 1)
		o := DefaultOptions()
		o.MemoryMB, o.ExpandVisits, o.EvenPrior, o.PolicyWeight = 1, 1, 1, 2
		o.Batch, o.Boards, o.Seed = 1+round%3, round%2 == 0, uint64(round)
		checker := &leafChecker{tb: t, game: g, toMove: g.ToMove(), boards: o.Boards, policy: deep}
		s := newSearch(t, o, checker)
		s.simulations(g, 150)
		// Once more from a position that the tree knows.
		if m := s.tree.children(&s.tree.nodes[0])[0].move; g.Play(engine.Move{Color: g.ToMove(), Point: m}) == nil {
			checker.game, checker.toMove = g, g.ToMove()
			s.simulations(g, 50)
		}
		leaves += checker.leaves
		banned += checker.banned
	}
	if leaves < 3000 || banned < 50 {
		t.Errorf("%d leaves and %d moves that superko forbade: the test shows little", leaves, banned)
	}
}

// TestLeafAlone: a leaf that no search made knows no history.
func TestLeafAlone(t *testing.T) {
	g := newGame(t, 5, areaRules(engine.KoPositional), "C3 B2")
	l := Leaf{Board: g.Board(), ToMove: engine.Black, Rules: g.Rules(), Komi: 6.5, Handicap: 2, Correction: -0.5}
	if banned := l.AppendBanned(nil); banned != nil {
		t.Errorf("banned %v", banned)
	}
	if got := l.Margin(10); got != 10-6.5-2+0.5 {
		t.Errorf("margin %v", got)
	}
}

func TestOutcome(t *testing.T) {
	for margin, want := range map[float64]float64{0.5: 1, 30: 1, 0: 0.5, -0.5: 0, -361: 0} {
		if got := Outcome(margin); got != want {
			t.Errorf("Outcome(%v) = %v, want %v", margin, got, want)
		}
	}
}
