package gtp

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"tianyuan/engine"
)

// playAll plays a list of vertices as one color.
func playAll(t *testing.T, s *Server, color, vertices string) {
	t.Helper()
	for _, v := range strings.Fields(vertices) {
		if got := tell(t, s, "play "+color+" "+v); got != "= " {
			t.Fatalf("play %s %s: %s", color, v, got)
		}
	}
}

// lists returns the vertices of each status list, and fails if they are not
// disjoint or do not cover the board.
func lists(t *testing.T, s *Server) map[string]string {
	t.Helper()
	got := make(map[string]string)
	var all []string
	for _, word := range []string{"alive", "dead", "seki", "black_territory", "white_territory", "dame"} {
		text, ok := strings.CutPrefix(tell(t, s, "final_status_list "+word), "= ")
		if !ok {
			t.Fatalf("%s: %s", word, text)
		}
		got[word] = text
		for _, v := range strings.Fields(text) {
			all = append(all, v)
			p, err := ParseVertex(s.game.Size(), v)
			isStone := word == "alive" || word == "dead" || word == "seki"
			if err != nil || s.game.Board().At(p).IsPlayer() != isStone {
				t.Errorf("%s names %s", word, v)
			}
		}
	}
	slices.Sort(all)
	if n := len(slices.Compact(slices.Clone(all))); n != len(all) || n != s.game.Size()*s.game.Size() {
		t.Errorf("%d points, %d of them different", len(all), n)
	}
	return got
}

func TestStatusLists(t *testing.T) {
	e := &randomEngine{dead: []string{"A3"}}
	s := newTestServer(t, e, func(o *Options) { o.Size, o.Komi = 5, 0.5 })
	playAll(t, s, "b", "B1 B2 B3 B4 B5 C1 C2 C3 C4 C5")
	playAll(t, s, "w", "D1 D2 D3 D4 D5 A3 pass")
	playAll(t, s, "b", "pass")

	got := lists(t, s)
	want := map[string]string{
		"alive":           "B1 C1 B2 C2 B3 C3 B4 C4 B5 C5\nD1 D2 D3 D4 D5",
		"dead":            "A3",
		"black_territory": "A1 A2 A4 A5",
		"white_territory": "E1 E2 E3 E4 E5",
		"dame":            "",
		"seki":            "",
	}
	for word, text := range want {
		if got[word] != text {
			t.Errorf("%s: %q, want %q", word, got[word], text)
		}
	}
	// 15 points against 10: the dead stone counts for Black.
	if got := tell(t, s, "final_score"); got != "= B+4.5" {
		t.Error(got)
	}
	if got := tell(t, s, "tianyuan-score_zi"); got != "= 黑胜 2 1/4 子\nBlack wins by 2 1/4 zi" {
		t.Error(got)
	}
	if e.judgements != 1 {
		t.Errorf("the engine was asked %d times about one position", e.judgements)
	}
	if got := tell(t, s, "printsgf"); !strings.Contains(got, "RE[B+4.5]") {
		t.Error(got)
	}

	// Without agreement every stone counts, and the lists say so.
	tell(t, s, "kata-set-rules cgos")
	if got := tell(t, s, "final_score"); got != "= W+1.5" { // 10:11 - 0.5
		t.Error(got)
	}
	got = lists(t, s)
	if got["dead"] != "" || !strings.Contains(got["alive"], "A3") || got["dame"] != "A1 A2 A4 A5" {
		t.Errorf("%q", got)
	}
	// Territory cannot be counted without agreement.
	tell(t, s, "kata-set-rules japanese")
	if got := tell(t, s, "final_score"); got != "= B+0.5" { // 5 points and a prisoner more against 5
		t.Error(got)
	}
	tell(t, s, "undo")
	if _, again := tell(t, s, "final_score"), e.judgements; again != 3 {
		t.Errorf("%d judgements, want one more after the undo", again)
	}
}

// TestStatusSeki has both sides in a seki on the left: its eyes count under
// area rules, and for nobody with a tax.
func TestStatusSeki(t *testing.T) {
	e := &randomEngine{seki: []string{"B1", "C1", "C2"}}
	s := newTestServer(t, e, func(o *Options) { o.Size = 5 })
	playAll(t, s, "b", "B1 B2 A2 B3 B4 B5")
	playAll(t, s, "w", "C1 C2 C3 C4 C5 A3")
	got := lists(t, s)
	if got["black_territory"] != "A1" || got["dame"] != "A4 A5" || got["seki"] != "B1 A2 B2 B3 B4 B5\nC1 C2 C3 C4 C5" {
		t.Errorf("area: %q", got)
	}
	tell(t, s, "kata-set-rules japanese")
	got = lists(t, s)
	if got["black_territory"] != "" || got["white_territory"] != "" {
		t.Errorf("territory: %q", got)
	}
}

// TestStatusUnsound has an engine whose status names what is not there.
func TestStatusUnsound(t *testing.T) {
	e := scripted{status: func(_ context.Context, g *engine.Game) (engine.Status, error) {
		stone, empty := engine.PointOf(5, 0), engine.PointOf(5, 7)
		return engine.Status{
			Dead: []engine.Point{stone, empty, engine.Pass, 65535, stone, engine.PointOf(5, 1)},
			Seki: []engine.Point{stone, engine.PointOf(5, 4)},
		}, nil
	}}
	s := newTestServer(t, e, func(o *Options) { o.Size = 5 })
	playAll(t, s, "b", "A1 B1")
	playAll(t, s, "w", "E1")
	got := lists(t, s)
	if got["dead"] != "A1 B1" || got["seki"] != "E1" {
		t.Errorf("%q", got)
	}
}

// TestStatusFault has an engine without a status: there is no score in
// mid-game, and there is one after two passes.
func TestStatusFault(t *testing.T) {
	e := scripted{status: func(context.Context, *engine.Game) (engine.Status, error) {
		return engine.Status{}, errors.New("no idea")
	}}
	s := newTestServer(t, e, size9)
	playAll(t, s, "b", "E5")
	for _, line := range []string{"final_score", "final_status_list dead", "tianyuan-score_zi"} {
		if got := tell(t, s, line); got != "? cannot score" {
			t.Errorf("%s: %s", line, got)
		}
	}
	if got := tell(t, s, "printsgf"); strings.Contains(got, "RE[") || got[0] != '=' {
		t.Error(got)
	}
	playAll(t, s, "w", "pass")
	playAll(t, s, "b", "pass")
	if got := tell(t, s, "final_score"); got != "= B+73.5" {
		t.Error(got)
	}
	if got := lists(t, s); got["alive"] != "E5" {
		t.Errorf("%q", got)
	}
}

// TestRepetitionScore: a game that a repetition has ended needs no judgement.
func TestRepetitionScore(t *testing.T) {
	e := scripted{status: func(context.Context, *engine.Game) (engine.Status, error) {
		t.Error("the engine is asked")
		return engine.Status{}, errors.New("no idea")
	}}
	s := newTestServer(t, e, size9)
	tell(t, s, "kata-set-rules chinese")
	playAll(t, s, "w", "A2 B2")
	playAll(t, s, "b", "C2 D1 B1")
	for range 4 {
		for _, move := range []string{"w pass", "b A1", "w C1", "b B1"} {
			if got := tell(t, s, "play "+move); got != "= " {
				t.Fatal(got)
			}
		}
	}
	for line, want := range map[string]string{"final_score": "= 0", "tianyuan-score_zi": "= 和棋\nDraw"} {
		if got := tell(t, s, line); got != want {
			t.Errorf("%s: %s, want %s", line, got, want)
		}
	}
	if got := tell(t, s, "printsgf"); !strings.Contains(got, "RE[0]") {
		t.Error(got)
	}
	tell(t, s, "kata-set-rules japanese")
	if got := tell(t, s, "final_score"); got != "? cannot score" {
		t.Error(got)
	}
}

// TestStartRules: a server that begins with ancient rules shows an empty board.
func TestStartRules(t *testing.T) {
	rules, err := engine.Preset("stone-scoring")
	if err != nil {
		t.Fatal(err)
	}
	s := newTestServer(t, &randomEngine{}, func(o *Options) { o.Rules = rules })
	for range 2 {
		if s.game.Board().NumEmpty() != 361 || s.game.ToMove() != engine.White {
			t.Errorf("%v to move on\n%v", s.game.ToMove(), s.game.Board())
		}
		tell(t, s, "boardsize 19")
	}
	if got := tell(t, s, "fixed_handicap 2"); got != "= D4 Q16" {
		t.Error(got)
	}
}
