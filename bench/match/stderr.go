package match

import (
	"bytes"
	"io"
	"sync"
)

// maxLine bounds a line of standard error; a longer one is cut into several.
const maxLine = 4096

// lineWriter passes on whole lines with a prefix; several may share a writer
// and its lock.
type lineWriter struct {
	mu     *sync.Mutex
	w      io.Writer
	prefix string
	line   []byte
}

// Write never fails: a program must not stop because nobody reads its chat.
func (l *lineWriter) Write(p []byte) (int, error) {
	n := len(p)
	for len(p) > 0 {
		end := bytes.IndexByte(p, '\n')
		part := p
		if end >= 0 {
			part = p[:end]
		}
		part = part[:min(len(part), maxLine-len(l.line))]
		l.line = append(l.line, part...)
		p = p[len(part):]
		switch {
		case len(p) > 0 && p[0] == '\n':
			p = p[1:]
			l.flush()
		case len(l.line) >= maxLine:
			l.flush()
		}
	}
	return n, nil
}

// flush passes the line on.
func (l *lineWriter) flush() {
	l.mu.Lock()
	defer l.mu.Unlock()
	_, _ = l.w.Write(append(append([]byte(l.prefix), l.line...), '\n'))
	l.line = l.line[:0]
}

// end passes on a last line that is not complete, when its program has ended.
func (l *lineWriter) end() {
	if len(l.line) > 0 {
		l.flush()
	}
}

// stderrWriters returns the writers of the two programs, nil for none.
func stderrWriters(w io.Writer) (writers [2]*lineWriter) {
	if w == nil {
		return writers
	}
	mu := new(sync.Mutex)
	for i, prefix := range []string{"[1] ", "[2] "} {
		writers[i] = &lineWriter{mu: mu, w: w, prefix: prefix}
	}
	return writers
}
