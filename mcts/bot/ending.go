package bot

import (
	"slices"

	"tianyuan/engine"
	"tianyuan/engine/life"
	"tianyuan/mcts"
)

// ending turns what a search has found into a move, with an eye to the end of
// the game: a pass is not taken back, and what the tree counts after two passes
// need not be what the players would agree on.
type ending struct {
	game    *engine.Game
	color   engine.Color
	result  mcts.Result
	cleanup bool
	judged  func() *opinion // nil if there was no time for it
	// holds reports whether a move that was not searched leaves the winrate at
	// least that high; see trial.
	holds func(p engine.Point, least float64) bool
}

const (
	// wonValue is the winrate from which the end of the game is looked for.
	wonValue = 0.9
	// dameCost and captureCost are how much of the winrate a pass or dame, or a
	// capture, may seem to cost against the best move: noise where the game is won.
	dameCost, captureCost = 0.03, 0.1
	// knownShare is the part of the first move's visits, one in so many, from
	// which on the search knows what another move costs.
	knownShare = 8
)

// point returns the move.
func (e *ending) point() engine.Point {
	best := e.result.Best
	last := e.ends()
	switch {
	case e.cleanup:
		return e.clean()
	case best != engine.Pass && !last && !e.late() && !e.connectsKo(best):
		if e.spoils(best) {
			return e.onward(e.result.Value - dameCost)
		}
		return best
	}
	o := e.judged()
	if last && !e.game.Rules().Agreement() {
		// What is dead of the opponent's may stand in the way, or take part of the
		// lead away.
		if p, ok := e.capture(o); ok {
			return p
		}
		if e.standing() > 0 {
			return engine.Pass // that is the game
		}
	}
	if o == nil {
		return e.onward(0)
	}
	safe := o.worst(e.game, e.color) > 0
	if e.game.Rules().Agreement() {
		if last && safe {
			return engine.Pass
		}
	} else {
		safe = safe && e.standing() > 0 && len(o.captives(e.game.Board(), e.color.Opponent())) == 0
	}
	area := e.game.Rules().Scoring == engine.ScoringArea
	if safe && (best == engine.Pass || o.settled()) {
		if area {
			if p, ok := e.fillDame(o, dameCost); ok {
				return p
			}
		}
		// An opinion can be wrong: the opponent's answer is looked for.
		if best == engine.Pass || e.holds(engine.Pass, e.result.Value-dameCost) {
			return engine.Pass
		}
		return best
	}
	if best != engine.Pass {
		// A half-point ko can wait for the last dame.
		if area && e.connectsKo(best) {
			if p, ok := e.fillDame(o, dameCost); ok {
				return p
			}
		}
		return best
	}
	// The search would pass, but would lose by it, or might.
	if p, ok := e.capture(o); ok && !e.game.Rules().Agreement() {
		return p
	}
	if o.margin(e.game, e.color) <= 0 {
		return e.onward(0)
	}
	if !area {
		return engine.Pass // a move too many costs a point
	}
	return e.onward(e.result.Value - dameCost)
}

// clean returns the move of a clean-up: everything dead of the opponent's goes
// off the board before a pass.
func (e *ending) clean() engine.Point {
	best := e.result.Best
	o := e.judged()
	if o == nil {
		return e.onward(0)
	}
	if len(o.captives(e.game.Board(), e.color.Opponent())) == 0 {
		if o.settled() || e.result.Value >= wonValue && e.holds(engine.Pass, e.result.Value-dameCost) {
			return engine.Pass
		}
		return best
	}
	if p, ok := e.capture(o); ok {
		return p
	}
	return e.onward(0)
}

// ends reports whether a pass would be the second in a row and end the game.
func (e *ending) ends() bool {
	after := e.passed()
	return after.End() == engine.EndByPasses && after.Passes()%2 == 0
}

// passed returns the game after a pass.
func (e *ending) passed() *engine.Game {
	after := e.game.Clone()
	if err := after.Play(engine.Move{Color: e.color, Point: engine.Pass}); err != nil {
		panic(err) // a pass is always legal
	}
	return after
}

// standing returns the lead after a pass with every stone counted where it
// stands.
func (e *ending) standing() float64 {
	return leadOf(e.color, e.passed().Score(engine.Status{}).Margin)
}

// late reports whether the game is won and nearly full: there may be nothing
// left to play for.
func (e *ending) late() bool {
	b := e.game.Board()
	return e.result.Value >= wonValue && 2*b.NumEmpty() <= b.Size()*b.Size()
}

// onward returns the best move that is no pass and has at least that winrate, or a
// pass if there is none that makes sense.
func (e *ending) onward(least float64) engine.Point {
	for _, m := range e.result.Moves {
		if m.Point != engine.Pass && m.Visits > 0 && e.legal(m.Point) && !e.spoils(m.Point) && e.keeps(m, least) {
			return m.Point
		}
	}
	return engine.Pass
}

// spoils reports whether a move makes no sense: on a point that is somebody's for
// good, unless it is one's own and next to a stone that is to be captured.
func (e *ending) spoils(p engine.Point) bool {
	b := e.game.Board()
	var u life.Unconditional
	u.Find(b, e.game.Rules().Suicide != engine.SuicideOff)
	neighbors := b.Neighbors(p)
	switch u.Owner(p) {
	case e.color:
		return !slices.ContainsFunc(neighbors[:], func(q engine.Point) bool { return b.At(q) == e.color.Opponent() })
	case e.color.Opponent():
		return true
	default:
		return false
	}
}

// keeps reports whether a move of the search's leaves at least that winrate, by
// the search or, if it has hardly looked at the move, by a trial.
func (e *ending) keeps(m mcts.MoveResult, least float64) bool {
	if least <= 0 {
		return true
	}
	if knownShare*m.Visits >= e.result.Moves[0].Visits {
		return m.Value >= least
	}
	return e.holds(m.Point, least)
}

func (e *ending) legal(p engine.Point) bool {
	return e.game.Legal(engine.Move{Color: e.color, Point: p}) == nil
}

// capture returns a move that takes a dead chain of the opponent's, or else one
// of its liberties, if it does not put the mover's own stones at risk. There is
// none without an opinion.
func (e *ending) capture(o *opinion) (engine.Point, bool) {
	if o == nil {
		return engine.Pass, false
	}
	b := e.game.Board()
	var liberties []engine.Point
	for _, p := range o.captives(b, e.color.Opponent()) {
		liberties = b.AppendLiberties(liberties, p)
	}
	return e.pick(liberties, captureCost)
}

// fillDame returns the best dame to fill, if there is one that costs no more
// than that much of the winrate.
func (e *ending) fillDame(o *opinion, cost float64) (engine.Point, bool) {
	return e.pick(o.dame(e.game.Board()), cost)
}

// pick returns the first of the search's moves that is one of points, is legal,
// leaves no own chain in atari and costs no more than that much of the best
// move's winrate. Captures come first.
func (e *ending) pick(points []engine.Point, cost float64) (engine.Point, bool) {
	var captures, others []mcts.MoveResult
	for _, m := range e.result.Moves {
		if m.Point == engine.Pass || !slices.Contains(points, m.Point) || !e.legal(m.Point) {
			continue
		}
		switch takes, atari := e.look(m.Point); {
		case takes:
			captures = append(captures, m)
		case !atari:
			others = append(others, m)
		}
	}
	least := e.result.Value - cost
	for _, m := range append(captures, others...) {
		if e.keeps(m, least) {
			return m.Point, true
		}
	}
	return engine.Pass, false
}

// look plays a legal move on a copy of the board and reports whether it takes
// stones, and whether its own chain can be taken in turn.
func (e *ending) look(p engine.Point) (captures, atari bool) {
	var b engine.Board
	b.CopyFrom(e.game.Board())
	taken := b.Play(p, e.color)
	if taken < 0 {
		return false, true // a suicide
	}
	_, atari = b.Atari(p)
	return taken > 0, atari
}

// connectsKo reports whether a stone on p ends a half-point ko: it saves a single
// stone that could be taken there and retaken.
func (e *ending) connectsKo(p engine.Point) bool {
	b := e.game.Board()
	if p == engine.Pass {
		return false
	}
	inAtari := 0
	for _, q := range b.Neighbors(p) {
		switch b.At(q) {
		case engine.Border:
		case e.color:
			if _, ok := b.Atari(q); ok {
				if b.ChainSize(q) > 1 {
					return false
				}
				inAtari++
			}
		default:
			return false
		}
	}
	return inAtari == 1
}
