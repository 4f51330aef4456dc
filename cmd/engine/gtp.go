package main

import (
	"cmp"
	"fmt"
	"log/slog"
	"os"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"tianyuan/gtp"
	"tianyuan/mcts/bot"
)

// hint is for a person at the keyboard.
const hint = `Tianyuan speaks GTP: type "genmove b" to let it play, "showboard" to look, "help" for all commands, "quit" to end.
To play in a window, add this program (%s) as an engine in Sabaki (Engines > Manage Engines) or GoGui (Program > New Program).
`

func newGTP() *cobra.Command {
	o := newOptions()
	c := &cobra.Command{
		Use: "gtp", Short: "Play by the Go Text Protocol on stdin and stdout", Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error { return serve(c, o) },
	}
	c.Flags().AddFlagSet(o.flags)
	return c
}

// serve runs the engine until quit, the end of stdin or a signal.
func serve(c *cobra.Command, o *options) error {
	if err := cmp.Or(o.load(), o.validate()); err != nil {
		return err
	}
	options, err := o.server()
	if err != nil {
		return err
	}
	if !o.quiet {
		options.Logger = slog.New(slog.NewTextHandler(c.ErrOrStderr(), &slog.HandlerOptions{Level: slog.LevelWarn}))
	}
	if o.log != "" {
		file, err := os.OpenFile(o.log, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
		if err != nil {
			return fmt.Errorf("--log: %w", err)
		}
		defer func() { _ = file.Close() }()
		options.Log = file
	}
	player, err := bot.New(o.bot())
	if err != nil {
		return err
	}
	server, err := gtp.NewServer(player, options)
	if err != nil {
		return err
	}
	if !o.quiet && term.IsTerminal(int(os.Stdin.Fd())) {
		program, _ := os.Executable() // only a hint
		fmt.Fprintf(c.ErrOrStderr(), hint, program)
	}
	return server.Serve(c.Context(), c.InOrStdin(), c.OutOrStdout())
}
