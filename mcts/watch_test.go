package mcts

import (
	"context"
	"fmt"
	"testing"
	"time"

	"tianyuan/engine"
)

func TestSettled(t *testing.T) {
	const s = time.Second
	early := Limits{Time: 10 * s, StopEarly: true}
	longer := Limits{Time: 10 * s, MostTime: 20 * s}
	both := Limits{Time: 10 * s, MostTime: 20 * s, StopEarly: true}
	simulations := Limits{Simulations: 1000, StopEarly: true}
	tests := []struct {
		name        string
		limits      Limits
		standing    standing
		simulations uint32
		elapsed     time.Duration
		want        bool
	}{
		{"can be passed", early, standing{first: 600, second: 100, moves: 5}, 500, 5 * s, false},
		{"cannot be passed", early, standing{first: 601, second: 100, moves: 5}, 500, 5 * s, true},
		{"could be level", early, standing{first: 600, second: 100, moves: 5}, 500, 5 * s, false},
		{"doubt without more time", early, standing{first: 601, second: 100, moves: 5, better: true}, 500, 5 * s, true},
		{"no early stop", Limits{Time: 10 * s}, standing{first: 601, second: 100, moves: 5}, 500, 5 * s, false},
		{"time over", Limits{Time: 10 * s}, standing{first: 601, second: 600, moves: 5}, 500, 10 * s, true},
		{"one move", early, standing{first: 10, moves: 1}, 10, s, true},
		{"one move, no early stop", longer, standing{first: 10, moves: 1}, 10, s, false},
		{"clear at the time", longer, standing{first: 250, second: 100, moves: 5}, 500, 10 * s, true},
		{"close at the time", longer, standing{first: 249, second: 100, moves: 5}, 500, 10 * s, false},
		{"another is better at the time", longer, standing{first: 900, second: 100, moves: 5, better: true}, 1000, 10 * s, false},
		{"close at the end", longer, standing{first: 249, second: 248, moves: 5}, 500, 20 * s, true},
		{"clear in between", longer, standing{first: 500, second: 200, moves: 5}, 500, 14 * s, true},
		{"close, passed by the end only", both, standing{first: 400, second: 200, moves: 5}, 1000, 9 * s, false},
		{"close, not to be passed by the end", both, standing{first: 1400, second: 1000, moves: 5}, 2500, 18 * s, true},
		{"simulations left", simulations, standing{first: 500, second: 100, moves: 5}, 600, s, false},
		{"too few simulations left", simulations, standing{first: 501, second: 100, moves: 5}, 600, s, true},
		{"time ends before the simulations", Limits{Simulations: 1e6, Time: 10 * s, StopEarly: true}, standing{first: 601, second: 100, moves: 5}, 500, 5 * s, true},
		{"a reused tree leads", early, standing{first: 90000, second: 10, moves: 5}, 1, s / 100, true},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := test.limits.settled(test.standing, test.simulations, test.elapsed, test.elapsed); got != test.want {
				t.Errorf("%v, want %v", got, test.want)
			}
		})
	}
}

func TestStanding(t *testing.T) {
	type child struct {
		visits uint32
		value  float64
	}
	tests := []struct {
		name     string
		children []child
		want     standing
	}{
		{"no visits", []child{{0, 0}, {0, 0}}, standing{visits: 100, moves: 2}},
		{"one visited", []child{{0, 0}, {5, 0.5}}, standing{visits: 100, first: 5, moves: 2}},
		{"best last", []child{{3, 0.1}, {5, 0.5}, {40, 0.6}}, standing{visits: 100, first: 40, second: 5, moves: 3}},
		{"second last", []child{{3, 0.1}, {40, 0.6}, {5, 0.5}}, standing{visits: 100, first: 40, second: 5, moves: 3}},
		{"level", []child{{40, 0.5}, {40, 0.5}}, standing{visits: 100, first: 40, second: 40, moves: 2}},
		{"another is better", []child{{40, 0.5}, {6, 0.7}}, standing{visits: 100, first: 40, second: 6, moves: 2, better: true}},
		{"too seldom seen to be better", []child{{40, 0.5}, {5, 0.7}}, standing{visits: 100, first: 40, second: 5, moves: 2}},
	}
	for _, workers := range []int{1, 3} {
		for _, test := range tests {
			t.Run(fmt.Sprintf("%s, %d workers", test.name, workers), func(t *testing.T) {
				o := playOptions()
				o.Workers = workers
				s := newSearch(t, o, scripted(noise))
				first, _ := s.tree.allocate(len(test.children))
				for i, c := range test.children {
					n := &s.tree.nodes[int(first)+i]
					n.assign(engine.Point(i), 0)
					n.visits.store(c.visits)
					n.sum.store(uint64(c.value*valueUnit) * uint64(c.visits))
				}
				s.tree.nodes[0].visits.store(100)
				s.tree.nodes[0].publish(first, len(test.children))
				if got := s.standing(); got != test.want {
					t.Errorf("%+v, want %+v", got, test.want)
				}
				if got := s.standing(); got != test.want {
					t.Errorf("the second time %+v", got)
				}
			})
		}
	}
}

// winning values every position by who holds the point: the search soon finds
// nothing else worth a visit.
func winning(p engine.Point, c engine.Color) scripted {
	return func(l *Leaf, out *Evaluation) {
		out.Value = 0.1
		if l.Board.At(p) == c {
			out.Value = 0.9
		}
		if l.ToMove != c {
			out.Value = 1 - out.Value
		}
	}
}

// watchWorkers are the numbers of workers of the tests below.
var watchWorkers = []int{1, 3}

// TestStopEarly: a choice that is clear ends a search long before its time, one
// that is not gets all of it, and more if there is more.
func TestStopEarly(t *testing.T) {
	const unit = 200 * time.Millisecond
	size := 5
	clear, even := winning(vertex(t, size, "C3"), engine.Black), scripted(func(_ *Leaf, out *Evaluation) { out.Value = 0.5 })
	tests := []struct {
		name        string
		evaluator   Evaluator
		exploration float64
		limits      Limits
		least, most time.Duration // most 0: not bounded
	}{
		{"clear", clear, 0, Limits{Time: 100 * unit, StopEarly: true}, 0, 80 * unit},
		{"clear, no early stop", clear, 0, Limits{Time: unit}, unit, 0},
		{"clear at its time, more to be had", clear, 0, Limits{Time: unit, MostTime: 100 * unit}, unit, 80 * unit},
		{"in doubt", even, 10, Limits{Time: unit, StopEarly: true}, unit / 2, 0},
		{"in doubt, more to be had", even, 10, Limits{Time: unit, MostTime: 3 * unit, StopEarly: true}, 3 * unit / 2, 0},
		{"simulations end it", even, 10, Limits{Time: 100 * unit, MostTime: 200 * unit, Simulations: 100, StopEarly: true}, 0, 80 * unit},
	}
	for _, workers := range watchWorkers {
		for _, test := range tests {
			t.Run(fmt.Sprintf("%s, %d workers", test.name, workers), func(t *testing.T) {
				t.Parallel()
				o := playOptions()
				o.Workers, o.Exploration = workers, test.exploration
				s := newSearch(t, o, test.evaluator)
				r := s.Run(context.Background(), newGame(t, size, areaRules(engine.KoPositional), ""), engine.Black, test.limits)
				if r.Elapsed < test.least || test.most > 0 && r.Elapsed > test.most {
					t.Errorf("took %v, want %v to %v", r.Elapsed, test.least, test.most)
				}
				if err := s.tree.check(); err != nil {
					t.Error(err)
				}
			})
		}
	}
}

// TestStopEarlyKeepsTheChoice: a search that stops early by simulations chooses
// what the whole one chooses. Both make the same simulations as far as they go.
func TestStopEarlyKeepsTheChoice(t *testing.T) {
	if raceDetector {
		t.Skip("long, and TestStopEarly has the same goroutines")
	}
	const simulations = 40000
	stopped := 0
	for seed := range uint64(4) {
		o := playOptions()
		o.Seed = seed
		g := newGame(t, 5, areaRules(engine.KoPositional), "C3 B2 D4")
		limits := Limits{Simulations: simulations}
		whole := newSearch(t, o, scripted(uniform)).Run(context.Background(), g, g.ToMove(), limits)
		limits.StopEarly = true
		early := newSearch(t, o, scripted(uniform)).Run(context.Background(), g, g.ToMove(), limits)
		if early.Best != whole.Best {
			t.Errorf("seed %d: %v after %d simulations, %v after all", seed, early.Best, early.Simulations, whole.Best)
		}
		if early.Simulations < whole.Simulations {
			stopped++
		}
	}
	// A fast machine is done before the first look: TestSettled has the rule.
	t.Logf("%d of 4 searches stopped early", stopped)
}

// TestPonder: pondering ends with its context at once, whatever the size of the
// tree, and at the latest when the arena is full; the tree is used by the next
// search.
func TestPonder(t *testing.T) {
	for _, workers := range watchWorkers {
		t.Run(fmt.Sprintf("%d workers", workers), func(t *testing.T) {
			o := playOptions()
			o.Workers, o.MemoryMB = workers, 2
			s := newSearch(t, o, scripted(noise))
			g := newGame(t, 9, areaRules(engine.KoPositional), "")
			r := s.simulations(g, 3000)
			must(t, g.Play(engine.Move{Color: g.ToMove(), Point: r.Best}))
			used := s.tree.used.Load()
			before := s.tree.child(&s.tree.nodes[0], r.Best).visits.load()
			r = s.Run(t.Context(), g, g.ToMove(), Limits{Ponder: true}) // until it is full
			if free := len(s.tree.nodes) - int(s.tree.used.Load()); free > 100 || s.tree.used.Load() < used {
				t.Errorf("%d nodes free, %d used before", free, used)
			}
			if r.Visits != int(before)+r.Simulations || r.Simulations == 0 {
				t.Errorf("%d visits, %d before and %d simulations", r.Visits, before, r.Simulations)
			}
			s.checkMoves(t, g, g.ToMove())
			// The same position is thought about in earnest: the waste goes.
			again := s.simulations(g, 1)
			if again.Visits != r.Visits+1 || s.tree.waste {
				t.Errorf("%d visits after %d, waste %v", again.Visits, r.Visits, s.tree.waste)
			}
			if err := s.tree.check(); err != nil {
				t.Error(err)
			}
			// And the answer that was expected.
			must(t, g.Play(engine.Move{Color: g.ToMove(), Point: again.Best}))
			expected := again.Moves[0].Visits
			if r = s.simulations(g, 500); r.Visits != expected+500 {
				t.Errorf("%d visits, %d of them from pondering", r.Visits, expected)
			}
			if err := s.tree.check(); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestPonderEnds cuts pondering short in a tree whose compaction takes many
// times as long.
func TestPonderEnds(t *testing.T) {
	o := playOptions()
	o.MemoryMB, o.Workers = 64, 2
	if raceDetector {
		o.MemoryMB = 4
	}
	s := newSearch(t, o, scripted(noise))
	g := newGame(t, 19, areaRules(engine.KoPositional), "")
	r := s.Run(t.Context(), g, g.ToMove(), Limits{Ponder: true})
	must(t, g.Play(engine.Move{Color: g.ToMove(), Point: r.Best}))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	quickest := time.Hour
	for range 5 { // a machine may be busy once or twice
		start := time.Now()
		s.Run(ctx, g, g.ToMove(), Limits{Ponder: true})
		quickest = min(quickest, time.Since(start))
	}
	if quickest > 50*time.Millisecond {
		t.Errorf("pondering took %v to begin and end", quickest)
	}
}

// TestLate: a search that has no time to move a large tree leaves it where it
// is, and does not lose it.
func TestLate(t *testing.T) {
	o := playOptions()
	s := newSearch(t, o, scripted(noise))
	g := newGame(t, 9, areaRules(engine.KoPositional), "")
	r := s.simulations(g, 5000)
	must(t, g.Play(engine.Move{Color: g.ToMove(), Point: r.Best}))
	known := r.Moves[0].Visits
	r = s.Run(t.Context(), g, g.ToMove(), Limits{Time: -1})
	if r.Visits != known || !s.tree.waste {
		t.Errorf("%d visits of %d, waste %v", r.Visits, known, s.tree.waste)
	}
	r = s.Run(t.Context(), g, g.ToMove(), Limits{Time: time.Minute, Simulations: 10})
	if r.Visits != known+10 || s.tree.waste {
		t.Errorf("%d visits of %d, waste %v", r.Visits, known, s.tree.waste)
	}
	if err := s.tree.check(); err != nil {
		t.Error(err)
	}
}
