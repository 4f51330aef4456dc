package main

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"tianyuan/bench/match"
	"tianyuan/engine"
)

func newMatch() *cobra.Command {
	o, asJSON := match.DefaultOptions(), false
	c := &cobra.Command{
		Use: "match --black CMD --white CMD --games N", Short: "Play two GTP programs against each other", Args: cobra.NoArgs,
		Long: "Play two GTP programs against each other, colors alternating, with a referee.\n\nThe output folder gets a record of " +
			"each game and journal.jsonl. The same command\nresumes an interrupted match.",
	}
	f := c.Flags()
	f.StringVar(&o.Black, "black", "", "command line of the program that is Black in the first game")
	f.StringVar(&o.White, "white", "", "command line of the other program")
	f.IntVar(&o.Games, "games", o.Games, "games in all")
	f.IntVar(&o.Size, "size", o.Size, "board size")
	f.StringVar(&o.Rules, "rules", o.Rules, "rules: a preset or KataGo's JSON")
	f.Float64Var(&o.Komi, "komi", 0, "komi (default: that of the rules)")
	f.IntVar(&o.Handicap, "handicap", 0, "stones that Black has in each game; the first program is Black then in all of them")
	f.DurationVar(&o.MoveTimeout, "move-timeout", o.MoveTimeout, "a longer thought about one move loses")
	f.DurationVar(&o.CommandTimeout, "command-timeout", o.CommandTimeout, "a longer wait for any other answer loses")
	f.DurationVar(&o.StartTimeout, "start-timeout", o.StartTimeout, "a longer wait for a program's first answer ends the match")
	f.IntVar(&o.MoveLimit, "move-limit", 0, "moves after which a game is void (default 3 for each point)")
	f.StringVar(&o.Dir, "output", "matches/match", "folder of game records and journal")
	f.BoolVar(&asJSON, "json", false, "print results as JSON, one object a line, the summary last")
	c.RunE = func(c *cobra.Command, _ []string) error {
		if rules, _, err := engine.ParseRules(o.Rules); err == nil && !f.Changed("komi") {
			o.Komi = rules.Komi
		}
		show := func(v fmt.Stringer) {
			line := []byte(v.String())
			if asJSON {
				line, _ = json.Marshal(v) // plain structs
			}
			fmt.Fprintf(c.OutOrStdout(), "%s\n", line)
		}
		o.Waiting = func(line string) { fmt.Fprintln(c.ErrOrStderr(), line) }
		summary, err := match.Run(c.Context(), o, func(r match.GameResult) { show(r) })
		if err == nil || errors.Is(err, match.ErrInterrupted) {
			show(summary)
		}
		return err
	}
	return c
}
