package engine

import (
	"fmt"
	"testing"
)

// perftRow is a line of perft.jsonl: the number of sequences of legal moves of
// 1, 2, ... plies from the empty board, counted by the reference program and,
// for simple ko, by a second independent one.
type perftRow struct {
	Size    int    `json:"size"`
	Ko      string `json:"ko"`
	Suicide bool   `json:"suicide"`
	Passes  bool   `json:"passes"` // a pass is a move too, and two end the game
	Perft   []int  `json:"perft"`
}

// TestPerft counts all sequences up to perftLimit, which the build tag slow
// lifts.
func TestPerft(t *testing.T) {
	rows := decodeLines[perftRow](t, "perft.jsonl")
	if len(rows) != 58 {
		t.Fatalf("%d rows, want 58", len(rows))
	}
	for _, row := range rows {
		name := fmt.Sprintf("%dx%d/%s/suicide_%v/passes_%v", row.Size, row.Size, row.Ko, row.Suicide, row.Passes)
		t.Run(name, func(t *testing.T) {
			g := mustGame(t, row.Size, dataRules{row.Ko, row.Suicide}.rules(t))
			for i, want := range row.Perft {
				if want > perftLimit {
					t.Logf("stopped before depth %d with %d sequences", i+1, want)
					return
				}
				if row.Ko == "simple" {
					if got := perftBoard(g.Board(), i+1, Black, 0, row.Passes); got != want {
						t.Errorf("depth %d: %d sequences on a board, want %d", i+1, got, want)
					}
				}
				if got := perftGame(g, i+1, row.Passes); got != want {
					t.Errorf("depth %d: %d sequences in a game, want %d", i+1, got, want)
				}
			}
		})
	}
}

// perftBoard counts with copies of a board.
func perftBoard(b *Board, depth int, c Color, passes int, withPass bool) int {
	if passes >= 2 {
		return 0
	}
	total := 0
	if depth == 1 {
		for _, p := range b.empty[:b.nEmpty] {
			if b.Legal(p, c) {
				total++
			}
		}
		if withPass {
			total++
		}
		return total
	}
	var next Board
	for _, p := range b.empty[:b.nEmpty] {
		if b.Legal(p, c) {
			next.CopyFrom(b)
			next.Play(p, c)
			total += perftBoard(&next, depth-1, c.Opponent(), 0, withPass)
		}
	}
	if withPass {
		next.CopyFrom(b)
		next.Play(Pass, c)
		total += perftBoard(&next, depth-1, c.Opponent(), passes+1, withPass)
	}
	return total
}

// perftGame counts by playing and taking back in one game.
func perftGame(g *Game, depth int, withPass bool) int {
	if g.End() == EndByPasses {
		return 0
	}
	total, c := 0, g.ToMove()
	try := func(p Point) {
		m := Move{c, p}
		if g.Legal(m) != nil {
			return
		}
		if depth == 1 {
			total++
			return
		}
		if err := g.Play(m); err != nil {
			panic(err)
		}
		total += perftGame(g, depth-1, withPass)
		if err := g.Undo(); err != nil {
			panic(err)
		}
	}
	for i := range g.Size() * g.Size() {
		try(PointOf(g.Size(), i))
	}
	if withPass {
		try(Pass)
	}
	return total
}
