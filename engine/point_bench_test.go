package engine

import (
	"fmt"
	"testing"
)

// benchPoints runs f on the empty points of a board in mid-game and of one
// near its end; f answers for a point and a color.
func benchPoints(b *testing.B, f func(board *Board, p Point, c Color) bool) {
	for _, size := range benchSizes {
		moves, end := randomGame(size, 1)
		middle := NewBoard(size)
		for _, m := range moves[:len(moves)/3] {
			middle.Play(m.Point, m.Color)
		}
		for _, position := range []struct {
			name  string
			board *Board
		}{{"middle", middle}, {"end", end}} {
			b.Run(fmt.Sprintf("%dx%d/%s", size, size, position.name), func(b *testing.B) {
				yes, n := 0, position.board.NumEmpty()
				for b.Loop() {
					for i := range n {
						if f(position.board, position.board.EmptyAt(i), Black) {
							yes++
						}
					}
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*n), "ns/point")
				b.ReportMetric(float64(yes)/float64(b.N*n), "yes/point")
			})
		}
	}
}

// BenchmarkLegal asks a Board about its empty points.
func BenchmarkLegal(b *testing.B) { benchPoints(b, (*Board).Legal) }

// BenchmarkEye asks whether they are one-point eyes.
func BenchmarkEye(b *testing.B) { benchPoints(b, (*Board).Eye) }

// BenchmarkSensible asks what a playout asks.
func BenchmarkSensible(b *testing.B) { benchPoints(b, (*Board).Sensible) }
