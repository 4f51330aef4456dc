package gtp

import (
	"bytes"
	"context"
	"testing"
	"testing/synctest"
	"time"

	"tianyuan/engine"
)

const second = time.Second

func TestTimeControlAfter(t *testing.T) {
	absolute := TimeControl{Kind: TimeAbsolute, Main: 100 * second}
	canadian := TimeControl{Kind: TimeCanadian, Main: 100 * second, Period: 30 * second, Stones: 3}
	perMove := TimeControl{Kind: TimeCanadian, Period: 5 * second, Stones: 1}
	byoYomi := TimeControl{Kind: TimeByoYomi, Main: 100 * second, Period: 30 * second, Periods: 5}
	fischer := TimeControl{Kind: TimeFischer, Main: 100 * second, Increment: 10 * second}
	capped := TimeControl{Kind: TimeFischer, Main: 100 * second, Increment: 10 * second, Cap: 110 * second, Move: 30 * second}
	tests := []struct {
		name    string
		control TimeControl
		left    TimeLeft
		elapsed time.Duration
		want    TimeLeft
	}{
		{"absolute", absolute, TimeLeft{Time: 10 * second}, 4 * second, TimeLeft{Time: 6 * second}},
		{"absolute overstepped", absolute, TimeLeft{Time: 10 * second}, 14 * second, TimeLeft{}},
		{"main time", canadian, TimeLeft{Time: 10 * second}, 4 * second, TimeLeft{Time: 6 * second}},
		{"into overtime", canadian, TimeLeft{Time: 10 * second}, 14 * second, TimeLeft{26 * second, 2}},
		{"main time to the end", canadian, TimeLeft{Time: 10 * second}, 10 * second, TimeLeft{30 * second, 2}},
		{"overtime", canadian, TimeLeft{20 * second, 3}, 4 * second, TimeLeft{16 * second, 2}},
		{"period full", canadian, TimeLeft{20 * second, 1}, 4 * second, TimeLeft{30 * second, 3}},
		{"period overstepped", canadian, TimeLeft{20 * second, 2}, 25 * second, TimeLeft{0, 1}},
		{"past main time and a period", canadian, TimeLeft{Time: 1 * second}, 100 * second, TimeLeft{0, 2}},
		{"a stone a period", perMove, TimeLeft{5 * second, 1}, 4 * second, TimeLeft{5 * second, 1}},
		{"byo-yomi, main time", byoYomi, TimeLeft{Time: 10 * second}, 4 * second, TimeLeft{Time: 6 * second}},
		{"byo-yomi, into the first period", byoYomi, TimeLeft{Time: 10 * second}, 39 * second, TimeLeft{30 * second, 5}},
		{"byo-yomi, main time to the end", byoYomi, TimeLeft{Time: 10 * second}, 10 * second, TimeLeft{30 * second, 5}},
		{"byo-yomi, main time and a period to the end", byoYomi, TimeLeft{Time: 10 * second}, 40 * second, TimeLeft{30 * second, 4}},
		{"byo-yomi, within a period", byoYomi, TimeLeft{30 * second, 3}, 30*second - 1, TimeLeft{30 * second, 3}},
		{"byo-yomi, a period used up", byoYomi, TimeLeft{30 * second, 3}, 30 * second, TimeLeft{30 * second, 2}},
		{"byo-yomi, two periods used up", byoYomi, TimeLeft{30 * second, 3}, 89 * second, TimeLeft{30 * second, 1}},
		{"byo-yomi, what is left of a period", byoYomi, TimeLeft{12 * second, 2}, 11 * second, TimeLeft{30 * second, 2}},
		{"byo-yomi, what is left of a period used up", byoYomi, TimeLeft{12 * second, 2}, 12 * second, TimeLeft{30 * second, 1}},
		{"byo-yomi overstepped", byoYomi, TimeLeft{30 * second, 3}, 1000 * second, TimeLeft{30 * second, 1}},
		{"Fischer", fischer, TimeLeft{Time: 50 * second}, 7 * second, TimeLeft{Time: 53 * second}},
		{"Fischer overstepped", fischer, TimeLeft{Time: 5 * second}, 7 * second, TimeLeft{Time: 10 * second}},
		{"Fischer, no cap", fischer, TimeLeft{Time: 500 * second}, 0, TimeLeft{Time: 510 * second}},
		{"Fischer, for ever", TimeControl{Kind: TimeFischer, Increment: maxSeconds * second}, TimeLeft{Time: maxSeconds * second}, 0, TimeLeft{Time: maxSeconds * second}},
		{"capped Fischer below the cap", capped, TimeLeft{Time: 50 * second}, 7 * second, TimeLeft{Time: 53 * second}},
		{"capped Fischer at the cap", capped, TimeLeft{Time: 105 * second}, 2 * second, TimeLeft{Time: 110 * second}},
		{"unset, reported main time", TimeControl{}, TimeLeft{Time: 9 * second}, 2 * second, TimeLeft{Time: 7 * second}},
		{"unset, reported overtime", TimeControl{}, TimeLeft{9 * second, 4}, 2 * second, TimeLeft{7 * second, 3}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := test.control.after(test.left, test.elapsed); got != test.want {
				t.Errorf("%v, want %v", got, test.want)
			}
		})
	}
}

func TestClockOf(t *testing.T) {
	tests := []struct {
		name    string
		lines   []string
		want    Clock
		limited bool
	}{
		{name: "nothing said"},
		{
			name: "absolute", lines: []string{"time_settings 100 0 0"}, limited: true,
			want: Clock{Control: TimeControl{Kind: TimeAbsolute, Main: 100 * second}, Left: TimeLeft{Time: 100 * second}},
		},
		{
			name: "stones without overtime", lines: []string{"time_settings 100 0 5"}, limited: true,
			want: Clock{Control: TimeControl{Kind: TimeAbsolute, Main: 100 * second}, Left: TimeLeft{Time: 100 * second}},
		},
		{
			name: "no limit", lines: []string{"time_settings 100 0 0", "time_left b 5 0", "time_settings 0 1 0"},
			want: Clock{Control: TimeControl{Kind: TimeNoLimit}},
		},
		{
			name: "nothing at all", lines: []string{"time_settings 100 0 0", "time_settings 0 0 0"},
			want: Clock{Control: TimeControl{Kind: TimeNoLimit}},
		},
		{
			name: "nothing for stones", lines: []string{"time_settings 0 0 5"},
			want: Clock{Control: TimeControl{Kind: TimeNoLimit}},
		},
		{
			name: "time left without a limit", lines: []string{"time_settings 0 1 0", "time_left b 5 0"},
			want: Clock{Control: TimeControl{Kind: TimeNoLimit}, Left: TimeLeft{Time: 5 * second}, Reported: true},
		},
		{
			name: "canadian", lines: []string{"time_settings 100 30.5 5"}, limited: true,
			want: Clock{
				Control: TimeControl{Kind: TimeCanadian, Main: 100 * second, Period: 30*second + second/2, Stones: 5},
				Left:    TimeLeft{Time: 100 * second},
			},
		},
		{
			name: "overtime at once", lines: []string{"time_settings 0 30 5"}, limited: true,
			want: Clock{Control: TimeControl{Kind: TimeCanadian, Main: 0, Period: 30 * second, Stones: 5}, Left: TimeLeft{30 * second, 5}},
		},
		{
			name: "none", lines: []string{"time_settings 100 0 0", "kgs-time_settings none"},
			want: Clock{Control: TimeControl{Kind: TimeNoLimit}},
		},
		{
			name: "KGS absolute", lines: []string{"kgs-time_settings absolute 100"}, limited: true,
			want: Clock{Control: TimeControl{Kind: TimeAbsolute, Main: 100 * second}, Left: TimeLeft{Time: 100 * second}},
		},
		{
			name: "KGS absolute of nothing", lines: []string{"kgs-time_settings absolute 0"},
			want: Clock{Control: TimeControl{Kind: TimeNoLimit}},
		},
		{
			name: "absolute has no stones", lines: []string{"kgs-time_settings absolute 100", "time_left b 50 3"}, limited: true,
			want: Clock{Control: TimeControl{Kind: TimeAbsolute, Main: 100 * second}, Left: TimeLeft{Time: 50 * second}, Reported: true},
		},
		{
			name: "KGS canadian", lines: []string{"kgs-time_settings canadian 0 30 5"}, limited: true,
			want: Clock{Control: TimeControl{Kind: TimeCanadian, Period: 30 * second, Stones: 5}, Left: TimeLeft{30 * second, 5}},
		},
		{
			name: "KGS canadian without stones", lines: []string{"kgs-time_settings canadian 100 30 0"},
			want: Clock{Control: TimeControl{Kind: TimeNoLimit}},
		},
		{
			name: "KGS byo-yomi", lines: []string{"kgs-time_settings byoyomi 100 30 5"}, limited: true,
			want: Clock{
				Control: TimeControl{Kind: TimeByoYomi, Main: 100 * second, Period: 30 * second, Periods: 5},
				Left:    TimeLeft{Time: 100 * second},
			},
		},
		{
			name: "byo-yomi at once", lines: []string{"kata-time_settings byoyomi 0 30.5 5"}, limited: true,
			want: Clock{
				Control: TimeControl{Kind: TimeByoYomi, Period: 30*second + second/2, Periods: 5},
				Left:    TimeLeft{30*second + second/2, 5},
			},
		},
		{
			name: "byo-yomi, periods left", lines: []string{"kgs-time_settings byoyomi 0 30 5", "time_left b 17 2"}, limited: true,
			want: Clock{
				Control: TimeControl{Kind: TimeByoYomi, Period: 30 * second, Periods: 5},
				Left:    TimeLeft{17 * second, 2}, Reported: true,
			},
		},
		{
			name: "byo-yomi without periods", lines: []string{"kgs-time_settings byoyomi 100 30 0"}, limited: true,
			want: Clock{Control: TimeControl{Kind: TimeAbsolute, Main: 100 * second}, Left: TimeLeft{Time: 100 * second}},
		},
		{
			name: "Fischer", lines: []string{"kata-time_settings fischer 100 10.5"}, limited: true,
			want: Clock{
				Control: TimeControl{Kind: TimeFischer, Main: 100 * second, Increment: 10*second + second/2},
				Left:    TimeLeft{Time: 100 * second},
			},
		},
		{
			name: "Fischer from nothing", lines: []string{"kata-time_settings fischer 0 10"}, limited: true,
			want: Clock{Control: TimeControl{Kind: TimeFischer, Increment: 10 * second}},
		},
		{
			name: "Fischer of nothing", lines: []string{"kata-time_settings fischer 0 0"},
			want: Clock{Control: TimeControl{Kind: TimeNoLimit}},
		},
		{
			name: "capped Fischer", lines: []string{"kata-time_settings fischer-capped 100 10 200 60", "time_left b 90 0"}, limited: true,
			want: Clock{
				Control: TimeControl{Kind: TimeFischer, Main: 100 * second, Increment: 10 * second, Cap: 200 * second, Move: 60 * second},
				Left:    TimeLeft{Time: 90 * second}, Reported: true,
			},
		},
		{
			name: "capped Fischer without caps", lines: []string{"kata-time_settings fischer-capped 100 10 -1 -0.5"}, limited: true,
			want: Clock{
				Control: TimeControl{Kind: TimeFischer, Main: 100 * second, Increment: 10 * second},
				Left:    TimeLeft{Time: 100 * second},
			},
		},
		{
			name: "refused systems", limited: true,
			lines: []string{
				"kata-time_settings fischer 100 10", "time_left b 50 0", "kgs-time_settings fischer 5 5", "kgs-time_settings byoyomi 5 5",
				"kgs-time_settings absolute x", "kata-time_settings canadian 5 5 1.5", "kata-time_settings fischer-capped 9 1 8 -1",
			},
			want: Clock{
				Control: TimeControl{Kind: TimeFischer, Main: 100 * second, Increment: 10 * second},
				Left:    TimeLeft{Time: 50 * second}, Reported: true,
			},
		},
		{
			name: "time left", lines: []string{"time_settings 100 30 5", "time_left w 1 1", "time_left b 8.5 2"}, limited: true,
			want: Clock{
				Control: TimeControl{Kind: TimeCanadian, Main: 100 * second, Period: 30 * second, Stones: 5},
				Left:    TimeLeft{8*second + second/2, 2}, Reported: true,
			},
		},
		{
			name: "time left alone", lines: []string{"time_left b 7 0"}, limited: true,
			want: Clock{Left: TimeLeft{Time: 7 * second}, Reported: true},
		},
		{
			name: "new game", lines: []string{"time_settings 100 0 0", "time_left b 7 0", "clear_board"}, limited: true,
			want: Clock{Control: TimeControl{Kind: TimeAbsolute, Main: 100 * second}, Left: TimeLeft{Time: 100 * second}},
		},
		{
			name: "new size", lines: []string{"time_settings 100 0 0", "time_left b 7 0", "boardsize 9"}, limited: true,
			want: Clock{Control: TimeControl{Kind: TimeAbsolute, Main: 100 * second}, Left: TimeLeft{Time: 100 * second}},
		},
		{
			name: "record", limited: true,
			lines: []string{"time_settings 100 30 5", "genmove b", "time_left b 7 3", "time_left w 1 1", "loadsgf testdata/sgf/j_same.sgf"},
			want: Clock{
				Control: TimeControl{Kind: TimeCanadian, Main: 100 * second, Period: 30 * second, Stones: 5},
				Left:    TimeLeft{Time: 100 * second},
			},
		},
		{
			name: "no record", limited: true,
			lines: []string{"time_settings 100 0 0", "time_left b 7 0", "loadsgf testdata/sgf/h_bad.sgf"},
			want: Clock{
				Control: TimeControl{Kind: TimeAbsolute, Main: 100 * second},
				Left:    TimeLeft{Time: 7 * second}, Reported: true,
			},
		},
		{
			name: "refused", lines: []string{"time_settings 100 0 0", "time_settings 5 5 x", "time_left b 7 -1"}, limited: true,
			want: Clock{Control: TimeControl{Kind: TimeAbsolute, Main: 100 * second}, Left: TimeLeft{Time: 100 * second}},
		},
		{
			name: "for ever", lines: []string{"time_settings 1e30 0 0"}, limited: true,
			want: Clock{Control: TimeControl{Kind: TimeAbsolute, Main: maxSeconds * second}, Left: TimeLeft{Time: maxSeconds * second}},
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var got Clock
			e := scripted{choose: func(_ context.Context, _ *engine.Game, _ engine.Color, how Request) (Choice, error) {
				got = how.Clock
				return Choice{}, nil
			}}
			s := newTestServer(t, e)
			for _, line := range append(test.lines, "genmove b") {
				tell(t, s, line)
			}
			if got != test.want || got.Limited() != test.limited {
				t.Errorf("%+v, limited %v, want %+v", got, got.Limited(), test.want)
			}
		})
	}
}

// tell runs a command and returns its whole reply.
func tell(t testing.TB, s *Server, line string) string {
	t.Helper()
	c, ok := parse([]byte(line))
	if !ok {
		t.Fatalf("%q is no command", line)
	}
	text, err := s.run(context.Background(), c)
	return string(bytes.TrimSuffix(respond(c.id, text, err), []byte("\n\n")))
}

// TestByoYomiRule counts minutes as the Chinese rules do for the time that is
// kept in reserve: a move under a minute costs nothing, every full minute takes
// one off.
func TestByoYomiRule(t *testing.T) {
	tests := []struct {
		periods int
		moves   []float64 // seconds
		want    []int     // periods left after each
	}{
		{5, []float64{59.9, 60, 30, 125, 59.999}, []int{5, 4, 4, 2, 2}},
		{5, []float64{299.9}, []int{1}},
		{3, []float64{60, 60, 59}, []int{2, 1, 1}},
		{5, []float64{0, 0, 0}, []int{5, 5, 5}},
	}
	for _, test := range tests {
		control := byoYomi(0, 60*second, test.periods)
		left := control.start()
		for i, seconds := range test.moves {
			left = control.after(left, time.Duration(seconds*float64(second)))
			if want := (TimeLeft{60 * second, test.want[i]}); left != want {
				t.Errorf("%d periods, after move %d of %v: %v, want %v", test.periods, i+1, test.moves, left, want)
			}
		}
	}
}

// TestClockElapsed plays with a clock that nobody reports: the server accounts
// for the colors it plays.
func TestClockElapsed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		think := 10 * second
		var left []TimeLeft
		e := scripted{choose: func(_ context.Context, _ *engine.Game, _ engine.Color, how Request) (Choice, error) {
			left = append(left, how.Clock.Left)
			time.Sleep(think)
			return Choice{}, nil
		}}
		s := newTestServer(t, e)
		tell(t, s, "time_settings 25 30 2")
		for range 5 {
			tell(t, s, "genmove b")
		}
		tell(t, s, "reg_genmove b") // costs nothing and has no clock
		tell(t, s, "genmove w")     // has its own
		tell(t, s, "genmove b")
		tell(t, s, "time_left b 7 0")
		tell(t, s, "genmove b")
		tell(t, s, "clear_board")
		tell(t, s, "genmove b")
		want := []TimeLeft{
			{Time: 25 * second},
			{Time: 15 * second},
			{Time: 5 * second},
			{25 * second, 1},
			{30 * second, 2},
			{},
			{Time: 25 * second},
			{20 * second, 1},
			{Time: 7 * second},
			{Time: 25 * second},
		}
		if len(left) != len(want) {
			t.Fatalf("%v", left)
		}
		for i := range want {
			if left[i] != want[i] {
				t.Errorf("choice %d has %v left, want %v", i+1, left[i], want[i])
			}
		}
	})
}
