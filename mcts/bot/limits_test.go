package bot

import (
	"strings"
	"testing"
	"time"

	"tianyuan/engine"
	"tianyuan/gtp"
	"tianyuan/mcts"
)

func TestLimits(t *testing.T) {
	const s = time.Second
	absolute := gtp.Clock{Control: gtp.TimeControl{Kind: gtp.TimeAbsolute}, Left: gtp.TimeLeft{Time: 60 * s}}
	perMove := gtp.TimeControl{Kind: gtp.TimeCanadian, Main: 60 * s, Period: 10 * s, Stones: 1}
	byoYomi := gtp.TimeControl{Kind: gtp.TimeByoYomi, Main: 60 * s, Period: 10 * s, Periods: 5}
	fischer := gtp.TimeControl{Kind: gtp.TimeFischer, Main: 60 * s, Increment: 5 * s}
	tests := []struct {
		name        string
		time        time.Duration
		playouts    int
		clock       gtp.Clock
		least, most time.Duration // of the time limit
		longest     time.Duration // at the most; 0 is no more than the time limit
		early       bool
	}{
		{"nothing given", 0, 0, gtp.Clock{}, DefaultTime, DefaultTime, 0, false},
		{"time", s, 0, gtp.Clock{}, s, s, 0, false},
		{"playouts", 0, 500, gtp.Clock{}, 0, 0, 0, false},
		{"both", s, 500, gtp.Clock{}, s, s, 0, false},
		{"clock without limit", 0, 0, gtp.Clock{Control: gtp.TimeControl{Kind: gtp.TimeNoLimit}}, DefaultTime, DefaultTime, 0, false},
		{"absolute", 0, 0, absolute, s, 2 * s, 4 * s, true},
		{"absolute and playouts", 0, 500, absolute, s, 2 * s, 4 * s, true},
		{"time is less than the clock's", s / 10, 0, absolute, s / 10, s / 10, s / 10, true},
		{"time is between the desired and the most", 2 * s, 0, absolute, s, 2 * s, 2 * s, true},
		{"clock is less than time", 60 * s, 0, absolute, s, 2 * s, 4 * s, true},
		{"no time left", 0, 0, gtp.Clock{Control: gtp.TimeControl{Kind: gtp.TimeAbsolute}}, leastTime, leastTime, leastTime, true},
		{"main time before overtime", 0, 0, gtp.Clock{Control: perMove, Left: gtp.TimeLeft{Time: 60 * s}}, 4 * s, 10 * s, 20 * s, true},
		{"a limit a move", 0, 0, gtp.Clock{Control: perMove, Left: gtp.TimeLeft{Time: 10 * s, Stones: 1}}, 9 * s, 10 * s, 10 * s, false},
		{"overtime", 0, 0, gtp.Clock{Control: perMove, Left: gtp.TimeLeft{Time: 10 * s, Stones: 4}}, 2 * s, 2500 * time.Millisecond, 5 * s, true},
		{"reported overtime of no control", 0, 0, gtp.Clock{Left: gtp.TimeLeft{Time: 10 * s, Stones: 4}, Reported: true}, 2 * s, 2500 * time.Millisecond, 5 * s, true},
		{"byo-yomi, main time", 0, 0, gtp.Clock{Control: byoYomi, Left: gtp.TimeLeft{Time: 60 * s}}, 4 * s, 10 * s, 20 * s, true},
		{"byo-yomi, first of five periods", 0, 0, gtp.Clock{Control: byoYomi, Left: gtp.TimeLeft{Time: 10 * s, Stones: 5}}, 9 * s, 10 * s, 10 * s, false},
		{"byo-yomi, last period", 0, 0, gtp.Clock{Control: byoYomi, Left: gtp.TimeLeft{Time: 10 * s, Stones: 1}}, 9 * s, 10 * s, 10 * s, false},
		{"byo-yomi, rest of a period", 0, 0, gtp.Clock{Control: byoYomi, Left: gtp.TimeLeft{Time: 2 * s, Stones: 3}}, 1500 * time.Millisecond, 2 * s, 2 * s, false},
		{"Fischer", 0, 0, gtp.Clock{Control: fischer, Left: gtp.TimeLeft{Time: 60 * s}}, 5 * s, 8 * s, 16 * s, true},
		{"Fischer, little left", 0, 0, gtp.Clock{Control: fischer, Left: gtp.TimeLeft{Time: 2 * s}}, s / 2, 2 * s, 2 * s, true},
	}
	g := newGame(t, "competition", strings.Repeat(".........\n", 9), 7.5, engine.Black)
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			o := DefaultOptions()
			o.Time, o.Playouts = test.time, test.playouts
			b := &Bot{options: o}
			got := b.limits(g, test.clock)
			if got.Time < test.least || got.Time > test.most || got.MostTime > test.longest || test.longest > 0 && got.MostTime < got.Time ||
				got.StopEarly != test.early || got.Simulations != test.playouts {
				t.Errorf("limits %+v", got)
			}
		})
	}
}

// TestLimitsUnseen: a clock that the server alone keeps has not seen the lag of
// the moves since the last report.
func TestLimitsUnseen(t *testing.T) {
	const s = time.Second
	o := DefaultOptions()
	o.Lag = s
	b := &Bot{options: o}
	g := newGame(t, "competition", strings.Repeat(".........\n", 9), 7.5, engine.Black)
	canadian := gtp.TimeControl{Kind: gtp.TimeCanadian, Main: 100 * s, Period: 100 * s, Stones: 20}
	for _, test := range []struct {
		name    string
		control gtp.TimeControl
		left    gtp.TimeLeft // with ten moves unseen
		same    gtp.TimeLeft // with none
	}{
		{"absolute", gtp.TimeControl{Kind: gtp.TimeAbsolute, Main: 100 * s}, gtp.TimeLeft{Time: 70 * s}, gtp.TimeLeft{Time: 60 * s}},
		{"Fischer", gtp.TimeControl{Kind: gtp.TimeFischer, Main: 100 * s, Increment: s}, gtp.TimeLeft{Time: 70 * s}, gtp.TimeLeft{Time: 60 * s}},
		{"Canadian main time", canadian, gtp.TimeLeft{Time: 70 * s}, gtp.TimeLeft{Time: 60 * s}},
		{"Canadian main time over", canadian, gtp.TimeLeft{Time: 4 * s}, gtp.TimeLeft{Time: 94 * s, Stones: 20}},
		{"Canadian period", canadian, gtp.TimeLeft{Time: 70 * s, Stones: 10}, gtp.TimeLeft{Time: 60 * s, Stones: 10}},
		{"byo-yomi main time", gtp.TimeControl{Kind: gtp.TimeByoYomi, Main: 100 * s, Period: 10 * s, Periods: 3}, gtp.TimeLeft{Time: 70 * s}, gtp.TimeLeft{Time: 60 * s}},
		{"byo-yomi main time over", gtp.TimeControl{Kind: gtp.TimeByoYomi, Main: 100 * s, Period: 10 * s, Periods: 3}, gtp.TimeLeft{Time: 7 * s}, gtp.TimeLeft{Time: 10 * s, Stones: 3}},
	} {
		unseen := b.limits(g, gtp.Clock{Control: test.control, Left: test.left, Unseen: 10})
		if seen := b.limits(g, gtp.Clock{Control: test.control, Left: test.same}); unseen != seen {
			t.Errorf("%s: %+v, want %+v", test.name, unseen, seen)
		}
	}
}

// TestPonder: the tree that a move leaves grows while the opponent thinks, and
// the next search has it; with the option off nothing happens.
func TestPonder(t *testing.T) {
	for _, on := range []bool{true, false} {
		b := newTestBot(t, 200)
		b.options.Ponder = on
		g := newGame(t, "competition", strings.Repeat(".......\n", 7), 7.5, engine.Black)
		play(t, g, engine.Black, choose(t, b, g, engine.Black, gtp.Request{}))
		before := b.search.Run(t.Context(), g, engine.White, mcts.Limits{Simulations: -1}).Visits
		ponderFor(t, b, g, 100*time.Millisecond)
		after := b.search.Run(t.Context(), g, engine.White, mcts.Limits{Simulations: -1}).Visits
		if (after > before) != on {
			t.Errorf("pondering %v: %d visits before, %d after", on, before, after)
		}
	}
}
