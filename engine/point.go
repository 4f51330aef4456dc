package engine

// MinSize and MaxSize bound the board's edge: GTP's letters A-Z without I name
// 25 columns, and the rule documents speak of boards up to 25 lines.
const (
	MinSize = 1
	MaxSize = 25
)

// stride is the distance of two rows: with one for all sizes the processor
// finds a point's neighbours at fixed places around it. One border column
// serves both sides of the largest board.
const stride = MaxSize + 1

// NumPoints is the number of values a Point can have: the points of the
// largest board with its border. Arrays indexed by Point have this length.
const NumPoints = (MaxSize+2)*stride + 1

// MaxEmpty is the number of points of the largest board.
const MaxEmpty = MaxSize * MaxSize

// Point is a place on a board, or Pass: the point in column col and row row
// (from 1, A1 is column 1, row 1) is row*stride + col, on boards of every size.
type Point uint16

// Pass is the move that places no stone. It is a point of the border, so
// every array indexed by Point takes it.
const Pass Point = 0

// At returns the point in column col and row row, both from 1 to size; row 1
// is the lowest line of a diagram. Off the board it returns Pass and false.
func At(size, col, row int) (Point, bool) {
	if col < 1 || row < 1 || col > size || row > size {
		return Pass, false
	}
	return Point(row*stride + col), true
}

// Column returns the column of p, from 1 at the left; requires a point on a
// board.
func (p Point) Column() int { return int(p) % stride }

// Row returns the row of p, from 1 at the bottom; requires a point on a board.
func (p Point) Row() int { return int(p) / stride }

// OnBoard reports whether p is one of the size*size points, so neither Pass
// nor a point of the border.
func (p Point) OnBoard(size int) bool {
	col, row := p.Column(), p.Row()
	return col >= 1 && col <= size && row >= 1 && row <= size
}

// Index returns the place of p counted from A1 = 0 row by row upwards, as game
// data and ownership arrays of size*size entries use it; requires OnBoard.
func (p Point) Index(size int) int {
	return (p.Row()-1)*size + p.Column() - 1
}

// PointOf is the inverse of Index; requires 0 <= index < size*size.
func PointOf(size, index int) Point {
	return Point((index/size+1)*stride + index%size + 1)
}

// Line returns the distance of p from the nearest edge of a board of that size,
// 1 on the edge itself; requires a point on it.
func (p Point) Line(size int) int {
	col, row := p.Column(), p.Row()
	return min(col, row, size+1-col, size+1-row)
}

// Distance returns the Manhattan distance of p and q; requires both on a board.
func (p Point) Distance(q Point) int {
	return abs(p.Column()-q.Column()) + abs(p.Row()-q.Row())
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
