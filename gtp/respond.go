package gtp

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
)

// failure is a refusal in the words that clients know.
type failure string

func (f failure) Error() string { return string(f) }

// The refusals that the protocol names, and ours.
const (
	errUnknownCommand = failure("unknown command")
	errSyntax         = failure("syntax error")
	errSize           = failure("unacceptable size")
	errKomi           = failure("unacceptable komi")
	errIllegal        = failure("illegal move")
	errUndo           = failure("cannot undo")
	errNotEmpty       = failure("board not empty")
	errStones         = failure("invalid number of stones")
	errVertices       = failure("bad vertex list")
	errScore          = failure("cannot score")
	errNoZi           = failure("zi count area, not territory")
	errUnknownRules   = failure("unknown rules")
	errTimeSystem     = failure("unknown time system")
	errCap            = failure("time limit below main time")
	errLoad           = failure("cannot load file")
	errSave           = failure("cannot save file")
	errLineTooLong    = failure("line too long")
	errInternal       = failure("internal error")
)

// refuse wraps an error in the words for it, keeping it for the log; nil stays
// nil.
func refuse(words failure, reason error) error {
	if reason == nil {
		return nil
	}
	return fmt.Errorf("%w: %w", words, reason)
}

// failureText returns what a client is told of an error: the protocol's words
// if it wraps them, otherwise its own on one line.
func failureText(err error) string {
	if f, ok := errors.AsType[failure](err); ok {
		return string(f)
	}
	const most = 400
	text := strings.TrimSpace(printable(strings.Join(strings.Fields(err.Error()), " ")))
	if len(text) > most {
		text = strings.ToValidUTF8(text[:most], "") + "..."
	}
	if text == "" {
		return string(errInternal)
	}
	return text
}

// respond returns a reply with its end: the mark with the id, a space, the
// text, and one empty line. The space is there without a text as well, as other
// engines send it; no other line ends in one. Whatever the text is, no empty
// line is inside. A text that begins with a line feed begins below the mark.
func respond(id, text string, err error) []byte {
	mark := "="
	if err != nil {
		mark, text = "?", failureText(err)
	}
	var b strings.Builder
	b.WriteString(mark + id + " ")
	below := strings.HasPrefix(text, "\n")
	for line := range strings.Lines(text) {
		line = strings.TrimRight(printable(line), " ")
		if line == "" {
			continue
		}
		if below {
			b.WriteByte('\n')
		}
		below = true
		b.WriteString(line)
	}
	b.WriteString("\n\n")
	return []byte(b.String())
}

// printable drops control characters and replaces what is no UTF-8.
func printable(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\t':
			return ' '
		case unicode.IsControl(r):
			return -1
		default:
			return r
		}
	}, text)
}
