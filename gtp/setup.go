package gtp

import (
	"context"
	"errors"
	"strconv"
	"strings"

	"tianyuan/engine"
)

// minSize is the smallest board offered: on one point there is nothing but a
// pass, and clients expect a refusal.
const minSize = 2

// boardsize sets the size of a square board and begins a new game on it. A
// board that is not square is refused, never made square.
func (s *Server) boardsize(_ context.Context, c call) (string, error) {
	sides := strings.FieldsFunc(c.text, func(r rune) bool { return r == ' ' || r == ':' })
	if len(sides) == 0 || len(sides) > 2 {
		return "", errSyntax
	}
	size, err := parseSize(sides[0])
	if err != nil {
		return "", err
	}
	for _, side := range sides[1:] {
		other, err := parseSize(side)
		if err != nil {
			return "", err
		}
		if other != size {
			return "", errSize
		}
	}
	err = s.change(func(g *engine.Game) error {
		return refuse(errSize, g.Resize(size))
	})
	if err == nil {
		s.clocks.reset()
	}
	return "", err
}

func parseSize(text string) (int, error) {
	size, err := strconv.Atoi(text)
	if errors.Is(err, strconv.ErrRange) {
		return 0, errSize
	}
	if err != nil {
		return 0, errSyntax
	}
	if size < minSize || size > engine.MaxSize {
		return 0, errSize
	}
	return size, nil
}

// clearBoard begins a new game. Clients send it first or last, so everything
// that is set stays.
func (s *Server) clearBoard(context.Context, call) (string, error) {
	err := s.change(func(g *engine.Game) error {
		g.Clear()
		return nil
	})
	if err == nil {
		s.clocks.reset()
	}
	return "", err
}

func (s *Server) komi(_ context.Context, c call) (string, error) {
	return "", s.setKomi(c.text)
}

// setKomi changes the komi in the game as it is.
func (s *Server) setKomi(text string) error {
	komi, err := parseFloat(text)
	if err != nil {
		return err
	}
	return s.change(func(g *engine.Game) error {
		return refuse(errKomi, g.SetKomi(komi+0)) // + 0 turns -0 into 0
	})
}

func (s *Server) getKomi(context.Context, call) (string, error) {
	return formatFloat(s.game.Komi()), nil
}

func formatFloat(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }

func (s *Server) fixedHandicap(_ context.Context, c call) (string, error) {
	return s.handicap(c, engine.FixedHandicap)
}

func (s *Server) placeFreeHandicap(_ context.Context, c call) (string, error) {
	return s.handicap(c, engine.FreeHandicap)
}

// empty reports whether nothing has been placed or played, no pass either.
func empty(g *engine.Game) bool {
	return len(g.Moves()) == 0 && g.Board().NumEmpty() == g.Size()*g.Size()
}

// handicap places a number of stones where choose says.
func (s *Server) handicap(c call, choose func(size, stones int) ([]engine.Point, error)) (string, error) {
	stones, err := strconv.Atoi(c.text)
	switch {
	case errors.Is(err, strconv.ErrRange):
		stones = -1 // some number that no board takes
	case err != nil:
		return "", errSyntax
	}
	var points []engine.Point
	err = s.change(func(g *engine.Game) error {
		if !empty(g) {
			return errNotEmpty
		}
		if points, err = choose(g.Size(), stones); err != nil {
			return refuse(errStones, err)
		}
		return refuse(errStones, g.PlaceHandicap(points))
	})
	if err != nil {
		return "", err
	}
	return Vertices(s.game.Size(), points), nil
}

// cornerStones places the stones of the ancient start position and answers
// them. The turn stays with whoever moves first by the rules.
func (s *Server) cornerStones(context.Context, call) (string, error) {
	black, white := engine.CornerStones(s.game.Size())
	if len(black) == 0 {
		return "", errSize
	}
	err := s.change(func(g *engine.Game) error {
		if !empty(g) {
			return errNotEmpty
		}
		return g.SetUp(black, white, g.ToMove())
	})
	if err != nil {
		return "", err
	}
	return "black " + Vertices(s.game.Size(), black) + "\nwhite " + Vertices(s.game.Size(), white), nil
}

func (s *Server) setFreeHandicap(_ context.Context, c call) (string, error) {
	var points []engine.Point
	for text := range strings.FieldsFuncSeq(c.text, isSpace) {
		p, err := ParseVertex(s.game.Size(), text)
		if err != nil || p == engine.Pass || len(points) == engine.MaxEmpty {
			return "", errVertices
		}
		points = append(points, p)
	}
	return "", s.change(func(g *engine.Game) error {
		err := g.PlaceHandicap(points)
		if errors.Is(err, engine.ErrBoardNotEmpty) {
			return refuse(errNotEmpty, err)
		}
		return refuse(errVertices, err)
	})
}
