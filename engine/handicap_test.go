package engine

import (
	"errors"
	"fmt"
	"slices"
	"testing"
)

func TestStarPoints(t *testing.T) {
	for size, want := range map[int]string{
		1: "", 2: "", 3: "B2", 4: "", 5: "C3", 6: "",
		7:  "C3 C5 E3 E5",
		8:  "C3 C6 F3 F6",
		9:  "C3 C7 G3 G7 E5",
		10: "C3 C8 H3 H8",
		11: "C3 C9 J3 J9 F6",
		13: "D4 D10 K4 K10 G7",
		14: "D4 D11 L4 L11",
		15: "D4 D8 D12 H4 H8 H12 M4 M8 M12",
		19: "D4 D10 D16 K4 K10 K16 Q4 Q10 Q16",
		20: "D4 D17 R4 R17",
		25: "D4 D13 D22 N4 N13 N22 W4 W13 W22",
	} {
		if got := vertexList(size, StarPoints(size)); got != want {
			t.Errorf("%dx%d: %s, want %s", size, size, got, want)
		}
	}
	for size := MinSize; size <= MaxSize; size++ {
		checkPoints(t, fmt.Sprint("stars of ", size), size, StarPoints(size), true)
	}
}

// checkPoints holds that points are distinct, on the board and, if asked, the
// same after every turn and reflection.
func checkPoints(t *testing.T, what string, size int, points []Point, symmetric bool) {
	t.Helper()
	has := make(map[Point]bool)
	for _, p := range points {
		if !p.OnBoard(size) || has[p] {
			t.Errorf("%s: %s is off the board or twice in %s", what, vertex(size, p), vertexList(size, points))
		}
		has[p] = true
	}
	if !symmetric {
		return
	}
	for p := range has {
		col, row := p.Column(), p.Row()
		for _, image := range [][2]int{{row, col}, {size + 1 - col, row}, {col, size + 1 - row}} {
			if q, _ := At(size, image[0], image[1]); !has[q] {
				t.Errorf("%s: %s has no image %s", what, vertex(size, p), vertex(size, q))
			}
		}
	}
}

// TestFixedHandicap is GTP's table: its points in its order.
func TestFixedHandicap(t *testing.T) {
	tables := map[int][]string{
		19: {
			2: "D4 Q16", 3: "D4 Q16 D16", 4: "D4 Q16 D16 Q4", 5: "D4 Q16 D16 Q4 K10",
			6: "D4 Q16 D16 Q4 D10 Q10", 7: "D4 Q16 D16 Q4 D10 Q10 K10",
			8: "D4 Q16 D16 Q4 D10 Q10 K4 K16", 9: "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10",
		},
		13: {
			2: "D4 K10", 3: "D4 K10 D10", 4: "D4 K10 D10 K4", 5: "D4 K10 D10 K4 G7",
			6: "D4 K10 D10 K4 D7 K7", 7: "D4 K10 D10 K4 D7 K7 G7",
			8: "D4 K10 D10 K4 D7 K7 G4 G10", 9: "D4 K10 D10 K4 D7 K7 G4 G10 G7",
		},
		9: {
			2: "C3 G7", 3: "C3 G7 C7", 4: "C3 G7 C7 G3", 5: "C3 G7 C7 G3 E5",
			6: "C3 G7 C7 G3 C5 G5", 7: "C3 G7 C7 G3 C5 G5 E5",
			8: "C3 G7 C7 G3 C5 G5 E3 E7", 9: "C3 G7 C7 G3 C5 G5 E3 E7 E5",
		},
		7:  {2: "C3 E5", 3: "C3 E5 C5", 4: "C3 E5 C5 E3"},
		8:  {2: "C3 F6", 3: "C3 F6 C6", 4: "C3 F6 C6 F3"},
		12: {2: "C3 K10", 3: "C3 K10 C10", 4: "C3 K10 C10 K3"},
		18: {2: "D4 P15", 3: "D4 P15 D15", 4: "D4 P15 D15 P4"},
	}
	for size, table := range tables {
		for stones, want := range table {
			if want == "" {
				continue
			}
			got, err := FixedHandicap(size, stones)
			if err != nil || vertexList(size, got) != want {
				t.Errorf("%dx%d, %d stones: %s %v, want %s", size, size, stones, vertexList(size, got), err, want)
			}
		}
	}
	for size := -1; size <= MaxSize; size++ {
		most := 9
		switch {
		case size < 7:
			most = 0
		case size == 7 || size%2 == 0:
			most = 4
		}
		for stones := -1; stones <= 30; stones++ {
			got, err := FixedHandicap(size, stones)
			if possible := stones >= 2 && stones <= most; !possible {
				if got != nil || !errors.Is(err, ErrHandicap) {
					t.Errorf("%dx%d, %d stones: %v, %v", size, size, stones, got, err)
				}
				continue
			}
			if err != nil || len(got) != stones {
				t.Errorf("%dx%d, %d stones: %d, %v", size, size, stones, len(got), err)
			}
			checkPoints(t, fmt.Sprintf("%d stones on %d", stones, size), size, got, stones == 4 || stones == 5 || stones >= 8)
		}
	}
}

func TestPatternHandicap(t *testing.T) {
	for size := MinSize; size <= MaxSize; size++ {
		for stones := range 40 {
			got, err := PatternHandicap(size, stones)
			if size < 17 || size%2 == 0 || !slices.Contains([]int{13, 16, 25}, stones) {
				if got != nil || !errors.Is(err, ErrHandicap) {
					t.Errorf("%dx%d, %d stones: %v, %v", size, size, stones, got, err)
				}
				continue
			}
			if err != nil || len(got) != stones {
				t.Errorf("%dx%d, %d stones: %d, %v", size, size, stones, len(got), err)
			}
			checkPoints(t, fmt.Sprintf("%d stones on %d", stones, size), size, got, true)
		}
	}
}

func TestFreeHandicap(t *testing.T) {
	for size := MinSize; size <= MaxSize; size++ {
		n := size * size
		counts := []int{2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 24, 25, 26, 30, 50, n / 2, n - 2, n - 1}
		for _, stones := range counts {
			if stones < 2 || stones >= n {
				continue
			}
			got, err := FreeHandicap(size, stones)
			if err != nil || len(got) != stones {
				t.Fatalf("%dx%d, %d stones: %d, %v", size, size, stones, len(got), err)
			}
			checkPoints(t, fmt.Sprintf("%d free stones on %d", stones, size), size, got, false)
			g := mustGame(t, size, DefaultRules())
			if err := g.PlaceHandicap(got); err != nil || g.Board().Stones(Black) != stones || g.ToMove() != White {
				t.Errorf("%dx%d, %d stones placed: %v", size, size, stones, err)
			}
			if fixed, err := FixedHandicap(size, stones); err == nil && !slices.Equal(fixed, got) {
				t.Errorf("%dx%d, %d stones: %s, want the table's", size, size, stones, vertexList(size, got))
			}
			if pattern, err := PatternHandicap(size, stones); err == nil && !slices.Equal(pattern, got) {
				t.Errorf("%dx%d, %d stones: %s, want the pattern's", size, size, stones, vertexList(size, got))
			}
		}
		for _, stones := range []int{-1, 0, 1, n, n + 1, 1_000_000} {
			if got, err := FreeHandicap(size, stones); got != nil || !errors.Is(err, ErrHandicap) {
				t.Errorf("%dx%d, %d stones: %d, %v", size, size, stones, len(got), err)
			}
		}
	}
	// No stone of a small handicap lies on the first two lines while better
	// points are free.
	for stones := 2; stones <= 30; stones++ {
		points, err := FreeHandicap(19, stones)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range points {
			if col, row := p.Column(), p.Row(); min(col, row, 20-col, 20-row) < 3 {
				t.Errorf("%d stones with one on %s", stones, vertex(19, p))
			}
		}
	}
}

func TestCornerStones(t *testing.T) {
	for size, want := range map[int][2]string{
		1: {"", ""}, 6: {"", ""},
		7:  {"C5 E3", "C3 E5"},
		9:  {"C7 G3", "C3 G7"},
		13: {"D10 K4", "D4 K10"},
		19: {"D16 Q4", "D4 Q16"},
	} {
		black, white := CornerStones(size)
		if vertexList(size, black) != want[0] || vertexList(size, white) != want[1] {
			t.Errorf("%dx%d: %s and %s", size, size, vertexList(size, black), vertexList(size, white))
		}
	}
}
