package gtp

import (
	"bytes"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tianyuan/engine"
)

// TestRecordRoundTrip writes games and loads them again.
func TestRecordRoundTrip(t *testing.T) {
	dir := t.TempDir()
	games := []struct {
		name  string
		lines []string
	}{
		{"empty", nil},
		{"moves", []string{"play b E5", "play b C3", "play w pass", "play w G7"}},
		{"handicap", []string{"komi 0.5", "fixed_handicap 4", "play w E5", "play b C5"}},
		{"white first", []string{"komi -3.75", "play w E5"}},
		{"suicide", []string{"kata-set-rules tromp-taylor", "play b A1", "play w B1", "play w A3", "play w B2", "play b A2"}},
	}
	for _, game := range games {
		t.Run(game.name, func(t *testing.T) {
			s := newTestServer(t, &randomEngine{}, size9)
			for _, line := range game.lines {
				if got := tell(t, s, line); got[0] != '=' {
					t.Fatalf("%s: %s", line, got)
				}
			}
			path := filepath.Join(dir, game.name+" 1.sgf") // with a space
			if got := tell(t, s, "printsgf "+path); got != "= " {
				t.Fatal(got)
			}
			printed := strings.TrimPrefix(tell(t, s, "printsgf"), "= ")
			if data, err := os.ReadFile(path); err != nil || strings.TrimSpace(string(data)) != printed {
				t.Errorf("the file holds %q, %v, and not %q", data, err, printed)
			}
			want := tell(t, s, "showboard")
			tell(t, s, "boardsize 13")
			if got := tell(t, s, "loadsgf "+path); got[0] != '=' {
				t.Fatal(got)
			}
			if got := tell(t, s, "showboard"); got != want {
				t.Errorf("%s\nwant\n%s", got, want)
			}
		})
	}
	left, err := filepath.Glob(filepath.Join(dir, ".tianyuan*"))
	if err != nil || len(left) > 0 {
		t.Errorf("%v are left behind", left)
	}
}

// TestLoadOtherRules loads a record with a move that the rules in force forbid:
// it has been played. From there on the rules hold.
func TestLoadOtherRules(t *testing.T) {
	path := filepath.Join(t.TempDir(), "repeat.sgf")
	text := "(;SZ[9]RU[Chinese];W[ah];W[bh];B[ch];B[di];B[bi];B[ai];W[ci];B[bi];W[ai])"
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	s := newTestServer(t, &randomEngine{})
	if got := tell(t, s, "loadsgf "+path+" 9"); got != "= white" {
		t.Fatal(got)
	}
	if got := tell(t, s, "showboard"); !strings.Contains(got, "Rules: competition ") {
		t.Error(got)
	}
	tell(t, s, "undo")
	if got := tell(t, s, "play b B1"); got != "? illegal move" {
		t.Errorf("a repetition: %s", got)
	}
}

// TestLoadRules loads records that name rules: they are in force afterwards
// unless nothing but the ko rule would change.
func TestLoadRules(t *testing.T) {
	for _, test := range []struct{ inForce, text, want string }{
		{"competition", "", "competition"},
		{"competition", "RU[Chinese]", "competition"},
		{"competition", "RU[中国规则]", "competition"},
		{"chinese", "RU[chinese-kgs]", "competition"},
		{"competition", "RU[koSIMPLEscoreAREAtaxNONEsui0whbNfpok1]", "chinese"},
		{"chinese", "RU[Chinese]", "chinese"},
		{"competition", "RU[Japanese]", "japanese"},
		{"japanese", "RU[Chinese]", "chinese"},
		{"competition", "RU[AGA]", "aga"},
		{"aga", "RU[house rules]", "aga"},
	} {
		path := filepath.Join(t.TempDir(), "rules.sgf")
		if err := os.WriteFile(path, []byte("(;SZ[9]KM[5.5]"+test.text+";B[ee])"), 0o600); err != nil {
			t.Fatal(err)
		}
		s := newTestServer(t, &randomEngine{})
		tell(t, s, "kata-set-rules "+test.inForce)
		if got := tell(t, s, "loadsgf "+path); got != "= white" {
			t.Fatal(got)
		}
		if got := tell(t, s, "showboard"); !strings.Contains(got, "Rules: "+test.want+" ") || !strings.Contains(got, "Komi: 5.5") {
			t.Errorf("%s in force, record with %q: want %s\n%s", test.inForce, test.text, test.want, got)
		}
	}
}

// TestRulesRoundTrip writes a game under each preset and loads it under the
// default rules: the file brings its own back.
func TestRulesRoundTrip(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.sgf")
	for _, name := range engine.Presets() {
		s := newTestServer(t, &randomEngine{}, size9)
		tell(t, s, "kata-set-rules "+name)
		want := tell(t, s, "kata-get-rules")
		board := tell(t, s, "showboard")
		for _, line := range []string{"printsgf " + path, "kata-set-rules competition", "loadsgf " + path} {
			if got := tell(t, s, line); got[0] != '=' {
				t.Fatalf("%s: %s: %s", name, line, got)
			}
		}
		if got := tell(t, s, "kata-get-rules"); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
		if got := tell(t, s, "showboard"); got != board {
			t.Errorf("%s:\n%s\nwant\n%s", name, got, board)
		}
	}
}

// TestLoadKomi: a record without a komi leaves the komi alone, whatever rules
// it names.
func TestLoadKomi(t *testing.T) {
	for text, want := range map[string]string{"": "= 3.5", "RU[Japanese]": "= 3.5", "RU[Japanese]KM[0.5]": "= 0.5"} {
		path := filepath.Join(t.TempDir(), "komi.sgf")
		if err := os.WriteFile(path, []byte("(;SZ[9]"+text+")"), 0o600); err != nil {
			t.Fatal(err)
		}
		s := newTestServer(t, &randomEngine{})
		tell(t, s, "komi 3.5")
		tell(t, s, "loadsgf "+path)
		if got := tell(t, s, "get_komi"); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

// TestRecordLogs: why a file cannot be loaded or saved, and what was lost when it
// was, is a line of the log, as the reply has no room for it.
func TestRecordLogs(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"bad.sgf": "(;B[", "illegal.sgf": "(;SZ[9];B[aa];W[aa])", "setup.sgf": "(;SZ[9];B[aa];W[bb];AB[cc];W[dd])",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, test := range []struct{ line, reply, logged string }{
		{"loadsgf " + dir + "/bad.sgf", "? cannot load file\n\n", "offset"},
		{"loadsgf " + dir + "/illegal.sgf", "? cannot load file\n\n", "move 2: illegal move W[aa]: point is occupied"},
		{"loadsgf " + dir + "/missing.sgf", "? cannot load file\n\n", "missing.sgf: "},
		{"printsgf " + dir + "/no/x.sgf", "? cannot save file\n\n", "no such"},
		{"loadsgf " + dir + "/setup.sgf", "= black\n\n", "cuts off the moves before it: 2"},
		{"undo", "? cannot undo\n\n", ""},
	} {
		var logged, out bytes.Buffer
		s := newTestServer(t, &randomEngine{}, func(o *Options) {
			o.Logger = slog.New(slog.NewTextHandler(&logged, &slog.HandlerOptions{Level: slog.LevelWarn}))
		})
		if err := s.Serve(t.Context(), strings.NewReader(test.line), &out); err != nil || out.String() != test.reply {
			t.Errorf("%s: %q, %v", test.line, out.String(), err)
		}
		lines := 0
		if test.logged != "" {
			lines = 1
		}
		if got := logged.String(); strings.Count(got, "\n") != lines || !strings.Contains(got, test.logged) {
			t.Errorf("%s logs %q, want %q", test.line, got, test.logged)
		}
	}
}

// TestLoadHostile loads what is no record; each is refused in no time and
// changes nothing.
func TestLoadHostile(t *testing.T) {
	dir := t.TempDir()
	contents := map[string]string{
		"parentheses":   strings.Repeat("(", 300_000),
		"brackets":      "(;C[" + strings.Repeat("[", 300_000),
		"semicolons":    strings.Repeat(";", 300_000),
		"binary":        strings.Repeat("\x00\xff\x80(;B[", 50_000),
		"size":          "(;SZ[99999999999999999999];B[aa])",
		"size 1":        "(;SZ[1])",
		"komi is fine":  "(;SZ[9]KM[nan]GM[2];B[aa])",
		"off the board": "(;SZ[9];B[zz])",
	}
	s := newTestServer(t, &randomEngine{}, size9)
	tell(t, s, "play b E5")
	before := tell(t, s, "showboard")
	for name, text := range contents {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(dir, name)
			if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			began := time.Now()
			if got := tell(t, s, "loadsgf "+path); got != "? cannot load file" {
				t.Error(got)
			}
			if d := time.Since(began); d > patience {
				t.Errorf("takes %v", d)
			}
			if after := tell(t, s, "showboard"); after != before {
				t.Error(after)
			}
		})
	}
}

func TestWriteFile(t *testing.T) {
	dir := t.TempDir()
	path, link := filepath.Join(dir, "a.sgf"), filepath.Join(dir, "link.sgf")
	if err := (disk{}).write(path, []byte("one")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(path, link); err != nil {
		t.Skip(err)
	}
	if err := (disk{}).write(link, []byte("two")); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is replaced: %v, %v", info, err)
	}
	if data, err := os.ReadFile(path); string(data) != "two" || err != nil {
		t.Errorf("%q, %v", data, err)
	}
	if err := (disk{}).write(dir, []byte("x")); err == nil {
		t.Error("a folder is replaced")
	}
	if err := (disk{}).write(os.DevNull, []byte("x")); err == nil {
		t.Error("a device is replaced")
	}
}

func TestCutMoveNumber(t *testing.T) {
	fs := &memory{"a 5": "", "a": ""}
	tests := []struct {
		text, path string
		before     int
		fails      bool
	}{
		{text: "a", path: "a"},
		{text: "a 5", path: "a 5"},
		{text: "a 6", path: "a", before: 6},
		{text: "a 5  7", path: "a 5", before: 7},
		{text: "b c", path: "b c"},
		{text: "b -1", path: "b -1"},
		{text: "7", path: "7"},
		{text: "b 0", fails: true},
		{text: "b 99999999999999999999", fails: true},
	}
	for _, test := range tests {
		path, before, err := cutMoveNumber(fs, test.text)
		if path != test.path || before != test.before || (err != nil) != test.fails {
			t.Errorf("%q is %q before %d, %v", test.text, path, before, err)
		}
	}
}
