package bot

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"tianyuan/engine"
	"tianyuan/gtp"
)

// talk is a bot behind the protocol.
type talk struct {
	t      *testing.T
	server *gtp.Server
}

func newTalk(t *testing.T, playouts int) *talk {
	t.Helper()
	s, err := gtp.NewServer(newTestBot(t, playouts), gtp.DefaultOptions())
	if err != nil {
		t.Fatal(err)
	}
	return &talk{t, s}
}

// ask sends a command and returns the reply without its first character, which
// has to be "=".
func (k *talk) ask(command string) string {
	k.t.Helper()
	var out bytes.Buffer
	if err := k.server.Serve(context.Background(), strings.NewReader(command+"\nquit\n"), &out); err != nil {
		k.t.Fatal(err)
	}
	reply, _, _ := strings.Cut(out.String(), "\n\n")
	text, ok := strings.CutPrefix(reply, "=")
	if !ok {
		k.t.Fatalf("%s: %s", command, reply)
	}
	return strings.TrimSpace(text)
}

// do sends commands that have nothing to say.
func (k *talk) do(commands ...string) {
	k.t.Helper()
	for _, command := range commands {
		if text := k.ask(command); text != "" && !strings.HasPrefix(command, "fixed_handicap") {
			k.t.Fatalf("%s: %s", command, text)
		}
	}
}

// place plays stones of a color, one after the other.
func (k *talk) place(color, vertices string) {
	k.t.Helper()
	for _, vertex := range strings.Fields(vertices) {
		k.do("play " + color + " " + vertex)
	}
}

// stones are the vertices of a list, sorted.
func (k *talk) stones(word string) string {
	k.t.Helper()
	vertices := strings.Fields(k.ask("final_status_list " + word))
	slices.Sort(vertices)
	return strings.Join(vertices, " ")
}

// walls sets up two columns of Black's against one of White's on 5x5.
func (k *talk) walls(rules string) {
	k.t.Helper()
	k.do("boardsize 5", "clear_board", "komi 0.5", "kata-set-rules "+rules)
	k.place("b", "B1 B2 B3 B4 B5 C1 C2 C3 C4 C5")
	k.place("w", "D1 D2 D3 D4 D5")
}

// TestScoreStays: the passes at the end change neither the score nor the dead.
func TestScoreStays(t *testing.T) {
	for _, test := range []struct{ rules, score, dead string }{
		{"competition", "B+1", "D3 E3 G3 H2 H3"},
		{"chinese", "B+1", "D3 E3 G3 H2 H3"},
		{"tromp-taylor", "W+22", ""},
	} {
		t.Run(test.rules, func(t *testing.T) {
			k := newTalk(t, 100)
			k.do("boardsize 9", "clear_board", "komi 0", "kata-set-rules "+test.rules)
			k.place("w", "C7 D7 E7 F7 B6 D6 F6 G6 H6 J6 A5 B5 C5 H5 A4 D3 E3 G3 H3 H2")
			k.place("b", "E6 D5 E5 F5 G5 J5 B4 C4 D4 F4 G4 H4 J4 A3 F3 B2 E2 G2 E1 F1 H1")
			for _, when := range []string{"before", "after"} {
				if got := k.ask("final_score"); got != test.score {
					t.Errorf("%s the passes: %s, want %s", when, got, test.score)
				}
				if got := k.stones("dead"); got != test.dead {
					t.Errorf("%s the passes: dead %q, want %q", when, got, test.dead)
				}
				k.do("play b pass", "play w pass")
			}
		})
	}
}

// TestDeadStoneIsCaptured: where stones count as they stand the bot does not pass
// a won game away, and passes when the board says what it should.
func TestDeadStoneIsCaptured(t *testing.T) {
	for _, rules := range []string{"cgos", "tromp-taylor"} {
		t.Run(rules, func(t *testing.T) {
			k := newTalk(t, 2000)
			k.walls(rules)
			k.do("play w A3", "play w pass")
			for move := 1; ; move++ {
				vertex := k.ask("genmove b")
				if vertex == "resign" || move == 1 && vertex == "pass" || move > 20 {
					t.Fatalf("move %d: %s", move, vertex)
				}
				if vertex == "pass" {
					break
				}
				k.do("play w pass")
			}
			if got := k.ask("final_score"); got != "B+4.5" {
				t.Errorf("%s, want B+4.5", got)
			}
			k.do("kata-set-rules competition") // has a dead stone to name, if there were one
			if dead := k.stones("dead"); dead != "" {
				t.Errorf("dead: %s", dead)
			}
		})
	}
}

// TestPassIsAnswered: in a won game that is over the bot passes instead of
// playing on.
func TestPassIsAnswered(t *testing.T) {
	for _, rules := range []string{"competition", "cgos", "japanese", "aga-button"} {
		k := newTalk(t, 500)
		k.walls(rules)
		if rules == "japanese" {
			k.do("komi -1.5") // territory is five to five
		}
		k.do("play w pass")
		if got := k.ask("genmove b"); got != "pass" {
			t.Errorf("%s: %s", rules, got)
		}
	}
}

// TestStatusAgreesWithScore: the lists are disjoint, cover the board, and leave
// what the score counts.
func TestStatusAgreesWithScore(t *testing.T) {
	k := newTalk(t, 100)
	k.walls("competition")
	k.do("play w A3", "play b pass", "play w pass")
	for range 2 {
		if dead := k.stones("dead"); dead != "A3" {
			t.Errorf("dead %q", dead)
		}
		if alive := k.stones("alive"); alive != "B1 B2 B3 B4 B5 C1 C2 C3 C4 C5 D1 D2 D3 D4 D5" {
			t.Errorf("alive %q", alive)
		}
		if seki := k.stones("seki"); seki != "" {
			t.Errorf("seki %q", seki)
		}
		if score := k.ask("final_score"); score != "B+4.5" {
			t.Errorf("score %s", score)
		}
	}
}

// TestHandicapIsPlayed: White neither resigns nor passes at the start of a
// handicap game, however the stones were placed.
func TestHandicapIsPlayed(t *testing.T) {
	for name, place := range map[string]func(*talk){
		"fixed": func(k *talk) { k.do("fixed_handicap 9") },
		"moves": func(k *talk) { k.place("b", "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10") },
	} {
		t.Run(name, func(t *testing.T) {
			k := newTalk(t, 100)
			k.do("boardsize 19", "clear_board", "komi 0.5")
			place(k)
			for range 3 {
				vertex := k.ask("genmove w")
				if p, err := gtp.ParseVertex(19, vertex); err != nil || p == engine.Pass {
					t.Fatalf("genmove w: %s", vertex)
				}
			}
		})
	}
}

// TestScoreInTime: a score in mid-game takes no time to speak of, a few times that
// of a search of 2,000 simulations at the most, and there always is one.
func TestScoreInTime(t *testing.T) {
	for _, size := range []int{2, 9, 19, 25} {
		k := newTalk(t, 2000)
		k.do(fmt.Sprintf("boardsize %d", size), "clear_board", "komi 7.5", "play b B2")
		start := time.Now()
		k.ask("reg_genmove w")
		search := time.Since(start)
		start = time.Now()
		score := k.ask("final_score")
		if took := time.Since(start); took > 5*search+time.Second {
			t.Errorf("size %d: %v, a search takes %v", size, took, search)
		}
		if !strings.HasPrefix(score, "B+") && !strings.HasPrefix(score, "W+") {
			t.Errorf("size %d: %s", size, score)
		}
	}
}

// TestCleanup plays on after a dispute until nothing dead of White's is left.
func TestCleanup(t *testing.T) {
	k := newTalk(t, 500)
	k.walls("competition")
	k.do("play w A3", "play b pass", "play w pass")
	for move := 1; ; move++ {
		vertex := k.ask("kgs-genmove_cleanup b")
		if vertex == "pass" {
			break
		}
		if move > 20 || vertex == "resign" {
			t.Fatalf("move %d: %s", move, vertex)
		}
		k.do("play w pass")
	}
	k.do("kata-set-rules cgos") // counts the board as it stands
	if got := k.ask("final_score"); got != "B+4.5" {
		t.Errorf("%s, want B+4.5", got)
	}
}
