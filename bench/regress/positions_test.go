package regress

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tianyuan/engine"
	"tianyuan/engine/sgf"
	"tianyuan/gtp"
)

var update = flag.Bool("update", false, "write the game records of testdata from the diagrams in the test files")

// A position of the suite is a test file's
//
//	# What is asked, in a line or several.
//	# White to play, komi 6.5.
//	#
//	#  3 . X .
//	#  2 O X .
//	#  1 . . .
//	#    A B C
//	loadsgf topic/010.sgf
//	play b C3
//	10 reg_genmove w
//	#? [B1|C1]
//
// where the side to play is the one after the play commands, of which there may
// be none. The record is written from the comment.
type position struct {
	asked   string // the text above the diagram
	diagram string
	toPlay  engine.Color
	komi    float64
}

var (
	toPlayLine = regexp.MustCompile(`^(Black|White) to play, komi (-?\d+(?:\.\d+)?)\.$`)
	rowLine    = regexp.MustCompile(`^ *(\d+)((?: [.XO])+)$`)
	columnLine = regexp.MustCompile(`^ *A( [B-Z])+$`)
	plainWords = regexp.MustCompile(`^[A-Za-z0-9|]+$`)
)

// readPosition reads the comment above a loadsgf.
func readPosition(comment []string) (position, error) {
	var p position
	var rows, text []string
	for _, line := range comment {
		if m := toPlayLine.FindStringSubmatch(line); m != nil {
			c, err := engine.ParseColor(m[1])
			if err != nil {
				return p, err
			}
			p.toPlay = c
			if _, err := fmt.Sscan(m[2], &p.komi); err != nil {
				return p, err
			}
			text = append(text, line)
		} else if m := rowLine.FindStringSubmatch(line); m != nil {
			rows = append(rows, m[2])
			if len(rows) == 1 {
				p.asked = strings.TrimSpace(strings.Join(text, "\n"))
			}
		} else if len(rows) == 0 && !columnLine.MatchString(line) {
			text = append(text, line)
		}
	}
	p.diagram = strings.Join(rows, "\n")
	switch {
	case len(rows) == 0:
		return p, fmt.Errorf("no diagram")
	case p.toPlay == engine.Empty:
		return p, fmt.Errorf("no line %q", "Black to play, komi 7.5.")
	case strings.Count(p.asked, "\n") == 0:
		return p, fmt.Errorf("nothing says what is asked")
	}
	return p, nil
}

// game returns the position before the first of the play commands, by a side
// that alternates with toPlay at the end.
func (p position) game(plays int) (*engine.Game, error) {
	board, err := engine.ParseDiagram(p.diagram)
	if err != nil {
		return nil, err
	}
	g, err := engine.NewGame(board.Size(), engine.DefaultRules())
	if err != nil {
		return nil, err
	}
	var black, white []engine.Point
	for i := range board.Size() * board.Size() {
		switch q := engine.PointOf(board.Size(), i); board.At(q) {
		case engine.Black:
			black = append(black, q)
		case engine.White:
			white = append(white, q)
		}
	}
	first := p.toPlay
	if plays%2 == 1 {
		first = first.Opponent()
	}
	if err := g.SetUp(black, white, first); err != nil {
		return nil, err
	}
	return g, g.SetKomi(p.komi)
}

// suite returns the scripts of testdata.
func suite(t *testing.T) []*Script {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join("testdata", "*.tst"))
	if err != nil {
		t.Fatal(err)
	}
	var scripts []*Script
	for _, path := range paths {
		s, err := ReadScript(path)
		if err != nil {
			t.Fatal(err)
		}
		scripts = append(scripts, s)
	}
	return scripts
}

// TestPositions checks every position of the suite: the record is that of the
// diagram, the side to play is asked, and the expected points are legal.
func TestPositions(t *testing.T) {
	tests := 0
	used := map[string]bool{}
	boards := map[string]string{} // name by diagram and side
	for _, s := range suite(t) {
		t.Run(s.Name(), func(t *testing.T) {
			tests += s.NumTests()
			last := 0
			for i, step := range s.Steps {
				if step.Command != "loadsgf" {
					continue
				}
				plays := i + 1
				for plays < len(s.Steps) && s.Steps[plays].Command == "play" {
					plays++
				}
				if plays == len(s.Steps) || !s.Steps[plays].Test {
					t.Fatalf("line %d: no test follows", step.Line)
				}
				test := s.Steps[plays]
				name := fmt.Sprintf("%s %d", s.Name(), test.ID)
				if test.ID <= last {
					t.Errorf("%s: after %d", name, last)
				}
				last = test.ID
				path := fmt.Sprintf("%s/%03d.sgf", s.Name(), test.ID)
				if len(step.Args) != 1 || step.Args[0] != path {
					t.Errorf("%s: %v, want loadsgf %s", name, step, path)
				}
				used[filepath.FromSlash(path)] = true
				p, err := readPosition(step.Comment)
				if err != nil {
					t.Errorf("%s: %v", name, err)
					continue
				}
				key := fmt.Sprint(p.toPlay, p.diagram, s.Steps[i+1:plays])
				if other, ok := boards[key]; ok {
					t.Errorf("%s is %s", name, other)
				}
				boards[key] = name
				if err := checkPosition(p, filepath.Join("testdata", filepath.FromSlash(path)), s.Steps[i+1:plays], test); err != nil {
					t.Errorf("%s: %v", name, err)
				}
			}
			if n := strings.Count(commands(s), "loadsgf"); n != s.NumTests() {
				t.Errorf("%d records for %d tests", n, s.NumTests())
			}
		})
	}
	if tests < 130 {
		t.Errorf("%d tests, want 130", tests)
	}
	records, err := filepath.Glob(filepath.Join("testdata", "*", "*.sgf"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range records {
		if name, err := filepath.Rel("testdata", path); err != nil || !used[name] {
			t.Errorf("no test uses %s", path)
		}
	}
}

func commands(s *Script) string {
	var names []string
	for _, step := range s.Steps {
		names = append(names, step.Command)
	}
	return strings.Join(names, " ")
}

// checkPosition compares the record with the diagram, plays the moves and judges
// the answer. With -update it writes the record first.
func checkPosition(p position, path string, plays []Step, test Step) error {
	want, err := p.game(len(plays))
	if err != nil {
		return err
	}
	if *update {
		if err := writeRecord(path, want, p.asked); err != nil {
			return err
		}
	}
	record, err := sgf.LoadFile(path, sgf.DefaultLoadOptions())
	if err != nil {
		return fmt.Errorf("%w (write the records with: go test ./bench/regress -run TestPositions -update)", err)
	}
	g := record.Game
	if len(record.Warnings) > 0 {
		return fmt.Errorf("%s: %v", path, record.Warnings)
	}
	if g.Board().String() != want.Board().String() || g.Komi() != want.Komi() || g.ToMove() != want.ToMove() ||
		len(g.Moves()) > 0 || g.Rules().PresetName() != want.Rules().PresetName() || record.Header.Comment != p.asked {
		return fmt.Errorf("%s is not the diagram's record: write it with -update", path)
	}
	for _, step := range plays {
		m, err := moveOf(g.Size(), step.Args)
		if err != nil {
			return fmt.Errorf("%v: %w", step, err)
		}
		if m.Color != g.ToMove() {
			return fmt.Errorf("%v: not the turn of %v", step, m.Color)
		}
		if err := g.Play(m); err != nil {
			return fmt.Errorf("%v: %w", step, err)
		}
	}
	if g.ToMove() != p.toPlay || test.Command != "reg_genmove" || len(test.Args) != 1 {
		return fmt.Errorf("%v with %v to play", test, g.ToMove())
	}
	if c, err := engine.ParseColor(test.Args[0]); err != nil || c != p.toPlay {
		return fmt.Errorf("%v with %v to play", test, p.toPlay)
	}
	if !plainWords.MatchString(test.Answer.Pattern) {
		return fmt.Errorf("%v is no list of points", test.Answer)
	}
	for _, vertex := range strings.Split(test.Answer.Pattern, "|") {
		m, err := moveOf(g.Size(), []string{test.Args[0], vertex})
		if err == nil {
			err = g.Legal(m)
		}
		if err != nil {
			return fmt.Errorf("%s of %v: %w", vertex, test.Answer, err)
		}
		// A program may write a pass either way.
		if m.Point == engine.Pass && !(test.Answer.Fits("pass") != test.Answer.Not && test.Answer.Fits("PASS") != test.Answer.Not) {
			return fmt.Errorf("%v: write pass|PASS", test.Answer)
		}
	}
	return nil
}

func moveOf(size int, args []string) (m engine.Move, err error) {
	if len(args) != 2 {
		return m, fmt.Errorf("%q is no move", args)
	}
	if m.Color, err = engine.ParseColor(args[0]); err != nil {
		return m, err
	}
	m.Point, err = gtp.ParseVertex(size, args[1])
	return m, err
}

func writeRecord(path string, g *engine.Game, asked string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	r := sgf.Record{Game: g}
	r.Header.Comment = asked
	r.Header.Application = "Tianyuan"
	return os.WriteFile(path, []byte(r.String()), 0o644)
}

// TestSuiteBreadth: the topics that the suite is to cover are there.
func TestSuiteBreadth(t *testing.T) {
	var names []string
	sizes := map[int]int{}
	for _, s := range suite(t) {
		names = append(names, s.Name())
		for _, step := range s.Steps {
			if step.Command == "loadsgf" {
				if p, err := readPosition(step.Comment); err == nil {
					sizes[strings.Count(p.diagram, "\n")+1]++
				}
			}
		}
	}
	for _, topic := range []string{"bentfour", "connection", "endgame", "ko", "ladder", "life", "nakade", "net", "opening", "pass", "seki", "semeai", "snapback", "tesuji"} {
		if !slices.Contains(names, topic) {
			t.Errorf("no %s.tst", topic)
		}
	}
	for _, size := range []int{9, 13, 19} {
		if sizes[size] == 0 {
			t.Errorf("no position on %dx%d", size, size)
		}
	}
}
