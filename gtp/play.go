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
// and the game may go on. A choice that is not legal is a fault of the engine;
// it becomes a pass, for a move that a client has to reject loses the
// game at once.
func (s *Server) genmove(ctx context.Context, c call) (string, error) {
	color, err := engine.ParseColor(c.text)
	if err != nil {
		return "", errSyntax
	}
	began := s.now()
	choice, err := s.engine.Choose(ctx, s.game, color, Request{Clock: s.clocks.clock(color)})
	s.clocks.spend(color, s.now().Sub(began))
	if err != nil {
		return "", err
	}
	if choice.Resign {
		return "resign", s.change(func(g *engine.Game) error {
			g.Resign(color)
			return nil
		})
	}
	p := s.legal(color, choice.Point)
	err = s.change(func(g *engine.Game) error {
		return g.Play(engine.Move{Color: color, Point: p})
	})
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
