package review

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"tianyuan/engine"
	"tianyuan/gtp"
)

// Report is a counted position.
type Report struct {
	Game   *engine.Game
	Moves  int  // of the record before the position, passes included
	Judged bool // the dead stones are judged, not given
	Status engine.Status
	Score  engine.Score // the count, also where it does not decide
	// Margin is Black's lead in points by the count, or 0 for a draw by
	// repetition; HasResult is false if a repetition leaves no result.
	Margin    float64
	HasResult bool
	Recorded  string   // the result that the record names, "" for none
	Warnings  []string // of the record's reader
}

// String writes the report for people: rules and compensations, dead stones,
// both sides' count, and the result in Chinese and English, by area in zi. The
// last line of the count is in points, as GTP and game records have it.
func (r Report) String() string {
	rules, size := r.Game.Rules(), r.Game.Size()
	var out strings.Builder
	line := func(name, format string, args ...any) {
		fmt.Fprintf(&out, "%-8s"+format+"\n", append([]any{name}, args...)...)
	}
	line("Rules", "%s on %dx%d, after %s", rules.PresetName(), size, size, count(r.Moves, "move"))
	line("Komi", "%s", r.compensations())
	if r.Game.End() == engine.EndByRepetition {
		line("End", "repetition: the position stands for the third time, and is not counted")
	} else {
		line("Dead", "%s", r.dead())
		if len(r.Status.Seki) > 0 {
			line("Seki", "%s", gtp.Vertices(size, r.Status.Seki))
		}
		r.writeCount(line)
	}
	line("Result", "%s", r.result())
	score := "Void"
	if r.HasResult {
		score = engine.FormatMargin(r.Margin)
	}
	line("Score", "%s", score)
	if r.Recorded != "" {
		line("Record", "says %s", r.Recorded)
	}
	return out.String()
}

// compensations are komi and what else counts besides the board.
func (r Report) compensations() string {
	text := number(r.Score.Komi) + " to White"
	if r.Score.Handicap > 0 {
		text += fmt.Sprintf(", %s more for handicap stones", count(r.Score.Handicap, "point"))
	}
	switch engine.Winner(r.Score.Button) {
	case engine.Black:
		text += ", the button's half a point to Black"
	case engine.White:
		text += ", the button's half a point to White"
	}
	return text
}

// dead names a stone of each dead chain and where that is from.
func (r Report) dead() string {
	if len(r.Status.Dead) == 0 {
		if r.Judged {
			return "none, as judged"
		}
		return "none: every stone counts where it stands"
	}
	b, stones := r.Game.Board(), 0
	for _, p := range r.Status.Dead {
		stones += b.ChainSize(p)
	}
	from := "given"
	if r.Judged {
		from = "as judged"
	}
	return fmt.Sprintf("%s (%s in %s, %s)", gtp.Vertices(r.Game.Size(), r.Status.Dead),
		count(stones, "stone"), count(len(r.Status.Dead), "chain"), from)
}

// writeCount writes what both sides have.
func (r Report) writeCount(line func(name, format string, args ...any)) {
	s, c := r.Score, r.Score.Count
	taxed := r.Game.Rules().Tax == engine.TaxAll
	if r.Game.Rules().Scoring == engine.ScoringTerritory {
		side := func(color engine.Color) string {
			return fmt.Sprintf("%d (territory %d, prisoners %d)", c.Territory[color]+c.Prisoners[color], c.Territory[color], c.Prisoners[color])
		}
		line("Points", "Black %s, White %s", side(engine.Black), side(engine.White))
		if taxed {
			line("Tax", "2 points a group: Black pays %d, White %d", 2*c.Groups[engine.Black], 2*c.Groups[engine.White])
		}
	} else {
		side := func(zi float64, color engine.Color) string {
			return fmt.Sprintf("%v (stones %d, territory %d)", zi, c.Stones[color], c.Territory[color])
		}
		line("Zi", "Black %s, White %s", side(s.BlackZi(), engine.Black), side(s.WhiteZi(), engine.White))
		neutral := s.Size*s.Size - c.Stones[engine.Black] - c.Stones[engine.White] - c.Territory[engine.Black] - c.Territory[engine.White]
		if neutral > 0 {
			line("Shared", "%s, half a zi each to both", count(neutral, "point"))
		}
		if taxed {
			line("Tax", "1 zi a group to the opponent: Black pays %d, White %d", c.Groups[engine.Black], c.Groups[engine.White])
		}
	}
}

// result is the result in words.
func (r Report) result() string {
	switch {
	case !r.HasResult:
		return "无胜负 (No result)"
	case r.Game.Rules().Scoring == engine.ScoringArea || r.Margin == 0:
		return fmt.Sprintf("%s (%s)", engine.ZiChinese(r.Margin), engine.ZiEnglish(r.Margin))
	default:
		chinese, english := "黑胜", "Black"
		if r.Margin < 0 {
			chinese, english = "白胜", "White"
		}
		points := number(math.Abs(r.Margin))
		return fmt.Sprintf("%s %s 目 (%s wins by %s points)", chinese, points, english, points)
	}
}

// count writes a number of things.
func count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// number writes points without an exponent.
func number(points float64) string { return strconv.FormatFloat(points, 'f', -1, 64) }
