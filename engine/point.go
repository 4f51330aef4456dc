package engine

// MinSize and MaxSize bound the board's edge: GTP's letters A-Z without I name
// 25 columns, and the rule documents speak of boards up to 25 lines.
const (
	MinSize = 1
	MaxSize = 25
)

// NumPoints is the number of values a Point can have: the points of the
// largest board with its border. Arrays indexed by Point have this length.
const NumPoints = (MaxSize+1)*(MaxSize+2) + 1

// MaxEmpty is the number of points of the largest board.
const MaxEmpty = MaxSize * MaxSize

// Point is a place on a board of a given size, or Pass. Rows are stride =
// size+1 apart, so that one border column serves both sides: the point in
// column col and row row (from 1, A1 is column 1, row 1) is row*stride + col.
// A Point means nothing without its board's size.
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
	return Point(row*(size+1) + col), true
}

// Column returns the column of p, from 1 at the left; requires a point on a
// board of that size.
func (p Point) Column(size int) int { return int(p) % (size + 1) }

// Row returns the row of p, from 1 at the bottom; requires a point on a board
// of that size.
func (p Point) Row(size int) int { return int(p) / (size + 1) }

// OnBoard reports whether p is one of the size*size points, so neither Pass
// nor a point of the border.
func (p Point) OnBoard(size int) bool {
	col, row := p.Column(size), p.Row(size)
	return col >= 1 && row >= 1 && row <= size
}

// Index returns the place of p counted from A1 = 0 row by row upwards, as game
// data and ownership arrays of size*size entries use it; requires OnBoard.
func (p Point) Index(size int) int {
	return (p.Row(size)-1)*size + p.Column(size) - 1
}

// PointOf is the inverse of Index; requires 0 <= index < size*size.
func PointOf(size, index int) Point {
	return Point((index/size+1)*(size+1) + index%size + 1)
}

// Distance returns the Manhattan distance of p and q; requires both on a board
// of that size.
func (p Point) Distance(q Point, size int) int {
	return abs(p.Column(size)-q.Column(size)) + abs(p.Row(size)-q.Row(size))
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
