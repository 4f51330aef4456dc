package match

import (
	"bytes"
	"strings"
	"testing"

	"tianyuan/engine"
)

// ended returns a game of 5x5 with this position, ended by two passes.
func ended(t *testing.T, preset, diagram string) *engine.Game {
	t.Helper()
	rules, err := engine.Preset(preset)
	if err != nil {
		t.Fatal(err)
	}
	board, err := engine.ParseDiagram(diagram)
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.NewGame(board.Size(), rules)
	if err != nil {
		t.Fatal(err)
	}
	var stones [4][]engine.Point
	for i := range board.Size() * board.Size() {
		p := engine.PointOf(board.Size(), i)
		stones[board.At(p)] = append(stones[board.At(p)], p)
	}
	if err := g.SetUp(stones[engine.Black], stones[engine.White], engine.Black); err != nil {
		t.Fatal(err)
	}
	if err := g.SetKomi(0.5); err != nil {
		t.Fatal(err)
	}
	for _, c := range []engine.Color{engine.Black, engine.White} {
		if err := g.Play(engine.Move{Color: c, Point: engine.Pass}); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

func TestDecide(t *testing.T) {
	// White's stone at A3 and Black's at E2 are inside the other's territory.
	// Counted by hand, before half a point of komi: as the board stands 11 to
	// 6, as both sides' empty points touch both colors; without A3 16 to 5,
	// without E2 10 to 11, without both 15 to 10. Without the white wall 20
	// to 1: A3 still spoils Black's side.
	const position = `
		.XXO.
		.XXO.
		OXXO.
		.XXOX
		.XXO.`
	at := func(col, row int) engine.Point {
		p, ok := engine.At(5, col, row)
		if !ok {
			t.Fatal("off the board")
		}
		return p
	}
	a3, e2, d1 := at(1, 3), at(5, 2), at(4, 1)
	score := func(margin float64) testimony { return testimony{margin: margin, scored: true} }
	list := func(margin float64, dead ...engine.Point) testimony {
		return testimony{margin: margin, scored: true, listed: true, status: engine.Status{Dead: dead}}
	}
	tests := []struct {
		name             string
		rules            string
		black, white     testimony
		margin           float64
		agreed, differed bool
		grounds          string
	}{
		{"nobody says anything", "competition", testimony{}, testimony{}, 4.5, false, false, "as the board stands"},
		{"both right", "competition", list(4.5, a3, e2), list(4.5, a3, e2), 4.5, true, false, "both programs claim it"},
		{"same claim, no lists", "competition", score(10.5), score(10.5), 10.5, true, false, "would have had B+4.5"},
		{"equal lists, claims of other rules", "competition", list(4.5, a3, e2), list(3.5, e2, a3), 4.5, false, true, "both programs call dead"},
		{"only one stone is in both lists", "competition", list(10.5, a3), list(4.5, a3, e2), 10.5, false, true, "their lists differ"},
		{"disjoint lists", "competition", list(10.5, a3), list(-1.5, e2), 4.5, false, true, "their lists differ"},
		{"only black has a list", "competition", list(10.5, a3), score(4.5), 10.5, false, true, "black calls dead"},
		{"only white has a list", "competition", score(4.5), list(-1.5, e2), -1.5, false, true, "white calls dead"},
		{"a chain by another of its stones", "competition", list(1, d1), list(2, at(4, 5)), 18.5, false, true, "both programs call dead"},
		{"no agreement by the rules", "tromp-taylor", list(10.5, a3), list(10.5, a3), 4.5, true, false, "without agreement"},
		{"territory", "japanese", list(1, a3, e2), list(2, a3, e2), -0.5, false, true, "both programs call dead"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			v := decide(ended(t, tt.rules, position), tt.black, tt.white)
			if v.margin != tt.margin || v.agreed != tt.agreed || v.differed != tt.differed || !strings.Contains(v.grounds, tt.grounds) {
				t.Errorf("%+v, want %v, agreed %v, differed %v, %q", v, tt.margin, tt.agreed, tt.differed, tt.grounds)
			}
		})
	}
}

func TestLineWriter(t *testing.T) {
	long := strings.Repeat("x", 2*maxLine+10)
	for _, tt := range []struct{ name, input, want string }{
		{"lines", "a\nb\n", "[1] a\n[1] b\n"},
		{"empty line", "\n", "[1] \n"},
		{"no line feed", "a\nb", "[1] a\n[1] b\n"},
		{"long", long + "\n", "[1] " + long[:maxLine] + "\n[1] " + long[:maxLine] + "\n[1] " + long[:10] + "\n"},
	} {
		for _, chunk := range []int{1, 7, 100000} {
			t.Run(tt.name, func(t *testing.T) {
				var out bytes.Buffer
				w := stderrWriters(&out)[0]
				for rest := tt.input; rest != ""; {
					n := min(chunk, len(rest))
					if m, err := w.Write([]byte(rest[:n])); m != n || err != nil {
						t.Fatalf("Write = %d, %v", m, err)
					}
					rest = rest[n:]
				}
				w.end()
				if out.String() != tt.want {
					t.Errorf("wrote %.100q", out.String())
				}
			})
		}
	}
	if w := stderrWriters(nil); w[0] != nil || w[1] != nil {
		t.Error("writers without a writer")
	}
}

func FuzzParseJournal(f *testing.F) {
	f.Add([]byte("{\"match\":1}\n{\"game\":1,\"result\":\"B+R\"}\n"))
	f.Add([]byte("{\"match\":1}\n{\"game\":1,\"resu"))
	f.Add([]byte("\n\n"))
	f.Add([]byte("{}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		settings, games, whole, err := parseJournal(data)
		if err != nil {
			return
		}
		if whole > len(data) || whole > 0 && data[whole-1] != '\n' {
			t.Fatalf("%d of %d bytes", whole, len(data))
		}
		// What is kept reads the same again.
		settings2, games2, whole2, err := parseJournal(data[:whole])
		if err != nil || whole2 != whole || len(games2) != len(games) || (settings == nil) != (settings2 == nil) {
			t.Fatalf("again: %d games of %d, %d bytes of %d, %v", len(games2), len(games), whole2, whole, err)
		}
	})
}
