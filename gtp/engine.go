package gtp

import (
	"context"

	"tianyuan/engine"
)

// Engine is what the server needs of a player. The server calls one method at
// a time.
type Engine interface {
	// Choose thinks about g, which it does not change, and returns what c
	// should do, whoever's turn the record makes it and even after the game has
	// ended. It returns early with the best choice so far when ctx is
	// cancelled, also when ctx is cancelled from the start. The game stays as it
	// is for ever and may be kept.
	Choose(ctx context.Context, g *engine.Game, c engine.Color, how Request) (Choice, error)
	// Status judges the stones of g, which it does not change: dead and seki
	// chains, any stone standing for its chain. Every chain not listed is alive.
	// It returns early with its best judgement when ctx is cancelled.
	Status(ctx context.Context, g *engine.Game) (engine.Status, error)
}

// Ponderer is an Engine that can think while the opponent does.
type Ponderer interface {
	Engine
	// Ponder thinks about what c should play in g, the game after a choice of
	// the engine's own, until ctx ends, and keeps what helps the next Choose. It
	// has to return within some milliseconds then, for a command waits, and may
	// return earlier. No other method is called meanwhile.
	Ponder(ctx context.Context, g *engine.Game, c engine.Color)
}

// Request says how to choose a move.
type Request struct {
	// Clock is the time of the color to move; its zero value leaves the limit
	// to the engine.
	Clock Clock
	// Regression asks for a choice that depends on the game alone: a fixed
	// seed, no resignation, and earlier thinking neither used nor disturbed.
	Regression bool
	// Cleanup asks for no pass while dead stones of the opponent's are on the
	// board, and for no resignation: what is left there counts as alive.
	Cleanup bool
}

// Choice is what an Engine does: a point or engine.Pass, or resignation, with
// which Point means nothing.
type Choice struct {
	Point  engine.Point
	Resign bool
}
