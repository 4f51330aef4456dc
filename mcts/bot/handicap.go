package bot

import (
	"math"

	"tianyuan/engine"
)

// handicap is what a game began with and how far it has come since.
type handicap struct {
	stones int // 0 in an even game, never 1
	moves  int // after the stones were placed
}

// handicapOf returns the handicap of g. Clients place the stones by a command,
// set them up, or play them, with White's passes between them or without. Those
// that play a set-up of both colors, one after the other, are not meant.
func handicapOf(g *engine.Game) handicap {
	moves := g.Moves()
	stones, i := firstStones(moves)
	if i+1 < len(moves) && isStone(moves[i], engine.White) && isStone(moves[i+1], engine.White) {
		stones, i = 0, 0
	}
	h := handicap{stones: len(g.Handicap()), moves: len(moves) - i}
	if g.Start().Stones(engine.White) == 0 {
		h.stones = g.Start().Stones(engine.Black)
	}
	if h.stones += stones; h.stones < 2 {
		return handicap{}
	}
	// A record need not begin with the game.
	placed := g.Size()*g.Size() - g.Board().NumEmpty()
	h.moves = max(h.moves, placed-h.stones)
	return h
}

// firstStones counts the stones that Black plays before White's first one, and
// the moves up to the last of them.
func firstStones(moves []engine.Move) (stones, length int) {
	for i, m := range moves {
		switch {
		case isStone(m, engine.Black):
			stones++
			length = i + 1
		case m != engine.Move{Color: engine.White, Point: engine.Pass}:
			return stones, length
		}
	}
	return stones, length
}

func isStone(m engine.Move, c engine.Color) bool { return m.Color == c && m.Point != engine.Pass }

// fade is how a handicap is made up for by komi: points for each stone before
// the first move, less by the same amount after each, none after the last one.
type fade struct {
	points int
	moves  int // on 19x19; a share of the board's points elsewhere
}

// fadeOf returns the fade for who plays c. The figures are Pachi's. The points
// are the same on all boards: before White's first move the search sees even
// chances at 5 to 11 points a stone, the more the more stones there are, and no
// less on 9x9 than on 19x19. Black asks itself for more than that, so as not to
// give its lead away; see bench/LEDGER.md for games.
func fadeOf(c engine.Color) fade {
	if c == engine.White {
		return fade{points: 8, moves: 150}
	}
	return fade{points: 12, moves: 200}
}

// offset returns the points that the fade adds to the komi: whole ones, so that
// a komi that allows no draw still does not. What White gets by the rules
// anyway counts towards them, and more than half of the board is never asked
// for.
func (f fade) offset(size int, h handicap, compensation float64) float64 {
	moves := f.moves * size * size / (19 * 19)
	if h.stones < 2 || h.moves >= moves {
		return 0
	}
	full := min(max(float64(f.points*h.stones)-compensation, 0), float64(size*size/2))
	return math.Round(full * float64(moves-h.moves) / float64(moves))
}

// komiOffset returns the offset for a search of the side that plays c in g. It
// depends on nothing else, so that the same game gives the same offset.
func (o Options) komiOffset(g *engine.Game, c engine.Color) float64 {
	if !o.DynamicKomi {
		return 0
	}
	return fadeOf(c).offset(g.Size(), handicapOf(g), g.Komi()+float64(g.HandicapPoints()))
}
