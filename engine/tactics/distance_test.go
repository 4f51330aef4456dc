package tactics_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tianyuan/engine"
	"tianyuan/engine/tactics"
)

func TestDistances(t *testing.T) {
	cases := []struct {
		name, diagram string
		limit         int
		want          string // '.' for what is farther than the limit
	}{
		{
			"from a lone stone", `
				. . . . .
				. . . . .
				. . x . .
				. . . . .
				. . . . .`, 2,
			`
				..2..
				.212.
				21012
				.212.
				..2..`,
		},
		{
			"along a chain", `
				. . . . .
				. . . . .
				x X X X .
				. . . . .
				. . . . .`, 1,
			`
				.....
				1111.
				00001
				1111.
				.....`,
		},
		{
			"through a chain of the other color", `
				. . . . O
				. . . . O
				x . . . O
				. . . O O
				. . . . .`, 4,
			`
				234.4
				12344
				01234
				12344
				234..`,
		},
		{
			"across stones one by one", `
				. . . . .
				. . . . .
				x O X O .
				. . . . .
				. . . . .`, 3,
			`
				23...
				123..
				0123.
				123..
				23...`,
		},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			pos := view(t, c.diagram, 0)
			var dst [engine.NumPoints]uint8
			tactics.Distances(pos.board, pos.target, c.limit, &dst)
			size := pos.board.Size()
			var got strings.Builder
			for row := size; row >= 1; row-- {
				for col := 1; col <= size; col++ {
					p, _ := engine.At(size, col, row)
					if char := '0' + rune(dst[p]); dst[p] <= uint8(c.limit) {
						got.WriteRune(char)
					} else {
						got.WriteByte('.')
					}
				}
			}
			if want := strings.Join(strings.Fields(c.want), ""); got.String() != want {
				t.Errorf("got %s, want %s", got.String(), want)
			}
		})
	}
}

// TestDistancesTwin compares with distances that are lowered step by step until
// nothing changes.
func TestDistancesTwin(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := rapid.IntRange(1, 11).Draw(t, "size")
		moves := rapid.IntRange(0, size*size).Draw(t, "moves")
		limit := rapid.IntRange(0, 9).Draw(t, "limit")
		seed := rapid.Uint64().Draw(t, "seed")
		random := rand.New(rand.NewPCG(seed, 0))
		b := randomPosition(random, size, moves)
		from := engine.PointOf(size, random.IntN(size*size))

		want := make(map[engine.Point]int)
		for i := range size * size {
			want[engine.PointOf(size, i)] = limit + 1
		}
		want[from] = 0
		for changed := true; changed; {
			changed = false
			for p, d := range want {
				for _, q := range b.Neighbors(p) {
					step := 1
					if b.At(p) != engine.Empty && b.At(p) == b.At(q) {
						step = 0
					}
					if e, ok := want[q]; ok && d+step < e {
						want[q] = d + step
						changed = true
					}
				}
			}
		}
		var dst [engine.NumPoints]uint8
		tactics.Distances(b, from, limit, &dst)
		for i, got := range dst {
			e, ok := want[engine.Point(i)]
			if !ok {
				e = limit + 1
			}
			if int(got) != e {
				t.Fatalf("distance of %d from %d: %d, want %d:\n%s", i, from, got, e, b)
			}
		}
	})
}

func TestDistancesFromNowhere(t *testing.T) {
	var dst [engine.NumPoints]uint8
	tactics.Distances(engine.NewBoard(5), engine.Pass, 3, &dst)
	for i, got := range dst {
		if got != 4 {
			t.Fatalf("distance of %d from Pass: %d, want 4", i, got)
		}
	}
}
