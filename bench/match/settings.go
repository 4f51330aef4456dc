package match

import (
	"fmt"
	"strings"
)

// journalFormat is the number of the journal's form; readers refuse others.
const journalFormat = 1

// Settings are what all games of a match have in common: the first line of its
// journal. Times are in seconds.
type Settings struct {
	Format         int     `json:"match"`
	Black          string  `json:"black"` // command line of the first program
	White          string  `json:"white"` // command line of the second program
	Games          int     `json:"games"` // as first asked for; a resumed match may play more
	Size           int     `json:"size"`
	Rules          string  `json:"rules"` // preset, or KataGo's JSON
	Komi           float64 `json:"komi"`
	Handicap       int     `json:"handicap,omitempty"` // stones
	MoveTimeout    float64 `json:"move_timeout"`
	CommandTimeout float64 `json:"command_timeout"`
	StartTimeout   float64 `json:"start_timeout"` // as first asked for, 0 in old journals
	MoveLimit      int     `json:"move_limit"`
}

// settings returns the settings of valid options. Rules that have several
// names get the first.
func (o Options) settings() Settings {
	rules := o.rules()
	name := rules.PresetName()
	if name == "custom" {
		name = rules.JSON()
	}
	limit := o.MoveLimit
	if limit == 0 {
		limit = 3 * o.Size * o.Size
	}
	return Settings{
		Format: journalFormat, Black: o.Black, White: o.White, Games: o.Games,
		Size: o.Size, Rules: name, Komi: o.Komi, Handicap: o.Handicap,
		MoveTimeout: o.MoveTimeout.Seconds(), CommandTimeout: o.CommandTimeout.Seconds(),
		StartTimeout: o.StartTimeout.Seconds(), MoveLimit: limit,
	}
}

// differences lists what makes s and t different matches, for people; ""
// for none. The number of games does not count, nor does the time for a start,
// which decides no game: a match that a slow start has stopped can go on with
// more of it.
func (s Settings) differences(t Settings) string {
	var list []string
	compare := func(name string, a, b any) {
		if a != b {
			list = append(list, fmt.Sprintf("%s %v, not %v", name, a, b))
		}
	}
	compare("format", s.Format, t.Format)
	compare("black", s.Black, t.Black)
	compare("white", s.White, t.White)
	compare("size", s.Size, t.Size)
	compare("rules", s.Rules, t.Rules)
	compare("komi", s.Komi, t.Komi)
	compare("handicap", s.Handicap, t.Handicap)
	compare("move timeout", s.MoveTimeout, t.MoveTimeout)
	compare("command timeout", s.CommandTimeout, t.CommandTimeout)
	compare("move limit", s.MoveLimit, t.MoveLimit)
	return strings.Join(list, "; ")
}
