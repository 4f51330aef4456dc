package engine

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
)

// randomGame returns the moves of a random game in which nobody fills an eye,
// and the board they lead to.
func randomGame(size int, seed uint64) ([]Move, *Board) {
	b := NewBoard(size)
	random := rand.New(rand.NewPCG(seed, uint64(size)))
	var moves []Move
	color, passes := Black, 0
	for passes < 2 && len(moves) < 3*size*size {
		m := Move{Color: color, Point: Pass}
		for left := b.NumEmpty(); left > 0; left-- {
			i := random.IntN(left)
			if p := b.EmptyAt(i); b.Sensible(p, color) {
				m.Point = p
				break
			}
			b.SetAside(i, left-1)
		}
		passes++
		if m.Point != Pass {
			passes = 0
		}
		b.Play(m.Point, color)
		moves = append(moves, m)
		color = color.Opponent()
	}
	return moves, b
}

func TestBoardHasNoPointers(t *testing.T) {
	var walk func(what string, typ reflect.Type)
	walk = func(what string, typ reflect.Type) {
		switch typ.Kind() {
		case reflect.Struct:
			for i := range typ.NumField() {
				walk(what+"."+typ.Field(i).Name, typ.Field(i).Type)
			}
		case reflect.Array:
			walk(what+"[]", typ.Elem())
		case reflect.Bool, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64, reflect.Int,
			reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uint:
		default:
			t.Errorf("%s is a %v", what, typ)
		}
	}
	walk("Board", reflect.TypeFor[Board]())
	if size := reflect.TypeFor[cell]().Size(); size != 16 {
		t.Errorf("a cell has %d bytes, want 16", size)
	}
}

func TestNoAllocation(t *testing.T) {
	for _, size := range []int{5, 9, 19, 25} {
		moves, end := randomGame(size, 1)
		var b, c Board
		difference := 0
		for _, test := range []struct {
			name string
			run  func()
		}{
			{"Reset", func() { b.Reset(size) }},
			{"CopyFrom", func() { c.CopyFrom(end) }},
			{"Play", func() {
				b.Reset(size)
				for _, m := range moves {
					b.Play(m.Point, m.Color)
				}
			}},
			{"PlayLight", func() {
				b.Reset(size)
				for _, m := range moves {
					if m.Point == Pass {
						b.ClearKo()
						continue
					}
					b.PlayLight(m.Point, m.Color)
				}
			}},
			{"HashAfter", func() {
				for i := range end.NumEmpty() {
					end.HashAfter(end.EmptyAt(i), Black)
				}
			}},
			{"AreaDifference", func() { difference = end.AreaDifference() }},
		} {
			if got := testing.AllocsPerRun(10, test.run); got != 0 {
				t.Errorf("%dx%d: %s allocates %v times", size, size, test.name, got)
			}
		}
		if flat(&b) != flat(end) || flat(&c) != flat(end) || difference != newTwinOf(end).area() {
			t.Errorf("%dx%d: the runs did not play the game", size, size)
		}
	}
}

// newTwinOf returns the twin of a board.
func newTwinOf(b *Board) *twin {
	w := newTwin(b.Size())
	for i := range w.colors {
		w.colors[i] = b.At(PointOf(b.Size(), i))
	}
	return w
}

// TestCheckFinds corrupts one field at a time: Check has to name it.
func TestCheckFinds(t *testing.T) {
	const diagram = `
		. X O . .
		X X O . .
		. O O . X
		. . . X .
		. . . . X`
	at := func(text string) Point { return mustVertex(t, 5, text) }
	tests := []struct {
		name    string
		corrupt func(b *Board)
		want    string
	}{
		{"nothing", func(*Board) {}, ""},
		{"size", func(b *Board) { b.size = 26 }, "size"},
		{"border color", func(b *Board) { b.cells[3].color = Empty }, "border"},
		{"border head", func(b *Board) { b.cells[3].head = 4 }, "border"},
		{"border sum", func(b *Board) { b.cells[3].libs-- }, "border"},
		{"point made border", func(b *Board) { b.cells[at("A1")].color = Border }, "border"},
		{"order of the empty points", func(b *Board) { b.empty[0], b.empty[1] = b.empty[1], b.empty[0] }, "empty"},
		{"place of an empty point", func(b *Board) { b.cells[at("A1")].n = 600 }, "empty"},
		{"too few empty points", func(b *Board) { b.nEmpty-- }, "empty"},
		{"too many empty points", func(b *Board) { b.empty[b.nEmpty] = at("A1"); b.nEmpty++ }, "empty"},
		{"a stone's sum marked as no chain's", func(b *Board) { b.cells[b.Head(at("A4"))].libs |= notChain }, "libs"},
		{"an empty point's sum taken for a chain's", func(b *Board) { b.cells[at("A1")].libs &^= notChain }, "libs"},
		{"head of a stone", func(b *Board) { b.cells[at("A4")].head = at("E3") }, "head"},
		{"head of an empty point", func(b *Board) { b.cells[at("A1")].head = at("B1") }, "head"},
		{"head out of range", func(b *Board) { b.cells[at("E1")].head = 60000 }, "head"},
		{"liberties of a chain", func(b *Board) { b.cells[b.Head(at("A4"))].libs++ }, "libs"},
		{"liberties of an empty point", func(b *Board) { b.cells[at("A1")].libs += 1 << squareShift }, "libs"},
		{"size of a chain", func(b *Board) { b.cells[b.Head(at("A4"))].n++ }, "n:"},
		{"list into another chain", func(b *Board) { b.cells[at("A4")].next = at("C3") }, "next"},
		{"list out of range", func(b *Board) { b.cells[at("A4")].next = 60000 }, "next"},
		{"list too short", func(b *Board) { h := b.Head(at("A4")); b.cells[h].next = h }, "next"},
		{"list that does not close", func(b *Board) {
			s := b.NextStone(b.Head(at("A4")))
			b.cells[s].next = s
		}, "next"},
		{"number of stones", func(b *Board) { b.stones[White]++ }, "stones"},
		{"hash", func(b *Board) { b.hash ^= 1 }, "hash"},
		{"ko on a stone", func(b *Board) { b.ko, b.koColor = at("E3"), White }, "ko"},
		{"ko not enclosed", func(b *Board) { b.ko, b.koColor = at("A1"), White }, "ko"},
		{"ko of nobody", func(b *Board) { b.ko = at("A5") }, "ko"},
		{"ko out of range", func(b *Board) { b.ko, b.koColor = 60000, White }, "ko"},
		{"ko without a stone to retake", func(b *Board) { b.ko, b.koColor = at("A5"), White }, "ko"},
		{"mark of a solid eye in the open", func(b *Board) { b.cells[at("A1")].color |= solid }, "solid"},
		{"mark of a solid eye that its chain does not count", func(b *Board) { b.cells[at("A5")].color |= solid }, "eyes"},
		{"a solid eye without a mark", func(b *Board) { b.cells[b.Head(at("A4"))].eyes = 1 }, "eyes"},
		{"settled without a mark", func(b *Board) { b.settled = 1 }, "settled"},
		{"dead chain left standing", func(b *Board) {
			// A consistent board but for a captured chain nobody took off.
			b.Reset(2)
			for _, text := range []string{"A1", "A2", "B1", "B2"} {
				b.put(mustVertex(t, 2, text), Black)
			}
		}, "liberties"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			b := mustBoard(t, diagram)
			test.corrupt(b)
			err := b.Check()
			if test.want == "" {
				if err != nil {
					t.Fatal(err)
				}
				return
			}
			if err == nil || !strings.HasPrefix(err.Error(), test.want) {
				t.Errorf("error %v, want one that names %q", err, test.want)
			}
		})
	}
}

func TestCopyFrom(t *testing.T) {
	_, big := randomGame(19, 3)
	_, small := randomGame(5, 3)
	var b Board
	for _, src := range []*Board{big, small, NewBoard(9), big} {
		b.CopyFrom(src)
		if err := b.Check(); err != nil {
			t.Fatalf("copy of %dx%d: %v", src.Size(), src.Size(), err)
		}
		if b.header != src.header || flat(&b) != flat(src) {
			t.Fatalf("copy of\n%sis\n%s", src, &b)
		}
		for i := range src.NumEmpty() {
			if b.EmptyAt(i) != src.EmptyAt(i) {
				t.Fatalf("the copy's empty point %d is %d, want %d", i, b.EmptyAt(i), src.EmptyAt(i))
			}
		}
	}
	if p := Point(big.cellsUsed() - 1); b.At(p) != Border {
		t.Errorf("color %v at the last border point", b.At(p))
	}
	before := flat(big)
	for i := range b.NumEmpty() {
		if p := b.EmptyAt(i); b.Legal(p, Black) {
			b.Play(p, Black)
			break
		}
	}
	if flat(big) != before || flat(&b) == before {
		t.Error("a move on the copy and the original are not independent")
	}
}

// TestEndDifference: where nobody fills an eye and nothing else is left, the
// quick count is the area.
func TestEndDifference(t *testing.T) {
	for size := 2; size <= MaxSize; size++ {
		for seed := range uint64(20) {
			moves, b := randomGame(size, seed)
			if len(moves) >= 3*size*size {
				continue // cut short
			}
			if got, want := b.EndDifference(), newTwinOf(b).area(); got != want {
				t.Errorf("difference %d, want %d on\n%s", got, want, b)
			}
		}
	}
}

func TestSetAside(t *testing.T) {
	b := NewBoard(5)
	n := b.NumEmpty()
	first, last := b.EmptyAt(0), b.EmptyAt(n-1)
	b.SetAside(0, n-1)
	b.SetAside(3, 3)
	if b.EmptyAt(0) != last || b.EmptyAt(n-1) != first {
		t.Errorf("points %d and %d, want them swapped", b.EmptyAt(0), b.EmptyAt(n-1))
	}
	if err := b.Check(); err != nil {
		t.Error(err)
	}
}

func TestBadBoardSizePanics(t *testing.T) {
	for _, size := range []int{-1, 0, MaxSize + 1} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("size %d did not panic", size)
				}
			}()
			NewBoard(size)
		}()
	}
}

func TestNeighborhood(t *testing.T) {
	b := NewBoard(3)
	at := func(text string) Point { return mustVertex(t, 3, text) }
	if got, want := b.Neighbors(at("B2")), [4]Point{at("B1"), at("A2"), at("C2"), at("B3")}; got != want {
		t.Errorf("neighbors %v, want %v", got, want)
	}
	if got, want := b.Diagonals(at("B2")), [4]Point{at("A1"), at("C1"), at("A3"), at("C3")}; got != want {
		t.Errorf("diagonals %v, want %v", got, want)
	}
	border := func(points [4]Point) (n int) {
		for _, p := range points {
			if b.At(p) == Border {
				n++
			}
		}
		return n
	}
	for text, want := range map[string][2]int{"A1": {2, 3}, "C1": {2, 3}, "A3": {2, 3}, "C3": {2, 3}, "A2": {1, 2}, "C2": {1, 2}} {
		if got := [2]int{border(b.Neighbors(at(text))), border(b.Diagonals(at(text)))}; got != want {
			t.Errorf("%s: %v border points among neighbors and diagonals, want %v", text, got, want)
		}
	}
}

func TestKo(t *testing.T) {
	b := mustBoard(t, `
		. . . . .
		. . X O .
		. X O . O
		. . X O .
		. . . . .`)
	at := func(text string) Point { return mustVertex(t, 5, text) }
	if p, _ := b.Ko(); p != Pass {
		t.Fatalf("ko at %d before the capture", p)
	}
	if got := b.Play(at("D3"), Black); got != 1 {
		t.Fatalf("%d stones taken, want 1", got)
	}
	if p, c := b.Ko(); p != at("C3") || c != White {
		t.Errorf("ko at %s for %v, want C3 for white", vertex(5, p), c)
	}
	if b.Legal(at("C3"), White) || !b.Legal(at("C3"), Black) {
		t.Error("the ko is White's to wait for and Black's to fill")
	}
	b.ClearKo()
	if p, _ := b.Ko(); p != Pass || !b.Legal(at("C3"), White) {
		t.Error("the ko is not lifted")
	}
}
