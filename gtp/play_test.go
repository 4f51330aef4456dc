package gtp

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
	"testing"

	"tianyuan/engine"
)

// TestGenmoveChoices gives the server choices of all kinds: none that is
// illegal reaches the client.
func TestGenmoveChoices(t *testing.T) {
	e5, _ := engine.At(9, 5, 5)
	border := engine.Point(10) // right of J-file's row 0, on no board
	tests := []struct {
		name          string
		choice        Choice
		err           error
		genmove, reg  string
		moves         string // showboard's line after genmove
		logsAnError   bool
		ended         bool
		whenRegLogged bool
	}{
		{name: "point", choice: Choice{Point: engine.PointOf(9, 0)}, genmove: "= A1", reg: "= A1", moves: "Moves: 2, last W A1"},
		{name: "pass", choice: Choice{Point: engine.Pass}, genmove: "= pass", reg: "= pass", moves: "Moves: 2, last W pass"},
		{name: "resignation", choice: Choice{Resign: true}, genmove: "= resign", reg: "= pass", moves: "Moves: 1, last B E5", ended: true, whenRegLogged: true},
		{name: "occupied", choice: Choice{Point: e5}, genmove: "= pass", reg: "= pass", moves: "Moves: 2, last W pass", logsAnError: true, whenRegLogged: true},
		{name: "off board", choice: Choice{Point: border}, genmove: "= pass", reg: "= pass", moves: "Moves: 2, last W pass", logsAnError: true, whenRegLogged: true},
		{name: "out of range", choice: Choice{Point: 65535}, genmove: "= pass", reg: "= pass", moves: "Moves: 2, last W pass", logsAnError: true, whenRegLogged: true},
		{name: "fault", err: errors.New("no memory"), genmove: "? no memory", reg: "? no memory", moves: "Moves: 1, last B E5"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var asked Request
			e := scripted{choose: func(_ context.Context, _ *engine.Game, c engine.Color, how Request) (Choice, error) {
				if c != engine.White {
					t.Errorf("asked for %v", c)
				}
				asked = how
				return test.choice, test.err
			}}
			var logged bytes.Buffer
			s := newTestServer(t, e, size9, func(o *Options) {
				o.Logger = slog.New(slog.NewTextHandler(&logged, &slog.HandlerOptions{Level: slog.LevelError}))
			})
			tell(t, s, "time_settings 10 0 0")
			tell(t, s, "play b E5")
			before := tell(t, s, "showboard")
			if got := tell(t, s, "reg_genmove w"); got != test.reg {
				t.Errorf("reg_genmove: %s", got)
			}
			if (asked != Request{Regression: true}) {
				t.Errorf("reg_genmove asks %+v", asked)
			}
			if after := tell(t, s, "showboard"); after != before {
				t.Errorf("reg_genmove changes the game:\n%s", after)
			}
			if (logged.Len() > 0) != test.whenRegLogged {
				t.Errorf("reg_genmove logs %q", logged.String())
			}
			logged.Reset()
			if got := tell(t, s, "genmove White"); got != test.genmove {
				t.Errorf("genmove: %s", got)
			}
			if asked.Regression || !asked.Clock.Limited() {
				t.Errorf("genmove asks %+v", asked)
			}
			after := tell(t, s, "showboard")
			if !strings.Contains(after, test.moves+"\n") || strings.Contains(after, "Ended by resignation") != test.ended {
				t.Error(after)
			}
			if (logged.Len() > 0) != test.logsAnError {
				t.Errorf("genmove logs %q", logged.String())
			}
			// The game goes on after everything.
			if got := tell(t, s, "play b C3"); got != "= " {
				t.Errorf("play: %s", got)
			}
		})
	}
}

// TestGenmoveSuperko has an engine that insists on a repetition.
func TestGenmoveSuperko(t *testing.T) {
	b1, _ := engine.At(9, 2, 1)
	e := scripted{choose: func(context.Context, *engine.Game, engine.Color, Request) (Choice, error) {
		return Choice{Point: b1}, nil
	}}
	s := newTestServer(t, e, size9)
	for _, move := range []string{"w A2", "w B2", "b C2", "b D1", "b B1", "b A1", "w C1"} {
		tell(t, s, "play "+move)
	}
	if got := tell(t, s, "genmove b"); got != "= pass" {
		t.Errorf("positional superko: %s", got)
	}
	tell(t, s, "undo")
	tell(t, s, "kata-set-rule ko SIMPLE")
	if got := tell(t, s, "genmove b"); got != "= B1" {
		t.Errorf("simple ko: %s", got)
	}
}

// TestGameIsNotChanged keeps a game that the engine was given: later commands
// leave it as it was.
func TestGameIsNotChanged(t *testing.T) {
	var given *engine.Game
	e := scripted{choose: func(_ context.Context, g *engine.Game, _ engine.Color, _ Request) (Choice, error) {
		given = g
		return Choice{}, nil
	}}
	s := newTestServer(t, e, size9)
	tell(t, s, "play b E5")
	tell(t, s, "genmove w")
	kept := given
	board, moves := kept.Board().String(), len(kept.Moves())
	for _, line := range []string{"play b A1", "undo", "undo", "komi 3", "kata-set-rules japanese", "boardsize 13", "fixed_handicap 2", "loadsgf testdata/sgf/j_same.sgf"} {
		if got := tell(t, s, line); got[0] != '=' {
			t.Errorf("%s: %s", line, got)
		}
	}
	if kept.Board().String() != board || len(kept.Moves()) != moves || kept.Komi() != 7.5 || kept.Rules() != engine.DefaultRules() {
		t.Error("the game has changed")
	}
}

// TestGame lets the random engine play both sides to the end under several
// rules; the server never refuses.
func TestGame(t *testing.T) {
	for _, rules := range []string{"competition", "tromp-taylor", "chinese", "aga-button", "japanese", "ancient-area"} {
		t.Run(rules, func(t *testing.T) {
			s := newTestServer(t, &randomEngine{}, size9)
			for _, line := range []string{"kata-set-rules " + rules, "boardsize 7", "clear_board"} {
				if got := tell(t, s, line); got != "= " {
					t.Fatalf("%s: %s", line, got)
				}
			}
			colors := []string{"b", "w"}
			passes := 0
			for i := 0; passes < 4 && i < 500; i++ {
				got := tell(t, s, "genmove "+colors[i%2])
				if got == "= pass" {
					passes++
				} else if passes = 0; got[0] != '=' {
					t.Fatal(got)
				}
				if err := s.game.Board().Check(); err != nil {
					t.Fatal(err)
				}
			}
			if passes < 4 {
				t.Error("the game does not end")
			}
			if got := tell(t, s, "final_score"); got[0] != '=' {
				t.Error(got)
			}
		})
	}
}
