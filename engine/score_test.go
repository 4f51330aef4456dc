package engine

import (
	"slices"
	"strings"
	"testing"
)

// walls is 5x5 with two full walls: Black has 15 points, White 10.
const walls = `
	. X X O .
	. X X O .
	. X X O .
	. X X O .
	. X X O .`

func TestScoreHandicap(t *testing.T) {
	for _, test := range []struct {
		preset string
		want   string
	}{
		{"tromp-taylor", "B+4.5"},
		{"nz", "B+4.5"},
		{"competition", "W+0.5"},
		{"chinese", "W+0.5"},
		{"aga", "B+0.5"},
	} {
		t.Run(test.preset, func(t *testing.T) {
			g := mustGame(t, 5, mustPreset(t, test.preset))
			if err := g.SetKomi(0.5); err != nil {
				t.Fatal(err)
			}
			if err := g.PlaceHandicap(vertices(t, 5, "B1 B2 B3 B4 B5")); err != nil {
				t.Fatal(err)
			}
			playAll(t, g, "W D1, W D2, W D3, W D4, W D5, B C1, B C2, B C3, B C4, B C5, B pass, W pass")
			if got := g.Score(Status{}).String(); got != test.want {
				t.Errorf("score %s, want %s", got, test.want)
			}
			if got := g.Result(Status{}); got != test.want {
				t.Errorf("result %s, want %s", got, test.want)
			}
			// One handicap stone is none, and a set-up has none.
			setUpDiagram(t, g, walls, White)
			if got := g.Score(Status{}).String(); got != "B+4.5" {
				t.Errorf("score %s of the same as a set-up", got)
			}
			if err := g.SetHandicap(vertices(t, 5, "B1")); err != nil {
				t.Fatal(err)
			}
			if got := g.Score(Status{}).String(); got != "B+4.5" {
				t.Errorf("score %s with one handicap stone", got)
			}
			if err := g.SetHandicap(vertices(t, 5, "B1 B2 B3 B4 B5")); err != nil {
				t.Fatal(err)
			}
			if got := g.Score(Status{}).String(); got != test.want {
				t.Errorf("score %s of a set-up with handicap stones, want %s", got, test.want)
			}
		})
	}
}

// TestScoreDead counts a finished 9x9 game with five dead white stones inside
// Black's territory.
func TestScoreDead(t *testing.T) {
	g := mustGame(t, 9, DefaultRules())
	white := vertices(t, 9, "C7 D7 E7 F7 B6 D6 F6 G6 H6 J6 A5 B5 C5 H5 A4 D3 E3 G3 H3 H2")
	black := vertices(t, 9, "E6 D5 E5 F5 G5 J5 B4 C4 D4 F4 G4 H4 J4 A3 F3 B2 E2 G2 E1 F1 H1")
	for _, p := range white {
		if err := g.Play(Move{White, p}); err != nil {
			t.Fatal(err)
		}
	}
	for _, p := range black {
		if err := g.Play(Move{Black, p}); err != nil {
			t.Fatal(err)
		}
	}
	if err := g.SetKomi(0); err != nil {
		t.Fatal(err)
	}
	dead := Status{Dead: vertices(t, 9, "D3 H2")} // E3 and G3, H3 are of the same chains
	before := digest(g)
	for _, passes := range []string{"", "B pass, W pass"} {
		if passes != "" {
			playAll(t, g, passes)
			before = digest(g)
		}
		s := g.Score(dead)
		if s.String() != "B+1" || s.BlackZi() != 41 || s.WhiteZi() != 40 {
			t.Errorf("score %s, zi %v and %v, want B+1, 41 and 40", s, s.BlackZi(), s.WhiteZi())
		}
		if s.Count.Prisoners[Black] != 5 || s.Count.Prisoners[White] != 0 {
			t.Errorf("prisoners %v, want the five dead stones", s.Count.Prisoners)
		}
		if s := g.Score(Status{}); s.String() != "W+22" {
			t.Errorf("score as the stones stand %s, want W+22", s)
		}
		if digest(g) != before {
			t.Error("counting changed the game")
		}
	}
	owners := g.Board().Owners(dead)
	var count [4]int
	for _, c := range owners {
		count[c]++
	}
	if count != [4]int{Black: 41, White: 40} {
		t.Errorf("owners %v", count)
	}
	if owners[mustVertex(t, 9, "D3").Index(9)] != Black || owners[mustVertex(t, 9, "A9").Index(9)] != White {
		t.Error("owners of D3 and A9")
	}
	// Points that hold no stone, foreign points and repetitions do no harm.
	odd := Status{
		Dead: append(vertices(t, 9, "D3 E3 D3 H2 A9 C9"), Pass, 60000, 9),
		Seki: append(vertices(t, 9, "A9"), Pass, 60000),
	}
	if got := g.Score(odd).String(); got != "B+1" {
		t.Errorf("score %s of an untidy status", got)
	}
}

// TestRemoveDead: what is left is a board like any other.
func TestRemoveDead(t *testing.T) {
	b := mustBoard(t, `
		. X X O .
		X X O O .
		. O . . .
		X X O . .
		. X O . .`)
	clean, lost := b.removeDead(vertices(t, 5, "A4 B1 B2"))
	if err := clean.Check(); err != nil {
		t.Error(err)
	}
	if lost != [4]int{Black: 7} || clean.Stones(Black) != 0 || clean.Stones(White) != 6 {
		t.Errorf("lost %v, left\n%s", lost, clean)
	}
	if b.Stones(Black) != 7 || b.Check() != nil {
		t.Error("the board itself has changed")
	}
}

func TestScoreTerritory(t *testing.T) {
	tests := []struct {
		name    string
		diagram string
		status  func() Status
		moves   string
		want    float64 // before komi
	}{
		{"walls", walls, nil, "", 0},
		{
			"prisoners of play", `
			X X X O .
			. X X O .
			. X X O .
			. X X O .
			O X X O .`, nil, "B A2", 3 + 1 - 5,
		},
		{
			"dead stones count twice", `
			. X X O .
			. X X O X
			. X X O .
			. X X O .
			. X X O .`, func() Status { return Status{Dead: vertices(t, 5, "E4")} }, "", -1,
		},
		{
			"unfilled dame count for nobody", `
			. X . O .
			. X X O .
			. X X O .
			. X X O .
			. X X O .`, nil, "", 0,
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			rules := mustPreset(t, "japanese")
			rules.Komi = 0
			g := mustGame(t, 5, rules)
			setUpDiagram(t, g, test.diagram, Black)
			if test.moves != "" {
				playAll(t, g, test.moves)
			}
			var status Status
			if test.status != nil {
				status = test.status()
			}
			if got := g.Score(status).Margin; got != test.want {
				t.Errorf("margin %v, want %v on\n%s", got, test.want, g.Board())
			}
		})
	}
}

// TestSeki counts one position with a seki by all ways: each side has an eye
// in it, and one shared point.
func TestSeki(t *testing.T) {
	var diagram string
	for _, c := range loadPositions(t) {
		if c.ID == "P14" {
			diagram = strings.Join(c.Setup, "\n")
		}
	}
	g := mustGame(t, 6, DefaultRules())
	setUpDiagram(t, g, diagram, Black)
	seki := Status{Seki: vertices(t, 6, "A2 F2")}
	for _, test := range []struct {
		name    string
		scoring Scoring
		tax     Tax
		status  Status
		want    int // each side's territory: two eyes outside the seki, and one in it
	}{
		{"area", ScoringArea, TaxNone, seki, 3},
		{"area, taxed", ScoringArea, TaxSeki, Status{}, 2}, // seen on the board
		{"territory", ScoringTerritory, TaxNone, seki, 3},
		{"territory, taxed, but nobody says it is a seki", ScoringTerritory, TaxSeki, Status{}, 3},
		{"territory, taxed", ScoringTerritory, TaxSeki, seki, 2},
	} {
		t.Run(test.name, func(t *testing.T) {
			rules := DefaultRules()
			rules.Scoring, rules.Tax = test.scoring, test.tax
			if err := g.SetRules(rules); err != nil {
				t.Fatal(err)
			}
			count := g.Score(test.status).Count
			if count.Territory != [4]int{Black: test.want, White: test.want} || count.Shared != 1 {
				t.Errorf("territory %v, %d shared, want %d each and 1 on\n%s", count.Territory, count.Shared, test.want, g.Board())
			}
		})
	}
}

func TestButton(t *testing.T) {
	rules := mustPreset(t, "aga-button")
	for _, test := range []struct {
		name, moves string
		passes      int
		end         End
		margin      float64
	}{
		{"nobody passes", "", 0, NotOver, 5 - 7},
		{"Black takes it", "B pass", 0, NotOver, 5 - 7 + 0.5},
		{"White takes it", "W pass", 0, NotOver, 5 - 7 - 0.5},
		{"one more pass", "B pass, W pass", 1, NotOver, 5 - 7 + 0.5},
		{"two more passes", "W pass, B pass, W pass", 2, EndByPasses, 5 - 7 - 0.5},
		{"a move between", "B pass, W pass, B A1, W pass", 1, NotOver, 5 - 7 + 0.5},
		{"only one button", "B pass, W E1, B pass, W pass", 2, EndByPasses, 5 - 7 + 0.5},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := mustGame(t, 5, rules)
			setUpDiagram(t, g, walls, Black)
			if test.moves != "" {
				playAll(t, g, test.moves)
			}
			if g.Passes() != test.passes || g.End() != test.end {
				t.Errorf("%d passes, end %v, want %d and %v", g.Passes(), g.End(), test.passes, test.end)
			}
			if got := g.Score(Status{}); got.Margin != test.margin {
				t.Errorf("margin %v (button %v), want %v", got.Margin, got.Button, test.margin)
			}
		})
	}
}

// TestGroupTax: two points a living group, and what is no group pays nothing.
func TestGroupTax(t *testing.T) {
	area, territory := mustPreset(t, "ancient-area"), mustPreset(t, "ancient-territory")
	for _, test := range []struct {
		name, diagram           string
		groups                  [2]int
		byArea, byTerritory     float64
		untaxedArea, untaxedTer float64
	}{
		{"one against one", walls, [2]int{1, 1}, 5, 0, 5, 0},
		{
			"two against one", `
			X . X O . O .
			. X X O O O O
			X X O O O O O
			O O O O O O O
			X X X O O O O
			. X X O O O O
			X . X O . O O`, [2]int{2, 1}, 17 - 32 - 2, 4 - 3 - 2, 17 - 32, 4 - 3,
		},
		{"an empty board", ".....\n.....\n.....\n.....\n.....", [2]int{0, 0}, 0, 0, 0, 0},
		{"nothing settled", ".....\n.X...\n.....\n...O.\n.....", [2]int{0, 0}, 0, 0, 0, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			for _, by := range []struct {
				rules         Rules
				want, untaxed float64
			}{{area, test.byArea, test.untaxedArea}, {territory, test.byTerritory, test.untaxedTer}} {
				g := mustGame(t, 7, by.rules)
				setUpDiagram(t, g, test.diagram, White)
				s := g.Score(Status{})
				if got := [2]int{s.Count.Groups[Black], s.Count.Groups[White]}; got != test.groups || s.Margin != by.want {
					t.Errorf("%v: groups %v, margin %v, want %v, %v", by.rules.Scoring, got, s.Margin, test.groups, by.want)
				}
				plain := by.rules
				plain.Tax = TaxNone
				if err := g.SetRules(plain); err != nil {
					t.Fatal(err)
				}
				if got := g.Score(Status{}).Margin; got != by.untaxed {
					t.Errorf("%v without tax: margin %v, want %v", by.rules.Scoring, got, by.untaxed)
				}
			}
		})
	}
}

func TestWinner(t *testing.T) {
	for margin, want := range map[float64]Color{0.5: Black, -0.5: White, 0: Empty, 1e-9: Black, -361: White} {
		if got := Winner(margin); got != want {
			t.Errorf("margin %v: %v, want %v", margin, got, want)
		}
	}
}

func TestResult(t *testing.T) {
	// A cycle of four turns: two stones sent, two returned, a pass.
	const cycle = "W C1, B A1, W B1, B pass"
	const sending = `
		. . . . .
		. . . . .
		O . . . .
		O X X . .
		. O . X .`
	times := func(n int) string { return strings.Join(slices.Repeat([]string{cycle}, n), ", ") }
	chinese, japanese, aga := mustPreset(t, "chinese"), mustPreset(t, "japanese"), mustPreset(t, "aga")
	forbidden := chinese
	forbidden.Repetition = RepetitionForbidden
	for _, test := range []struct {
		name           string
		rules          Rules
		diagram, moves string
		resign         Color
		end            End
		want           string
	}{
		{"not over", chinese, walls, "", Empty, NotOver, ""},
		{"one pass", chinese, walls, "B pass", Empty, NotOver, ""},
		{"passes with a move between", chinese, walls, "B pass, W E1, B pass", Empty, NotOver, ""},
		{"two passes", chinese, walls, "B pass, W pass", Empty, EndByPasses, "W+2.5"},
		{"two passes of one side", chinese, walls, "B pass, B pass", Empty, EndByPasses, "W+2.5"},
		{"three passes", chinese, walls, "B pass, W pass, B pass", Empty, EndByPasses, "W+2.5"},
		{"resumed after two passes", chinese, walls, "B pass, W pass, B A1", Empty, NotOver, ""},
		{"Black resigns", chinese, walls, "", Black, EndByResignation, "W+R"},
		{"White resigns", chinese, walls, "B A1", White, EndByResignation, "B+R"},
		{"resigned after two passes", chinese, walls, "B pass, W pass", White, EndByResignation, "B+R"},
		{"a position twice", chinese, sending, times(2), Empty, NotOver, ""},
		{"a position three times", chinese, sending, times(2) + ", W C1", Empty, EndByRepetition, "0"},
		{"a position three times, Japanese", japanese, sending, times(2) + ", W C1", Empty, EndByRepetition, "Void"},
		{"repetition nobody minds", forbidden, sending, times(4) + ", W C1", Empty, NotOver, ""},
		{"a position three times, then a pass", chinese, sending, times(2) + ", W C1, B pass", Empty, NotOver, ""},
		{"passes are no repetition", chinese, walls, "B pass, W pass, B pass, W pass, B A1", Empty, NotOver, ""},
		{"superko knows no repetition", aga, sending, "W C1, B A1, W B1, B pass", Empty, NotOver, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := mustGame(t, 5, test.rules)
			if err := g.SetKomi(7.5); err != nil {
				t.Fatal(err)
			}
			setUpDiagram(t, g, test.diagram, Black)
			if test.diagram == sending {
				g.SetToMove(White)
			}
			if test.moves != "" {
				playAll(t, g, test.moves)
			}
			g.Resign(test.resign)
			if g.End() != test.end || g.Result(Status{}) != test.want {
				t.Errorf("end %v, result %q, want %v, %q on\n%s", g.End(), g.Result(Status{}), test.end, test.want, g.Board())
			}
			margin, ok := g.FinalMargin(Status{})
			switch {
			case ok != (test.want != "Void"):
				t.Errorf("final margin %v, %v", margin, ok)
			case test.end == EndByRepetition && margin != 0, test.end != EndByRepetition && margin != g.Score(Status{}).Margin:
				t.Errorf("final margin %v after %v, %v", margin, test.end, g.Score(Status{}).Margin)
			}
			// Play goes on after any end, and undo takes the end back.
			if test.end == NotOver || len(g.Moves()) == 0 {
				return
			}
			moves := len(g.Moves())
			if err := g.Play(Move{g.ToMove(), Pass}); err != nil {
				t.Errorf("play after the end: %v", err)
			}
			if err := g.UndoMoves(2); err != nil || len(g.Moves()) != moves-1 || g.End() == EndByResignation {
				t.Errorf("undo after the end: %v, end %v", err, g.End())
			}
		})
	}
}
