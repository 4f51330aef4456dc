package gtp

import (
	"bytes"
	"context"
	"log/slog"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"tianyuan/engine"
)

// ponderer plays like randomEngine and ponders until it is told to stop. It
// finds fault with every call that overlaps another.
type ponderer struct {
	randomEngine
	t      *testing.T
	busy   atomic.Bool
	begun  chan engine.Color // receives the color to move when pondering begins
	ended  chan struct{}     // receives when pondering has ended
	game   *engine.Game      // of the last pondering
	passes bool              // Choose passes
	panics bool              // Ponder panics
}

func newPonderer(t *testing.T) *ponderer {
	return &ponderer{t: t, begun: make(chan engine.Color, 100), ended: make(chan struct{}, 100)}
}

// alone marks the engine as busy until the function that it returns is called.
func (e *ponderer) alone(what string) func() {
	if e.busy.Swap(true) {
		e.t.Errorf("%s while another call runs", what)
	}
	return func() { e.busy.Store(false) }
}

func (e *ponderer) Choose(ctx context.Context, g *engine.Game, c engine.Color, how Request) (Choice, error) {
	defer e.alone("Choose")()
	if e.passes {
		return Choice{Point: engine.Pass}, nil
	}
	return e.randomEngine.Choose(ctx, g, c, how)
}

func (e *ponderer) Status(ctx context.Context, g *engine.Game) (engine.Status, error) {
	defer e.alone("Status")()
	return e.randomEngine.Status(ctx, g)
}

func (e *ponderer) Ponder(ctx context.Context, g *engine.Game, c engine.Color) {
	defer e.alone("Ponder")()
	e.game = g
	e.begun <- c
	if e.panics {
		panic("while pondering")
	}
	<-ctx.Done()
	e.ended <- struct{}{}
}

// ponders waits until the engine has begun to ponder.
func (e *ponderer) ponders(c engine.Color) {
	e.t.Helper()
	select {
	case got := <-e.begun:
		if got != c {
			e.t.Errorf("ponders for %v, want %v", got, c)
		}
	case <-time.After(patience):
		e.t.Fatal("does not ponder")
	}
}

// TestPonder: the engine ponders after its move, again after commands that
// leave the game alone, and is at rest while any command runs.
func TestPonder(t *testing.T) {
	e := newPonderer(t)
	s := newTestServer(t, e, size9)
	x := startSession(t, s)
	x.send("play b E5\n")
	x.expect("= \n\n")
	if len(e.begun) > 0 {
		t.Error("ponders after the opponent's move")
	}
	x.send("genmove w\n")
	x.reply()
	e.ponders(engine.Black)
	for _, line := range []string{"time_left b 10 0", "name", "final_score", "reg_genmove b", "nonsense", "play b A0"} {
		x.send(line + "\n")
		x.reply()
		<-e.ended
		e.ponders(engine.Black)
	}
	if n := len(e.game.Moves()); n != 2 {
		t.Errorf("ponders about a game of %d moves", n)
	}
	x.send("# a comment is no command\n")
	for _, line := range []string{"komi 5.5", "undo"} {
		x.send(line + "\n")
		x.expect("= \n\n")
	}
	x.send("genmove w\ngenmove b\n")
	x.reply()
	x.reply()
	for c := engine.Empty; c != engine.White; { // after the first as well if it was quick
		select {
		case c = <-e.begun:
		case <-time.After(patience):
			t.Fatal("does not ponder after two moves")
		}
	}
	x.send("quit\n")
	x.expect("= \n\n")
	if err := x.returned(); err != nil || e.busy.Load() {
		t.Errorf("%v, busy %v", err, e.busy.Load())
	}
}

// TestPonderStops measures how long a command waits for a pondering engine that
// returns at once: the protocol allows 50 ms, nearly all of which is the
// engine's.
func TestPonderStops(t *testing.T) {
	e := newPonderer(t)
	x := startSession(t, newTestServer(t, e, size9))
	quickest := patience
	for range 20 { // a machine may be busy now and then
		x.send("clear_board\ngenmove b\n")
		x.reply()
		x.reply()
		e.ponders(engine.White)
		start := time.Now()
		x.send("name\n")
		x.expect("= Tianyuan\n\n")
		quickest = min(quickest, time.Since(start))
		e.ponders(engine.White)
	}
	if quickest > 50*time.Millisecond {
		t.Errorf("a command is answered after %v", quickest)
	}
}

// TestPonderEnds: pondering ends with the session, however that ends.
func TestPonderEnds(t *testing.T) {
	for _, end := range []string{"end of input", "cancel", "quit"} {
		t.Run(end, func(t *testing.T) {
			e := newPonderer(t)
			x := startSession(t, newTestServer(t, e, size9))
			x.send("genmove b\n")
			x.reply()
			e.ponders(engine.White)
			switch end {
			case "end of input":
				x.in.Close()
			case "cancel":
				x.stop()
			case "quit":
				x.send("quit\n")
				x.expect("= \n\n")
			}
			if err := x.returned(); err != nil || e.busy.Load() {
				t.Errorf("%v, busy %v", err, e.busy.Load())
			}
		})
	}
}

// TestPonderNot: no pondering about a game that has ended or been given up, or
// with commands waiting; and a panic does no harm.
func TestPonderNot(t *testing.T) {
	t.Run("two passes", func(t *testing.T) {
		e := newPonderer(t)
		e.passes = true
		x := startSession(t, newTestServer(t, e, size9))
		x.send("play b pass\ngenmove w\nname\n")
		x.reply()
		x.reply()
		x.reply()
		if len(e.begun) > 0 {
			t.Error("ponders about a game that has ended")
		}
	})
	t.Run("resignation", func(t *testing.T) {
		pondered := false
		e := resigner{pondered: &pondered}
		var out bytes.Buffer
		if err := newTestServer(t, e).Serve(t.Context(), strings.NewReader("genmove b\nname\n"), &out); err != nil || !strings.Contains(out.String(), "resign") {
			t.Errorf("%v, %q", err, out.String())
		}
		if pondered {
			t.Error("ponders about a game it has given up")
		}
	})
	t.Run("panic", func(t *testing.T) {
		e := newPonderer(t)
		e.panics = true
		var logged bytes.Buffer
		s := newTestServer(t, e, size9, func(o *Options) { o.Logger = slog.New(slog.NewTextHandler(&logged, nil)) })
		x := startSession(t, s)
		x.send("genmove b\n")
		x.reply()
		e.ponders(engine.White)
		x.send("name\n")
		x.expect("= Tianyuan\n\n")
		x.in.Close()
		_ = x.returned()
		if !strings.Contains(logged.String(), "while pondering") {
			t.Errorf("log %q", logged.String())
		}
	})
}

// resigner gives every game up and wants to ponder.
type resigner struct{ pondered *bool }

func (resigner) Choose(context.Context, *engine.Game, engine.Color, Request) (Choice, error) {
	return Choice{Resign: true}, nil
}

func (resigner) Status(context.Context, *engine.Game) (engine.Status, error) {
	return engine.Status{}, nil
}

func (e resigner) Ponder(context.Context, *engine.Game, engine.Color) { *e.pondered = true }
