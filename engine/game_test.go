package engine

import (
	"errors"
	"math"
	"slices"
	"testing"
)

func TestNewGameRefuses(t *testing.T) {
	good := DefaultRules()
	bad := good
	bad.Ko = 9
	for _, test := range []struct {
		name  string
		size  int
		rules Rules
		want  error // or nil for any
	}{
		{"size 0", 0, good, ErrSize},
		{"size -3", -3, good, ErrSize},
		{"size 26", 26, good, ErrSize},
		{"size 1000000", 1_000_000, good, ErrSize},
		{"unknown ko rule", 9, bad, nil},
		{"no rules at all", 9, Rules{}, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			g, err := NewGame(test.size, test.rules)
			if g != nil || err == nil || test.want != nil && !errors.Is(err, test.want) {
				t.Errorf("game %v, error %v, want %v", g != nil, err, test.want)
			}
		})
	}
}

// TestLegalOrder holds which error comes first where several are true.
func TestLegalOrder(t *testing.T) {
	g := mustGame(t, 5, DefaultRules())
	setUpDiagram(t, g, `
		. . . . .
		. . X O .
		. X O . O
		O . X O .
		. O . . .`, Black)
	playAll(t, g, "B D3")
	at := func(text string) Point { return mustVertex(t, 5, text) }
	for _, test := range []struct {
		name string
		move Move
		want error
	}{
		{"nobody passes", Move{Empty, Pass}, ErrColor},
		{"the border off the board", Move{Border, 60000}, ErrColor},
		{"color 7 on a stone", Move{7, at("C2")}, ErrColor},
		{"a point of the border", Move{Black, 6}, ErrOffBoard},
		{"a point of no board", Move{Black, 65535}, ErrOffBoard},
		{"one's own stone", Move{Black, at("D3")}, ErrOccupied},
		{"an enemy's stone", Move{White, at("D3")}, ErrOccupied},
		{"one stone's suicide", Move{Black, at("A1")}, ErrSuicide},
		{"the same point for the other", Move{White, at("A1")}, nil},
		{"the ko", Move{White, at("C3")}, ErrKo},
		{"the ko for its owner", Move{Black, at("C3")}, nil},
		{"a pass", Move{White, Pass}, nil},
		{"a pass out of turn", Move{Black, Pass}, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			if err := g.Legal(test.move); !errors.Is(err, test.want) {
				t.Errorf("error %v, want %v", err, test.want)
			}
			if test.want != nil {
				refused(t, g, test.name, test.want, func() error { return g.Play(test.move) })
			}
		})
	}
}

// TestKoNeedsTheOpponentsTurn: with suicide allowed the same color twice in a
// row may bring a board back; simple ko is about the opponent's turn only.
func TestKoNeedsTheOpponentsTurn(t *testing.T) {
	rules := mustPreset(t, "chinese")
	rules.Suicide = SuicideMulti
	g := mustGame(t, 5, rules)
	setUpDiagram(t, g, `
		. . . . .
		. . . . .
		O . . . .
		X O . . .
		. O . . .`, Black)
	playAll(t, g, "B A1") // and its neighbour are gone
	if g.Board().Captured(White) != 2 {
		t.Fatalf("board\n%s", g.Board())
	}
	playAll(t, g, "B A2") // the board before the suicide
	if g.Board().At(mustVertex(t, 5, "A2")) != Black {
		t.Errorf("board\n%s", g.Board())
	}
}

// TestSendTwoReturnOne is the dialogue of a bot that lost by repeating the
// board: what the ko rules say to its last move, stones entered by play.
func TestSendTwoReturnOne(t *testing.T) {
	for _, test := range []struct {
		ko   Ko
		want error
	}{{KoSimple, nil}, {KoPositional, ErrSuperko}, {KoSituational, ErrSuperko}, {KoNaturalSituational, ErrSuperko}} {
		t.Run(test.ko.String(), func(t *testing.T) {
			rules := DefaultRules()
			rules.Ko = test.ko
			g := mustGame(t, 9, rules)
			// B1 would repeat the board that Black made with A1, so that the
			// natural rule forbids it as well.
			playAll(t, g, "W A2, W B2, B C2, B D1, B B1, B A1, W C1")
			err := g.Legal(Move{Black, mustVertex(t, 9, "B1")})
			if !errors.Is(err, test.want) {
				t.Errorf("error %v, want %v", err, test.want)
			}
		})
	}
}

// TestSuperkoSeesTheStart: a set-up position has occurred, under the situational
// rules with its side to move.
func TestSuperkoSeesTheStart(t *testing.T) {
	const diagram = `
		. . . . .
		. . X O .
		. X O . O
		. . X O .
		. . . . .`
	capture := Move{Black, mustVertex(t, 5, "D3")}
	retake := Move{White, mustVertex(t, 5, "C3")} // makes the start again
	for _, test := range []struct {
		ko    Ko
		first Color
		want  error
	}{
		{KoPositional, Black, ErrSuperko},
		{KoPositional, White, ErrSuperko},
		{KoSituational, Black, ErrSuperko},
		{KoSituational, White, nil},
		{KoNaturalSituational, Black, ErrSuperko},
		{KoNaturalSituational, White, nil},
	} {
		t.Run(test.ko.String()+" "+test.first.String()+" first", func(t *testing.T) {
			rules := DefaultRules()
			rules.Ko = test.ko
			g := mustGame(t, 5, rules)
			for _, setUp := range []func(){
				func() { setUpDiagram(t, g, diagram, test.first) },
				func() { // the same turn given afterwards
					setUpDiagram(t, g, diagram, test.first.Opponent())
					g.SetToMove(test.first)
				},
			} {
				setUp()
				if err := g.Play(capture); err != nil {
					t.Fatal(err)
				}
				if err := g.Legal(retake); !errors.Is(err, test.want) {
					t.Errorf("error %v, want %v", err, test.want)
				}
			}
		})
	}
}

// TestSuperkoAfterHandicap removes handicap stones and builds them up again.
func TestSuperkoAfterHandicap(t *testing.T) {
	g := mustGame(t, 2, DefaultRules())
	if err := g.PlaceHandicap(vertices(t, 2, "A1 B2")); err != nil {
		t.Fatal(err)
	}
	if g.ToMove() != White {
		t.Fatalf("%v moves first", g.ToMove())
	}
	// White cannot play: A2 and B1 are both suicide.
	for _, text := range []string{"A2", "B1"} {
		if err := g.Legal(Move{White, mustVertex(t, 2, text)}); !errors.Is(err, ErrSuicide) {
			t.Errorf("white at %s: %v", text, err)
		}
	}
	playAll(t, g, "W pass, B A2, W B1, B pass")
	// White took three: .. / .O; Black may not make A1 B2 again, which needs
	// White's stone gone, so the first way back is through a capture.
	if got := flat(g.Board()); got != ".O.." {
		t.Fatalf("board %s", got)
	}
	playAll(t, g, "W pass, B A1, W pass")
	if err := g.Legal(Move{Black, mustVertex(t, 2, "B2")}); !errors.Is(err, ErrSuperko) {
		t.Errorf("black takes B1 and makes the handicap position again: %v", err)
	}
}

func TestUndoKeepsHandicap(t *testing.T) {
	g := mustGame(t, 9, DefaultRules())
	if err := g.PlaceHandicap(vertices(t, 9, "C3 G7")); err != nil {
		t.Fatal(err)
	}
	refused(t, g, "undo of the handicap", ErrNoMove, g.Undo)
	playAll(t, g, "W E5")
	if err := g.Undo(); err != nil {
		t.Fatal(err)
	}
	refused(t, g, "one undo too many", ErrNoMove, g.Undo)
	if g.ToMove() != White || g.Board().Stones(Black) != 2 || !slices.Equal(g.Handicap(), vertices(t, 9, "C3 G7")) {
		t.Errorf("to move %v on\n%s", g.ToMove(), g.Board())
	}
}

func TestBadHandicapChangesNothing(t *testing.T) {
	empty := func() *Game { return mustGame(t, 9, DefaultRules()) }
	for _, test := range []struct {
		name   string
		stones []Point
		want   error
	}{
		{"none", nil, ErrHandicap},
		{"one", vertices(t, 9, "C3"), ErrHandicap},
		{"twice the same", vertices(t, 9, "C3 C3"), ErrOccupied},
		{"a pass", append(vertices(t, 9, "C3"), Pass), ErrOffBoard},
		{"off the board", append(vertices(t, 9, "C3"), 60000), ErrOffBoard},
		{"all points", func() (all []Point) {
			for i := range 81 {
				all = append(all, PointOf(9, i))
			}
			return all
		}(), ErrNoLiberties},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := empty()
			refused(t, g, test.name, test.want, func() error { return g.PlaceHandicap(test.stones) })
			if err := g.PlaceHandicap(vertices(t, 9, "C3 G7")); err != nil {
				t.Errorf("a good handicap afterwards: %v", err)
			}
		})
	}
	for name, prepare := range map[string]func(g *Game) error{
		"after a handicap": func(g *Game) error { return g.PlaceHandicap(vertices(t, 9, "C3 G7")) },
		"after a move":     func(g *Game) error { return g.Play(Move{Black, mustVertex(t, 9, "E5")}) },
		"after a pass":     func(g *Game) error { return g.Play(Move{Black, Pass}) },
		"after a set-up":   func(g *Game) error { return g.SetUp(nil, vertices(t, 9, "E5"), Black) },
	} {
		t.Run(name, func(t *testing.T) {
			g := empty()
			if err := prepare(g); err != nil {
				t.Fatal(err)
			}
			refused(t, g, name, ErrBoardNotEmpty, func() error { return g.PlaceHandicap(vertices(t, 9, "C7 G3")) })
		})
	}
}

func TestCornerStonesInGames(t *testing.T) {
	ancient := mustPreset(t, "ancient-area")
	for size := MinSize; size <= MaxSize; size++ {
		g := mustGame(t, size, ancient)
		want := 0
		if size >= 7 {
			want = 2
		}
		b := g.Board()
		if b.Stones(Black) != want || b.Stones(White) != want || g.ToMove() != White || len(g.Moves()) != 0 {
			t.Errorf("%dx%d: %v to move on\n%s", size, size, g.ToMove(), b)
		}
		if err := b.Check(); err != nil {
			t.Errorf("%dx%d: %v", size, size, err)
		}
	}
	g := mustGame(t, 19, ancient)
	refused(t, g, "undo of the corner stones", ErrNoMove, g.Undo)
	// Handicap stones come instead of them, and the weaker Black moves first.
	if err := g.PlaceHandicap(vertices(t, 19, "D4 Q16")); err != nil {
		t.Fatal(err)
	}
	if g.ToMove() != Black || g.Board().Stones(Black) != 2 || g.Board().Stones(White) != 0 {
		t.Errorf("%v to move on\n%s", g.ToMove(), g.Board())
	}
	// New rules leave the stones where they are until the next game.
	g.Clear()
	if err := g.SetRules(DefaultRules()); err != nil {
		t.Fatal(err)
	}
	if g.Board().Stones(White) != 2 || g.ToMove() != White {
		t.Errorf("%v to move after a change of rules on\n%s", g.ToMove(), g.Board())
	}
	g.Clear()
	if g.Board().NumEmpty() != 361 || g.ToMove() != Black {
		t.Errorf("%v to move after clear on\n%s", g.ToMove(), g.Board())
	}
}

// TestClearKeeps: clients send size, komi and rules before they clear.
func TestClearKeeps(t *testing.T) {
	g := mustGame(t, 9, mustPreset(t, "aga"))
	if err := g.SetKomi(-10); err != nil {
		t.Fatal(err)
	}
	if err := g.PlaceHandicap(vertices(t, 9, "C3 G7")); err != nil {
		t.Fatal(err)
	}
	playAll(t, g, "W E5, B pass, W pass")
	g.Resign(Black)
	g.Clear()
	if g.Size() != 9 || g.Komi() != -10 || g.Rules() != mustPreset(t, "aga") {
		t.Errorf("size %d, komi %v, rules %+v", g.Size(), g.Komi(), g.Rules())
	}
	if g.Board().NumEmpty() != 81 || len(g.Moves()) != 0 || len(g.Handicap()) != 0 || g.End() != NotOver || g.ToMove() != Black {
		t.Errorf("the old game shows:\n%s", digest(g))
	}
	if err := g.Resize(13); err != nil || g.Size() != 13 || g.Komi() != -10 || g.Board().NumEmpty() != 169 {
		t.Errorf("resized: %v\n%s", err, digest(g))
	}
}

// TestSetRulesInGame changes the rules after moves that the new ones forbid:
// the record stays, and what occurred counts from then on.
func TestSetRulesInGame(t *testing.T) {
	rules := mustPreset(t, "chinese")
	rules.Suicide = SuicideMulti
	g := mustGame(t, 5, rules)
	setUpDiagram(t, g, `
		. . . . .
		. . X O .
		O X O . O
		X O X O .
		. O . . .`, Black)
	if err := g.SetKomi(3.5); err != nil {
		t.Fatal(err)
	}
	playAll(t, g, "B A1, W E5, B D3, W pass, B pass") // a suicide, then a ko
	before := flat(g.Board())
	retake := Move{White, mustVertex(t, 5, "C3")}
	if err := g.Legal(retake); err != nil {
		t.Errorf("retake after two passes under simple ko: %v", err)
	}
	if err := g.SetRules(DefaultRules()); err != nil {
		t.Fatal(err)
	}
	if flat(g.Board()) != before || len(g.Moves()) != 5 || g.Komi() != 3.5 || g.End() != EndByPasses {
		t.Errorf("the game has become\n%s", digest(g))
	}
	if err := g.Legal(retake); !errors.Is(err, ErrSuperko) {
		t.Errorf("retake under superko: %v", err)
	}
	if err := g.UndoMoves(5); err != nil {
		t.Fatal(err)
	}
	if err := g.Legal(Move{Black, mustVertex(t, 5, "A1")}); !errors.Is(err, ErrSuicide) {
		t.Errorf("suicide under the new rules: %v", err)
	}
}

func TestSetToMove(t *testing.T) {
	g := mustGame(t, 9, DefaultRules())
	g.SetToMove(White)
	g.Resign(Black)
	g.SetToMove(White)
	if g.ToMove() != White || g.StartFirst() != White || g.End() != EndByResignation {
		t.Errorf("to move %v from %v, end %v", g.ToMove(), g.StartFirst(), g.End())
	}
	// Rules with another first player do not overrule the client.
	if err := g.SetRules(mustPreset(t, "aga")); err != nil {
		t.Fatal(err)
	}
	if g.ToMove() != White || g.End() != EndByResignation {
		t.Errorf("to move %v, end %v after a change of rules", g.ToMove(), g.End())
	}
	playAll(t, g, "W E5")
	g.SetToMove(White)
	g.SetToMove(Empty)
	g.SetToMove(Border)
	if g.ToMove() != White {
		t.Errorf("to move %v", g.ToMove())
	}
	if err := g.SetRules(mustPreset(t, "japanese")); err != nil {
		t.Fatal(err)
	}
	if g.ToMove() != White || g.StartFirst() != White {
		t.Errorf("to move %v from %v after a change of rules", g.ToMove(), g.StartFirst())
	}
	playAll(t, g, "W E6")
	if err := g.Undo(); err != nil {
		t.Fatal(err)
	}
	if g.ToMove() != Black {
		t.Errorf("to move %v after undo, want the opponent of who moved last", g.ToMove())
	}
}

func TestFirstPlayerFollowsRules(t *testing.T) {
	g := mustGame(t, 5, DefaultRules())
	if err := g.SetRules(mustPreset(t, "ancient-area")); err != nil {
		t.Fatal(err)
	}
	if g.ToMove() != White || g.StartFirst() != White {
		t.Errorf("to move %v", g.ToMove())
	}
	playAll(t, g, "W C3")
	if err := g.SetRules(DefaultRules()); err != nil {
		t.Fatal(err)
	}
	if g.ToMove() != Black || g.StartFirst() != White || len(g.Moves()) != 1 {
		t.Errorf("to move %v from %v", g.ToMove(), g.StartFirst())
	}
}

func TestSetKomi(t *testing.T) {
	g := mustGame(t, 9, DefaultRules())
	for _, komi := range []float64{0, -10, 0.1, 1000, 7, 7.25, 123456789.123, 1e300, -math.MaxFloat64} {
		if err := g.SetKomi(komi); err != nil || g.Komi() != komi {
			t.Errorf("komi %v: %v, is %v", komi, err, g.Komi())
		}
	}
	if g.Rules().Komi != 7.5 {
		t.Errorf("the preset's komi is %v", g.Rules().Komi)
	}
	for _, komi := range badKomis {
		refused(t, g, "komi", ErrKomi, func() error { return g.SetKomi(komi) })
	}
}
