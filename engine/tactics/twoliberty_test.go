package tactics_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tianyuan/engine"
	"tianyuan/engine/tactics"
)

// twoLiberty are positions after the move on the 1 or 2, with all answers.
var twoLiberty = []struct{ name, diagram string }{
	{"against the edge, not into the open", `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . X . . . .
		. X 2 * . . .
		. . . . . . .`},
	{"from the side that leaves no way out", `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . X X . .
		. . * 2 . . .`},
	{"in the open there is no atari", `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . 2 . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .`},
	{"an atari that lets it out on either side is none", `
		. . . . . . .
		. . . . . . .
		. . . X . . .
		. . . 2 . . .
		. . . X . . .
		. . . . . . .
		. . . . . . .`},
	{"three liberties", `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . X . . .
		. . . 2 . . .
		. . . . . . .
		. . . . . . .`},
	{"connect and die (oiotoshi)", `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		X X . X X . .
		X O X O X X .
		. O . 2 * X .`},
	{"connects to a chain that has liberties", `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . X X . .
		. O X O X X .
		. O . 2 . X .`},
	{"not by a self-atari", `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		O O O O O . .
		X X X X O . .
		. . O . 1 * .`},
	{"runs where it gets three", `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . 1 X . .
		. . * O . . .`},
	{"a ladder is no danger yet", `
		. . . . . . .
		. . . . . . .
		. . X . . . .
		. X O . . . .
		. . . . . . .
		. . . . . . .
		. . . . . . .`},
	{"takes the chaser", `
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . X . . .
		. . . X . . .
		. O O 1 . X .
		. * X O O . .`},
	{"a chain far from the move", `
		. . . . . . .
		. . . . . 1 .
		. . . . . . .
		. . . . . . .
		. . . . . . .
		. . . X X . .
		. . . O . . .`},
}

// TestTwoLibertyAnswers looks at each diagram in all its views.
func TestTwoLibertyAnswers(t *testing.T) {
	for _, test := range twoLiberty {
		t.Run(test.name, func(t *testing.T) {
			eachView(t, test.diagram, func(t *testing.T, pos position) {
				c := engine.White
				if pos.board.At(pos.target).IsPlayer() {
					c = pos.board.At(pos.target).Opponent()
				}
				got := sorted(tactics.AppendTwoLibertyAnswers(nil, pos.board, pos.target, c))
				if !slices.Equal(got, pos.answer) {
					t.Errorf("answers %s, want %s", names(got), names(pos.answer))
				}
			})
		})
	}
	if got := tactics.AppendTwoLibertyAnswers(nil, engine.NewBoard(9), engine.Pass, engine.Black); len(got) != 0 {
		t.Errorf("after a pass: %v", got)
	}
}

// extended plays c's move m against the chain at p and its owner's extension at
// the other liberty, and counts: the slow twin of what is read. It is 3 for a
// chain that gets away, and for a move that c had better not play.
func extended(b *engine.Board, p, m, other engine.Point) int {
	const free = 3
	owner := b.At(p)
	c := owner.Opponent()
	for _, q := range b.Neighbors(other) {
		if b.At(q) == c && len(b.AppendLiberties(nil, q)) == 1 {
			return free // the extension takes it
		}
	}
	if !b.Legal(m, c) {
		return free
	}
	var after engine.Board
	after.CopyFrom(b)
	took := after.Play(m, c)
	selfAtari := took == 0 && len(after.AppendLiberties(nil, m)) == 1
	if !after.Legal(other, owner) {
		if selfAtari {
			return free
		}
		return 0
	}
	took = after.Play(other, owner)
	n := 0
	for _, q := range after.AppendLiberties(nil, p) {
		if q == m || b.At(q) == engine.Empty {
			n++
		}
	}
	if selfAtari && (took != 1 || n > 1) {
		return free
	}
	return min(free, n)
}

// TestTwoLibertyTwin holds the answers on random positions against moves played
// out.
func TestTwoLibertyTwin(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	attacks, defenses := 0, 0
	for range 4000 {
		size := 5 + random.IntN(5)
		b := randomPosition(random, size, 8+random.IntN(size*size))
		last := engine.PointOf(size, random.IntN(size*size))
		c := b.At(last).Opponent()
		if !c.IsPlayer() || !b.At(last).IsPlayer() {
			continue
		}
		var want []engine.Point
		if l := b.AppendLiberties(nil, last); len(l) == 2 {
			x, y := extended(b, last, l[0], l[1]), extended(b, last, l[1], l[0])
			if x < 3 && x <= y {
				want = append(want, l[0])
			}
			if y < 3 && y <= x {
				want = append(want, l[1])
			}
		}
		attacks += len(want)
		for _, q := range b.Neighbors(last) {
			if b.At(q) != c {
				continue
			}
			l := b.AppendLiberties(nil, q)
			x, y, ok := tactics.TwoLiberties(b, q)
			if ok != (len(l) == 2) || ok && !slices.Equal(sorted([]engine.Point{x, y}), sorted(l)) {
				disagree(t, b, q, "TwoLiberties", names([]engine.Point{x, y}), names(l))
			}
			if !ok || extended(b, q, x, y) > 1 && extended(b, q, y, x) > 1 {
				continue
			}
			for i := range b.NumEmpty() {
				m := b.EmptyAt(i)
				if !b.Legal(m, c) {
					continue
				}
				takes := false
				for _, s := range b.AppendChain(nil, q) {
					for _, e := range b.Neighbors(s) {
						takes = takes || b.At(e) == c.Opponent() && slices.Equal(b.AppendLiberties(nil, e), []engine.Point{m})
					}
				}
				saves := takes
				if m == x || m == y {
					var after engine.Board
					after.CopyFrom(b)
					after.Play(m, c)
					saves = saves || len(after.AppendLiberties(nil, q)) >= 3 || len(after.AppendLiberties(nil, q)) >= 1 && after.Captured(c) > b.Captured(c)
				}
				if saves {
					want = append(want, m)
					defenses++
				}
			}
		}
		got := sorted(tactics.AppendTwoLibertyAnswers(nil, b, last, c))
		if !slices.Equal(got, sorted(want)) {
			disagree(t, b, last, "AppendTwoLibertyAnswers", names(got), names(sorted(want)))
		}
	}
	if attacks < 100 || defenses < 100 {
		t.Errorf("only %d attacks and %d defenses compared", attacks, defenses)
	}
}
