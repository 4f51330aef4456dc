package tactics_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tianyuan/engine"
	"tianyuan/engine/tactics"
)

// selfAtaris are self-ataris of Black's, and whether they are worth the stones.
var selfAtaris = []struct {
	name, diagram string
	worth         bool
}{
	{"snapback", `
		. . . . . .
		. . . . . .
		. . . . . .
		X X X . . .
		X O X O . .
		X O . + O .`, true},
	{"snapback in the last eye", `
		. . . . . .
		. . . . . .
		. . . . . .
		X X X X X X
		X O O O O X
		X O . + O X`, true},
	{"the chain that takes has another liberty", `
		. . . . . .
		. . . . . .
		. . . . . .
		X X X . . .
		X O X O . .
		. O . + O .`, false},
	{"the chain that takes takes more", `
		. . . . . .
		. . . . . .
		. . . . . .
		. O O . . .
		X O X O . .
		X O . + O .`, false},
	{"a ko is no snapback", `
		. . . . . .
		. . . . . .
		. . . . . .
		. . . . . .
		. X O . . .
		X . + O . .`, false},
	{"throw-in that makes the eye false", `
		. . . . . .
		. . . . . .
		. . . . . .
		. . . . . .
		O O O X . .
		O . + O . .`, true},
	{"throw-in in the middle", `
		. . . . . .
		. . X O . .
		. O O O O .
		. O . + O .
		. O O O X .
		. . . . . .`, false},
	{"throw-in in the middle, between two enemies", `
		. . . . . .
		. . . O . .
		. O O O X .
		. O . + O .
		. O O O X .
		. . . O . .`, true},
	{"no throw-in into a real eye", `
		. . . . . .
		. . . . . .
		. . . . . .
		. . . . . .
		O O O O . .
		O . + O . .`, false},
	{"nothing to gain", `
		. . . . . .
		. . . . . .
		. . . . . .
		. . . . . .
		. . . . . O
		. . . O . +`, false},
	{"nakade: two stones", `
		. . . . . .
		. . . . . .
		. . . . . .
		. . . . . .
		O O O O . .
		+ X . O . .`, true},
	{"nakade: three in a row", `
		. . . . . .
		. . . . . .
		. . . . . .
		. . . . . .
		O O O O O .
		X X + . O .`, true},
	{"nakade: the square four", `
		. . . . . .
		. . . . . .
		. . . . . .
		O O O O . .
		X X O O . .
		X + . O . .`, true},
	{"nakade: bulky five", `
		. . . . . .
		. . . . . .
		O O O . . .
		X X O O . .
		X X . O . .
		+ O O O . .`, true},
	{"nakade: joins three chains", `
		. . . . . .
		. . O O O .
		. O O X O O
		. O X + X O
		. O O . O O
		. . . O . .`, true},
	{"four in a row live", `
		. . . . . .
		. . . . . .
		. . . . . .
		. . . . . .
		O O O O O O
		X X X + . O`, false},
	{"seven stones", `
		. . . . . .
		. . . . . .
		O O O . . .
		X X O O . .
		X X X X O .
		+ . O O O .`, false},
	{"the eye has a way out", `
		. . . . . .
		. . . . . .
		. . . . . .
		. . . . . .
		O O O . . .
		X X + . . .`, false},
	{"another stone stands in the eye", `
		. . . . . .
		. . . . . .
		. . . . . .
		. . . . . .
		O O O O O O
		X X + . X O`, false},
}

func checkSelfAtari(t *testing.T, pos position, c engine.Color) {
	t.Helper()
	if !tactics.SelfAtari(pos.board, pos.move, c) {
		t.Fatalf("no self-atari:\n%v", pos.board)
	}
}

func TestSacrifice(t *testing.T) {
	for _, test := range selfAtaris {
		t.Run(test.name, func(t *testing.T) {
			for v := range views {
				pos, c := view(t, test.diagram, v), player(v)
				checkSelfAtari(t, pos, c)
				if got := tactics.Sacrifice(pos.board, pos.move, c); got != test.worth {
					t.Errorf("view %d: %v, want %v on\n%v", v, got, test.worth, pos.board)
				}
			}
		})
	}
}

// worth plays a self-atari out: the opponent takes it, then the place it leaves
// is looked at. It is the slow twin of Sacrifice.
func worth(b *engine.Board, p engine.Point, c engine.Color) bool {
	opponent := c.Opponent()
	var after engine.Board
	after.CopyFrom(b)
	after.Play(p, c)
	chain, libs := after.AppendChain(nil, p), after.AppendLiberties(nil, p)
	if len(libs) != 1 {
		return false
	}
	r := libs[0]
	enclosed := true
	for _, q := range after.Neighbors(r) {
		at := after.At(q)
		enclosed = enclosed && (at == opponent || at == engine.Border || slices.Contains(chain, q))
	}
	took := after.Play(r, opponent)
	if took < len(chain) {
		panic("the chain was not taken")
	}
	if took == 1 {
		if stones, libs := after.AppendChain(nil, r), after.AppendLiberties(nil, r); len(stones) > 1 && len(libs) == 1 {
			return true
		}
		return enclosed && !after.Eye(p, opponent)
	}
	if len(chain) == 1 || !enclosed {
		return false
	}
	// The eye is what was taken. Its shapes are those of TestNakade.
	if len(chain) == 2 {
		return true
	}
	if len(chain) == 4 && slices.IndexFunc(chain, func(s engine.Point) bool {
		n := 0
		for _, q := range after.Neighbors(s) {
			if slices.Contains(chain, q) {
				n++
			}
		}
		return n != 2
	}) < 0 {
		return true
	}
	_, dies := tactics.Nakade(&after, p, opponent)
	return dies
}

// TestSelfAtariTwin holds the judgement of self-ataris in random positions
// against moves played out, and what is played in their place.
func TestSelfAtariTwin(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	self, sacrifices, replaced := 0, 0, 0
	for range 3000 {
		size := 5 + random.IntN(5)
		b := randomPosition(random, size, size+random.IntN(2*size*size))
		c := engine.Black + engine.Color(random.IntN(2))
		for i := range b.NumEmpty() {
			p := b.EmptyAt(i)
			if !b.Legal(p, c) {
				continue
			}
			var after engine.Board
			after.CopyFrom(b)
			took := after.Play(p, c)
			want := took == 0 && len(after.AppendLiberties(nil, p)) == 1
			if got := tactics.SelfAtari(b, p, c); got != want {
				disagree(t, b, p, "SelfAtari", got, want)
			}
			if !want {
				continue
			}
			self++
			got, want := tactics.Sacrifice(b, p, c), worth(b, p, c)
			if got != want {
				disagree(t, b, p, "Sacrifice", got, want)
			}
			if got {
				sacrifices++
			}
			for _, m := range tactics.AppendInstead(nil, b, p, c) {
				replaced++
				if m == p || !b.Legal(m, c) || tactics.SelfAtari(b, m, c) {
					disagree(t, b, p, "AppendInstead", names([]engine.Point{m}), "a sound move")
				}
			}
		}
	}
	if self < 1000 || sacrifices < 100 || replaced < 100 {
		t.Errorf("only %d self-ataris, %d sacrifices, %d replaced", self, sacrifices, replaced)
	}
}

// instead are self-ataris of Black's and all that can be played in their place.
var instead = []struct{ name, diagram string }{
	{"the other liberty", `
		. . . . . .
		. . . . . .
		. . . . . .
		O O O . . .
		X X X O . .
		+ O * . . .`},
	{"the other liberty is as bad", `
		. . . . . .
		. . . . . .
		. . . . . .
		O O O O . .
		X X X O O .
		+ O . O O .`},
	{"the other liberty and a capture nearby", `
		. . . . . .
		. . . . . .
		. . . . . .
		O O X . . .
		X X O X . .
		+ * * . . .`},
	{"a lone stone has nothing", `
		. . . . . .
		. . . . . .
		. . . . . .
		. . . . . .
		. . . O . .
		. . . . O +`},
}

func TestInstead(t *testing.T) {
	checkAnswers(t, instead, func(t *testing.T, pos position, c engine.Color) []engine.Point {
		checkSelfAtari(t, pos, c)
		return tactics.AppendInstead(nil, pos.board, pos.move, c)
	})
}
