package tactics_test

import (
	"fmt"
	"testing"

	"tianyuan/engine"
	"tianyuan/engine/tactics"
)

// Where the limit of nodes is met the chain counts as not caught.
func TestReaderMaxNodes(t *testing.T) {
	pos := view(t, longLadder, 0)
	for _, c := range []struct {
		nodes int
		want  bool
	}{{1, false}, {10, false}, {25, false}, {100, true}, {0, true}, {-1, true}} {
		reader := tactics.Reader{MaxNodes: c.nodes}
		if got := reader.Ladder(pos.board, pos.target); got != c.want {
			t.Errorf("with %d nodes: %v, want %v", c.nodes, got, c.want)
		}
		if got := len(reader.Escapes(pos.board, pos.target, nil)) == 0; got != c.want {
			t.Errorf("with %d nodes no escapes: %v, want %v", c.nodes, got, c.want)
		}
	}
}

// A Reader is used for boards of all sizes in turn.
func TestReaderSizes(t *testing.T) {
	var reader tactics.Reader
	for range 3 {
		for size := 4; size <= engine.MaxSize; size++ {
			b := engine.NewBoard(size)
			at := func(col, row int) engine.Point {
				p, _ := engine.At(size, col, row)
				return p
			}
			b.Play(at(2, 1), engine.Black)
			b.Play(at(1, 1), engine.White)
			b.Play(at(1, 2), engine.White)
			b.Play(at(2, 2), engine.White)
			if !reader.Ladder(b, at(2, 1)) {
				t.Errorf("size %d: a crawl on the first line gets away", size)
			}
			b.Play(at(3, 2), engine.Black)
			if reader.Ladder(b, at(2, 1)) {
				t.Errorf("size %d: joined, but caught", size)
			}
		}
	}
}

func TestReaderWithoutChain(t *testing.T) {
	reader := tactics.Reader{Depth: 1}
	b := engine.NewBoard(5)
	p := engine.PointOf(5, 12)
	for _, p := range []engine.Point{p, engine.Pass, engine.NumPoints - 1} {
		if reader.Ladder(b, p) {
			t.Error("Ladder is true")
		}
		if move, ok := reader.Catches(b, p); ok || move != engine.Pass {
			t.Errorf("Catches: %d, %v", move, ok)
		}
		if got := reader.Attacks(b, p, nil); len(got) > 0 {
			t.Errorf("Attacks: %v", got)
		}
		if got := reader.Escapes(b, p, nil); len(got) > 0 {
			t.Errorf("Escapes: %v", got)
		}
		if _, ok := tactics.Nakade(b, p, engine.Black); ok {
			t.Error("Nakade is true")
		}
	}
	if _, ok := tactics.Nakade(b, p, engine.Empty); ok {
		t.Error("Nakade of nobody is true")
	}
}

// The results are appended to what the caller has.
func TestReaderAppends(t *testing.T) {
	pos := view(t, ladders[2].diagram, 0)
	var reader tactics.Reader
	got := reader.Escapes(pos.board, pos.target, []engine.Point{7})
	if len(got) != 2 || got[0] != 7 || got[1] != pos.answer[0] {
		t.Errorf("Escapes: %v", got)
	}
}

func TestAllocs(t *testing.T) {
	var boards []position
	for _, c := range ladders {
		boards = append(boards, view(t, c.diagram, 0))
	}
	for _, c := range attacks {
		boards = append(boards, view(t, c.diagram, 0))
	}
	reader := &tactics.Reader{Depth: 1}
	buffer := make([]engine.Point, 0, 256)
	var dst [engine.NumPoints]uint8
	ladders, vital := 0, 0
	allocs := testing.AllocsPerRun(3, func() {
		for i := range boards {
			b, p := boards[i].board, boards[i].target
			if reader.Ladder(b, p) {
				ladders++
			}
			reader.Catches(b, p)
			reader.Attacks(b, p, buffer)
			reader.Escapes(b, p, buffer)
			if _, ok := tactics.Nakade(b, b.EmptyAt(0), b.At(p)); ok {
				vital++
			}
			tactics.Distances(b, p, 3, &dst)
		}
	})
	if allocs != 0 || ladders == 0 {
		t.Errorf("%v allocations, %d ladders, %d vital points", allocs, ladders, vital)
	}
}

func ExampleReader() {
	b, err := engine.ParseDiagram(`
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . O . . . .
		. . O X . . .
		. . . O . . .
		. . . . . . .`)
	if err != nil {
		panic(err)
	}
	var reader tactics.Reader
	stone, _ := engine.At(7, 4, 3)
	move, ok := reader.Catches(b, stone)
	fmt.Println("White catches it:", ok, "in column", move.Column(), "row", move.Row())

	b.Play(move, engine.White)
	fmt.Println("a ladder:", reader.Ladder(b, stone))

	breaker, _ := engine.At(7, 6, 5)
	b.Play(breaker, engine.Black)
	fmt.Println("with a breaker:", reader.Ladder(b, stone))
	// Output:
	// White catches it: true in column 5 row 3
	// a ladder: true
	// with a breaker: false
}

func ExampleNakade() {
	b, err := engine.ParseDiagram(`
		. . . . .
		. . . . .
		. . . . .
		X X X X .
		. . . X .`)
	if err != nil {
		panic(err)
	}
	corner, _ := engine.At(5, 1, 1)
	vital, ok := tactics.Nakade(b, corner, engine.Black)
	fmt.Println(ok, "in column", vital.Column(), "row", vital.Row())
	// Output: true in column 2 row 1
}

func ExampleDistances() {
	b, err := engine.ParseDiagram(`
		. . . . .
		. . . . .
		X X X X .
		. . . . .
		. . . . .`)
	if err != nil {
		panic(err)
	}
	left, _ := engine.At(5, 1, 3)
	right, _ := engine.At(5, 5, 3)
	var distances [engine.NumPoints]uint8
	tactics.Distances(b, left, 3, &distances)
	fmt.Println(distances[right])
	// Output: 1
}
