package bot

import (
	"context"
	"slices"
	"time"

	"tianyuan/engine"
	"tianyuan/engine/life"
	"tianyuan/mcts"
	"tianyuan/mcts/playout"
)

// statusPlayouts is the number of playouts behind a judgement of the stones,
// half of them with either side to move.
const statusPlayouts = 2000

// leastPlayouts is how many a judgement needs to be acted upon.
const leastPlayouts = 500

// opinion is what playouts and life together say of a position.
type opinion struct {
	life.Judgement
	ownership []float64 // mean final color of each point in Index order, 1 for Black
	playouts  int       // behind the ownership
}

// opinionOf judges g's position by up to so many playouts, fewer if ctx ends but
// one at least. The same number gives the same opinion.
func opinionOf(ctx context.Context, g *engine.Game, playouts int) *opinion {
	o := &opinion{ownership: make([]float64, g.Size()*g.Size())}
	player := playout.NewByRules(playout.DefaultRates)
	leaves, out := make([]mcts.Leaf, 1), make([]mcts.Evaluation, 1)
	leaf := &leaves[0]
	*leaf = mcts.Leaf{Board: g.Board(), Rules: g.Rules(), Komi: g.Komi(), Ownership: true}
	for o.playouts < playouts && (o.playouts == 0 || !ended(ctx)) {
		leaf.ToMove = engine.Black
		if o.playouts%2 == 1 {
			leaf.ToMove = engine.White
		}
		leaf.Seed = g.Board().Hash() + uint64(o.playouts)
		player.Evaluate(leaves, out)
		for i, owner := range out[0].Ownership {
			o.ownership[i] += float64(owner)
		}
		o.playouts++
	}
	for i := range o.ownership {
		o.ownership[i] /= float64(o.playouts)
	}
	var judge life.Judge
	o.Judgement = judge.Judge(g.Board(), o.ownership, g.Rules().Suicide != engine.SuicideOff)
	return o
}

// ended reports whether ctx has ended. It looks at the clock itself: on a busy
// machine timers are late.
func ended(ctx context.Context) bool {
	end, ok := ctx.Deadline()
	return ctx.Err() != nil || ok && !time.Now().Before(end)
}

// settled reports whether nothing is left to play for but dame.
func (o *opinion) settled() bool { return len(o.Doubtful) == 0 && len(o.Open) == 0 }

// captives lists the chains of c that are dead.
func (o *opinion) captives(b *engine.Board, c engine.Color) []engine.Point {
	return slices.DeleteFunc(slices.Clone(o.Status.Dead), func(p engine.Point) bool { return b.At(p) != c })
}

// margin returns c's lead if the game ends here and the players agree with the
// opinion.
func (o *opinion) margin(g *engine.Game, c engine.Color) float64 {
	return leadOf(c, g.Score(o.Status).Margin)
}

// worst returns c's lead if every doubtful chain and open point goes to the
// opponent, and every dame. Where the players do not agree on dead stones, the
// opponent's stay on the board too.
func (o *opinion) worst(g *engine.Game, c engine.Color) float64 {
	b := g.Board()
	status := engine.Status{Seki: o.Status.Seki}
	for _, p := range o.Status.Dead {
		enemy := b.At(p) != c
		if !enemy || g.Rules().Agreement() && !slices.Contains(o.Doubtful, p) {
			status.Dead = append(status.Dead, p)
		}
	}
	for _, p := range o.Doubtful {
		if b.At(p) == c && !slices.Contains(status.Dead, p) {
			status.Dead = append(status.Dead, p)
		}
	}
	lead := leadOf(c, g.Score(status).Margin)
	owners := b.Owners(status)
	for _, p := range o.Open {
		if owners[p.Index(b.Size())] == c {
			lead -= 2
		}
	}
	for i, owner := range owners {
		p := engine.PointOf(b.Size(), i)
		if owner == engine.Empty && (g.Rules().Scoring == engine.ScoringArea || slices.Contains(o.Open, p)) {
			lead--
		}
	}
	return lead
}

// estimate returns c's lead by area as the playouts have it in the mean.
func (o *opinion) estimate(g *engine.Game, c engine.Color) float64 {
	lead := g.ButtonPoints() - g.Komi() - float64(g.HandicapPoints())
	for _, owner := range o.ownership {
		lead += owner
	}
	return leadOf(c, lead)
}

// dame lists the points that nobody gets, those in a seki left out.
func (o *opinion) dame(b *engine.Board) []engine.Point {
	var dame []engine.Point
	inSeki := make(map[engine.Point]bool)
	for _, p := range o.Status.Seki {
		inSeki[p] = true
	}
	for i, owner := range b.Owners(o.Status) {
		p := engine.PointOf(b.Size(), i)
		if owner != engine.Empty || b.At(p) != engine.Empty || slices.Contains(o.Open, p) {
			continue
		}
		if neighbors := b.Neighbors(p); !slices.ContainsFunc(neighbors[:], func(q engine.Point) bool {
			return b.At(q).IsPlayer() && inSeki[b.Head(q)]
		}) {
			dame = append(dame, p)
		}
	}
	return dame
}

// leadOf turns Black's lead into c's.
func leadOf(c engine.Color, margin float64) float64 {
	if c == engine.White {
		return -margin
	}
	return margin
}
