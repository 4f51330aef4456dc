package gtp

import (
	"fmt"
	"strconv"
	"strings"
	"sync"
)

// reply is what a program answers to one command.
type reply struct {
	text    string
	refused bool
}

// noID is the id of a command without one.
const noID = -1

// quoted is how much of a program's nonsense an error repeats, in bytes.
const quoted = 80

// replyReader cuts a program's output into replies. It is written to by the
// goroutine that reads the program and asked by the one that sends commands.
// After its first fault it refuses everything.
type replyReader struct {
	ready chan reply // one reply to the command that is pending
	fault chan error // the first fault

	mu       sync.Mutex
	max      int
	pending  bool
	id       int
	line     []byte // the line that is not complete
	open     bool   // within a reply
	text     []byte // the complete lines of that reply
	ignoring bool
	failed   error
}

func newReplyReader(maxReply int) *replyReader {
	return &replyReader{ready: make(chan reply, 1), fault: make(chan error, 1), max: maxReply}
}

// expect says that a command with this id, or noID, is about to be sent.
func (r *replyReader) expect(id int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.pending, r.id = true, id
}

// ignore makes the reader accept and drop everything from now on.
func (r *replyReader) ignore() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.ignoring = true
	r.line, r.text = nil, nil
}

// Write takes the program's output as it comes.
func (r *replyReader) Write(p []byte) (int, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.ignoring {
		return len(p), nil
	}
	if r.failed != nil {
		return 0, r.failed
	}
	for i, b := range p {
		if err := r.add(b, p[i:]); err != nil {
			r.failed = fmt.Errorf("%w: %w", ErrProtocol, err)
			r.fault <- r.failed
			r.line, r.text = nil, nil
			return i, r.failed
		}
	}
	return len(p), nil
}

// add takes one byte; rest starts with it and serves error texts.
func (r *replyReader) add(b byte, rest []byte) error {
	if b != '\n' {
		if b < ' ' && b != '\t' || b == 127 {
			return nil // carriage returns and other control characters, as GTP asks
		}
		if !r.open && len(r.line) == 0 {
			if b == ' ' || b == '\t' {
				return nil
			}
			if b != '=' && b != '?' {
				return fmt.Errorf("output is not a reply: %q", excerpt(rest))
			}
			if !r.pending {
				return fmt.Errorf("reply without a command: %q", excerpt(rest))
			}
		}
		if len(r.line)+len(r.text) >= r.max {
			return fmt.Errorf("reply longer than %d bytes", r.max)
		}
		r.line = append(r.line, b)
		return nil
	}
	switch {
	case !r.open && len(r.line) == 0: // empty lines between replies
	case !r.open:
		r.open = true
		r.text = append(r.text[:0], r.line...)
	case len(r.line) > 0:
		r.text = append(append(r.text, '\n'), r.line...)
	default:
		answer, err := parseReply(string(r.text), r.id)
		if err != nil {
			return err
		}
		r.open, r.pending = false, false
		r.text = r.text[:0]
		r.ready <- answer // has room: no second reply gets here before expect
	}
	r.line = r.line[:0]
	return nil
}

// parseReply reads a whole reply: status, id, text.
func parseReply(text string, id int) (reply, error) {
	answer := reply{refused: text[0] == '?'}
	first, more, several := strings.Cut(text[1:], "\n")
	digits := len(first) - len(strings.TrimLeft(first, "0123456789"))
	switch {
	case id == noID && digits > 0:
		return reply{}, fmt.Errorf("id %s in the reply to a command without id", excerpt([]byte(first[:digits])))
	case id != noID && digits == 0:
		return reply{}, fmt.Errorf("no id in the reply to command %d", id)
	case id != noID && first[:digits] != strconv.Itoa(id):
		return reply{}, fmt.Errorf("id %s in the reply to command %d", excerpt([]byte(first[:digits])), id)
	}
	answer.text = strings.Trim(first[digits:], " \t")
	if several {
		answer.text += "\n" + strings.TrimRight(more, " \t")
	}
	return answer, nil
}

// excerpt is the beginning of a program's output, one line of bounded length.
func excerpt(b []byte) string {
	line, _, _ := strings.Cut(string(b[:min(len(b), quoted)]), "\n")
	return strings.TrimRight(line, "\r")
}
