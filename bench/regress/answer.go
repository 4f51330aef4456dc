package regress

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
)

// ErrAnswer says that a comment that starts with "#?" holds no expected answer.
var ErrAnswer = errors.New("bad expected answer")

// Answer is what a test expects.
type Answer struct {
	// Pattern is the regular expression as written, without "!".
	Pattern string
	// Not expects every answer that the pattern does not match.
	Not bool
	// Known says that the test is known to fail.
	Known bool

	whole *regexp.Regexp
}

// answerMark begins the comment that holds an expected answer.
const answerMark = "#?"

// ParseAnswer reads the comment behind a test, "#? [PATTERN]" with an optional
// "!" before the pattern and an optional "*" after the bracket. The error wraps
// ErrAnswer.
func ParseAnswer(line string) (Answer, error) {
	text, ok := strings.CutPrefix(strings.TrimSpace(line), answerMark)
	if !ok {
		return Answer{}, fmt.Errorf("%w: %q does not start with %s", ErrAnswer, line, answerMark)
	}
	var a Answer
	text, a.Known = strings.CutSuffix(strings.TrimSpace(text), "*")
	text = strings.TrimSpace(text)
	if len(text) < 2 || text[0] != '[' || text[len(text)-1] != ']' {
		return Answer{}, fmt.Errorf("%w: %q is not [PATTERN] or [PATTERN]*", ErrAnswer, text)
	}
	a.Pattern, a.Not = strings.CutPrefix(text[1:len(text)-1], "!")
	if a.Pattern == "" {
		return Answer{}, fmt.Errorf("%w: no pattern", ErrAnswer)
	}
	// By itself first: "a)|(b" makes sense only within brackets of ours.
	if _, err := regexp.Compile(a.Pattern); err != nil {
		return Answer{}, fmt.Errorf("%w: %w", ErrAnswer, err)
	}
	whole, err := regexp.Compile("^(?:" + a.Pattern + ")$")
	if err != nil {
		return Answer{}, fmt.Errorf("%w: %w", ErrAnswer, err)
	}
	a.whole = whole
	return a, nil
}

// Fits reports whether a reply is as expected, known failure or not. Space
// around the reply does not matter. Requires an Answer of ParseAnswer.
func (a Answer) Fits(reply string) bool {
	return a.whole.MatchString(strings.TrimSpace(reply)) != a.Not
}

// String returns the answer as written, "[!D4]*".
func (a Answer) String() string {
	text := "[" + a.Pattern + "]"
	if a.Not {
		text = "[!" + a.Pattern + "]"
	}
	if a.Known {
		text += "*"
	}
	return text
}
