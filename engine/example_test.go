package engine_test

import (
	"errors"
	"fmt"

	"tianyuan/engine"
)

// A board alone: a capture, and the ko it leaves.
func ExampleBoard() {
	b, err := engine.ParseDiagram(`
		. X O . .
		X O . O .
		. X O . .
		. . . . .
		. . . . .`)
	if err != nil {
		fmt.Println(err)
		return
	}
	takes, _ := engine.At(b.Size(), 3, 4)
	retakes, _ := engine.At(b.Size(), 2, 4)
	liberty, atari := b.Atari(retakes)
	fmt.Println("white in atari:", atari, liberty == takes)

	fmt.Println("captured:", b.Play(takes, engine.Black))
	fmt.Println("white may retake:", b.Legal(retakes, engine.White))
	fmt.Print(b)
	// Output:
	// white in atari: true true
	// captured: 1
	// white may retake: false
	// .XO..
	// X.XO.
	// .XO..
	// .....
	// .....
}

func ExampleBoard_AreaDifference() {
	b, err := engine.ParseDiagram(`
		. X O .
		X X O .
		. X O O
		. X O .`)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(b.AreaDifference())
	// Output: 0
}

// A game: moves, a refusal, a step back and the end.
func ExampleGame() {
	g, err := engine.NewGame(9, engine.DefaultRules())
	if err != nil {
		fmt.Println(err)
		return
	}
	play := func(c engine.Color, col, row int) {
		p, _ := engine.At(g.Size(), col, row)
		if err := g.Play(engine.Move{Color: c, Point: p}); err != nil {
			fmt.Println(c, "refused:", err, errors.Is(err, engine.ErrOccupied))
		}
	}
	play(engine.Black, 5, 5)
	play(engine.White, 5, 5)
	play(engine.White, 3, 3)
	fmt.Println(len(g.Moves()), "moves,", g.ToMove(), "to move")

	if err := g.Undo(); err != nil {
		fmt.Println(err)
	}
	for _, c := range []engine.Color{engine.White, engine.Black} {
		if err := g.Play(engine.Move{Color: c, Point: engine.Pass}); err != nil {
			fmt.Println(err)
		}
	}
	fmt.Println(g.End() == engine.EndByPasses, g.Result(engine.Status{}))
	// Output:
	// white refused: point is occupied true
	// 2 moves, black to move
	// true B+73.5
}

func ExampleGame_PlaceHandicap() {
	g, err := engine.NewGame(19, engine.DefaultRules())
	if err != nil {
		fmt.Println(err)
		return
	}
	stones, err := engine.FixedHandicap(19, 4)
	if err != nil {
		fmt.Println(err)
		return
	}
	if err := g.PlaceHandicap(stones); err != nil {
		fmt.Println(err)
	}
	fmt.Println(g.Board().Stones(engine.Black), "stones,", g.ToMove(), "to move,", g.Score(engine.Status{}).Handicap, "points back")
	fmt.Println(g.PlaceHandicap(stones))
	// Output:
	// 4 stones, white to move, 4 points back
	// board not empty
}

// Rules come by name, as KataGo's JSON, or one switch at a time.
func ExampleRules() {
	rules, _, err := engine.ParseRules("chinese")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(rules.JSON())
	fmt.Println(rules.PresetName(), rules.Komi, rules.HandicapPoints(9))

	rules, err = rules.With("ko", "POSITIONAL")
	fmt.Println(rules.PresetName(), err)

	_, err = rules.With("ko", "HOT")
	fmt.Println(errors.Is(err, engine.ErrRuleValue))
	// Output:
	// {"friendlyPassOk":true,"hasButton":false,"ko":"SIMPLE","scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N"}
	// chinese 7.5 9
	// competition <nil>
	// true
}

// A score in points, and in zi as it is announced.
func ExampleScore() {
	g, err := engine.NewGame(5, engine.DefaultRules())
	if err != nil {
		fmt.Println(err)
		return
	}
	column := func(col int) (points []engine.Point) {
		for row := 1; row <= 5; row++ {
			p, _ := engine.At(5, col, row)
			points = append(points, p)
		}
		return points
	}
	dead, _ := engine.At(5, 1, 3)
	if err := g.SetUp(append(column(2), column(3)...), append(column(4), dead), engine.Black); err != nil {
		fmt.Println(err)
	}
	if err := g.SetKomi(1.5); err != nil {
		fmt.Println(err)
	}
	s := g.Score(engine.Status{Dead: []engine.Point{dead}})
	fmt.Println(s, s.BlackZi(), s.WhiteZi())
	fmt.Println(engine.ZiChinese(s.Margin), "/", engine.ZiEnglish(s.Margin))
	fmt.Println("as the stones stand:", g.Score(engine.Status{}))
	// Output:
	// B+3.5 15 10
	// 黑胜 1 3/4 子 / Black wins by 1 3/4 zi
	// as the stones stand: W+2.5
}
