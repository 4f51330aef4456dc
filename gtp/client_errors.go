package gtp

import (
	"errors"
	"fmt"
	"os"
	"strings"
)

// What can go wrong between a Client and its program.
var (
	// ErrTimeout says that the program did not answer, or quit, in time.
	ErrTimeout = errors.New("timeout")
	// ErrExited says that the program has ended or closed its pipes. The error
	// is an *ExitError.
	ErrExited = errors.New("program has exited")
	// ErrRefused says that the program answered with failure. The error is a
	// *RefusedError.
	ErrRefused = errors.New("refused")
	// ErrProtocol says that the program wrote something that is not GTP, or a
	// reply that does not answer the command.
	ErrProtocol = errors.New("protocol violation")
	// ErrClientClosed says that the Client was closed.
	ErrClientClosed = errors.New("client is closed")
	// ErrCommand says that a command cannot be sent as one line of GTP.
	ErrCommand = errors.New("not a command")
	// ErrCommandLine says that the command line of a program cannot be split.
	ErrCommandLine = errors.New("bad command line")
)

// RefusedError is a reply of failure; it wraps ErrRefused.
type RefusedError struct {
	Command string // the command with its arguments
	Text    string // the reply without "?" and id, in the program's own words
}

// Error returns the command and the program's words.
func (e *RefusedError) Error() string {
	return fmt.Sprintf("gtp: %s: %v: %s", e.Command, ErrRefused, e.Text)
}

// Unwrap returns ErrRefused.
func (e *RefusedError) Unwrap() error { return ErrRefused }

// ExitError says how a program ended; it wraps ErrExited and Cause.
type ExitError struct {
	// State is how the process ended; nil if it closed its pipes and has not
	// ended.
	State *os.ProcessState
	// Stderr holds the last lines of its standard error.
	Stderr []string
	// Cause is the error of writing to the program, or nil.
	Cause error
}

// Error returns the exit status and the last line of standard error.
func (e *ExitError) Error() string {
	text := ErrExited.Error() + " (no status yet)"
	if e.State != nil {
		text = fmt.Sprintf("%v (%v)", ErrExited, e.State)
	}
	if n := len(e.Stderr); n > 0 {
		text += ": " + strings.TrimSpace(e.Stderr[n-1])
	}
	return text
}

// Unwrap returns ErrExited and the cause.
func (e *ExitError) Unwrap() []error {
	if e.Cause == nil {
		return []error{ErrExited}
	}
	return []error{ErrExited, e.Cause}
}

// checkCommand returns ErrCommand unless the text is one line that says to the
// program what it says to us: no control characters, no comment, no id.
func checkCommand(line string) error {
	switch {
	case strings.TrimSpace(line) == "":
		return fmt.Errorf("%w: empty", ErrCommand)
	case strings.ContainsRune(line, '#'), strings.ContainsFunc(line, func(r rune) bool { return r < ' ' && r != '\t' || r == 127 }):
		return fmt.Errorf("%w: %q", ErrCommand, line)
	case line[0] >= '0' && line[0] <= '9':
		return fmt.Errorf("%w: %q starts with an id", ErrCommand, line)
	}
	return nil
}
