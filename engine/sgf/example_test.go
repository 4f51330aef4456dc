package sgf_test

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"tianyuan/engine"
	"tianyuan/engine/sgf"
)

func ExampleLoad() {
	const file = "(;GM[1]SZ[5]RU[Chinese]KM[3.75]PB[Ke Jie];B[cc];W[cb]C[Contact!];B[bb])"
	o := sgf.DefaultLoadOptions()
	o.Before = 3 // the position that Black's second move meets
	r, err := sgf.Load(strings.NewReader(file), o)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(r.Game.Board())
	fmt.Println(r.Header.PlayerBlack, r.Game.ToMove(), r.Notes[1].Comment)
	fmt.Println(r.Warnings[0])
	// Output:
	// .....
	// ..O..
	// ..X..
	// .....
	// .....
	//
	// Ke Jie black Contact!
	// KM[3.75] is taken as a komi of 7.5 points
}

func ExampleMoveError() {
	_, err := sgf.Load(strings.NewReader("(;SZ[9];B[ee];W[ee])"), sgf.DefaultLoadOptions())
	fmt.Println(err)
	var move *sgf.MoveError
	fmt.Println(errors.As(err, &move), move.Number, move.ByRules())
	// Output:
	// sgf: move 2: illegal move W[ee]: point is occupied
	// true 2 false
}

func ExampleOffsetError() {
	_, err := sgf.Parse([]byte("(;SZ[9];B[ee]W;B[cc])"), sgf.DefaultLimits())
	fmt.Println(err)
	// Output:
	// sgf: offset 13: syntax error: property "W" without value
}

func ExampleRecord() {
	g, err := engine.NewGame(9, engine.DefaultRules())
	if err != nil {
		fmt.Println(err)
		return
	}
	centre, _ := engine.At(9, 5, 5)
	for _, m := range []engine.Move{{Color: engine.Black, Point: centre}, {Color: engine.White, Point: engine.Pass}} {
		if err := g.Play(m); err != nil {
			fmt.Println(err)
			return
		}
	}
	r := sgf.Record{
		Header: sgf.Header{PlayerBlack: "Tianyuan", PlayerWhite: "[guest]", Result: "B+R"},
		Game:   g,
		Notes:  []sgf.Note{{Comment: "天元"}},
	}
	if err := r.Write(os.Stdout); err != nil {
		fmt.Println(err)
	}
	// Output:
	// (;FF[4]GM[1]CA[UTF-8]AP[Tianyuan]SZ[9]KM[7.5]RU[Chinese]PB[Tianyuan]PW[[guest\]]RE[B+R]
	// ;B[ee]C[天元];W[])
}

func ExampleCollection() {
	c, err := sgf.Parse([]byte("(;SZ[9];B[ee](;W[cc])(;W[gg];B[gc]))(;SZ[13])"), sgf.DefaultLimits())
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(len(c.Games), "games in", c.Encoding)
	for n := range c.Games[0].All() {
		for _, p := range n.Properties {
			fmt.Print(p.Name, p.Values, " ")
		}
	}
	fmt.Println()
	// Output:
	// 2 games in utf-8
	// SZ[9] B[ee] W[cc] W[gg] B[gc]
}

func ExampleNode() {
	root := new(sgf.Node)
	root.Set("SZ", "9")
	root.Set("AB", "cc", "gg")
	root.NewChild().Set("W", "ee")
	reply := root.NewChild()
	reply.Set("W", "gc")
	reply.SetText("C", "better [see [1]]")
	if err := sgf.Write(os.Stdout, root); err != nil {
		fmt.Println(err)
	}
	// Output:
	// (;SZ[9]AB[cc][gg]
	// (;W[ee])
	// (;W[gc]C[better [see [1\]\]]))
}
