package main

import (
	"encoding/json"
	"fmt"

	"github.com/spf13/cobra"

	"tianyuan/bench/match"
)

func newMatch() *cobra.Command {
	o := match.DefaultOptions()
	var asJSON bool
	c := &cobra.Command{
		Use:   "match --black CMD --white CMD --games N",
		Short: "Play two GTP programs against each other",
		Long: "Play two GTP programs against each other, colors alternating, with a referee.\n\nThe output folder gets a record of " +
			"each game and journal.jsonl. The same command\nresumes an interrupted match.",
		Args: cobra.NoArgs,
	}
	f := c.Flags()
	f.StringVar(&o.Black, "black", "", "command line of the program that is Black in the first game")
	f.StringVar(&o.White, "white", "", "command line of the other program")
	f.IntVar(&o.Games, "games", o.Games, "games in all")
	f.IntVar(&o.Size, "size", o.Size, "board size")
	f.StringVar(&o.Rules, "rules", o.Rules, "rules: a preset or KataGo's JSON")
	f.Float64Var(&o.Komi, "komi", o.Komi, "komi")
	f.DurationVar(&o.MoveTimeout, "move-timeout", o.MoveTimeout, "a longer thought about one move loses")
	f.IntVar(&o.MoveLimit, "move-limit", 0, "moves after which a game is void (default 3 for each point)")
	f.StringVar(&o.Dir, "output", "matches/match", "folder of game records and journal")
	f.BoolVar(&asJSON, "json", false, "print results as JSON, one object a line, the summary last")
	c.RunE = func(c *cobra.Command, _ []string) error {
		out := c.OutOrStdout()
		show := func(v fmt.Stringer) {
			if asJSON {
				text, _ := json.Marshal(v) // plain structs
				fmt.Fprintln(out, string(text))
			} else {
				fmt.Fprintln(out, v)
			}
		}
		summary, err := match.Run(c.Context(), o, func(r match.GameResult) { show(r) })
		if err == nil {
			show(summary)
		}
		return err
	}
	return c
}
