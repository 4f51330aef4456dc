package mcts

import "tianyuan/engine"

// HistoryMoves is the number of past moves a Leaf carries.
const HistoryMoves = 5

// Evaluator says what positions are worth. Each worker has its own, so it need
// not be safe for concurrent use. One call evaluates a batch: out[i] is for
// leaves[i]. It must not change a leaf's board, and must fill out[i] by
// appending to its slices cut to length zero, so that a steady search does not
// allocate.
type Evaluator interface {
	Evaluate(leaves []Leaf, out []Evaluation)
}

// Leaf is a position to evaluate. It and all it points to belong to the worker
// and are valid during the call only.
type Leaf struct {
	Board  *engine.Board
	ToMove engine.Color // the mover
	// Last holds the moves that led here, the latest first; the entries from
	// NumLast on are not set.
	Last    [HistoryMoves]engine.Move
	NumLast int
	// Before holds the boards one and two moves ago, the start position
	// repeated where the game is shorter. Nil unless Options.Boards.
	Before [2]*engine.Board
	Rules  engine.Rules
	// Komi, Handicap and Correction are what Black's area difference at the
	// end must exceed, in points: komi and bonus of the rules, and what makes
	// an area count equal to the rules' own (territory, button).
	Komi       float64
	Handicap   int
	Correction float64
	Seed       uint64 // for an evaluator that draws lots
	// Ownership asks for Evaluation.Ownership.
	Ownership bool

	path *path
}

// Margin returns Black's lead in points for an area difference at the end of
// the game.
func (l *Leaf) Margin(difference int) float64 {
	return float64(difference) - l.Komi - float64(l.Handicap) - l.Correction
}

// AppendBanned appends the points where the mover's stone would be legal but
// for superko, and returns dst. It costs a hash for each empty point.
func (l *Leaf) AppendBanned(dst []engine.Point) []engine.Point {
	for i := range l.Board.NumEmpty() {
		p := l.Board.EmptyAt(i)
		if l.Board.Legal(p, l.ToMove) && l.path.forbids(l.Board, p, l.ToMove) {
			dst = append(dst, p)
		}
	}
	return dst
}

// Evaluation is what an evaluator found. Value and Margin are required, the
// rest is empty where the evaluator has nothing to say.
type Evaluation struct {
	// Value is the mover's expected result: 1 for a win, 0 for a loss.
	Value float64
	// Margin is the mover's expected lead in points.
	Margin float64
	// Policy[p] is the probability that p is the best move, engine.Pass
	// included; points of no interest may be zero. Length engine.NumPoints.
	Policy []float32
	// Ownership is the expected final color of each point in Index order, +1
	// for Black, -1 for White. Length size*size.
	Ownership []float32
	// Moves are the moves of a playout from the leaf, alternating from the
	// mover, passes included. They earn AMAF credit.
	Moves []engine.Point
}

func (e *Evaluation) reset() {
	e.Value, e.Margin = 0, 0
	e.Policy, e.Ownership, e.Moves = e.Policy[:0], e.Ownership[:0], e.Moves[:0]
}
