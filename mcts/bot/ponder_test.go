package bot

import (
	"context"
	"testing"
	"time"

	"tianyuan/engine"
)

// ponderFor lets the bot ponder for a time and returns how long it took to
// end.
func ponderFor(t *testing.T, b *Bot, g *engine.Game, d time.Duration) time.Duration {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan struct{})
	go func() {
		defer close(done)
		b.Ponder(ctx, g, g.ToMove())
	}()
	time.Sleep(d)
	start := time.Now()
	cancel()
	<-done
	return time.Since(start)
}

// TestPonderStops: a command that comes while the bot ponders in a game is
// answered within 50 ms, on the largest usual board and with two workers.
func TestPonderStops(t *testing.T) {
	o := DefaultOptions()
	o.Playouts, o.Ponder, o.Resign = 300, true, 0
	o.Search.MemoryMB, o.Search.Workers, o.Search.Seed = 64, 2, 1
	b, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	d := newDialogue(t, b, 19)
	quickest := time.Hour
	for i := range 6 { // a machine may be busy now and then
		d.ask("genmove " + []string{"b", "w"}[i%2])
		time.Sleep(100 * time.Millisecond)
		start := time.Now()
		d.ask("name")
		quickest = min(quickest, time.Since(start))
	}
	if quickest > 50*time.Millisecond {
		t.Errorf("a command is answered after %v", quickest)
	}
}
