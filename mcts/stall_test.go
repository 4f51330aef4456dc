package mcts

import (
	"testing"
	"time"

	"tianyuan/engine"
)

// TestStall: what counts is the longest wait, half as much in the next search,
// never more than half of the time, and nothing without Punctual.
func TestStall(t *testing.T) {
	const ms = time.Millisecond
	punctual := Limits{Punctual: true}
	var s stall
	for i, step := range []struct {
		limits Limits
		span   time.Duration
		waits  []time.Duration
		want   time.Duration
	}{
		{punctual, 1000 * ms, nil, 0},
		{punctual, 1000 * ms, []time.Duration{3 * ms, 80 * ms, 5 * ms}, 80 * ms},
		{punctual, 1000 * ms, []time.Duration{10 * ms}, 40 * ms},
		{punctual, 30 * ms, nil, 15 * ms},
		{Limits{}, 1000 * ms, []time.Duration{400 * ms}, 0},
		{punctual, 1000 * ms, nil, 200 * ms},
	} {
		s.begin(step.limits, step.span)
		for _, d := range step.waits {
			s.note(d)
		}
		if got := s.reserve(); got != step.want {
			t.Errorf("search %d: %v kept back, want %v", i+1, got, step.want)
		}
	}
}

// TestPunctual: with an evaluator that takes long, a punctual search ends before
// its time instead of after it.
func TestPunctual(t *testing.T) {
	const batch, limit = 40 * time.Millisecond, 300 * time.Millisecond
	slow := scripted(func(_ *Leaf, out *Evaluation) {
		time.Sleep(batch / stretch)
		out.Value = 0.5
	})
	g := newGame(t, 9, areaRules(engine.KoPositional), "")
	for _, workers := range watchWorkers {
		o := playOptions()
		o.Workers = workers
		elapsed := time.Duration(0)
		for range 5 { // a machine may be busy once or twice
			r := newSearch(t, o, slow).Run(t.Context(), g, engine.Black, Limits{Time: limit, Punctual: true})
			if elapsed = r.Elapsed; elapsed >= limit-4*batch && elapsed < limit {
				break
			}
		}
		if elapsed < limit-4*batch || elapsed >= limit {
			t.Errorf("%d workers: took %v of %v", workers, elapsed, limit)
		}
	}
}
