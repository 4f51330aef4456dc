package pattern

import (
	"testing"

	"pgregory.net/rapid"

	"tianyuan/engine"
)

// drawBoard draws a board of some size with legal moves on it.
func drawBoard(t *rapid.T) *engine.Board {
	b := engine.NewBoard(rapid.IntRange(engine.MinSize, engine.MaxSize).Draw(t, "size"))
	c := engine.Black
	for range rapid.IntRange(0, 120).Draw(t, "moves") {
		p := engine.PointOf(b.Size(), rapid.IntRange(0, b.Size()*b.Size()-1).Draw(t, "point"))
		if b.Legal(p, c) {
			b.Play(p, c)
		}
		c = c.Opponent()
	}
	return b
}

// cellAt is the slow twin of a Field.
func cellAt(b *engine.Board, c engine.Color, col, row int) Cell {
	p, ok := engine.At(b.Size(), col, row)
	switch {
	case !ok:
		return Border
	case b.At(p) == c:
		return Own
	case b.At(p) == c.Opponent():
		return Other
	default:
		return Vacant
	}
}

// turned is b in one of the eight orientations.
func turned(t *rapid.T, b *engine.Board, orientation int) *engine.Board {
	size := b.Size()
	colors := make([]engine.Color, size*size)
	for i := range colors {
		p := engine.PointOf(size, i)
		colors[turnedPoint(size, p, orientation).Index(size)] = b.At(p)
	}
	other, err := engine.BoardOf(size, colors)
	if err != nil {
		t.Fatal(err)
	}
	return other
}

func turnedPoint(size int, p engine.Point, orientation int) engine.Point {
	// Twice the distance from the middle, so that it is whole.
	o := offset{2*p.Column() - size - 1, 2*p.Row() - size - 1}.turned(orientation)
	q, _ := engine.At(size, (o.dx+size+1)/2, (o.dy+size+1)/2)
	return q
}

func TestRings(t *testing.T) {
	want := [Rings]int{4, 8, 12, 20, 28, 36, 48, 60, 72, 88, 104, 120, 140}
	if around.ends != want {
		t.Errorf("rings end at %v, want %v", around.ends, want)
	}
	for r, end := range around.ends {
		for _, o := range around.offsets[:end] {
			if o.distance() > r+2 || max(o.dx, -o.dx, o.dy, -o.dy) > reach {
				t.Errorf("ring %d has %v", r, o)
			}
		}
	}
}

// TestField compares a Field, used for one board after another, with the board.
func TestField(t *testing.T) {
	var f Field
	rapid.Check(t, func(t *rapid.T) {
		b := drawBoard(t)
		c := rapid.SampledFrom([]engine.Color{engine.Black, engine.White}).Draw(t, "color")
		f.Set(b, c)
		for i := range b.Size() * b.Size() {
			p := engine.PointOf(b.Size(), i)
			n := NeighbourhoodOf(&f, p, Rings-1)
			for j, o := range around.offsets {
				if want := cellAt(b, c, p.Column()+o.dx, p.Row()+o.dy); n.Cells[j] != want {
					t.Fatalf("%v from point %d: %v, want %v", o, i, n.Cells[j], want)
				}
			}
			if f.At(p) != cellAt(b, c, p.Column(), p.Row()) {
				t.Fatalf("point %d: %v", i, f.At(p))
			}
		}
	})
}

// TestSymmetry turns boards: keys and canonical cells stay.
func TestSymmetry(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := drawBoard(t)
		p := engine.PointOf(b.Size(), rapid.IntRange(0, b.Size()*b.Size()-1).Draw(t, "middle"))
		ring := rapid.IntRange(0, Rings-1).Draw(t, "ring")
		var f, g Field
		f.Set(b, engine.Black)
		n := NeighbourhoodOf(&f, p, ring)
		for s := range 8 {
			g.Set(turned(t, b, s), engine.Black)
			m := NeighbourhoodOf(&g, turnedPoint(b.Size(), p, s), ring)
			if m.Key() != n.Key() {
				t.Fatalf("orientation %d: another key", s)
			}
			if got, want := m.Canonical().Cells, n.Canonical().Cells; string(bytesOf(got)) != string(bytesOf(want)) {
				t.Fatalf("orientation %d: %v, want %v", s, got, want)
			}
		}
	})
}

func bytesOf(cells []Cell) []byte {
	b := make([]byte, len(cells))
	for i, c := range cells {
		b[i] = byte(c)
	}
	return b
}

// TestBook looks neighbourhoods up in a Book and, slowly, in a list.
func TestBook(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var f Field
		known, number := []Neighbourhood{}, map[string]int32{}
		text := func(n Neighbourhood) string { return string(bytesOf(n.Canonical().Cells)) }
		learn := drawBoard(t)
		f.Set(learn, engine.White)
		for i := range learn.Size() * learn.Size() {
			for ring := range rapid.IntRange(0, 6).Draw(t, "rings") {
				n := NeighbourhoodOf(&f, engine.PointOf(learn.Size(), i), ring)
				if _, ok := number[text(n)]; !ok {
					number[text(n)] = int32(len(known))
					known = append(known, n)
				}
			}
		}
		book := NewBook(known)
		if book.Len() != len(known) {
			t.Fatalf("%d known, want %d", book.Len(), len(known))
		}
		b := learn
		if rapid.Bool().Draw(t, "other board") {
			b = drawBoard(t)
		}
		b = turned(t, b, rapid.IntRange(0, 7).Draw(t, "orientation"))
		f.Set(b, engine.White)
		for i := range b.Size() * b.Size() {
			p := engine.PointOf(b.Size(), i)
			got := book.Append(nil, &f, p)
			for ring := 0; ; ring++ {
				if ring == Rings {
					break
				}
				want, ok := number[text(NeighbourhoodOf(&f, p, ring))]
				if !ok {
					if len(got) != ring {
						t.Fatalf("point %d: %d rings, want %d", i, len(got), ring)
					}
					break
				}
				if len(got) <= ring || got[ring] != want {
					t.Fatalf("point %d: %v, want %d as number %d", i, got, want, ring)
				}
			}
		}
	})
}
