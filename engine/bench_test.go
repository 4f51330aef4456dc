package engine

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

var benchSizes = []int{9, 13, 19}

// BenchmarkPlay replays a random game with hash and prisoners.
func BenchmarkPlay(b *testing.B) {
	for _, size := range benchSizes {
		b.Run(fmt.Sprintf("%dx%d", size, size), func(b *testing.B) {
			moves, _ := randomGame(size, 1)
			var board Board
			start := NewBoard(size)
			n := 0
			for b.Loop() {
				board.CopyFrom(start)
				for _, m := range moves {
					board.Play(m.Point, m.Color)
				}
				n += len(moves)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(n), "ns/move")
		})
	}
}

func BenchmarkCopyFrom(b *testing.B) {
	for _, size := range benchSizes {
		b.Run(fmt.Sprintf("%dx%d", size, size), func(b *testing.B) {
			_, src := randomGame(size, 1)
			var board Board
			for b.Loop() {
				board.CopyFrom(src)
			}
			b.SetBytes(int64(16 * src.cellsUsed()))
		})
	}
}

// BenchmarkGameLegal asks for all points of a board in mid-game under superko.
func BenchmarkGameLegal(b *testing.B) {
	for _, size := range benchSizes {
		b.Run(fmt.Sprintf("%dx%d", size, size), func(b *testing.B) {
			g := benchGame(b, size)
			for b.Loop() {
				for i := range size * size {
					_ = g.Legal(Move{Black, PointOf(size, i)})
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*size*size), "ns/point")
		})
	}
}

// BenchmarkGameUndo takes one move back and plays it again.
func BenchmarkGameUndo(b *testing.B) {
	for _, size := range benchSizes {
		b.Run(fmt.Sprintf("%dx%d", size, size), func(b *testing.B) {
			g := benchGame(b, size)
			last := g.Moves()[len(g.Moves())-1]
			for b.Loop() {
				if err := g.Undo(); err != nil {
					b.Fatal(err)
				}
				if err := g.Play(last); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// benchGame is half a random game.
func benchGame(b *testing.B, size int) *Game {
	g := mustGame(b, size, DefaultRules())
	moves, _ := randomGame(size, 1)
	for _, m := range moves[:len(moves)/2] {
		if err := g.Play(m); err != nil {
			b.Fatal(err)
		}
	}
	return g
}

// BenchmarkPlayLight plays random games to the end from the empty board:
// draws, Settle and PlayLight, without the count.
func BenchmarkPlayLight(b *testing.B) {
	for _, size := range benchSizes {
		b.Run(fmt.Sprintf("%dx%d", size, size), func(b *testing.B) {
			start, random, moves := NewBoard(size), rand.New(rand.NewPCG(1, uint64(size))), 0
			var board Board
			for b.Loop() {
				board.CopyFrom(start)
				c, passes := Black, 0
				for passes < 2 {
					if p := settlingDraw(&board, c, random); p != Pass {
						board.PlayLight(p, c)
						passes = 0
					} else {
						board.ClearKo()
						passes++
					}
					moves++
					c = c.Opponent()
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(moves), "ns/move")
		})
	}
}
