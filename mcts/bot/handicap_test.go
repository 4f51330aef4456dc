package bot

import (
	"errors"
	"strings"
	"testing"
	"time"

	"tianyuan/engine"
	"tianyuan/gtp"
	"tianyuan/mcts"
)

// emptyGame returns an even game on an empty board of that size.
func emptyGame(t *testing.T, size int, komi float64) *engine.Game {
	t.Helper()
	return newGame(t, "cgos", strings.Repeat(strings.Repeat(".", size)+"\n", size), komi, engine.Black)
}

// handicapGame returns a game with fixed handicap stones that count for nothing
// else.
func handicapGame(t *testing.T, size, stones int, komi float64) *engine.Game {
	t.Helper()
	g := emptyGame(t, size, komi)
	points, err := engine.FixedHandicap(size, stones)
	if err := errors.Join(err, g.PlaceHandicap(points)); err != nil {
		t.Fatal(err)
	}
	return g
}

func TestHandicapOf(t *testing.T) {
	const two = `
		. . . . . . .
		. . . . X . .
		. . . . . . .
		. . . . . . .
		. X . . . . .
		. . . . . . .
		. . . . . . .`
	setUp := newGame(t, "competition", two, 0.5, engine.White)
	named := newGame(t, "competition", strings.Replace(two, ". X", "O X", 1), 0.5, engine.White)
	if err := named.SetHandicap([]engine.Point{mustParse(t, 7, "B3"), mustParse(t, 7, "E6")}); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name  string
		g     *engine.Game
		moves string
		want  handicap
	}{
		{"empty", emptyGame(t, 7, 0), "", handicap{}},
		{"even game", emptyGame(t, 7, 0), "bB3 wE6 bE3", handicap{}},
		{"White began", emptyGame(t, 7, 0), "wB3 bE6 bE3 bC3", handicap{}},
		{"placed", handicapGame(t, 7, 3, 0), "", handicap{3, 0}},
		{"placed, and some moves", handicapGame(t, 7, 3, 0), "wB2 bB3 wpass", handicap{3, 3}},
		{"placed, and another in front", handicapGame(t, 7, 3, 0), "bB2 wB3 bpass", handicap{4, 2}},
		{"set up", setUp, "", handicap{2, 0}},
		{"set up, and a move", setUp.Clone(), "wD4", handicap{2, 1}},
		{"named in a position", named, "", handicap{2, 1}},
		{"named in a position, and moves", named.Clone(), "wD4 bpass", handicap{2, 2}},
		{"white stones and no name", newGame(t, "competition", lostForWhite, 0, engine.White), "wE1", handicap{}},
		{"played", emptyGame(t, 7, 0), "bB3 bE6 bE3", handicap{3, 0}},
		{"played, and an answer", emptyGame(t, 7, 0), "bB3 bE6 bE3 wD4", handicap{3, 1}},
		{"played between passes", emptyGame(t, 7, 0), "bB3 wpass bE6 wpass bE3 wpass", handicap{3, 1}},
		{"played between passes, and answers", emptyGame(t, 7, 0), "bB3 wpass bE6 wB2 bpass wD4", handicap{2, 3}},
		{"one stone and passes", emptyGame(t, 7, 0), "bB3 wpass bpass wpass", handicap{}},
		{"a position played color by color", emptyGame(t, 7, 0), "bB3 bE6 bE3 wB2 wC2 wD2", handicap{}},
	} {
		t.Run(test.name, func(t *testing.T) {
			for _, m := range strings.Fields(test.moves) {
				c := engine.Black
				if m[0] == 'w' {
					c = engine.White
				}
				play(t, test.g, c, m[1:])
			}
			if got := handicapOf(test.g); got != test.want {
				t.Errorf("%+v, want %+v", got, test.want)
			}
		})
	}
}

func mustParse(t *testing.T, size int, vertex string) engine.Point {
	t.Helper()
	p, err := gtp.ParseVertex(size, vertex)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestFade(t *testing.T) {
	for _, test := range []struct {
		name         string
		size         int
		h            handicap
		compensation float64
		black, white float64
	}{
		{"even", 19, handicap{}, 0.5, 0, 0},
		{"19x19, first move", 19, handicap{4, 0}, 0, 48, 32},
		{"19x19, a quarter of White's", 19, handicap{4, 38}, 0, 39, 24},
		{"19x19, half of Black's", 19, handicap{4, 100}, 0, 24, 11},
		{"19x19, White's last but one", 19, handicap{9, 148}, 0, 28, 1},
		{"19x19, White's end", 19, handicap{9, 150}, 0, 27, 0},
		{"19x19, Black's last but one", 19, handicap{9, 198}, 0, 1, 0},
		{"19x19, Black's end", 19, handicap{9, 200}, 0, 0, 0},
		{"19x19, long after", 19, handicap{9, 400}, 0, 0, 0},
		{"13x13, first move", 13, handicap{3, 0}, 0, 36, 24},
		{"13x13, White's end", 13, handicap{3, 70}, 0, 9, 0},
		{"13x13, Black's end", 13, handicap{3, 93}, 0, 0, 0},
		{"9x9, first move", 9, handicap{2, 0}, 0, 24, 16},
		{"9x9, no more than half of the board", 9, handicap{9, 0}, 0, 40, 40},
		{"9x9, White's end", 9, handicap{2, 33}, 0, 6, 0},
		{"9x9, Black's end", 9, handicap{2, 44}, 0, 0, 0},
		{"the smallest board", 2, handicap{3, 0}, 0, 2, 2},
		{"the smallest board, later", 2, handicap{3, 2}, 0, 0, 0},
		{"komi makes up for some of it", 19, handicap{4, 0}, 7.5, 41, 25},
		{"komi makes up for all of it", 19, handicap{2, 0}, 30, 0, 0},
		{"komi adds to it", 19, handicap{2, 0}, -30, 54, 46},
		{"komi adds without end", 19, handicap{2, 0}, -1e300, 180, 180},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := fadeOf(engine.Black).offset(test.size, test.h, test.compensation); got != test.black {
				t.Errorf("as Black: %v, want %v", got, test.black)
			}
			if got := fadeOf(engine.White).offset(test.size, test.h, test.compensation); got != test.white {
				t.Errorf("as White: %v, want %v", got, test.white)
			}
		})
	}
}

// TestFadeIsSlow: on every board an offset falls by whole points to 0, and by so
// little in two moves that the search keeps its tree.
func TestFadeIsSlow(t *testing.T) {
	for size := engine.MinSize; size <= engine.MaxSize; size++ {
		for _, f := range []fade{fadeOf(engine.Black), fadeOf(engine.White)} {
			for stones := 2; stones <= 25; stones++ {
				before := f.offset(size, handicap{stones, 0}, 0.5)
				for moves := 2; moves <= size*size; moves += 2 {
					now := f.offset(size, handicap{stones, moves}, 0.5)
					if now > before || before-now > 3 || now != float64(int(now)) {
						t.Errorf("size %d, %d stones: %v then %v after %d moves", size, stones, before, now, moves)
					}
					before = now
				}
				if before != 0 {
					t.Errorf("size %d, %d stones: %v at the end", size, stones, before)
				}
			}
		}
	}
}

// TestKomiOffset: the option and the rules' bonus count; an even game has no
// offset.
func TestKomiOffset(t *testing.T) {
	bonus := handicapGame(t, 19, 4, 0)
	rules := bonus.Rules()
	rules.HandicapBonus = engine.BonusN
	if err := bonus.SetRules(rules); err != nil {
		t.Fatal(err)
	}
	none := bonus.Clone()
	rules.HandicapBonus = engine.BonusNone
	if err := none.SetRules(rules); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name         string
		g            *engine.Game
		off          bool
		black, white float64
	}{
		{"even game", emptyGame(t, 19, 7.5), false, 0, 0},
		{"even game, no komi", emptyGame(t, 19, 0), false, 0, 0},
		{"no bonus", none, false, 48, 32},
		{"bonus of a point a stone", bonus, false, 44, 28},
		{"option off", none, true, 0, 0},
	} {
		o := DefaultOptions()
		o.DynamicKomi = !test.off
		if got := o.komiOffset(test.g, engine.Black); got != test.black {
			t.Errorf("%s: %v as Black", test.name, got)
		}
		if got := o.komiOffset(test.g, engine.White); got != test.white {
			t.Errorf("%s: %v as White", test.name, got)
		}
	}
}

// heard is an evaluator that notes the komi of the last leaf.
type heard struct {
	mcts.Evaluator
	komi float64
}

func (h *heard) Evaluate(leaves []mcts.Leaf, out []mcts.Evaluation) {
	h.komi = leaves[0].Komi
	h.Evaluator.Evaluate(leaves, out)
}

// TestKomiOffsetIsSearched: Choose, reg_genmove and Ponder search by the offset of
// the bot's color.
func TestKomiOffsetIsSearched(t *testing.T) {
	for _, test := range []struct {
		name        string
		off, ponder bool
		how         gtp.Request
		color       engine.Color
		want        float64
	}{
		{"White", false, false, gtp.Request{}, engine.White, 0.5 + 24},
		{"Black", false, false, gtp.Request{}, engine.Black, 0.5 + 36},
		{"option off", true, false, gtp.Request{}, engine.White, 0.5},
		{"regression", false, false, gtp.Request{Regression: true}, engine.White, 0.5 + 24},
		{"Black thinks on White's time", false, true, gtp.Request{}, engine.White, 0.5 + 36},
	} {
		t.Run(test.name, func(t *testing.T) {
			o := DefaultOptions()
			o.Playouts, o.Search.MemoryMB, o.DynamicKomi, o.Ponder = 20, 4, !test.off, true
			b := &Bot{options: o}
			h := &heard{Evaluator: o.NewEvaluator(0)}
			var err error
			if b.search, err = mcts.New(o.Search, func(int) mcts.Evaluator { return h }); err != nil {
				t.Fatal(err)
			}
			b.second = b.search
			g := handicapGame(t, 13, 3, 0.5)
			if bonus := g.HandicapPoints(); bonus != 0 {
				t.Fatalf("the rules give a bonus of %d", bonus)
			}
			if test.ponder {
				ponderFor(t, b, g, 50*time.Millisecond)
			} else {
				choose(t, b, g, test.color, test.how)
			}
			if h.komi != test.want {
				t.Errorf("searched with komi %v, want %v", h.komi, test.want)
			}
		})
	}
}
