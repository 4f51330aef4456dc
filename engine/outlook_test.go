package engine

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestOutlookTwin plays every legal move of random positions and counts.
func TestOutlookTwin(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	seen := make(map[Outlook]int)
	for size := 2; size <= 9; size++ {
		for range 40 {
			b := NewBoard(size)
			c := Black
			for range 2 * size * size {
				if k := random.IntN(b.NumEmpty() + 1); k < b.NumEmpty() && b.Sensible(b.EmptyAt(k), c) {
					b.Play(b.EmptyAt(k), c)
				}
				c = c.Opponent()
				compareOutlooks(t, b, c, seen)
			}
		}
	}
	if len(seen) < 20 {
		t.Errorf("only %d different outlooks", len(seen))
	}
}

func compareOutlooks(t *testing.T, b *Board, c Color, seen map[Outlook]int) {
	for i := range b.NumEmpty() {
		p := b.EmptyAt(i)
		if !b.Legal(p, c) {
			continue
		}
		var after Board
		after.CopyFrom(b)
		captures := after.Play(p, c) > 0
		liberties := after.AppendLiberties(nil, p)
		if captures {
			// Points that touch only other stones of the chain are left out.
			liberties = slices.DeleteFunc(liberties, func(q Point) bool {
				near := b.Neighbors(p)
				return b.At(q) != Empty && !slices.Contains(near[:], q)
			})
		}
		want := Outlook{Liberties: min(len(liberties), 2), Captures: captures, Stones: after.ChainSize(p)}
		if want.Liberties == 1 {
			want.Liberty = liberties[0]
		}
		got := b.Outlook(p, c)
		if got != want {
			t.Fatalf("%v at %s: %+v, want %+v on\n%v", c, vertex(b.Size(), p), got, want, b)
		}
		got.Liberty = Pass
		seen[got]++
	}
}

func TestSurroundings(t *testing.T) {
	b := mustBoard(t, "X.O\n.XO\nX.O")
	p := mustVertex(t, 3, "B1")
	if got, want := b.Surroundings(p), uint16(Border)|uint16(Border)<<2|uint16(Border)<<4|uint16(Black)<<6|uint16(White)<<8|
		uint16(Empty)<<10|uint16(Black)<<12|uint16(White)<<14; got != want {
		t.Errorf("%016b, want %016b", got, want)
	}
}
