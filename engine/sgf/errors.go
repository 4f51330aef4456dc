package sgf

import (
	"errors"
	"fmt"

	"tianyuan/engine"
)

// What is wrong with a file, a tree or a game in it. Every error of the
// package wraps one of them, or the error of the operating system.
var (
	// ErrSyntax says that the text is not SGF; it comes in an OffsetError.
	ErrSyntax = errors.New("syntax error")
	// ErrTooLarge says that one of the Limits is exceeded, or a bound on what
	// a sane record holds.
	ErrTooLarge = errors.New("record too large")
	// ErrNoGame says that a file holds no game, or fewer than asked for.
	ErrNoGame = errors.New("no game record")
	// ErrNotGo says that the record is of another game (GM other than 1).
	ErrNotGo = errors.New("not a game of Go")
	// ErrSize says that the board is not square or not of a size the engine
	// plays on.
	ErrSize = errors.New("unacceptable board size")
	// ErrPoint says that a value is not a point of the board.
	ErrPoint = errors.New("bad point")
	// ErrSetUp says that set-up stones make no position.
	ErrSetUp = errors.New("bad set-up")
	// ErrIllegalMove says that a move cannot be played; it comes in a
	// MoveError with the reason.
	ErrIllegalMove = errors.New("illegal move")
	// ErrNotRegular says that a path names a directory or a device.
	ErrNotRegular = errors.New("not a regular file")
)

// OffsetError is an error at a place of the text.
type OffsetError struct {
	// Offset counts bytes from the start of the file if it is in UTF-8, and
	// otherwise from the start of its text turned into UTF-8.
	Offset int
	// Err wraps ErrSyntax or ErrTooLarge.
	Err error
}

// Error returns the place and what is wrong there.
func (e *OffsetError) Error() string { return fmt.Sprintf("sgf: offset %d: %v", e.Offset, e.Err) }

// Unwrap returns Err.
func (e *OffsetError) Unwrap() error { return e.Err }

// MoveError is a move of a record that cannot be played.
type MoveError struct {
	Number int          // of the move, from 1
	Color  engine.Color // who moves
	Value  string       // the move's value in the record
	Err    error        // the engine's reason, or wraps ErrPoint
}

// Error names the move by number and value, and the reason.
func (e *MoveError) Error() string {
	return fmt.Sprintf("sgf: move %d: %v %s[%s]: %v", e.Number, ErrIllegalMove, e.Color.Letter(), e.Value, e.Err)
}

// Unwrap returns ErrIllegalMove and the reason.
func (e *MoveError) Unwrap() []error { return []error{ErrIllegalMove, e.Err} }

// ByRules reports whether the move is only against the rules of repetition or
// suicide, which differ: the same record may be legal under other rules.
func (e *MoveError) ByRules() bool {
	return errors.Is(e.Err, engine.ErrKo) || errors.Is(e.Err, engine.ErrSuperko) || errors.Is(e.Err, engine.ErrSuicide)
}
