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

// Seeder is what an Evaluator may offer besides: knowledge about the moves of a
// leaf that is being expanded, in place of a policy. It sets prior[i] to the
// number of visits that moves[i] is given, all won if it is positive and all
// lost if it is negative; moves has pass in it. prior comes zeroed.
type Seeder interface {
	Seed(leaf *Leaf, moves []engine.Point, prior []float32)
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
	// end must exceed, in points: komi, the rules' bonus for handicap stones,
	// and what makes the area count agree with the rules' own. The last is the
	// stones Black has placed more than White, under territory scoring; and
	// the button, -0.5 if Black has taken it, +0.5 if White has. Komi is the
	// game's with the offset of the search, see Limits.KomiOffset.
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

// AppendBanned appends the points where superko alone forbids the mover's
// stone, and returns dst; the suicide of a single stone, which the tree never
// plays, is not among them. It costs a hash for each empty point. Only a leaf
// that a Search made knows its history; for others nothing is banned.
func (l *Leaf) AppendBanned(dst []engine.Point) []engine.Point {
	if l.path == nil {
		return dst
	}
	for i := range l.Board.NumEmpty() {
		p := l.Board.EmptyAt(i)
		if allowed(l.Board, p, l.ToMove, &l.Rules) && l.path.forbids(l.Board, p, l.ToMove) {
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
	// Margin is the mover's expected lead in points, by the leaf's komi.
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

// Outcome returns the value of a finished game for who leads by that margin: 1
// for a win, 0 for a loss, 0.5 for a draw.
func Outcome(margin float64) float64 {
	switch {
	case margin > 0:
		return 1
	case margin < 0:
		return 0
	default:
		return 0.5
	}
}

func (e *Evaluation) reset() {
	e.Value, e.Margin = 0, 0
	e.Policy, e.Ownership, e.Moves = e.Policy[:0], e.Ownership[:0], e.Moves[:0]
}
