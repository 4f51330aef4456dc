package review

import (
	"context"
	"errors"
	"fmt"
	"slices"
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
	// Rules are a preset or KataGo's JSON, whose komi counts where the record
	// has none, or always if the JSON names one; "" takes the record's rules,
	// and the engine's default where it names none.
	Rules string
	// Komi replaces the record's if HasKomi.
	Komi    float64
	HasKomi bool
	// Dead and Seki name one stone of each chain as vertices, with commas or
	// spaces between. A Dead that is not empty, or AsIs, replaces judgement;
	// Seki corrects it.
	Dead, Seki string
	AsIs       bool
	// Before counts the position before that move, from 1 to one beyond the
	// last move; 0 is the end.
	Before int
}

// Validate reports all faults of the options that need no record to be seen, in
// one line and in the words of the command line.
func (o ScoreOptions) Validate() error {
	var faults []string
	if o.Rules != "" {
		if _, _, err := engine.ParseRules(o.Rules); err != nil {
			faults = append(faults, err.Error())
		}
	}
	if o.HasKomi && engine.CheckKomi(o.Komi) != nil {
		faults = append(faults, fmt.Sprintf("komi %v: want a finite number", o.Komi))
	}
	if o.AsIs && o.Dead != "" {
		faults = append(faults, "as-is and dead: want one of them")
	}
	if o.Before < 0 {
		faults = append(faults, fmt.Sprintf("move %d: want at least 1, or 0 for the end", o.Before))
	}
	if len(faults) > 0 {
		return errors.New(strings.Join(faults, "; "))
	}
	return nil
}

// Score counts the position of the record in a file. The error says which
// option or what of the file is wrong.
//
// Where the position ends the game by repetition nothing is judged, and the
// rules say what the game is.
func Score(ctx context.Context, path string, o ScoreOptions, judge Judge) (Report, error) {
	g, report, err := open(path, o)
	if err != nil {
		return Report{}, err
	}
	dead, err := stones(g, "dead", o.Dead)
	if err != nil {
		return Report{}, err
	}
	seki, err := stones(g, "seki", o.Seki)
	if err != nil {
		return Report{}, err
	}
	for _, p := range seki {
		if inChains(g.Board(), dead, p) {
			return Report{}, fmt.Errorf("dead and seki: the chain of %s is in both", gtp.Vertex(g.Size(), p))
		}
	}
	status := engine.Status{Dead: dead}
	if o.Dead == "" && !o.AsIs && g.Rules().Agreement() && g.End() != engine.EndByRepetition {
		if status, err = judge(ctx, g); err != nil {
			return Report{}, err
		}
		status.Dead = slices.DeleteFunc(status.Dead, func(p engine.Point) bool { return inChains(g.Board(), seki, p) })
		report.Judged = true
	}
	status.Seki = append(status.Seki, seki...)
	report.Status, report.Score = status, g.Score(status)
	report.Margin, report.HasResult = g.FinalMargin(status)
	return report, nil
}

// open reads the record and returns its game as the options want it.
func open(path string, o ScoreOptions) (*engine.Game, Report, error) {
	if err := o.Validate(); err != nil {
		return nil, Report{}, err
	}
	load := sgf.DefaultLoadOptions()
	load.Before = o.Before
	if o.Rules != "" {
		rules, hasKomi, err := engine.ParseRules(o.Rules)
		if err != nil {
			return nil, Report{}, err
		}
		load.Rules, load.Komi, load.KeepRules = rules, rules.Komi, true
		if hasKomi && !o.HasKomi {
			o.Komi, o.HasKomi = rules.Komi, true
		}
	}
	file, err := sgf.ReadFile(path, load.Limits)
	if err != nil {
		return nil, Report{}, err
	}
	root := file.Games[0]
	if o.Rules == "" && root.Has("RU") {
		// A record of "Chinese" rules is replayed by the ko rule of these. The
		// default, superko, would refuse a repetition that was played and that
		// Chinese rules have a result for.
		if load.Rules, err = engine.Preset("chinese"); err != nil {
			return nil, Report{}, err
		}
	}
	moves := countMoves(root)
	if o.Before > moves+1 {
		return nil, Report{}, fmt.Errorf("move %d: want at most %d, one beyond the record's last move", o.Before, moves+1)
	}
	if o.Before > 0 {
		moves = o.Before - 1
	}
	record, err := sgf.Replay(root, load)
	if err != nil {
		return nil, Report{}, err
	}
	g := record.Game
	if o.HasKomi {
		if err := g.SetKomi(o.Komi); err != nil {
			return nil, Report{}, err
		}
	}
	return g, Report{
		Game: g, Moves: moves, Recorded: record.Header.Result,
		Warnings: slices.Concat(file.Warnings, record.Warnings),
	}, nil
}

// countMoves returns the number of moves of a record's main line: its game
// need not have all of them, as stones set up in between cut off those before.
func countMoves(root *sgf.Node) int {
	n := 0
	for node := range root.MainLine() {
		for _, p := range node.Properties {
			if p.Name == "B" || p.Name == "W" {
				n++
			}
		}
	}
	return n
}

// stones reads the vertices of an option and returns a stone of each chain.
func stones(g *engine.Game, option, text string) ([]engine.Point, error) {
	var list []engine.Point
	for _, vertex := range strings.Fields(strings.ReplaceAll(text, ",", " ")) {
		p, err := gtp.ParseVertex(g.Size(), vertex)
		if err != nil || !g.Board().At(p).IsPlayer() {
			return nil, fmt.Errorf("%s: no stone at %q", option, vertex)
		}
		if !inChains(g.Board(), list, p) {
			list = append(list, p)
		}
	}
	return list, nil
}

// inChains reports whether the stone at p is of a chain that one of the stones
// stands for.
func inChains(b *engine.Board, stones []engine.Point, p engine.Point) bool {
	return slices.ContainsFunc(stones, func(q engine.Point) bool { return b.Head(q) == b.Head(p) })
}
