package mcts

import (
	"sync/atomic"
	"time"
)

// stall is the longest time for which a worker has lately been kept from looking
// at the clock: by a batch that takes long, or because the machine was busy with
// other things. A punctual search whose deadline is nearer than that is over,
// since it would end late if the same happened again.
type stall struct {
	longest atomic.Int64 // in ns
	most    int64        // that counts in this search
}

// begin starts a search that may last so long. What was seen in earlier ones
// counts less and less, and never for more than half of the time.
func (s *stall) begin(limits Limits, span time.Duration) {
	s.longest.Store(s.longest.Load() / 2)
	s.most = 0
	if limits.Punctual {
		s.most = int64(span / 2)
	}
}

func (s *stall) note(d time.Duration) {
	if int64(d) > s.longest.Load() {
		s.longest.Store(int64(d)) // workers that meet here have seen much the same
	}
}

func (s *stall) reserve() time.Duration { return time.Duration(min(s.longest.Load(), s.most)) }

// inTime reports whether the worker may begin another stretch, and ends the
// search if not. Workers look at the clock themselves, because on a busy machine
// timers fire late where all processors are theirs.
func (w *worker) inTime() bool {
	s := w.search
	if s.deadline.IsZero() {
		return true
	}
	now := time.Now()
	if !w.checked.IsZero() {
		s.stall.note(now.Sub(w.checked))
	}
	w.checked = now
	if s.deadline.Sub(now) > s.stall.reserve() {
		return true
	}
	s.stop()
	return false
}
