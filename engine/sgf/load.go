package sgf

import (
	"errors"
	"fmt"
	"io"

	"tianyuan/engine"
)

// LoadOptions say what to make of a record.
type LoadOptions struct {
	Limits Limits
	// Index chooses the game of a file, 0 for the first.
	Index int
	// Before stops before the move of that number is played, counted along the
	// main line from 1, passes included: 1 gives the start position, a number
	// beyond the end or not positive the whole game.
	Before int
	// Rules are the rules where the record names none.
	Rules engine.Rules
	// Komi is the game's komi, in points, where the record has none and names
	// no preset that brings its own.
	Komi float64
	// KeepRules plays by Rules whatever the record names. The komi is still the
	// record's, or Komi.
	KeepRules bool
}

// DefaultLoadOptions reads the whole first game under the engine's default
// rules unless it names others.
func DefaultLoadOptions() LoadOptions {
	rules := engine.DefaultRules()
	return LoadOptions{Limits: DefaultLimits(), Rules: rules, Komi: rules.Komi}
}

// Validate reports every fault of the options.
func (o LoadOptions) Validate() error {
	errs := []error{o.Limits.Validate(), o.Rules.Validate(), engine.CheckKomi(o.Komi)}
	if o.Index < 0 {
		errs = append(errs, fmt.Errorf("sgf: game %d of a file", o.Index))
	}
	return errors.Join(errs...)
}

// Load reads a game from a stream: Read, then Replay. It returns a Record or
// an error, never half of a game.
func Load(r io.Reader, o LoadOptions) (*Record, error) {
	if err := o.Validate(); err != nil {
		return nil, err
	}
	c, err := Read(r, o.Limits)
	if err != nil {
		return nil, err
	}
	return c.record(o)
}

// LoadFile is Load on a file, with ReadFile's care about what is no file.
func LoadFile(path string, o LoadOptions) (*Record, error) {
	if err := o.Validate(); err != nil {
		return nil, err
	}
	c, err := ReadFile(path, o.Limits)
	if err != nil {
		return nil, err
	}
	return c.record(o)
}

// record replays the chosen game and hands on the reader's warnings.
func (c *Collection) record(o LoadOptions) (*Record, error) {
	if o.Index >= len(c.Games) {
		return nil, fmt.Errorf("sgf: %w %d: the file has %d", ErrNoGame, o.Index+1, len(c.Games))
	}
	record, err := Replay(c.Games[o.Index], o)
	if err != nil {
		return nil, err
	}
	record.Warnings = append(c.Warnings, record.Warnings...)
	return record, nil
}
