package tactics_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tianyuan/engine"
	"tianyuan/engine/tactics"
)

// randomPosition plays up to so many random moves that fill no eyes.
func randomPosition(random *rand.Rand, size, moves int) *engine.Board {
	b := engine.NewBoard(size)
	c := engine.Black
	for range moves {
		var legal []engine.Point
		for i := range b.NumEmpty() {
			if p := b.EmptyAt(i); b.Legal(p, c) && !b.Eye(p, c) {
				legal = append(legal, p)
			}
		}
		if len(legal) == 0 {
			break
		}
		b.Play(legal[random.IntN(len(legal))], c)
		c = c.Opponent()
	}
	return b
}

// heads returns one stone of each chain that has at most so many liberties.
func heads(b *engine.Board, most int) (points []engine.Point) {
	for i := range b.Size() * b.Size() {
		p := engine.PointOf(b.Size(), i)
		if b.At(p).IsPlayer() && b.Head(p) == p && len(b.AppendLiberties(nil, p)) <= most {
			points = append(points, p)
		}
	}
	return points
}

// disagree reports a difference from the slow twin about the chain at p.
func disagree(t *testing.T, b *engine.Board, p engine.Point, method string, got, want any) {
	t.Helper()
	t.Fatalf("%s of %s = %v, want %v:\n%s", method, names([]engine.Point{p}), got, want, b)
}

// TestLadderTwin holds ladders on random positions against the slow twin, which
// tries all moves of both sides. All answers are the same, but for moves far
// away that save a chain of two liberties.
func TestLadderTwin(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	reader := &tactics.Reader{MaxNodes: 1 << 20}
	var compared, caught, saving, missed int
	for range 300 {
		size := 5 + random.IntN(3)
		b := randomPosition(random, size, 8+random.IntN(size*size))
		s := stonesOf(b)
		for _, p := range heads(b, 2) {
			w := &twin{size: size, plies: 30}
			i := p.Index(size)
			compared++

			_, got := reader.Catches(b, p)
			want := w.attack(s, i, 0, w.plies)
			if got != want {
				disagree(t, b, p, "Catches", got, want)
			}
			if got {
				caught++
			}

			_, atari := b.Atari(p)
			got, want = reader.Ladder(b, p), atari && w.defend(s, i, 0, w.plies)
			if got != want {
				disagree(t, b, p, "Ladder", got, want)
			}

			attacks := sorted(reader.Attacks(b, p, nil))
			if want := w.attacks(b, p, 0); !slices.Equal(attacks, want) {
				disagree(t, b, p, "Attacks", names(attacks), names(want))
			}

			escapes := sorted(reader.Escapes(b, p, nil))
			saves := w.escapes(b, p, 0)
			saving += len(saves)
			for _, q := range saves {
				if !slices.Contains(escapes, q) {
					missed++
				}
			}
			if atari && len(escapes) != len(saves) || !subset(escapes, saves) {
				disagree(t, b, p, "Escapes", names(escapes), names(saves))
			}
			if w.deep {
				t.Fatalf("the twin is not certain:\n%s", b)
			}
		}
	}
	if compared < 1000 || caught < 500 || compared-caught < 300 || missed*100 > saving {
		t.Errorf("%d chains compared, %d caught; %d of %d saving moves missed", compared, caught, missed, saving)
	}
}

// TestNetTwin counts how often quiet moves are misjudged for want of looking at
// all replies: rarely.
func TestNetTwin(t *testing.T) {
	random := rand.New(rand.NewPCG(33, 4))
	reader := &tactics.Reader{MaxNodes: 1 << 20, Depth: 1}
	var right, wrong, missed int
	for range 400 {
		size := 5 + random.IntN(2)
		b := randomPosition(random, size, 6+random.IntN(size*size))
		for _, p := range heads(b, 3) {
			if _, ok := reader.Catches(b, p); ok {
				continue
			}
			w := &twin{size: size, plies: 30}
			attacks, want := sorted(reader.Attacks(b, p, nil)), w.attacks(b, p, 1)
			for _, q := range attacks {
				if slices.Contains(want, q) {
					right++
				} else {
					wrong++
				}
			}
			for _, q := range want {
				if !slices.Contains(attacks, q) {
					missed++
				}
			}
		}
	}
	if right < 100 || wrong*50 > right || missed*20 > right {
		t.Errorf("%d quiet moves right, %d wrong, %d missed", right, wrong, missed)
	}
}

// subset reports whether all points of a are in b.
func subset(a, b []engine.Point) bool {
	for _, p := range a {
		if !slices.Contains(b, p) {
			return false
		}
	}
	return true
}
