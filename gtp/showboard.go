package gtp

import (
	"context"
	"fmt"
	"strings"

	"tianyuan/engine"
)

// showboard draws the position, the top row first, and says below it what else
// belongs to the game.
func (s *Server) showboard(context.Context, call) (string, error) {
	var b strings.Builder
	b.WriteByte('\n')
	drawBoard(&b, s.game)
	g := s.game
	fmt.Fprintf(&b, "Rules: %s %s\n", g.Rules().PresetName(), g.Rules().JSON())
	fmt.Fprintf(&b, "Komi: %s\n", formatFloat(g.Komi()))
	fmt.Fprintf(&b, "Handicap: %d\n", len(g.Handicap()))
	fmt.Fprintf(&b, "Captured by Black %d, by White %d\n", g.Board().Captured(engine.Black), g.Board().Captured(engine.White))
	moves := g.Moves()
	fmt.Fprintf(&b, "Moves: %d", len(moves))
	if n := len(moves); n > 0 {
		fmt.Fprintf(&b, ", last %s %s", moves[n-1].Color.Letter(), Vertex(g.Size(), moves[n-1].Point))
	}
	fmt.Fprintf(&b, "\nTo play: %s\n", g.ToMove())
	if end := endText(g.End()); end != "" {
		fmt.Fprintf(&b, "Ended by %s\n", end)
	}
	return b.String(), nil
}

func endText(end engine.End) string {
	switch end {
	case engine.EndByPasses:
		return "two passes"
	case engine.EndByResignation:
		return "resignation"
	case engine.EndByRepetition:
		return "repetition"
	default:
		return ""
	}
}

// drawBoard draws the rows with X for Black, O for White, + for empty star
// points and the last move in brackets.
func drawBoard(b *strings.Builder, g *engine.Game) {
	size := g.Size()
	letters := "   " + strings.Join(strings.Split(columns[:size], ""), " ") + "\n"
	stars := make(map[engine.Point]bool)
	for _, p := range engine.StarPoints(size) {
		stars[p] = true
	}
	last := engine.Pass
	if moves := g.Moves(); len(moves) > 0 {
		last = moves[len(moves)-1].Point
	}
	b.WriteString(letters)
	for row := size; row >= 1; row-- {
		fmt.Fprintf(b, "%2d", row)
		gap := byte(' ')
		for col := 1; col <= size; col++ {
			p, _ := engine.At(size, col, row)
			isLast := p == last && g.Board().At(p).IsPlayer()
			if isLast {
				gap = '('
			}
			b.WriteByte(gap)
			if g.Board().At(p) == engine.Empty && stars[p] {
				b.WriteByte('+')
			} else {
				b.WriteRune(g.Board().At(p).Rune())
			}
			gap = ' '
			if isLast {
				gap = ')'
			}
		}
		b.WriteByte(gap)
		fmt.Fprintf(b, "%d\n", row)
	}
	b.WriteString(letters)
}
