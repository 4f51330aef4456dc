package bench

import (
	"errors"
	"testing"

	"tianyuan/engine"
)

func TestPositions(t *testing.T) {
	for _, size := range []int{9, 13, 19} {
		positions, err := positionsOf(size)
		if err != nil {
			t.Fatal(err)
		}
		if len(positions) != 3 {
			t.Fatalf("%d: %d positions", size, len(positions))
		}
		area := size * size
		for i, p := range positions {
			b := p.game.Board()
			if err := b.Check(); err != nil {
				t.Errorf("%d %s: %v", size, p.phase, err)
			}
			if p.phase != phases[i] || p.game.Size() != size || p.game.End() != engine.NotOver || p.game.Passes() != 0 {
				t.Errorf("%d %s: not a game in progress on its board", size, p.phase)
			}
			stones := 100 * (area - b.NumEmpty()) / area
			least, most := []int{0, 30, 60}[i], []int{0, 60, 95}[i]
			if stones < least || stones > most {
				t.Errorf("%d %s: %d %% of the board is full\n%v", size, p.phase, stones, b)
			}
		}
	}
	if positions, err := positionsOf(7); err != nil || len(positions) != 1 || positions[0].phase != "empty" || positions[0].game.Size() != 7 {
		t.Errorf("7: %+v, %v", positions, err)
	}
}

func TestReplay(t *testing.T) {
	g, err := replay(5, "aaee")
	if err != nil {
		t.Fatal(err)
	}
	top, _ := engine.At(5, 1, 5)
	bottom, _ := engine.At(5, 5, 1)
	if g.Board().At(top) != engine.Black || g.Board().At(bottom) != engine.White {
		t.Errorf("aa, ee:\n%v", g.Board())
	}
	for moves, want := range map[string]error{"af": engine.ErrOffBoard, "A1": engine.ErrOffBoard, "aaaa": engine.ErrOccupied} {
		if _, err := replay(5, moves); !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", moves, err, want)
		}
	}
}
