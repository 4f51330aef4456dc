package engine

import (
	"fmt"
	"strings"
)

// BoardOf returns a board with the given colors in Index order, nothing
// captured and no ko. It returns ErrSize or ErrNoLiberties.
func BoardOf(size int, colors []Color) (*Board, error) {
	if size < MinSize || size > MaxSize || len(colors) != size*size {
		return nil, ErrSize
	}
	b := NewBoard(size)
	for i, c := range colors {
		if c.IsPlayer() {
			b.put(PointOf(size, i), c)
		}
	}
	for i := range colors {
		p := PointOf(size, i)
		if b.cells[p].color != Empty && b.cells[b.cells[p].head].libs == 0 {
			return nil, ErrNoLiberties
		}
	}
	return b, nil
}

// put places a stone without capturing anything, for set-up.
func (b *Board) put(p Point, c Color) {
	t := &b.cells[p]
	b.nEmpty--
	last := b.empty[b.nEmpty]
	b.empty[t.n] = last
	b.cells[last].n = t.n
	t.color, t.n, t.next = c, 1, p
	t.libs &^= notChain
	b.stones[c]++
	b.hash ^= zobrist[c][p]
	head := p
	for _, q := range b.Neighbors(p) {
		b.cells[b.cells[q].head].libs -= libertyKey(p)
	}
	for _, q := range b.Neighbors(p) {
		if b.cells[q].color == c && b.cells[q].head != head {
			head = b.merge(b.cells[q].head, head)
		}
	}
}

// ParseDiagram reads a board drawn in rows, the top row first: X for Black, O
// for White, '.' or '+' for empty; white space between points and blank lines
// do not matter.
func ParseDiagram(diagram string) (*Board, error) {
	var rows []string
	for line := range strings.Lines(diagram) {
		if row := strings.Join(strings.Fields(line), ""); row != "" {
			rows = append(rows, row)
		}
	}
	size := len(rows)
	if size < MinSize || size > MaxSize {
		return nil, ErrSize
	}
	colors := make([]Color, size*size)
	for i, row := range rows {
		if len(row) != size {
			return nil, fmt.Errorf("engine: diagram row %d has %d points, want %d", i+1, len(row), size)
		}
		for k, char := range []byte(row) {
			switch char {
			case 'X', 'x':
				colors[(size-1-i)*size+k] = Black
			case 'O', 'o':
				colors[(size-1-i)*size+k] = White
			case '.', '+':
			default:
				return nil, fmt.Errorf("engine: diagram has %q", char)
			}
		}
	}
	return BoardOf(size, colors)
}

// String draws the board in rows, the top row first, as ParseDiagram reads it.
func (b *Board) String() string {
	var s strings.Builder
	for row := b.Size(); row >= 1; row-- {
		for col := 1; col <= b.Size(); col++ {
			s.WriteRune(b.At(mustAt(b.Size(), col, row)).Rune())
		}
		s.WriteByte('\n')
	}
	return s.String()
}
