package sgf

import "strings"

// Text returns the plain text of a value of the type Text (C, GC): escapes
// resolved, escaped line breaks removed, other line breaks as "\n", and other
// white space as blanks.
func Text(value string) string { return unescape(value, '\n') }

// SimpleText returns the plain text of a value of the type SimpleText (names,
// places, rules): like Text, but line breaks are blanks.
func SimpleText(value string) string { return unescape(value, ' ') }

// unescape writes a line break that is not escaped as that byte.
func unescape(value string, lineBreak byte) string {
	if !strings.ContainsAny(value, "\\\n\r\t\v\f") {
		return value
	}
	var b strings.Builder
	b.Grow(len(value))
	for i := 0; i < len(value); i++ {
		c := value[i]
		escaped := c == '\\'
		if escaped {
			if i++; i == len(value) {
				break
			}
			c = value[i]
		}
		switch {
		case c == '\n' || c == '\r':
			if !escaped {
				b.WriteByte(lineBreak)
			}
			// CR LF and LF CR are one line break.
			if i+1 < len(value) && value[i+1] == c^'\n'^'\r' {
				i++
			}
		case isSpace(c):
			b.WriteByte(' ')
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}

// EscapeText returns a plain text as a value, with backslashes and closing
// brackets escaped. Text gives it back, apart from carriage returns and tabs.
func EscapeText(text string) string { return textEscaper.Replace(text) }

var textEscaper = strings.NewReplacer(`\`, `\\`, `]`, `\]`)

// Split cuts a composed value at its first colon that is not escaped. Both
// parts are still escaped; ok is false, and left all of it, if there is none.
func Split(value string) (left, right string, ok bool) {
	for i := 0; i < len(value); i++ {
		switch value[i] {
		case '\\':
			i++
		case ':':
			return value[:i], value[i+1:], true
		}
	}
	return value, "", false
}

// closable returns the value with what would end it too early or not at all
// escaped, for writing: values that the reader made are closable already.
func closable(value string) string {
	if !strings.ContainsAny(value, `\]`) {
		return value
	}
	var b strings.Builder
	b.Grow(len(value) + 1)
	for i := 0; i < len(value); i++ {
		switch c := value[i]; {
		case c == '\\' && i+1 < len(value):
			b.WriteString(value[i : i+2])
			i++
		case c == '\\' || c == ']':
			b.WriteByte('\\')
			b.WriteByte(c)
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}
