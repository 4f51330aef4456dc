//go:build slow

package bot

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"testing"
	"time"
)

// busyEnv makes the test's own binary one of the busy processes.
const busyEnv = "TIANYUAN_TEST_BUSY"

// TestClockUnderLoadSlow plays whole games of the bot with itself by the real
// clock, as short as people play them, while two other processes for every core
// are busy. No side may ever lose on time. With -count 10 it is 300 games.
func TestClockUnderLoadSlow(t *testing.T) {
	if os.Getenv(busyEnv) != "" {
		for { // until killed
		}
	}
	for range 2 * runtime.NumCPU() {
		busy := exec.CommandContext(t.Context(), os.Args[0], "-test.run", t.Name())
		busy.Env = append(os.Environ(), busyEnv+"=1", "GOMAXPROCS=1")
		if err := busy.Start(); err != nil {
			t.Fatal(err)
		}
		defer func() {
			busy.Process.Kill()
			busy.Wait()
		}()
	}
	const s, ms = time.Second, time.Millisecond
	for _, control := range []referee{
		{system: "absolute", main: 4 * s},
		{system: "canadian", main: s, period: 2 * s, count: 10},
		{system: "byoyomi", main: s, period: s, count: 1},
		{system: "fischer", main: s, step: 250 * ms},
		{system: "fischer-capped", main: 2 * s, step: 500 * ms, limit: 2 * s, move: s},
	} {
		for game := range 6 {
			t.Run(fmt.Sprintf("%s %d", control.system, game+1), func(t *testing.T) {
				o := DefaultOptions()
				o.Search.MemoryMB, o.Search.Seed = 16, uint64(game)
				b, err := New(o)
				if err != nil {
					t.Fatal(err)
				}
				moves, least := playByClock(t, newDialogue(t, b, 9), control)
				t.Logf("%d moves, the least time left %v", moves, least)
			})
		}
	}
}

// playByClock plays a game to its end, every move timed and reported to the
// bot as a controller would, and returns its moves and how near to a loss it was.
func playByClock(t *testing.T, d *dialogue, control referee) (moves int, least time.Duration) {
	t.Helper()
	control.start()
	clocks := map[string]*referee{"b": &control, "w": new(referee)}
	*clocks["w"] = control
	d.ask(control.settings())
	d.ask("clear_board")
	least = time.Hour
	for passes, color := 0, "b"; passes < 2; moves++ {
		clock := clocks[color]
		d.ask(fmt.Sprintf("time_left %s %v %d", color, clock.left.Seconds(), clock.stones))
		before, start := *clock, time.Now()
		move := d.ask("genmove " + color)
		took := time.Since(start)
		if clock.spend(took); clock.lost {
			t.Fatalf("%s: %s loses on time: move %d took %v of %+v", control.settings(), color, moves+1, took, before)
		}
		last := before.left
		if control.period > 0 && before.stones == 0 {
			last += control.period
		}
		if control.move > 0 {
			last = min(last, control.move)
		}
		least = min(least, last-took)
		switch move {
		case "resign":
			return moves, least
		case "pass":
			passes++
		default:
			passes = 0
		}
		color = map[string]string{"b": "w", "w": "b"}[color]
	}
	return moves, least
}
