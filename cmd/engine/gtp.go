package main

import (
	"fmt"
	"io"
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
	o := new(options)
	c := &cobra.Command{
		Use:   "gtp",
		Short: "Play by the Go Text Protocol on stdin and stdout",
		Args:  cobra.NoArgs,
	}
	o.register(c.Flags())
	c.RunE = o.run(func(c *cobra.Command, _ []string) error { return serve(c, o) })
	return c
}

// serve runs the engine until quit, the end of stdin or a signal.
func serve(c *cobra.Command, o *options) error {
	botOptions, err := o.bot(c.Flags())
	if err != nil {
		return err
	}
	serverOptions, err := o.server(c.Flags())
	if err != nil {
		return err
	}
	if !o.quiet {
		serverOptions.Logger = slog.New(slog.NewTextHandler(c.ErrOrStderr(), &slog.HandlerOptions{Level: slog.LevelWarn}))
	}
	if o.log != "" {
		file, err := os.OpenFile(o.log, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
		if err != nil {
			return fmt.Errorf("log: %w", err)
		}
		defer func() { _ = file.Close() }()
		serverOptions.Log = file
	}
	player, err := bot.New(botOptions)
	if err != nil {
		return err
	}
	server, err := gtp.NewServer(player, serverOptions)
	if err != nil {
		return err
	}
	if !o.quiet && isTerminal(c.InOrStdin()) {
		program, err := os.Executable()
		if err != nil {
			program = os.Args[0]
		}
		fmt.Fprintf(c.ErrOrStderr(), hint, program)
	}
	return server.Serve(c.Context(), c.InOrStdin(), c.OutOrStdout())
}

// isTerminal reports whether r is a person's keyboard.
func isTerminal(r io.Reader) bool {
	f, ok := r.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}
