package sgf

import (
	"time"

	"tianyuan/engine"
)

// Record is a game with everything a file says about it.
type Record struct {
	Header Header
	// Game holds rules, komi, handicap, start position and moves.
	Game *engine.Game
	// Notes belong to the moves of Game, by index; there may be fewer.
	Notes []Note
	// Warnings say what the reader has forgiven or changed, for people.
	Warnings []string
}

// Note is what a record says about one move.
type Note struct {
	Comment string // C
	// TimeLeft is the mover's time after the move (BL, WL), if HasTime.
	TimeLeft time.Duration
	HasTime  bool
	// Periods is what the mover has left in overtime (OB, OW), stones or
	// periods; 0 is not written.
	Periods int
}
