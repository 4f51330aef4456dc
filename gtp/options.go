package gtp

import (
	"errors"
	"fmt"
	"io"
	"log/slog"
	"time"

	"tianyuan/engine"
)

// Options of a Server. Begin with DefaultOptions.
type Options struct {
	// Name and Version are what the commands of these names answer, one line
	// each. Some clients behave differently for different names.
	Name, Version string
	// Size, Rules and Komi are those of the game at the start. The komi in the
	// rules does not matter, nor do corner stones: a client has to ask for them.
	Size  int
	Rules engine.Rules
	Komi  float64
	// Logger takes diagnostics; nil discards them.
	Logger *slog.Logger
	// Log takes the dialogue: a line "> command" for each command that is
	// run, "< reply" for each line of its reply. Nil keeps none.
	Log io.Writer
	// Grace is how long a command may still run after it has been asked to come
	// to an end, before Serve returns without it.
	Grace time.Duration
}

// DefaultOptions returns the options of a server on 19x19 under the default
// rules and their komi.
func DefaultOptions() Options {
	rules := engine.DefaultRules()
	return Options{
		Name: "Tianyuan", Version: "0.1",
		Size: 19, Rules: rules, Komi: rules.Komi,
		Grace: 700 * time.Millisecond,
	}
}

// Validate reports every option outside its range.
func (o Options) Validate() error {
	var faults []error
	for _, field := range []struct{ what, text string }{{"name", o.Name}, {"version", o.Version}} {
		if field.text == "" || printable(field.text) != field.text {
			faults = append(faults, fmt.Errorf("gtp: %s %q is not one line of text", field.what, field.text))
		}
	}
	if o.Size < minSize || o.Size > engine.MaxSize {
		faults = append(faults, fmt.Errorf("gtp: size %d: %w", o.Size, engine.ErrSize))
	}
	if err := o.Rules.Validate(); err != nil {
		faults = append(faults, fmt.Errorf("gtp: rules: %w", err))
	}
	if err := engine.CheckKomi(o.Komi); err != nil {
		faults = append(faults, fmt.Errorf("gtp: komi %v: %w", o.Komi, err))
	}
	if o.Grace <= 0 {
		faults = append(faults, fmt.Errorf("gtp: grace %v is not positive", o.Grace))
	}
	return errors.Join(faults...)
}
