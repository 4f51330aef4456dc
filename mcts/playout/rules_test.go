package playout_test

import (
	"fmt"
	"reflect"
	"testing"

	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/playout"
)

// all returns rates with every rule at that rate.
func all(rate float64) (r playout.Rates) {
	v := reflect.ValueOf(&r).Elem()
	for i := range v.NumField() {
		v.Field(i).SetFloat(rate)
	}
	return r
}

// TestHeavyIsSensible replays playouts by rules on a second board: every move
// is sensible for its player, and the boards agree.
func TestHeavyIsSensible(t *testing.T) {
	for size := 2; size <= 13; size++ {
		for round := range 90 {
			heavy := playout.NewHeavy([]playout.Rates{playout.DefaultRates(size), all(1), all(0.5)}[round%3])
			rng := mcts.NewRandom(uint64(100*size + round))
			fast, slow := engine.NewBoard(size), engine.NewBoard(size)
			c := engine.Black
			passes := 0
			for i, p := range heavy.Play(fast, c, engine.Pass, engine.Pass, &rng, nil) {
				if passes == 2 {
					t.Fatalf("size %d, round %d: move %d after two passes", size, round, i)
				}
				if p == engine.Pass {
					passes++
				} else {
					passes = 0
					if slow.At(p) != engine.Empty || !slow.Legal(p, c) || slow.Eye(p, c) {
						t.Fatalf("size %d, round %d: %v plays %s\n%v", size, round, c, text(size, p), slow)
					}
				}
				slow.Play(p, c)
				c = c.Opponent()
			}
			if fast.String() != slow.String() {
				t.Fatalf("size %d, round %d: the moves lead to\n%vnot\n%v", size, round, slow, fast)
			}
		}
	}
}

// TestHeavyAnswers: what a playout's first move is, with one rule at its full
// rate and the others off.
func TestHeavyAnswers(t *testing.T) {
	for _, test := range []struct {
		name, diagram string
		rates         playout.Rates
		last          string // where mover's opponent has played
		mover         engine.Color
		want          map[string]bool
	}{
		{"atari: capture", `
			. . . . .
			. . X . .
			. X O X .
			. . . . .
			. . . . .`, playout.Rates{Atari: 1}, "C3", engine.Black, map[string]bool{"C2": true}},
		{"atari: run", `
			. . . . .
			. . X . .
			. X O X .
			. . . . .
			. . . . .`, playout.Rates{Atari: 1}, "C4", engine.White, map[string]bool{"C2": true}},
		{"shape: hane", `
			. . . . .
			. . . . .
			. X O . .
			. . . . .
			. . . . .`, playout.Rates{Shape: 1}, "C3", engine.Black, map[string]bool{"B2": true, "B4": true, "C2": true, "C4": true}},
		{"two liberties: atari, no self-atari", `
			. . . . .
			. . . . .
			. . . . .
			. X X . .
			. O . . .`, playout.Rates{TwoLiberty: 1}, "B1", engine.Black, map[string]bool{"C1": true}},
		{"two liberties: runs", `
			. . . . .
			. . . . .
			. . . . .
			X X . . .
			. O . . .`, playout.Rates{TwoLiberty: 1}, "B2", engine.White, map[string]bool{"C1": true}},
		{"eye fix", `
			. . . . .
			O X X . .
			X . X . .
			X X . . .
			. . . . .`, playout.Rates{EyeFix: 1}, "A4", engine.Black, map[string]bool{"C2": true}},
		{"nakade", `
			. . . . .
			. . . . .
			. . . . .
			O O O O .
			. . . O .`, playout.Rates{Nakade: 1}, "C2", engine.Black, map[string]bool{"B1": true}},
		// Everything else is self-atari or illegal.
		{"no self-atari", `
			. O . O O
			O O O O O
			. O . O O
			O O O O O
			. O . . O`, playout.Rates{SelfAtari: 1}, "E1", engine.Black, map[string]bool{"pass": true}},
	} {
		t.Run(test.name, func(t *testing.T) {
			b, err := engine.ParseDiagram(test.diagram)
			must(t, err)
			heavy := playout.NewHeavy(test.rates)
			seen := make(map[string]bool)
			for seed := range 50 {
				var board engine.Board
				board.CopyFrom(b)
				rng := mcts.NewRandom(uint64(seed))
				first := heavy.Play(&board, test.mover, vertex(t, 5, test.last), engine.Pass, &rng, nil)[0]
				seen[text(5, first)] = true
			}
			if fmt.Sprint(seen) != fmt.Sprint(test.want) {
				t.Errorf("first moves %v, want %v on\n%v", seen, test.want, b)
			}
		})
	}
}

// TestHeavyWithoutRules is uniform play, as Light is.
func TestHeavyWithoutRules(t *testing.T) {
	empty := engine.NewBoard(9)
	mean := func(play func(b *engine.Board, rng *mcts.Random) []engine.Point) (sum float64) {
		rng := mcts.NewRandom(11)
		var b engine.Board
		for range 4000 {
			b.CopyFrom(empty)
			sum += float64(len(play(&b, &rng)))
		}
		return sum / 4000
	}
	heavy := playout.NewHeavy(playout.Rates{})
	a := mean(func(b *engine.Board, rng *mcts.Random) []engine.Point {
		return heavy.Play(b, engine.Black, engine.Pass, engine.Pass, rng, nil)
	})
	z := mean(func(b *engine.Board, rng *mcts.Random) []engine.Point {
		return playout.Light(b, engine.Black, rng, nil)
	})
	if a-z > 1.5 || z-a > 1.5 { // three standard deviations are 0.9
		t.Errorf("%.2f moves a playout, light %.2f", a, z)
	}
}

func TestRates(t *testing.T) {
	for _, size := range []int{5, 9, 13, 19, 25} {
		must(t, playout.DefaultRates(size).Validate())
	}
	for _, r := range []playout.Rates{{Atari: -0.1}, {Shape: 1.01}, {SelfAtari: 2}} {
		if r.Validate() == nil {
			t.Errorf("%+v: no error", r)
		}
	}
}

func TestPolicies(t *testing.T) {
	for _, p := range playout.Policies() {
		must(t, p.Validate())
		leaves, out := make([]mcts.Leaf, 1), make([]mcts.Evaluation, 1)
		leaves[0] = mcts.Leaf{Board: engine.NewBoard(9), ToMove: engine.Black, Seed: 1}
		player := playout.New()
		if p == playout.PolicyRules {
			player = playout.NewByRules(playout.DefaultRates)
		}
		player.Evaluate(leaves, out)
		if len(out[0].Moves) < 40 {
			t.Errorf("%s: a playout of %d moves", p, len(out[0].Moves))
		}
		if allocs := testing.AllocsPerRun(100, func() { player.Evaluate(leaves, out) }); allocs != 0 {
			t.Errorf("%s: %v allocations", p, allocs)
		}
	}
	if playout.Policy("none").Validate() == nil {
		t.Error("a policy of no name")
	}
}
