package mcts_test

import (
	"context"
	"fmt"

	"tianyuan/engine"
	"tianyuan/mcts"
)

// counter is an Evaluator without playouts: it believes that the stones on the
// board decide the game.
type counter struct{}

func (counter) Evaluate(leaves []mcts.Leaf, out []mcts.Evaluation) {
	for i := range leaves {
		margin := leaves[i].Margin(leaves[i].Board.AreaDifference())
		if leaves[i].ToMove == engine.White {
			margin = -margin
		}
		out[i].Margin, out[i].Value = margin, mcts.Outcome(margin)
	}
}

func ExampleSearch() {
	options := mcts.DefaultOptions()
	options.MemoryMB, options.ExpandVisits = 16, 1
	search, err := mcts.New(options, func(int) mcts.Evaluator { return counter{} })
	if err != nil {
		fmt.Println(err)
		return
	}
	rules, err := engine.Preset("chinese")
	if err != nil {
		fmt.Println(err)
		return
	}
	game, err := engine.NewGame(3, rules)
	if err != nil {
		fmt.Println(err)
		return
	}
	result := search.Run(context.Background(), game, game.ToMove(), mcts.Limits{Simulations: 2000})
	fmt.Println("simulations:", result.Simulations)
	fmt.Println("moves:", len(result.Moves))
	fmt.Println("legal:", game.Legal(engine.Move{Color: engine.Black, Point: result.Best}) == nil)
	// The tree is kept: the next search starts with what is known of the move.
	if err := game.Play(engine.Move{Color: engine.Black, Point: result.Best}); err != nil {
		fmt.Println(err)
		return
	}
	known := result.Moves[0].Visits
	result = search.Run(context.Background(), game, game.ToMove(), mcts.Limits{Simulations: 100})
	fmt.Println("kept:", result.Visits == known+100)
	// Output:
	// simulations: 2000
	// moves: 10
	// legal: true
	// kept: true
}

func ExampleOptions_Validate() {
	options := mcts.DefaultOptions()
	options.Workers, options.Batch = 0, -1
	fmt.Println(options.Validate())
	// Output:
	// mcts: option Workers: 0 is out of range
	// mcts: option Batch: -1 is out of range
}

func ExampleLeaf_Margin() {
	// Black has 40 of 81 points and the others are White's.
	leaf := mcts.Leaf{Komi: 6.5}
	fmt.Println(leaf.Margin(40-41), mcts.Outcome(leaf.Margin(40-41)))
	// Output: -7.5 0
}
