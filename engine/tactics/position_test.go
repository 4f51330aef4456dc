package tactics_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tianyuan/engine"
)

// position is a diagram that has been read: a board, the chain in question and
// the points that its answer consists of.
//
// A diagram has X and O for stones, x and o for one stone of the chain in
// question, '.' for empty points, '*' for the empty points of the answer. On 1
// Black and on 2 White plays before the question is asked, which makes kos; that
// stone is in question if no other is. On + a player thinks of playing. The rows
// may have any indent.
type position struct {
	board  *engine.Board
	target engine.Point
	move   engine.Point
	answer []engine.Point
}

// views is the number of ways a diagram is looked at: eight symmetries in both
// colors.
const views = 16

// view reads a diagram in one of its views.
func view(tb testing.TB, diagram string, v int) position {
	tb.Helper()
	var rows [][]byte
	for line := range strings.Lines(diagram) {
		if row := strings.Join(strings.Fields(line), ""); row != "" {
			rows = append(rows, []byte(row))
		}
	}
	n := len(rows)
	turned := make([][]byte, n)
	for i := range turned {
		if len(rows[i]) != n {
			tb.Fatalf("row %d of the diagram has %d points, want %d:\n%s", i+1, len(rows[i]), n, diagram)
		}
		turned[i] = make([]byte, n)
	}
	for i := range n {
		for k := range n {
			r, c := i, k
			if v&1 != 0 {
				r = n - 1 - r
			}
			if v&2 != 0 {
				c = n - 1 - c
			}
			if v&4 != 0 {
				r, c = c, r
			}
			turned[r][c] = rows[i][k]
		}
	}
	swap := v&8 != 0
	colors := make([]engine.Color, n*n)
	var pos position
	var before engine.Move
	for i, row := range turned {
		for k, char := range row {
			p, _ := engine.At(n, k+1, n-i)
			color := engine.Empty
			switch char {
			case 'X', 'x', '1':
				color = engine.Black
			case 'O', 'o', '2':
				color = engine.White
			}
			if swap && color != engine.Empty {
				color = color.Opponent()
			}
			switch char {
			case 'x', 'o':
				pos.target = p
			case '*':
				pos.answer = append(pos.answer, p)
			case '+':
				pos.move = p
			case '1', '2':
				before = engine.Move{Color: color, Point: p}
				continue
			case 'X', 'O', '.':
			default:
				tb.Fatalf("%q in the diagram", char)
			}
			colors[p.Index(n)] = color
		}
	}
	b, err := engine.BoardOf(n, colors)
	if err != nil {
		tb.Fatalf("%v:\n%s", err, diagram)
	}
	if before.Color != engine.Empty {
		if !b.Legal(before.Point, before.Color) {
			tb.Fatalf("the move before is illegal:\n%s", diagram)
		}
		b.Play(before.Point, before.Color)
	}
	if pos.target == engine.Pass {
		pos.target = before.Point
	}
	pos.board = b
	slices.Sort(pos.answer)
	return pos
}

// player returns Black, or White in the views with the colors exchanged.
func player(v int) engine.Color {
	if v&8 != 0 {
		return engine.White
	}
	return engine.Black
}

// checkAnswers compares what ask says of each diagram, in all views, with its
// answer.
func checkAnswers(t *testing.T, tests []struct{ name, diagram string }, ask func(t *testing.T, pos position, c engine.Color) []engine.Point) {
	t.Helper()
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			for v := range views {
				pos := view(t, test.diagram, v)
				if got := sorted(ask(t, pos, player(v))); !slices.Equal(got, pos.answer) {
					t.Errorf("view %d: %s, want %s on\n%v", v, names(got), names(pos.answer), pos.board)
				}
			}
		})
	}
}

// eachView runs a test for all views of a diagram and checks that it leaves the
// board alone.
func eachView(t *testing.T, diagram string, test func(t *testing.T, pos position)) {
	t.Helper()
	for v := range views {
		t.Run(fmt.Sprintf("view%d", v), func(t *testing.T) {
			pos := view(t, diagram, v)
			before := *pos.board
			test(t, pos)
			if *pos.board != before {
				t.Error("the board was changed")
			}
			if t.Failed() {
				t.Logf("position:\n%s", pos.board)
			}
		})
	}
}

// sorted returns the points in order and without repetition.
func sorted(points []engine.Point) []engine.Point {
	points = slices.Clone(points)
	slices.Sort(points)
	return slices.Compact(points)
}

// names writes points as column and row.
func names(points []engine.Point) string {
	text := make([]string, len(points))
	for i, p := range points {
		text[i] = fmt.Sprintf("%c%d", "ABCDEFGHJKLMNOPQRSTUVWXYZ"[p.Column()-1], p.Row())
	}
	return "[" + strings.Join(text, " ") + "]"
}

// normal writes a set of points in a way that is the same for all its turns,
// mirror images and places.
func normal(points []engine.Point, size int) string {
	best := ""
	for v := range 8 {
		var at [][2]int
		least := [2]int{size, size}
		for _, p := range points {
			x, y := p.Column(), p.Row()
			if v&1 != 0 {
				x = size + 1 - x
			}
			if v&2 != 0 {
				y = size + 1 - y
			}
			if v&4 != 0 {
				x, y = y, x
			}
			at = append(at, [2]int{x, y})
			least[0], least[1] = min(least[0], x), min(least[1], y)
		}
		for i := range at {
			at[i][0] -= least[0]
			at[i][1] -= least[1]
		}
		slices.SortFunc(at, func(a, b [2]int) int { return slices.Compare(a[:], b[:]) })
		if text := fmt.Sprint(at); best == "" || text < best {
			best = text
		}
	}
	return best
}
