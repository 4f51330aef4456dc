package engine

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
)

// positionCase is a case of positions.json: a tricky position with its moves
// and what must hold afterwards.
type positionCase struct {
	ID     string            `json:"id"`
	Title  string            `json:"title"`
	Size   int               `json:"size"`
	Rules  dataRules         `json:"rules"`
	ToPlay string            `json:"to_play"`
	Setup  []string          `json:"setup"`
	GTP    [][2]string       `json:"gtp_setup"` // the set-up as plays, captures nothing
	Moves  []json.RawMessage `json:"moves"`     // [color, vertex, optional expectation]
	Expect positionExpect    `json:"expect"`
	Eyes   []struct {
		Size  int      `json:"size"`
		Rows  []string `json:"rows"`
		Color string   `json:"colour"`
		Point string   `json:"point"`
		Eye   bool     `json:"eye"`
	} `json:"eyes"`
}

type positionExpect struct {
	Board     []string          `json:"board"`
	Captures  *[2]int           `json:"captures"`
	Legality  map[string]string `json:"legality"`
	Liberties map[string]int    `json:"liberties"`
	Area      *countExpect      `json:"area"`
	TaxNone   *countExpect      `json:"tax_none"`
	TaxSeki   *countExpect      `json:"tax_seki"`
	TaxAll    *countExpect      `json:"tax_all"`
	Territory *countExpect      `json:"territory"`
	Groups    *countExpect      `json:"groups"`
}

// countExpect holds counts that the data writes as numbers, or as text where
// they have halves.
type countExpect struct {
	Dead, Seki []string
	Black      *halves
	White      *halves
	Diff       *halves
}

type halves float64

func (h *halves) UnmarshalJSON(text []byte) error {
	return json.Unmarshal([]byte(strings.Trim(string(text), `"`)), (*float64)(h))
}

type moveExpect struct {
	Captures *int   `json:"captures"`
	Suicide  *int   `json:"suicide"`
	Illegal  string `json:"illegal"`
}

func loadPositions(t *testing.T) []positionCase {
	var file struct {
		Cases []positionCase `json:"cases"`
	}
	decodeFile(t, "positions.json", &file)
	if len(file.Cases) != 56 {
		t.Fatalf("%d cases, want 56", len(file.Cases))
	}
	return file.Cases
}

func TestPositions(t *testing.T) {
	for _, c := range loadPositions(t) {
		t.Run(c.ID, func(t *testing.T) {
			g := mustGame(t, c.Size, c.Rules.rules(t))
			if c.Setup != nil {
				setUpDiagram(t, g, strings.Join(c.Setup, "\n"), mustColor(t, c.ToPlay))
			}
			c.run(t, g)
		})
	}
}

// TestPositionsByPlay makes the same positions from single moves, as clients
// without a set-up command do: what occurred on the way changes no answer.
func TestPositionsByPlay(t *testing.T) {
	for _, c := range loadPositions(t) {
		if c.GTP == nil {
			continue
		}
		t.Run(c.ID, func(t *testing.T) {
			g := mustGame(t, c.Size, c.Rules.rules(t))
			for _, play := range c.GTP {
				if err := g.Play(Move{mustColor(t, play[0]), mustVertex(t, c.Size, play[1])}); err != nil {
					t.Fatalf("%v: %v", play, err)
				}
			}
			if got, want := g.Board().String(), strings.Join(c.Setup, "\n")+"\n"; got != want {
				t.Fatalf("set-up\n%swant\n%s", got, want)
			}
			c.run(t, g)
		})
	}
}

// run plays the case's moves in g and compares everything it expects.
func (c positionCase) run(t *testing.T, g *Game) {
	for i, raw := range c.Moves {
		var color, at string
		var expect moveExpect
		if err := json.Unmarshal(raw, &[]any{&color, &at, &expect}); err != nil {
			t.Fatal(err)
		}
		m := Move{mustColor(t, color), mustVertex(t, c.Size, at)}
		before := *g.Board()
		err := g.Play(m)
		if reason(err) != expect.Illegal {
			t.Fatalf("move %d %s %s: %v, want %q on\n%s", i+1, color, at, err, expect.Illegal, g.Board())
		}
		if err != nil {
			if *g.Board() != before {
				t.Fatalf("move %d %s %s was refused and changed the board", i+1, color, at)
			}
			continue
		}
		if err := g.Board().Check(); err != nil {
			t.Fatalf("move %d %s %s: %v", i+1, color, at, err)
		}
		if got := g.Board().Captured(m.Color) - before.Captured(m.Color); expect.Captures != nil && got != *expect.Captures {
			t.Errorf("move %d %s %s: captured %d, want %d", i+1, color, at, got, *expect.Captures)
		}
		other := m.Color.Opponent()
		if got := g.Board().Captured(other) - before.Captured(other); expect.Suicide != nil && got != *expect.Suicide {
			t.Errorf("move %d %s %s: suicide of %d, want %d", i+1, color, at, got, *expect.Suicide)
		}
	}
	c.compare(t, g)
}

func (c positionCase) compare(t *testing.T, g *Game) {
	b, expect := g.Board(), c.Expect
	if expect.Board != nil {
		if got, want := b.String(), strings.Join(expect.Board, "\n")+"\n"; got != want {
			t.Errorf("board\n%swant\n%s", got, want)
		}
	}
	if expect.Captures != nil && prisoners(b) != *expect.Captures {
		t.Errorf("captures %v, want %v", prisoners(b), *expect.Captures)
	}
	for text, want := range expect.Legality {
		color, at, _ := strings.Cut(text, " ")
		got := reason(g.Legal(Move{mustColor(t, color), mustVertex(t, c.Size, at)}))
		if got == "" {
			got = "legal"
		}
		if got != want {
			t.Errorf("%s is %s, want %s", text, got, want)
		}
	}
	for at, want := range expect.Liberties {
		p := mustVertex(t, c.Size, at)
		if got := len(b.AppendLiberties(nil, p)); got != want {
			t.Errorf("%d liberties at %s, want %d", got, at, want)
		}
		if _, atari := b.Atari(p); atari != (want == 1) {
			t.Errorf("atari %v at %s with %d liberties", atari, at, want)
		}
	}
	c.compareCounts(t, g)
	for _, eye := range c.Eyes {
		board := mustBoard(t, strings.Join(eye.Rows, "\n"))
		if got := board.Eye(mustVertex(t, eye.Size, eye.Point), mustColor(t, eye.Color)); got != eye.Eye {
			t.Errorf("eye %v at %s, want %v on\n%s", got, eye.Point, eye.Eye, board)
		}
	}
}

func (c positionCase) compareCounts(t *testing.T, g *Game) {
	area := mustPreset(t, "tromp-taylor")
	area.Komi = 0
	with := func(change func(*Rules)) Rules {
		rules := area
		rules.Ko, rules.Suicide = g.Rules().Ko, g.Rules().Suicide
		change(&rules)
		return rules
	}
	if want := c.Expect.Area; want != nil {
		score := c.score(t, g, with(func(*Rules) {}), want)
		want.compare(t, "area", score.BlackZi(), score.WhiteZi(), score.Margin)
	}
	for _, tax := range []struct {
		tax  Tax
		want *countExpect
	}{{TaxNone, c.Expect.TaxNone}, {TaxSeki, c.Expect.TaxSeki}, {TaxAll, c.Expect.TaxAll}} {
		if tax.want == nil {
			continue
		}
		score := c.score(t, g, with(func(r *Rules) { r.Tax = tax.tax }), tax.want)
		var points [4]float64
		for x := Black; x <= White; x++ {
			points[x] = float64(score.Count.Stones[x] + score.Count.Territory[x])
			if tax.tax == TaxAll {
				points[x] -= float64(2 * score.Count.Groups[x])
			}
		}
		tax.want.compare(t, "tax "+tax.tax.String(), points[Black], points[White], score.Margin)
	}
	if want := c.Expect.Territory; want != nil {
		score := c.score(t, g, with(func(r *Rules) { r.Scoring, r.Tax = ScoringTerritory, TaxSeki }), want)
		count := score.Count
		want.compare(t, "territory", float64(count.Territory[Black]+count.Prisoners[Black]),
			float64(count.Territory[White]+count.Prisoners[White]), score.Margin)
	}
	if want := c.Expect.Groups; want != nil {
		count := c.score(t, g, with(func(r *Rules) { r.Tax = TaxAll }), want).Count
		want.compare(t, "groups", float64(count.Groups[Black]), float64(count.Groups[White]),
			float64(count.Groups[Black]-count.Groups[White]))
	}
}

// score counts g under other rules with the dead and seki chains of want.
func (c positionCase) score(t *testing.T, g *Game, rules Rules, want *countExpect) Score {
	if err := g.SetRules(rules); err != nil {
		t.Fatal(err)
	}
	return g.Score(Status{
		Dead: vertices(t, c.Size, strings.Join(want.Dead, " ")),
		Seki: vertices(t, c.Size, strings.Join(want.Seki, " ")),
	})
}

func (e *countExpect) compare(t *testing.T, what string, black, white, diff float64) {
	t.Helper()
	for _, side := range []struct {
		name string
		got  float64
		want *halves
	}{{"black", black, e.Black}, {"white", white, e.White}, {"difference", diff, e.Diff}} {
		if side.want != nil && side.got != float64(*side.want) {
			t.Errorf("%s: %s %v, want %v", what, side.name, side.got, *side.want)
		}
	}
}

// TestRetakeIsKoAndSuperko holds the one case where two errors are true: a ko
// retaken at once under a superko rule.
func TestRetakeIsKoAndSuperko(t *testing.T) {
	diagram := `
		. . . . .
		. . X O .
		. X O . O
		. . X O .
		. . . . .`
	tests := []struct {
		ko              Ko
		isKo, isSuperko bool
	}{
		{KoSimple, true, false},
		{KoPositional, true, true},
		{KoSituational, true, true},
	}
	for _, test := range tests {
		t.Run(test.ko.String(), func(t *testing.T) {
			g := mustGame(t, 5, dataRules{"psk", false}.rules(t))
			rules := g.Rules()
			rules.Ko = test.ko
			if err := g.SetRules(rules); err != nil {
				t.Fatal(err)
			}
			setUpDiagram(t, g, diagram, Black)
			playAll(t, g, "B D3")
			err := g.Legal(Move{White, mustVertex(t, 5, "C3")})
			if errors.Is(err, ErrKo) != test.isKo || errors.Is(err, ErrSuperko) != test.isSuperko {
				t.Errorf("error %v, want ko %v and superko %v", err, test.isKo, test.isSuperko)
			}
		})
	}
}
