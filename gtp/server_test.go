package gtp

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math"
	"strings"
	"sync"
	"testing"
	"testing/iotest"
	"time"

	"tianyuan/engine"
)

// patience is how long a test waits for what should happen at once, on a slow
// machine under the race detector.
const patience = 10 * time.Second

// session is a server that serves in the background.
type session struct {
	t    *testing.T
	in   *io.PipeWriter
	out  *bufio.Reader
	end  *io.PipeReader // of out
	done chan error
	stop context.CancelFunc
}

func startSession(t *testing.T, s *Server) *session {
	ctx, stop := context.WithCancel(t.Context())
	inRead, inWrite := io.Pipe()
	outRead, outWrite := io.Pipe()
	x := &session{t: t, in: inWrite, out: bufio.NewReader(outRead), end: outRead, done: make(chan error, 1), stop: stop}
	go func() {
		x.done <- s.Serve(ctx, inRead, outWrite)
		outWrite.Close()
	}()
	t.Cleanup(func() { inWrite.Close(); outRead.Close(); stop() })
	return x
}

func (x *session) send(text string) {
	x.t.Helper()
	if _, err := io.WriteString(x.in, text); err != nil {
		x.t.Fatal(err)
	}
}

// reply reads a reply with its end.
func (x *session) reply() string {
	x.t.Helper()
	var all string
	for {
		line, err := x.out.ReadString('\n')
		all += line
		if err != nil {
			return all + "<" + err.Error() + ">"
		}
		if line == "\n" {
			return all
		}
	}
}

func (x *session) expect(want string) {
	x.t.Helper()
	if got := x.reply(); got != want {
		x.t.Errorf("reply %q, want %q", got, want)
	}
}

// returned waits for Serve.
func (x *session) returned() error {
	x.t.Helper()
	select {
	case err := <-x.done:
		return err
	case <-time.After(patience):
		x.t.Fatal("Serve does not return")
		return nil
	}
}

func TestServeEndOfInput(t *testing.T) {
	t.Run("idle", func(t *testing.T) {
		x := startSession(t, newTestServer(t, &randomEngine{}))
		x.send("name\n")
		x.expect("= Tianyuan\n\n")
		x.in.Close()
		if err := x.returned(); err != nil {
			t.Error(err)
		}
	})
	t.Run("thinking", func(t *testing.T) {
		e := newSlowEngine()
		x := startSession(t, newTestServer(t, e))
		x.send("1 genmove b\n2 name\n3 genmove w\n")
		<-e.thinking
		x.in.Close()
		if got := x.reply(); !strings.HasPrefix(got, "=1 ") {
			t.Error(got)
		}
		x.expect("=2 Tianyuan\n\n")
		if got := x.reply(); !strings.HasPrefix(got, "=3 ") {
			t.Error(got)
		}
		if err := x.returned(); err != nil || e.cut.Load() != 2 {
			t.Errorf("%v, %d choices cut short", err, e.cut.Load())
		}
	})
	t.Run("queued quit", func(t *testing.T) {
		e := newSlowEngine()
		x := startSession(t, newTestServer(t, e))
		x.send("genmove b\nname\ngenmove w\nquit\n")
		x.in.Close()
		for _, next := range []string{"= Tianyuan\n\n", "= \n\n"} {
			<-e.thinking
			select {
			case err := <-x.done:
				t.Fatalf("Serve returns %v in mid-search", err)
			case <-time.After(50 * time.Millisecond):
			}
			e.release <- struct{}{}
			if got := x.reply(); !strings.HasPrefix(got, "= ") {
				t.Error(got)
			}
			x.expect(next)
		}
		if err := x.returned(); err != nil || e.cut.Load() != 0 {
			t.Errorf("%v, %d choices cut short", err, e.cut.Load())
		}
	})
	t.Run("last line without its end", func(t *testing.T) {
		var out bytes.Buffer
		err := newTestServer(t, &randomEngine{}).Serve(t.Context(), strings.NewReader("1 name\n2 version"), &out)
		if want := "=1 Tianyuan\n\n=2 0.1\n\n"; err != nil || out.String() != want {
			t.Errorf("%q, %v", out.String(), err)
		}
	})
	t.Run("fault of the input", func(t *testing.T) {
		fault := errors.New("unplugged")
		var out bytes.Buffer
		in := io.MultiReader(strings.NewReader("name\n"), iotest.ErrReader(fault))
		err := newTestServer(t, &randomEngine{}).Serve(t.Context(), in, &out)
		if !errors.Is(err, fault) || out.String() != "= Tianyuan\n\n" {
			t.Errorf("%q, %v", out.String(), err)
		}
	})
}

// TestServeBytes pins what is sent for an empty reply, one line and several, and
// below a byte order mark: a space after every mark and id, and at no other end
// of line.
func TestServeBytes(t *testing.T) {
	var out bytes.Buffer
	in := strings.NewReader(byteOrderMark + "1 boardsize 2\nclear_board\nname\n2 foo\nshowboard\n")
	if err := newTestServer(t, &randomEngine{}).Serve(t.Context(), in, &out); err != nil {
		t.Fatal(err)
	}
	want := "=1 \n\n= \n\n= Tianyuan\n\n?2 unknown command\n\n= \n   A B\n 2 . . 2\n 1 . . 1\n   A B\nRules: "
	if got := out.String(); !strings.HasPrefix(got, want) || strings.Count(got, " \n") != 3 {
		t.Errorf("%q", got)
	}
}

func TestServeQuit(t *testing.T) {
	x := startSession(t, newTestServer(t, &randomEngine{}))
	x.send("7 quit now\n")
	x.expect("=7 \n\n")
	if err := x.returned(); err != nil {
		t.Error(err)
	}
	x.expect("<EOF>")

	var out bytes.Buffer
	err := newTestServer(t, &randomEngine{}).Serve(t.Context(), strings.NewReader("quit\nname\n"), &out)
	if err != nil || out.String() != "= \n\n" {
		t.Errorf("%q, %v", out.String(), err)
	}
}

func TestServeCancel(t *testing.T) {
	for _, lines := range []string{"", "genmove b\n", "genmove b\nname\ngenmove w\nquit\n"} {
		t.Run(fmt.Sprintf("%q", lines), func(t *testing.T) {
			e := newSlowEngine()
			x := startSession(t, newTestServer(t, e))
			go io.Copy(io.Discard, x.end)
			if lines != "" {
				x.send(lines)
				<-e.thinking
			}
			x.stop()
			if err := x.returned(); err != nil {
				t.Error(err)
			}
			if n := len(e.thinking); n > 0 {
				t.Errorf("%d more choices after the end", n)
			}
		})
	}
}

// TestServeStuck has an engine that does not listen, and a client that does not
// read.
func TestServeStuck(t *testing.T) {
	grace := func(o *Options) { o.Grace = 20 * time.Millisecond }
	thinking := make(chan struct{})
	deaf := scripted{choose: func(context.Context, *engine.Game, engine.Color, Request) (Choice, error) {
		thinking <- struct{}{}
		select {}
	}}
	ends := map[string]func(*session){
		"end of input": func(x *session) { x.in.Close() },
		"cancelled":    func(x *session) { x.stop() },
		"both":         func(x *session) { x.in.Close(); x.stop() },
	}
	for name, end := range ends {
		t.Run(name, func(t *testing.T) {
			x := startSession(t, newTestServer(t, deaf, grace))
			x.send("genmove b\n")
			<-thinking
			end(x)
			if err := x.returned(); !errors.Is(err, ErrStuck) {
				t.Error(err)
			}
		})
		t.Run(name+", nobody reads", func(t *testing.T) {
			x := startSession(t, newTestServer(t, deaf, grace))
			x.send("name\n")
			if _, err := x.end.Read(make([]byte, 1)); err != nil { // and no more
				t.Fatal(err)
			}
			end(x)
			if err := x.returned(); !errors.Is(err, ErrStuck) {
				t.Error(err)
			}
		})
	}
}

func TestServeClosedOutput(t *testing.T) {
	x := startSession(t, newTestServer(t, &randomEngine{}))
	x.end.Close()
	x.send("name\n")
	if err := x.returned(); !errors.Is(err, io.ErrClosedPipe) {
		t.Error(err)
	}
}

// TestServeFlushes hands over a writer that keeps what it is given.
func TestServeFlushes(t *testing.T) {
	outRead, outWrite := io.Pipe()
	inRead, inWrite := io.Pipe()
	go newTestServer(t, &randomEngine{}).Serve(t.Context(), inRead, bufio.NewWriter(outWrite))
	defer inWrite.Close()
	io.WriteString(inWrite, "name\n")
	line, err := bufio.NewReader(outRead).ReadString('\n')
	if line != "= Tianyuan\n" || err != nil {
		t.Errorf("%q, %v", line, err)
	}
	outRead.Close()
}

// TestServeManyQueued sends commands without reading or waiting.
func TestServeManyQueued(t *testing.T) {
	const n = 20000
	e := newSlowEngine()
	x := startSession(t, newTestServer(t, e, size9))
	var wg sync.WaitGroup
	wg.Go(func() {
		io.WriteString(x.in, "genmove b\n")
		for i := range n {
			fmt.Fprintf(x.in, "%d known_command play\n", i)
		}
		io.WriteString(x.in, "quit\n")
		e.release <- struct{}{}
	})
	if got := x.reply(); !strings.HasPrefix(got, "= ") {
		t.Error(got)
	}
	for i := range n {
		x.expect(fmt.Sprintf("=%d true\n\n", i))
	}
	x.expect("= \n\n")
	wg.Wait()
	if err := x.returned(); err != nil {
		t.Error(err)
	}
}

// TestQueueBound lets a reader run ahead of nobody: it has to wait.
func TestQueueBound(t *testing.T) {
	q := newQueue()
	text := strings.Repeat("x", 1<<20)
	var pushed int
	var mu sync.Mutex
	done := make(chan struct{})
	go func() {
		defer close(done)
		for q.push(call{text: text}) { // one string: no memory is used
			mu.Lock()
			pushed++
			mu.Unlock()
		}
	}()
	count := func() int {
		mu.Lock()
		defer mu.Unlock()
		return pushed
	}
	for count() < maxQueued>>20 {
		time.Sleep(time.Millisecond)
	}
	time.Sleep(20 * time.Millisecond)
	if n := count(); n > maxQueued>>20+1 {
		t.Errorf("%d MiB wait", n)
	}
	q.pop()
	q.pop()
	q.drop()
	<-done
	if _, ok := q.pop(); ok {
		t.Error("a dropped command comes out")
	}
}

func TestServeLineTooLong(t *testing.T) {
	if testing.Short() {
		t.Skip("writes 17 MiB")
	}
	var out bytes.Buffer
	in := io.MultiReader(
		strings.NewReader("1 boardsize 9\n2 play b "), io.LimitReader(zeros{}, maxLine+1), strings.NewReader("\n3 name\n"),
		strings.NewReader("4 set_free_handicap "), io.LimitReader(zeros{}, maxLine/2), strings.NewReader("\n5 name\n"))
	err := newTestServer(t, &randomEngine{}).Serve(t.Context(), in, &out)
	want := "=1 \n\n?2 line too long\n\n=3 Tianyuan\n\n?4 bad vertex list\n\n=5 Tianyuan\n\n"
	if got := out.String(); got != want || err != nil {
		t.Errorf("%.200q, %v", got, err)
	}
}

// TestPanic has commands that panic: they are refused and the game is as
// before.
func TestPanic(t *testing.T) {
	var logged bytes.Buffer
	e := scripted{
		choose: func(context.Context, *engine.Game, engine.Color, Request) (Choice, error) { panic("choose") },
		status: func(context.Context, *engine.Game) (engine.Status, error) { panic("status") },
	}
	s := newTestServer(t, e, size9, func(o *Options) { o.Logger = slog.New(slog.NewTextHandler(&logged, nil)) })
	row := Command{Name: "broken", run: func(s *Server, _ context.Context, _ call) (string, error) {
		return "", s.change(func(g *engine.Game) error {
			_ = g.Play(engine.Move{Color: engine.White, Point: engine.PointOf(9, 3)})
			panic("in mid-change")
		})
	}}
	s.byName["broken"] = row
	tell(t, s, "play b E5")
	before := tell(t, s, "showboard")
	for _, line := range []string{"genmove w", "reg_genmove w", "final_score", "final_status_list dead", "broken"} {
		if got := tell(t, s, line); got != "? internal error" {
			t.Errorf("%s: %s", line, got)
		}
	}
	if after := tell(t, s, "showboard"); after != before {
		t.Error(after)
	}
	for _, word := range []string{"choose", "status", "in mid-change", "server_test.go"} {
		if !strings.Contains(logged.String(), word) {
			t.Errorf("nothing about %q is logged", word)
		}
	}
}

func TestDialogueLog(t *testing.T) {
	var log bytes.Buffer
	s := newTestServer(t, &randomEngine{}, size9, func(o *Options) { o.Log = &log })
	err := s.Serve(t.Context(), strings.NewReader("# x\n1\tknown_command  play\nplay b A0\nshowboard\n"), io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	want := "> 1 known_command play\n< =1 true\n> play b A0\n< ? syntax error\n> showboard\n< = \n<    A B C D E F G H J\n<  9 "
	if !strings.HasPrefix(log.String(), want) {
		t.Errorf("%q", log.String())
	}

	broken := newTestServer(t, &randomEngine{}, func(o *Options) { o.Log = failingWriter{} })
	var out bytes.Buffer
	if err := broken.Serve(t.Context(), strings.NewReader("name\n"), &out); err != nil || out.String() != "= Tianyuan\n\n" {
		t.Errorf("%q, %v", out.String(), err)
	}
}

type failingWriter struct{}

func (failingWriter) Write([]byte) (int, error) { return 0, errors.New("disk full") }

func TestOptionsValidate(t *testing.T) {
	if err := DefaultOptions().Validate(); err != nil {
		t.Error(err)
	}
	tests := []struct {
		name   string
		change func(*Options)
	}{
		{"no name", func(o *Options) { o.Name = "" }},
		{"name of two lines", func(o *Options) { o.Name = "a\nb" }},
		{"version with control characters", func(o *Options) { o.Version = "1\x00" }},
		{"size 1", func(o *Options) { o.Size = 1 }},
		{"size 26", func(o *Options) { o.Size = 26 }},
		{"rules", func(o *Options) { o.Rules.Ko = 99 }},
		{"komi", func(o *Options) { o.Komi = math.Inf(1) }},
		{"grace", func(o *Options) { o.Grace = 0 }},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			o := DefaultOptions()
			test.change(&o)
			if o.Validate() == nil {
				t.Error("no error")
			}
			if s, err := NewServer(&randomEngine{}, o); s != nil || err == nil {
				t.Error("NewServer takes it")
			}
		})
	}
}
