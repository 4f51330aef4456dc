package sgf

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tianyuan/engine"
)

func TestWrite(t *testing.T) {
	for in, want := range map[string]string{
		"(;)":                                   "(;)",
		"(;B[aa];W[bb](;B[cc];W[dd])(;B[ee]))":  "(;B[aa]\n;W[bb]\n(;B[cc];W[dd])\n(;B[ee]))",
		"(;C[古])":                               "(;C[古]CA[UTF-8])",
		"(;CA[GBK]C[x])":                        "(;CA[UTF-8]C[x])",
		"(;" + strings.Repeat(";B[]", 30) + ")": "(;\n" + strings.Repeat(";B[]", 19) + "\n" + strings.Repeat(";B[]", 11) + ")",
		"(;A[](;B[](;C[])(;D[]))(;E[](;F[])(;G[])))": "(;A[]\n(;B[]\n(;C[])\n(;D[]))\n(;E[]\n(;F[])\n(;G[])))",
	} {
		var b strings.Builder
		if err := Write(&b, parse(t, in)); err != nil {
			t.Fatal(err)
		}
		if b.String() != want+"\n" {
			t.Errorf("%s is written as\n%s\nwant\n%s", in, b.String(), want)
		}
	}
}

func TestWriteErrors(t *testing.T) {
	for _, name := range []string{"", "b", "B[", "1", "É", "A B", strings.Repeat("A", 33)} {
		var root Node
		root.NewChild().Set(name, "x")
		var b strings.Builder
		if err := Write(&b, &root); !errors.Is(err, ErrSyntax) || b.Len() > 0 {
			t.Errorf("property %q: %v, wrote %q", name, err, b.String())
		}
	}
	if err := Write(brokenWriter{}, new(Node)); !errors.Is(err, errBroken) {
		t.Errorf("broken writer: %v", err)
	}
}

type brokenWriter struct{}

func (brokenWriter) Write([]byte) (int, error) { return 0, errBroken }

// TestWriteUnsafe has values made by hand that would break a file.
func TestWriteUnsafe(t *testing.T) {
	var root Node
	root.Set("C", `]) \`, "a[b]", "\xff")
	root.Set("KO")
	var b strings.Builder
	if err := Write(&b, &root, &root); err != nil {
		t.Fatal(err)
	}
	c, err := Parse([]byte(b.String()), DefaultLimits())
	if err != nil || len(c.Games) != 2 {
		t.Fatalf("%q: %v", b.String(), err)
	}
	values := c.Games[1].Property("C").Values
	if len(values) != 3 || Text(values[0]) != `]) \` || Text(values[1]) != "a[b]" || values[2] != "\ufffd" || !c.Games[1].Has("KO") {
		t.Errorf("read back as %q", values)
	}
}

func TestRecordString(t *testing.T) {
	g, err := engine.NewGame(9, engine.DefaultRules())
	if err != nil {
		t.Fatal(err)
	}
	handicap, err := engine.FixedHandicap(9, 2)
	if err != nil {
		t.Fatal(err)
	}
	if err := g.PlaceHandicap(handicap); err != nil {
		t.Fatal(err)
	}
	for _, m := range []engine.Move{{Color: engine.White, Point: engine.PointOf(9, 40)}, {Color: engine.Black, Point: engine.Pass}} {
		if err := g.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	g.SetToMove(engine.Black)
	r := Record{Game: g, Header: Header{PlayerBlack: "甲", Result: "W+R"}, Notes: []Note{{Comment: "tengen [K10]"}}}
	want := "(;FF[4]GM[1]CA[UTF-8]AP[Tianyuan]SZ[9]KM[7.5]RU[Chinese]PB[甲]RE[W+R]HA[2]AB[cg][gc]PL[W]\n" +
		";W[ee]C[tengen [K10\\]];B[];PL[B])\n"
	if got := r.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// drawText draws a text that Text gives back: no tabs and carriage returns,
// which it turns into blanks and line breaks.
func drawText(t *rapid.T, name string, lineBreaks bool) string {
	letters := []rune(`ab ]]\\[[:;()天元é𠮷BW1`)
	if lineBreaks {
		letters = append(letters, '\n')
	}
	return rapid.StringOfN(rapid.SampledFrom(letters), 0, 12, -1).Draw(t, name)
}

// drawGame draws a game with set-up or handicap or neither, and random moves.
func drawGame(t *rapid.T) *engine.Game {
	presets := engine.Presets()
	rules, err := engine.Preset(rapid.SampledFrom(presets).Draw(t, "rules"))
	if err != nil {
		t.Fatal(err)
	}
	size := rapid.IntRange(engine.MinSize, engine.MaxSize).Draw(t, "size")
	g, err := engine.NewGame(size, rules)
	if err != nil {
		t.Fatal(err)
	}
	komi := rapid.OneOf(
		rapid.SampledFrom([]float64{7.5, 0, 3.75, 375, -5.5, 650}), rapid.Float64Range(-400, 400),
	).Draw(t, "komi")
	if err := g.SetKomi(komi); err != nil {
		t.Fatal(err)
	}
	point := rapid.Map(rapid.IntRange(0, size*size-1), func(i int) engine.Point { return engine.PointOf(size, i) })
	color := rapid.SampledFrom([]engine.Color{engine.Black, engine.White})
	switch rapid.IntRange(0, 3).Draw(t, "start") {
	case 1:
		if stones, err := engine.FreeHandicap(size, rapid.IntRange(2, 9).Draw(t, "handicap")); err == nil {
			if err := g.PlaceHandicap(stones); err != nil && !errors.Is(err, engine.ErrBoardNotEmpty) {
				t.Fatal(err)
			}
		}
	case 2:
		points := rapid.SliceOfNDistinct(point, 0, min(10, size), rapid.ID[engine.Point]).Draw(t, "set-up")
		half := len(points) / 2
		// What makes no position changes nothing.
		if g.SetUp(points[:half], points[half:], color.Draw(t, "first")) == nil && half > 1 && rapid.Bool().Draw(t, "some are handicap") {
			if err := g.SetHandicap(points[:2]); err != nil {
				t.Fatal(err)
			}
		}
	case 3:
		g.SetToMove(color.Draw(t, "first"))
	}
	for range rapid.IntRange(0, 80).Draw(t, "moves") {
		m := engine.Move{Color: g.ToMove(), Point: point.Draw(t, "point")}
		switch rapid.IntRange(0, 19).Draw(t, "kind") {
		case 0:
			m.Point = engine.Pass
		case 1:
			m.Color = m.Color.Opponent()
		}
		if g.Legal(m) == nil {
			if err := g.Play(m); err != nil {
				t.Fatal(err)
			}
		}
	}
	if rapid.IntRange(0, 9).Draw(t, "turn") == 0 {
		g.SetToMove(color.Draw(t, "to move"))
	}
	return g
}

// TestRecordRoundTrip writes random games and reads them back.
func TestRecordRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		r := Record{Game: g, Header: Header{
			PlayerBlack: drawText(t, "black", false), PlayerWhite: drawText(t, "white", false),
			Result: "B+R", Event: drawText(t, "event", false), Comment: drawText(t, "comment", true),
		}}
		for range rapid.IntRange(0, len(g.Moves())).Draw(t, "notes") {
			r.Notes = append(r.Notes, Note{Comment: drawText(t, "note", true), Periods: rapid.IntRange(0, 2).Draw(t, "periods")})
		}
		text := r.String()
		o := DefaultLoadOptions()
		got, err := Load(strings.NewReader(text), o)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		h := got.Game
		if h.Board().String() != g.Board().String() || h.Start().String() != g.Start().String() || record(h) != record(g) {
			t.Fatalf("board or record differ:\n%v\n%v\n%s\n%s\n%s", h.Board(), g.Board(), record(h), record(g), text)
		}
		if h.Komi() != g.Komi() || h.Rules() != g.Rules() || h.ToMove() != g.ToMove() || h.StartFirst() != g.StartFirst() {
			t.Fatalf("komi %g, %g; rules %+v, %+v; to move %v, %v; first %v, %v\n%s",
				h.Komi(), g.Komi(), h.Rules(), g.Rules(), h.ToMove(), g.ToMove(), h.StartFirst(), g.StartFirst(), text)
		}
		if fmt.Sprint(h.Handicap()) != fmt.Sprint(g.Handicap()) {
			t.Fatalf("handicap %v, %v\n%s", h.Handicap(), g.Handicap(), text)
		}
		for i, n := range r.Notes {
			if got.Notes[i] != n {
				t.Fatalf("note %d: %+v, want %+v", i, got.Notes[i], n)
			}
		}
		want := r.Header
		want.Application, want.Rules = got.Header.Application, got.Header.Rules
		if got.Header != want {
			t.Fatalf("header %+v, want %+v", got.Header, want)
		}
		if again := got.String(); again != text {
			t.Fatalf("written again:\n%s\nbefore:\n%s", again, text)
		}
		// A position before a move is the record up to there.
		if n := len(g.Moves()); n > 0 {
			o.Before = rapid.IntRange(1, n+2).Draw(t, "before")
			part, err := Load(strings.NewReader(text), o)
			if err != nil {
				t.Fatal(err)
			}
			if err := h.UndoMoves(n - min(o.Before-1, n)); err != nil {
				t.Fatal(err)
			}
			if part.Game.Board().String() != h.Board().String() {
				t.Fatalf("before move %d:\n%v\nwant\n%v", o.Before, part.Game.Board(), h.Board())
			}
		}
	})
}

// TestTreeRoundTrip writes random trees and reads them back.
func TestTreeRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		nodes := []*Node{new(Node)}
		for range rapid.IntRange(0, 12).Draw(t, "nodes") {
			parent := rapid.SampledFrom(nodes).Draw(t, "parent")
			nodes = append(nodes, parent.NewChild())
		}
		for _, n := range nodes {
			for range rapid.IntRange(0, 3).Draw(t, "properties") {
				name := rapid.SampledFrom([]string{"B", "C", "AB", "N", "X1", "VERYLONGNAMEOFTHIRTYTWOLETTERSXX"}).Draw(t, "name")
				var values []string
				for range rapid.IntRange(1, 3).Draw(t, "values") {
					values = append(values, EscapeText(drawText(t, "value", true)))
				}
				n.Set(name, values...)
			}
		}
		var b strings.Builder
		if err := Write(&b, nodes[0]); err != nil {
			t.Fatal(err)
		}
		c, err := Parse([]byte(b.String()), DefaultLimits())
		if err != nil {
			t.Fatalf("%v\n%s", err, b.String())
		}
		got := c.Games[0]
		got.Remove("CA") // added by the writer
		if len(c.Games) != 1 || len(c.Warnings) > 0 || !got.Equal(nodes[0]) {
			t.Fatalf("%d games, %q, from\n%s", len(c.Games), c.Warnings, b.String())
		}
	})
}
