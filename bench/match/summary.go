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
	Forfeits     int     `json:"forfeits"` // of Losses, those by a fault: the sum of the next five
	IllegalMoves int     `json:"illegal_moves"`
	Timeouts     int     `json:"timeouts"`
	Crashes      int     `json:"crashes"`
	Garbage      int     `json:"garbage"`
	Refusals     int     `json:"refusals"`
	Seconds      float64 `json:"seconds"` // spent in genmove
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
	if !firstIsBlack(r.Game, r.Handicap) {
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
		case ByCrash:
			loser.Crashes++
		case ByGarbage:
			loser.Garbage++
		case ByRefusal:
			loser.Refusals++
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
	handicap := ""
	if s.Settings.Handicap > 0 {
		handicap = fmt.Sprintf(", handicap %d", s.Settings.Handicap)
	}
	line("%d of %d games on %dx%d, rules %s, komi %v%s", s.Played, s.Games, s.Settings.Size, s.Settings.Size, s.Settings.Rules, s.Settings.Komi, handicap)
	names := s.names()
	for i, t := range s.Programs {
		line("%s: wins %d (%d as Black, %d as White), losses %d%s, thinking %v",
			names[i], t.Wins, t.WinsBlack, t.WinsWhite, t.Losses, t.forfeits(),
			time.Duration(t.Seconds*float64(time.Second)).Round(100*time.Millisecond))
	}
	line("Black won %d, White %d, draws %d, void %d", s.BlackWins, s.WhiteWins, s.Draws, s.Voids)
	line("counted games %d: the programs agree in %d and differ in %d", s.Counted, s.Agreed, s.Differed)
	return b.String()
}

// names returns what to call the programs in text: name and version, or with a
// number and the command line where these are the same.
func (s Summary) names() [2]string {
	var names [2]string
	for i, t := range s.Programs {
		names[i] = t.Player.String()
	}
	if names[0] == names[1] {
		for i, t := range s.Programs {
			names[i] = strings.TrimSpace(fmt.Sprintf("%s #%d (%s)", names[i], i+1, clean(t.Player.Command)))
		}
	}
	return names
}

// forfeits returns the losses by a fault in words, with a space before them, ""
// for none.
func (t Tally) forfeits() string {
	var list []string
	for _, f := range []struct {
		name  string
		count int
	}{
		{"illegal moves", t.IllegalMoves},
		{"timeouts", t.Timeouts},
		{"crashes", t.Crashes},
		{"garbage", t.Garbage},
		{"refusals", t.Refusals},
	} {
		if f.count > 0 {
			list = append(list, fmt.Sprintf("%s %d", f.name, f.count))
		}
	}
	if len(list) == 0 {
		return ""
	}
	return " (by forfeit: " + strings.Join(list, ", ") + ")"
}
