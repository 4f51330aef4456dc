package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"tianyuan/bench/review"
	"tianyuan/mcts/bot"
)

func newScore() *cobra.Command {
	var o review.ScoreOptions
	c := &cobra.Command{
		Use: "score FILE.sgf", Short: "Count the final position of a game record, in points and in zi", Args: cobra.ExactArgs(1),
		Long: "Count the final position of a game record, in points and in zi (子). Dead stones are\nfound by playouts unless --dead names them or the rules count stones as they stand.",
		RunE: func(c *cobra.Command, args []string) error {
			o.HasKomi = c.Flags().Changed("komi")
			report, err := review.Score(c.Context(), args[0], o, bot.Judge)
			if err != nil {
				return err
			}
			for _, warning := range report.Warnings {
				fmt.Fprintln(c.ErrOrStderr(), "engine: warning:", warning)
			}
			_, err = fmt.Fprint(c.OutOrStdout(), report)
			return err
		},
	}
	f := c.Flags()
	f.StringVar(&o.Rules, "rules", "", "count by these rules, a preset or KataGo's JSON (default: the record's)")
	f.Float64Var(&o.Komi, "komi", 0, "count with this komi (default: the record's)")
	f.StringVar(&o.Dead, "dead", "", "dead stones, one of each chain: \"D4 Q16\"")
	f.StringVar(&o.Seki, "seki", "", "stones in seki, one of each chain")
	f.BoolVar(&o.AsIs, "as-is", false, "count every stone where it stands")
	f.IntVar(&o.Before, "move", 0, "count the position before this move (default: the end)")
	return c
}
