package gtp

import (
	"bytes"
	"strings"
)

// call is one command as a client sent it.
type call struct {
	id      string // the digits as they came, "" without
	name    string // "" for an id alone
	text    string // what follows the name, without outer spaces
	tooLong bool   // the line was longer than maxLine and is cut
}

// args returns the fields of the text. Spaces alone divide, everything else has
// been cleaned away.
func (c call) args() []string { return strings.FieldsFunc(c.text, isSpace) }

func isSpace(r rune) bool { return r == ' ' }

// numArgs returns the number of fields without making them: a line may hold
// millions.
func (c call) numArgs() (n int) {
	for i := range len(c.text) {
		if c.text[i] != ' ' && (i == 0 || c.text[i-1] == ' ') {
			n++
		}
	}
	return n
}

// String returns the command as a line without its end.
func (c call) String() string {
	return strings.TrimSpace(c.id + " " + strings.TrimSpace(c.name+" "+c.text))
}

// parse splits a line, and returns false for one that holds no command: blank
// or with a comment only. It may change the bytes of the line.
//
// The id is a first word of digits alone and is never read as a number, so that
// it has no range. An id without a command is a command without a name, which
// is unknown: whoever numbers a line waits for the number to come back.
func parse(line []byte) (c call, ok bool) {
	line = bytes.Trim(clean(line), " ")
	if len(line) == 0 {
		return call{}, false
	}
	word, rest := cutWord(string(line))
	if isNumber(word) {
		c.id = word
		word, rest = cutWord(rest)
	}
	c.name, c.text = word, rest
	return c, true
}

// clean makes tabs spaces, drops all other control characters, and cuts the
// comment off.
func clean(line []byte) []byte {
	kept := line[:0]
	for _, char := range line {
		switch {
		case char == '#':
			return kept
		case char == '\t':
			kept = append(kept, ' ')
		case char >= ' ' && char != 0x7f:
			kept = append(kept, char)
		}
	}
	return kept
}

// cutWord returns the text's first word and what follows the spaces after it.
func cutWord(text string) (word, rest string) {
	word, rest, _ = strings.Cut(text, " ")
	return word, strings.TrimLeft(rest, " ")
}

func isNumber(word string) bool {
	for i := range len(word) {
		if word[i] < '0' || word[i] > '9' {
			return false
		}
	}
	return word != ""
}
