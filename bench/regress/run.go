package regress

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"tianyuan/gtp"
)

// Program is what a Runner needs of a GTP program; *gtp.Client is one.
type Program interface {
	// Send sends a command and returns the text of its reply.
	Send(ctx context.Context, command string, args ...string) (string, error)
	// Close ends the program.
	Close() error
}

// Runner runs scripts. The zero value lacks Start; begin with NewRunner or set
// it.
type Runner struct {
	// Start starts a program for a script.
	Start func() (Program, error)
	// Timeout is the time for the reply to any command, 0 for no limit.
	Timeout time.Duration
	// Boards asks for the position of every test that fails.
	Boards bool
}

// NewRunner returns a Runner that starts a command line for every script, see
// gtp.StartClient, and gives it the time for the reply to each command, the
// first one included.
func NewRunner(command string, timeout time.Duration) *Runner {
	options := gtp.DefaultClientOptions()
	options.Timeout, options.StartTimeout, options.MoveTimeout = timeout, timeout, timeout
	return &Runner{
		Timeout: timeout,
		Start: func() (Program, error) {
			client, err := gtp.StartClient(command, options)
			if err != nil {
				return nil, err // a nil *Client would be a Program
			}
			return client, nil
		},
	}
}

// Run runs a script from start to end with a program of its own and returns a
// Result for each test, in order. The error names file and line: a command
// that the program refuses or does not answer, its death, a game record that is
// not there, the end of ctx. The results before it are returned with it.
func (r *Runner) Run(ctx context.Context, s *Script) (results []Result, err error) {
	program, err := r.Start()
	if err != nil {
		return nil, fmt.Errorf("regress: %s: %w", s.Path, err)
	}
	defer func() {
		if closing := program.Close(); closing != nil && err == nil {
			err = fmt.Errorf("regress: %s: %w", s.Path, closing)
		}
	}()
	for _, step := range s.Steps {
		start := time.Now()
		reply, err := r.step(ctx, program, s, step)
		if err != nil {
			return results, fmt.Errorf("regress: %s:%d: %w", s.Path, step.Line, err)
		}
		if !step.Test {
			continue
		}
		result := Result{Script: s, Step: step, Reply: reply, Took: time.Since(start)}
		if r.Boards && !step.Answer.Fits(reply) {
			if result.Board, err = r.send(ctx, program, "showboard"); err != nil {
				return results, fmt.Errorf("regress: %s:%d: %w", s.Path, step.Line, err)
			}
		}
		results = append(results, result)
	}
	return results, nil
}

// step sends the command of a step.
func (r *Runner) step(ctx context.Context, program Program, s *Script, step Step) (string, error) {
	args := step.Args
	if step.Command == "loadsgf" && len(args) > 0 {
		path, err := filepath.Abs(s.file(args[0]))
		if err != nil {
			return "", err
		}
		// The program's own message would not say which file.
		if _, err := os.Stat(path); err != nil {
			return "", err
		}
		args = append([]string{path}, args[1:]...)
	}
	return r.send(ctx, program, step.Command, args...)
}

// file returns the path of a file that the script names.
func (s *Script) file(name string) string {
	if name = filepath.FromSlash(name); filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(filepath.Dir(s.Path), name)
}

// send sends a command within the time for its reply.
func (r *Runner) send(ctx context.Context, program Program, command string, args ...string) (string, error) {
	within := ctx
	if r.Timeout > 0 {
		var cancel context.CancelFunc
		within, cancel = context.WithTimeout(ctx, r.Timeout)
		defer cancel()
	}
	reply, err := program.Send(within, command, args...)
	if errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
		return "", fmt.Errorf("%s: no reply within %v: %w", command, r.Timeout, err)
	}
	return reply, err
}
