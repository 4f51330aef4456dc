package playout_test

import (
	"fmt"
	"strings"
	"testing"

	"tianyuan/engine"
)

const columns = "ABCDEFGHJKLMNOPQRSTUVWXYZ"

func vertex(tb testing.TB, size int, text string) engine.Point {
	tb.Helper()
	row := 0
	if _, err := fmt.Sscanf(text[1:], "%d", &row); err != nil {
		tb.Fatalf("vertex %q: %v", text, err)
	}
	p, ok := engine.At(size, strings.IndexByte(columns, text[0])+1, row)
	if !ok {
		tb.Fatalf("vertex %q is not on the board", text)
	}
	return p
}

func text(size int, p engine.Point) string {
	if p == engine.Pass {
		return "pass"
	}
	return fmt.Sprintf("%c%d", columns[p.Column()-1], p.Row())
}

func must(tb testing.TB, err error) {
	tb.Helper()
	if err != nil {
		tb.Fatal(err)
	}
}

// setUp returns a game under area rules and positional superko that starts
// from a diagram.
func setUp(tb testing.TB, diagram string, first engine.Color, komi float64) *engine.Game {
	tb.Helper()
	b, err := engine.ParseDiagram(diagram)
	must(tb, err)
	rules := engine.DefaultRules()
	rules.Ko, rules.Suicide, rules.Button = engine.KoPositional, engine.SuicideOff, false
	rules.Scoring, rules.Tax = engine.ScoringArea, engine.TaxNone
	g, err := engine.NewGame(b.Size(), rules)
	must(tb, err)
	var stones [4][]engine.Point
	for i := range b.Size() * b.Size() {
		p := engine.PointOf(b.Size(), i)
		stones[b.At(p)] = append(stones[b.At(p)], p)
	}
	must(tb, g.SetUp(stones[engine.Black], stones[engine.White], first))
	must(tb, g.SetKomi(komi))
	return g
}
