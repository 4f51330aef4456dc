package review

import (
	"context"
	"fmt"
	"strings"

	"tianyuan/engine"
	"tianyuan/engine/sgf"
	"tianyuan/gtp"
)

// Judge finds the dead and seki chains of a game's position.
type Judge func(context.Context, *engine.Game) (engine.Status, error)

// ScoreOptions say how to count a record; the zero value counts the end of the
// game as the record says, with the stones as they are judged.
type ScoreOptions struct {
	// Rules are a preset or KataGo's JSON; "" takes the record's, and the
	// engine's default where it names none.
	Rules string
	// Komi replaces the record's if HasKomi.
	Komi    float64
	HasKomi bool
	// Dead and Seki name one stone of each chain as vertices, with commas or
	// spaces between. A Dead that is not empty, or AsIs, replaces judgement.
	Dead, Seki string
	AsIs       bool
	// Before counts the position before that move, from 1; 0 is the end.
	Before int
}

// Report is a counted position.
type Report struct {
	Game     *engine.Game
	Status   engine.Status
	Score    engine.Score
	Warnings []string // of the record's reader
}

// Score counts the position of the record in a file. The error says which
// option or what of the file is wrong.
func Score(ctx context.Context, path string, o ScoreOptions, judge Judge) (Report, error) {
	load := sgf.DefaultLoadOptions()
	load.Before = o.Before
	if o.Rules != "" {
		rules, _, err := engine.ParseRules(o.Rules)
		if err != nil {
			return Report{}, err
		}
		load.Rules, load.KeepRules = rules, true
	}
	record, err := sgf.LoadFile(path, load)
	if err != nil {
		return Report{}, err
	}
	g := record.Game
	if o.HasKomi {
		if err := g.SetKomi(o.Komi); err != nil {
			return Report{}, err
		}
	}
	var status engine.Status
	if o.Dead == "" && !o.AsIs && g.Rules().Agreement() {
		if status, err = judge(ctx, g); err != nil {
			return Report{}, err
		}
	}
	if status.Dead, err = appendStones(status.Dead, g, o.Dead); err != nil {
		return Report{}, err
	}
	if status.Seki, err = appendStones(status.Seki, g, o.Seki); err != nil {
		return Report{}, err
	}
	return Report{g, status, g.Score(status), record.Warnings}, nil
}

// appendStones reads vertices of stones.
func appendStones(dst []engine.Point, g *engine.Game, text string) ([]engine.Point, error) {
	for _, vertex := range strings.Fields(strings.ReplaceAll(text, ",", " ")) {
		p, err := gtp.ParseVertex(g.Size(), vertex)
		if err != nil || !g.Board().At(p).IsPlayer() {
			return nil, fmt.Errorf("no stone at %q", vertex)
		}
		dst = append(dst, p)
	}
	return dst, nil
}

// String writes the count for people: rules, dead stones, both sides, and the
// result in points and, by area, in zi in Chinese and English.
func (r Report) String() string {
	s, rules := r.Score, r.Game.Rules()
	var out strings.Builder
	fmt.Fprintf(&out, "Rules   %s, komi %v", rules.PresetName(), s.Komi)
	if s.Handicap > 0 {
		fmt.Fprintf(&out, ", %d to White for handicap", s.Handicap)
	}
	dead := "none"
	if len(r.Status.Dead) > 0 {
		dead = gtp.Vertices(r.Game.Size(), r.Status.Dead)
	}
	fmt.Fprintf(&out, "\nDead    %s\n", dead)
	if rules.Scoring == engine.ScoringTerritory {
		count := s.Count
		fmt.Fprintf(&out, "Points  Black %d, White %d, prisoners included\n",
			count.Territory[engine.Black]+count.Prisoners[engine.Black],
			count.Territory[engine.White]+count.Prisoners[engine.White])
	} else {
		fmt.Fprintf(&out, "Zi      Black %v, White %v\n", s.BlackZi(), s.WhiteZi())
		fmt.Fprintf(&out, "Result  %s (%s)\n", engine.ZiChinese(s.Margin), engine.ZiEnglish(s.Margin))
	}
	fmt.Fprintf(&out, "Score   %s\n", s)
	return out.String()
}
