package life_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tianyuan/engine"
	"tianyuan/engine/life"
)

// blind is an ownership that says nothing.
func blind(b *engine.Board) []float64 { return make([]float64, b.Size()*b.Size()) }

// playouts is the mean ownership of random games, with either side to begin.
func playouts(b *engine.Board, n int) []float64 {
	size := b.Size()
	sum := make([]float64, size*size)
	rng := rand.New(rand.NewPCG(1, 2))
	for i := range n {
		game := new(engine.Board)
		game.CopyFrom(b)
		c := engine.Black + engine.Color(i%2)
		for passes := 0; passes < 2; c = c.Opponent() {
			passes++
			var free []engine.Point
			for k := range game.NumEmpty() {
				if p := game.EmptyAt(k); game.Sensible(p, c) {
					free = append(free, p)
				}
			}
			if len(free) > 0 {
				game.Play(free[rng.IntN(len(free))], c)
				passes = 0
			} else {
				game.ClearKo()
			}
		}
		for k := range sum {
			switch game.EndOwner(engine.PointOf(size, k)) {
			case engine.Black:
				sum[k] += 1 / float64(n)
			case engine.White:
				sum[k] -= 1 / float64(n)
			}
		}
	}
	return sum
}

// vertices writes points as A1 and so on, sorted, chains in full.
func vertices(b *engine.Board, points []engine.Point) string {
	var all []engine.Point
	for _, p := range points {
		if b.At(p).IsPlayer() {
			all = b.AppendChain(all, p)
		} else {
			all = append(all, p)
		}
	}
	slices.Sort(all)
	var words []string
	for _, p := range all {
		words = append(words, fmt.Sprintf("%c%d", "ABCDEFGHJKLMNOPQRSTUVWXYZ"[p.Column()-1], p.Row()))
	}
	return strings.Join(words, " ")
}

// TestJudgeReads has nothing but the proof of life and reading to go by.
func TestJudgeReads(t *testing.T) {
	tests := []struct {
		name, diagram        string
		dead, seki, doubtful string
	}{
		{"three in a row: who plays first", `
			. . . X O .
			X X X X O O
			O O O O O .
			O O O O O O
			O . O O O .
			O O O O . O`, "", "", "A5 B5 C5 D5 D6"},
		{"three in a row with a stone in the middle", `
			. O . X O .
			X X X X O O
			O O O O O .
			O O O O O O
			O . O O O .
			O O O O . O`, "A5 B5 C5 D5 D6", "", ""},
		{"four in a row live", `
			. . . . X O .
			X X X X X O O
			O O O O O O .
			O O O O O O O
			O . O O O . O
			O O O O . O O
			O O O O O O O`, "", "", ""},
		{"four in a square are dead", `
			. . X O O . O
			. . X O O O O
			X X X O O O .
			O O O O O O O
			O . O O O . O
			O O O O . O O
			O O O O O O O`, "A5 B5 C5 C6 C7", "", ""},
		{"one eye against none", `
			. O X X X X X
			O O X . X X X
			. O X X X X X
			O O X X X X X
			O X O O X X X
			X X . O X . X
			. X . O X X X`, "D1 D2 C3 D3", "", ""},
		{"a false eye", `
			. X . X O .
			X X X O O O
			O O O O . O
			O O O O O O
			O O O O O O
			O . O O O .`, "A5 B5 C5 B6 D6", "", ""},
		{"seki with two shared liberties", sharedLiberties, "", "B1 D1 B2 D2 B3 C3 D3", ""},
		{"not seki where one side can connect", `
			. O . O X .
			O O O O X X
			O O O X X .
			O O O X X X
			O X . O X .
			O X . O X X`, "B1 B2", "", ""},
		{"seki with one eye each and one shared liberty", sharedEyes, "", "B1 D1 F1 A2 B2 C2 D2 E2 F2", ""},
		{"a stone in a ko", `
			. O O X X . X
			O O O X X X X
			O O O X X X X
			O O . O X X X
			O O O X X X X
			O O O X X X X
			. O O X X X .`, "", "", "D4"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			b := parse(t, test.diagram)
			var j life.Judge
			got := j.Judge(b, blind(b), false)
			dead, seki, doubtful := vertices(b, got.Status.Dead), vertices(b, got.Status.Seki), vertices(b, got.Doubtful)
			if dead != test.dead || seki != test.seki || doubtful != test.doubtful {
				t.Errorf("dead %q, want %q; seki %q, want %q; doubtful %q, want %q", dead, test.dead, seki, test.seki, doubtful, test.doubtful)
			}
			again := j.Judge(b, blind(b), false)
			if fmt.Sprint(again) != fmt.Sprint(got) {
				t.Errorf("the second time %v, first %v", again, got)
			}
		})
	}
}

// TestJudge has playouts to go by, as a bot does.
func TestJudge(t *testing.T) {
	tests := []struct {
		name, diagram              string
		dead, seki, doubtful, open string
	}{
		{"an empty board", strings.Repeat(".....\n", 5), "", "", "", "A1 B1 C1 D1 E1 A2 B2 C2 D2 E2 A3 B3 C3 D3 E3 A4 B4 C4 D4 E4 A5 B5 C5 D5 E5"},
		{"a dead stone in a corridor", `
			. X X O .
			. X X O .
			O X X O .
			. X X O .
			. X X O .`, "A3", "", "", ""},
		{"five dead among forty", `
			. . . . . . . . .
			. . . . . . . . .
			. . O O O O . . .
			. O . O X O O O O
			O O O X X X X O X
			O X X X . X X X X
			X . . O O X O O .
			. X . . X . X O .
			. . . . X X . X .`, "H2 D3 E3 G3 H3", "", "", ""},
		{"a dame", `
			. X . O .
			X X . O O
			. X . O .
			X X . O O
			. X . O .`, "", "", "", ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			b := parse(t, test.diagram)
			var j life.Judge
			got := j.Judge(b, playouts(b, 600), false)
			dead, seki := vertices(b, got.Status.Dead), vertices(b, got.Status.Seki)
			doubtful, open := vertices(b, got.Doubtful), vertices(b, got.Open)
			if dead != test.dead || seki != test.seki || doubtful != test.doubtful || open != test.open {
				t.Errorf("dead %q, want %q; seki %q, want %q; doubtful %q, want %q; open %q, want %q",
					dead, test.dead, seki, test.seki, doubtful, test.doubtful, open, test.open)
			}
		})
	}
}

// TestJudgeOpen draws the ownership too: x for what is less than sure.
func TestJudgeOpen(t *testing.T) {
	const ownership = `
		XXXXOOO
		xxXXOOO
		xxXXOOO
		xxXXOOO
		XXXXOOO
		XXXXO.O
		XXXXO.O`
	tests := []struct{ name, diagram, open string }{
		{"closed borders", `
			. . . X O . .
			. . . X O . .
			. . . X O . .
			. . . X O . .
			. . . X O . .
			. . . X O . .
			. . . X O . .`, "F1 F2 A4 B4 A5 B5 A6 B6"},
		{"an open border leaves nothing closed", `
			. . . X O O .
			X X X X O . O
			. X . X O O .
			X X X X O O O
			. . . X O . .
			. . . X . . .
			. . . X . . .`, "E1 F1 G1 F2 G2 F3 G3"},
		{"a dame between living chains is nobody's", `
			. X . O . O .
			X X . O O O O
			. X . O . O .
			X X . O O O O
			. X . O . O .
			X X . O O O O
			. X . O . O .`, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			b := parse(t, test.diagram)
			shades := blind(b)
			for i, r := range strings.ReplaceAll(parseOwners(ownership), "\n", "") {
				shades[(6-i/7)*7+i%7] = map[rune]float64{'X': 0.8, 'x': 0.2, 'O': -0.8, '.': -0.1}[r]
			}
			var j life.Judge
			got := j.Judge(b, shades, false)
			if open := vertices(b, got.Open); open != test.open || len(got.Doubtful) > 0 || len(got.Status.Dead) > 0 {
				t.Errorf("open %q, want %q; %+v", open, test.open, got)
			}
		})
	}
}

// TestJudgeAnyPosition: every chain has one status at most, doubtful ones are
// not in seki, proof is not overruled, and reading ends.
func TestJudgeAnyPosition(t *testing.T) {
	var j life.Judge
	var u life.Unconditional
	dead, doubtful := 0, 0
	for round := range 60 {
		rng := rand.New(rand.NewPCG(uint64(round), 5))
		size := 1 + rng.IntN(9)
		b := randomBoard(rng, size, rng.IntN(4*size*size+1))
		before := b.String()
		got := j.Judge(b, playouts(b, 30), round%2 == 0)
		if b.String() != before || b.Check() != nil {
			t.Fatalf("round %d: the board has changed", round)
		}
		u.Find(b, round%2 == 0)
		seen := map[engine.Point]bool{}
		for _, p := range slices.Concat(got.Status.Dead, got.Status.Seki) {
			if !b.At(p).IsPlayer() || b.Head(p) != p || seen[p] {
				t.Fatalf("round %d: status names %d\n%v", round, p, b)
			}
			if u.Alive(p) {
				t.Fatalf("round %d: %d lives without condition\n%v", round, p, b)
			}
			seen[p] = true
		}
		for _, p := range got.Doubtful {
			if slices.Contains(got.Status.Seki, p) || u.Owner(p) != engine.Empty {
				t.Fatalf("round %d: %d cannot be doubtful\n%v", round, p, b)
			}
		}
		for _, p := range got.Open {
			if b.At(p) != engine.Empty {
				t.Fatalf("round %d: a stone is open at %d", round, p)
			}
		}
		dead += len(got.Status.Dead)
		doubtful += len(got.Doubtful)
	}
	if dead == 0 || doubtful == 0 {
		t.Errorf("%d dead, %d doubtful chains", dead, doubtful)
	}
}

func ExampleJudge() {
	// White's stone in the corner shares two liberties with Black's and cannot
	// make two eyes. The ownership is what playouts would find.
	b, _ := engine.ParseDiagram(`
		. X X O .
		. X X O .
		O X X O .
		. X X O .
		. X X O .`)
	ownership := make([]float64, 25)
	for i := range ownership {
		ownership[i] = 0.9
		if i%5 > 2 {
			ownership[i] = -0.9
		}
	}
	var j life.Judge
	got := j.Judge(b, ownership, false)
	stone, _ := engine.At(5, 1, 3)
	fmt.Println(len(got.Status.Dead), b.Head(stone) == got.Status.Dead[0], len(got.Doubtful), len(got.Open))
	// Output: 1 true 0 0
}
