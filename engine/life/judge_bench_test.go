package life_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"tianyuan/engine/life"
)

// BenchmarkJudge knows nothing of the ownership, so that it reads as much as it
// ever does: crowded boards are full of small zones.
func BenchmarkJudge(b *testing.B) {
	for _, size := range []int{9, 19} {
		b.Run(fmt.Sprintf("%dx%d", size, size), func(b *testing.B) {
			board := randomBoard(rand.New(rand.NewPCG(1, 3)), size, 2*size*size)
			var j life.Judge
			for b.Loop() {
				j.Judge(board, blind(board), false)
			}
		})
	}
}
