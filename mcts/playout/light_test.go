package playout_test

import (
	"fmt"
	"math"
	"testing"

	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/playout"
)

// TestYardstick holds the mean length of playouts from the empty board, passes
// included, and Black's share of wins at komi 6.5 against those of a plain C
// program with the same policy, run over more than a hundred thousand playouts
// a size (bench/testdata/yardstick.c).
func TestYardstick(t *testing.T) {
	for _, test := range []struct {
		size         int
		moves, black float64
	}{{9, 111.1, 0.446}, {13, 219.3, 0.463}, {19, 455.2, 0.474}} {
		t.Run(fmt.Sprint(test.size), func(t *testing.T) {
			n := 10_000
			if raceDetector {
				n /= 10
			}
			empty := engine.NewBoard(test.size)
			rng := mcts.NewRandom(2026)
			var b engine.Board
			var moves []engine.Point
			sum, squares, wins := 0.0, 0.0, 0.0
			for range n {
				b.CopyFrom(empty)
				moves = playout.Light(&b, engine.Black, &rng, moves[:0])
				length := float64(len(moves))
				sum, squares = sum+length, squares+length*length
				if b.EndDifference() > 6 {
					wins++
				}
			}
			// The seed is fixed, so 3.5 standard deviations cannot flake; the
			// yardstick's figures are rounded.
			mean := sum / float64(n)
			deviation := math.Sqrt((squares/float64(n) - mean*mean) / float64(n))
			if z := (math.Abs(mean-test.moves) - 0.05) / deviation; z > 3.5 {
				t.Errorf("%.2f moves a playout, the yardstick has %v (z %.1f)", mean, test.moves, z)
			}
			share := wins / float64(n)
			deviation = math.Sqrt(test.black * (1 - test.black) / float64(n))
			if z := (math.Abs(share-test.black) - 0.0005) / deviation; z > 3.5 {
				t.Errorf("Black wins %.4f, the yardstick has %v (z %.1f)", share, test.black, z)
			}
		})
	}
}

// slowOwner counts an end position point by point from the colors alone: an
// empty point belongs to the color of all its neighbours.
func slowOwner(b *engine.Board, p engine.Point) engine.Color {
	if c := b.At(p); c != engine.Empty {
		return c
	}
	owner := engine.Empty
	for _, q := range b.Neighbors(p) {
		switch c := b.At(q); {
		case c == engine.Border:
		case c == engine.Empty || owner != engine.Empty && owner != c:
			return engine.Empty
		default:
			owner = c
		}
	}
	return owner
}

// TestLight replays playouts on a second board and holds every move against
// the policy written slowly: a pass only where no sensible point is left, no
// point that is illegal or an own eye, and an end by two passes where the whole
// board is counted as Tromp and Taylor would, or after MaxMoves.
func TestLight(t *testing.T) {
	cut := 0
	for size := 2; size <= 9; size++ {
		rounds := 60
		if size == 2 {
			rounds = 2000 // small boards go on longest
		}
		for round := range rounds {
			rng := mcts.NewRandom(uint64(1000*size + round))
			fast, slow := engine.NewBoard(size), engine.NewBoard(size)
			mover := engine.Black
			if round%2 == 1 {
				mover = engine.White
			}
			prefix := []engine.Point{engine.Pass, engine.Pass} // whatever the caller had
			moves := playout.Light(fast, mover, &rng, prefix)[2:]
			c, passes := mover, 0
			for i, p := range moves {
				if passes == 2 {
					t.Fatalf("size %d, round %d: move %d after two passes", size, round, i)
				}
				sensible := 0
				for j := range size * size {
					q := engine.PointOf(size, j)
					if slow.At(q) == engine.Empty && slow.Legal(q, c) && !slow.Eye(q, c) {
						sensible++
						if q == p {
							sensible += 1000
						}
					}
				}
				if p == engine.Pass {
					passes++
					if sensible != 0 {
						t.Fatalf("size %d, round %d: %v passes with %d points\n%v", size, round, c, sensible, slow)
					}
				} else {
					passes = 0
					if sensible < 1000 {
						t.Fatalf("size %d, round %d: %v plays %s\n%v", size, round, c, text(size, p), slow)
					}
				}
				slow.Play(p, c)
				c = c.Opponent()
			}
			if fast.String() != slow.String() {
				t.Fatalf("size %d, round %d: the moves lead to\n%vnot\n%v", size, round, slow, fast)
			}
			difference := 0
			for j := range size * size {
				p := engine.PointOf(size, j)
				owner := slowOwner(slow, p)
				if got := fast.EndOwner(p); got != owner {
					t.Fatalf("%s belongs to %v, not %v, in\n%v", text(size, p), owner, got, slow)
				}
				switch owner {
				case engine.Black:
					difference++
				case engine.White:
					difference--
				}
			}
			if got := fast.EndDifference(); got != difference {
				t.Fatalf("difference %d, want %d in\n%v", got, difference, slow)
			}
			switch {
			case passes < 2:
				cut++
				if len(moves) != playout.MaxMoves(size) {
					t.Fatalf("size %d: ended after %d moves", size, len(moves))
				}
			case slow.AreaDifference() != difference:
				t.Fatalf("area %d, counted %d in\n%v", slow.AreaDifference(), difference, slow)
			}
		}
	}
	if cut == 0 {
		t.Error("no playout was cut off")
	}
}

// TestUniform: every sensible point has the same chance to be the first move;
// others have none.
func TestUniform(t *testing.T) {
	// A1 is Black's eye and for White suicide, E1 the reverse.
	b, err := engine.ParseDiagram(`
		. . . . .
		. . O . .
		. . . X .
		X X . O O
		. X X O .`)
	must(t, err)
	banned := map[engine.Point]bool{vertex(t, 5, "A1"): true, vertex(t, 5, "E1"): true}
	for _, mover := range []engine.Color{engine.Black, engine.White} {
		counts := map[engine.Point]int{}
		rng := mcts.NewRandom(5)
		const playouts = 20_000
		var scratch engine.Board
		var moves []engine.Point
		for range playouts {
			scratch.CopyFrom(b)
			moves = playout.Light(&scratch, mover, &rng, moves[:0])
			counts[moves[0]]++
		}
		points := 0
		for i := range b.NumEmpty() {
			if p := b.EmptyAt(i); !banned[p] {
				points++
			}
		}
		chi, expected := 0.0, playouts/float64(points)
		for i := range b.NumEmpty() {
			p := b.EmptyAt(i)
			if banned[p] {
				if counts[p] > 0 {
					t.Errorf("%v plays %s", mover, text(5, p))
				}
				continue
			}
			d := float64(counts[p]) - expected
			chi += d * d / expected
		}
		// The mean of chi-square is its degrees of freedom, the variance twice
		// that.
		freedom := float64(points - 1)
		if z := (chi - freedom) / math.Sqrt(2*freedom); z > 4 {
			t.Errorf("%v: chi-square %.1f with %v degrees of freedom", mover, chi, freedom)
		}
		if counts[engine.Pass] > 0 {
			t.Errorf("%v passes", mover)
		}
	}
}

// TestKo: a ko that was just taken is not retaken by the playout's first move,
// and may be by the third.
func TestKo(t *testing.T) {
	b, err := engine.ParseDiagram(`
		. . . . .
		. . X O .
		. X O . O
		. . X O .
		. . . . .`)
	must(t, err)
	b.Play(vertex(t, 5, "D3"), engine.Black)
	retake := vertex(t, 5, "C3")
	rng := mcts.NewRandom(1)
	later := 0
	for range 2000 {
		var scratch engine.Board
		scratch.CopyFrom(b)
		moves := playout.Light(&scratch, engine.White, &rng, nil)
		if moves[0] == retake {
			t.Fatal("the ko was retaken at once")
		}
		if len(moves) > 2 && moves[2] == retake {
			later++
		}
	}
	if later == 0 {
		t.Error("the ko was never retaken")
	}
}

func BenchmarkLight(b *testing.B) {
	for _, size := range []int{9, 13, 19} {
		b.Run(fmt.Sprintf("%dx%d", size, size), func(b *testing.B) {
			empty := engine.NewBoard(size)
			var board engine.Board
			rng := mcts.NewRandom(1)
			var moves []engine.Point
			n, difference := 0, 0
			b.ReportAllocs()
			for b.Loop() {
				board.CopyFrom(empty)
				moves = playout.Light(&board, engine.Black, &rng, moves[:0])
				difference += board.EndDifference()
				n += len(moves)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "playouts/s")
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(n), "ns/move")
			b.ReportMetric(float64(difference)/float64(b.N), "points")
		})
	}
}
