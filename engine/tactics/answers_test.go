package tactics_test

import (
	"math/rand/v2"
	"testing"

	"tianyuan/engine"
	"tianyuan/engine/tactics"
)

// TestAnswersAllocations: what playouts ask at every move does not allocate.
func TestAnswersAllocations(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 10))
	points := make([]engine.Point, 0, 256)
	answers := 0
	for range 20 {
		b := randomPosition(random, 9, 60)
		if n := testing.AllocsPerRun(1, func() {
			for i := range 81 {
				p := engine.PointOf(9, i)
				for c := engine.Black; c <= engine.White; c++ {
					points = tactics.AppendAtariAnswers(points[:0], b, p, c)
					points = tactics.AppendTwoLibertyAnswers(points, b, p, c)
					points = tactics.AppendEyeFixes(points, b, p, c)
					if b.At(p) == engine.Empty && b.Legal(p, c) {
						points = tactics.AppendCounters(points, b, p, c)
						if tactics.SelfAtari(b, p, c) && !tactics.Sacrifice(b, p, c) && !tactics.FillsEye(b, p, c) {
							points = tactics.AppendInstead(points, b, p, c)
						}
					}
					answers += len(points)
				}
			}
		}); n != 0 {
			t.Errorf("%v allocations", n)
		}
	}
	if answers == 0 {
		t.Error("no answers")
	}
}
