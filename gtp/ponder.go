package gtp

import (
	"context"
	"runtime/debug"

	"tianyuan/engine"
)

// next waits for the next command, like queue.pop, and lets the engine ponder
// meanwhile. When it returns the engine has come to rest, so that commands have
// it and the game for themselves.
func (s *Server) next(ctx context.Context, q *queue) (call, bool) {
	if player, ok := s.engine.(Ponderer); ok && s.opponentThinks() && q.empty() {
		defer s.ponder(ctx, player)()
	}
	return q.pop()
}

// opponentThinks reports whether the game is as a genmove has left it, and goes
// on. Commands that do not touch the game, as a clock's, do not change that.
func (s *Server) opponentThinks() bool {
	return s.chosen != nil && s.chosen == s.game && s.game.End() == engine.NotOver
}

// ponder starts the engine's thinking and returns what ends it and waits for
// the end. A panic is logged: it has not changed the game.
func (s *Server) ponder(ctx context.Context, player Ponderer) (stop func()) {
	ctx, cancel := context.WithCancel(ctx)
	g, done := s.game, make(chan struct{})
	go func() {
		defer close(done)
		defer func() {
			if fault := recover(); fault != nil {
				s.log.Error("panic", "command", "pondering", "fault", fault, "stack", string(debug.Stack()))
			}
		}()
		player.Ponder(ctx, g, g.ToMove())
	}()
	return func() {
		cancel()
		<-done
	}
}
