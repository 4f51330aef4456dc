package pattern

import (
	"math/bits"
	"testing"

	"tianyuan/engine"
)

// TestMatches looks shapes up on boards, in every orientation and with the
// colors exchanged.
func TestMatches(t *testing.T) {
	for _, test := range []struct {
		name, diagram string // the point is the middle of the 5x5 board, or of its edge
		edge          bool
		black, white  bool
	}{
		{"empty board", ".....\n.....\n.....\n.....\n.....", false, false, false},
		{"hane", ".....\n.XOX.\n.....\n.....\n.....", false, true, true},
		{"hane, one side", ".....\n.XO..\n.....\n.....\n.....", false, true, true},
		{"cut", ".....\n.XO..\n.O...\n.....\n.....", false, true, true},
		{"hane of one color only", ".....\n.XOO.\n.....\n.....\n.....", false, true, false},
		{"own stones only", ".....\n.XXX.\n.....\n.....\n.....", false, false, false},
		{"cut between two", ".....\n..O..\n.X.X.\n.....\n.....", false, true, true},
		{"not a cut with a stone below", ".....\n..O..\n.X.X.\n..X..\n.....", false, false, false},
		{"side", ".....\n.....\n.....\n.X...\n.O...", true, true, true},
		{"alone at the side", ".....\n.....\n.....\n.....\n.O...", true, false, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			b, err := engine.ParseDiagram(test.diagram)
			if err != nil {
				t.Fatal(err)
			}
			p, _ := engine.At(5, 3, 3)
			if test.edge {
				p, _ = engine.At(5, 3, 1)
			}
			code := b.Surroundings(p)
			for k, turned := range turns(code) {
				if got := Matches(turned, engine.Black); got != test.black {
					t.Errorf("orientation %d: black %v", k, got)
				}
				if got := Matches(turned, engine.White); got != test.white {
					t.Errorf("orientation %d: white %v", k, got)
				}
				swapped := swap(turned)
				if Matches(swapped, engine.White) != test.black || Matches(swapped, engine.Black) != test.white {
					t.Errorf("orientation %d: other with the colors exchanged", k)
				}
			}
		})
	}
}

// turns computes the eight orientations of a code by coordinates.
func turns(code uint16) (all []uint16) {
	places := [8][2]int{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}
	for k := range 8 {
		turned := uint16(0)
		for i, at := range places {
			x, y := at[0], at[1]
			if k&1 != 0 {
				x = -x
			}
			if k&2 != 0 {
				y = -y
			}
			if k&4 != 0 {
				x, y = y, x
			}
			for j, to := range places {
				if to == [2]int{x, y} {
					turned |= code >> (2 * i) & 3 << (2 * j)
				}
			}
		}
		all = append(all, turned)
	}
	return all
}

func swap(code uint16) (swapped uint16) {
	for i := range 8 {
		c := code >> (2 * i) & 3
		if c == 1 || c == 2 {
			c ^= 3
		}
		swapped |= c << (2 * i)
	}
	return swapped
}

// TestSymmetric: the table as a whole is the same in every orientation and
// color.
func TestSymmetric(t *testing.T) {
	matches := 0
	for code := range 1 << 16 {
		want := Matches(uint16(code), engine.Black)
		if want {
			matches++
		}
		for _, turned := range turns(uint16(code)) {
			if Matches(turned, engine.Black) != want || Matches(swap(turned), engine.White) != want {
				t.Fatalf("code %x: not the same as %x", code, turned)
			}
		}
	}
	if matches < 1000 || matches > 1<<15 {
		t.Errorf("%d of %d surroundings match", matches, 1<<16)
	}
	ones := 0
	for _, word := range known[0] {
		ones += bits.OnesCount64(word)
	}
	if ones != matches {
		t.Errorf("%d bits, %d matches", ones, matches)
	}
}
