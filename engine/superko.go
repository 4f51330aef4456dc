package engine

import "maps"

// Superko remembers the positions of a game as its ko rule compares them.
// With KoSimple it counts situations that a stone made, for the repetition
// that ends a game.
type Superko struct {
	rule Ko
	seen map[uint64]int32 // occurrences by key
}

// Rule returns the ko rule it works by.
func (s *Superko) Rule() Ko { return s.rule }

// Key returns what the rule compares of the position with that hash after
// mover's turn: a position that mover may not make again has a Seen key.
func (s *Superko) Key(hash uint64, mover Color) uint64 {
	switch s.rule {
	case KoPositional:
		return hash
	case KoNaturalSituational:
		return hash ^ turnKey[mover]
	default: // who is to move next
		return hash ^ turnKey[mover.Opponent()]
	}
}

// Seen reports whether a position with that key has occurred.
func (s *Superko) Seen(key uint64) bool { return s.seen[key] > 0 }

// reset starts again from one position with first to move. The natural rule
// takes it as made by the other player.
func (s *Superko) reset(rule Ko, hash uint64, first Color) {
	s.rule = rule
	s.seen = map[uint64]int32{s.Key(hash, first.Opponent()): 1}
}

// add records the position with that hash after m. A pass makes a new
// situation, but no new position of the natural rule and no repetition under
// simple ko.
func (s *Superko) add(hash uint64, m Move) {
	if m.Point == Pass && s.rule != KoPositional && s.rule != KoSituational {
		return
	}
	s.seen[s.Key(hash, m.Color)]++
}

// Clone returns an independent copy.
func (s *Superko) Clone() Superko {
	c := *s
	c.seen = maps.Clone(s.seen)
	return c
}
