package sgf

import (
	"bytes"
	"io"
	"strconv"

	"tianyuan/engine"
)

// application is what AP says of records written here.
const application = "Tianyuan"

// Tree returns the record as a tree of FF[4]: a root with header, rules, komi
// in points and start position, and a node for each move. Replay makes the
// same game of it, apart from what engine.Game holds beyond a record: a
// resignation, which only Header.Result tells, and rules that RU cannot name.
func (r *Record) Tree() *Node {
	root := new(Node)
	root.Set("FF", "4")
	root.Set("GM", "1")
	root.Set(charset, writtenCharset)
	app := r.Header.Application
	if app == "" {
		app = application
	}
	root.SetText("AP", app)
	root.Set("SZ", strconv.Itoa(r.Game.Size()))
	root.Set("KM", formatKomi(r.Game.Komi()))
	rules := r.Header.Rules
	if rules == "" {
		rules = rulesName(r.Game.Rules())
	}
	root.SetText("RU", rules)
	for _, f := range r.Header.fields() {
		if *f.text != "" {
			root.SetText(f.name, *f.text)
		}
	}
	if r.Header.Comment != "" {
		root.SetText("C", r.Header.Comment)
	}
	r.startPosition(root)
	r.moves(root)
	return root
}

// startPosition writes HA, AB, AW and PL. Handicap stones come first among the
// black ones, so that a reader knows which they are.
func (r *Record) startPosition(root *Node) {
	g := r.Game
	size := g.Size()
	handicap := g.Handicap()
	var isHandicap [engine.NumPoints]bool
	var black, white []string
	for _, p := range handicap {
		isHandicap[p] = true
		black = append(black, FormatPoint(p, size))
	}
	for i := range size * size {
		p := engine.PointOf(size, i)
		switch c := g.Start().At(p); {
		case c == engine.Black && !isHandicap[p]:
			black = append(black, FormatPoint(p, size))
		case c == engine.White:
			white = append(white, FormatPoint(p, size))
		}
	}
	if len(handicap) > 1 {
		root.Set("HA", strconv.Itoa(len(handicap)))
	}
	if len(black) > 0 {
		root.Set("AB", black...)
	}
	if len(white) > 0 {
		root.Set("AW", white...)
	}
	// Nothing is left to a reader's guess but the plain start of an even game.
	first := g.StartFirst()
	guessed := len(black)+len(white) == 0 && first == engine.Black && g.Rules().First == engine.Black &&
		(len(g.Moves()) == 0 || g.Moves()[0].Color == engine.Black)
	if !guessed {
		root.Set("PL", first.Letter())
	}
}

// moves writes the moves with their notes, and PL at the end if the turn is
// not with the opponent of the last move.
func (r *Record) moves(root *Node) {
	g, n := r.Game, root
	for i, m := range g.Moves() {
		n = n.NewChild()
		n.Set(m.Color.Letter(), FormatPoint(m.Point, g.Size()))
		if i >= len(r.Notes) {
			continue
		}
		note := r.Notes[i]
		if note.HasTime {
			n.Set(m.Color.Letter()+"L", strconv.FormatFloat(note.TimeLeft.Seconds(), 'f', -1, 64))
		}
		if note.Periods > 0 {
			n.Set("O"+m.Color.Letter(), strconv.Itoa(note.Periods))
		}
		if note.Comment != "" {
			n.SetText("C", note.Comment)
		}
	}
	if moves := g.Moves(); len(moves) > 0 && g.ToMove() == moves[len(moves)-1].Color {
		n.NewChild().Set("PL", g.ToMove().Letter())
	}
}

// Write writes the record as a file of one game; it returns errors of w.
func (r *Record) Write(w io.Writer) error { return Write(w, r.Tree()) }

// String returns the record as the text of a file.
func (r *Record) String() string {
	var b bytes.Buffer
	if err := r.Write(&b); err != nil { // a buffer takes everything, and our names are valid
		return ""
	}
	return b.String()
}
