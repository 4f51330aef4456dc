package gtp

import (
	"context"
	"strings"

	"tianyuan/engine"
)

// judgement is an engine's status of a game. Games are not changed in place, so
// the pointer says whether it still holds: the same position asked twice has
// the same answer.
type judgement struct {
	game   *engine.Game
	status engine.Status
}

// status returns the status by which everything about the end of the game is
// answered: the score, the lists, the record's result.
func (s *Server) status(ctx context.Context) (engine.Status, error) {
	g := s.game
	if !g.Rules().Agreement() {
		return engine.Status{}, nil
	}
	if s.judged.game == g {
		return s.judged.status, nil
	}
	status, err := s.engine.Status(ctx, g)
	if err != nil {
		if g.End() != engine.EndByPasses {
			return engine.Status{}, refuse(errScore, err)
		}
		// After two passes there has to be a result.
		s.log.Error("engine has no status, counting all stones as alive", "reason", err)
		status = engine.Status{}
	}
	status = s.sound(g.Board(), status)
	s.judged = judgement{g, status}
	return status, nil
}

// sound returns a status in which every chain occurs once at most, and only
// chains that there are.
func (s *Server) sound(b *engine.Board, status engine.Status) engine.Status {
	seen := make(map[engine.Point]bool)
	keep := func(points []engine.Point, word string) (kept []engine.Point) {
		own := make(map[engine.Point]bool)
		for _, p := range points {
			if !p.OnBoard(b.Size()) || !b.At(p).IsPlayer() || seen[b.Head(p)] {
				s.log.Error("engine's status names a point it may not", "list", word, "point", int(p))
				continue
			}
			if head := b.Head(p); !own[head] {
				own[head] = true
				kept = append(kept, head)
			}
		}
		for head := range own {
			seen[head] = true
		}
		return kept
	}
	return engine.Status{Dead: keep(status.Dead, "dead"), Seki: keep(status.Seki, "seki")}
}

// margin returns Black's lead in points if the game ends here. A repetition
// decides without a count, or leaves the game without a result.
func (s *Server) margin(ctx context.Context) (float64, error) {
	var status engine.Status
	if s.game.End() != engine.EndByRepetition {
		var err error
		if status, err = s.status(ctx); err != nil {
			return 0, err
		}
	}
	margin, ok := s.game.FinalMargin(status)
	if !ok {
		return 0, errScore
	}
	return margin, nil
}

func (s *Server) finalScore(ctx context.Context, _ call) (string, error) {
	margin, err := s.margin(ctx)
	if err != nil {
		return "", err
	}
	return engine.FormatMargin(margin), nil
}

func (s *Server) scoreZi(ctx context.Context, _ call) (string, error) {
	if s.game.Rules().Scoring == engine.ScoringTerritory {
		return "", errNoZi
	}
	margin, err := s.margin(ctx)
	if err != nil {
		return "", err
	}
	return engine.ZiChinese(margin) + "\n" + engine.ZiEnglish(margin), nil
}

// finalStatusList answers the words of the protocol with chains, one a line,
// and the words that others have added with points. The six lists are
// disjoint and cover the board.
func (s *Server) finalStatusList(ctx context.Context, c call) (string, error) {
	word := strings.ToLower(c.text)
	switch word {
	case "alive", "dead", "seki", "black_territory", "white_territory", "dame":
	default:
		return "", errSyntax
	}
	status, err := s.status(ctx)
	if err != nil {
		return "", err
	}
	g := s.game
	switch word {
	case "black_territory":
		return Vertices(g.Size(), territory(g, status, engine.Black)), nil
	case "white_territory":
		return Vertices(g.Size(), territory(g, status, engine.White)), nil
	case "dame":
		return Vertices(g.Size(), territory(g, status, engine.Empty)), nil
	default:
		return chains(g.Board(), status, word), nil
	}
}

// chains lists the chains that are alive, dead or seki.
func chains(b *engine.Board, status engine.Status, word string) string {
	words := make(map[engine.Point]string) // of heads
	for _, p := range status.Dead {
		words[b.Head(p)] = "dead"
	}
	for _, p := range status.Seki {
		words[b.Head(p)] = "seki"
	}
	var heads []engine.Point
	stones := make(map[engine.Point][]engine.Point) // by head, in Index order
	for i := range b.Size() * b.Size() {
		p := engine.PointOf(b.Size(), i)
		if !b.At(p).IsPlayer() {
			continue
		}
		head := b.Head(p)
		if is := words[head]; is == word || is == "" && word == "alive" {
			if stones[head] == nil {
				heads = append(heads, head)
			}
			stones[head] = append(stones[head], p)
		}
	}
	lines := make([]string, len(heads))
	for i, head := range heads {
		lines[i] = Vertices(b.Size(), stones[head])
	}
	return strings.Join(lines, "\n")
}

// territory lists the empty points that belong to owner. With a tax, points next
// to seki belong to nobody.
func territory(g *engine.Game, status engine.Status, owner engine.Color) (points []engine.Point) {
	b := g.Board()
	owners := b.Owners(status)
	if g.Rules().Tax != engine.TaxNone {
		dropSeki(b, status, owners)
	}
	for i, c := range owners {
		if p := engine.PointOf(b.Size(), i); c == owner && b.At(p) == engine.Empty {
			points = append(points, p)
		}
	}
	return points
}

// dropSeki makes the empty regions that touch a seki chain nobody's.
func dropSeki(b *engine.Board, status engine.Status, owners []engine.Color) {
	dead := make(map[engine.Point]bool)
	for _, p := range status.Dead {
		dead[b.Head(p)] = true
	}
	open := func(p engine.Point) bool { // empty once the dead stones are gone
		return b.At(p) == engine.Empty || b.At(p).IsPlayer() && dead[b.Head(p)]
	}
	var queue []engine.Point
	reach := func(p engine.Point) {
		for _, q := range b.Neighbors(p) {
			if open(q) && owners[q.Index(b.Size())] != engine.Empty {
				owners[q.Index(b.Size())] = engine.Empty
				queue = append(queue, q)
			}
		}
	}
	for _, p := range status.Seki {
		for _, stone := range b.AppendChain(nil, p) {
			reach(stone)
		}
	}
	for len(queue) > 0 {
		p := queue[0]
		queue = queue[1:]
		reach(p)
	}
}
