package sgf

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tianyuan/engine"
)

// stones lists the stones of a board as "B[dd] B[pd] W[pp]", rows from the top.
func stones(b *engine.Board) string {
	var list []string
	for row := b.Size(); row >= 1; row-- {
		for col := 1; col <= b.Size(); col++ {
			p, _ := engine.At(b.Size(), col, row)
			if c := b.At(p); c.IsPlayer() {
				list = append(list, c.Letter()+"["+FormatPoint(p, b.Size())+"]")
			}
		}
	}
	return strings.Join(list, " ")
}

// record lists the moves of a game as they stand in a file.
func record(g *engine.Game) string {
	var b strings.Builder
	for _, m := range g.Moves() {
		b.WriteString(m.Color.Letter() + "[" + FormatPoint(m.Point, g.Size()) + "]")
	}
	return b.String()
}

// load reads a game from a text with the default options.
func load(t *testing.T, text string) *Record {
	t.Helper()
	r, err := Load(strings.NewReader(text), DefaultLoadOptions())
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return r
}

// TestFiles has the files that made other programs fail, with the outcome that
// is right.
func TestFiles(t *testing.T) {
	for _, tt := range []struct {
		file   string
		size   int
		stones string
		moves  string
		turn   engine.Color
	}{
		{"a_setup_black.sgf", 19, "B[dd] B[pd] W[pp]", "B[pd]W[pp]", engine.Black},
		{"b_escape.sgf", 9, "B[aa] W[bb]", "B[aa]W[bb]", engine.Black},
		{"f_emptykm.sgf", 19, "B[pc] W[pq]", "B[pc]W[pq]", engine.Black},
		{"i_unesc.sgf", 9, "B[ee]", "B[ee]", engine.White},
		{"j_same.sgf", 9, "B[cc] B[ee] W[gg]", "B[ee]B[cc]W[gg]", engine.Black},
		{"k_tt.sgf", 19, "B[dd] B[pd]", "B[pd]W[]B[dd]W[]", engine.Black},
		{"o_multi.sgf", 9, "W[cc] B[ee]", "B[ee]W[cc]", engine.Black},
		{"q_crlf.sgf", 9, "W[cc] B[ee]", "B[ee]W[cc]", engine.Black},
	} {
		t.Run(tt.file, func(t *testing.T) {
			r, err := LoadFile(filepath.Join("testdata", tt.file), DefaultLoadOptions())
			if err != nil {
				t.Fatal(err)
			}
			g := r.Game
			if g.Size() != tt.size || stones(g.Board()) != tt.stones || record(g) != tt.moves || g.ToMove() != tt.turn {
				t.Errorf("size %d, stones %s, moves %s, %v to move;\nwant %d, %s, %s, %v",
					g.Size(), stones(g.Board()), record(g), g.ToMove(), tt.size, tt.stones, tt.moves, tt.turn)
			}
			if g.Komi() != engine.DefaultRules().Komi {
				t.Errorf("komi %g without KM", g.Komi())
			}
		})
	}
}

// TestFileTexts has what else the files hold.
func TestFileTexts(t *testing.T) {
	read := func(file string) *Collection {
		c, err := ReadFile(filepath.Join("testdata", file), DefaultLimits())
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	if got := read("b_escape.sgf").Games[0].Text("C"); got != `\]` {
		t.Errorf("b_escape: comment %q", got)
	}
	if got := read("i_unesc.sgf").Games[0]; got.SimpleText("US") != "Matsuyama[3d]" || got.SimpleText("PB") != "x" {
		t.Errorf("i_unesc: US %q, PB %q", got.SimpleText("US"), got.SimpleText("PB"))
	}
	gbk := read("f_emptykm.sgf")
	if h := HeaderOf(gbk.Games[0]); gbk.Encoding != "gb18030" || h.PlayerWhite != "徐" || h.Result != "白" {
		t.Errorf("f_emptykm: %s, PW %q, RE %q", gbk.Encoding, h.PlayerWhite, h.Result)
	}
	multi := read("o_multi.sgf")
	if len(multi.Games) != 2 || multi.Games[1].SimpleText("SZ") != "13" {
		t.Errorf("o_multi: %d games", len(multi.Games))
	}
	crlf := read("q_crlf.sgf").Games[0].Child().Child()
	if got := crlf.Text("C"); got != "ab]c" {
		t.Errorf("q_crlf: comment %q", got)
	}
}

func TestBadFiles(t *testing.T) {
	for file, want := range map[string]error{
		"h_bad.sgf":     ErrNoGame,
		"empty.sgf":     ErrNoGame,
		"t.sgf":         ErrNoGame,
		"m_illegal.sgf": ErrIllegalMove,
		"missing.sgf":   fs.ErrNotExist,
		".":             ErrNotRegular,
	} {
		r, err := LoadFile(filepath.Join("testdata", file), DefaultLoadOptions())
		if r != nil || !errors.Is(err, want) {
			t.Errorf("%s: %v, %v; want %v", file, r, err, want)
		}
	}
	_, err := LoadFile("testdata/m_illegal.sgf", DefaultLoadOptions())
	var move *MoveError
	if !errors.As(err, &move) || move.Number != 2 || !errors.Is(err, engine.ErrOccupied) || move.ByRules() {
		t.Errorf("m_illegal: %v", err)
	}
	if want := "sgf: move 2: illegal move W[ee]: point is occupied"; err.Error() != want {
		t.Errorf("m_illegal: %q, want %q", err, want)
	}
	if _, err := os.Stat("/dev/null"); err == nil {
		if _, err := LoadFile("/dev/null", DefaultLoadOptions()); !errors.Is(err, ErrNotRegular) {
			t.Errorf("/dev/null: %v", err)
		}
	}
}
