package mcts

import (
	"context"
	"fmt"
	"reflect"
	"runtime"
	"slices"
	"testing"
	"time"

	"tianyuan/engine"
)

// same makes results comparable: time aside.
func same(r Result) Result {
	r.Elapsed = 0
	return r
}

func playOptions() Options {
	o := DefaultOptions()
	o.MemoryMB, o.ExpandVisits, o.RaveEquivalence = 4, 2, 300
	return o
}

func TestDeterminism(t *testing.T) {
	for _, batch := range []int{1, 5} {
		o := playOptions()
		o.Batch = batch
		run := func(s *Search) (results []Result) {
			g := newGame(t, 5, areaRules(engine.KoPositional), "")
			for range 3 {
				r := s.simulations(g, 400)
				results = append(results, same(r))
				if err := g.Play(engine.Move{Color: g.ToMove(), Point: r.Best}); err != nil {
					t.Fatal(err)
				}
			}
			return results
		}
		s := newSearch(t, o, scripted(uniform))
		want := run(s)
		if got := run(newSearch(t, o, scripted(uniform))); !reflect.DeepEqual(got, want) {
			t.Errorf("batch %d: a new search with the same seed differs", batch)
		}
		s.Clear()
		if got := run(s); !reflect.DeepEqual(got, want) {
			t.Errorf("batch %d: after Clear the search differs", batch)
		}
		o.Seed++
		if got := run(newSearch(t, o, scripted(uniform))); reflect.DeepEqual(got, want) {
			t.Errorf("batch %d: another seed gives the same search", batch)
		}
	}
}

// TestPruningDeterminism: the same with a tree that overflows.
func TestPruningDeterminism(t *testing.T) {
	run := func() Result {
		s := newSearch(t, playOptions(), scripted(noise))
		s.shrink()
		return same(s.simulations(newGame(t, 9, areaRules(engine.KoPositional), ""), 3000))
	}
	if a, b := run(), run(); !reflect.DeepEqual(a, b) {
		t.Error("two searches differ")
	}
}

// TestReuse: the tree is kept where the game goes on from the searched
// position, with the statistics the moves had.
func TestReuse(t *testing.T) {
	const simulations = 1500
	// deepest returns a line of n moves through the most visited nodes,
	// without passes.
	deepest := func(s *Search, n int) (line []engine.Point) {
		at := &s.tree.nodes[0]
		for range n {
			children := s.tree.children(at)
			var best *node
			for i := range children {
				c := &children[i]
				if c.move != engine.Pass && (best == nil || c.visits.load() > best.visits.load()) {
					best = c
				}
			}
			if best == nil {
				t.Fatal("the tree is too shallow")
			}
			line = append(line, best.move)
			at = best
		}
		return line
	}
	play := func(g *engine.Game, line ...engine.Point) {
		t.Helper()
		for _, p := range line {
			if err := g.Play(engine.Move{Color: g.ToMove(), Point: p}); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, test := range []struct {
		name   string
		change func(s *Search, g *engine.Game)
		line   int // moves of the tree that are played before change
		kept   bool
	}{
		{"same position", nil, 0, true},
		{"one move", nil, 1, true},
		{"move and reply", nil, 2, true},
		{"a pass", func(_ *Search, g *engine.Game) { play(g, engine.Pass) }, 0, true},
		{"a move and a pass", func(_ *Search, g *engine.Game) { play(g, engine.Pass) }, 1, true},
		{"two passes", func(_ *Search, g *engine.Game) { play(g, engine.Pass, engine.Pass) }, 0, false},
		{"game continued after two passes", func(s *Search, g *engine.Game) {
			play(g, engine.Pass, engine.Pass)
			play(g, vertex(t, 5, "A1"))
		}, 0, false},
		{"undo", func(_ *Search, g *engine.Game) { must(t, g.Undo()) }, 0, false},
		{"undo and the same move", func(_ *Search, g *engine.Game) {
			last := g.Moves()[len(g.Moves())-1]
			must(t, g.Undo())
			must(t, g.Play(last))
		}, 0, true},
		{"undo and another move", func(_ *Search, g *engine.Game) {
			must(t, g.Undo())
			play(g, vertex(t, 5, "E5"))
		}, 0, false},
		{"komi", func(_ *Search, g *engine.Game) { must(t, g.SetKomi(3.5)) }, 1, false},
		{"rules", func(_ *Search, g *engine.Game) {
			must(t, g.SetRules(areaRules(engine.KoSituational)))
		}, 1, false},
		{"other color", func(_ *Search, g *engine.Game) { g.SetToMove(g.ToMove().Opponent()) }, 0, false},
		{"other color to reply", func(_ *Search, g *engine.Game) { g.SetToMove(g.ToMove().Opponent()) }, 1, false},
		{"same color twice", func(_ *Search, g *engine.Game) {
			g.SetToMove(g.ToMove().Opponent())
			play(g, vertex(t, 5, "E5"))
		}, 1, false},
		{"same color three times", func(_ *Search, g *engine.Game) {
			c := g.ToMove().Opponent()
			g.SetToMove(c)
			play(g, vertex(t, 5, "E5"))
			g.SetToMove(c)
		}, 1, false},
		{"cleared game", func(_ *Search, g *engine.Game) { g.Clear() }, 0, false},
		{"another size", func(_ *Search, g *engine.Game) { must(t, g.Resize(6)) }, 0, false},
		{"set-up", func(_ *Search, g *engine.Game) {
			must(t, g.SetUp(vertices(t, 5, "C3"), vertices(t, 5, "B2"), engine.Black))
		}, 0, false},
		{"cleared search", func(s *Search, _ *engine.Game) { s.Clear() }, 1, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			o := playOptions()
			o.Exploration = 1 // every move is tried
			s := newSearch(t, o, scripted(uniform))
			g := newGame(t, 5, areaRules(engine.KoPositional), "C3 B2")
			s.simulations(g, simulations)
			play(g, deepest(s, test.line)...)
			if test.change != nil {
				test.change(s, g)
			}
			// What the tree knows of the position, if it is below the root.
			want, wantVisits := "", 0
			if test.kept {
				var line []engine.Point
				for _, m := range g.Moves()[2:] {
					line = append(line, m.Point)
				}
				n := s.tree.at(line)
				want, wantVisits = s.tree.dump(n, 0), int(n.visits.load())
				if wantVisits == 0 {
					t.Fatal("the tree does not know the position")
				}
			}
			s.place(g, g.ToMove())
			if test.kept {
				if got := s.tree.dump(&s.tree.nodes[0], 0); got != want {
					t.Error("the subtree has changed")
				}
			} else if used := s.tree.used.Load(); used != 1 {
				t.Errorf("%d nodes kept", used)
			}
			if err := s.tree.check(); err != nil {
				t.Error(err)
			}
			r := s.simulations(g, 100)
			if r.Simulations != 100 || r.Visits != wantVisits+100 {
				t.Errorf("%d simulations and %d visits, want %d and 100 more", r.Simulations, r.Visits, wantVisits)
			}
			s.checkMoves(t, g, g.ToMove())
		})
	}
}

func must(tb testing.TB, err error) {
	tb.Helper()
	if err != nil {
		tb.Fatal(err)
	}
}

// TestReuseDifferentGame: another game with the same moves from another start
// is not the same game; an equal one is.
func TestReuseDifferentGame(t *testing.T) {
	s := newSearch(t, playOptions(), scripted(uniform))
	a := newGame(t, 5, areaRules(engine.KoPositional), "C3")
	s.simulations(a, 100)
	b := newGame(t, 5, areaRules(engine.KoPositional), "C3")
	if r := s.simulations(b, 100); r.Visits != 200 {
		t.Errorf("%d visits in an equal game", r.Visits)
	}
	c := setUp(t, ". . . . .\n. . . . .\n. . . . .\n. . . . .\nX O . . .", areaRules(engine.KoPositional), engine.Black)
	play(t, c, "C3")
	if r := s.simulations(c, 100); r.Visits != 100 {
		t.Errorf("%d visits in a game from another start", r.Visits)
	}
	if r := s.simulations(c, 100); r.Visits != 200 {
		t.Errorf("%d visits once more from that start", r.Visits)
	}
	// The same stones, made in another order: superko may differ.
	d := newGame(t, 5, areaRules(engine.KoPositional), "A1 B1 C3")
	if r := s.simulations(d, 100); r.Visits != 100 {
		t.Errorf("%d visits in a game with another record", r.Visits)
	}
}

// TestSimulations: the number asked for is the number run, whatever the workers
// and batches, and every one arrives at the root.
func TestSimulations(t *testing.T) {
	for _, workers := range []int{1, 4} {
		for _, batch := range []int{1, 3, 16} {
			for _, n := range []int{1, 2, 17, 500} {
				o := playOptions()
				o.Workers, o.Batch = workers, batch
				s := newSearch(t, o, scripted(noise))
				g := newGame(t, 5, areaRules(engine.KoPositional), "")
				for round := 1; round <= 3; round++ {
					r := s.simulations(g, n)
					if r.Simulations != n || r.Visits != round*n {
						t.Errorf("%d workers, batch %d, search %d of %d: %d simulations, %d visits",
							workers, batch, round, n, r.Simulations, r.Visits)
					}
				}
			}
		}
	}
}

// TestCounterLimit: the counters of the root never wrap.
func TestCounterLimit(t *testing.T) {
	o := playOptions()
	o.Workers, o.Batch = 4, 4
	s := newSearch(t, o, scripted(noise))
	g := newGame(t, 5, areaRules(engine.KoPositional), "")
	s.simulations(g, 10)
	s.tree.nodes[0].visits.store(maxVisits - 100)
	if r := s.simulations(g, 500); r.Simulations != 100 {
		t.Errorf("%d simulations, want the 100 there is room for", r.Simulations)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	if r := s.Run(ctx, g, g.ToMove(), Limits{}); r.Simulations != 0 || len(r.Moves) != 26 {
		t.Errorf("%d simulations and %d moves with full counters", r.Simulations, len(r.Moves))
	}
}

// slow takes a millisecond a leaf.
func slow(l *Leaf, out *Evaluation) {
	time.Sleep(time.Millisecond)
	noise(l, out)
}

func TestTimeLimit(t *testing.T) {
	for _, workers := range []int{1, 4} {
		o := playOptions()
		o.Workers = workers
		s := newSearch(t, o, scripted(slow))
		g := newGame(t, 9, areaRules(engine.KoPositional), "")
		const limit = 100 * time.Millisecond
		r := s.Run(context.Background(), g, engine.Black, Limits{Time: limit})
		if r.Elapsed < limit || r.Elapsed > 50*limit {
			t.Errorf("%d workers: searched for %v, limit %v", workers, r.Elapsed, limit)
		}
		// Each leaf takes a millisecond at least, the one at the end included.
		if r.Simulations < 1 || r.Simulations > workers*(int(r.Elapsed/time.Millisecond)+1) {
			t.Errorf("%d workers: %d simulations in %v", workers, r.Simulations, r.Elapsed)
		}
		// Both limits: the first that is reached counts.
		if r := s.Run(context.Background(), g, engine.Black, Limits{Time: time.Hour, Simulations: 5}); r.Simulations != 5 {
			t.Errorf("%d simulations, want 5", r.Simulations)
		}
	}
}

// TestLimitReached: an ended context or a negative limit gives the one
// simulation without which there is no move, and then none.
func TestLimitReached(t *testing.T) {
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	for _, test := range []struct {
		name   string
		ctx    context.Context
		limits Limits
	}{
		{"context ended", ended, Limits{}},
		{"negative time", context.Background(), Limits{Time: -1}},
		{"negative simulations", context.Background(), Limits{Simulations: -1}},
	} {
		t.Run(test.name, func(t *testing.T) {
			o := playOptions()
			o.Workers = 2
			s := newSearch(t, o, scripted(uniform))
			g := newGame(t, 9, areaRules(engine.KoPositional), "E5 C3")
			for i, want := range []int{1, 0} {
				r := s.Run(test.ctx, g, engine.Black, test.limits)
				if r.Simulations != want || r.Visits != 1 {
					t.Errorf("search %d: %d simulations, %d visits", i, r.Simulations, r.Visits)
				}
				if r.Best == engine.Pass || g.Legal(engine.Move{Color: engine.Black, Point: r.Best}) != nil {
					t.Errorf("best is %s", text(9, r.Best))
				}
			}
		})
	}
}

// TestCancel: a search returns soon after its context ends, and a late end has
// no effect on the next.
func TestCancel(t *testing.T) {
	o := playOptions()
	o.Workers = 4
	s := newSearch(t, o, scripted(slow))
	g := newGame(t, 9, areaRules(engine.KoPositional), "")
	fastest := time.Hour
	for range 8 { // the machine may be busy: one of them has to be quick
		ctx, cancel := context.WithCancel(context.Background())
		ends := make(chan time.Time, 1)
		time.AfterFunc(20*time.Millisecond, func() {
			ends <- time.Now()
			cancel()
		})
		r := s.Run(ctx, g, engine.Black, Limits{})
		fastest = min(fastest, time.Since(<-ends))
		if r.Simulations == 0 || g.Legal(engine.Move{Color: engine.Black, Point: r.Best}) != nil {
			t.Fatalf("%d simulations, best %s", r.Simulations, text(9, r.Best))
		}
		if fastest < 50*time.Millisecond {
			break
		}
	}
	if fastest > 50*time.Millisecond {
		t.Errorf("returned %v after the end of the context", fastest)
	}
	for range 200 {
		ctx, cancel := context.WithCancel(context.Background())
		fast := scripted(noise)
		for _, w := range s.workers {
			w.evaluator = fast
		}
		go cancel() // about when the search ends by itself
		s.Run(ctx, g, engine.Black, Limits{Simulations: 3})
		if r := s.simulations(g, 50); r.Simulations != 50 {
			t.Fatalf("the next search was ended after %d simulations", r.Simulations)
		}
	}
}

func TestNoGoroutineLeak(t *testing.T) {
	before := runtime.NumGoroutine()
	for range 20 {
		o := playOptions()
		o.Workers = 8
		s := newSearch(t, o, scripted(noise))
		g := newGame(t, 5, areaRules(engine.KoPositional), "")
		ctx, cancel := context.WithTimeout(context.Background(), time.Millisecond)
		s.Run(ctx, g, engine.Black, Limits{Time: time.Hour})
		cancel()
		s.Run(context.Background(), g, engine.Black, Limits{Time: time.Millisecond})
	}
	after := 0
	for range 100 {
		if after = runtime.NumGoroutine(); after <= before {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Errorf("%d goroutines before, %d after", before, after)
}

// TestAllocations: a steady search does not allocate, with expansions, full
// trees' pruning aside.
func TestAllocations(t *testing.T) {
	policy := scripted(func(l *Leaf, out *Evaluation) {
		noise(l, out)
		for i := range engine.NumPoints {
			out.Policy = append(out.Policy, float32(i%7))
		}
		for i := range l.Board.NumEmpty() {
			out.Moves = append(out.Moves, l.Board.EmptyAt(i))
		}
	})
	for _, test := range []struct {
		ko     engine.Ko
		batch  int
		boards bool
	}{{engine.KoPositional, 1, false}, {engine.KoSimple, 4, false}, {engine.KoSituational, 8, true}} {
		o := DefaultOptions()
		o.MemoryMB, o.Batch, o.Boards, o.PolicyWeight, o.ExpandVisits = 32, test.batch, test.boards, 1, 1
		s := newSearch(t, o, policy)
		g := newGame(t, 9, areaRules(test.ko), "E5 C3 G7")
		s.simulations(g, 1000)
		w := s.workers[0]
		nodes := s.tree.used.Load()
		if n := testing.AllocsPerRun(500, func() {
			if w.simulate(test.batch) {
				t.Fatal("arena full")
			}
		}); n != 0 {
			t.Errorf("%+v: %v allocations a batch", test, n)
		}
		if s.tree.used.Load() == nodes {
			t.Errorf("%+v: nothing was expanded", test)
		}
	}
}

func TestNew(t *testing.T) {
	o := DefaultOptions()
	o.Workers, o.MemoryMB = 3, 1
	var made []int
	s, err := New(o, func(worker int) Evaluator {
		made = append(made, worker)
		return scripted(noise)
	})
	if err != nil || !slices.Equal(made, []int{0, 1, 2}) || s.Options() != o {
		t.Errorf("made %v, options %+v, %v", made, s.Options(), err)
	}
	o.Batch = 0
	if _, err := New(o, func(int) Evaluator { return scripted(noise) }); err == nil {
		t.Error("bad options were taken")
	}
}

// TestOneByOne: the smallest board has one point and no legal stone that stays.
func TestOneByOne(t *testing.T) {
	for ko := engine.KoSimple; ko <= engine.KoNaturalSituational; ko++ {
		s := newSearch(t, playOptions(), scripted(uniform))
		if r := s.simulations(newGame(t, 1, areaRules(ko), ""), 50); r.Best != engine.Pass || len(r.Moves) != 1 {
			t.Errorf("%v: best %s of %d moves", ko, text(1, r.Best), len(r.Moves))
		}
	}
}

// TestFullGames has the search play whole games against itself, its tree kept
// from move to move: every move is legal under every rule and the tree sound.
func TestFullGames(t *testing.T) {
	for ko := engine.KoSimple; ko <= engine.KoNaturalSituational; ko++ {
		t.Run(fmt.Sprint(ko), func(t *testing.T) {
			t.Parallel()
			for size := 2; size <= 5; size++ {
				o := playOptions()
				o.Seed = uint64(size)
				s := newSearch(t, o, scripted(uniform))
				g := newGame(t, size, koRules(ko, engine.SuicideMulti), "")
				reused := 0
				for g.Passes() < 2 && len(g.Moves()) < 60 {
					r := s.simulations(g, 60)
					reused += r.Visits - r.Simulations
					must(t, g.Play(engine.Move{Color: g.ToMove(), Point: r.Best}))
					must(t, s.tree.check())
				}
				if reused == 0 {
					t.Errorf("%dx%d: the tree was never kept", size, size)
				}
			}
		})
	}
}
