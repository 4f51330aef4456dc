package gtp

import (
	"fmt"
	"runtime"
	"strings"
)

// SplitCommand splits a command line into words as a shell does, and does
// nothing else that a shell does. White space separates words; within single
// quotes everything stands for itself; within double quotes a backslash
// escapes a double quote and a backslash; outside of quotes a backslash
// escapes any character. On Windows a backslash escapes only quotes, as it
// separates the folders of a path. The error wraps ErrCommandLine: no word,
// a quote that is not closed, a backslash at the end, a NUL character.
func SplitCommand(line string) ([]string, error) {
	return splitCommand(line, runtime.GOOS == "windows")
}

func splitCommand(line string, windows bool) ([]string, error) {
	if strings.ContainsRune(line, 0) {
		return nil, fmt.Errorf("%w: NUL character", ErrCommandLine)
	}
	var words []string
	var word strings.Builder
	inWord := false
	for i := 0; i < len(line); {
		switch b := line[i]; b {
		case ' ', '\t', '\n', '\r', '\v', '\f':
			if inWord {
				words = append(words, word.String())
				word.Reset()
			}
			inWord = false
			i++
		case '\'', '"':
			n, ok := quotedPart(&word, line[i+1:], b, windows)
			if !ok {
				return nil, fmt.Errorf("%w: %c is not closed: %q", ErrCommandLine, b, line)
			}
			inWord = true
			i += 1 + n
		case '\\':
			inWord = true
			switch {
			case windows && (i+1 == len(line) || line[i+1] != '"' && line[i+1] != '\''):
				word.WriteByte(b)
				i++
			case i+1 == len(line):
				return nil, fmt.Errorf("%w: backslash at the end: %q", ErrCommandLine, line)
			default:
				word.WriteByte(line[i+1])
				i += 2
			}
		default:
			inWord = true
			word.WriteByte(b)
			i++
		}
	}
	if inWord {
		words = append(words, word.String())
	}
	if len(words) == 0 || words[0] == "" {
		return nil, fmt.Errorf("%w: no program", ErrCommandLine)
	}
	return words, nil
}

// quotedPart adds the text up to the closing quote to word and returns how
// much of the rest it took, the quote included.
func quotedPart(word *strings.Builder, rest string, quote byte, windows bool) (n int, ok bool) {
	for i := 0; i < len(rest); i++ {
		switch b := rest[i]; {
		case b == quote:
			return i + 1, true
		case b == '\\' && quote == '"' && i+1 < len(rest) &&
			(rest[i+1] == '"' || rest[i+1] == '\\' && !windows):
			i++
			word.WriteByte(rest[i])
		default:
			word.WriteByte(b)
		}
	}
	return 0, false
}
