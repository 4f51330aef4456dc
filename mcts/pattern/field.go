package pattern

import "tianyuan/engine"

// Cell is what stands on a point, as the mover sees it.
type Cell uint8

// What a point may hold for the mover.
const (
	Vacant Cell = iota
	Own
	Other
	Border
)

// reach is how far in one direction a neighbourhood goes.
const reach = 7

// width is the length of a Field's rows.
const width = engine.MaxSize + 2*reach

// Field is a board as the mover sees it, with a border as wide as the largest
// neighbourhood. The zero value is ready for Set.
type Field struct {
	cells [width * width]Cell
	size  int
}

// Set makes f show b to c.
func (f *Field) Set(b *engine.Board, c engine.Color) {
	size := b.Size()
	if f.size != size {
		f.size = size
		for i := range f.cells {
			f.cells[i] = Border
		}
	}
	var cell [4]Cell
	cell[c], cell[c.Opponent()] = Own, Other
	for i := range size {
		p := engine.PointOf(size, i*size)
		row := f.cells[place(p):][:size]
		for j := range row {
			row[j] = cell[b.At(p+engine.Point(j))&3]
		}
	}
}

// place is the index of p's cell.
func place(p engine.Point) int {
	return (p.Row()-1+reach)*width + p.Column() - 1 + reach
}

// At returns the cell of p, which is on the board.
func (f *Field) At(p engine.Point) Cell { return f.cells[place(p)] }
