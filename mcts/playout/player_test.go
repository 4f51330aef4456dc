package playout_test

import (
	"fmt"
	"reflect"
	"testing"

	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/playout"
)

// leavesOf makes leaves of games after some random moves.
func leavesOf(size, n int) []mcts.Leaf {
	leaves := make([]mcts.Leaf, n)
	for i := range leaves {
		b := engine.NewBoard(size)
		rng := mcts.NewRandom(uint64(i) + 99)
		mover := engine.Black
		for range i {
			p := b.EmptyAt(rng.Below(b.NumEmpty()))
			if b.Sensible(p, mover) {
				b.Play(p, mover)
			}
			mover = mover.Opponent()
		}
		leaves[i] = mcts.Leaf{
			Board: b, ToMove: mover, Komi: 7.5, Handicap: i % 3, Correction: float64(i%2) / 2,
			Seed: uint64(i) * 77, Ownership: i%2 == 0,
		}
	}
	return leaves
}

// TestPlayer holds evaluations of both movers against the same playout played
// slowly: value and margin on the mover's side, moves, ownership; the leaf's
// board stays.
func TestPlayer(t *testing.T) {
	for _, size := range []int{2, 5, 9} {
		leaves := leavesOf(size, 12)
		out := make([]mcts.Evaluation, len(leaves))
		var before []engine.Board
		for i := range leaves {
			before = append(before, *leaves[i].Board)
			// What another evaluation left behind.
			out[i].Policy = append(out[i].Policy, 1, 2, 3)
			out[i].Ownership = append(out[i].Ownership, 1, 2, 3)
			out[i].Moves = append(out[i].Moves, 1, 2, 3)
		}
		player := playout.New()
		player.Evaluate(leaves, out)
		wins := map[engine.Color]int{}
		for i := range leaves {
			l, e := &leaves[i], &out[i]
			if *l.Board != before[i] {
				t.Fatalf("size %d, leaf %d: the board has changed", size, i)
			}
			var b engine.Board
			b.CopyFrom(l.Board)
			c := l.ToMove
			for _, p := range e.Moves {
				b.Play(p, c)
				c = c.Opponent()
			}
			margin := float64(b.EndDifference()) - 7.5 - float64(l.Handicap) - l.Correction
			if l.ToMove == engine.White {
				margin = -margin
			}
			value := 0.5
			if margin != 0 {
				value = map[bool]float64{true: 1, false: 0}[margin > 0]
			}
			if e.Margin != margin || e.Value != value {
				t.Errorf("size %d, leaf %d, %v to move: margin %v, value %v, want %v, %v",
					size, i, l.ToMove, e.Margin, e.Value, margin, value)
			}
			if value == 1 {
				wins[l.ToMove]++
			}
			if len(e.Policy) != 0 {
				t.Errorf("a playout has no policy, got %v", e.Policy)
			}
			var ownership []float32
			if l.Ownership {
				for j := range size * size {
					switch b.EndOwner(engine.PointOf(size, j)) {
					case engine.Black:
						ownership = append(ownership, 1)
					case engine.White:
						ownership = append(ownership, -1)
					default:
						ownership = append(ownership, 0)
					}
				}
			}
			if len(e.Ownership) != len(ownership) || len(ownership) > 0 && !reflect.DeepEqual(e.Ownership, ownership) {
				t.Errorf("size %d, leaf %d: ownership %v, want %v", size, i, e.Ownership, ownership)
			}
		}
		if size == 9 && (wins[engine.Black] == 0 || wins[engine.White] == 0) {
			t.Errorf("wins by mover %v: one side was never tested", wins)
		}
		// The seed alone decides: alone, in another order, by another player.
		for i := len(leaves) - 1; i >= 0; i-- {
			var again [1]mcts.Evaluation
			playout.New().Evaluate(leaves[i:i+1], again[:])
			if again[0].Margin != out[i].Margin || !reflect.DeepEqual(again[0].Moves, out[i].Moves) {
				t.Errorf("size %d, leaf %d: another playout from the same seed", size, i)
			}
		}
		leaves[0].Seed++
		player.Evaluate(leaves[:1], out[:1])
		var first [1]mcts.Evaluation
		leaves[0].Seed--
		player.Evaluate(leaves[:1], first[:])
		if size > 2 && reflect.DeepEqual(first[0].Moves, out[0].Moves) {
			t.Errorf("size %d: another seed gives the same playout", size)
		}
	}
}

// TestDraw: a playout that ends level is worth half a win.
func TestDraw(t *testing.T) {
	b := engine.NewBoard(4)
	for _, mover := range []engine.Color{engine.Black, engine.White} {
		seen := map[float64]int{}
		for seed := range uint64(200) {
			leaf := []mcts.Leaf{{Board: b, ToMove: mover, Seed: seed}}
			out := make([]mcts.Evaluation, 1)
			playout.New().Evaluate(leaf, out)
			seen[out[0].Value]++
			if (out[0].Margin == 0) != (out[0].Value == 0.5) {
				t.Fatalf("margin %v has value %v", out[0].Margin, out[0].Value)
			}
		}
		if seen[0.5] == 0 || seen[0] == 0 || seen[1] == 0 {
			t.Errorf("%v to move: values %v", mover, seen)
		}
	}
}

func TestPlayerAllocations(t *testing.T) {
	leaves := leavesOf(9, 16)
	out := make([]mcts.Evaluation, len(leaves))
	player := playout.New()
	for seed := range uint64(200) {
		for i := range leaves {
			leaves[i].Seed += seed
		}
		player.Evaluate(leaves, out)
	}
	for i := range out { // a playout is never longer than this
		out[i].Moves = make([]engine.Point, 0, playout.MaxMoves(9))
	}
	if n := testing.AllocsPerRun(100, func() {
		for i := range leaves {
			leaves[i].Seed++
		}
		player.Evaluate(leaves, out)
	}); n != 0 {
		t.Errorf("%v allocations a batch", n)
	}
}

func BenchmarkPlayer(b *testing.B) {
	for _, size := range []int{9, 13, 19} {
		b.Run(fmt.Sprintf("%dx%d", size, size), func(b *testing.B) {
			leaves := []mcts.Leaf{{Board: engine.NewBoard(size), ToMove: engine.Black, Komi: 6.5}}
			out := make([]mcts.Evaluation, 1)
			player := playout.New()
			b.ReportAllocs()
			for b.Loop() {
				leaves[0].Seed++
				player.Evaluate(leaves, out)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "playouts/s")
		})
	}
}
