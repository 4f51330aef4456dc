package bot

import (
	"slices"

	"tianyuan/engine"
	"tianyuan/mcts"
)

// patience is what has to come together before the bot gives up.
type patience struct {
	value float64 // the winrate has to be below
	turns int     // for so many of its turns in a row
	moves int     // and so many moves have to have been played
}

const (
	// resignTurns is the number of own turns in a row that have to look lost.
	resignTurns = 3
	// resignMoves is the part of the board's points, one in so many, that must
	// have been played.
	resignMoves = 5
	// resignVisits is how much thought a turn needs to count, or all that the
	// options allow a move.
	resignVisits = 500
)

// patienceOf returns the bot's patience as c. White in a handicap game is behind
// from the start and wins by what Black does wrong later: it waits twice as
// long, for half the winrate.
func (o Options) patienceOf(g *engine.Game, c engine.Color) patience {
	p := patience{value: o.Resign, turns: resignTurns, moves: g.Size() * g.Size() / resignMoves}
	if c == engine.White && handicapOf(g).stones > 0 {
		p.value, p.turns, p.moves = p.value/2, 2*p.turns, 2*p.moves
	}
	return p
}

// despair counts the turns of one color in a row that looked lost. A bot may be
// asked to play both.
type despair struct {
	turns int
	start uint64        // the game's start position
	moves []engine.Move // of the game at the last turn
}

// note takes a turn in g down and returns the count. A turn of another game
// begins anew, and so does one after moves were taken back.
func (d *despair) note(g *engine.Game, lost bool) int {
	moves := g.Moves()
	follows := d.start == g.Start().Hash() && len(moves) > len(d.moves) && slices.Equal(d.moves, moves[:len(d.moves)])
	if !follows || !lost {
		d.turns = 0
	}
	if lost {
		d.turns++
	}
	d.start, d.moves = g.Start().Hash(), append(d.moves[:0], moves...)
	return d.turns
}

// resigns reports whether the game is lost beyond doubt: the search has seen no
// way for some turns, or the whole board would not be enough; and the board
// agrees.
func (b *Bot) resigns(g *engine.Game, c engine.Color, result mcts.Result, judged func() *opinion) bool {
	p := b.options.patienceOf(g, c)
	visits := resignVisits
	if b.options.Playouts > 0 {
		visits = min(visits, b.options.Playouts)
	}
	// With an offset the value is not that of the game: Black may be ahead, and
	// White be further behind than it says but still waiting for mistakes.
	lost := result.KomiOffset == 0 && len(g.Moves()) >= p.moves && result.Visits >= visits && result.Value < p.value
	turns := b.despair[c].note(g, lost)
	all := float64(g.Size()*g.Size()) - leadOf(c, g.Komi()+float64(g.HandicapPoints()))
	if !lost || turns < p.turns && all >= 0 {
		return false
	}
	o := judged()
	return o != nil && o.estimate(g, c) < 0
}
