package gtp

import (
	"context"

	"tianyuan/engine"
)

// maxRules bounds the text of rules in bytes.
const maxRules = 4 << 10

// ownRules returns rules without their corner stones. A client keeps a board of
// its own, on which nothing may stand that it has not been told of; it places
// them with a command.
func ownRules(rules engine.Rules) engine.Rules {
	rules.CornerStones = false
	return rules
}

func (s *Server) getRules(context.Context, call) (string, error) {
	return s.game.Rules().JSON(), nil
}

// setRules takes a preset's name or KataGo's JSON object, which may hold
// spaces.
func (s *Server) setRules(_ context.Context, c call) (string, error) {
	if len(c.text) > maxRules {
		return "", errSyntax
	}
	rules, komi, err := engine.ParseRules(c.text)
	if err != nil {
		return "", err
	}
	return "", s.change(func(g *engine.Game) error {
		if komi {
			if err := g.SetKomi(rules.Komi); err != nil {
				return refuse(errKomi, err)
			}
		}
		return g.SetRules(ownRules(rules))
	})
}

// setRule changes one switch.
func (s *Server) setRule(_ context.Context, c call) (string, error) {
	if len(c.text) > maxRules {
		return "", errSyntax
	}
	key, value := cutWord(c.text)
	if key == "komi" {
		return "", s.setKomi(value)
	}
	return "", s.change(func(g *engine.Game) error {
		rules, err := g.Rules().With(key, value)
		if err != nil {
			return err
		}
		return g.SetRules(rules)
	})
}

// kgsRules takes the names of the KGS server. Its chinese forbids every
// repetition, where KataGo's chinese forbids the simple ko only.
func (s *Server) kgsRules(_ context.Context, c call) (string, error) {
	presets := map[string]string{
		"chinese": "chinese-kgs", "aga": "aga", "japanese": "japanese", "new_zealand": "nz",
	}
	rules, err := engine.Preset(presets[c.text])
	if err != nil {
		return "", refuse(errUnknownRules, err)
	}
	return "", s.change(func(g *engine.Game) error { return g.SetRules(rules) })
}
