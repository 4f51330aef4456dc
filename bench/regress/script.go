package regress

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// ErrScript says that a .tst file makes no sense. The error names file and
// line.
var ErrScript = errors.New("bad test file")

// Step is one command of a script.
type Step struct {
	Line    int      // of the command, from 1
	Command string   // its name
	Args    []string // its arguments
	// Comment holds the comment lines between the command before and this one,
	// without "#" and one space after it.
	Comment []string
	// Test says that the command is numbered, ID is its number and Answer what
	// it should answer.
	Test   bool
	ID     int
	Answer Answer
}

// String returns the command with its arguments.
func (s Step) String() string {
	return strings.Join(append([]string{s.Command}, s.Args...), " ")
}

// Script is a .tst file.
type Script struct {
	// Path is where the file is; files that its commands name are looked for
	// from there.
	Path  string
	Steps []Step
}

// Name returns the file's name without folder and ending.
func (s *Script) Name() string {
	return strings.TrimSuffix(filepath.Base(s.Path), filepath.Ext(s.Path))
}

// NumTests returns the number of tests.
func (s *Script) NumTests() int {
	n := 0
	for _, step := range s.Steps {
		if step.Test {
			n++
		}
	}
	return n
}

// ReadScript reads a .tst file. The error is the operating system's or that of
// ParseScript.
func ReadScript(path string) (*Script, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("regress: %w", err)
	}
	return ParseScript(path, string(text))
}

// ParseScript reads the text of a .tst file, which path only names. The first
// thing wrong is the error, which wraps ErrScript: a test without an expected
// answer or with two, an answer without a test, a number that is none or that
// comes twice, no test at all; or ErrAnswer.
func ParseScript(path, text string) (*Script, error) {
	p := scriptParser{script: &Script{Path: path}, ids: map[int]int{}}
	for each := range strings.Lines(text) {
		p.at++
		if err := p.line(strings.TrimSpace(each)); err != nil {
			return nil, fmt.Errorf("regress: %s:%d: %w", path, p.at, err)
		}
	}
	if err := p.end(); err != nil {
		return nil, fmt.Errorf("regress: %s:%d: %w", path, p.at, err)
	}
	if p.script.NumTests() == 0 {
		return nil, fmt.Errorf("regress: %s: %w: it has no test", path, ErrScript)
	}
	return p.script, nil
}

// scriptParser reads a script line by line.
type scriptParser struct {
	script   *Script
	at       int         // the line that is read, or that an error is about
	ids      map[int]int // line by number of test
	comment  []string
	open     int  // line of the test that waits for its answer, 0 if none does
	answered bool // the last command has its answer
}

func (p *scriptParser) line(text string) error {
	switch {
	case text == "":
		return nil
	case strings.HasPrefix(text, answerMark):
		return p.answer(text)
	case strings.HasPrefix(text, "#"):
		p.comment = append(p.comment, strings.TrimPrefix(text[1:], " "))
		return nil
	default:
		return p.command(text)
	}
}

func (p *scriptParser) answer(text string) error {
	if p.answered {
		return fmt.Errorf("%w: a second answer to one test", ErrScript)
	}
	if p.open == 0 {
		return fmt.Errorf("%w: an answer without a numbered command before it", ErrScript)
	}
	answer, err := ParseAnswer(text)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrScript, err)
	}
	p.script.Steps[len(p.script.Steps)-1].Answer = answer
	p.open, p.answered = 0, true
	return nil
}

func (p *scriptParser) command(text string) error {
	if err := p.end(); err != nil {
		return err
	}
	text, _, _ = strings.Cut(text, "#") // as GTP does
	words := strings.Fields(text)
	step := Step{Line: p.at, Comment: p.comment}
	p.comment, p.answered = nil, false
	if first := words[0][0]; '0' <= first && first <= '9' {
		id, err := strconv.Atoi(words[0])
		if err != nil || len(words) == 1 {
			return fmt.Errorf("%w: %q is not a number and a command", ErrScript, text)
		}
		if before, ok := p.ids[id]; ok {
			return fmt.Errorf("%w: number %d is that of line %d as well", ErrScript, id, before)
		}
		p.ids[id] = p.at
		step.Test, step.ID = true, id
		words, p.open = words[1:], p.at
	}
	step.Command, step.Args = words[0], words[1:]
	p.script.Steps = append(p.script.Steps, step)
	return nil
}

// end reports a test that is left without its answer.
func (p *scriptParser) end() error {
	if p.open == 0 {
		return nil
	}
	p.at = p.open
	return fmt.Errorf("%w: test %d has no expected answer", ErrScript, p.script.Steps[len(p.script.Steps)-1].ID)
}
