package main

import (
	"fmt"
	"runtime"
	"time"

	"github.com/spf13/cobra"

	"tianyuan/bench"
)

func newBench() *cobra.Command {
	c := &cobra.Command{
		Use: "bench", Short: "Measure the engine", Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	c.AddCommand(newBenchPlayouts())
	return c
}

func newBenchPlayouts() *cobra.Command {
	o := bench.PlayoutsOptions{Seed: 1}
	var sizes []int
	var seconds float64
	var asJSON bool
	c := &cobra.Command{
		Use: "playouts", Short: "Measure light playouts from the empty board", Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			if !(seconds > 0 && seconds <= maxSeconds) {
				return fmt.Errorf("--seconds %v: want more than 0, at most %d", seconds, maxSeconds)
			}
			o.Time = time.Duration(seconds * float64(time.Second))
			return bench.WritePlayouts(c.Context(), c.OutOrStdout(), sizes, o, asJSON)
		},
	}
	f := c.Flags()
	f.IntSliceVar(&sizes, "size", []int{9, 13, 19}, "board sizes")
	f.Float64Var(&seconds, "seconds", 2, "time for each size")
	f.IntVar(&o.Threads, "threads", runtime.GOMAXPROCS(0), "threads")
	f.BoolVar(&asJSON, "json", false, "one JSON object a line")
	return c
}
