package engine

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// randomMoves is how many moves TestAgainstTwin tries over all sizes.
const randomMoves = 1_000_000

// TestAgainstTwin plays random moves, garbage among them, on a Board and on its
// slow twin and compares all they know.
func TestAgainstTwin(t *testing.T) {
	const from, to = 2, 19
	for size := from; size <= to; size++ {
		t.Run(fmt.Sprintf("%dx%d", size, size), func(t *testing.T) {
			t.Parallel()
			c := comparison{
				t: t, size: size, random: rand.New(rand.NewPCG(uint64(size), 20)),
				hashOf: make(map[string]uint64), textOf: make(map[uint64]string),
			}
			for c.tried < randomMoves/(to-from+1)+1 {
				c.game()
			}
			// Every kind of move has to come up, or the comparison proves little.
			for _, v := range []verdict{fine, offBoard, occupied, suicide, ko} {
				if v == ko && size == 2 {
					continue // two stones in a corner have no third neighbour
				}
				if c.seen[v] < 10 {
					t.Errorf("only %d moves of kind %q", c.seen[v], v)
				}
			}
			if c.twice < 100 || c.taken < 100 || c.lost < 20 {
				t.Errorf("%d times the same color twice, %d stones captured, %d lost by suicide", c.twice, c.taken, c.lost)
			}
		})
	}
	// The largest board and the smallest are no part of the million.
	for _, size := range []int{1, 20, MaxSize} {
		t.Run(fmt.Sprintf("%dx%d", size, size), func(t *testing.T) {
			t.Parallel()
			c := comparison{
				t: t, size: size, random: rand.New(rand.NewPCG(uint64(size), 20)),
				hashOf: make(map[string]uint64), textOf: make(map[uint64]string),
			}
			for c.tried < 10_000 {
				c.game()
			}
		})
	}
}

// comparison runs one size.
type comparison struct {
	t      *testing.T
	size   int
	random *rand.Rand
	board  Board
	twin   *twin

	tried, twice, taken, lost int
	seen                      map[verdict]int
	hashOf                    map[string]uint64
	textOf                    map[uint64]string
}

// game plays one game of garbage and moves; in one of four a suicide, though
// Legal refuses it, is played all the same, as rules with suicide do.
func (c *comparison) game() {
	if c.seen == nil {
		c.seen = make(map[verdict]int)
	}
	c.board.Reset(c.size)
	c.twin = newTwin(c.size)
	suicides := c.random.IntN(4) == 0
	length := 3*c.size*c.size + 10
	for color, k := Black, 0; k < length; k++ {
		c.tried++
		c.move(color, suicides)
		if k%(3*c.size+20) == 0 {
			c.compareAll()
		}
		if c.random.IntN(16) == 0 {
			c.twice++
		} else {
			color = color.Opponent()
		}
	}
	c.compareAll()
}

// move tries one move and plays it if it is legal.
func (c *comparison) move(color Color, suicides bool) {
	t, b := c.t, &c.board
	p, i := c.draw()
	want := fine
	if p != Pass {
		want = c.twin.judge(i, color)
	}
	c.seen[want]++
	if got := b.Legal(p, color); got != (want == fine) {
		t.Fatalf("legal %v for %v at %s, want %q on\n%s", got, color, vertex(c.size, p), want, b)
	}
	if want == fine || want == suicide || want == ko {
		c.compareForecast(p, i, color)
	}
	if want != fine && (want != suicide || !suicides) {
		return
	}
	hash := b.HashAfter(p, color)
	light := c.random.IntN(8) == 0 && want == fine && p != Pass
	var copied Board
	if light {
		copied.CopyFrom(b)
	}
	captured, lost := c.twin.play(i, color)
	c.taken += captured
	c.lost += lost
	if got := b.Play(p, color); got != captured-lost {
		t.Fatalf("%d stones taken off by %v at %s, want %d - %d on\n%s", got, color, vertex(c.size, p), captured, lost, b)
	}
	if b.Hash() != hash {
		t.Fatalf("hash %#x after %v at %s, forecast %#x on\n%s", b.Hash(), color, vertex(c.size, p), hash, b)
	}
	for x := Black; x <= White; x++ {
		if b.Captured(x) != c.twin.prisoners[x] {
			t.Fatalf("%d prisoners of %v, want %d", b.Captured(x), x, c.twin.prisoners[x])
		}
	}
	if got, want := flat(b), c.twin.text(); got != want {
		t.Fatalf("board\n%s after %v at %s, want %s", b, color, vertex(c.size, p), want)
	}
	if light {
		copied.PlayLight(p, color)
		copied.hash, copied.captured = b.hash, b.captured
		if err := copied.Check(); err != nil || flat(&copied) != flat(b) || copied.ko != b.ko {
			t.Fatalf("light play of %v at %s: %v on\n%s", color, vertex(c.size, p), err, &copied)
		}
	}
	if p != Pass {
		c.compareAround(p)
	}
}

// draw returns a point to try with its index: mostly an empty point, sometimes
// a pass, any point of the board, one of the border, or the ko.
func (c *comparison) draw() (Point, int) {
	b, n := &c.board, c.size*c.size
	switch k := c.random.IntN(100); {
	case k < 3:
		return Pass, -1
	case k < 8 || b.NumEmpty() == 0:
		p := PointOf(c.size, c.random.IntN(n))
		return p, p.Index(c.size)
	case k < 13:
		for {
			if p := Point(1 + c.random.IntN(b.cellsUsed()-1)); !p.OnBoard(c.size) {
				return p, -1
			}
		}
	case k < 23 && b.ko != Pass:
		return b.ko, b.ko.Index(c.size)
	default:
		p := b.EmptyAt(c.random.IntN(b.NumEmpty()))
		return p, p.Index(c.size)
	}
}

// compareForecast compares what a board says about a move before it is played.
func (c *comparison) compareForecast(p Point, i int, color Color) {
	if p == Pass {
		return
	}
	_, _, lost := c.twin.after(i, color)
	if stones, ok := c.board.Suicide(p, color); stones != lost || ok != (lost > 0) {
		c.t.Fatalf("suicide of %d (%v) by %v at %s, want %d on\n%s", stones, ok, color, vertex(c.size, p), lost, &c.board)
	}
	for x := Black; x <= White; x++ {
		if got, want := c.board.Eye(p, x), c.twin.eye(i, x); got != want {
			c.t.Fatalf("eye %v of %v at %s, want %v on\n%s", got, x, vertex(c.size, p), want, &c.board)
		}
	}
	sensible := c.twin.judge(i, color) == fine && !c.twin.eye(i, color)
	if got := c.board.Sensible(p, color); got != sensible {
		c.t.Fatalf("sensible %v for %v at %s, want %v on\n%s", got, color, vertex(c.size, p), sensible, &c.board)
	}
}

// compareAround compares the chains at and around the last move.
func (c *comparison) compareAround(p Point) {
	c.compareChain(p)
	var heads []Point
	for _, q := range c.board.Neighbors(p) {
		if c.board.At(q).IsPlayer() && c.board.Head(q) != c.board.Head(p) && !slices.Contains(heads, c.board.Head(q)) {
			heads = append(heads, c.board.Head(q))
			c.compareChain(q)
		}
	}
}

// compareChain compares all that is known about the chain at p in O(1), asked
// at p and at every other stone, and returns the twin's stones and liberties.
func (c *comparison) compareChain(p Point) (stones, liberties []int) {
	t, b := c.t, &c.board
	if !b.At(p).IsPlayer() {
		return nil, nil
	}
	stones, liberties, pairs := c.twin.chain(c.twin.colors, p.Index(c.size))
	for _, i := range stones {
		s := PointOf(c.size, i)
		if b.Head(s) != b.Head(p) {
			t.Fatalf("heads %d at %s and %d at %s on\n%s", b.Head(s), vertex(c.size, s), b.Head(p), vertex(c.size, p), b)
		}
		if got := b.ChainSize(s); got != len(stones) {
			t.Fatalf("chain of %d at %s, want %d on\n%s", got, vertex(c.size, s), len(stones), b)
		}
		if got := b.PseudoLiberties(s); got != pairs {
			t.Fatalf("%d pseudo-liberties at %s, want %d on\n%s", got, vertex(c.size, s), pairs, b)
		}
		liberty, atari := b.Atari(s)
		if atari != (len(liberties) == 1) || atari && liberty.Index(c.size) != liberties[0] || !atari && liberty != Pass {
			t.Fatalf("atari %v at %s on %s, %d liberties on\n%s", atari, vertex(c.size, s), vertex(c.size, liberty), len(liberties), b)
		}
	}
	return stones, liberties
}

// compareAll compares every point and the whole board.
func (c *comparison) compareAll() {
	t, b, w := c.t, &c.board, c.twin
	if err := b.Check(); err != nil {
		t.Fatalf("%v on\n%s", err, b)
	}
	var counted [4]int
	done := make([]bool, len(w.colors))
	for i := range w.colors {
		p := PointOf(c.size, i)
		counted[w.colors[i]]++
		for x := Black; x <= White; x++ {
			if got, want := b.Legal(p, x), w.judge(i, x); got != (want == fine) {
				t.Fatalf("legal %v for %v at %s, want %q on\n%s", got, x, vertex(c.size, p), want, b)
			}
		}
		if w.colors[i] == Empty || done[i] {
			continue
		}
		stones, liberties := c.compareChain(p)
		for _, k := range stones {
			done[k] = true
		}
		if got := b.AppendLiberties(nil, p); !samePoints(c.size, got, liberties) {
			t.Fatalf("liberties %s at %s, want %d on\n%s", vertexList(c.size, got), vertex(c.size, p), len(liberties), b)
		}
		if got := b.AppendChain(nil, p); !samePoints(c.size, got, stones) || got[0] != p {
			t.Fatalf("chain %s at %s, want %d on\n%s", vertexList(c.size, got), vertex(c.size, p), len(stones), b)
		}
	}
	if b.Stones(Black) != counted[Black] || b.Stones(White) != counted[White] || b.NumEmpty() != counted[Empty] {
		t.Fatalf("%d, %d stones and %d empty, want %v", b.Stones(Black), b.Stones(White), b.NumEmpty(), counted)
	}
	end := 0
	for i := range w.colors {
		p := PointOf(c.size, i)
		owner := w.endOwner(i)
		if got := b.EndOwner(p); got != owner {
			t.Fatalf("%v owns %s at the end, want %v on\n%s", got, vertex(c.size, p), owner, b)
		}
		end += [4]int{Black: 1, White: -1}[owner]
	}
	if got := b.EndDifference(); got != end {
		t.Fatalf("end difference %d, want %d on\n%s", got, end, b)
	}
	if got, want := b.AreaDifference(), w.area(); got != want {
		t.Fatalf("area difference %d, want %d on\n%s", got, want, b)
	}
	c.compareHash()
}

// compareHash holds that equal boards, reached by whatever way, have equal
// hashes and different boards different ones.
func (c *comparison) compareHash() {
	text, hash := flat(&c.board), c.board.Hash()
	if old, ok := c.hashOf[text]; ok && old != hash {
		c.t.Fatalf("hashes %#x and %#x of the same board\n%s", old, hash, &c.board)
	}
	if old, ok := c.textOf[hash]; ok && old != text {
		c.t.Fatalf("hash %#x of the boards %s and %s", hash, old, text)
	}
	c.hashOf[text], c.textOf[hash] = hash, text
}

// samePoints reports whether points are exactly these indexes, in any order.
func samePoints(size int, points []Point, indexes []int) bool {
	got := make([]int, len(points))
	for k, p := range points {
		got[k] = p.Index(size)
	}
	want := slices.Sorted(slices.Values(indexes))
	slices.Sort(got)
	return slices.Equal(got, want)
}
