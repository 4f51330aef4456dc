package gtp

import (
	"context"
	"errors"

	"tianyuan/engine"
)

// play plays a move as either color, whoever's turn it is.
func (s *Server) play(_ context.Context, c call) (string, error) {
	args := c.args()
	color, err := engine.ParseColor(args[0])
	if err != nil {
		return "", errSyntax
	}
	p, err := s.point(args[1])
	if err != nil {
		return "", err
	}
	return "", s.change(func(g *engine.Game) error {
		return refuse(errIllegal, g.Play(engine.Move{Color: color, Point: p}))
	})
}

// genmove lets the engine choose and plays its choice. A resignation is noted
// and the game may go on.
func (s *Server) genmove(ctx context.Context, c call) (string, error) {
	color, err := engine.ParseColor(c.text)
	if err != nil {
		return "", errSyntax
	}
	choice, err := s.choose(ctx, color, Request{})
	if err != nil {
		return "", err
	}
	if choice.Resign {
		return "resign", s.change(func(g *engine.Game) error {
			g.Resign(color)
			return nil
		})
	}
	return s.playChoice(color, choice.Point)
}

// choose asks the engine for a choice on the color's clock.
func (s *Server) choose(ctx context.Context, color engine.Color, how Request) (Choice, error) {
	began := s.now()
	how.Clock = s.clocks.clock(color)
	choice, err := s.engine.Choose(ctx, s.game, color, how)
	s.clocks.spend(color, s.now().Sub(began))
	return choice, err
}

// playChoice plays the point that the engine has chosen and answers its vertex. A
// choice that is not legal is a fault of the engine; it becomes a pass, for a
// move that a client has to reject loses the game at once.
func (s *Server) playChoice(color engine.Color, p engine.Point) (string, error) {
	p = s.legal(color, p)
	err := s.change(func(g *engine.Game) error {
		return g.Play(engine.Move{Color: color, Point: p})
	})
	if err == nil {
		s.chosen = s.game
	}
	return Vertex(s.game.Size(), p), err
}

// regGenmove chooses like genmove but repeatably, and leaves game and clocks
// alone.
func (s *Server) regGenmove(ctx context.Context, c call) (string, error) {
	color, err := engine.ParseColor(c.text)
	if err != nil {
		return "", errSyntax
	}
	choice, err := s.engine.Choose(ctx, s.game, color, Request{Regression: true})
	if err != nil {
		return "", err
	}
	if choice.Resign {
		s.log.Error("engine resigned in regression", "color", color)
		choice.Point = engine.Pass
	}
	return Vertex(s.game.Size(), s.legal(color, choice.Point)), nil
}

// legal returns the point that an engine chose if it may be played, and a pass
// otherwise.
func (s *Server) legal(color engine.Color, p engine.Point) engine.Point {
	if err := s.game.Legal(engine.Move{Color: color, Point: p}); err != nil {
		s.log.Error("engine chose an illegal move, passing", "color", color, "point", int(p), "reason", err)
		return engine.Pass
	}
	return p
}

func (s *Server) undo(context.Context, call) (string, error) {
	return "", s.change(func(g *engine.Game) error {
		return refuse(errUndo, g.Undo())
	})
}

// point reads a vertex: a syntax error if it is none, an illegal move if it is
// off this board.
func (s *Server) point(text string) (engine.Point, error) {
	p, err := ParseVertex(s.game.Size(), text)
	switch {
	case err == nil:
		return p, nil
	case errors.Is(err, engine.ErrOffBoard):
		return p, refuse(errIllegal, err)
	default:
		return p, refuse(errSyntax, err)
	}
}
