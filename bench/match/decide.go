package match

import (
	"context"
	"errors"
	"fmt"

	"tianyuan/engine"
	"tianyuan/gtp"
)

// testimony is what a program says about the end of a game, as the referee
// uses it.
type testimony struct {
	margin float64 // Black's lead in points
	scored bool    // there is a margin
	status engine.Status
	listed bool // there is a status
}

// verdict is the referee's decision.
type verdict struct {
	margin           float64
	agreed, differed bool
	referee          float64 // the referee's own count
	grounds          string
}

// decide gives the result of a game that has ended by two passes. The package's
// page says by what policy.
func decide(record *engine.Game, black, white testimony) verdict {
	var v verdict
	if black.scored && white.scored {
		v.agreed = engine.FormatMargin(black.margin) == engine.FormatMargin(white.margin)
		v.differed = !v.agreed
	}
	var status engine.Status
	var how string
	agreement := agreeable(record.Rules())
	switch {
	case !agreement:
		how = "rules without agreement on dead stones: counted as the board stands"
	case black.listed && white.listed:
		status.Dead = common(record.Board(), black.status.Dead, white.status.Dead)
		status.Seki = common(record.Board(), black.status.Seki, white.status.Seki)
		how = "counted without the stones that both programs call dead"
		if !sameChains(record.Board(), black.status.Dead, white.status.Dead) {
			how += "; their lists differ"
		}
	case black.listed:
		status = black.status
		how = "counted without the stones that black calls dead, which rests on its word alone"
	case white.listed:
		status = white.status
		how = "counted without the stones that white calls dead, which rests on its word alone"
	default:
		how = "no list of dead stones: counted as the board stands"
	}
	v.referee = record.Score(status).Margin
	v.margin, v.grounds = v.referee, how
	if agreement && v.agreed {
		v.margin, v.grounds = black.margin, "both programs claim it"
		if engine.FormatMargin(v.referee) != engine.FormatMargin(v.margin) {
			v.grounds += fmt.Sprintf("; the referee would have had %s (%s)", engine.FormatMargin(v.referee), how)
		}
	}
	return v
}

// agreeable reports whether the players agree on dead stones under the rules:
// territory cannot be counted otherwise.
func agreeable(r engine.Rules) bool {
	return r.FriendlyPass || r.Scoring == engine.ScoringTerritory
}

// heads returns the chains of stones that a list names, by their heads.
func heads(b *engine.Board, stones []engine.Point) map[engine.Point]bool {
	set := make(map[engine.Point]bool)
	for _, p := range stones {
		set[b.Head(p)] = true
	}
	return set
}

// common returns a stone of each chain that is in both lists.
func common(b *engine.Board, one, other []engine.Point) []engine.Point {
	var stones []engine.Point
	in := heads(b, other)
	seen := make(map[engine.Point]bool)
	for _, p := range one {
		if head := b.Head(p); in[head] && !seen[head] {
			seen[head] = true
			stones = append(stones, head)
		}
	}
	return stones
}

// sameChains reports whether two lists name the same chains.
func sameChains(b *engine.Board, one, other []engine.Point) bool {
	n := len(common(b, one, other))
	return n == len(heads(b, one)) && n == len(heads(b, other))
}

// count asks both programs for their claims and decides. A program that does
// not answer loses its claim, and its process.
func (g *game) count(ctx context.Context) error {
	var words [4]testimony
	var claims [4]*Claim
	for _, c := range []engine.Color{engine.Black, engine.White} {
		claims[c] = &Claim{}
		err := g.hear(ctx, g.programs[c], &words[c], claims[c])
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			claims[c].Note = clean(err.Error())
			if !errors.Is(err, errNoClaim) {
				g.programs[c].stop()
			}
		}
	}
	v := decide(g.record, words[engine.Black], words[engine.White])
	r := &g.result
	r.Result, r.Reason = engine.FormatMargin(v.margin), ByScore
	r.BlackClaim, r.WhiteClaim = claims[engine.Black], claims[engine.White]
	r.Agreed, r.Differed = v.agreed, v.differed
	r.Referee, r.Decision = engine.FormatMargin(v.referee), v.grounds
	return nil
}

// errNoClaim says that a program answers, but not with what was asked.
var errNoClaim = errors.New("no claim")

// hear asks one program for its score and its dead stones. An error may leave
// part of the claim standing.
func (g *game) hear(ctx context.Context, p *program, t *testimony, claim *Claim) error {
	var missing []error
	if p.knows["final_score"] {
		margin, ok, err := p.client.FinalScore(ctx)
		switch {
		case err != nil:
			return err
		case ok:
			t.margin, t.scored = margin, true
			claim.Score = engine.FormatMargin(margin)
		default:
			missing = append(missing, fmt.Errorf("%w: final_score names no margin", errNoClaim))
		}
	}
	if p.knows["final_status_list"] {
		err := g.hearStatus(ctx, p, t)
		switch {
		case errors.Is(err, errNoClaim):
			missing = append(missing, err)
		case err != nil:
			return err
		default:
			claim.Dead = vertices(g.settings.Size, t.status.Dead)
		}
	}
	return errors.Join(missing...)
}

// hearStatus asks for the dead stones, and for those in seki where the count
// needs them.
func (g *game) hearStatus(ctx context.Context, p *program, t *testimony) error {
	dead, err := g.stones(ctx, p, "dead")
	if err != nil {
		return err
	}
	var seki []engine.Point
	if g.record.Rules().Scoring == engine.ScoringTerritory {
		if seki, err = g.stones(ctx, p, "seki"); err != nil {
			return err
		}
	}
	t.status, t.listed = engine.Status{Dead: dead, Seki: seki}, true
	return nil
}

// stones asks for the stones of a status. errNoClaim says that the program
// refuses, or names what is no stone.
func (g *game) stones(ctx context.Context, p *program, status string) ([]engine.Point, error) {
	list, err := p.client.FinalStatusList(ctx, status)
	if err != nil && p.client.Err() == nil {
		return nil, fmt.Errorf("%w: %w", errNoClaim, err)
	}
	if err != nil {
		return nil, err
	}
	var stones []engine.Point
	seen := make(map[engine.Point]bool)
	for _, point := range list {
		if !g.record.Board().At(point).IsPlayer() {
			return nil, fmt.Errorf("%w: final_status_list %s names %s, where there is no stone", errNoClaim, status, gtp.Vertex(g.settings.Size, point))
		}
		if !seen[point] {
			seen[point] = true
			stones = append(stones, point)
		}
	}
	return stones, nil
}
