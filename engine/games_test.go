package engine

import (
	"encoding/json"
	"fmt"
	"math/big"
	"testing"
)

// recordedGame is a line of games.jsonl.gz: a random game of the reference
// program with bitmaps of the legal moves and the board at intervals.
type recordedGame struct {
	Seed   int               `json:"seed"`
	Size   int               `json:"size"`
	Rules  dataRules         `json:"rules"`
	Moves  []json.RawMessage `json:"moves"` // [color, vertex, captured, suicided]
	Checks []struct {
		After    int    `json:"after"`
		ToPlay   string `json:"to_play"`
		Legal    string `json:"legal"` // hexadecimal, bit i = point i from A1 row by row
		N        int    `json:"n"`
		Board    string `json:"board"`
		Captures [2]int `json:"captures"`
	} `json:"checks"`
	Final struct {
		Board         string   `json:"board"`
		Rows          []string `json:"rows"`
		Captures      [2]int   `json:"captures"`
		AreaBlackX2   int      `json:"area_black_x2"`
		AreaWhiteX2   int      `json:"area_white_x2"`
		AreaDiff      int      `json:"area_diff"`
		Stones        [2]int   `json:"stones"`
		Territory     [2]int   `json:"territory"`
		Neutral       int      `json:"neutral"`
		EndedByPasses bool     `json:"ended_by_passes"`
	} `json:"final"`
}

func TestRecordedGames(t *testing.T) {
	games := decodeLines[recordedGame](t, "games.jsonl.gz")
	if len(games) != 180 {
		t.Fatalf("%d games, want 180", len(games))
	}
	for _, record := range games {
		name := fmt.Sprintf("%dx%d/%s/suicide_%v/%d", record.Size, record.Size, record.Rules.Ko, record.Rules.Suicide, record.Seed)
		t.Run(name, func(t *testing.T) { replayRecorded(t, record) })
	}
}

func replayRecorded(t *testing.T, record recordedGame) {
	g := mustGame(t, record.Size, record.Rules.rules(t))
	checks := record.Checks
	for i, raw := range record.Moves {
		if len(checks) > 0 && checks[0].After == i {
			check := checks[0]
			checks = checks[1:]
			if got := flat(g.Board()); got != check.Board {
				t.Fatalf("after %d: board %s, want %s", i, got, check.Board)
			}
			if got := prisoners(g.Board()); got != check.Captures {
				t.Fatalf("after %d: captures %v, want %v", i, got, check.Captures)
			}
			compareLegal(t, g, mustColor(t, check.ToPlay), check.Legal, check.N)
		}
		var color, at string
		var captured, suicided int
		if err := json.Unmarshal(raw, &[]any{&color, &at, &captured, &suicided}); err != nil {
			t.Fatal(err)
		}
		m := Move{mustColor(t, color), mustVertex(t, record.Size, at)}
		if m.Color != g.ToMove() {
			t.Fatalf("move %d: %v to move, want %v", i+1, g.ToMove(), m.Color)
		}
		before := prisoners(g.Board())
		if err := g.Play(m); err != nil {
			t.Fatalf("move %d %s %s: %v on\n%s", i+1, color, at, err, g.Board())
		}
		want := before
		want[m.Color-1] += captured
		want[m.Color.Opponent()-1] += suicided
		if got := prisoners(g.Board()); got != want {
			t.Fatalf("move %d %s %s: captures %v, want %v", i+1, color, at, got, want)
		}
		if i%7 == 0 || captured > 0 || suicided > 0 {
			if err := g.Board().Check(); err != nil {
				t.Fatalf("move %d %s %s: %v", i+1, color, at, err)
			}
		}
	}
	if len(checks) != 0 {
		t.Errorf("%d checks left over", len(checks))
	}
	compareFinal(t, g, record)
}

// compareLegal compares the legal moves with a bitmap, and for rules without
// superko and suicide also those that the board alone allows.
func compareLegal(t *testing.T, g *Game, c Color, bitmap string, n int) {
	t.Helper()
	want, ok := new(big.Int).SetString(bitmap, 16)
	if !ok {
		t.Fatalf("bad bitmap %q", bitmap)
	}
	count := 0
	for i := range g.Size() * g.Size() {
		p := PointOf(g.Size(), i)
		err := g.Legal(Move{c, p})
		if (err == nil) != (want.Bit(i) == 1) {
			t.Fatalf("after %d: %v at %s: %v, want legal %v on\n%s",
				len(g.Moves()), c, vertex(g.Size(), p), err, want.Bit(i) == 1, g.Board())
		}
		if err == nil {
			count++
		}
		if g.Rules().Ko == KoSimple && g.Rules().Suicide == SuicideOff && g.Board().Legal(p, c) != (err == nil) {
			t.Fatalf("after %d: the board says %v at %s, the game %v", len(g.Moves()), g.Board().Legal(p, c), vertex(g.Size(), p), err)
		}
	}
	if count != n {
		t.Fatalf("after %d: %d legal moves, want %d", len(g.Moves()), count, n)
	}
}

func compareFinal(t *testing.T, g *Game, record recordedGame) {
	t.Helper()
	final := record.Final
	b := g.Board()
	if got := flat(b); got != final.Board {
		t.Errorf("final board %s, want %s", got, final.Board)
	}
	rows := ""
	for _, row := range final.Rows {
		rows += row + "\n"
	}
	if got := b.String(); got != rows {
		t.Errorf("final rows\n%swant\n%s", got, rows)
	}
	if got := prisoners(b); got != final.Captures {
		t.Errorf("final captures %v, want %v", got, final.Captures)
	}
	score := g.Score(Status{})
	if score.Difference != final.AreaDiff || b.AreaDifference() != final.AreaDiff {
		t.Errorf("area difference %d by score and %d by board, want %d", score.Difference, b.AreaDifference(), final.AreaDiff)
	}
	if black, white := score.BlackZi(), score.WhiteZi(); black*2 != float64(final.AreaBlackX2) || white*2 != float64(final.AreaWhiteX2) {
		t.Errorf("zi %v and %v, want halves %d and %d", black, white, final.AreaBlackX2, final.AreaWhiteX2)
	}
	count := score.Count
	if got := [2]int{count.Stones[Black], count.Stones[White]}; got != final.Stones {
		t.Errorf("stones %v, want %v", got, final.Stones)
	}
	if got := [2]int{count.Territory[Black], count.Territory[White]}; got != final.Territory {
		t.Errorf("territory %v, want %v", got, final.Territory)
	}
	if count.Shared != final.Neutral {
		t.Errorf("shared points %d, want %d", count.Shared, final.Neutral)
	}
	if got := g.End() == EndByPasses; got != final.EndedByPasses {
		t.Errorf("ended by passes %v, want %v", got, final.EndedByPasses)
	}
}

// prisoners returns the captures by Black and by White.
func prisoners(b *Board) [2]int {
	return [2]int{b.Captured(Black), b.Captured(White)}
}
