package main

import (
	"encoding/json"
	"fmt"
	"runtime"
	"time"

	"github.com/spf13/cobra"

	"tianyuan/bench"
)

func newBench() *cobra.Command {
	c := &cobra.Command{Use: "bench", Short: "Measure the engine", Args: cobra.NoArgs}
	c.AddCommand(newBenchPlayouts())
	return c
}

func newBenchPlayouts() *cobra.Command {
	var sizes []int
	var seconds float64
	var threads int
	var asJSON bool
	c := &cobra.Command{
		Use:   "playouts",
		Short: "Measure light playouts from the empty board",
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			for _, size := range sizes {
				result, err := bench.Playouts(c.Context(), bench.PlayoutsOptions{
					Size: size, Threads: threads, Time: time.Duration(seconds * float64(time.Second)), Seed: 1,
				})
				if err != nil {
					return err
				}
				line := result.String()
				if asJSON {
					text, err := json.Marshal(result)
					if err != nil {
						return err
					}
					line = string(text)
				}
				if _, err := fmt.Fprintln(c.OutOrStdout(), line); err != nil {
					return err
				}
			}
			return nil
		},
	}
	f := c.Flags()
	f.IntSliceVar(&sizes, "size", []int{9, 13, 19}, "board sizes")
	f.Float64Var(&seconds, "seconds", 2, "time for each size")
	f.IntVar(&threads, "threads", runtime.GOMAXPROCS(0), "threads")
	f.BoolVar(&asJSON, "json", false, "one JSON object a line")
	return c
}
