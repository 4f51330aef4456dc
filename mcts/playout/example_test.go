package playout_test

import (
	"context"
	"fmt"

	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/playout"
)

func ExamplePlayer() {
	// Black owns the left of the board and White the right; only eyes and the
	// middle are left.
	board, err := engine.ParseDiagram(`
		. X . O .
		X X . O O
		. X . O .
		X X . O O
		. X . O .`)
	if err != nil {
		fmt.Println(err)
		return
	}
	leaves := []mcts.Leaf{{Board: board, ToMove: engine.White, Komi: 0.5, Seed: 1, Ownership: true}}
	evaluations := make([]mcts.Evaluation, 1)
	playout.New().Evaluate(leaves, evaluations)
	e := evaluations[0]
	fmt.Println("moves:", len(e.Moves) > 5)
	fmt.Println("owners:", len(e.Ownership), "A1", e.Ownership[0], "E5", e.Ownership[24])
	fmt.Println("consistent:", e.Value == mcts.Outcome(e.Margin))
	// Output:
	// moves: true
	// owners: 25 A1 1 E5 -1
	// consistent: true
}

func ExampleNew() {
	rules, err := engine.Preset("tromp-taylor")
	if err != nil {
		fmt.Println(err)
		return
	}
	game, err := engine.NewGame(3, rules)
	if err != nil {
		fmt.Println(err)
		return
	}
	if err := game.SetKomi(8.5); err != nil {
		fmt.Println(err)
		return
	}
	search, err := mcts.New(mcts.DefaultOptions(), func(int) mcts.Evaluator { return playout.New() })
	if err != nil {
		fmt.Println(err)
		return
	}
	result := search.Run(context.Background(), game, engine.Black, mcts.Limits{Simulations: 5000})
	centre, _ := engine.At(3, 2, 2)
	fmt.Println("centre:", result.Best == centre)
	// Output: centre: true
}

func ExampleLight() {
	var board engine.Board
	board.Reset(9)
	rng := mcts.NewRandom(1)
	moves := playout.Light(&board, engine.Black, &rng, nil)
	fmt.Println("two passes at the end:", moves[len(moves)-1] == engine.Pass && moves[len(moves)-2] == engine.Pass)
	fmt.Println("counted:", board.EndDifference() == board.AreaDifference())
	// Output:
	// two passes at the end: true
	// counted: true
}
