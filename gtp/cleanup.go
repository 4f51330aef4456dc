package gtp

import (
	"context"

	"tianyuan/engine"
)

// genmoveCleanup chooses and plays like genmove, but for the clean-up after a
// dispute about dead stones: the engine takes them off before it passes, and
// does not resign.
func (s *Server) genmoveCleanup(ctx context.Context, c call) (string, error) {
	color, err := engine.ParseColor(c.text)
	if err != nil {
		return "", errSyntax
	}
	choice, err := s.choose(ctx, color, Request{Cleanup: true})
	if err != nil {
		return "", err
	}
	if choice.Resign {
		s.log.Error("engine resigned in clean-up", "color", color)
		choice.Point = engine.Pass
	}
	return s.playChoice(color, choice.Point)
}
