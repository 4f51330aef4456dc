package gtp

import (
	"errors"
	"testing"

	"tianyuan/engine"
)

func TestParseVertex(t *testing.T) {
	tests := []struct {
		name     string
		size     int
		text     string
		col, row int // 0 for pass
		err      error
	}{
		{name: "corner", size: 9, text: "A1", col: 1, row: 1},
		{name: "lower case", size: 19, text: "q16", col: 16, row: 16},
		{name: "letter after I", size: 9, text: "j9", col: 9, row: 9},
		{name: "largest", size: 25, text: "Z25", col: 25, row: 25},
		{name: "pass", size: 9, text: "PaSs"},
		{name: "no letter I", size: 19, text: "I5", err: ErrVertex},
		{name: "row 0", size: 19, text: "A0", err: ErrVertex},
		{name: "leading zero", size: 19, text: "A05", err: ErrVertex},
		{name: "negative", size: 19, text: "A-1", err: ErrVertex},
		{name: "plus", size: 19, text: "A+1", err: ErrVertex},
		{name: "two letters", size: 19, text: "AA1", err: ErrVertex},
		{name: "reversed", size: 19, text: "5D", err: ErrVertex},
		{name: "letter only", size: 19, text: "D", err: ErrVertex},
		{name: "empty", size: 19, text: "", err: ErrVertex},
		{name: "resign", size: 19, text: "resign", err: ErrVertex},
		{name: "three digits", size: 19, text: "D100", err: ErrVertex},
		{name: "not ASCII", size: 19, text: "Ä5", err: ErrVertex},
		{name: "column off board", size: 9, text: "K9", err: engine.ErrOffBoard},
		{name: "row off board", size: 9, text: "A10", err: engine.ErrOffBoard},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p, err := ParseVertex(test.size, test.text)
			if !errors.Is(err, test.err) {
				t.Fatalf("error %v, want %v", err, test.err)
			}
			want := engine.Pass
			if test.col > 0 {
				want, _ = engine.At(test.size, test.col, test.row)
			}
			if p != want {
				t.Errorf("point %d, want %d", p, want)
			}
		})
	}
}

func TestVertexRoundTrip(t *testing.T) {
	for size := engine.MinSize; size <= engine.MaxSize; size++ {
		seen := make(map[string]bool)
		for i := -1; i < size*size; i++ {
			p := engine.Pass
			if i >= 0 {
				p = engine.PointOf(size, i)
			}
			text := Vertex(size, p)
			if back, err := ParseVertex(size, text); err != nil || back != p || seen[text] {
				t.Fatalf("size %d: %d is %q is %d, %v", size, p, text, back, err)
			}
			seen[text] = true
		}
	}
}
