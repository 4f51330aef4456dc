package mcts

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"tianyuan/engine"
)

// passing makes the search pass wherever it can.
func passing(l *Leaf, out *Evaluation) { follow(nil)(l, out) }

// TestTwoPasses ends games in the tree by passes and holds the margin there
// against the count of the game under the same rules.
func TestTwoPasses(t *testing.T) {
	ended, drawn := 0, 0
	for round := range 200 {
		rng := rand.New(rand.NewPCG(uint64(round), 11))
		rules := areaRules(engine.Ko(round % 4))
		rules.Button = rng.IntN(2) == 0
		if rng.IntN(2) == 0 {
			rules.Scoring, rules.Button = engine.ScoringTerritory, false
		}
		rules.HandicapBonus = engine.Bonus(rng.IntN(3))
		g := newGame(t, 3+rng.IntN(4), rules, "")
		if err := g.SetKomi(float64(rng.IntN(15)-7) / 2); err != nil {
			t.Fatal(err)
		}
		if rng.IntN(3) == 0 {
			if err := g.PlaceHandicap(vertices(t, g.Size(), "A1 C3 B2")[:2+rng.IntN(2)]); err != nil {
				t.Fatal(err)
			}
		}
		randomMoves(g, rng.IntN(40), rng, false)
		s := newSearch(t, followOptions(), scripted(passing))
		s.place(g, g.ToMove())
		w := s.workers[0]
		for range 5 {
			w.simulate(1)
			sl := w.slots[0]
			if !sl.decided {
				continue
			}
			ended++
			end := g.Clone()
			for _, m := range sl.path.moves {
				if err := end.Play(m); err != nil {
					t.Fatal(err)
				}
			}
			name := fmt.Sprintf("%+v, komi %v, %v\n%v", rules, g.Komi(), sl.path.moves, end.Board())
			// Where the game was over already, two more passes end it.
			if end.End() != engine.EndByPasses {
				t.Fatalf("%s: the game is not over", name)
			}
			want := end.Score(engine.Status{}).Margin
			if sl.toMove == engine.White {
				want = -want
			}
			if want == 0 {
				drawn++
			}
			if sl.margin != want || sl.value != Outcome(want) {
				t.Fatalf("%s: margin %v and value %v for %v, want %v", name, sl.margin, sl.value, sl.toMove, want)
			}
		}
	}
	if ended < 200 || drawn == 0 {
		t.Errorf("only %d ends, %d draws", ended, drawn)
	}
}

// TestTwoPassesByHand counts a 5x5 position by hand. Black has two columns and
// White three: 10 to 15 points of area. Black has placed 5 stones, White 5;
// territory 5 to 10.
func TestTwoPassesByHand(t *testing.T) {
	const walls = `
		. X O . .
		. X O . .
		. X O . .
		. X O . .
		. X O . .`
	for _, test := range []struct {
		name   string
		change func(*engine.Rules)
		komi   float64
		play   string // before the search, Black first
		passes int    // in the tree until the game is over
		want   float64
	}{
		{"area", func(*engine.Rules) {}, 0, "", 2, -5},
		{"komi", func(*engine.Rules) {}, 7.5, "", 2, -12.5},
		{"negative komi", func(*engine.Rules) {}, -5, "", 2, 0},
		{"after one pass", func(*engine.Rules) {}, 0, "pass", 1, -5},
		{"game taken up again", func(*engine.Rules) {}, 0, "pass pass", 2, -5},
		{"taken up with a pass", func(*engine.Rules) {}, 0, "pass pass pass", 1, -5},
		{"button in the tree: Black passes first", func(r *engine.Rules) { r.Button = true }, 0, "", 3, -4.5},
		{"button in the tree: White passes first", func(r *engine.Rules) { r.Button = true }, 0, "A1", 3, -5.5},
		{"button taken before", func(r *engine.Rules) { r.Button = true }, 0, "pass", 2, -4.5},
		{"button and a pass before", func(r *engine.Rules) { r.Button = true }, 0, "pass pass", 1, -4.5},
		// Territory: 5-10; Black then fills a point of his own and White passes.
		{"territory", func(r *engine.Rules) { r.Scoring = engine.ScoringTerritory }, 0, "", 2, -5},
		{"territory, Black fills", func(r *engine.Rules) { r.Scoring = engine.ScoringTerritory }, 0, "A1 pass", 1, -6},
		{"territory, both fill", func(r *engine.Rules) { r.Scoring = engine.ScoringTerritory }, 0, "A1 E1", 2, -5},
		// White's stone in Black's land is no prisoner yet: Black's region
		// touches both and counts for nobody. 0-10.
		{"territory, White invades", func(r *engine.Rules) { r.Scoring = engine.ScoringTerritory }, 0, "pass A3", 2, -10},
		// Captured by A2, A4 (White passes): 5-2 points and a prisoner against 10.
		{"territory, prisoner", func(r *engine.Rules) { r.Scoring = engine.ScoringTerritory }, 0, "pass A3 A2 pass A4", 2, -6},
		{"area, prisoner", func(*engine.Rules) {}, 0, "pass A3 A2 pass A4", 2, -5},
	} {
		t.Run(test.name, func(t *testing.T) {
			rules := areaRules(engine.KoPositional)
			test.change(&rules)
			g := setUp(t, walls, rules, engine.Black)
			if err := g.SetKomi(test.komi); err != nil {
				t.Fatal(err)
			}
			play(t, g, test.play)
			s := newSearch(t, followOptions(), scripted(passing))
			s.place(g, g.ToMove())
			w := s.workers[0]
			for range test.passes + 1 {
				if w.slots[0].decided {
					t.Fatal("the game was over too early")
				}
				w.simulate(1)
			}
			sl := w.slots[0]
			if !sl.decided {
				t.Fatalf("the game goes on after %v", sl.path.moves)
			}
			got := sl.margin
			if sl.toMove == engine.White {
				got = -got
			}
			if got != test.want {
				t.Errorf("margin %v for Black, want %v", got, test.want)
			}
		})
	}
}

// TestHandicapBonus: two handicap stones and nothing else own the board.
func TestHandicapBonus(t *testing.T) {
	for bonus, want := range map[engine.Bonus]float64{engine.BonusNone: 25, engine.BonusNMinusOne: 24, engine.BonusN: 23} {
		rules := areaRules(engine.KoPositional)
		rules.HandicapBonus = bonus
		g := newGame(t, 5, rules, "")
		if err := g.PlaceHandicap(vertices(t, 5, "B2 D4")); err != nil {
			t.Fatal(err)
		}
		if err := g.SetKomi(0); err != nil {
			t.Fatal(err)
		}
		s := newSearch(t, followOptions(), scripted(passing))
		s.place(g, g.ToMove())
		w := s.workers[0]
		for range 3 {
			w.simulate(1)
		}
		// White is to move again after White's and Black's pass.
		if sl := w.slots[0]; !sl.decided || sl.toMove != engine.White || sl.margin != -want {
			t.Errorf("bonus %v: margin %v for %v, want %v for White", bonus, sl.margin, sl.toMove, -want)
		}
	}
}

// TestWonByPassing: the opponent has passed and the count is in favour of who
// is to move, while everything else is said to lose, or the reverse.
func TestWonByPassing(t *testing.T) {
	const walls = `
		. X O . .
		. X O . .
		. X O . .
		. X O . .
		. X O . .`
	allLost := scripted(func(l *Leaf, out *Evaluation) {
		out.Value = 1 // for the opponent of who is to move at the root
		if len(l.path.moves)%2 == 0 {
			out.Value = 0
		}
	})
	allWon := scripted(func(l *Leaf, out *Evaluation) { out.Value = float64(1 - len(l.path.moves)%2) })
	for _, test := range []struct {
		name      string
		evaluator scripted
		komi      float64
		pass      bool
	}{
		{"count won, the rest lost", allLost, -5.5, true},
		{"count lost, the rest won", allWon, -4.5, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			// Black is to move after White's pass: area 10 to 15.
			g := setUp(t, walls, areaRules(engine.KoPositional), engine.White)
			if err := g.SetKomi(test.komi); err != nil {
				t.Fatal(err)
			}
			play(t, g, "pass")
			r := newSearch(t, DefaultOptions(), test.evaluator).simulations(g, 300)
			if got := r.Best == engine.Pass; got != test.pass || r.Value < 0.9 {
				t.Errorf("best %s with value %v", text(5, r.Best), r.Value)
			}
		})
	}
}
