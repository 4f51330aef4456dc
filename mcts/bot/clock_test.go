package bot

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"tianyuan/engine"
	"tianyuan/gtp"
)

// referee keeps the true time of a side, by an account of its own.
type referee struct {
	system             string
	main, period, step time.Duration // step: the increment
	limit, move        time.Duration // Fischer: cap and limit of a move, 0 for none
	count              int           // stones or periods
	left               time.Duration // of the main time or the running period
	stones             int           // to make in it, or periods left; 0 in main time
	lost               bool
}

func (r *referee) start() {
	r.left, r.stones = r.main, 0
	if r.main == 0 && (r.system == "canadian" || r.system == "byoyomi") {
		r.left, r.stones = r.period, r.count
	}
}

// settings is the command that tells the engine.
func (r *referee) settings() string {
	line := fmt.Sprintf("kata-time_settings %s", r.system)
	if r.system != "none" {
		line += fmt.Sprintf(" %v", r.main.Seconds())
	}
	none := func(d time.Duration) float64 {
		if d == 0 {
			return -1
		}
		return d.Seconds()
	}
	switch r.system {
	case "byoyomi", "canadian":
		line += fmt.Sprintf(" %v %d", r.period.Seconds(), r.count)
	case "fischer":
		line += fmt.Sprintf(" %v", r.step.Seconds())
	case "fischer-capped":
		line += fmt.Sprintf(" %v %v %v", r.step.Seconds(), none(r.limit), none(r.move))
	}
	return line
}

// spend takes a move's time off the clock and says whether it was too much.
func (r *referee) spend(d time.Duration) {
	if r.move > 0 && d >= r.move {
		r.lost = true
	}
	switch r.system {
	case "none":
	case "absolute":
		r.left -= d
		r.lost = r.lost || r.left <= 0
	case "fischer", "fischer-capped":
		r.left -= d
		r.lost = r.lost || r.left <= 0
		r.left += r.step
		if r.limit > 0 {
			r.left = min(r.left, r.limit)
		}
	case "canadian":
		if r.stones == 0 {
			if r.left -= d; r.left > 0 {
				return
			}
			d, r.left, r.stones = -r.left, r.period, r.count
		}
		r.left -= d
		r.lost = r.lost || r.left <= 0
		if r.stones--; r.stones == 0 {
			r.left, r.stones = r.period, r.count
		}
	case "byoyomi":
		if r.stones == 0 {
			if r.left -= d; r.left > 0 {
				return
			}
			d, r.left, r.stones = -r.left, r.period, r.count
		}
		for d >= r.left {
			d -= r.left
			r.left = r.period
			if r.stones--; r.stones == 0 {
				r.lost, r.stones = true, 1
				return
			}
		}
		r.left = r.period
	}
}

// randomReferee returns a time control that can be kept with moves of that lag.
func randomReferee(system string, random *rand.Rand, lag time.Duration, moves int) *referee {
	between := func(least, most time.Duration) time.Duration {
		return least + time.Duration(random.Int64N(int64(most-least)))
	}
	const s = time.Second
	r := &referee{system: system}
	switch system {
	case "absolute":
		r.main = between(2*s, 600*s) + time.Duration(2*moves)*lag
	case "canadian":
		r.count = 1 + random.IntN(25)
		r.period = between(s, 60*s) + time.Duration(3*r.count)*lag
	case "byoyomi":
		r.count = 1 + random.IntN(5)
		r.period = between(s, 30*s) + 2*lag
	case "fischer", "fischer-capped":
		r.main, r.step = between(s, 300*s)+2*lag, between(s/2, 30*s)+2*lag
		if system == "fischer-capped" && random.IntN(2) == 0 {
			r.limit = r.main + between(1, 100*s)
		}
		if system == "fischer-capped" && random.IntN(2) == 0 {
			r.move = between(s, 20*s) + 2*lag
		}
	}
	if r.period > 0 && random.IntN(2) == 0 {
		r.main = between(1, 120*s)
	}
	r.start()
	return r
}

// sleeper is a player that only spends the time a bot would: any part of it,
// and something more.
type sleeper struct {
	bot       *Bot
	random    *rand.Rand
	overshoot time.Duration
}

func (p *sleeper) Choose(_ context.Context, g *engine.Game, _ engine.Color, how gtp.Request) (gtp.Choice, error) {
	limits := p.bot.limits(g, how.Clock)
	think := max(limits.Time, limits.MostTime)
	switch p.random.IntN(3) {
	case 0:
		think = limits.Time
	case 1:
		think = time.Duration(p.random.Int64N(int64(think)))
	}
	time.Sleep(think + time.Duration(p.random.Int64N(int64(p.overshoot))))
	return gtp.Choice{Point: engine.Pass}, nil
}

func (p *sleeper) Status(context.Context, *engine.Game) (engine.Status, error) {
	return engine.Status{}, nil
}

// dialogue talks to a server of the test's own.
type dialogue struct {
	t   *testing.T
	in  *io.PipeWriter
	out *bufio.Reader
}

func newDialogue(t *testing.T, e gtp.Engine, size int) *dialogue {
	t.Helper()
	o := gtp.DefaultOptions()
	o.Size, o.Grace = size, time.Minute
	server, err := gtp.NewServer(e, o)
	if err != nil {
		t.Fatal(err)
	}
	inRead, inWrite := io.Pipe()
	outRead, outWrite := io.Pipe()
	done := make(chan error, 1)
	go func() { done <- server.Serve(context.Background(), inRead, outWrite) }()
	t.Cleanup(func() {
		inWrite.Close()
		if err := <-done; err != nil {
			t.Error(err)
		}
	})
	return &dialogue{t, inWrite, bufio.NewReader(outRead)}
}

// ask sends a command, which has to succeed, and returns the reply's text.
func (d *dialogue) ask(line string) string {
	d.t.Helper()
	if _, err := io.WriteString(d.in, line+"\n"); err != nil {
		d.t.Fatal(err)
	}
	var all strings.Builder
	for {
		text, err := d.out.ReadString('\n')
		if err != nil {
			d.t.Fatal(err)
		}
		if text == "\n" {
			break
		}
		all.WriteString(text)
	}
	reply, ok := strings.CutPrefix(strings.TrimSpace(all.String()), "=")
	if !ok {
		d.t.Fatalf("%s: %s", line, all.String())
	}
	return strings.TrimSpace(reply)
}

// reports are the ways in which controllers report the time left.
var reports = []struct {
	name  string
	every int           // moves from one report to the next, 0 for never
	unit  time.Duration // the report is rounded down to it
}{
	{"exact", 1, time.Nanosecond},
	{"in whole seconds", 1, time.Second},
	{"now and then", 7, time.Millisecond},
	{"never", 0, 0},
}

// TestNeverLosesOnTime plays 320 games of whole length against the clock, under
// every time system, with random delays on both ways to the referee and searches
// that end late by a random time.
func TestNeverLosesOnTime(t *testing.T) {
	const rounds = 16
	for _, system := range []string{"absolute", "canadian", "byoyomi", "fischer", "fischer-capped"} {
		for _, report := range reports {
			t.Run(system+", reported "+report.name, func(t *testing.T) {
				for round := range rounds {
					synctest.Test(t, func(t *testing.T) {
						random := rand.New(rand.NewPCG(uint64(round), uint64(len(system)*10+report.every)))
						keepTime(t, random, system, report.every, report.unit)
					})
				}
			})
		}
	}
}

// keepTime plays one game of passes, both colors by the bot, on a fake clock.
func keepTime(t *testing.T, random *rand.Rand, system string, every int, unit time.Duration) {
	size := []int{9, 13, 19}[random.IntN(3)]
	moves := size*size*2/5 + random.IntN(size*size/4) // of one side
	lag := []time.Duration{20, 100, 500}[random.IntN(3)] * time.Millisecond
	o := DefaultOptions()
	o.Lag = lag
	d := newDialogue(t, &sleeper{&Bot{options: o}, random, lag / 3}, size)
	delay := func() { time.Sleep(time.Duration(random.Int64N(int64(lag / 3)))) }

	black := randomReferee(system, random, lag, moves)
	if every == 0 && system == "canadian" {
		// When the main time ends, and with it where the periods begin, is not to
		// be told from inside.
		black.main = 0
		black.start()
	}
	white := *black
	d.ask(black.settings())
	d.ask("clear_board")
	for i := range moves {
		for _, side := range []struct {
			color string
			*referee
		}{{"b", black}, {"w", &white}} {
			// Periods of less than the unit cannot be reported in it.
			if every > 0 && i%every == 0 {
				d.ask(fmt.Sprintf("time_left %s %v %d", side.color, side.left.Truncate(unit).Seconds(), side.stones))
			}
			before := *side.referee
			start := time.Now()
			delay()
			d.ask("genmove " + side.color)
			delay()
			took := time.Since(start)
			if side.spend(took); side.lost {
				t.Fatalf("%s, lag %v, %dx%d: %s loses on time: move %d took %v of %+v", side.settings(), lag, size, size, side.color, i+1, took, before)
			}
		}
	}
}

// TestRealClock plays a few real moves under very short time controls, each
// move timed and reported as a controller would.
func TestRealClock(t *testing.T) {
	const s, ms = time.Second, time.Millisecond
	for _, control := range []referee{
		{system: "absolute", main: 3 * s},
		{system: "canadian", period: 2 * s, count: 3},
		{system: "byoyomi", main: 200 * ms, period: 800 * ms, count: 1},
		{system: "fischer", main: 800 * ms, step: 500 * ms},
		{system: "fischer-capped", main: s, step: 500 * ms, limit: s, move: 700 * ms},
	} {
		t.Run(control.system, func(t *testing.T) {
			o := DefaultOptions()
			o.Search.MemoryMB, o.Search.Seed, o.Lag, o.Resign = 16, 1, 250*ms, 0
			for try := 1; ; try++ { // a machine may be busy once or twice
				b, err := New(o)
				if err != nil {
					t.Fatal(err)
				}
				d := newDialogue(t, b, 9)
				r := control
				r.start()
				d.ask(r.settings())
				var thought time.Duration
				for range 5 {
					d.ask(fmt.Sprintf("time_left b %v %d", r.left.Seconds(), r.stones))
					start := time.Now()
					d.ask("genmove b")
					took := time.Since(start)
					thought += took
					r.spend(took)
					d.ask("play w pass")
				}
				if !r.lost {
					if thought < 5*leastTime {
						t.Errorf("five moves took %v", thought)
					}
					return
				}
				if try == 3 {
					t.Fatalf("%s: lost on time", r.settings())
				}
			}
		})
	}
}

// TestNoTimeLeft has the time reported as over and the clock as a controller
// may leave it: a move comes at once, and not later than a period allows.
func TestNoTimeLeft(t *testing.T) {
	o := DefaultOptions()
	o.Search.MemoryMB, o.Search.Seed, o.Resign = 16, 1, 0
	for _, test := range []struct {
		name        string
		lines       string
		least, most time.Duration
	}{
		{"absolute, nothing left", "time_settings 10 0 0\ntime_left b 0 0", 0, 300 * time.Millisecond},
		{"period, nothing left", "time_settings 0 10 5\ntime_left b 0 3", 0, 300 * time.Millisecond},
		{"Fischer, nothing left", "kata-time_settings fischer 10 5\ntime_left b 0 0", 0, 300 * time.Millisecond},
		{"byo-yomi, nothing left", "kgs-time_settings byoyomi 10 5 1\ntime_left b 0 1", 0, 300 * time.Millisecond},
		{"byo-yomi of two seconds", "kgs-time_settings byoyomi 0 2 5\ntime_left b 2 5", 400 * time.Millisecond, 1900 * time.Millisecond},
	} {
		t.Run(test.name, func(t *testing.T) {
			var took time.Duration
			for range 3 { // a machine may be busy once or twice
				b, err := New(o)
				if err != nil {
					t.Fatal(err)
				}
				d := newDialogue(t, b, 9)
				for line := range strings.Lines(test.lines) {
					d.ask(strings.TrimSpace(line))
				}
				start := time.Now()
				d.ask("genmove b")
				if took = time.Since(start); took < test.most {
					break
				}
			}
			if took < test.least || took > test.most {
				t.Errorf("the move took %v, want %v to %v", took, test.least, test.most)
			}
		})
	}
}
