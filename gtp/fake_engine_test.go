package gtp

import (
	"context"
	"math/rand/v2"
	"sync/atomic"
	"testing"

	"tianyuan/engine"
)

// randomEngine plays random moves that are legal and fill none of its own
// eyes, the same in the same game, and judges as its fields say.
type randomEngine struct {
	dead, seki []string // vertices
	judgements int      // how often it was asked
}

func (e *randomEngine) Choose(_ context.Context, g *engine.Game, c engine.Color, _ Request) (Choice, error) {
	random := rand.New(rand.NewPCG(uint64(len(g.Moves())), g.Board().Hash()^uint64(c)))
	n := g.Size() * g.Size()
	for _, i := range random.Perm(n) {
		p := engine.PointOf(g.Size(), i)
		if g.Board().At(p) == engine.Empty && g.Board().Sensible(p, c) && g.Legal(engine.Move{Color: c, Point: p}) == nil {
			return Choice{Point: p}, nil
		}
	}
	return Choice{Point: engine.Pass}, nil
}

func (e *randomEngine) Status(_ context.Context, g *engine.Game) (engine.Status, error) {
	e.judgements++
	points := func(words []string) (points []engine.Point) {
		for _, word := range words {
			p, err := ParseVertex(g.Size(), word)
			if err != nil {
				panic(err)
			}
			points = append(points, p)
		}
		return points
	}
	return engine.Status{Dead: points(e.dead), Seki: points(e.seki)}, nil
}

// slowEngine thinks until it is told to stop or released, and then plays like
// randomEngine.
type slowEngine struct {
	randomEngine
	thinking chan struct{} // receives when a choice begins
	release  chan struct{}
	cut      atomic.Int32 // choices that were cut short
}

func newSlowEngine() *slowEngine {
	return &slowEngine{thinking: make(chan struct{}, 1000), release: make(chan struct{})}
}

func (e *slowEngine) Choose(ctx context.Context, g *engine.Game, c engine.Color, how Request) (Choice, error) {
	e.thinking <- struct{}{}
	select {
	case <-ctx.Done():
		e.cut.Add(1)
	case <-e.release:
	}
	return e.randomEngine.Choose(ctx, g, c, how)
}

// scripted is an engine made of functions.
type scripted struct {
	choose func(context.Context, *engine.Game, engine.Color, Request) (Choice, error)
	status func(context.Context, *engine.Game) (engine.Status, error)
}

func (e scripted) Choose(ctx context.Context, g *engine.Game, c engine.Color, how Request) (Choice, error) {
	return e.choose(ctx, g, c, how)
}

func (e scripted) Status(ctx context.Context, g *engine.Game) (engine.Status, error) {
	return e.status(ctx, g)
}

// newTestServer returns a server with default options, changed as wanted.
func newTestServer(t testing.TB, e Engine, change ...func(*Options)) *Server {
	t.Helper()
	o := DefaultOptions()
	o.Grace = patience // tests share slow machines
	for _, f := range change {
		f(&o)
	}
	s, err := NewServer(e, o)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// size9 begins on 9x9.
func size9(o *Options) { o.Size = 9 }
