package gtp

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"runtime/debug"
	"strings"
	"time"

	"tianyuan/engine"
)

// Server owns a game and plays the part of the engine in the protocol. Its
// state lasts from one Serve to the next.
type Server struct {
	engine  Engine
	options Options
	log     *slog.Logger
	now     func() time.Time
	files   files

	table  []Command
	byName map[string]Command

	// The state, touched by the command that runs only. The game is replaced,
	// never changed.
	game   *engine.Game
	clocks clocks
	judged judgement
	// chosen is the game after the last genmove: while it is the game, the
	// opponent thinks.
	chosen *engine.Game
}

// NewServer returns a server that lets e think. It returns the faults of the
// options.
func NewServer(e Engine, o Options) (*Server, error) {
	if err := o.Validate(); err != nil {
		return nil, err
	}
	game, err := engine.NewGame(o.Size, ownRules(o.Rules))
	if err != nil {
		return nil, err
	}
	if err := game.SetKomi(o.Komi); err != nil {
		return nil, err
	}
	s := &Server{
		engine: e, options: o, log: o.Logger, now: time.Now, files: disk{},
		table: Commands(), byName: make(map[string]Command), game: game,
	}
	if s.log == nil {
		s.log = slog.New(slog.DiscardHandler)
	}
	for _, row := range s.table {
		s.byName[row.Name] = row
	}
	return s, nil
}

// ErrStuck says that a command has not come to an end in time when it was asked
// to. The server cannot be used any more.
var ErrStuck = errors.New("gtp: command does not end")

// Serve answers the commands of in on out, in order, until quit, the end of in,
// or the end of ctx; all three return nil.
//
// Commands are read while another runs, so the end of in is noticed in
// mid-search: nobody is there any more, and thinking is cut short from
// then on, in the running command and in those that wait, which are still
// answered. If a quit waits, however, the client wants its answers, and every
// command before it is answered in full. When ctx ends, thinking is cut short
// and waiting commands are dropped.
//
// A fault of in or out is returned. ErrStuck is returned when a command that
// ought to end runs on for longer than the options' grace. The goroutine that
// reads in lasts until its Read returns.
func (s *Server) Serve(ctx context.Context, in io.Reader, out io.Writer) error {
	think, cut := context.WithCancel(ctx)
	defer cut()
	q := newQueue()
	abandoned := make(chan struct{}) // in has ended without a quit
	go func() {
		if !fill(q, in) {
			close(abandoned)
		}
	}()
	steps := make(chan struct{}, 1) // a command has been answered
	done := make(chan error, 1)
	go func() { done <- s.work(ctx, think, q, out, steps) }()

	defer q.drop() // lets the goroutines end
	finish := func(err error) error {
		if err == nil && ctx.Err() == nil {
			err = q.fault()
		}
		return err
	}
	select {
	case err := <-done:
		return finish(err)
	case <-abandoned:
		cut()
	case <-ctx.Done():
		q.drop()
	}
	stopping := ctx.Done()
	for {
		timer := time.NewTimer(s.options.Grace)
		select {
		case err := <-done:
			timer.Stop()
			return finish(err)
		case <-stopping:
			q.drop()
			stopping = nil
		case <-steps:
		case <-timer.C:
			return ErrStuck
		}
		timer.Stop()
	}
}

// fill reads commands into the queue up to the end or to a quit, after which
// nothing matters; it reports whether there was one.
func fill(q *queue, in io.Reader) (quit bool) {
	r := newReader(in)
	for {
		c, err := r.next()
		if err != nil {
			if errors.Is(err, io.EOF) {
				err = nil
			}
			q.close(err)
			return false
		}
		if !q.push(c) {
			return false
		}
		if c.name == "quit" {
			q.close(nil)
			return true
		}
	}
}

// work answers commands until a quit, the end of the queue, or the end of ctx.
// Commands run with think, which may end before.
func (s *Server) work(ctx, think context.Context, q *queue, out io.Writer, steps chan<- struct{}) error {
	for {
		c, ok := s.next(think, q)
		if !ok || ctx.Err() != nil {
			return nil
		}
		s.note('>', c.String)
		text, err := s.run(think, c)
		if err != nil {
			level := slog.LevelInfo
			if errors.Is(err, errLoad) || errors.Is(err, errSave) {
				level = slog.LevelWarn // the reply does not say why
			}
			s.log.Log(ctx, level, "command refused", "command", shorten(c.name), "arguments", shorten(c.text), "reason", err)
		}
		reply := respond(c.id, text, err)
		s.note('<', func() string { return string(reply) })
		if err := send(out, reply); err != nil {
			return fmt.Errorf("gtp: write: %w", err)
		}
		if c.name == "quit" {
			return nil
		}
		select {
		case steps <- struct{}{}:
		default:
		}
	}
}

// send writes a reply at once, through a buffer if out has one.
func send(out io.Writer, reply []byte) error {
	if _, err := out.Write(reply); err != nil {
		return err
	}
	if buffer, ok := out.(interface{ Flush() error }); ok {
		return buffer.Flush()
	}
	return nil
}

// run executes a command. A panic is a fault of ours or of the engine's: it is
// logged, refused, and has not changed the game.
func (s *Server) run(ctx context.Context, c call) (text string, err error) {
	if c.tooLong {
		return "", errLineTooLong
	}
	row, known := s.byName[c.name]
	if !known {
		return "", errUnknownCommand
	}
	if n := c.numArgs(); n < row.least || row.most >= 0 && n > row.most {
		return "", errSyntax
	}
	defer func() {
		if fault := recover(); fault != nil {
			s.log.Error("panic", "command", c.name, "fault", fault, "stack", string(debug.Stack()))
			text, err = "", errInternal
		}
	}()
	return row.run(s, ctx, c)
}

// change makes a change on a copy of the game and keeps the copy if all of it
// succeeds.
func (s *Server) change(do func(*engine.Game) error) error {
	next := s.game.Clone()
	if err := do(next); err != nil {
		return err
	}
	s.game = next
	return nil
}

// note writes lines of the dialogue, if a log is kept. A log that cannot be
// written is not worth a game.
func (s *Server) note(mark byte, text func() string) {
	if s.options.Log == nil {
		return
	}
	var b bytes.Buffer
	for line := range strings.Lines(strings.TrimRight(text(), "\n")) {
		b.WriteByte(mark)
		b.WriteByte(' ')
		b.WriteString(strings.TrimRight(line, "\n"))
		b.WriteByte('\n')
	}
	if _, err := s.options.Log.Write(b.Bytes()); err != nil {
		s.log.Warn("dialogue log", "reason", err)
	}
}
