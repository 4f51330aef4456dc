package engine

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// TestSettle: what Settle finds in given positions. Points are tried in the
// order given.
func TestSettle(t *testing.T) {
	for _, test := range []struct {
		name, diagram string
		points, want  string // tried, and settled in the end
	}{
		{"two solid eyes", `
			. X . X O
			X X X X O
			O O O O .
			. . . . .
			. . . . .`, "A5 C5 A5 C5", "A5 C5"},
		{"the first one needs a second look", `
			. X . X O
			X X X X O
			O O O O .
			. . . . .
			. . . . .`, "A5 C5", "C5"},
		{"one eye", `
			. X X X O
			X X O X O
			O O O O O
			. . . . .
			. . . . .`, "A5 A5", ""},
		{"an enemy on the edge's diagonal", `
			. X . X O
			X X X O O
			O O O O .
			. . . . .
			. . . . .`, "A5 C5 A5 C5", ""},
		{"one enemy on four diagonals", `
			. X . X .
			X X X X X
			. X . X .
			. X X O .
			. . . . .`, "C5 C3 C5", "C3 C5"},
		{"two enemies", `
			. X . X .
			X X X X X
			. X . X .
			. O X O .
			. . . . .`, "C5 C3 C5 C3", ""},
		{"an empty point on the edge's diagonal", `
			. X . . .
			X . X . .
			. X X . .
			. . . . .
			. . . . .`, "A5 B4 A5 B4", ""},
		{"a solid eye on the edge's diagonal", `
			. X X . .
			X . X . .
			X X X . .
			. . . . .
			. . . . .`, "B4 A5 B4 A5", "A5 B4"},
		{"two chains", `
			. X O X .
			X X O X X
			O O O O O
			. . . . .
			. . . . .`, "A5 E5 A5 E5", ""},
		{"whole board", ". X\nX .", "A2 B1 A2 B1", ""}, // the diagonals need each other
		{"1x1", ".", "A1 A1", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			b, err := ParseDiagram(test.diagram)
			if err != nil {
				t.Fatal(err)
			}
			size := b.Size()
			for _, p := range vertices(t, size, test.points) {
				if i := int(b.cells[p].n); i >= b.NumSettled() {
					b.Settle(i)
				}
				if err := b.Check(); err != nil {
					t.Fatal(err)
				}
			}
			want := vertices(t, size, test.want)
			if b.NumSettled() != len(want) {
				t.Fatalf("%d settled, want %s", b.NumSettled(), test.want)
			}
			for _, p := range want {
				if int(b.cells[p].n) >= b.NumSettled() {
					t.Errorf("%s is not settled", vertex(size, p))
				}
			}
		})
	}
}

// TestSettleTwin plays sensible moves on two boards of which one knows settled
// eyes: nobody may ever play on these, and the rest of the boards agrees.
func TestSettleTwin(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	settled := 0
	for size := 2; size <= 19; size++ {
		for range 3 + 1000/(size*size) {
			fast, slow := NewBoard(size), NewBoard(size)
			c, passes := Black, 0
			for k := 0; k < 3*size*size && passes < 2; k++ {
				p := settlingDraw(fast, c, random)
				if p == Pass {
					passes++
					fast.ClearKo()
				} else {
					passes = 0
					fast.PlayLight(p, c)
				}
				slow.Play(p, c)
				c = c.Opponent()
				if err := compareSettled(fast, slow); err != nil {
					t.Fatalf("size %d: %v on\n%v", size, err, slow)
				}
			}
			settled += fast.NumSettled()
			fast.hash = slow.hash
			if err := fast.Check(); err != nil {
				t.Fatal(err)
			}
		}
	}
	if settled < 500 {
		t.Errorf("only %d settled eyes", settled)
	}
}

// settlingDraw draws a sensible point as playouts do, or Pass.
func settlingDraw(b *Board, c Color, random *rand.Rand) Point {
	for end := b.NumEmpty(); end > b.NumSettled(); {
		i := b.NumSettled() + random.IntN(end-b.NumSettled())
		p := b.EmptyAt(i)
		if b.Sensible(p, c) {
			return p
		}
		if !b.Settle(i) {
			end--
			b.SetAside(i, end)
		}
	}
	return Pass
}

func compareSettled(fast, slow *Board) error {
	for i := range slow.Size() * slow.Size() {
		p := PointOf(slow.Size(), i)
		if fast.At(p) != slow.At(p) {
			return fmt.Errorf("%v at %s", fast.At(p), vertex(slow.Size(), p))
		}
		if slow.At(p) != Empty {
			continue
		}
		for c := Black; c <= White; c++ {
			sensible := slow.Sensible(p, c)
			if fast.Sensible(p, c) != sensible || fast.Legal(p, c) != slow.Legal(p, c) {
				return fmt.Errorf("%v at %s: not as without settled eyes", c, vertex(slow.Size(), p))
			}
			if sensible && int(fast.cells[p].n) < fast.NumSettled() {
				return fmt.Errorf("%v at %s, a settled eye, is sensible", c, vertex(slow.Size(), p))
			}
		}
	}
	return nil
}
