package match_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"tianyuan/bench/match"
	"tianyuan/engine"
	"tianyuan/engine/sgf"
)

// options are those of a short match on 5x5 in a folder of its own.
func options(t *testing.T, black, white string, games int) match.Options {
	t.Helper()
	o := match.DefaultOptions()
	o.Black, o.White, o.Games, o.Size = black, white, games, 5
	o.Dir = filepath.Join(t.TempDir(), "match")
	o.StartTimeout, o.CommandTimeout, o.MoveTimeout = 30*time.Second, 20*time.Second, 20*time.Second
	return o
}

// run plays a match and checks what holds for every match: the summary, the
// journal and the records tell the same, and nothing runs on.
func run(t *testing.T, o match.Options) (match.Summary, []match.GameResult) {
	t.Helper()
	before := runtime.NumGoroutine()
	var told []match.GameResult
	summary, err := match.Run(t.Context(), o, func(r match.GameResult) { told = append(told, r) })
	if err != nil {
		t.Fatal(err)
	}
	for range 100 {
		if runtime.NumGoroutine() <= before {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	if after := runtime.NumGoroutine(); after > before {
		t.Errorf("%d goroutines after the match, %d before", after, before)
	}
	settings, games, err := match.ReadJournal(o.Dir)
	if err != nil {
		t.Fatal(err)
	}
	if len(games) != o.Games || summary.Played != o.Games || len(told) != o.Games-summary.Resumed {
		t.Fatalf("%d games in the journal, summary %d, %d told, want %d", len(games), summary.Played, len(told), o.Games)
	}
	again := match.Summarize(settings, games)
	again.Games, again.Resumed = summary.Games, summary.Resumed
	if diff := differ(again, summary); diff != "" {
		t.Errorf("summary of the journal: %s", diff)
	}
	for i, r := range games {
		if r.Game != i+1 {
			t.Errorf("line %d is game %d", i+1, r.Game)
		}
		checkRecord(t, o, r)
	}
	return summary, games
}

// differ compares two values as JSON; seconds are sums of floats, which depend
// on their order only in the last digits.
func differ(a, b match.Summary) string {
	for i := range a.Programs {
		a.Programs[i].Seconds, b.Programs[i].Seconds = 0, 0
	}
	one, _ := json.Marshal(a)
	other, _ := json.Marshal(b)
	if !bytes.Equal(one, other) {
		return string(one) + " is not " + string(other)
	}
	return ""
}

// checkRecord reads a game's record back.
func checkRecord(t *testing.T, o match.Options, r match.GameResult) {
	t.Helper()
	record, err := sgf.LoadFile(filepath.Join(o.Dir, r.SGF), sgf.DefaultLoadOptions())
	if err != nil {
		t.Errorf("game %d: %v", r.Game, err)
		return
	}
	h := record.Header
	if h.Result != r.Result || h.PlayerBlack != r.Black.String() || h.PlayerWhite != r.White.String() {
		t.Errorf("game %d: record says %q, %q - %q, journal %+v", r.Game, h.Result, h.PlayerBlack, h.PlayerWhite, r)
	}
	if h.Date != r.Started.Format("2006-01-02") || record.Game.Size() != o.Size || record.Game.Komi() != o.Komi {
		t.Errorf("game %d: record of %s on %d with komi %v", r.Game, h.Date, record.Game.Size(), record.Game.Komi())
	}
	if want, _ := engine.Preset(o.Rules); record.Game.Rules() != want {
		t.Errorf("game %d: record has rules %v, want %v", r.Game, record.Game.Rules(), o.Rules)
	}
	if got := len(record.Game.Moves()); got != r.Moves {
		t.Errorf("game %d: %d moves in the record, %d in the journal", r.Game, got, r.Moves)
	}
	for _, claim := range []*match.Claim{r.BlackClaim, r.WhiteClaim} {
		if (claim == nil) != (r.Reason != match.ByScore) || claim != nil && !strings.Contains(h.Comment, claim.String()) {
			t.Errorf("game %d: claim %v, comment %q", r.Game, claim, h.Comment)
		}
	}
}

func TestRun(t *testing.T) {
	var stderr bytes.Buffer
	o := options(t, fakeCommand("name=A", "seed=1"), fakeCommand("name=B", "seed=2", "rules=yes"), 6)
	o.Komi = 0.5
	o.Stderr = &stderr
	s, games := run(t, o)
	if s.Counted != 6 || s.Agreed != 6 || s.Differed != 0 || s.BlackWins+s.WhiteWins != 6 || s.Forfeits != 0 {
		t.Errorf("summary\n%v", s)
	}
	if s.Programs[0].Games != 6 || s.Programs[0].Wins+s.Programs[1].Wins != 6 || s.Programs[0].Wins != s.Programs[1].Losses {
		t.Errorf("tallies %+v", s.Programs)
	}
	for i, r := range games {
		black, white := "A", "B"
		if i%2 == 1 {
			black, white = "B", "A"
		}
		if r.Black.Name != black || r.White.Name != white || r.Black.Version == "" || r.Black.Command == "" {
			t.Errorf("game %d: %v - %v", r.Game, r.Black, r.White)
		}
		if r.Reason != match.ByScore || r.Result != r.Referee || r.Result != r.BlackClaim.Score || r.Moves < 10 || r.BlackSeconds <= 0 {
			t.Errorf("game %d: %+v", r.Game, r)
		}
		if r.BlackClaim.Dead != nil {
			t.Errorf("game %d: a list of dead stones from nowhere: %q", r.Game, r.BlackClaim.Dead)
		}
	}
	// The programs stay for the whole match, so each announces itself once.
	if got := stderr.String(); strings.Count(got, "[1] A is ready\n") != 1 || strings.Count(got, "[2] B is ready\n") != 1 {
		t.Errorf("standard error %q", got)
	}
	leftovers, _ := filepath.Glob(filepath.Join(o.Dir, "*.tmp"))
	if len(leftovers) > 0 {
		t.Errorf("files left: %v", leftovers)
	}
}

func TestRunFaults(t *testing.T) {
	tests := []struct {
		name   string
		words  []string // of the first program, Black in game 1
		result string   // of game 1
		reason match.Reason
		detail string
		moves  int // in the record, -1 if that varies
	}{
		{"occupied point", []string{"fault=occupied", "at=3"}, "W+F", match.ByIllegalMove, ": point is occupied", 4},
		{"off the board", []string{"fault=off-board", "at=2"}, "W+F", match.ByIllegalMove, "T19", 2},
		{"resignation", []string{"fault=resign", "at=3"}, "W+R", match.ByResignation, "", 4},
		{"hang", []string{"fault=hang", "at=3"}, "W+T", match.ByTimeout, "timeout", 4},
		{"crash", []string{"fault=crash", "at=3"}, "W+F", match.ByCrash, "exit status 9): panic: liberties", 4},
		{"garbage", []string{"fault=garbage", "at=3"}, "W+F", match.ByGarbage, "Segmentation fault", 4},
		{"not a move", []string{"fault=no-move", "at=3"}, "W+F", match.ByGarbage, "invalid vertex", 4},
		{"flood", []string{"fault=flood", "at=3"}, "W+F", match.ByGarbage, "longer than", 4},
		{"closed output", []string{"fault=close", "at=3"}, "W+F", match.ByCrash, "exited", 4},
		{"genmove refused", []string{"fault=refuse", "at=3"}, "W+F", match.ByRefusal, "do not feel like it", 4},
		{"legal move refused", []string{"refuse=play"}, "W+F", match.ByRefusal, "play white", 2},
		{"board size refused", []string{"refuse=boardsize"}, "W+F", match.ByRefusal, "boardsize 5", 0},
		{"komi refused", []string{"refuse=komi"}, "W+F", match.ByRefusal, "komi 7.5", 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			o := options(t, fakeCommand(append(tt.words, "name=Bad", "seed=1")...), fakeCommand("name=Good", "seed=2"), 2)
			if tt.reason == match.ByTimeout {
				o.MoveTimeout = 2 * time.Second
			}
			s, err := match.Run(t.Context(), o, nil)
			if err != nil {
				t.Fatal(err)
			}
			_, games, err := match.ReadJournal(o.Dir)
			if err != nil {
				t.Fatal(err)
			}
			r := games[0]
			if r.Result != tt.result || r.Reason != tt.reason || !strings.Contains(r.Detail, tt.detail) || r.Moves != tt.moves {
				t.Errorf("game 1: %s by %s (%s) after %d moves", r.Result, r.Reason, r.Detail, r.Moves)
			}
			checkRecord(t, o, r)
			// The program is back for the second game, with its fault. (A
			// program that resigns has no fault, and is the same one still.)
			r = games[1]
			if tt.reason == match.ByResignation {
				if r.Reason != match.ByScore {
					t.Errorf("game 2: %s by %s (%s)", r.Result, r.Reason, r.Detail)
				}
				return
			}
			if r.Reason != tt.reason || r.Winner() != engine.Black || r.White.Name != "Bad" {
				t.Errorf("game 2: %s by %s (%s)", r.Result, r.Reason, r.Detail)
			}
			bad := s.Programs[0]
			if s.Forfeits != 2 || bad.Losses != 2 || bad.Forfeits != 2 || s.Programs[1].Wins != 2 ||
				s.Programs[1].WinsBlack != 1 || s.Programs[1].WinsWhite != 1 {
				t.Errorf("summary\n%v", s)
			}
			counts := map[match.Reason]int{
				match.ByIllegalMove: bad.IllegalMoves, match.ByTimeout: bad.Timeouts, match.ByCrash: bad.Crashes,
				match.ByGarbage: bad.Garbage, match.ByRefusal: bad.Refusals,
			}
			for reason, n := range counts {
				if (n == 2) != (reason == tt.reason) || n != 2 && n != 0 {
					t.Errorf("%d losses by %s", n, reason)
				}
			}
		})
	}
	t.Run("neither can play", func(t *testing.T) {
		o := options(t, fakeCommand("refuse=boardsize"), fakeCommand("refuse=komi"), 1)
		s, games := run(t, o)
		if r := games[0]; r.Result != "Void" || r.Reason != match.ByRefusal || !r.Void() || s.Voids != 1 {
			t.Errorf("%+v", r)
		}
	})
	t.Run("rules refused", func(t *testing.T) {
		o := options(t, fakeCommand("rules=no"), fakeCommand(), 1)
		_, games := run(t, o)
		if r := games[0]; r.Reason != match.ByScore || len(r.Notes) != 1 || !strings.Contains(r.Notes[0], "black does not take the rules") {
			t.Errorf("%+v", r)
		}
	})
	t.Run("move limit", func(t *testing.T) {
		o := options(t, fakeCommand(), fakeCommand(), 1)
		o.MoveLimit = 7
		s, games := run(t, o)
		if r := games[0]; r.Result != "Void" || r.Reason != match.ByMoveLimit || r.Moves != 7 || s.Voids != 1 {
			t.Errorf("%+v", r)
		}
	})
}

func TestRunScores(t *testing.T) {
	tests := []struct {
		name         string
		rules        string
		black, white []string
		result       string // "" for the referee's count of the board as it stands
		agreed       bool
		differed     bool
		decision     string
	}{
		{"both claim the same", "competition", []string{"score=B+3.5"}, []string{"score=B+3.5"}, "B+3.5", true, false, "both programs claim it; the referee would have had"},
		{"draw", "competition", []string{"score=0"}, []string{"score=Jigo"}, "0", true, false, "both"},
		{"different claims", "competition", []string{"score=B+3.5"}, []string{"score=W+0.5"}, "", false, true, "no list"},
		{"a program counts wrongly by rules without agreement", "tromp-taylor", []string{"score=B+99"}, []string{"score=B+99"}, "", true, false, "without agreement"},
		{"no claims", "competition", []string{"score=?"}, []string{"refuse=final_score"}, "", false, false, "no list"},
		{"one claim", "competition", []string{"score=B+50"}, []string{"refuse=final_score"}, "", false, false, "no list"},
		{"no list of commands", "competition", []string{"refuse=list_commands", "score=B+5"}, []string{"score=B+5"}, "B+5", true, false, "both"},
		{"a crash after the game", "competition", []string{"score=die"}, []string{"score=count"}, "", false, false, "no list"},
		{"equal empty lists", "competition", []string{"score=B+1", "dead=none"}, []string{"score=B+2", "dead=none"}, "", false, true, "both programs call dead"},
		{"a list of empty points is void", "competition", []string{"score=B+1", "dead=A1"}, []string{"score=B+2"}, "", false, true, "no list"},
		{"a list of nonsense is void", "competition", []string{"score=B+1", "dead=foo"}, []string{"score=B+2"}, "", false, true, "no list"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			// Both pass at once: the empty board, White wins by the komi.
			o := options(t, fakeCommand(append(tt.black, "pass=1")...), fakeCommand(append(tt.white, "pass=1")...), 1)
			o.Rules = tt.rules
			s, games := run(t, o)
			r := games[0]
			want := tt.result
			if want == "" {
				want = "W+7.5"
			}
			if r.Result != want || r.Referee != "W+7.5" || r.Reason != match.ByScore {
				t.Errorf("%s by %s, the referee counts %s", r.Result, r.Reason, r.Referee)
			}
			if r.Agreed != tt.agreed || r.Differed != tt.differed || !strings.Contains(r.Decision, tt.decision) {
				t.Errorf("agreed %v, differed %v: %s", r.Agreed, r.Differed, r.Decision)
			}
			if s.Counted != 1 || (s.Agreed == 1) != tt.agreed || (s.Differed == 1) != tt.differed {
				t.Errorf("summary\n%v", s)
			}
			if (s.Draws == 1) != (want == "0") {
				t.Errorf("%d draws", s.Draws)
			}
		})
	}
}

func TestRunResume(t *testing.T) {
	journalOf := func(o match.Options) string { return filepath.Join(o.Dir, match.JournalName) }
	first := func(t *testing.T) match.Options {
		o := options(t, fakeCommand("name=A", "seed=1"), fakeCommand("name=B", "seed=2"), 3)
		run(t, o)
		return o
	}
	t.Run("a finished match plays nothing", func(t *testing.T) {
		o := first(t)
		before, _ := os.ReadFile(journalOf(o))
		s, err := match.Run(t.Context(), o, func(match.GameResult) { t.Error("a game was played") })
		if err != nil || s.Played != 3 || s.Resumed != 3 {
			t.Errorf("%+v, %v", s, err)
		}
		if after, _ := os.ReadFile(journalOf(o)); !bytes.Equal(before, after) {
			t.Error("the journal has changed")
		}
	})
	t.Run("more games", func(t *testing.T) {
		o := first(t)
		o.Games = 5
		if s, games := run(t, o); s.Resumed != 3 || games[4].Black.Name != "A" {
			t.Errorf("resumed %d; game 5 has %v as black", s.Resumed, games[4].Black)
		}
	})
	for name, cut := range map[string]func([]byte) []byte{
		"a half-written line":    func(b []byte) []byte { return b[:len(b)-20] },
		"a missing line feed":    func(b []byte) []byte { return b[:len(b)-1] },
		"a line of zeros":        func(b []byte) []byte { return append(b[:bytes.LastIndexByte(b[:len(b)-1], '\n')+1], 0, 0, 0, '\n') },
		"a game that is missing": func(b []byte) []byte { return b[:bytes.LastIndexByte(b[:len(b)-1], '\n')+1] },
	} {
		t.Run(name, func(t *testing.T) {
			o := first(t)
			data, err := os.ReadFile(journalOf(o))
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(journalOf(o), cut(data), 0o666); err != nil {
				t.Fatal(err)
			}
			if _, games, err := match.ReadJournal(o.Dir); err != nil || len(games) != 2 {
				t.Errorf("ReadJournal: %d games, %v", len(games), err)
			}
			if s, _ := run(t, o); s.Resumed != 2 {
				t.Errorf("resumed %d", s.Resumed)
			}
		})
	}
	t.Run("half of the first line", func(t *testing.T) {
		o := options(t, fakeCommand(), fakeCommand(), 1)
		if err := os.MkdirAll(o.Dir, 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(journalOf(o), []byte(`{"match":1,"bla`), 0o666); err != nil {
			t.Fatal(err)
		}
		if s, _ := run(t, o); s.Resumed != 0 {
			t.Errorf("resumed %d", s.Resumed)
		}
	})
	t.Run("other settings are refused", func(t *testing.T) {
		o := first(t)
		before, _ := os.ReadFile(journalOf(o))
		for name, change := range map[string]func(*match.Options){
			"black":           func(o *match.Options) { o.Black += " x=1" },
			"white":           func(o *match.Options) { o.White += " x=1" },
			"size":            func(o *match.Options) { o.Size = 7 },
			"komi":            func(o *match.Options) { o.Komi = 6.5 },
			"rules":           func(o *match.Options) { o.Rules = "tromp-taylor" },
			"move timeout":    func(o *match.Options) { o.MoveTimeout++ },
			"command timeout": func(o *match.Options) { o.CommandTimeout++ },
			"move limit":      func(o *match.Options) { o.MoveLimit = 10 },
			"komi 7.5, not 6": func(o *match.Options) { o.Komi = 6 },
			"game 3":          func(o *match.Options) { o.Games = 2 },
		} {
			other := o
			change(&other)
			if _, err := match.Run(t.Context(), other, nil); !errors.Is(err, match.ErrSettings) || !strings.Contains(err.Error(), name) {
				t.Errorf("%s: %v", name, err)
			}
		}
		o.Rules = "chinese-kgs" // another name of the same rules
		if _, err := match.Run(t.Context(), o, nil); err != nil {
			t.Errorf("another name of the same rules: %v", err)
		}
		o.StartTimeout++ // decides no game
		if _, err := match.Run(t.Context(), o, nil); err != nil {
			t.Errorf("more time for a start: %v", err)
		}
		if after, _ := os.ReadFile(journalOf(o)); !bytes.Equal(before, after) {
			t.Error("the journal has changed")
		}
	})
	for name, journal := range map[string]string{
		"not JSON":        "hello\nworld\n",
		"other format":    `{"match":99}` + "\n",
		"no game":         "{SETTINGS}\n{}\n{}\n",
		"twice":           `{SETTINGS}` + "\n" + `{"game":1,"result":"0"}` + "\n" + `{"game":1,"result":"0"}` + "\n",
		"broken halfway":  "{SETTINGS}\n{\"game\":1,\n{\"game\":2,\"result\":\"0\"}\n",
		"number as a key": `{SETTINGS}` + "\n" + `{"game":"one"}` + "\n",
	} {
		t.Run("a journal that is "+name, func(t *testing.T) {
			o := options(t, fakeCommand(), fakeCommand(), 3)
			if err := os.MkdirAll(o.Dir, 0o777); err != nil {
				t.Fatal(err)
			}
			journal = strings.Replace(journal, "{SETTINGS}", `{"match":1}`, 1)
			if err := os.WriteFile(journalOf(o), []byte(journal), 0o666); err != nil {
				t.Fatal(err)
			}
			if _, err := match.Run(t.Context(), o, nil); !errors.Is(err, match.ErrJournal) {
				t.Errorf("error %v", err)
			}
			if after, _ := os.ReadFile(journalOf(o)); string(after) != journal {
				t.Error("the journal has changed")
			}
		})
	}
}

func TestRunKilled(t *testing.T) {
	path, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	cmd := exec.Command(path, fakeMatch, dir)
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	played := 0
	for range 3000 {
		if _, games, err := match.ReadJournal(dir); err == nil && len(games) >= 3 {
			played = len(games)
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	_ = cmd.Process.Kill()
	_ = cmd.Wait()
	if played == 0 {
		t.Fatal("no game was played")
	}
	_, before, err := match.ReadJournal(dir)
	if err != nil {
		t.Fatal(err)
	}
	o := killedOptions(dir, len(before)+2)
	s, after := run(t, o)
	if s.Resumed != len(before) {
		t.Errorf("resumed %d of %d games", s.Resumed, len(before))
	}
	for i, r := range before {
		if after[i].Started != r.Started || after[i].Result != r.Result {
			t.Errorf("game %d was played again", r.Game)
		}
	}
}

func TestRunCancelled(t *testing.T) {
	t.Run("between moves", func(t *testing.T) {
		o := options(t, fakeCommand("fault=hang", "at=60"), fakeCommand(), 1000)
		o.Grace = time.Second // the hung program needs to be killed
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		s, err := match.Run(ctx, o, func(r match.GameResult) {
			if r.Game == 2 {
				time.AfterFunc(200*time.Millisecond, cancel)
			}
		})
		if !errors.Is(err, context.Canceled) || !errors.Is(err, match.ErrInterrupted) || s.Played < 2 || s.Forfeits != 0 {
			t.Errorf("%+v, %v", s, err)
		}
		want := fmt.Sprintf("interrupted after %d of 1000 games; the same command goes on", s.Played)
		if err == nil || err.Error() != want {
			t.Errorf("error %v, want %s", err, want)
		}
		if _, games, err := match.ReadJournal(o.Dir); err != nil || len(games) != s.Played {
			t.Errorf("%d games in the journal, %d in the summary, %v", len(games), s.Played, err)
		}
	})
	t.Run("before the start", func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		o := options(t, fakeCommand(), fakeCommand(), 1)
		if s, err := match.Run(ctx, o, nil); !errors.Is(err, context.Canceled) || !errors.Is(err, match.ErrInterrupted) || s.Played != 0 {
			t.Errorf("%+v, %v", s, err)
		}
	})
}

func TestRunStart(t *testing.T) {
	tests := []struct {
		name, command, text string
	}{
		{"no such program", "/nowhere/bot", "/nowhere/bot"},
		{"dies", fakeCommand("start=die"), "no book"},
		{"sleeps", fakeCommand("start=sleep"), "timeout"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			var stderr bytes.Buffer
			var waiting []string
			o := options(t, fakeCommand(), tt.command, 2)
			if tt.name == "sleeps" {
				o.StartTimeout = 7 * time.Second
			}
			o.Stderr = &stderr
			o.Waiting = func(line string) { waiting = append(waiting, line) }
			s, err := match.Run(t.Context(), o, nil)
			if !errors.Is(err, match.ErrStart) || !strings.Contains(err.Error(), tt.text) || s.Played != 0 {
				t.Errorf("%+v, %v", s, err)
			}
			if tt.name != "sleeps" && len(waiting) > 0 ||
				tt.name == "sleeps" && (len(waiting) != 1 || !strings.HasPrefix(waiting[0], "waiting for program 2 to answer, 7s at most: ")) {
				t.Errorf("told %q", waiting)
			}
			if tt.name == "dies" && !strings.Contains(stderr.String(), "[2] no book\n") {
				t.Errorf("standard error %q", stderr.String())
			}
		})
	}
	t.Run("a second process", func(t *testing.T) {
		if runtime.GOOS == "windows" {
			t.Skip("no locks there")
		}
		o := options(t, fakeCommand(), fakeCommand(), 1)
		_, err := match.Run(t.Context(), o, func(match.GameResult) {
			if _, err := match.Run(t.Context(), o, nil); !errors.Is(err, match.ErrBusy) {
				t.Errorf("a second match in the folder: %v", err)
			}
		})
		if err != nil {
			t.Error(err)
		}
	})
	t.Run("a folder that cannot be made", func(t *testing.T) {
		o := options(t, fakeCommand(), fakeCommand(), 1)
		file := filepath.Join(t.TempDir(), "file")
		if err := os.WriteFile(file, nil, 0o666); err != nil {
			t.Fatal(err)
		}
		o.Dir = filepath.Join(file, "match")
		if _, err := match.Run(t.Context(), o, nil); err == nil {
			t.Error("no error")
		}
	})
}

// TestHandicap: Black has its stones in every game and is always the first
// program, White moves first, and the record says so.
func TestHandicap(t *testing.T) {
	o := options(t, fakeCommand("name=A", "seed=1"), fakeCommand("name=B", "seed=2"), 3)
	o.Size, o.Handicap, o.Komi = 9, 4, 0.5
	summary, games := run(t, o)
	if !strings.Contains(summary.String(), "komi 0.5, handicap 4\n") {
		t.Errorf("summary:\n%s", summary)
	}
	for _, r := range games {
		if r.Black.Name != "A" || r.White.Name != "B" || r.Handicap != 4 || r.Reason != match.ByScore {
			t.Errorf("game %d: %v", r.Game, r)
		}
		if program := r.WinnerProgram(); (program == 1) != (r.Winner() == engine.Black) {
			t.Errorf("game %d: %s by program %d", r.Game, r.Result, program)
		}
		record, err := sgf.LoadFile(filepath.Join(o.Dir, r.SGF), sgf.DefaultLoadOptions())
		if err != nil {
			t.Fatal(err)
		}
		if g := record.Game; len(g.Handicap()) != 4 || g.Moves()[0].Color != engine.White {
			t.Errorf("game %d: %d stones, first move %v", r.Game, len(g.Handicap()), g.Moves()[0])
		}
	}
	o.Handicap = 3
	if _, err := match.Run(t.Context(), o, nil); !errors.Is(err, match.ErrSettings) || !strings.Contains(err.Error(), "handicap 4, not 3") {
		t.Errorf("resumed with another handicap: %v", err)
	}
}

// TestHandicapRefused: a program that takes no handicap forfeits.
func TestHandicapRefused(t *testing.T) {
	o := options(t, fakeCommand("name=A", "seed=1"), fakeCommand("name=B", "refuse=set_free_handicap"), 1)
	o.Size, o.Handicap = 9, 2
	_, games := run(t, o)
	if r := games[0]; r.Result != "B+F" || r.Reason != match.ByRefusal || !strings.Contains(r.Detail, "set_free_handicap") {
		t.Errorf("%v", r)
	}
}
