package gtp_test

import (
	"context"
	"errors"
	"fmt"

	"tianyuan/engine"
	"tianyuan/gtp"
)

// A Client asks a program for a move. The program of this example is a part of
// the tests; a command line such as "gnugo --mode gtp --level 1" works the
// same way.
func ExampleClient() {
	ctx := context.Background()
	c, err := gtp.StartClient(fakeCommand("good"), gtp.DefaultClientOptions())
	if err != nil {
		fmt.Println(err)
		return
	}
	defer c.Close()
	name, _ := c.Name(ctx)
	err = errors.Join(c.BoardSize(ctx, 9), c.ClearBoard(ctx), c.Komi(ctx, 7.5))
	move, resigns, genmoveErr := c.Genmove(ctx, engine.Black)
	fmt.Println(name, gtp.Vertex(9, move), resigns, err, genmoveErr)
	// Output: Fake D4 false <nil> <nil>
}

// The program's own words are in the error of a refused command.
func ExampleRefusedError() {
	c, err := gtp.StartClient(fakeCommand("good"), gtp.DefaultClientOptions())
	if err != nil {
		fmt.Println(err)
		return
	}
	defer c.Close()
	_, err = c.Send(context.Background(), "fly")
	var refused *gtp.RefusedError
	fmt.Println(errors.As(err, &refused), refused.Text)
	fmt.Println(err)
	// Output:
	// true unknown command
	// gtp: fly: refused: unknown command
}

// How a program ended is in the error of the command that found it gone.
func ExampleExitError() {
	c, err := gtp.StartClient(fakeCommand("dies-at-once"), gtp.DefaultClientOptions())
	if err != nil {
		fmt.Println(err)
		return
	}
	defer c.Close()
	_, err = c.Name(context.Background())
	var exit *gtp.ExitError
	fmt.Println(errors.As(err, &exit), exit.State, exit.Stderr)
	// Output: true exit status 3 [loading fatal: no weights]
}

func ExampleDefaultClientOptions() {
	options := gtp.DefaultClientOptions()
	fmt.Println(options.MoveTimeout, options.Timeout, options.Validate())
	// Output: 2m0s 30s <nil>
}

func ExampleSplitCommand() {
	words, err := gtp.SplitCommand(`'/opt/my programs/bot' --name="The Bot" gtp`)
	fmt.Printf("%q %v\n", words, err)
	// Output: ["/opt/my programs/bot" "--name=The Bot" "gtp"] <nil>
}
