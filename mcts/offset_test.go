package mcts

import (
	"fmt"
	"testing"

	"tianyuan/engine"
)

// even is a position where the two sides have the same area.
const even = `
	. X . O .
	. X . O .
	. X . O .
	. X . O .
	. X . O .`

// lead returns an evaluator that counts on the same lead of Black's before komi
// everywhere, but for lines from the root that begin with bold: there it is
// as often twice as large as it is none.
func lead(points int, bold engine.Point) scripted {
	return func(l *Leaf, out *Evaluation) {
		difference := points
		if len(l.path.moves) > 0 && l.path.moves[0].Point == bold {
			rng := NewRandom(l.Seed)
			difference = 2 * points * rng.Below(2)
		}
		out.Margin = l.Margin(difference)
		if l.ToMove == engine.White {
			out.Margin = -out.Margin
		}
		out.Value = Outcome(out.Margin)
	}
}

// TestKomiOffset: what is chosen and what it is worth go by the moved komi, the
// margin by the game's own.
func TestKomiOffset(t *testing.T) {
	for _, test := range []struct {
		name   string
		toMove engine.Color
		offset float64
		bold   bool
		value  float64 // of the best move
		margin float64 // of all lines but the bold ones, for who is to move
	}{
		// Black leads by 10 - 3.5 points whatever is played.
		{"Black is ahead and need not dare", engine.Black, 0, false, 1, 6.5},
		{"Black would win by too little", engine.Black, 8, true, 0.5, 6.5},
		{"Black has enough still", engine.Black, 6, false, 1, 6.5},
		{"White is behind and has to dare", engine.White, 0, true, 0.5, -6.5},
		{"White is content", engine.White, 8, false, 1, -6.5},
		{"White would win by too little", engine.White, -30, false, 0, -6.5},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := setUp(t, even, areaRules(engine.KoPositional), test.toMove)
			if err := g.SetKomi(3.5); err != nil {
				t.Fatal(err)
			}
			bold := vertex(t, 5, "C3")
			o := DefaultOptions()
			o.Workers, o.RaveEquivalence = 2, 0 // the evaluator has no moves to give
			s := newSearch(t, o, lead(10, bold))
			r := s.Run(t.Context(), g, test.toMove, Limits{Simulations: 2000, KomiOffset: test.offset})
			if test.value > 0 && (r.Best == bold) != test.bold {
				t.Errorf("best is %s", text(5, r.Best))
			}
			if r.Value < test.value-0.2 || r.Value > test.value+0.2 {
				t.Errorf("value %v, want about %v", r.Value, test.value)
			}
			// The mean of the bold lines is the same, but two passes count less.
			if r.Margin < test.margin-2.5 || r.Margin > test.margin+2.5 {
				t.Errorf("margin %v, want about %v", r.Margin, test.margin)
			}
			if r.KomiOffset != test.offset {
				t.Errorf("offset %v in the result", r.KomiOffset)
			}
		})
	}
}

// TestKomiOffsetOfLeaves: evaluators get the moved komi, and their margins come
// back by the game's own, whoever is to move. Two passes count as they would in
// the game.
func TestKomiOffsetOfLeaves(t *testing.T) {
	for _, first := range []engine.Color{engine.Black, engine.White} {
		for _, offset := range []float64{0, 7, -7} {
			t.Run(fmt.Sprintf("%v first, %v", first, offset), func(t *testing.T) {
				g := setUp(t, even, areaRules(engine.KoPositional), first)
				if err := g.SetKomi(-2.5); err != nil {
					t.Fatal(err)
				}
				s := newSearch(t, followOptions(), scripted(func(l *Leaf, out *Evaluation) {
					if l.Komi != -2.5+offset {
						t.Errorf("an evaluator is told komi %v", l.Komi)
					}
					passing(l, out)
					out.Margin = l.Margin(0)
					if l.ToMove == engine.White {
						out.Margin = -out.Margin
					}
				}))
				s.limits.KomiOffset = offset
				s.place(g, first)
				w := s.workers[0]
				for ply := range 3 {
					w.simulate(1)
					sl, margin := w.slots[0], 2.5
					if sl.toMove == engine.White {
						margin = -margin
					}
					if sl.margin != margin {
						t.Errorf("ply %d: margin %v for %v", ply, sl.margin, sl.toMove)
					}
					if sl.decided != (ply == 2) || sl.decided && sl.value != Outcome(margin) {
						t.Errorf("ply %d: decided %v with value %v for %v", ply, sl.decided, sl.value, sl.toMove)
					}
				}
			})
		}
	}
}

// TestKomiOffsetTree: a tree stays while its offset changes slowly, and goes when
// the next search has quite another one.
func TestKomiOffsetTree(t *testing.T) {
	for _, test := range []struct {
		before, after float64
		kept          bool
	}{{0, 0, true}, {20, 20, true}, {20, 17, true}, {-1, 2, true}, {20, 16, false}, {0, 4, false}, {0, -3.5, false}} {
		g := newGame(t, 5, areaRules(engine.KoPositional), "")
		s := newSearch(t, DefaultOptions(), scripted(uniform))
		r := s.Run(t.Context(), g, engine.Black, Limits{Simulations: 300, KomiOffset: test.before})
		play(t, g, text(5, r.Best))
		r = s.Run(t.Context(), g, engine.White, Limits{Simulations: 20, KomiOffset: test.after})
		if kept := r.Visits > r.Simulations; kept != test.kept {
			t.Errorf("offset %v then %v: %d visits after %d simulations", test.before, test.after, r.Visits, r.Simulations)
		}
		// Small changes do not add up unseen: the tree is of the last search now.
		if s.root.offset != test.after {
			t.Errorf("offset %v then %v: the root has %v", test.before, test.after, s.root.offset)
		}
	}
}
