// Package bot plays a game: it puts the search, the playouts and the clock
// together behind gtp.Engine. Choose answers genmove and reg_genmove, Status
// judges dead stones for the count, Ponder thinks on the opponent's time.
//
// A pass is not taken back, so ending.go looks twice at the end of a game, with
// the same opinion of the stones (ownership.go) that Status gives, and what it
// proposes against the search is tried out (trial.go); resign.go says when to
// give up. In a handicap game one side would win or lose whatever
// it plays, by what the search sees: handicap.go moves the komi it searches by
// until the board decides. Scores, margins and the end of the game go by the
// game's own komi.
//
// Where to start reading: bot.go, then choose.go, limits.go and ending.go.
package bot
