package bench

import (
	"runtime"
	"time"
)

// clock is what a run is timed with.
type clock struct {
	name string
	now  func() time.Duration
}

// clockFor returns the clock for a number of workers: one is timed in CPU
// seconds, which a busy machine does not stretch, several in wall seconds,
// which show how well they get along. The CPU seconds are the process's own,
// the runtime's goroutines for memory included.
func clockFor(workers int) clock {
	if _, ok := cpuTime(); ok && workers == 1 {
		return clock{"cpu", func() time.Duration { d, _ := cpuTime(); return d }}
	}
	return wallClock()
}

func wallClock() clock {
	start := time.Now()
	return clock{"wall", func() time.Duration { return time.Since(start) }}
}

// span is what some work took: seconds of a clock, always more than 0, and
// heap objects allocated.
type span struct {
	seconds float64
	allocs  uint64
}

func (c clock) measure(work func()) span {
	allocs, start := allocated(), c.now()
	work()
	elapsed := c.now() - start
	return span{max(elapsed, 1).Seconds(), allocated() - allocs}
}

// allocated returns the number of heap objects allocated so far.
func allocated() uint64 {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.Mallocs
}
