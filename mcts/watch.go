package mcts

import (
	"math"
	"time"
)

// doubtRatio is the ratio of the visits of the first to those of the second
// move below which the choice is in doubt; Pachi's figure.
const doubtRatio = 2.5

// seriousShare is the part of the first move's visits, one in so many, that a
// move needs before its mean counts as better than the first one's.
const seriousShare = 8

// A running search is looked at so many times in its time, but not more often
// or more seldom than this. A look costs some microseconds.
const (
	looks        = 50
	leastPause   = 2 * time.Millisecond
	longestPause = 50 * time.Millisecond
)

// standing is how the moves of the root compare in the middle of a search.
type standing struct {
	visits        uint32 // of the root
	first, second uint32 // visits of the two most visited moves
	moves         int
	better        bool // another move has the better mean
}

// doubtful reports whether more thought may well change the choice.
func (p standing) doubtful() bool {
	return p.better || float64(p.first) < doubtRatio*float64(p.second)
}

// standing looks at the root. It may be called while other workers run.
func (s *Search) standing() standing {
	root := &s.tree.nodes[0]
	if s.options.Workers > 1 {
		s.pruning.RLock()
		defer s.pruning.RUnlock()
		if root.enter() {
			defer root.leave(0)
		}
	}
	p := standing{visits: root.visits.load()}
	children := s.tree.children(root)
	p.moves = len(children)
	var first *node
	for i := range children {
		switch v := children[i].visits.load(); {
		case first == nil || v > p.first:
			p.second = p.first
			first, p.first = &children[i], v
		case v > p.second:
			p.second = v
		}
	}
	if p.first == 0 {
		return p
	}
	value := mean(first.sum.load(), p.first)
	for i := range children {
		v := children[i].visits.load()
		if v > p.first/seriousShare && mean(children[i].sum.load(), v) > value {
			p.better = true
		}
	}
	return p
}

// watch is what is needed to end a search before its time where more thought
// would change nothing, and beyond it when the choice is no longer in doubt.
type watch struct {
	start  time.Time // of the search, from which its limits count
	began  time.Time // of the simulations
	before uint32    // visits of the root then
	pause  time.Duration
	next   time.Time // of the next look
}

func newWatch(limit time.Duration, start time.Time, visits uint32) watch {
	w := watch{start: start, began: time.Now(), before: visits, pause: longestPause}
	if limit > 0 {
		w.pause = min(max(limit/looks, leastPause), longestPause)
	}
	w.next = w.began.Add(w.pause)
	return w
}

// look stops the search as soon as the limits say so, if it is time for a look.
// The root has children. The first worker calls it between its batches: a
// goroutine of its own would have to wait for a processor on a busy machine, and
// the worker for it.
func (s *Search) look() {
	w := &s.watch
	if !s.limits.watched() {
		return
	}
	now := time.Now()
	if now.Before(w.next) {
		return
	}
	w.next = now.Add(w.pause)
	p := s.standing()
	if s.limits.settled(p, p.visits-w.before, now.Sub(w.start), now.Sub(w.began)) {
		s.stop()
	}
}

// settled reports whether a search may end in that standing after that many
// simulations. Its limits have run for elapsed, its workers for searched.
func (l Limits) settled(p standing, simulations uint32, elapsed, searched time.Duration) bool {
	end := l.Time
	if l.MostTime > l.Time && p.doubtful() {
		end = l.MostTime
	}
	if l.Time > 0 && elapsed >= end {
		return true
	}
	if !l.StopEarly {
		return false
	}
	left := math.Inf(1)
	if l.Simulations > 0 {
		left = float64(l.Simulations) - float64(simulations)
	}
	if l.Time > 0 {
		rate := float64(simulations) / float64(max(searched, 1))
		left = min(left, rate*float64(end-elapsed))
	}
	return p.moves == 1 || float64(p.first)-float64(p.second) > left
}
