package engine

import (
	"math"
	"strconv"
)

// Score is the result of counting a game. Margin = Difference - Komi -
// Handicap + Button, all in points and for Black.
type Score struct {
	Count      Count
	Difference int     // Black's points minus White's, before compensations
	Komi       float64 // what White gets
	Handicap   int     // what White gets for handicap stones
	Button     float64 // +0.5 if Black took the button, -0.5 if White did
	Margin     float64 // Black's lead: positive if Black wins, 0 for a draw
	Size       int     // edge of the board
}

// Score counts the position now under the game's rules with the chains that
// the players agree on. Under rules without agreement pass an empty Status:
// every stone counts where it stands.
func (g *Game) Score(status Status) Score {
	var count Count
	var difference int
	if g.rules.Scoring == ScoringTerritory {
		count = g.board.CountTerritory(status, g.rules.Tax)
		difference = count.Prisoners[Black] - count.Prisoners[White]
	} else {
		count = g.board.CountArea(status, g.rules.Tax)
		difference = count.Stones[Black] - count.Stones[White]
	}
	difference += count.Territory[Black] - count.Territory[White]
	if g.rules.Tax == TaxAll {
		difference -= 2 * (count.Groups[Black] - count.Groups[White])
	}
	s := Score{
		Count: count, Difference: difference, Komi: g.komi, Size: g.Size(),
		Handicap: g.HandicapPoints(), Button: g.ButtonPoints(),
	}
	s.Margin = s.margin()
	return s
}

// HandicapPoints returns what White gets for the handicap stones of this game
// under its rules.
func (g *Game) HandicapPoints() int { return g.rules.HandicapPoints(len(g.handicap)) }

// ButtonPoints returns +0.5 if Black has taken the button, -0.5 if White has,
// and 0 if nobody has or there is none.
func (g *Game) ButtonPoints() float64 {
	switch g.button {
	case Black:
		return 0.5
	case White:
		return -0.5
	default:
		return 0
	}
}

// margin is Black's lead in points, rounded to a billionth: below that is only
// the noise of decimal komis. A huge komi has noise further up, and is rounded
// to about the fifteen digits that a float64 holds for certain.
func (s Score) margin() float64 {
	margin := float64(s.Difference) - s.Komi - float64(s.Handicap) + s.Button
	scale := 1e9
	for scale > 1 && math.Abs(margin)*scale > 1e15 {
		scale /= 10
	}
	return math.Round(margin*scale) / scale
}

// String returns the result as GTP writes it: "B+1.5", "W+0.5", "0".
func (s Score) String() string { return FormatMargin(s.Margin) }

// FormatMargin returns Black's lead in points as a result: "B+1.5", "W+0.5",
// "0".
func FormatMargin(margin float64) string {
	switch {
	case margin > 0:
		return "B+" + strconv.FormatFloat(margin, 'f', -1, 64)
	case margin < 0:
		return "W+" + strconv.FormatFloat(-margin, 'f', -1, 64)
	default:
		return "0"
	}
}

// Winner returns who wins by a margin of Black's, Empty for a draw.
func Winner(margin float64) Color {
	switch {
	case margin > 0:
		return Black
	case margin < 0:
		return White
	default:
		return Empty
	}
}
