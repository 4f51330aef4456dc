package gtp_test

import (
	"context"
	"fmt"
	"strings"

	"tianyuan/engine"
	"tianyuan/gtp"
)

// first plays on the first point that is free, and thinks all stones alive.
type first struct{}

func (first) Choose(_ context.Context, g *engine.Game, c engine.Color, _ gtp.Request) (gtp.Choice, error) {
	for i := range g.Size() * g.Size() {
		p := engine.PointOf(g.Size(), i)
		if g.Legal(engine.Move{Color: c, Point: p}) == nil {
			return gtp.Choice{Point: p}, nil
		}
	}
	return gtp.Choice{Point: engine.Pass}, nil
}

func (first) Status(context.Context, *engine.Game) (engine.Status, error) {
	return engine.Status{}, nil
}

func ExampleServer() {
	server, err := gtp.NewServer(first{}, gtp.DefaultOptions())
	if err != nil {
		fmt.Println(err)
		return
	}
	commands := "1 boardsize 9\n2 play b A1\n3 genmove w\n4 play b A1\nquit\n"
	var out strings.Builder
	if err := server.Serve(context.Background(), strings.NewReader(commands), &out); err != nil {
		fmt.Println(err)
	}
	for reply := range strings.SplitAfterSeq(out.String(), "\n\n") {
		fmt.Printf("%q\n", reply)
	}
	// Output:
	// "=1 \n\n"
	// "=2 \n\n"
	// "=3 B1\n\n"
	// "?4 illegal move\n\n"
	// "= \n\n"
	// ""
}

func ExampleCommands() {
	for _, command := range gtp.Commands()[:3] {
		fmt.Println(command.Name, "-", command.Help)
	}
	// Output:
	// protocol_version - Answers 2, the version of the protocol.
	// name - Answers the engine's name.
	// version - Answers the engine's version.
}

func ExampleOptions() {
	options := gtp.DefaultOptions()
	options.Size, options.Komi = 99, 6.5
	fmt.Println(options.Validate())
	// Output: gtp: size 99: unacceptable size
}

func ExampleParseVertex() {
	p, err := gtp.ParseVertex(19, "q16")
	fmt.Println(p.Column(), p.Row(), err)
	fmt.Println(gtp.Vertex(19, p), gtp.Vertex(19, engine.Pass))
	_, err = gtp.ParseVertex(19, "i5")
	fmt.Println(err)
	// Output:
	// 16 16 <nil>
	// Q16 pass
	// invalid vertex: "i5"
}

func ExampleClock() {
	clock := gtp.Clock{
		Control: gtp.TimeControl{Kind: gtp.TimeNoLimit},
		Left:    gtp.TimeLeft{Time: 0},
	}
	fmt.Println(clock.Limited())
	// Output: false
}
