package life_test

import (
	"math/rand/v2"
	"testing"

	"tianyuan/engine"
	"tianyuan/engine/life"
)

// slow is the definition with sets: the largest set of chains of which each has
// two vital regions that touch chains of the set only.
func slow(b *engine.Board, c engine.Color, suicide bool) map[engine.Point]bool {
	type set = map[engine.Point]bool
	var regions []set
	seen := set{}
	alive := set{} // heads
	for i := range b.Size() * b.Size() {
		p := engine.PointOf(b.Size(), i)
		if b.At(p) == c {
			alive[b.Head(p)] = true
			continue
		}
		if seen[p] {
			continue
		}
		r := set{p: true}
		for stack := []engine.Point{p}; len(stack) > 0; {
			q := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			for _, n := range b.Neighbors(q) {
				if at := b.At(n); at != engine.Border && at != c && !r[n] {
					r[n] = true
					stack = append(stack, n)
				}
			}
		}
		for q := range r {
			seen[q] = true
		}
		regions = append(regions, r)
	}
	touching := func(p engine.Point) set {
		heads := set{}
		for _, n := range b.Neighbors(p) {
			if b.At(n) == c {
				heads[b.Head(n)] = true
			}
		}
		return heads
	}
	vital := func(r set, h engine.Point) bool {
		for p := range r {
			for head := range touching(p) {
				if !alive[head] {
					return false
				}
			}
			if (suicide || b.At(p) == engine.Empty) && !touching(p)[h] {
				return false
			}
		}
		return true
	}
	for {
		var lost []engine.Point
		for h := range alive {
			n := 0
			for _, r := range regions {
				if vital(r, h) {
					n++
				}
			}
			if n < 2 {
				lost = append(lost, h)
			}
		}
		if len(lost) == 0 {
			break
		}
		for _, h := range lost {
			delete(alive, h)
		}
	}
	stones := set{}
	for i := range b.Size() * b.Size() {
		if p := engine.PointOf(b.Size(), i); b.At(p) == c && alive[b.Head(p)] {
			stones[p] = true
		}
	}
	return stones
}

// randomBoard plays random moves, most of them sensible, so that eyes come up.
func randomBoard(rng *rand.Rand, size, moves int) *engine.Board {
	b := engine.NewBoard(size)
	c := engine.Black
	for range moves {
		if n := b.NumEmpty(); n > 0 {
			p := b.EmptyAt(rng.IntN(n))
			if b.Legal(p, c) && (b.Sensible(p, c) || rng.IntN(20) == 0) {
				b.Play(p, c)
			}
		}
		if rng.IntN(10) > 0 {
			c = c.Opponent()
		}
	}
	return b
}

func TestUnconditionalAgainstDefinition(t *testing.T) {
	var u life.Unconditional
	found := 0
	for round := range 600 {
		rng := rand.New(rand.NewPCG(uint64(round), 1))
		size := 1 + rng.IntN(13)
		if round%100 == 0 {
			size = engine.MaxSize
		}
		b := randomBoard(rng, size, rng.IntN(5*size*size+1))
		suicide := rng.IntN(2) == 0
		u.Find(b, suicide)
		black, white := slow(b, engine.Black, suicide), slow(b, engine.White, suicide)
		for i := range size * size {
			p := engine.PointOf(size, i)
			if got, want := u.Alive(p), black[p] || white[p]; got != want {
				t.Fatalf("round %d, suicide %v: %v at %d, want %v\n%v", round, suicide, got, i, want, b)
			}
			if u.Alive(p) {
				found++
				if u.Owner(p) != b.At(p) {
					t.Fatalf("round %d: the owner of a living stone is %v\n%v", round, u.Owner(p), b)
				}
			}
		}
	}
	if found < 2000 {
		t.Errorf("only %d living stones", found)
	}
}

// mostFutures is how many positions a test plays out for one side.
const mostFutures = 2000

// futures returns every position that c alone can reach from b, the opponent
// passing, or false if there are too many.
func futures(b *engine.Board, c engine.Color, suicide bool) ([]*engine.Board, bool) {
	seen := map[uint64]bool{b.Hash(): true}
	all := []*engine.Board{b}
	for i := 0; i < len(all); i++ {
		at := all[i]
		for k := range at.NumEmpty() {
			p := at.EmptyAt(k)
			stones, isSuicide := at.Suicide(p, c)
			if isSuicide && (!suicide || stones < 2) || seen[at.HashAfter(p, c)] {
				continue
			}
			next := new(engine.Board)
			next.CopyFrom(at)
			next.Play(p, c)
			seen[next.Hash()] = true
			if all = append(all, next); len(all) > mostFutures {
				return nil, false
			}
		}
	}
	return all, true
}

// TestUnconditionalByPlay holds the result against what it means, on boards so
// small that all is played out: no sequence of the opponent's moves takes a
// living stone, some sequence takes each other chain (Benson's theorem says
// exactly that, without suicide), and in claimed regions nothing of the
// opponent's ever comes to life.
func TestUnconditionalByPlay(t *testing.T) {
	var u, after life.Unconditional
	found := 0
	for round := range 200 {
		rng := rand.New(rand.NewPCG(uint64(round), 2))
		size := 2 + rng.IntN(3)
		b := randomBoard(rng, size, size*size+rng.IntN(4*size*size))
		suicide := round%2 == 1
		u.Find(b, suicide)
		for c := engine.Black; c <= engine.White; c++ {
			taken := map[engine.Point]bool{}
			all, ok := futures(b, c.Opponent(), suicide)
			if !ok {
				continue
			}
			for _, f := range all {
				after.Find(f, suicide)
				for i := range size * size {
					p := engine.PointOf(size, i)
					if b.At(p) == c && f.At(p) != c {
						taken[p] = true
					}
					if u.Owner(p) == c && after.Owner(p) == c.Opponent() {
						t.Fatalf("round %d: %v's point %d is lost\n%v\n%v", round, c, i, b, f)
					}
				}
			}
			for i := range size * size {
				p := engine.PointOf(size, i)
				if b.At(p) != c {
					continue
				}
				if u.Alive(p) {
					found++
				}
				if u.Alive(p) == taken[p] && (taken[p] || !suicide) {
					t.Fatalf("round %d, suicide %v: alive %v, but taken %v at %d\n%v", round, suicide, u.Alive(p), taken[p], i, b)
				}
			}
		}
	}
	if found < 100 {
		t.Errorf("only %d living stones", found)
	}
}
