package gtp

import (
	"context"

	"tianyuan/engine"
	"tianyuan/engine/sgf"
)

// loadsgf replaces the game by the first one of a file, up to before a move,
// and answers the color to play. Komi and rules are the record's where it names
// them; a preset that it names brings no komi.
func (s *Server) loadsgf(_ context.Context, c call) (string, error) {
	path, before, err := cutMoveNumber(s.files, c.text)
	if err != nil {
		return "", err
	}
	collection, err := s.files.read(path)
	if err != nil {
		return "", refuse(errLoad, err)
	}
	g, warnings, err := s.replay(collection.Games[0], before)
	if err != nil {
		return "", refuse(errLoad, err)
	}
	for _, warning := range append(collection.Warnings, warnings...) {
		s.log.Warn("game record", "path", path, "warning", warning)
	}
	s.game = g
	s.clocks.reset()
	return g.ToMove().String(), nil
}

// replay makes a game of a record. Its moves have been played, so those that
// other rules of repetition and suicide allow are taken: it is replayed by the
// most permissive rules and then goes on by those it names.
func (s *Server) replay(root *sgf.Node, before int) (*engine.Game, []string, error) {
	rules, ok := sgf.NamedRules(sgf.HeaderOf(root).Rules, s.game.Rules())
	if !ok {
		rules = s.game.Rules()
	}
	rules = ownRules(rules)
	o := sgf.DefaultLoadOptions()
	o.Before, o.KeepRules, o.Rules = before, true, rules
	o.Komi = s.game.Komi()
	o.Rules.Ko, o.Rules.Suicide = engine.KoSimple, engine.SuicideOn
	record, err := sgf.Replay(root, o)
	if err != nil {
		return nil, nil, err
	}
	g := record.Game
	if g.Size() < minSize {
		return nil, nil, engine.ErrSize
	}
	turn := g.ToMove()
	if err := g.SetRules(rules); err != nil {
		return nil, nil, err
	}
	g.SetToMove(turn)
	return g, record.Warnings, nil
}

// printsgf answers the game as a record or writes it to a file.
func (s *Server) printsgf(ctx context.Context, c call) (string, error) {
	record := sgf.Record{Game: s.game}
	record.Header.Application = s.options.Name + ":" + s.options.Version
	var status engine.Status
	if s.game.End() == engine.EndByPasses {
		var err error
		if status, err = s.status(ctx); err != nil {
			return "", err
		}
	}
	record.Header.Result = s.game.Result(status)
	text := record.String()
	if c.text == "" {
		return text, nil
	}
	return "", refuse(errSave, s.files.write(c.text, []byte(text)))
}
