package engine

import "testing"

func TestPoints(t *testing.T) {
	for size := MinSize; size <= MaxSize; size++ {
		seen := make(map[Point]bool)
		for row := 1; row <= size; row++ {
			for col := 1; col <= size; col++ {
				p, ok := At(size, col, row)
				index := (row-1)*size + col - 1
				if !ok || !p.OnBoard(size) || p.Column() != col || p.Row() != row ||
					p.Index(size) != index || PointOf(size, index) != p {
					t.Fatalf("%dx%d: point %d of column %d, row %d reads as column %d, row %d, index %d",
						size, size, p, col, row, p.Column(), p.Row(), p.Index(size))
				}
				seen[p] = true
			}
		}
		n := 0
		for p := range Point(NumPoints + 100) {
			if p.OnBoard(size) {
				n++
			}
		}
		if len(seen) != size*size || n != size*size {
			t.Errorf("%dx%d: %d points, %d on the board", size, size, len(seen), n)
		}
		if seen[Pass] || int(NewBoard(size).cellsUsed()) > NumPoints {
			t.Errorf("%dx%d: pass is a point or the board too large", size, size)
		}
		for _, off := range [][2]int{{0, 1}, {1, 0}, {size + 1, 1}, {1, size + 1}, {-1, -1}} {
			if p, ok := At(size, off[0], off[1]); ok || p != Pass {
				t.Errorf("%dx%d: column %d, row %d is point %d", size, size, off[0], off[1], p)
			}
		}
	}
}

func TestDistance(t *testing.T) {
	for _, test := range []struct {
		p, q string
		want int
	}{{"A1", "A1", 0}, {"A1", "T19", 36}, {"D4", "C6", 3}, {"C6", "D4", 3}, {"T1", "A1", 18}} {
		if got := mustVertex(t, 19, test.p).Distance(mustVertex(t, 19, test.q)); got != test.want {
			t.Errorf("distance %d of %s and %s, want %d", got, test.p, test.q, test.want)
		}
	}
}

func TestColors(t *testing.T) {
	for _, test := range []struct {
		c        Color
		opponent Color
		player   bool
		text     string
		letter   string
		char     rune
	}{
		{Black, White, true, "black", "B", 'X'},
		{White, Black, true, "white", "W", 'O'},
		{Empty, Border, false, "empty", "", '.'},
		{Border, Empty, false, "border", "", '.'},
		{Color(9), Color(10), false, "border", "", '.'},
	} {
		if test.c.Opponent() != test.opponent || test.c.IsPlayer() != test.player ||
			test.c.String() != test.text || test.c.Letter() != test.letter || test.c.Rune() != test.char {
			t.Errorf("color %d: opponent %d, player %v, %s %q %c", test.c, test.c.Opponent(), test.c.IsPlayer(),
				test.c, test.c.Letter(), test.c.Rune())
		}
	}
	for text, want := range map[string]Color{"b": Black, "B": Black, "black": Black, "BLACK": Black, "w": White, "White": White} {
		if got, err := ParseColor(text); got != want || err != nil {
			t.Errorf("%q is %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "x", "bl", "blackk", " b", "empty", "1"} {
		if got, err := ParseColor(text); got != Empty || err != ErrColor {
			t.Errorf("%q is %v, %v", text, got, err)
		}
	}
}
