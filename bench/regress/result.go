package regress

import (
	"fmt"
	"io"
	"strings"
	"time"
)

// Result is what came of a test.
type Result struct {
	Script *Script
	Step   Step
	Reply  string
	Took   time.Duration
	// Board is the position as the program draws it, of a failed test of a
	// Runner with Boards.
	Board string
}

// Passed reports whether the reply is the expected one, whether or not the
// test is known to fail.
func (r Result) Passed() bool { return r.Step.Answer.Fits(r.Reply) }

// String tells about the test and its result in one line.
func (r Result) String() string {
	return fmt.Sprintf("%s %d (line %d): %s: want %v, got %s",
		r.Script.Name(), r.Step.ID, r.Step.Line, r.Step, r.Step.Answer, strings.TrimSpace(r.Reply))
}

// Summary counts results. Its four counts are of different tests.
type Summary struct {
	Passed      int // as they should
	Failed      int // that should not
	KnownFailed int // known to fail
	KnownPassed int // known to fail, and passed
	Took        time.Duration
}

// Summarize counts results.
func Summarize(results []Result) Summary {
	var s Summary
	for _, r := range results {
		switch passed, known := r.Passed(), r.Step.Answer.Known; {
		case passed && known:
			s.KnownPassed++
		case passed:
			s.Passed++
		case known:
			s.KnownFailed++
		default:
			s.Failed++
		}
		s.Took += r.Took
	}
	return s
}

// Rate returns the rate of all tests that passed.
func (s Summary) Rate() Rate {
	return Rate{Passed: s.Passed + s.KnownPassed, Tests: s.Passed + s.Failed + s.KnownFailed + s.KnownPassed}
}

// String returns the counts, the rate and the time in one line; counts about
// known failures only where there are any.
func (s Summary) String() string {
	text := fmt.Sprintf("%d passed, %d failed", s.Passed, s.Failed)
	if s.KnownFailed > 0 {
		text += fmt.Sprintf(", %d failed as known", s.KnownFailed)
	}
	if s.KnownPassed > 0 {
		text += fmt.Sprintf(", %d passed unexpectedly", s.KnownPassed)
	}
	return fmt.Sprintf("%s: %.1f %% in %.1f s", text, s.Rate().Percent(), s.Took.Seconds())
}

// WriteFailures writes to w about each result that did not pass: the test, the
// reader's comment above it and the board, if the results have it.
func WriteFailures(w io.Writer, results []Result) error {
	for _, r := range results {
		if r.Passed() {
			continue
		}
		text := r.String() + "\n"
		for _, line := range r.Step.Comment {
			text += "  # " + line + "\n"
		}
		if r.Board != "" {
			text += strings.Trim(r.Board, "\n") + "\n"
		}
		if _, err := io.WriteString(w, text+"\n"); err != nil {
			return err
		}
	}
	return nil
}
