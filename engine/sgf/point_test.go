package sgf

import (
	"errors"
	"testing"

	"tianyuan/engine"
)

func TestPoints(t *testing.T) {
	at := func(size, col, row int) engine.Point {
		p, ok := engine.At(size, col, row)
		if !ok {
			t.Fatalf("no point %d,%d on %d", col, row, size)
		}
		return p
	}
	for _, tt := range []struct {
		text string
		size int
		want engine.Point
		err  error
	}{
		{"aa", 19, at(19, 1, 19), nil},
		{"as", 19, at(19, 1, 1), nil},
		{"ss", 19, at(19, 19, 1), nil},
		{"pd", 19, at(19, 16, 16), nil},
		{" e\te ", 9, engine.Pass, ErrPoint},
		{" ee\n", 9, at(9, 5, 5), nil},
		{"ee", 9, at(9, 5, 5), nil},
		{"", 19, engine.Pass, nil},
		{"  ", 19, engine.Pass, nil},
		{"tt", 19, engine.Pass, nil},
		{"tt", 9, engine.Pass, nil},
		{"tt", 21, at(21, 20, 2), nil},
		{"yy", 25, at(25, 25, 1), nil},
		{"zz", 25, engine.Pass, engine.ErrOffBoard},
		{"ta", 19, engine.Pass, engine.ErrOffBoard},
		{"ja", 9, engine.Pass, engine.ErrOffBoard},
		{"Aa", 25, engine.Pass, engine.ErrOffBoard},
		{"a", 19, engine.Pass, ErrPoint},
		{"aaa", 19, engine.Pass, ErrPoint},
		{"a1", 19, engine.Pass, ErrPoint},
		{"é", 19, engine.Pass, ErrPoint},
	} {
		got, err := ParseMove(tt.text, tt.size)
		if got != tt.want || !errors.Is(err, tt.err) || err != nil && !errors.Is(err, ErrPoint) {
			t.Errorf("ParseMove(%q, %d) = %v, %v; want %v, %v", tt.text, tt.size, got, err, tt.want, tt.err)
		}
	}
	if _, err := ParsePoint("", 19); !errors.Is(err, ErrPoint) {
		t.Errorf("no point: %v", err)
	}
	for size := engine.MinSize; size <= engine.MaxSize; size++ {
		for i := range size * size {
			p := engine.PointOf(size, i)
			if got, err := ParsePoint(FormatPoint(p, size), size); got != p || err != nil {
				t.Fatalf("%q on %d comes back as %v, %v; want %v", FormatPoint(p, size), size, got, err, p)
			}
		}
	}
}

func TestAppendPoints(t *testing.T) {
	for _, tt := range []struct {
		value, want string
		ok          bool
	}{
		{"cc", "cc", true},
		{"ba:cb", "ba ca bb cb", true},
		{"cb:ba", "ba ca bb cb", true},
		{"bb:ca", "ba ca bb cb", true},
		{"aa:aa", "aa", true},
		{"aa:ia", "aa ba ca da ea fa ga ha ia", true},
		{"aa:", "", false},
		{":aa", "", false},
		{"aa:jj", "", false},
		{"aa:bb:cc", "", false},
		{"", "", false},
	} {
		points, err := AppendPoints(nil, tt.value, 9)
		got := ""
		for i, p := range points {
			if i > 0 {
				got += " "
			}
			got += FormatPoint(p, 9)
		}
		if got != tt.want || (err == nil) != tt.ok {
			t.Errorf("%q: %q, %v; want %q", tt.value, got, err, tt.want)
		}
	}
}
