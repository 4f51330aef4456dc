package life_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"tianyuan/engine"
	"tianyuan/engine/life"
)

func parse(t testing.TB, diagram string) *engine.Board {
	t.Helper()
	b, err := engine.ParseDiagram(diagram)
	if err != nil {
		t.Fatalf("%v:\n%s", err, diagram)
	}
	return b
}

// ownersOf draws owners: X and O, '.' for nobody; a dead stone is its owner's.
func ownersOf(u *life.Unconditional, size int) string {
	var s strings.Builder
	for row := size; row >= 1; row-- {
		for col := 1; col <= size; col++ {
			p, _ := engine.At(size, col, row)
			s.WriteRune(u.Owner(p).Rune())
		}
		s.WriteByte('\n')
	}
	return s.String()
}

func TestUnconditional(t *testing.T) {
	tests := []struct {
		name, diagram string
		suicide       bool
		want          string
	}{
		{"nothing on the board", `
			. . .
			. . .
			. . .`, false, `
			. . .
			. . .
			. . .`},
		{"two eyes in the corner", `
			. X . X O .
			X X X X O .
			O O O O O .
			. . . . . .
			. . . . . .
			. . . . . .`, false, `
			X X X X . .
			X X X X . .
			. . . . . .
			. . . . . .
			. . . . . .
			. . . . . .`},
		{"one eye of two points is not enough", `
			. . X O . .
			X X X O . .
			O O O O . .
			. . . . . .
			. . . . . .
			. . . . . .`, false, strings.Repeat("......\n", 6)},
		{"two chains with two eyes in common", `
			. X . O . .
			X . X O . .
			. X O O . .
			X X O . . .
			O O O . . .
			. . . . . .`, false, strings.Repeat("......\n", 6)},
		{"a dead stone inside a vital region", `
			. X X O .
			. X X O .
			O X X O .
			. X X O .
			. X X O .`, false, strings.Repeat(".....\n", 5)},
		{"two eyes, one with a prisoner to be", `
			. X O . .
			X X O . .
			. X O . .
			O X O . .
			. X O . .`, false, `
			X X . . .
			X X . . .
			X X . . .
			X X . . .
			X X . . .`},
		{"a false eye", `
			. X . X O
			X X X O O
			O O O O .
			. . . . .
			. . . . .`, false, strings.Repeat(".....\n", 5)},
		{"both colors", `
			. X O . .
			X X O O O
			. X O . .
			X X O O O
			. X O . .`, false, `
			X X O O O
			X X O O O
			X X O O O
			X X O O O
			X X O O O`},
		{"a large region between living walls is open", `
			. X . X . . . . .
			X X X X . . . . .
			. . . X . . . . .
			. . . X . . . . .
			. . . X . . . . .
			. . . X . . . . .
			. . . X . . . . .
			. . . X . . . . .
			. . . X . . . . .`, false, `
			X X X X . . . . .
			X X X X . . . . .
			. . . X . . . . .
			. . . X . . . . .
			. . . X . . . . .
			. . . X . . . . .
			. . . X . . . . .
			. . . X . . . . .
			. . . X . . . . .`},
		{"one inside point is no room to live in", `
			. X . X . .
			X X X X . .
			. . . X . .
			. O . X . .
			. . X X . .
			X X X . . .`, false, `
			X X X X . .
			X X X X . .
			. . . X . .
			. . . X . .
			. . X X . .
			X X X . . .`},
		{"stones in the way fill a region without suicide", `
			. X O O O X .
			X X O O O X .
			X X O O O X .
			X X O . X X .
			X X X X X X .
			. . . . . . .
			. . . . . . .`, false, `
			X X X X X X .
			X X X X X X .
			X X X X X X .
			X X X X X X .
			X X X X X X .
			. . . . . . .
			. . . . . . .`},
		{"with suicide they make room for an eye", `
			. X O O O X .
			X X O O O X .
			X X O O O X .
			X X O . X X .
			X X X X X X .
			. . . . . . .
			. . . . . . .`, true, strings.Repeat(".......\n", 7)},
		{"with suicide every point has to be next to the wall", `
			. X O O X . .
			X X O . X . .
			X X X X X . .
			. . . . . . .
			. . . . . . .
			. . . . . . .
			. . . . . . .`, true, `
			X X X X X . .
			X X X X X . .
			X X X X X . .
			. . . . . . .
			. . . . . . .
			. . . . . . .
			. . . . . . .`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			b := parse(t, test.diagram)
			var u life.Unconditional
			u.Find(b, test.suicide)
			want := parseOwners(test.want)
			if got := ownersOf(&u, b.Size()); got != want {
				t.Errorf("got\n%swant\n%s", got, want)
			}
		})
	}
}

// parseOwners takes indentation and spaces off a picture.
func parseOwners(picture string) string {
	var s strings.Builder
	for line := range strings.Lines(picture) {
		if row := strings.Join(strings.Fields(line), ""); row != "" {
			s.WriteString(row + "\n")
		}
	}
	return s.String()
}

func TestUnconditionalDoesNotAllocate(t *testing.T) {
	b := randomBoard(rand.New(rand.NewPCG(1, 3)), 19, 700)
	u := new(life.Unconditional)
	u.Find(b, false)
	if n := testing.AllocsPerRun(100, func() { u.Find(b, false) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkUnconditional(b *testing.B) {
	for _, size := range []int{9, 19} {
		b.Run(fmt.Sprintf("%dx%d", size, size), func(b *testing.B) {
			board := randomBoard(rand.New(rand.NewPCG(1, 3)), size, 2*size*size)
			var u life.Unconditional
			for b.Loop() {
				u.Find(board, false)
			}
		})
	}
}

func ExampleUnconditional() {
	b, _ := engine.ParseDiagram(`
		. X O . .
		X X O . .
		. X O . .
		O X O . .
		. X O . .`)
	var u life.Unconditional
	u.Find(b, false)
	dead, _ := engine.At(5, 1, 2)
	wall, _ := engine.At(5, 2, 1)
	other, _ := engine.At(5, 3, 1)
	fmt.Println(u.Alive(wall), u.Owner(dead), u.Alive(other), u.Owner(other))
	// Output: true black false empty
}
