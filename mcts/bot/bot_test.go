package bot

import (
	"context"
	"errors"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"tianyuan/engine"
	"tianyuan/gtp"
)

// newTestBot returns a bot with a small tree and a fixed seed.
func newTestBot(t *testing.T, playouts int) *Bot {
	t.Helper()
	o := DefaultOptions()
	o.Playouts = playouts
	o.Search.MemoryMB = 16
	o.Search.Seed = 1
	b, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// newGame returns a game set up from a diagram under a preset.
func newGame(t *testing.T, preset, diagram string, komi float64, first engine.Color) *engine.Game {
	t.Helper()
	board, err := engine.ParseDiagram(diagram)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := engine.Preset(preset)
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.NewGame(board.Size(), rules)
	if err != nil {
		t.Fatal(err)
	}
	var stones [engine.White + 1][]engine.Point
	for i := range board.Size() * board.Size() {
		p := engine.PointOf(board.Size(), i)
		if c := board.At(p); c.IsPlayer() {
			stones[c] = append(stones[c], p)
		}
	}
	if err := errors.Join(g.SetUp(stones[engine.Black], stones[engine.White], first), g.SetKomi(komi)); err != nil {
		t.Fatal(err)
	}
	return g
}

func play(t *testing.T, g *engine.Game, c engine.Color, vertex string) {
	t.Helper()
	p, err := gtp.ParseVertex(g.Size(), vertex)
	if err != nil {
		t.Fatal(err)
	}
	if err := g.Play(engine.Move{Color: c, Point: p}); err != nil {
		t.Fatalf("%v %s: %v", c, vertex, err)
	}
}

// choose returns the bot's answer as GTP writes it.
func choose(t *testing.T, b *Bot, g *engine.Game, c engine.Color, how gtp.Request) string {
	t.Helper()
	choice, err := b.Choose(context.Background(), g, c, how)
	if err != nil {
		t.Fatal(err)
	}
	if choice.Resign {
		return "resign"
	}
	if err := g.Legal(engine.Move{Color: c, Point: choice.Point}); err != nil {
		t.Fatalf("chose %v %s: %v", c, gtp.Vertex(g.Size(), choice.Point), err)
	}
	return gtp.Vertex(g.Size(), choice.Point)
}

func TestOptionsValidate(t *testing.T) {
	tests := []struct {
		name   string
		change func(*Options)
	}{
		{"negative time", func(o *Options) { o.Time = -1 }},
		{"negative lag", func(o *Options) { o.Lag = -1 }},
		{"negative playouts", func(o *Options) { o.Playouts = -1 }},
		{"resign above 1", func(o *Options) { o.Resign = 1.01 }},
		{"resign is no number", func(o *Options) { o.Resign = math.NaN() }},
		{"no workers", func(o *Options) { o.Search.Workers = 0 }},
		{"no memory", func(o *Options) { o.Search.MemoryMB = 0 }},
	}
	if err := DefaultOptions().Validate(); err != nil {
		t.Errorf("defaults: %v", err)
	}
	for _, test := range tests {
		o := DefaultOptions()
		test.change(&o)
		if o.Validate() == nil {
			t.Errorf("%s: no error", test.name)
		}
		if _, err := New(o); err == nil {
			t.Errorf("%s: New returns a bot", test.name)
		}
	}
}

// TestRegression: the same answer from any bot at any time, and no trace left
// in its own search.
func TestRegression(t *testing.T) {
	g := newGame(t, "competition", strings.Repeat(".......\n", 7), 7.5, engine.Black)
	how := gtp.Request{Regression: true}
	quiet, disturbed := newTestBot(t, 300), newTestBot(t, 300)
	disturbed.options.Search.Seed = 99
	want := choose(t, quiet, g, engine.Black, how)
	choose(t, disturbed, g, engine.White, gtp.Request{})
	if got := choose(t, disturbed, g, engine.Black, how); got != want {
		t.Errorf("reg_genmove: %s after other thinking, %s before", got, want)
	}
	first := newTestBot(t, 300)
	direct := choose(t, first, g, engine.Black, gtp.Request{})
	if got := choose(t, quiet, g, engine.Black, gtp.Request{}); got != direct {
		t.Errorf("genmove: %s after reg_genmove, %s without", got, direct)
	}
}

// TestRegressionKeepsItsTree: many calls share one tree of one worker.
func TestRegressionKeepsItsTree(t *testing.T) {
	b := newTestBot(t, 50)
	b.options.Search.Workers = 4
	g := newGame(t, "competition", strings.Repeat(".......\n", 7), 7.5, engine.Black)
	choose(t, b, g, engine.Black, gtp.Request{Regression: true})
	first := b.second
	choose(t, b, g, engine.White, gtp.Request{Regression: true})
	if o := b.second.Options(); b.second != first || o.Workers != 1 || o.MemoryMB != b.options.Search.MemoryMB/4 {
		t.Errorf("search %p then %p, options %+v", first, b.second, o)
	}
}

func TestStatus(t *testing.T) {
	tests := []struct {
		name, diagram string
		dead          string // vertices of one stone a chain, sorted
	}{
		{"empty", strings.Repeat(".....\n", 5), ""},
		{"one dead stone", `
			. X X O .
			. X X O .
			O X X O .
			. X X O .
			. X X O .`, "A3"},
		{"two eyes each", `
			. X O . O
			X X O O O
			. X O . O
			X X O O .
			. X O . O`, ""},
		{"five dead among forty", `
			. . . . . . . . .
			. . . . . . . . .
			. . O O O O . . .
			. O . O X O O O O
			O O O X X X X O X
			O X X X . X X X X
			X . . O O X O O .
			. X . . X . X O .
			. . . . X X . X .`, "H2 D3 E3 G3 H3"},
		{"dead shape: three in a row with a stone inside", `
			. O . X O .
			X X X X O O
			O O O O O .
			O O O O O O
			O . O O O .
			O O O O . O`, "A5 B5 C5 D5 D6"},
		{"seki", `
			. O X X X X X
			O O X . X X X
			. O X X X X X
			O O X X X X X
			O X O O X X X
			O X . O X . X
			O X . O X X X`, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			g := newGame(t, "competition", test.diagram, 0, engine.Black)
			b := newTestBot(t, 10)
			status, err := b.Status(context.Background(), g)
			if err != nil {
				t.Fatal(err)
			}
			var dead []engine.Point
			for _, p := range status.Dead {
				dead = g.Board().AppendChain(dead, p)
			}
			slices.Sort(dead)
			if got := gtp.Vertices(g.Size(), dead); got != test.dead {
				t.Errorf("dead: %q, want %q", got, test.dead)
			}
			again, _ := b.Status(context.Background(), g)
			if !slices.Equal(status.Dead, again.Dead) || !slices.Equal(status.Seki, again.Seki) {
				t.Errorf("another answer the second time: %v, %v", status, again)
			}
		})
	}
}

// TestSelfPlay plays a whole game with tree reuse on two workers; every choice
// is checked for legality by choose.
func TestSelfPlay(t *testing.T) {
	o := DefaultOptions()
	o.Playouts, o.Search.MemoryMB, o.Search.Workers = 200, 4, 2
	b, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.NewGame(7, engine.DefaultRules())
	if err != nil {
		t.Fatal(err)
	}
	for g.End() == engine.NotOver {
		vertex := choose(t, b, g, g.ToMove(), gtp.Request{})
		if vertex == "resign" {
			g.Resign(g.ToMove())
			break
		}
		play(t, g, g.ToMove(), vertex)
		if len(g.Moves()) > 3*49 {
			t.Fatal("the game does not end")
		}
	}
	if g.Result(engine.Status{}) == "" {
		t.Error("no result")
	}
}

// TestCancel: an ended context cuts thinking short and still gives a move.
func TestCancel(t *testing.T) {
	b := newTestBot(t, 0)
	b.options.Time = time.Minute
	g, err := engine.NewGame(19, engine.DefaultRules())
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	start := time.Now()
	choice, err := b.Choose(ctx, g, engine.Black, gtp.Request{})
	if err != nil || choice.Resign {
		t.Fatalf("%v, %v", choice, err)
	}
	if elapsed := time.Since(start); elapsed > 30*time.Second {
		t.Errorf("returned after %v", elapsed)
	}
	if choice, err = b.Choose(ctx, g, engine.White, gtp.Request{}); err != nil {
		t.Fatalf("ended context: %v, %v", choice, err)
	}
}
