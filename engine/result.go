package engine

// End says how a game has ended, if it has.
type End uint8

// The ends of a game.
const (
	NotOver          End = iota
	EndByPasses          // two passes in a row: count
	EndByResignation     // a side gave up
	EndByRepetition      // third occurrence under simple ko: the rules' Repetition says what it is
)

// End returns how the game has ended. Play may go on after any end, as in a
// dispute about dead stones; the game is over again at the next.
func (g *Game) End() End {
	switch {
	case g.resigns != Empty:
		return EndByResignation
	case g.passes >= 2:
		return EndByPasses
	case g.rules.Ko == KoSimple && g.rules.Repetition != RepetitionForbidden && g.repeated():
		return EndByRepetition
	default:
		return NotOver
	}
}

// repeated reports whether the position now, made by a stone, stands for the
// third time with the same side to move.
func (g *Game) repeated() bool {
	if len(g.moves) == 0 || g.moves[len(g.moves)-1].Point == Pass {
		return false
	}
	last := g.moves[len(g.moves)-1]
	return g.superko.seen[g.superko.Key(g.board.Hash(), last.Color)] >= 3
}

// Passes returns the number of consecutive passes that end the record, a pass
// that took the button not counted.
func (g *Game) Passes() int { return g.passes }

// FinalMargin returns Black's lead in points if the game ends here: 0 for a
// draw by repetition, otherwise the margin of Score, also in mid-game and after
// a resignation. It returns false if a repetition has left the game without
// result. The status is not looked at after a repetition.
func (g *Game) FinalMargin(status Status) (margin float64, ok bool) {
	if g.End() == EndByRepetition {
		return 0, g.rules.Repetition == RepetitionDraw
	}
	return g.Score(status).Margin, true
}

// Result returns the game's result in the words of a game record: "B+R",
// "W+1.5", "0" for a draw, "Void" for no result, "" for a game that is not
// over. The status matters after two passes.
func (g *Game) Result(status Status) string {
	switch g.End() {
	case NotOver:
		return ""
	case EndByResignation:
		return g.resigns.Opponent().Letter() + "+R"
	}
	margin, ok := g.FinalMargin(status)
	if !ok {
		return "Void"
	}
	return FormatMargin(margin)
}
