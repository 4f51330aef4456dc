package main

import (
	"context"
	"fmt"
	"slices"

	"github.com/pkg/profile"
	"github.com/spf13/cobra"
)

// newRoot returns the command line; without a subcommand it is gtp.
func newRoot(ctx context.Context) *cobra.Command {
	root := newGTP()
	root.Use = "engine"
	root.Short = "Tianyuan, a Go engine that speaks the Go Text Protocol"
	root.Long = root.Short + "\n\nWithout a subcommand it is `engine gtp`."
	root.SilenceErrors, root.SilenceUsage = true, true
	root.CompletionOptions.DisableDefaultCmd = true
	root.SetContext(ctx)
	root.AddCommand(newGTP(), newBench(), newScore(), newMatch(), newVersion())
	profiled(root)
	return root
}

// profiles are the values of --profile.
var profiles = map[string]func(*profile.Profile){
	"cpu": profile.CPUProfile, "mem": profile.MemProfile,
	"block": profile.BlockProfile, "trace": profile.TraceProfile,
}

// profiled gives every command below root the flag --profile, which writes a
// profile of its run into the current folder.
func profiled(root *cobra.Command) {
	kind := root.PersistentFlags().String("profile", "", "write a profile of the run to this folder: cpu, mem, block or trace")
	wrap := func(c *cobra.Command) {
		run := c.RunE
		if run == nil {
			return
		}
		c.RunE = func(c *cobra.Command, args []string) error {
			if *kind == "" {
				return run(c, args)
			}
			mode, ok := profiles[*kind]
			if !ok {
				return fmt.Errorf("unknown profile %q: want cpu, mem, block or trace", *kind)
			}
			defer profile.Start(mode, profile.ProfilePath("."), profile.NoShutdownHook, profile.Quiet).Stop()
			return run(c, args)
		}
	}
	for todo := []*cobra.Command{root}; len(todo) > 0; todo = todo[1:] {
		wrap(todo[0])
		todo = slices.Concat(todo, todo[0].Commands())
	}
}
