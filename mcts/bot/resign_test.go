package bot

import (
	"strings"
	"testing"

	"tianyuan/engine"
	"tianyuan/gtp"
	"tianyuan/mcts"
)

// lostForWhite leaves White nothing but a dead stone.
const lostForWhite = `
	. X . . .
	X X X X X
	. X . X .
	X X X X X
	. X . O .`

func TestResign(t *testing.T) {
	tests := []struct {
		name   string
		resign float64
		moves  int
		how    gtp.Request
		turns  int // until it resigns; 0 is never
	}{
		{"lost", 0.1, 6, gtp.Request{}, resignTurns},
		{"too early", 0.1, 0, gtp.Request{}, 0},
		{"never", 0, 6, gtp.Request{}, 0},
		{"regression", 0.1, 6, gtp.Request{Regression: true}, 0},
		{"clean-up", 0.1, 6, gtp.Request{Cleanup: true}, 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			b := newTestBot(t, 300)
			b.options.Resign = test.resign
			g := newGame(t, "competition", lostForWhite, 0.5, engine.Black)
			for range test.moves / 2 {
				play(t, g, engine.Black, "pass")
				play(t, g, engine.White, "pass")
			}
			for turn := 1; turn <= 4; turn++ {
				if len(g.Moves()) >= 5 && test.moves == 0 {
					break // not early any more
				}
				resigned := choose(t, b, g, engine.White, test.how) == "resign"
				if want := turn == test.turns; resigned != want {
					t.Fatalf("turn %d: resigns: %v", turn, resigned)
				}
				if resigned {
					return
				}
				play(t, g, engine.White, "pass")
				play(t, g, engine.Black, "pass")
			}
		})
	}
}

// asked returns an opinion of the game, and counts in n how often it was.
func asked(t *testing.T, g *engine.Game, n *int) func() *opinion {
	return func() *opinion {
		*n++
		return opinionOf(t.Context(), g, leastPlayouts)
	}
}

// TestResignNeedsThought: a search that has seen little does not give up.
func TestResignNeedsThought(t *testing.T) {
	for _, test := range []struct {
		playouts, visits int
		want             bool
	}{
		{0, resignVisits - 1, false},
		{0, resignVisits, true},
		{100, 99, false},
		{100, 100, true},
		{5000, resignVisits, true},
	} {
		b := newTestBot(t, test.playouts)
		g := newGame(t, "competition", lostForWhite, 0.5, engine.Black)
		got, n := false, 0
		for range 5 + resignTurns {
			play(t, g, engine.Black, "pass")
			got = b.resigns(g, engine.White, mcts.Result{Visits: test.visits, Value: 0.01}, asked(t, g, &n))
			play(t, g, engine.White, "pass")
		}
		if got != test.want {
			t.Errorf("playouts %d, visits %d: resigns %v", test.playouts, test.visits, got)
		}
	}
}

// TestDespair counts turns of one game only, in a row, and each once.
func TestDespair(t *testing.T) {
	var d despair
	g := newGame(t, "competition", strings.Repeat(".....\n", 5), 0, engine.Black)
	next := func() {
		play(t, g, engine.Black, "pass")
		play(t, g, engine.White, "pass")
	}
	for i, step := range []struct {
		change func()
		lost   bool
		want   int
	}{
		{func() {}, true, 1},
		{next, true, 2},
		{func() {}, true, 1}, // the same turn again: the count begins anew
		{next, true, 2},
		{next, false, 0},
		{next, true, 1},
		{next, true, 2},
		{func() { g = newGame(t, "competition", lostForWhite, 0, engine.Black) }, true, 1},
		{next, true, 2},
		{func() { _ = g.Undo() }, true, 1},
	} {
		step.change()
		if got := d.note(g, step.lost); got != step.want {
			t.Errorf("step %d: %d turns, want %d", i, got, step.want)
		}
	}
}

// TestResignPlayingBoth: a bot that is asked for both colors counts each one's
// turns.
func TestResignPlayingBoth(t *testing.T) {
	b := newTestBot(t, 100)
	g := newGame(t, "competition", lostForWhite, 0.5, engine.Black)
	n := 0
	for turn := 1; turn <= 10; turn++ {
		play(t, g, engine.Black, "pass")
		white := b.resigns(g, engine.White, mcts.Result{Visits: 1000, Value: 0.01}, asked(t, g, &n))
		if want := len(g.Moves()) >= 5+2*(resignTurns-1); white != want {
			t.Errorf("turn %d: white resigns: %v", turn, white)
		}
		play(t, g, engine.White, "pass")
		if b.resigns(g, engine.Black, mcts.Result{Visits: 1000, Value: 0.99}, asked(t, g, &n)) {
			t.Errorf("turn %d: black resigns", turn)
		}
	}
}

// TestResignAtOnce: where the whole board would not be enough there is nothing to
// wait for.
func TestResignAtOnce(t *testing.T) {
	for _, test := range []struct {
		komi         float64
		black, white bool
	}{{24.5, false, false}, {25.5, true, false}, {-25.5, false, true}} {
		g := newGame(t, "competition", lostForWhite, test.komi, engine.Black)
		for range 3 {
			play(t, g, engine.Black, "pass")
			play(t, g, engine.White, "pass")
		}
		n := 0
		for c, want := range map[engine.Color]bool{engine.Black: test.black, engine.White: test.white} {
			b := newTestBot(t, 100)
			if got := b.resigns(g, c, mcts.Result{Visits: 1000, Value: 0}, asked(t, g, &n)); got != want {
				t.Errorf("komi %v: %v resigns: %v", test.komi, c, got)
			}
		}
	}
}

// TestResignLooksAtTheBoard: a search that despairs of a game that is not lost
// on the board is not believed.
func TestResignLooksAtTheBoard(t *testing.T) {
	b := newTestBot(t, 100)
	for _, c := range []engine.Color{engine.Black, engine.White} {
		g := newGame(t, "competition", lostForWhite, 0.5, engine.Black)
		got, n := false, 0
		for range 10 {
			play(t, g, engine.Black, "pass")
			play(t, g, engine.White, "pass")
			got = b.resigns(g, c, mcts.Result{Visits: 1000, Value: 0.01}, asked(t, g, &n))
		}
		if got != (c == engine.White) || n == 0 {
			t.Errorf("%v resigns: %v, looked %d times", c, got, n)
		}
	}
	if b.resigns(newGame(t, "competition", lostForWhite, 0.5, engine.Black), engine.White,
		mcts.Result{Visits: 1000, Value: 0.01}, func() *opinion { return nil }) {
		t.Error("resigns without a look at the board")
	}
}

// TestPatience: White in a handicap game waits longer, however the stones came.
func TestPatience(t *testing.T) {
	o := DefaultOptions()
	even := patience{o.Resign, resignTurns, 16}
	long := patience{o.Resign / 2, 2 * resignTurns, 32}
	played := emptyGame(t, 9, 0.5)
	for _, vertex := range []string{"C3", "G7", "C7"} {
		play(t, played, engine.Black, vertex)
	}
	answered := played.Clone()
	play(t, answered, engine.White, "G3")
	begun := emptyGame(t, 9, 0.5)
	play(t, begun, engine.Black, "C3")
	play(t, begun, engine.White, "G3")
	for _, test := range []struct {
		name         string
		g            *engine.Game
		black, white patience
	}{
		{"even game", emptyGame(t, 9, 0.5), even, even},
		{"one move ahead", begun, even, even},
		{"handicap", handicapGame(t, 9, 4, 0.5), even, long},
		{"three moves in a row", played, even, long},
		{"three moves in a row and an answer", answered, even, long},
	} {
		if got := o.patienceOf(test.g, engine.Black); got != test.black {
			t.Errorf("%s: black has %+v", test.name, got)
		}
		if got := o.patienceOf(test.g, engine.White); got != test.white {
			t.Errorf("%s: white has %+v", test.name, got)
		}
	}
}

// TestResignWithHandicap: White is behind from the start of a handicap game and
// plays on into the middle game, however little the search hopes for. Black does
// not give up what it is asked for beyond a win.
func TestResignWithHandicap(t *testing.T) {
	for _, test := range []struct {
		name   string
		size   int
		stones int
		off    bool
		color  engine.Color
		first  int // moves before a turn counts
	}{
		// The last half point is rounded away.
		{"White, by the end of the offset", 19, 4, false, engine.White, 148},
		{"White, by patience alone", 19, 4, true, engine.White, 144},
		{"White on a small board", 9, 4, false, engine.White, 33},
		{"Black, by the end of the offset", 19, 4, false, engine.Black, 198},
		{"Black without an offset", 19, 4, true, engine.Black, 72},
		{"White in an even game", 19, 0, false, engine.White, 72},
		{"Black in an even game", 19, 0, false, engine.Black, 72},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := newTestBot(t, 1000)
			b.options.DynamicKomi = !test.off
			g := emptyGame(t, test.size, 0.5)
			if test.stones > 0 {
				g = handicapGame(t, test.size, test.stones, 0.5)
			}
			lost := &opinion{ownership: make([]float64, test.size*test.size), playouts: leastPlayouts}
			for i := range lost.ownership {
				lost.ownership[i] = leadOf(test.color, -0.5)
			}
			for {
				result := mcts.Result{Visits: 1000, Value: 0.03, KomiOffset: b.options.komiOffset(g, test.color)}
				if b.resigns(g, test.color, result, func() *opinion { return lost }) {
					break
				}
				if len(g.Moves()) > 2*test.size*test.size {
					t.Fatal("never resigns")
				}
				play(t, g, engine.White, "pass")
				play(t, g, engine.Black, "pass")
			}
			turns := b.options.patienceOf(g, test.color).turns
			if want := test.first + test.first%2 + 2*(turns-1); len(g.Moves()) != want {
				t.Errorf("resigns after %d moves, want %d", len(g.Moves()), want)
			}
		})
	}
}
