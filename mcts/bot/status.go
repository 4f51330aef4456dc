package bot

import (
	"context"

	"tianyuan/engine"
)

// Status returns the chains that are dead or in seki, by proof, by reading, and
// by what random play from g's position makes of them. The same position gives
// the same answer unless ctx ends. See gtp.Engine.
func (b *Bot) Status(ctx context.Context, g *engine.Game) (engine.Status, error) {
	return Judge(ctx, g)
}

// Judge is Status without a bot: it needs no search and no options. Its error
// is always nil.
func Judge(ctx context.Context, g *engine.Game) (engine.Status, error) {
	return opinionOf(ctx, g, statusPlayouts).Status, nil
}
