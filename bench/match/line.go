package match

import "fmt"

// String is the game as one line for people: number, programs, result, length
// and what was remarkable.
func (r GameResult) String() string {
	line := fmt.Sprintf("game %d: %s (Black, %.0f s) - %s (White, %.0f s): %s by %s, %d moves",
		r.Game, r.Black, r.BlackSeconds, r.White, r.WhiteSeconds, r.Result, r.Reason, r.Moves)
	if r.Detail != "" {
		line += "; " + r.Detail
	}
	if r.Differed {
		line += fmt.Sprintf("; claims differ: Black %s, White %s; %s", r.BlackClaim.Score, r.WhiteClaim.Score, r.Decision)
	}
	return line
}
