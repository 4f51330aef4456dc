package tactics_test

import (
	"testing"

	"tianyuan/engine"
	"tianyuan/engine/tactics"
)

// eyes are eyes of the chain with an x. The vital point is marked, if there is
// one; O are stones thrown in, or around.
var eyes = []struct{ name, diagram string }{
	{"straight three", `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. X X X X X .
		. X . * . X .
		. X X x X X .
		. . . . . . .`},
	{"straight three at the edge", `
		. . . . . .
		. . . . . .
		. . . . . .
		. . . . . .
		X x X X . .
		. * . X . .`},
	{"bent three", `
		. . . . . .
		. . . . . .
		X x X . . .
		X . X X . .
		X * . X . .
		X X X X . .`},
	{"bent three in the corner", `
		. . . . .
		. . . . .
		x X . . .
		. X X . .
		* . X . .`},
	{"bent three with a stone in it", `
		. . . . . .
		. . . . . .
		X x X . . .
		X O X X . .
		X * . X . .
		X X X X . .`},
	{"straight three that is dead already", `
		. . . . . .
		. . . . . .
		. . . . . .
		. . . . . .
		X x X X . .
		. O . X . .`},
	{"two points", `
		. . . . .
		. . . . .
		. . . . .
		X x X . .
		. . X . .`},
	{"straight four", `
		. . . . . .
		. . . . . .
		. . . . . .
		. . . . . .
		X x X X X .
		. . . . X .`},
	{"bent four", `
		. . . . . .
		. . . . . .
		. X X . . .
		X . x X X .
		X . . . X .
		X X X X X .`},
	{"zigzag four", `
		. . . . . .
		. . . . . .
		. X X X . .
		X X . . X .
		X . . x X .
		X X X X . .`},
	{"square four", `
		. . . . . .
		. . . . . .
		. x X . . .
		X . . X . .
		X . . X . .
		X X X X . .`},
	{"pyramid four", `
		. . . . . .
		. . . . . .
		. X x X . .
		X X . X X .
		X . * . X .
		X X X X X .`},
	{"pyramid four with its ends taken", `
		. . . . . .
		. . . . . .
		. X x X . .
		X X O X X .
		X O * . X .
		X X X X X .`},
	{"crossed five", `
		X X X X X .
		X X . X X .
		X . * . X .
		X X . x . .
		. X X X . .
		. . . . . .`},
	{"bulky five", `
		. . . . . .
		. . . . . .
		. X x X X .
		X X . . X .
		X . * . X .
		X X X X X .`},
	{"bulky five, three taken", `
		. . . . . .
		. . . . . .
		. X x X X .
		X X O O X .
		X . * O X .
		X X X X X .`},
	{"bulky five in the corner", `
		. . . . . .
		. . . . . .
		. . . . . .
		x X X . . .
		. . X X . .
		. * . X . .`},
	{"straight five", `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		X X x X X X .
		. . . . . X .`},
	{"five in a T", `
		. . . . . .
		. X X X X X
		. X . . . X
		. X X . X X
		. . X . X .
		. . X x X .`},
	{"rabbity six", `
		. . . . . .
		. X X X . .
		X X . X X .
		X . * . X .
		X . . x X .
		X X X X . .`},
	{"rabbity six, four taken", `
		. . . . . .
		. X X X . .
		X X O X X .
		X O * O X .
		X . O x X .
		X X X X . .`},
	{"cross with a tail", `
		X X X X X X
		X X . X X X
		X . . . . X
		X X . x X X
		. X X X . .
		. . . . . .`},
	{"rectangular six", `
		. . . . . .
		. . . . . .
		X X X X X .
		X . . . X .
		X . . . x .
		X X X X X .`},
	{"seven points", `
		. . . . . .
		. X X X . .
		X X . X X .
		X . . . X .
		X . . . x .
		X X X X X .`},
	{"open", `
		. . . . .
		. . . . .
		. . . . .
		X x X . .
		. . . . .`},
	{"eye between two chains", `
		. . . . . .
		. . . . . .
		. . . . . .
		O O O O . .
		X x X O . .
		. * . X O .`},
}

func TestNakade(t *testing.T) {
	for _, c := range eyes {
		t.Run(c.name, func(t *testing.T) {
			eachView(t, c.diagram, func(t *testing.T, pos position) {
				owner := pos.board.At(pos.target)
				for i := range pos.board.Size() * pos.board.Size() {
					p := engine.PointOf(pos.board.Size(), i)
					vital, ok := tactics.Nakade(pos.board, p, owner)
					inside := len(pos.answer) > 0 && pos.board.At(p) == engine.Empty && connected(pos.board, p, pos.answer[0], owner)
					if ok != inside || ok && vital != pos.answer[0] {
						t.Errorf("Nakade at %s: %d, %v, want %s", names([]engine.Point{p}), vital, ok, names(pos.answer))
					}
				}
			})
		})
	}
}

// connected reports whether p and q are connected without crossing a stone of
// owner.
func connected(b *engine.Board, p, q engine.Point, owner engine.Color) bool {
	seen := map[engine.Point]bool{p: true}
	for queue := []engine.Point{p}; len(queue) > 0; queue = queue[1:] {
		for _, n := range b.Neighbors(queue[0]) {
			if c := b.At(n); c != owner && c != engine.Border && !seen[n] {
				seen[n] = true
				queue = append(queue, n)
			}
		}
	}
	return seen[q]
}

// TestNakadeShapes looks at every shape of up to seven points, away from the
// edge: six have a vital point, and with a stone of the owner there they are two
// eyes, or too large in parts for one move.
func TestNakadeShapes(t *testing.T) {
	const size = 9
	shapes := map[int]int{} // by number of points: shapes that have a vital point
	seen := map[string]bool{}
	var grow func(shape []engine.Point)
	grow = func(shape []engine.Point) {
		key := normal(shape, size)
		if seen[key] {
			return
		}
		seen[key] = true
		colors := make([]engine.Color, size*size)
		for i := range colors {
			colors[i] = engine.Black
		}
		for _, p := range shape {
			colors[p.Index(size)] = engine.Empty
		}
		b, err := engine.BoardOf(size, colors)
		if err != nil {
			t.Fatal(err)
		}
		if vital, ok := tactics.Nakade(b, shape[0], engine.Black); ok {
			shapes[len(shape)]++
			if !parts(b, shape, vital) {
				t.Errorf("%d does not part the eye:\n%s", vital, b)
			}
		}
		if len(shape) == 7 {
			return
		}
		for _, p := range shape {
			for _, q := range b.Neighbors(p) {
				if b.At(q) == engine.Black && q.Column() > 1 && q.Column() < size && q.Row() > 1 && q.Row() < size {
					grow(append(shape[:len(shape):len(shape)], q))
				}
			}
		}
	}
	center, _ := engine.At(size, 5, 5)
	grow([]engine.Point{center})
	// Free shapes, mirror images and turns taken as one.
	want := map[int]int{3: 2, 4: 1, 5: 2, 6: 1}
	for n := range 8 {
		if shapes[n] != want[n] {
			t.Errorf("%d points: %d shapes with a vital point, want %d", n, shapes[n], want[n])
		}
	}
}

// parts reports whether a stone of the owner on vital parts the shape.
func parts(b *engine.Board, shape []engine.Point, vital engine.Point) bool {
	next := *b
	next.Play(vital, engine.Black)
	for _, p := range shape {
		for _, q := range shape {
			if p != vital && q != vital && !connected(&next, p, q, engine.Black) {
				return true
			}
		}
	}
	return false
}
