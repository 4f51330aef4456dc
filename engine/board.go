package engine

import "fmt"

// Board is one position: stones, chains, simple ko, hash and prisoners. It
// knows simple ko only; Game adds the record, superko and the rules.
//
// A Board holds no pointers and may be copied by assignment; CopyFrom copies
// only what the size uses. It is not safe for concurrent writes.
//
// Invariants (Check recomputes all of them):
//
//	cells[p].head   representative of p's chain; p itself for an empty point and on the border
//	cells[p].next   circular list through the stones of a chain
//	cells[p].libs   of a head, and of an empty point as if it were a chain of its own:
//	                Σ libertyKey(q) over its pseudo-liberties q (an empty point counts once for each
//	                adjacent stone); plus notChain where there is no stone. On the border: notChain
//	                minus Σ libertyKey(s) over its pseudo-neighbours s, the adjacent stones
//	cells[p].n      of a head: stones of the chain; of an empty point: its place in empty
//	cells[p].eyes   of a head: bit 0 if Settle has marked an eye of the chain, a higher one if it has more
//	cells[p].color  may have the mark solid on an empty point: read it through At or mask it with 3
//	empty[:nEmpty]  the empty points, settled eyes first, otherwise in no particular order
//	hash            XOR of the zobrist keys of all stones
type Board struct {
	header
	empty [pointMask + 1]Point
	cells [pointMask + 1 + windowCells]cell
}

// pointMask covers every Point. An index masked with it needs no bounds check,
// for the arrays of a Board are long enough; what lies behind NumPoints is
// never used.
const pointMask = 1<<10 - 1

// windowCells is at least the number of cells from a point's lower left
// diagonal to its upper right one. A place masked with windowMask needs no
// bounds check.
const (
	windowCells = windowMask + 1
	windowMask  = 1<<6 - 1
)

// window is a point and its surroundings.
type window [windowCells]cell

// Places in a window, by compass directions, and center for the point itself.
const (
	southWest = iota
	south
	southEast
	west      = stride
	center    = stride + 1
	east      = stride + 2
	northWest = 2 * stride
	north     = 2*stride + 1
	northEast = 2*stride + 2
)

// around returns the window of p; requires a point on the board. One address,
// then all neighbours are there by constant offsets, without bounds checks.
func (b *Board) around(p Point) *window {
	return (*window)(b.cells[(p-center)&pointMask:])
}

// head returns the head of the chain that c belongs to: c itself on an empty
// point and on the border.
func (b *Board) head(c *cell) *cell { return &b.cells[c.head&pointMask] }

// header is the part of a Board that does not depend on its size.
type header struct {
	hash     uint64
	ko       Point  // the point the ko rule bans, or Pass
	koColor  Color  // the color that may not retake on ko
	nEmpty   uint16 // length of the list of empty points
	settled  uint16 // of these, the settled eyes in front
	size     uint16
	stones   [4]uint16 // on the board, by color
	captured [4]int32  // prisoners made by that color
}

// cell is everything about one point, in 16 bytes so that four neighbours
// touch four cache lines at most and a copy is one contiguous prefix.
type cell struct {
	libs  uint64
	head  Point
	next  Point
	n     uint16
	color Color
	eyes  uint8
}

// NewBoard returns an empty board with an edge of size points; it panics
// unless MinSize <= size <= MaxSize (callers check user input before).
func NewBoard(size int) *Board {
	b := new(Board)
	b.Reset(size)
	return b
}

// Reset makes b an empty board of that size; it panics on an impossible size.
func (b *Board) Reset(size int) {
	if size < MinSize || size > MaxSize {
		panic(fmt.Sprintf("engine: board size %d", size))
	}
	b.header = header{size: uint16(size)}
	for p := range b.cells[:b.cellsUsed()] {
		b.cells[p] = cell{head: Point(p), next: Point(p), libs: notChain, color: Border}
	}
	for i := range size * size {
		p := PointOf(size, i)
		b.cells[p].color = Empty
		b.cells[p].n = b.nEmpty
		b.empty[b.nEmpty] = p
		b.nEmpty++
	}
	for _, p := range b.empty[:b.nEmpty] {
		for _, q := range b.Neighbors(p) {
			if b.cells[q].color == Empty {
				b.cells[p].libs += libertyKey(q)
			}
		}
	}
}

// cellsUsed is the number of cells up to the last that a board of b's size
// uses, border included.
func (b *Board) cellsUsed() int { return (int(b.size)+1)*(stride+1) + 1 }

// CopyFrom makes b equal to src. It copies only what src's size uses: 4.5 KB on
// 9x9, 9.5 KB on 19x19.
func (b *Board) CopyFrom(src *Board) {
	b.header = src.header
	n := src.nEmpty
	copy(b.empty[:n], src.empty[:n])
	used := src.cellsUsed()
	copy(b.cells[:used], src.cells[:used])
}

// Neighbors returns the four points around p: below, left, right, above.
// Those off the board have the color Border. Requires a point on the board.
func (b *Board) Neighbors(p Point) [4]Point {
	return [4]Point{p - stride, p - 1, p + 1, p + stride}
}

// Diagonals returns the four points diagonal to p. Those off the board have
// the color Border. Requires a point on the board.
func (b *Board) Diagonals(p Point) [4]Point {
	return [4]Point{p - stride - 1, p - stride + 1, p + stride - 1, p + stride + 1}
}

// Size returns the edge of the board in points.
func (b *Board) Size() int { return int(b.size) }

// At returns the color of p; Border for Pass and points off the board.
func (b *Board) At(p Point) Color {
	if int(p) >= b.cellsUsed() {
		return Border
	}
	return b.cells[p].color & 3
}

// Ko returns the point that Color's player may not retake at once, or Pass
// when there is none.
func (b *Board) Ko() (Point, Color) { return b.ko, b.koColor }

// Hash identifies the stones of the position, not the side to move and not
// the ko.
func (b *Board) Hash() uint64 { return b.hash }

// Captured returns the number of prisoners that c has made, stones lost by the
// opponent's suicide included.
func (b *Board) Captured(c Color) int { return int(b.captured[c]) }

// Stones returns the number of stones of c on the board.
func (b *Board) Stones(c Color) int { return int(b.stones[c]) }

// NumEmpty returns the number of empty points.
func (b *Board) NumEmpty() int { return int(b.nEmpty) }

// EmptyAt returns the i-th empty point, 0 <= i < NumEmpty, in an order that
// every move changes.
func (b *Board) EmptyAt(i int) Point { return b.empty[i&pointMask] }

// SetAside swaps the i-th with the j-th empty point, neither one settled. A
// random draw moves the points it has refused behind those it has not tried
// yet.
func (b *Board) SetAside(i, j int) {
	p, q := b.empty[i&pointMask], b.empty[j&pointMask]
	b.empty[i&pointMask], b.empty[j&pointMask] = q, p
	b.cells[p&pointMask].n, b.cells[q&pointMask].n = uint16(j), uint16(i)
}

// ClearKo lifts the ko ban, as a pass does.
func (b *Board) ClearKo() { b.ko = Pass }
