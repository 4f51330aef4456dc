package main

import (
	"github.com/spf13/cobra"

	"tianyuan/bench"
	"tianyuan/gtp"
	"tianyuan/mcts/playout"
)

func newBench() *cobra.Command {
	c := &cobra.Command{Use: "bench", Short: "Measure the engine", Args: cobra.NoArgs}
	c.RunE = func(c *cobra.Command, _ []string) error { return c.Help() }
	for _, w := range bench.Workloads() {
		c.AddCommand(newWorkload(w))
	}
	return c
}

func newWorkload(w bench.Workload) *cobra.Command {
	o, against := w.Defaults, ""
	c := &cobra.Command{Use: w.Name, Short: w.Short, Long: w.Long, Args: cobra.NoArgs}
	f := c.Flags()
	f.IntSliceVar(&o.Sizes, "size", o.Sizes, "board sizes")
	f.Float64Var(&o.Seconds, "seconds", o.Seconds, "time of a measured run")
	f.IntVar(&o.Threads, "threads", o.Threads, "threads")
	f.IntVar(&o.Repeat, "repeat", o.Repeat, "measured runs of each")
	f.StringVar(&o.Policy, "policy", o.Policy, "policy of the playouts: "+playout.PolicyNames())
	if w.Compares {
		f.StringVar(&against, "against", "", "run this program in turn and compare: it prints lines as bench/testdata/yardstick.c does")
	}
	f.BoolVar(&o.JSON, "json", false, "one JSON object a line, the summary last")
	c.RunE = func(c *cobra.Command, _ []string) (err error) {
		if f.Changed("against") {
			if o.Against, err = gtp.SplitCommand(against); err != nil {
				return err
			}
		}
		return w.Run(c.Context(), c.OutOrStdout(), o)
	}
	return c
}
