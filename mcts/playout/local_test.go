package playout

import (
	"testing"

	"tianyuan/engine"
	"tianyuan/engine/tactics"
	"tianyuan/mcts"
)

// TestEyeEnd: what is missed of the eyes with a vital point next to the last
// stone, on the boards of playouts by rules, and what is looked at for nothing.
func TestEyeEnd(t *testing.T) {
	rng := mcts.NewRandom(3)
	looked, found, eyes, moves := 0, 0, 0, 0
	for _, size := range []int{9, 13} {
		heavy := NewHeavy(DefaultRates(size))
		for range 100 {
			b, c := engine.NewBoard(size), engine.Black
			for _, p := range heavy.Play(engine.NewBoard(size), c, engine.Pass, engine.Pass, &rng, nil) {
				b.Play(p, c)
				c = c.Opponent()
				if p == engine.Pass {
					continue
				}
				moves++
				for _, q := range b.Neighbors(p) {
					if b.At(q) != engine.Empty {
						continue
					}
					_, vital := tactics.Nakade(b, q, b.At(p))
					end := eyeEnd(b.Surroundings(q), b.At(p))
					if end {
						looked++
					}
					if vital {
						eyes++
						if end {
							found++
						}
					}
				}
				if vital := appendVital(nil, b, p); len(vital) > 0 && b.At(vital[0]) != engine.Empty {
					t.Fatalf("the vital point is taken:\n%v", b)
				}
			}
		}
	}
	if eyes < 500 || float64(found) < 0.8*float64(eyes) || looked > moves/4 {
		t.Errorf("%d of %d eyes found, %d points looked at in %d moves", found, eyes, looked, moves)
	}
}

// TestKoMove: who plays on a ko when. White has just taken it on C3.
func TestKoMove(t *testing.T) {
	b, err := engine.ParseDiagram(`
		. . . . . .
		. . . . . .
		. X O . . .
		X . X O . .
		. X O . . .
		. . . . . .`)
	if err != nil {
		t.Fatal(err)
	}
	at := func(col, row int) engine.Point {
		p, _ := engine.At(6, col, row)
		return p
	}
	ko := at(3, 3)
	if b.Play(at(2, 3), engine.White) != 1 {
		t.Fatal("the ko was not taken")
	}
	h, random := NewHeavy(Rates{Ko: 1}), mcts.NewRandom(1)
	h.fight.note(b, 10) // move 9 took it
	ask := func(number int, c, want any) {
		t.Helper()
		if got := h.koMove(b, c.(engine.Color), number, &random); got != want.(engine.Point) {
			t.Errorf("move %d of %v: %v, want %v", number, c, got, want)
		}
	}
	ask(10, engine.Black, engine.Pass) // may not retake yet
	b.Play(at(6, 1), engine.Black)
	h.fight.note(b, 11)
	ask(11, engine.White, ko) // fills it
	b.Play(at(6, 2), engine.White)
	h.fight.note(b, 12)
	ask(12, engine.Black, ko) // retakes it
	ask(13, engine.White, engine.Pass)
	b.Play(ko, engine.Black)
	h.fight.note(b, 13)
	if h.fight.ko != at(2, 3) {
		t.Errorf("after the retaking the ko is at %v", h.fight.ko)
	}
	if off := NewHeavy(Rates{}); off.koMove(b, engine.White, 13, &random) != engine.Pass {
		t.Error("a rule that is off moves")
	}
}

// TestHoldsOff: a rule that is off draws no number, so that adding it changes no
// play.
func TestHoldsOff(t *testing.T) {
	a := mcts.NewRandom(1)
	b := a
	if chanceOf(0).holds(&a) || a != b {
		t.Error("draws")
	}
	if !chanceOf(1).holds(&a) || a == b {
		t.Error("does not draw")
	}
}
