package match

import (
	"fmt"
	"strings"
	"time"

	"tianyuan/engine"
)

// Tally is what one program has done in a match.
type Tally struct {
	Player       Player  `json:"player"`
	Games        int     `json:"games"`
	Wins         int     `json:"wins"`
	WinsBlack    int     `json:"wins_black"` // of Wins, those as Black
	WinsWhite    int     `json:"wins_white"`
	Losses       int     `json:"losses"`
	Forfeits     int     `json:"forfeits"`      // of Losses, those by a fault; illegal moves and timeouts included
	IllegalMoves int     `json:"illegal_moves"` // of Forfeits
	Timeouts     int     `json:"timeouts"`      // of Forfeits
	Seconds      float64 `json:"seconds"`       // spent in genmove
}

// Summary is a match as far as it has been played.
type Summary struct {
	Settings Settings `json:"settings"`
	Games    int      `json:"games"`   // asked for
	Played   int      `json:"played"`  // in the journal
	Resumed  int      `json:"resumed"` // of Played, those that were there before
	// Programs are the tallies of the first and the second program: Black and
	// White of the first game.
	Programs  [2]Tally `json:"programs"`
	BlackWins int      `json:"black_wins"`
	WhiteWins int      `json:"white_wins"`
	Draws     int      `json:"draws"`
	Voids     int      `json:"voids"`
	Forfeits  int      `json:"forfeits"`
	// Counted games have ended by two passes; in Agreed of them both programs
	// claim the same score, in Differed different ones, and in the rest one of
	// them claims none.
	Counted  int `json:"counted"`
	Agreed   int `json:"agreed"`
	Differed int `json:"differed"`
}

// Summarize adds up the games of a journal.
func Summarize(settings Settings, games []GameResult) Summary {
	s := Summary{Settings: settings, Games: settings.Games, Played: len(games)}
	s.Programs[0].Player.Command, s.Programs[1].Player.Command = settings.Black, settings.White
	for _, r := range games {
		s.add(r)
	}
	return s
}

// add adds one game.
func (s *Summary) add(r GameResult) {
	black, white := &s.Programs[0], &s.Programs[1]
	if !firstIsBlack(r.Game) {
		black, white = white, black
	}
	black.Player, white.Player = r.Black, r.White
	black.Games++
	white.Games++
	black.Seconds += r.BlackSeconds
	white.Seconds += r.WhiteSeconds
	var loser *Tally
	switch winner := r.Winner(); {
	case winner == engine.Black:
		s.BlackWins++
		black.Wins++
		black.WinsBlack++
		loser = white
	case winner == engine.White:
		s.WhiteWins++
		white.Wins++
		white.WinsWhite++
		loser = black
	case r.Void():
		s.Voids++
	default:
		s.Draws++
	}
	if loser != nil {
		loser.Losses++
		if r.Reason.Forfeits() {
			s.Forfeits++
			loser.Forfeits++
		}
		switch r.Reason {
		case ByIllegalMove:
			loser.IllegalMoves++
		case ByTimeout:
			loser.Timeouts++
		}
	}
	if r.Reason == ByScore {
		s.Counted++
		if r.Agreed {
			s.Agreed++
		}
		if r.Differed {
			s.Differed++
		}
	}
}

// String returns the summary in lines for people.
func (s Summary) String() string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("%d of %d games on %dx%d, rules %s, komi %v", s.Played, s.Games, s.Settings.Size, s.Settings.Size, s.Settings.Rules, s.Settings.Komi)
	for _, t := range s.Programs {
		name := t.Player.String()
		if name == "" {
			name = clean(t.Player.Command)
		}
		line("%s: %d wins (%d as black, %d as white), %d losses (%d by forfeit: %d illegal moves, %d timeouts), %v",
			name, t.Wins, t.WinsBlack, t.WinsWhite, t.Losses, t.Forfeits, t.IllegalMoves, t.Timeouts,
			time.Duration(t.Seconds*float64(time.Second)).Round(100*time.Millisecond))
	}
	line("black %d, white %d, draws %d, void %d", s.BlackWins, s.WhiteWins, s.Draws, s.Voids)
	line("counted %d: the programs agree in %d and differ in %d", s.Counted, s.Agreed, s.Differed)
	return b.String()
}
