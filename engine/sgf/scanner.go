package sgf

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// kind is the kind of a token.
type kind uint8

const (
	tokenEnd   kind = iota // end of the text
	tokenOpen              // (
	tokenClose             // )
	tokenNode              // ;
	tokenName              // a property's name, and '[' follows
	tokenValue             // [...] with the value as text
)

// token is a piece of the text.
type token struct {
	kind kind
	text string // the name in capitals, or the value, escaped
	at   int    // its offset
}

// scanner cuts a text into tokens, from pos on.
type scanner struct {
	text    string
	pos     int
	textual bool // the values now belong to a property of type text
}

// fail returns a syntax error at an offset of the text.
func fail(at int, format string, args ...any) error {
	return &OffsetError{Offset: at, Err: fmt.Errorf("%w: %s", ErrSyntax, fmt.Sprintf(format, args...))}
}

// next returns the next token. White space and closing brackets without an
// opening one are skipped.
func (s *scanner) next() (token, error) {
	for s.pos < len(s.text) {
		at, c := s.pos, s.text[s.pos]
		switch {
		case isSpace(c) || c == ']':
			s.pos++
		case c == '(':
			s.pos++
			return token{kind: tokenOpen, at: at}, nil
		case c == ')':
			s.pos++
			return token{kind: tokenClose, at: at}, nil
		case c == ';':
			s.pos++
			return token{kind: tokenNode, at: at}, nil
		case c == '[':
			s.pos++
			value, err := s.value()
			return token{kind: tokenValue, text: value, at: at}, err
		case isUpper(c) || isLower(c):
			return s.name()
		default:
			r, n := utf8.DecodeRuneInString(s.text[s.pos:])
			if r != '\ufeff' && !unicode.IsSpace(r) {
				return token{}, fail(at, "unexpected %q", r)
			}
			s.pos += n
		}
	}
	return token{kind: tokenEnd, at: s.pos}, nil
}

// name reads a property's name; a value must follow.
func (s *scanner) name() (token, error) {
	at := s.pos
	for s.pos < len(s.text) && isNameByte(s.text[s.pos]) {
		s.pos++
	}
	spelled := s.text[at:s.pos]
	if len(spelled) > maxName {
		return token{}, fail(at, "property name %.20q... too long", spelled)
	}
	s.pos = skipSpace(s.text, s.pos)
	if s.pos == len(s.text) || s.text[s.pos] != '[' {
		return token{}, fail(at, "property %.20q without value", spelled)
	}
	name := capitals(spelled)
	s.textual = textual(name)
	return token{kind: tokenName, text: name, at: at}, nil
}

// capitals returns a name without the lower-case letters that FF[1] to FF[3]
// allow in it ("Black" is "B"), or in upper case if nothing would be left.
func capitals(spelled string) string {
	if validName(spelled) {
		return spelled
	}
	name := strings.Map(func(r rune) rune {
		if isLower(byte(r)) {
			return -1
		}
		return r
	}, spelled)
	if !validName(name) {
		return strings.ToUpper(spelled)
	}
	return name
}

// value reads a value after its opening bracket and moves behind the closing
// one. An unescaped bracket that belongs to the text comes back escaped.
func (s *scanner) value() (string, error) {
	start, depth := s.pos, 0
	var literal []int // offsets of such brackets
	for i := start; ; {
		j := strings.IndexAny(s.text[min(i, len(s.text)):], `\[]`)
		if j < 0 {
			s.pos = len(s.text)
			return "", fail(start-1, "value without end")
		}
		i += j
		switch s.text[i] {
		case '\\':
			i++ // what is escaped cannot end the value
		case '[':
			depth++
		default:
			if !s.textual || s.ends(i, depth) {
				s.pos = i + 1
				return escapeAt(s.text[start:i], start, literal), nil
			}
			literal = append(literal, i)
			depth = max(depth-1, 0)
		}
		i++
	}
}

// maxTextAhead is how far ends looks ahead, in bytes.
const maxTextAhead = 64

// ends decides whether an unescaped closing bracket ends a text value, depth
// unescaped opening ones having come before it. In a file that follows the
// format it always does: then a value, a property, a node, a variation or the
// end of one comes next. Otherwise either the bracket belongs to the text
// ("Matsuyama[3d]") or there is rubbish behind the value: it belongs to the
// text if another closing bracket is near.
func (s *scanner) ends(at, depth int) bool {
	i := skipSpace(s.text, at+1)
	if i == len(s.text) {
		return true
	}
	switch s.text[i] {
	case ';', '(', ')', '[':
		return true
	}
	if s.propertyAt(i) {
		return true
	}
	ahead := s.text[i:min(i+maxTextAhead, len(s.text))]
	j := strings.IndexAny(ahead, "[];()")
	if j < 0 {
		return true
	}
	return ahead[j] != ']' && (ahead[j] != '[' || depth == 0)
}

// propertyAt reports whether a name with a capital letter and an opening
// bracket stand at i.
func (s *scanner) propertyAt(i int) bool {
	start, upper := i, false
	for i < len(s.text) && i-start < maxName && isNameByte(s.text[i]) {
		upper = upper || isUpper(s.text[i])
		i++
	}
	i = skipSpace(s.text, i)
	return upper && !isDigit(s.text[start]) && i < len(s.text) && s.text[i] == '['
}

// escapeAt puts a backslash before the bytes of value at those offsets, which
// count from start at value's first byte.
func escapeAt(value string, start int, offsets []int) string {
	if len(offsets) == 0 {
		return value
	}
	b, from := make([]byte, 0, len(value)+len(offsets)), 0
	for _, at := range offsets {
		b = append(append(b, value[from:at-start]...), '\\')
		from = at - start
	}
	return string(append(b, value[from:]...))
}

func isNameByte(c byte) bool { return isUpper(c) || isLower(c) || isDigit(c) }

func skipSpace(text string, i int) int {
	for i < len(text) && isSpace(text[i]) {
		i++
	}
	return i
}
