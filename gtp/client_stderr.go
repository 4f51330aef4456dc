package gtp

import (
	"io"
	"slices"
	"sync"
)

// How much of a program's standard error is kept for error texts.
const (
	tailLines  = 20
	tailLength = 400 // bytes of a line
)

// stderrTail keeps the last lines written to it and passes everything on.
type stderrTail struct {
	forward io.Writer // nil discards; set to nil when it fails

	mu    sync.Mutex
	lines []string
	line  []byte // the line that is not complete, cut at tailLength
}

// Write takes the program's output as it comes and never fails.
func (t *stderrTail) Write(p []byte) (int, error) {
	if t.forward != nil {
		if _, err := t.forward.Write(p); err != nil {
			t.forward = nil // the program must not wait for a reader that is gone
		}
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, b := range p {
		switch {
		case b == '\n':
			t.lines = append(t.lines, string(t.line))
			if len(t.lines) > tailLines {
				t.lines = slices.Delete(t.lines, 0, 1)
			}
			t.line = t.line[:0]
		case b == '\r':
		case len(t.line) < tailLength:
			t.line = append(t.line, b)
		}
	}
	return len(p), nil
}

// Lines returns the last lines, the one that is not complete included.
func (t *stderrTail) Lines() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	lines := slices.Clone(t.lines)
	if len(t.line) > 0 {
		lines = append(lines, string(t.line))
	}
	return lines
}
