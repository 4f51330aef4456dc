package match

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"tianyuan/engine"
)

// Reason says what ended a game.
type Reason string

// The reasons. Those that forfeit the game are the illegal move, the timeout,
// the crash, the refusal and the garbage.
const (
	ByScore       Reason = "score"
	ByResignation Reason = "resignation"
	ByRepetition  Reason = "repetition"   // the rules' result of a third repetition
	ByIllegalMove Reason = "illegal move" // not legal for the referee
	ByTimeout     Reason = "timeout"
	ByCrash       Reason = "crash"   // the program ended or closed its pipes
	ByRefusal     Reason = "refusal" // of a command, or of a legal move
	ByGarbage     Reason = "garbage" // an answer that is not GTP, or no move
	ByMoveLimit   Reason = "move limit"
)

// Forfeits reports whether the reason is a fault of the loser.
func (r Reason) Forfeits() bool {
	switch r {
	case ByIllegalMove, ByTimeout, ByCrash, ByRefusal, ByGarbage:
		return true
	default:
		return false
	}
}

// Player is a program in a game.
type Player struct {
	Name    string `json:"name"`
	Version string `json:"version"`
	Command string `json:"command"`
}

// String returns name and version.
func (p Player) String() string { return strings.TrimSpace(p.Name + " " + p.Version) }

// Claim is what a program says about the end of a game.
type Claim struct {
	// Score is the result it counts, "B+3.5"; "" for none.
	Score string `json:"score,omitempty"`
	// Dead are the vertices of the stones it calls dead; null if it gives no
	// list, empty if nothing is dead.
	Dead []string `json:"dead"`
	// Note says why a score or a list is missing, "" if nothing is to be said.
	Note string `json:"note,omitempty"`
}

// score returns the score claimed in words, also of no claim.
func (c *Claim) score() string {
	if c == nil || c.Score == "" {
		return "no score"
	}
	return c.Score
}

// GameResult is what became of one game: a line of the journal. As JSON it also
// has what follows from the fields: "winner" is "black", "white" or "", and
// "winner_program" 1 or 2 for the first or the second program of the match, or
// 0.
type GameResult struct {
	Game     int    `json:"game"` // from 1
	Black    Player `json:"black"`
	White    Player `json:"white"`
	Handicap int    `json:"handicap,omitempty"` // Black's stones before the first move
	Result   string `json:"result"`             // as in SGF: "B+3.5", "W+R", "B+F", "B+T", "0", "Void"
	Reason   Reason `json:"reason"`
	// Detail says what happened, in words; "" if Result and Reason say it all.
	Detail string `json:"detail,omitempty"`
	Moves  int    `json:"moves"` // in the record, passes included

	// The rest of the block is there for games that were counted. Agreed says
	// that both programs claim the same score, Differed that they claim
	// different ones. Referee is the referee's own count, and Decision the
	// grounds of Result.
	BlackClaim *Claim `json:"black_claim,omitempty"`
	WhiteClaim *Claim `json:"white_claim,omitempty"`
	Agreed     bool   `json:"agreed"`
	Differed   bool   `json:"differed"`
	Referee    string `json:"referee,omitempty"`
	Decision   string `json:"decision,omitempty"`

	BlackSeconds float64 `json:"black_seconds"` // spent in genmove
	WhiteSeconds float64 `json:"white_seconds"`
	SGF          string  `json:"sgf"`     // file name within the match's folder
	Opening      string  `json:"opening"` // "": games start from the empty board
	// Notes are what else was remarkable, for people.
	Notes   []string  `json:"notes,omitempty"`
	Started time.Time `json:"started"`
}

// Winner returns who has won: Empty for a draw and a void game.
func (r GameResult) Winner() engine.Color {
	switch {
	case strings.HasPrefix(r.Result, "B+"):
		return engine.Black
	case strings.HasPrefix(r.Result, "W+"):
		return engine.White
	default:
		return engine.Empty
	}
}

// WinnerProgram returns which program of the match has won, 1 or 2: 0 for a
// draw and a void game.
func (r GameResult) WinnerProgram() int {
	switch r.Winner() {
	case engine.Black:
		return r.program(engine.Black)
	case engine.White:
		return r.program(engine.White)
	default:
		return 0
	}
}

// program returns the number of the program that plays a color, 1 or 2.
func (r GameResult) program(c engine.Color) int {
	if firstIsBlack(r.Game, r.Handicap) == (c == engine.Black) {
		return 1
	}
	return 2
}

// Void reports whether the game has no result.
func (r GameResult) Void() bool { return r.Result == "Void" }

// firstIsBlack reports whether the first program plays Black in a game: in every
// other one, and in all that it has a handicap in.
func firstIsBlack(game, handicap int) bool { return handicap > 0 || game%2 == 1 }

// MarshalJSON adds the winner, which other tools then need not work out.
func (r GameResult) MarshalJSON() ([]byte, error) {
	type fields GameResult
	winner := ""
	if c := r.Winner(); c.IsPlayer() {
		winner = c.String()
	}
	return json.Marshal(struct {
		fields
		Winner        string `json:"winner"`
		WinnerProgram int    `json:"winner_program"`
	}{fields(r), winner, r.WinnerProgram()})
}

// String returns the game as one line for people: number, programs, result,
// length, and what was remarkable.
func (r GameResult) String() string {
	black, white := r.Black.String(), r.White.String()
	if black == white {
		black += fmt.Sprintf(" #%d", r.program(engine.Black))
		white += fmt.Sprintf(" #%d", r.program(engine.White))
	}
	line := fmt.Sprintf("game %d: %s (Black, %.0f s) - %s (White, %.0f s): %s by %s, %d moves",
		r.Game, black, r.BlackSeconds, white, r.WhiteSeconds, r.Result, r.Reason, r.Moves)
	if r.Detail != "" {
		line += "; " + r.Detail
	}
	if r.Differed {
		line += fmt.Sprintf("; claims differ: Black %s, White %s", r.BlackClaim.score(), r.WhiteClaim.score())
	}
	if r.Differed || r.Referee != "" && r.Referee != r.Result {
		line += "; " + r.Decision
	}
	for _, note := range r.Notes {
		line += "; " + note
	}
	return line
}
