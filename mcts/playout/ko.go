package playout

import (
	"tianyuan/engine"
	"tianyuan/engine/tactics"
	"tianyuan/mcts"
)

// koAge is how many moves after a ko was opened it is still fought for: the
// side that took it may fill it on the second, the other side retake it on the
// third.
const koAge = 3

// fight is the latest ko of a playout.
type fight struct {
	ko    engine.Point // where a stone was taken; Pass for none
	until int          // the last move that cares
}

// note looks whether the move before the one with that number opened a ko.
func (f *fight) note(b *engine.Board, number int) {
	if ko, _ := b.Ko(); ko != engine.Pass {
		f.ko, f.until = ko, number+koAge-1
	}
}

// koMove plays on a ko that was opened lately; Pass for no move.
func (h *Heavy) koMove(b *engine.Board, c engine.Color, number int, random *mcts.Random) engine.Point {
	ko := h.fight.ko
	if ko == engine.Pass || number > h.fight.until || b.At(ko) != engine.Empty || !h.ko.holds(random) {
		return engine.Pass
	}
	if !b.Sensible(ko, c) || tactics.SelfAtari(b, ko, c) {
		return engine.Pass
	}
	return ko
}
