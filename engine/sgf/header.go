package sgf

import "tianyuan/engine"

// Header is what a record says about the game as a whole: plain texts of one
// line, "" for what is not given. Size, komi, handicap and start position are
// the engine.Game's.
type Header struct {
	PlayerBlack, PlayerWhite string // PB, PW
	RankBlack, RankWhite     string // BR, WR: "3d", "2k"
	Result                   string // RE: "B+3.5", "W+R", "W+T", "B+F", "0", "Void", "?"
	Rules                    string // RU as in the file; "" writes the name of the game's rules
	Date                     string // DT: "2026-11-30"
	Event, Round             string // EV, RO
	Place, GameName          string // PC, GN
	Source, User             string // SO, US
	TimeLimit                string // TM: main time in seconds
	Overtime                 string // OT: "5x30 byo-yomi", for people
	Application              string // AP, name and version with a colon between; "" writes ours
	Comment                  string // C of the first node; this one may have several lines
}

// headerField ties a field to its property.
type headerField struct {
	name string
	text *string
}

// fields lists the fields of one line in the order they are written.
func (h *Header) fields() []headerField {
	return []headerField{
		{"PB", &h.PlayerBlack},
		{"BR", &h.RankBlack},
		{"PW", &h.PlayerWhite},
		{"WR", &h.RankWhite},
		{"RE", &h.Result},
		{"DT", &h.Date},
		{"EV", &h.Event},
		{"RO", &h.Round},
		{"PC", &h.Place},
		{"GN", &h.GameName},
		{"SO", &h.Source},
		{"US", &h.User},
		{"TM", &h.TimeLimit},
		{"OT", &h.Overtime},
	}
}

// HeaderOf returns the header of the game whose root is given.
func HeaderOf(root *Node) Header {
	var h Header
	for _, f := range h.fields() {
		*f.text = root.SimpleText(f.name)
	}
	h.Rules = root.SimpleText("RU")
	h.Application = root.SimpleText("AP")
	h.Comment = root.Text("C")
	return h
}

// Winner returns the winner that Result names: Empty for a draw, for no result
// and for a text that names none.
func (h Header) Winner() engine.Color {
	if len(h.Result) < 2 || h.Result[1] != '+' {
		return engine.Empty
	}
	c, err := engine.ParseColor(h.Result[:1])
	if err != nil {
		return engine.Empty
	}
	return c
}
