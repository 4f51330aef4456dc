package bench

import (
	"context"
	"encoding/json"
	"math"
	"testing"
	"time"
)

func TestPlayouts(t *testing.T) {
	for _, threads := range []int{1, 2} {
		r, err := Playouts(context.Background(), PlayoutsOptions{Size: 9, Time: 100 * time.Millisecond, Threads: threads, Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		// The standard deviation of a playout's length on 9x9 is about 17 moves.
		n := math.Sqrt(float64(r.Playouts))
		if math.Abs(r.MovesPerPlayout-111.1) > 0.1+5*17/n {
			t.Errorf("%d threads: %v moves a playout over %d playouts, want 111.1", threads, r.MovesPerPlayout, r.Playouts)
		}
		if math.Abs(r.Black-0.446) > 0.002+5*0.5/n {
			t.Errorf("%d threads: Black wins %v of %d playouts, want 0.446", threads, r.Black, r.Playouts)
		}
		if r.AllocsPerPlayout > 1 {
			t.Errorf("%v allocations a playout", r.AllocsPerPlayout)
		}
		if want := 1e9 / r.NsPerMove / r.MovesPerPlayout * float64(threads); math.Abs(r.PlayoutsPerS/want-1) > 0.01 {
			t.Errorf("%v playouts/s do not agree with %v ns/move", r.PlayoutsPerS, r.NsPerMove)
		}
	}
}

func TestPlayoutsKeys(t *testing.T) {
	text, err := json.Marshal(PlayoutsResult{})
	if err != nil {
		t.Fatal(err)
	}
	var keys map[string]any
	if err := json.Unmarshal(text, &keys); err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"size", "playouts_per_s", "moves_per_playout", "ns_per_move", "black"} {
		if _, ok := keys[key]; !ok {
			t.Errorf("no key %s in %s", key, text)
		}
	}
}

func TestPlayoutsRefuses(t *testing.T) {
	good := PlayoutsOptions{Size: 9, Time: time.Second, Threads: 1}
	for name, change := range map[string]func(*PlayoutsOptions){
		"size 1":     func(o *PlayoutsOptions) { o.Size = 1 },
		"size 26":    func(o *PlayoutsOptions) { o.Size = 26 },
		"no time":    func(o *PlayoutsOptions) { o.Time = 0 },
		"no threads": func(o *PlayoutsOptions) { o.Threads = 0 },
	} {
		o := good
		change(&o)
		if _, err := Playouts(context.Background(), o); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Playouts(ctx, good); err == nil {
		t.Error("cancelled: no error")
	}
}
