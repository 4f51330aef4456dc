// Command engine is Tianyuan's program: a GTP engine, a benchmark, a scorer
// and a match runner. This package only wires the others together.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"syscall"

	"github.com/pkg/profile"
	"github.com/spf13/cobra"
)

// Version is the release, as CHANGELOG.md lists it.
const Version = "0.1.0"

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	err := execute(ctx)
	stop()
	if err != nil {
		fmt.Fprintln(os.Stderr, "engine:", err)
		os.Exit(1)
	}
}

// execute runs the command line; without a subcommand it is gtp.
func execute(ctx context.Context) error {
	root := newGTP()
	root.Use, root.Short = "engine", "Tianyuan, a Go engine that speaks the Go Text Protocol"
	root.Long = root.Short + "\n\nWithout a subcommand it is `engine gtp`."
	root.Version = fmt.Sprintf("%s (%s, %s/%s)", Version, runtime.Version(), runtime.GOOS, runtime.GOARCH)
	root.SetVersionTemplate("Tianyuan {{.Version}}\n")
	root.SilenceErrors, root.SilenceUsage = true, true
	root.CompletionOptions.DisableDefaultCmd = true
	root.AddCommand(newGTP(), newBench(), newScore(), newMatch(), &cobra.Command{
		Use: "version", Short: "Print the version", Args: cobra.NoArgs,
		Run: func(c *cobra.Command, _ []string) { fmt.Fprintln(c.OutOrStdout(), "Tianyuan", root.Version) },
	})
	stop := profiled(root)
	defer func() { (*stop)() }()
	return root.ExecuteContext(ctx)
}

// profiles are the values of --profile.
var profiles = map[string]func(*profile.Profile){
	"cpu": profile.CPUProfile, "mem": profile.MemProfile,
	"block": profile.BlockProfile, "trace": profile.TraceProfile,
}

// profiled gives all commands the flag --profile, and returns what ends the
// profile after the run.
func profiled(root *cobra.Command) *func() {
	stop := func() {}
	kind := root.PersistentFlags().String("profile", "", "write a profile of the run to this folder: cpu, mem, block or trace")
	root.PersistentPreRunE = func(*cobra.Command, []string) error {
		if mode, ok := profiles[*kind]; ok {
			stop = profile.Start(mode, profile.ProfilePath("."), profile.NoShutdownHook, profile.Quiet).Stop
		} else if *kind != "" {
			return fmt.Errorf("unknown profile %q: want cpu, mem, block or trace", *kind)
		}
		return nil
	}
	return &stop
}
