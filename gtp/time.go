package gtp

import (
	"context"
	"errors"
	"math"
	"strconv"
	"strings"
	"time"

	"tianyuan/engine"
)

// TimeKind is a kind of time control.
type TimeKind uint8

// The kinds of time control. Unset means that the client has said nothing;
// no limit means that it has said there is none.
const (
	TimeUnset TimeKind = iota
	TimeNoLimit
	TimeAbsolute // Main for all moves
	TimeCanadian // Main, then Stones moves in every Period
)

// TimeControl is how the time of a game is limited, the same for both colors.
type TimeControl struct {
	Kind   TimeKind
	Main   time.Duration // before overtime
	Period time.Duration // of overtime
	Stones int           // Canadian: moves to make in a period, at least 1
}

// TimeLeft is what a color has left: of the main time with Stones 0, otherwise
// of the running overtime period, in which Stones moves are still to be made.
// Time is never negative.
type TimeLeft struct {
	Time   time.Duration
	Stones int
}

// Clock is the time of the color that is asked for a move.
type Clock struct {
	Control TimeControl
	// Left is what remains, if Limited: as the client reported it, less what
	// the color has thought since, or by the server's own account.
	Left TimeLeft
	// Reported says that the client has reported the time left in this game.
	Reported bool
}

// Limited reports whether the color has to look at its time: a time control is
// set, or the client reports the time left without having set one.
func (c Clock) Limited() bool {
	switch c.Control.Kind {
	case TimeUnset:
		return c.Reported
	case TimeNoLimit:
		return false
	default:
		return true
	}
}

// start returns what a color has at the start of a game.
func (t TimeControl) start() TimeLeft {
	if t.Kind == TimeCanadian && t.Main == 0 {
		return TimeLeft{Time: t.Period, Stones: t.Stones}
	}
	return TimeLeft{Time: t.Main}
}

// after returns what is left after a move that took elapsed. A move that
// oversteps the time leaves 0: the game goes on until somebody ends it. The
// move in which the main time ends is the first of the period.
func (t TimeControl) after(left TimeLeft, elapsed time.Duration) TimeLeft {
	left.Time -= elapsed
	if left.Stones == 0 && left.Time <= 0 && t.Kind == TimeCanadian {
		left.Time += t.Period
		left.Stones = t.Stones
	}
	left.Time = max(left.Time, 0)
	switch {
	case left.Stones > 1:
		left.Stones--
	case left.Stones == 1 && t.Kind == TimeCanadian:
		left = TimeLeft{Time: t.Period, Stones: t.Stones}
	}
	return left
}

// clocks are the times of both colors, indexed by color.
type clocks struct {
	control  TimeControl
	left     [engine.White + 1]TimeLeft
	reported [engine.White + 1]bool
}

// set begins anew with a time control.
func (k *clocks) set(t TimeControl) {
	k.control = t
	k.reset()
}

// reset gives both colors the time of a new game.
func (k *clocks) reset() {
	*k = clocks{control: k.control}
	for c := engine.Black; c <= engine.White; c++ {
		k.left[c] = k.control.start()
	}
}

// report takes over what the client says is left.
func (k *clocks) report(c engine.Color, left TimeLeft) {
	k.left[c], k.reported[c] = left, true
}

// spend accounts for a move of c's.
func (k *clocks) spend(c engine.Color, elapsed time.Duration) {
	k.left[c] = k.control.after(k.left[c], elapsed)
}

// clock is what c's player is told.
func (k *clocks) clock(c engine.Color) Clock {
	return Clock{Control: k.control, Left: k.left[c], Reported: k.reported[c]}
}

// maxSeconds bounds what is read as a time, some thirty years: clients that
// mean "for ever" send numbers that overflow elsewhere.
const maxSeconds = 1e9

// parseSeconds reads a time in seconds, whole or with a fraction.
func parseSeconds(text string) (time.Duration, error) {
	s, err := parseFloat(text)
	if err != nil || math.IsNaN(s) || s < 0 {
		return 0, errSyntax
	}
	return time.Duration(min(s, maxSeconds) * float64(time.Second)), nil
}

// parseFloat reads a decimal number, possibly infinite or none.
func parseFloat(text string) (float64, error) {
	f, err := strconv.ParseFloat(text, 64)
	if strings.ContainsAny(text, "xX_") || errors.Is(err, strconv.ErrSyntax) {
		return 0, errSyntax
	}
	return f, nil // out of range is infinite
}

// parseCount reads a number of stones, not negative; some clients write whole
// numbers with a fraction of zero.
func parseCount(text string) (int, error) {
	f, err := parseFloat(text)
	if err != nil || math.IsNaN(f) || f < 0 || f != math.Trunc(f) {
		return 0, errSyntax
	}
	return int(min(f, math.MaxInt32)), nil
}

// timeSettings sets the time control and gives both colors its time. As the
// protocol has it, overtime without stones means no limit, and no overtime
// means absolute time; absolute time of nothing can only mean no limit, too.
func (s *Server) timeSettings(_ context.Context, c call) (string, error) {
	args := c.args()
	mainTime, err := parseSeconds(args[0])
	if err != nil {
		return "", err
	}
	period, err := parseSeconds(args[1])
	if err != nil {
		return "", err
	}
	stones, err := parseCount(args[2])
	if err != nil {
		return "", err
	}
	t := TimeControl{Kind: TimeCanadian, Main: mainTime, Period: period, Stones: stones}
	switch {
	case period == 0 && mainTime > 0:
		t = TimeControl{Kind: TimeAbsolute, Main: mainTime}
	case period == 0 || stones == 0:
		t = TimeControl{Kind: TimeNoLimit}
	}
	s.clocks.set(t)
	return "", nil
}

// timeLeft takes over the time a color has left.
func (s *Server) timeLeft(_ context.Context, c call) (string, error) {
	args := c.args()
	color, err := engine.ParseColor(args[0])
	if err != nil {
		return "", errSyntax
	}
	left, err := parseSeconds(args[1])
	if err != nil {
		return "", err
	}
	stones, err := parseCount(args[2])
	if err != nil {
		return "", err
	}
	s.clocks.report(color, TimeLeft{Time: left, Stones: stones})
	return "", nil
}
