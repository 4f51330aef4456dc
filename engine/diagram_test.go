package engine

import (
	"errors"
	"strings"
	"testing"
)

func TestParseDiagram(t *testing.T) {
	b := mustBoard(t, "\n\n . X o\n+ x .\r\n\tO..\n\n")
	if got, want := b.String(), ".XO\n.X.\nO..\n"; got != want {
		t.Errorf("board\n%swant\n%s", got, want)
	}
	if err := b.Check(); err != nil {
		t.Error(err)
	}
	for size := MinSize; size <= MaxSize; size++ {
		_, want := randomGame(size, 9)
		got := mustBoard(t, want.String())
		if got.Hash() != want.Hash() || got.String() != want.String() || got.Check() != nil {
			t.Errorf("%dx%d: read back as\n%s, %v", size, size, got, got.Check())
		}
	}
}

func TestParseDiagramRefuses(t *testing.T) {
	tests := []struct {
		name, diagram string
		want          error // or nil for any
	}{
		{"nothing", "", ErrSize},
		{"white space only", " \n\t\n", ErrSize},
		{"too large", strings.Repeat(strings.Repeat(".", 26)+"\n", 26), ErrSize},
		{"a short row", "...\n..\n...", nil},
		{"a long row", "...\n....\n...", nil},
		{"more rows than columns", "..\n..\n..", nil},
		{"another character", "..\n.?", nil},
		{"another alphabet", "●.\n..", nil},
		{"a zero byte", "..\n.\x00", nil},
		{"a chain without liberties", "XO\nO.", ErrNoLiberties},
		{"a full board", "XX\nXX", ErrNoLiberties},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			b, err := ParseDiagram(test.diagram)
			if b != nil || err == nil || test.want != nil && !errors.Is(err, test.want) {
				t.Errorf("board %v, error %v, want %v", b, err, test.want)
			}
		})
	}
}

func TestBoardOfRefuses(t *testing.T) {
	for _, test := range []struct {
		size, colors int
		want         error
	}{
		{0, 0, ErrSize}, {-1, 1, ErrSize}, {26, 26 * 26, ErrSize}, {3, 8, ErrSize}, {3, 10, ErrSize}, {3, 0, ErrSize},
	} {
		if b, err := BoardOf(test.size, make([]Color, test.colors)); b != nil || !errors.Is(err, test.want) {
			t.Errorf("size %d with %d colors: %v, want %v", test.size, test.colors, err, test.want)
		}
	}
}

func FuzzParseDiagram(f *testing.F) {
	f.Add("XO.\n.X.\nO..\n")
	f.Add(". + x\no O X\n. . .")
	f.Add("")
	f.Add("XX\nXX")
	f.Fuzz(func(t *testing.T, diagram string) {
		b, err := ParseDiagram(diagram)
		if err != nil {
			return
		}
		if err := b.Check(); err != nil {
			t.Fatalf("%v in %q", err, diagram)
		}
		again, err := ParseDiagram(b.String())
		if err != nil || again.Hash() != b.Hash() || again.String() != b.String() {
			t.Fatalf("%q does not read back: %v", diagram, err)
		}
	})
}
