package bench

import (
	"testing"
	"time"
)

// TestCPUTime: it goes on with work and stands still in sleep.
func TestCPUTime(t *testing.T) {
	if _, ok := cpuTime(); !ok {
		t.Skip("this system tells no CPU time")
	}
	c := clockFor(1)
	if c.name != "cpu" {
		t.Fatalf("one worker is timed by %s", c.name)
	}
	slept := c.measure(func() { time.Sleep(200 * time.Millisecond) })
	if slept.seconds > 0.15 {
		t.Errorf("a sleep of 0.2 s took %v s of the CPU", slept.seconds)
	}
	x := 0
	worked := c.measure(func() {
		for start := time.Now(); time.Since(start) < 100*time.Millisecond; {
			x++
		}
	})
	if worked.seconds < 0.01 || worked.seconds > 0.5 {
		t.Errorf("work of 0.1 s took %v s of the CPU (%d rounds)", worked.seconds, x)
	}
}

func TestWallClock(t *testing.T) {
	c := clockFor(2)
	if c.name != "wall" {
		t.Fatalf("two workers are timed by %s", c.name)
	}
	if slept := c.measure(func() { time.Sleep(50 * time.Millisecond) }); slept.seconds < 0.05 {
		t.Errorf("a sleep of 0.05 s took %v s", slept.seconds)
	}
}

var sink []*int

func TestMeasureAllocs(t *testing.T) {
	sink = nil
	got := wallClock().measure(func() {
		for range 1000 {
			sink = append(sink, new(int))
		}
	})
	if got.allocs < 1000 || got.allocs > 2000 || got.seconds <= 0 {
		t.Errorf("%+v", got)
	}
}
