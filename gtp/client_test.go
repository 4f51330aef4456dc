package gtp_test

import (
	"bytes"
	"context"
	"errors"
	"math"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"tianyuan/engine"
	"tianyuan/gtp"
)

// startFake starts the fake program; the test ends with its Close and fails if
// a goroutine is left.
func startFake(t *testing.T, mode string, change func(*gtp.ClientOptions)) *gtp.Client {
	t.Helper()
	before := runtime.NumGoroutine()
	options := gtp.DefaultClientOptions()
	options.Grace = time.Second
	options.Env = fakeEnv()
	if change != nil {
		change(&options)
	}
	c, err := gtp.StartClient(fakeCommand(mode), options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = c.Close() // its result is the business of TestClientClose
		// The goroutines have done their last work when Close returns; they
		// may need a moment to be gone.
		for range 100 {
			if runtime.NumGoroutine() <= before {
				return
			}
			time.Sleep(5 * time.Millisecond)
		}
		t.Errorf("%d goroutines after Close, %d before", runtime.NumGoroutine(), before)
	})
	return c
}

func TestClientCommands(t *testing.T) {
	ctx := t.Context()
	c := startFake(t, "good", nil)
	if got, err := c.Name(ctx); got != "Fake" || err != nil {
		t.Errorf("Name() = %q, %v", got, err)
	}
	if got, err := c.Version(ctx); got != "1.0" || err != nil {
		t.Errorf("Version() = %q, %v", got, err)
	}
	if got, err := c.ListCommands(ctx); !slices.Equal(got, []string{"name", "version", "quit"}) || err != nil {
		t.Errorf("ListCommands() = %q, %v", got, err)
	}
	for command, want := range map[string]bool{"name": true, "fly": false} {
		if got, err := c.KnownCommand(ctx, command); got != want || err != nil {
			t.Errorf("KnownCommand(%q) = %v, %v", command, got, err)
		}
	}
	if _, err := c.KnownCommand(ctx, "maybe"); !errors.Is(err, gtp.ErrProtocol) {
		t.Errorf("KnownCommand with a strange reply: %v", err)
	}
	if got, err := c.Send(ctx, "showboard"); got != "\n  A B\n1 . X" || err != nil {
		t.Errorf("showboard = %q, %v", got, err)
	}
	d4, _ := engine.At(9, 4, 4)
	a1, _ := engine.At(9, 1, 1)
	a2, _ := engine.At(9, 1, 2)
	j9, _ := engine.At(9, 9, 9)
	for _, step := range []struct {
		name string
		err  error
	}{
		{"set_free_handicap on 19x19", c.SetFreeHandicap(ctx, []engine.Point{mustAt(t, 19, 4, 4), mustAt(t, 19, 16, 16)})},
		{"boardsize", c.BoardSize(ctx, 9)},
		{"clear_board", c.ClearBoard(ctx)},
		{"komi", c.Komi(ctx, 7.5)},
		{"negative komi", c.Komi(ctx, -0.5)},
		{"play D4", c.Play(ctx, engine.Move{Color: engine.Black, Point: d4})},
		{"play J9", c.Play(ctx, engine.Move{Color: engine.Black, Point: j9})},
		{"pass", c.Play(ctx, engine.Move{Color: engine.White, Point: engine.Pass})},
		{"time_settings", c.TimeSettings(ctx, 5*time.Minute, 30*time.Second+time.Millisecond, 5)},
		{"time_left", c.TimeLeft(ctx, engine.Black, 12900*time.Millisecond, 0)},
	} {
		if step.err != nil {
			t.Errorf("%s: %v", step.name, step.err)
		}
	}
	if p, resign, err := c.Genmove(ctx, engine.Black); p != d4 || resign || err != nil {
		t.Errorf("Genmove(Black) = %v, %v, %v", p, resign, err)
	}
	if _, resign, err := c.Genmove(ctx, engine.White); !resign || err != nil {
		t.Errorf("Genmove(White) = resign %v, %v", resign, err)
	}
	if margin, ok, err := c.FinalScore(ctx); margin != 3.5 || !ok || err != nil {
		t.Errorf("FinalScore() = %v, %v, %v", margin, ok, err)
	}
	if dead, err := c.FinalStatusList(ctx, "dead"); !slices.Equal(dead, []engine.Point{a1, a2, j9}) || err != nil {
		t.Errorf("FinalStatusList(dead) = %v, %v", dead, err)
	}
	if seki, err := c.FinalStatusList(ctx, "seki"); len(seki) != 0 || err != nil {
		t.Errorf("FinalStatusList(seki) = %v, %v", seki, err)
	}
	if _, err := c.FinalStatusList(ctx, "alive"); !errors.Is(err, gtp.ErrProtocol) {
		t.Errorf("a list with a pass: %v", err)
	}
	if err := c.Close(); err != nil {
		t.Errorf("Close() = %v", err)
	}
}

func mustAt(t *testing.T, size, col, row int) engine.Point {
	t.Helper()
	p, ok := engine.At(size, col, row)
	if !ok {
		t.Fatalf("no point %d, %d on %d", col, row, size)
	}
	return p
}

func TestClientOptional(t *testing.T) {
	t.Run("refusals leave the client usable", func(t *testing.T) {
		c := startFake(t, "good", nil)
		_, err := c.Send(t.Context(), "fly", "away")
		var refused *gtp.RefusedError
		if !errors.Is(err, gtp.ErrRefused) || !errors.As(err, &refused) {
			t.Fatalf("error %v", err)
		}
		if refused.Command != "fly away" || refused.Text != "unknown command" {
			t.Errorf("refused %q with %q", refused.Command, refused.Text)
		}
		if err := c.Err(); err != nil {
			t.Errorf("Err() = %v", err)
		}
		if name, err := c.Name(t.Context()); name != "Fake" || err != nil {
			t.Errorf("then Name() = %q, %v", name, err)
		}
	})
	t.Run("without ids", func(t *testing.T) {
		c := startFake(t, "no-id", func(o *gtp.ClientOptions) { o.Numbered = false })
		if p, _, err := c.Genmove(t.Context(), engine.Black); p != mustAt(t, 19, 4, 4) || err != nil {
			t.Errorf("Genmove = %v, %v", p, err)
		}
	})
	t.Run("slow start", func(t *testing.T) {
		c := startFake(t, "slow-start", func(o *gtp.ClientOptions) {
			o.Timeout = 250 * time.Millisecond
			o.StartTimeout = 20 * time.Second
		})
		if name, err := c.Name(t.Context()); name != "Fake" || err != nil {
			t.Errorf("Name() = %q, %v", name, err)
		}
	})
	t.Run("standard error is forwarded and its end kept", func(t *testing.T) {
		var forwarded bytes.Buffer // read after Close only
		c := startFake(t, "chats", func(o *gtp.ClientOptions) { o.Stderr = &forwarded })
		if p, _, err := c.Genmove(t.Context(), engine.Black); p != mustAt(t, 19, 4, 4) || err != nil {
			t.Errorf("Genmove with CRLF = %v, %v", p, err)
		}
		if err := c.Close(); err != nil {
			t.Error(err)
		}
		if got := strings.Count(forwarded.String(), "\n"); got != 200 {
			t.Errorf("%d lines forwarded, want 200", got)
		}
		lines := c.Stderr()
		if len(lines) != 20 || !strings.HasPrefix(lines[19], "line 199 ") || len(lines[19]) > 500 {
			t.Errorf("kept %d lines, the last %.60q", len(lines), lines[len(lines)-1])
		}
	})
	t.Run("commands from several goroutines take turns", func(t *testing.T) {
		c := startFake(t, "good", nil)
		var wg sync.WaitGroup
		for range 8 {
			wg.Go(func() {
				for range 20 {
					if name, err := c.Name(t.Context()); name != "Fake" || err != nil {
						t.Errorf("Name() = %q, %v", name, err)
					}
				}
			})
		}
		wg.Wait()
	})
}

func TestClientFaults(t *testing.T) {
	short := func(o *gtp.ClientOptions) { o.MoveTimeout = 200 * time.Millisecond }
	patient := func(o *gtp.ClientOptions) { o.MoveTimeout = 30 * time.Second }
	tests := []struct {
		mode   string
		change func(*gtp.ClientOptions)
		want   error
		text   string // in the error
	}{
		{"hangs", short, gtp.ErrTimeout, "200ms"},
		{"crashes", patient, gtp.ErrExited, "exit status 42): assertion failed"},
		{"half-reply", patient, gtp.ErrExited, "exit status 0"},
		{"garbage", patient, gtp.ErrProtocol, "Segmentation fault"},
		{"floods", patient, gtp.ErrProtocol, "longer than"},
		{"floods-a-line", patient, gtp.ErrProtocol, "longer than"},
		{"wrong-id", patient, gtp.ErrProtocol, "99999"},
		{"no-id", patient, gtp.ErrProtocol, "no id"},
	}
	for _, tt := range tests {
		t.Run(tt.mode, func(t *testing.T) {
			c := startFake(t, tt.mode, func(o *gtp.ClientOptions) {
				o.MaxReply = 10000
				tt.change(o)
			})
			if _, err := c.Name(t.Context()); err != nil {
				t.Fatal(err)
			}
			start := time.Now()
			_, _, err := c.Genmove(t.Context(), engine.Black)
			if !errors.Is(err, tt.want) || !strings.Contains(err.Error(), tt.text) {
				t.Fatalf("Genmove: %v, want %v with %q", err, tt.want, tt.text)
			}
			if took := time.Since(start); took > 20*time.Second {
				t.Errorf("the fault was seen after %v", took)
			}
			if broken := c.Err(); broken != err {
				t.Errorf("Err() = %v", broken)
			}
			if _, again := c.Name(t.Context()); again != err {
				t.Errorf("the next command: %v, want the same error", again)
			}
		})
	}
}

func TestClientExit(t *testing.T) {
	t.Run("status and last words", func(t *testing.T) {
		c := startFake(t, "dies-at-once", nil)
		_, err := c.Name(t.Context())
		var exit *gtp.ExitError
		if !errors.Is(err, gtp.ErrExited) || !errors.As(err, &exit) {
			t.Fatalf("error %v", err)
		}
		if exit.State == nil || exit.State.ExitCode() != 3 {
			t.Errorf("state %v", exit.State)
		}
		if !slices.Equal(exit.Stderr, []string{"loading", "fatal: no weights"}) {
			t.Errorf("standard error %q", exit.Stderr)
		}
		if err := c.Close(); err != nil {
			t.Errorf("Close() of a program that is gone = %v", err)
		}
	})
	for _, mode := range []string{"closes-input", "closes-output"} {
		t.Run(mode, func(t *testing.T) {
			c := startFake(t, mode, nil)
			for range 1000 {
				if len(c.Stderr()) > 0 {
					break // the program says that it has closed the pipe
				}
				time.Sleep(10 * time.Millisecond)
			}
			_, err := c.Name(t.Context())
			var exit *gtp.ExitError
			if !errors.As(err, &exit) || exit.State != nil {
				t.Errorf("error %v, want an exit without status", err)
			}
			if err := c.Close(); !errors.Is(err, gtp.ErrTimeout) {
				t.Errorf("Close() = %v, want the kill reported", err)
			}
		})
	}
	t.Run("a banner is a violation", func(t *testing.T) {
		c := startFake(t, "banner", nil)
		if _, err := c.Name(t.Context()); !errors.Is(err, gtp.ErrProtocol) || !strings.Contains(err.Error(), "Welcome") {
			t.Errorf("error %v", err)
		}
	})
	t.Run("a second reply is a violation", func(t *testing.T) {
		c := startFake(t, "twice", nil)
		if _, _, err := c.Genmove(t.Context(), engine.Black); err != nil && !errors.Is(err, gtp.ErrProtocol) {
			t.Fatal(err)
		}
		// The second reply comes before the next command or answers it with
		// the wrong id.
		if _, err := c.Name(t.Context()); !errors.Is(err, gtp.ErrProtocol) {
			t.Errorf("error %v", err)
		}
	})
	t.Run("a cancelled context ends the wait", func(t *testing.T) {
		c := startFake(t, "hangs", nil)
		if _, err := c.Name(t.Context()); err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancel(t.Context())
		time.AfterFunc(100*time.Millisecond, cancel)
		if _, _, err := c.Genmove(ctx, engine.Black); !errors.Is(err, context.Canceled) {
			t.Errorf("error %v", err)
		}
		if _, err := c.Name(ctx); !errors.Is(err, context.Canceled) {
			t.Errorf("then %v", err)
		}
	})
	t.Run("a deadline is a timeout", func(t *testing.T) {
		c := startFake(t, "hangs", nil)
		ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
		defer cancel()
		if _, _, err := c.Genmove(ctx, engine.Black); !errors.Is(err, gtp.ErrTimeout) || !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("error %v", err)
		}
	})
	t.Run("a command that the program does not read is given up", func(t *testing.T) {
		c := startFake(t, "hangs", func(o *gtp.ClientOptions) { o.MoveTimeout = 100 * time.Millisecond; o.Timeout = 300 * time.Millisecond })
		if _, err := c.Send(t.Context(), "name"); err != nil {
			t.Fatal(err)
		}
		if _, _, err := c.Genmove(t.Context(), engine.Black); !errors.Is(err, gtp.ErrTimeout) {
			t.Fatal(err)
		}
		d := startFake(t, "sleeper", func(o *gtp.ClientOptions) { o.StartTimeout = 300 * time.Millisecond })
		if _, err := d.Send(t.Context(), "gogui-play_sequence", strings.Repeat("b D4 ", 100000)); !errors.Is(err, gtp.ErrTimeout) {
			t.Errorf("error %v", err)
		}
	})
}

func TestClientClose(t *testing.T) {
	t.Run("idempotent, concurrent", func(t *testing.T) {
		c := startFake(t, "good", nil)
		var wg sync.WaitGroup
		for range 4 {
			wg.Go(func() {
				if err := c.Close(); err != nil {
					t.Errorf("Close() = %v", err)
				}
			})
		}
		wg.Wait()
		if err := c.Close(); err != nil {
			t.Errorf("Close() = %v", err)
		}
		if _, err := c.Name(t.Context()); !errors.Is(err, gtp.ErrClientClosed) {
			t.Errorf("a command after Close: %v", err)
		}
		if err := c.Err(); !errors.Is(err, gtp.ErrClientClosed) {
			t.Errorf("Err() after Close: %v", err)
		}
	})
	t.Run("ends a command under way", func(t *testing.T) {
		c := startFake(t, "hangs", nil)
		if _, err := c.Name(t.Context()); err != nil {
			t.Fatal(err)
		}
		ended := make(chan error, 1)
		go func() {
			_, _, err := c.Genmove(context.Background(), engine.Black)
			ended <- err
		}()
		time.Sleep(50 * time.Millisecond)
		first, second := c.Close(), c.Close()
		if !errors.Is(first, gtp.ErrTimeout) || first != second {
			t.Errorf("Close() = %v, then %v", first, second)
		}
		if err := <-ended; !errors.Is(err, gtp.ErrClientClosed) {
			t.Errorf("Genmove: %v", err)
		}
	})
	t.Run("kills a program that ignores quit and the end of input", func(t *testing.T) {
		c := startFake(t, "stubborn", nil)
		if _, err := c.Name(t.Context()); err != nil {
			t.Fatal(err)
		}
		if err := c.Close(); !errors.Is(err, gtp.ErrTimeout) {
			t.Errorf("Close() = %v", err)
		}
	})
	t.Run("before any command", func(t *testing.T) {
		c := startFake(t, "good", func(o *gtp.ClientOptions) { o.Grace = 20 * time.Second })
		if err := c.Close(); err != nil {
			t.Errorf("Close() = %v", err)
		}
	})
}

func TestClientBadInput(t *testing.T) {
	for name, command := range map[string]string{
		"empty": "", "blank": " ", "open quote": "'gnugo", "no such program": "/nowhere/program --gtp",
	} {
		t.Run(name, func(t *testing.T) {
			if c, err := gtp.StartClient(command, gtp.DefaultClientOptions()); err == nil {
				c.Close()
				t.Errorf("%q was started", command)
			}
		})
	}
	if _, err := gtp.StartClient(fakeCommand("good"), gtp.ClientOptions{Timeout: -1}); err == nil {
		t.Error("bad options were accepted")
	}
	ctx := t.Context()
	c := startFake(t, "good", nil)
	for name, err := range map[string]error{
		"two lines":         errOf(c.Send(ctx, "name\nquit")),
		"comment":           errOf(c.Send(ctx, "play", "black", "D4", "# not a remark")),
		"id":                errOf(c.Send(ctx, "12", "name")),
		"nothing":           errOf(c.Send(ctx, "")),
		"a carriage return": errOf(c.Send(ctx, "name", "\r")),
	} {
		if !errors.Is(err, gtp.ErrCommand) {
			t.Errorf("%s: %v", name, err)
		}
	}
	off := mustAt(t, 25, 25, 25)
	for name, err := range map[string]error{
		"size 0":         c.BoardSize(ctx, 0),
		"size 26":        c.BoardSize(ctx, 26),
		"komi NaN":       c.Komi(ctx, math.NaN()),
		"no color":       c.Play(ctx, engine.Move{Point: engine.Pass}),
		"off the board":  c.Play(ctx, engine.Move{Color: engine.Black, Point: off}),
		"handicap":       c.SetFreeHandicap(ctx, []engine.Point{off, off}),
		"time of nobody": c.TimeLeft(ctx, engine.Empty, 0, 0),
	} {
		if err == nil || errors.Is(err, gtp.ErrRefused) {
			t.Errorf("%s: %v, want an error before anything is sent", name, err)
		}
	}
	if _, _, err := c.Genmove(ctx, engine.Border); !errors.Is(err, engine.ErrColor) {
		t.Errorf("genmove of no color: %v", err)
	}
	if name, err := c.Name(ctx); name != "Fake" || err != nil {
		t.Errorf("then Name() = %q, %v", name, err)
	}
}

func errOf(_ string, err error) error { return err }
