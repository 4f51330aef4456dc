package bot

import (
	"testing"

	"tianyuan/engine"
)

// TestEnds judges the ends of whole games, where stones are dead in large areas
// and a mistake is worth tens of points.
func TestEnds(t *testing.T) {
	for _, test := range []struct {
		name, diagram string
		margin        float64 // Black's, with a komi of 7.5
	}{
		{"a lone stone in sixty points", `
			....OXXXX..........
			....OXXOXXXO.......
			.O.OOOOOX.....X....
			..O.XO.OOX.X....X..
			.......OX.XO.......
			OX.O...OX..X.......
			.OO....OX........O.
			...OO..OOXX....X...
			.OOXX...OX.XX....X.
			O....OO.OXXOOX.....
			..X.OOXOOOXXOX.....
			.O..OOXXXX.XOOXX.X.
			...O.OX.X.X.XOOX..X
			.OOOOXXXOX.XXXOOXXX
			OOXOXXXOOXXOXXO.OOX
			OXXOX.XXOOOOOXO.OOO
			X.XXXXOOO.O..O.OXO.
			.X.XOOO....O..O.XXO
			...XXXO.........O..`, -2.5},
		{"a long chain without eyes around dead stones", `
			.....OXXXX.O.OXOOOX
			.....OOXXXXOOOXOOXX
			.O.O..OOXOOO.XXXOOX
			.......OXXXOXXXXOOX
			OX.O...OXX.XXOOXOOX
			OOO.O.O.OXXOO.OOOOX
			OXXO....OXOOOOO.OXX
			XX.XOOO.OXXXXO.OXXX
			.X.XOOXOOOOOO.OOOX.
			..XOOXXXXXO.OOXOX.X
			.OXXXOX.OOXOOXXX.X.
			.X.OXOXXXOXOXXX.X..
			X.XXOOX.OXXXOX....O
			XXOXOXO.OOXXO....X.
			XOOOOXXO..OXXX.X...
			XO.OOXOXOO.OOO...O.
			XXO.OX.XOXXX...X...
			XOOOX.X.XO...X...X.
			XXOXXX.X.X.........`, -0.5},
		{"a corner that cannot live", `
			...XOOOOOXOOO......
			...XOOXXXXXO.......
			..OO.OOXO.XOO..OXO.
			.OO...OX..XXO..OOX.
			...OOOXX..XOOO.XX.X
			.OOOXXO...XXO.XOXX.
			OOXX.XXXXXOOO.XOXOO
			XXX..XOXOXOXO.XO...
			XOXXXXOOOOXX.O..OOO
			XOOOX.XXOOO.O.OOXXO
			OOO.OX.XXOO.OOOXXOO
			XXOOOOX.XXXOOXX.XOO
			X.XOOX.XOOOXOOXX.XX
			.XOOXXXXO..XXXOOX..
			OO.OX.XOOX.X..OXXX.
			OOOX.OXOO.O.XOOXOX.
			XXOX.XO.O.XX.XXOOX.
			X.XXXXXO.XX...X..X.
			.X.................`, 1.5},
	} {
		t.Run(test.name, func(t *testing.T) {
			for c := engine.Black; c <= engine.White; c++ {
				g := newGame(t, "competition", test.diagram, 7.5, c)
				o := opinionOf(t.Context(), g, statusPlayouts)
				if got := o.margin(g, engine.Black); got != test.margin {
					t.Errorf("%v to move: margin %v, want %v", c, got, test.margin)
				}
			}
		})
	}
}
