package engine

import (
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The files in testdata come from a slow, independent reference program for the
// rules that floods the whole board for every move and compares whole boards.
// What each holds stands at the test that reads it.

const columns = "ABCDEFGHJKLMNOPQRSTUVWXYZ"

// readVertex reads a vertex of the test data: a letter without I and a row
// from the bottom, or "pass". The engine itself knows no vertices.
func readVertex(size int, text string) (Point, error) {
	if strings.EqualFold(text, "pass") {
		return Pass, nil
	}
	var letter byte
	var row int
	if n, err := fmt.Sscanf(text, "%c%d", &letter, &row); n != 2 || err != nil {
		return Pass, fmt.Errorf("bad vertex %q", text)
	}
	p, ok := At(size, strings.IndexByte(columns, letter)+1, row)
	if !ok {
		return Pass, fmt.Errorf("vertex %q off the board", text)
	}
	return p, nil
}

// vertex is the inverse of readVertex.
func vertex(size int, p Point) string {
	if !p.OnBoard(size) {
		return fmt.Sprintf("point(%d)", p)
	}
	return fmt.Sprintf("%c%d", columns[p.Column()-1], p.Row())
}

// mustVertex is readVertex for a test's own data.
func mustVertex(tb testing.TB, size int, text string) Point {
	tb.Helper()
	p, err := readVertex(size, text)
	if err != nil {
		tb.Fatal(err)
	}
	return p
}

// vertices reads a list of vertices separated by spaces.
func vertices(tb testing.TB, size int, text string) []Point {
	tb.Helper()
	var points []Point
	for _, field := range strings.Fields(text) {
		points = append(points, mustVertex(tb, size, field))
	}
	return points
}

// vertexList writes points as readVertex reads them.
func vertexList(size int, points []Point) string {
	texts := make([]string, len(points))
	for i, p := range points {
		texts[i] = vertex(size, p)
	}
	return strings.Join(texts, " ")
}

func mustColor(tb testing.TB, text string) Color {
	tb.Helper()
	switch text {
	case "X":
		return Black
	case "O":
		return White
	}
	c, err := ParseColor(text)
	if err != nil {
		tb.Fatal(err)
	}
	return c
}

// dataRules is a rule setting of the test data.
type dataRules struct {
	Ko      string `json:"ko"`
	Suicide any    `json:"suicide"` // false, true or "multi"
}

// rules returns area rules without komi with the data's ko and suicide rule.
func (d dataRules) rules(tb testing.TB) Rules {
	tb.Helper()
	rules := mustPreset(tb, "tromp-taylor")
	rules.Komi = 0
	kos := map[string]Ko{
		"simple": KoSimple, "psk": KoPositional, "ssk": KoSituational, "nssk": KoNaturalSituational,
	}
	suicides := map[any]Suicide{false: SuicideOff, "multi": SuicideMulti, true: SuicideOn}
	var ok bool
	if rules.Ko, ok = kos[d.Ko]; !ok {
		tb.Fatalf("unknown ko rule %q", d.Ko)
	}
	if rules.Suicide, ok = suicides[d.Suicide]; !ok {
		tb.Fatalf("unknown suicide rule %v", d.Suicide)
	}
	return rules
}

func mustPreset(tb testing.TB, name string) Rules {
	tb.Helper()
	rules, err := Preset(name)
	if err != nil {
		tb.Fatal(err)
	}
	return rules
}

func mustGame(tb testing.TB, size int, rules Rules) *Game {
	tb.Helper()
	g, err := NewGame(size, rules)
	if err != nil {
		tb.Fatal(err)
	}
	return g
}

func mustBoard(tb testing.TB, diagram string) *Board {
	tb.Helper()
	b, err := ParseDiagram(diagram)
	if err != nil {
		tb.Fatalf("%v in\n%s", err, diagram)
	}
	return b
}

// setUpDiagram makes the diagram's position in g.
func setUpDiagram(tb testing.TB, g *Game, diagram string, first Color) {
	tb.Helper()
	b := mustBoard(tb, diagram)
	var stones [4][]Point
	for i := range b.Size() * b.Size() {
		p := PointOf(b.Size(), i)
		stones[b.At(p)] = append(stones[b.At(p)], p)
	}
	if err := g.Resize(b.Size()); err != nil {
		tb.Fatal(err)
	}
	if err := g.SetUp(stones[Black], stones[White], first); err != nil {
		tb.Fatal(err)
	}
}

// playAll plays a list such as "B D4, W pass".
func playAll(tb testing.TB, g *Game, moves string) {
	tb.Helper()
	for _, text := range strings.Split(moves, ",") {
		fields := strings.Fields(text)
		if len(fields) != 2 {
			tb.Fatalf("bad move %q", text)
		}
		m := Move{mustColor(tb, fields[0]), mustVertex(tb, g.Size(), fields[1])}
		if err := g.Play(m); err != nil {
			tb.Fatalf("%s: %v on\n%s", text, err, g.Board())
		}
	}
}

// reason returns the data's word for an error of Game.Legal: "" for none.
func reason(err error) string {
	switch {
	case err == nil:
		return ""
	case errors.Is(err, ErrSuperko): // a ko retaken at once under superko is both
		return "superko"
	case errors.Is(err, ErrKo):
		return "ko"
	case errors.Is(err, ErrSuicide):
		return "suicide"
	case errors.Is(err, ErrOccupied):
		return "occupied"
	default:
		return err.Error()
	}
}

// flat writes the board as the data's strings do: from A1 row by row upwards.
func flat(b *Board) string {
	text := make([]byte, b.Size()*b.Size())
	for i := range text {
		text[i] = byte(b.At(PointOf(b.Size(), i)).Rune())
	}
	return string(text)
}

func decodeFile(tb testing.TB, name string, into any) {
	tb.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		tb.Fatal(err)
	}
	if err := json.Unmarshal(text, into); err != nil {
		tb.Fatal(err)
	}
}

// decodeLines reads a file of one JSON value a line, gzipped or not.
func decodeLines[T any](tb testing.TB, name string) []T {
	tb.Helper()
	file, err := os.Open(filepath.Join("testdata", name))
	if err != nil {
		tb.Fatal(err)
	}
	defer file.Close()
	var in io.Reader = file
	if strings.HasSuffix(name, ".gz") {
		if in, err = gzip.NewReader(file); err != nil {
			tb.Fatal(err)
		}
	}
	var values []T
	for decoder := json.NewDecoder(in); ; {
		var v T
		switch err := decoder.Decode(&v); {
		case errors.Is(err, io.EOF):
			return values
		case err != nil:
			tb.Fatal(err)
		}
		values = append(values, v)
	}
}
