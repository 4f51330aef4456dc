package regress

import (
	"errors"
	"fmt"
	"strings"
)

// ErrRate says that a text is no recorded rate.
var ErrRate = errors.New("bad rate")

// Rate is how many tests of how many passed.
type Rate struct{ Passed, Tests int }

// Percent returns the rate in percent, 0 without tests.
func (r Rate) Percent() float64 {
	if r.Tests == 0 {
		return 0
	}
	return 100 * float64(r.Passed) / float64(r.Tests)
}

// Fell reports whether r is more than points percentage points below another
// rate, which may be of a different number of tests.
func (r Rate) Fell(from Rate, points float64) bool {
	return r.Percent() < from.Percent()-points
}

// Record is a rate as it is kept in a file, with what it was measured with.
type Record struct {
	Rate Rate
	// Engine is the program's arguments: rates of others do not compare.
	Engine string
}

// ParseRecord reads a record of String: "112 of 150: gtp --playouts 5000". The
// error wraps ErrRate.
func ParseRecord(text string) (Record, error) {
	text = strings.TrimSpace(text)
	numbers, engine, ok := strings.Cut(text, ": ")
	var r Record
	n, err := fmt.Sscanf(numbers, "%d of %d", &r.Rate.Passed, &r.Rate.Tests)
	r.Engine = engine
	switch {
	case !ok || err != nil || n != 2, strings.ContainsAny(text, "\n\r"), r.String() != text:
		return Record{}, fmt.Errorf("regress: %w: %q is not like %q", ErrRate, text, "112 of 150: gtp --playouts 5000")
	case r.Rate.Passed < 0 || r.Rate.Tests < 1 || r.Rate.Passed > r.Rate.Tests:
		return Record{}, fmt.Errorf("regress: %w: %s", ErrRate, numbers)
	}
	return r, nil
}

// String returns the record in one line.
func (r Record) String() string {
	return fmt.Sprintf("%d of %d: %s", r.Rate.Passed, r.Rate.Tests, r.Engine)
}
