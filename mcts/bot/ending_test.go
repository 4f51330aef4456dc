package bot

import (
	"context"
	"slices"
	"testing"
	"time"

	"tianyuan/engine"
	"tianyuan/gtp"
	"tianyuan/mcts"
)

const (
	// corridors is 10 points of Black's against 10 and a border line.
	corridors = `
		. X X O .
		. X X O .
		. X X O .
		. X X O .
		. X X O .`
	// deadWhite has a dead stone at A3. Black leads by 15 to 10 without it, and
	// has 10 to 11 as it stands.
	deadWhite = `
		. X X O .
		. X X O .
		O X X O .
		. X X O .
		. X X O .`
	// deadBlack has one at E3; as it stands it spoils White's five points.
	deadBlack = `
		. X X O .
		. X X O .
		. X X O X
		. X X O .
		. X X O .`
	// twoDame leaves C4 and C2, where nobody has territory.
	twoDame = `
		. X O O .
		X X . O O
		. X O O .
		X X . O O
		. X X O .`
	// seki has shared liberties at A1 and D2.
	seki = `
		. X . X . X . . .
		X X X X X X X X X
		O O O O O O O O O
		O . O . O . O . O
		O O O O O O O O O
		O O O O O O O O O
		X X X X X X O . O
		X O O . O X O O .
		. O O O O X O . O`
	// koAndDame has a ko of White's at C4, which Black could take and White could
	// connect, and a dame at G3.
	koAndDame = `
		. O O X X . X
		O O O X X X X
		O O O X X X X
		O O . O X X X
		O O O X X X X
		. O O O X X X
		O O O . X . X`
)

func point(t *testing.T, g *engine.Game, vertex string) engine.Point {
	t.Helper()
	p, err := gtp.ParseVertex(g.Size(), vertex)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// found is a result with these moves, the best first, with visits and values.
func found(t *testing.T, g *engine.Game, moves ...mcts.MoveResult) mcts.Result {
	t.Helper()
	r := mcts.Result{Moves: moves, Best: moves[0].Point, Value: moves[0].Value}
	for _, m := range moves {
		r.Visits += m.Visits
	}
	return r
}

// TestEnding gives a made-up search result: the moves in words are the search's,
// the best first, all of the same value; but half of it with a minus, and not
// searched with a question mark. What does not hold when it is tried is in loses.
func TestEnding(t *testing.T) {
	type words = []string
	tests := []struct {
		name, preset, diagram string
		komi                  float64
		c                     engine.Color
		passed                bool // the opponent has passed before
		cleanup               bool
		moves                 words
		value                 float64
		want                  string
		loses                 words
	}{
		{"an opponent's pass is answered where that wins", "competition", corridors, 0.5, engine.Black, true, false, words{"A1", "A2", "pass"}, 0.99, "pass", nil},
		{"also where stones count as they stand", "cgos", corridors, 0.5, engine.Black, true, false, words{"A1", "A2", "pass"}, 0.99, "pass", nil},
		{"not where that loses", "competition", corridors, 5.5, engine.Black, true, false, words{"A1", "pass"}, 0.3, "A1", nil},
		{"a pass first where all is settled", "competition", corridors, 0.5, engine.Black, false, false, words{"A1", "A2", "pass"}, 0.99, "pass", nil},
		{"no look at the end where it is not near", "competition", corridors, 0.5, engine.Black, false, false, words{"A1", "A2", "pass"}, 0.7, "A1", nil},
		{"a search that passes a lost game plays on", "competition", deadBlack, 5.5, engine.Black, true, false, words{"pass", "E1", "E5"}, 0.1, "E1", nil},
		{"not with what is not legal", "competition", deadBlack, 5.5, engine.Black, true, false, words{"pass", "B1", "E1"}, 0.1, "E1", nil},
		{"dead stones stay on the board by agreement", "competition", deadWhite, 0.5, engine.Black, true, false, words{"A1", "A2", "pass"}, 0.99, "pass", nil},
		{"dead stones are captured where they count", "cgos", deadWhite, 0.5, engine.Black, true, false, words{"A1", "A2", "pass"}, 0.99, "A2", nil},
		{"and before a pass that would win all the same", "cgos", deadWhite, -5.5, engine.Black, false, false, words{"pass", "A1", "A4"}, 0.99, "A4", nil},
		{"also when a pass wins at once", "cgos", deadWhite, -5.5, engine.Black, true, false, words{"A1", "A4", "pass"}, 0.99, "A4", nil},
		{"but not when that costs the game", "cgos", deadWhite, -5.5, engine.Black, true, false, words{"A1", "A4-", "pass"}, 0.99, "pass", nil},
		{"Tromp-Taylor: a dead stone of one's own is no reason to wait", "tromp-taylor", deadBlack, 0.5, engine.Black, true, false, words{"E2", "pass"}, 0.9, "pass", nil},
		{"dame before the pass", "competition", twoDame, -3.5, engine.Black, false, false, words{"A5", "pass", "C2", "C4"}, 0.99, "C2", nil},
		{"a dame that costs the game is left", "competition", twoDame, -3.5, engine.Black, false, false, words{"A5", "pass", "C2-", "C4"}, 0.99, "C4", nil},
		{"a dame that was not searched is tried", "competition", twoDame, -3.5, engine.Black, false, false, words{"A5", "pass", "C2?", "C4?"}, 0.99, "C2", words{"C4"}},
		{"and left if that loses", "competition", twoDame, -3.5, engine.Black, false, false, words{"A5", "pass", "C2?", "C4?"}, 0.99, "C4", words{"C2"}},
		{"a pass is tried as well", "competition", corridors, 0.5, engine.Black, false, false, words{"A1", "A2", "pass"}, 0.99, "A1", words{"pass"}},
		{"but not one that wins at once", "competition", corridors, 0.5, engine.Black, true, false, words{"A1", "A2", "pass"}, 0.99, "pass", words{"pass"}},
		{"nor the search's own", "competition", corridors, 0.5, engine.Black, false, false, words{"pass", "A1", "A2"}, 0.99, "pass", words{"pass"}},
		{"a capture that was not searched is tried", "cgos", deadWhite, -5.5, engine.Black, true, false, words{"A1", "A4?", "A2?", "pass"}, 0.99, "A2", words{"A4"}},
		{"no dame where territory counts", "japanese", twoDame, -3.5, engine.Black, false, false, words{"A5", "pass", "C2", "C4"}, 0.99, "pass", nil},
		{"no dame when a pass wins at once", "competition", twoDame, -3.5, engine.Black, true, false, words{"C2", "C4", "pass"}, 0.99, "pass", nil},
		{"a clean-up captures", "competition", deadWhite, 0.5, engine.Black, true, true, words{"A1", "pass", "A2"}, 0.99, "A2", nil},
		{"then passes", "competition", corridors, 0.5, engine.Black, true, true, words{"A1", "pass", "A2"}, 0.99, "pass", nil},
		{"and passes a lost game too", "competition", corridors, 7.5, engine.Black, true, true, words{"A1", "pass", "A2"}, 0.01, "pass", nil},
		{"a clean-up leaves a seki alone", "competition", seki, 0, engine.White, false, true, words{"D2", "pass", "G9"}, 0.99, "pass", nil},
		{"not if a pass loses", "competition", seki, 0, engine.White, false, true, words{"D2", "pass", "G9"}, 0.99, "D2", words{"pass"}},
		{"nor before the game is won", "competition", seki, 0, engine.White, false, true, words{"D2", "pass", "G9"}, 0.5, "D2", nil},
		{"nothing is played where all is the opponent's for good", "competition", seki, 30, engine.White, false, false, words{"G9", "D2", "pass"}, 0.3, "D2", nil},
		{"a pass rather than what costs more", "competition", seki, 30, engine.White, false, false, words{"G9", "D2-", "A1?", "pass"}, 0.3, "pass", words{"A1"}},
		{"the dame before the half-point ko", "competition", koAndDame, 0.5, engine.White, false, false, words{"C4", "D1", "pass"}, 0.6, "D1", nil},
		{"not if that costs the game", "competition", koAndDame, 0.5, engine.White, false, false, words{"C4", "D1-", "pass"}, 0.6, "C4", nil},
		{"territory: the ko, a dame is worth nothing", "japanese", koAndDame, 0.5, engine.White, false, false, words{"C4", "D1", "pass"}, 0.6, "C4", nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			g := newGame(t, test.preset, test.diagram, test.komi, test.c)
			if test.passed {
				play(t, g, test.c.Opponent(), "pass")
			}
			var moves []mcts.MoveResult
			for i, word := range test.moves {
				m := mcts.MoveResult{Visits: 100 - i, Value: test.value}
				switch last := len(word) - 1; word[last] {
				case '-':
					word, m.Value = word[:last], test.value/2
				case '?':
					word, m.Value, m.Visits = word[:last], 0, 0
				}
				m.Point = point(t, g, word)
				moves = append(moves, m)
			}
			holds := func(p engine.Point, least float64) bool {
				if least > test.value || least < test.value-captureCost {
					t.Errorf("a winrate of %v is asked for, that of the best move is %v", least, test.value)
				}
				return !slices.Contains(test.loses, gtp.Vertex(g.Size(), p))
			}
			e := ending{game: g, color: test.c, result: found(t, g, moves...), cleanup: test.cleanup, judged: judging(t.Context(), g, 0), holds: holds}
			if got := gtp.Vertex(g.Size(), e.point()); got != test.want {
				t.Errorf("%s, want %s", got, test.want)
			}
		})
	}
}

// TestEndingWithoutOpinion: where there is no time for a look at the end, only
// the count of the board as it stands lets the bot pass.
func TestEndingWithoutOpinion(t *testing.T) {
	for _, test := range []struct {
		name, preset string
		passed       bool
		moves        []string
		want         string
	}{
		{"it plays", "competition", true, []string{"A2", "pass"}, "A2"},
		{"it plays something else than a pass", "competition", true, []string{"pass", "A4"}, "A4"},
		{"a win that stands needs no opinion", "cgos", true, []string{"A2", "pass"}, "pass"},
		{"a last resort", "competition", true, []string{"pass"}, "pass"},
	} {
		g := newGame(t, test.preset, corridors, 0.5, engine.Black)
		play(t, g, engine.White, "pass")
		var moves []mcts.MoveResult
		for _, word := range test.moves {
			moves = append(moves, mcts.MoveResult{Point: point(t, g, word), Visits: 10, Value: 0.95})
		}
		holds := func(engine.Point, float64) bool {
			t.Errorf("%s: a move is tried", test.name)
			return false
		}
		e := ending{game: g, color: engine.Black, result: found(t, g, moves...), judged: func() *opinion { return nil }, holds: holds}
		if got := gtp.Vertex(g.Size(), e.point()); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}

// TestOpinion counts by hand. By area Black has 15 to 10 in corridors, 11 to 12
// and two dame in twoDame, 25 to 23 and a dame in koAndDame.
func TestOpinion(t *testing.T) {
	for _, test := range []struct {
		name, preset, diagram string
		c                     engine.Color
		margin, worst         float64
		settled               bool
		captives, dame        string
	}{
		{"corridors", "competition", corridors, engine.Black, 5, 5, true, "", ""},
		{"corridors, White", "competition", corridors, engine.White, -5, -5, true, "", ""},
		{"dame go to the opponent at worst", "competition", twoDame, engine.Black, -1, -3, true, "", "C2 C4"},
		{"a dead stone", "competition", deadWhite, engine.Black, 5, 5, true, "A3", ""},
		{"a dead stone that stays", "cgos", deadWhite, engine.Black, 5, -5, true, "A3", ""},
		{"one's own dead stone is no hope", "cgos", deadBlack, engine.Black, 5, 5, true, "", ""},
		{"a ko goes to the opponent at worst", "competition", koAndDame, engine.White, -2, -7, false, "", "D1"},
	} {
		g := newGame(t, test.preset, test.diagram, 0, test.c)
		o := opinionOf(t.Context(), g, statusPlayouts)
		if got := o.margin(g, test.c); got != test.margin {
			t.Errorf("%s: margin %v, want %v", test.name, got, test.margin)
		}
		if got := o.worst(g, test.c); got != test.worst {
			t.Errorf("%s: at worst %v, want %v", test.name, got, test.worst)
		}
		if o.settled() != test.settled {
			t.Errorf("%s: settled %v: %+v", test.name, o.settled(), o.Judgement)
		}
		if got := gtp.Vertices(g.Size(), o.captives(g.Board(), test.c.Opponent())); got != test.captives {
			t.Errorf("%s: captives %q, want %q", test.name, got, test.captives)
		}
		if got := gtp.Vertices(g.Size(), o.dame(g.Board())); got != test.dame {
			t.Errorf("%s: dame %q, want %q", test.name, got, test.dame)
		}
	}
}

// TestOpinionInTime: an ended context leaves one playout, too few to act upon.
func TestOpinionInTime(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	g := newGame(t, "competition", corridors, 0.5, engine.Black)
	if o := opinionOf(ctx, g, statusPlayouts); o.playouts != 1 {
		t.Errorf("%d playouts", o.playouts)
	}
	if o := judging(ctx, g, 0)(); o != nil {
		t.Errorf("an opinion by %d playouts", o.playouts)
	}
}

func ms(n int) time.Duration { return time.Duration(n) * time.Millisecond }

func TestReserve(t *testing.T) {
	full := newGame(t, "competition", corridors, 0.5, engine.Black)
	empty := newGame(t, "competition", "...\n...\n...", 0.5, engine.Black)
	passed := empty.Clone()
	play(t, passed, engine.Black, "pass")
	for _, test := range []struct {
		g             *engine.Game
		time, most    int
		left, andMost int
	}{
		{empty, 800, 1600, 800, 1600},
		{full, 800, 1600, 700, 1500},
		{passed, 800, 0, 700, 0},
		{full, 0, 0, 0, 0},
	} {
		limits := mcts.Limits{Time: ms(test.time), MostTime: ms(test.most)}
		reserve(&limits, test.g)
		if limits.Time != ms(test.left) || limits.MostTime != ms(test.andMost) {
			t.Errorf("%d, %d: %+v", test.time, test.most, limits)
		}
	}
}
