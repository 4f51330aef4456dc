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

// timeSystem is a kind of time control as kgs-time_settings and
// kata-time_settings name it.
type timeSystem struct {
	name string
	args int
	kgs  bool // kgs-time_settings knows it as well
	read func(*timeArgs) TimeControl
}

// timeSystems lists the kinds of time control in the order in which
// kata-list_time_settings does.
func timeSystems() []timeSystem {
	return []timeSystem{
		{"none", 0, true, func(*timeArgs) TimeControl { return TimeControl{Kind: TimeNoLimit} }},
		{"absolute", 1, true, func(a *timeArgs) TimeControl { return absolute(a.seconds()) }},
		{"byoyomi", 3, true, func(a *timeArgs) TimeControl { return byoYomi(a.seconds(), a.seconds(), a.count()) }},
		{"canadian", 3, true, func(a *timeArgs) TimeControl { return canadian(a.seconds(), a.seconds(), a.count()) }},
		{"fischer", 2, false, func(a *timeArgs) TimeControl { return fischer(a.seconds(), a.seconds()) }},
		{"fischer-capped", 4, false, (*timeArgs).fischerCapped},
	}
}

// absolute returns absolute time; absolute time of nothing can only mean no
// limit.
func absolute(mainTime time.Duration) TimeControl {
	if mainTime == 0 {
		return TimeControl{Kind: TimeNoLimit}
	}
	return TimeControl{Kind: TimeAbsolute, Main: mainTime}
}

// canadian returns Canadian overtime. As the protocol has it, overtime without
// stones means no limit, and no overtime means absolute time.
func canadian(mainTime, period time.Duration, stones int) TimeControl {
	switch {
	case period == 0:
		return absolute(mainTime)
	case stones == 0:
		return TimeControl{Kind: TimeNoLimit}
	default:
		return TimeControl{Kind: TimeCanadian, Main: mainTime, Period: period, Stones: stones}
	}
}

// byoYomi returns byo-yomi; without a period or periods it is absolute time.
func byoYomi(mainTime, period time.Duration, periods int) TimeControl {
	if period == 0 || periods == 0 {
		return absolute(mainTime)
	}
	return TimeControl{Kind: TimeByoYomi, Main: mainTime, Period: period, Periods: periods}
}

// fischer returns a Fischer clock; one that never shows any time means no
// limit.
func fischer(mainTime, increment time.Duration) TimeControl {
	if mainTime == 0 && increment == 0 {
		return TimeControl{Kind: TimeNoLimit}
	}
	return TimeControl{Kind: TimeFischer, Main: mainTime, Increment: increment}
}

// fischerCapped reads a Fischer clock with its cap, which is not below the main
// time, and the limit of a move; either may be negative for none.
func (a *timeArgs) fischerCapped() TimeControl {
	t := fischer(a.seconds(), a.seconds())
	t.Cap, t.Move = a.limit(), a.limit()
	if t.Cap > 0 && t.Cap < t.Main {
		a.err = errCap
	}
	if t.Kind == TimeNoLimit {
		return TimeControl{Kind: TimeNoLimit}
	}
	return t
}

// timeArgs reads the arguments of time settings one after the other and keeps
// the first fault.
type timeArgs struct {
	args []string
	err  error
}

// next returns what read makes of the next argument, 0 after a fault.
func next[T any](a *timeArgs, read func(string) (T, error)) (value T) {
	if a.err == nil {
		value, a.err = read(a.args[0])
		a.args = a.args[1:]
	}
	return value
}

func (a *timeArgs) seconds() time.Duration { return next(a, parseSeconds) }
func (a *timeArgs) count() int             { return next(a, parseCount) }
func (a *timeArgs) limit() time.Duration   { return next(a, parseLimit) }

// parseLimit reads a time in seconds above 0, or a negative number for no
// limit, which is returned as 0.
func parseLimit(text string) (time.Duration, error) {
	if s, err := parseFloat(text); err == nil && s < 0 {
		return 0, nil
	}
	limit, err := parseSeconds(text)
	if err == nil && limit == 0 {
		err = errSyntax
	}
	return limit, err
}

// timeSettings sets main time and Canadian overtime and gives both colors their
// time.
func (s *Server) timeSettings(_ context.Context, c call) (string, error) {
	a := timeArgs{args: c.args()}
	t := canadian(a.seconds(), a.seconds(), a.count())
	if a.err == nil {
		s.clocks.set(t)
	}
	return "", a.err
}

// kgsTimeSettings sets the time control by one of the names of the KGS server.
func (s *Server) kgsTimeSettings(_ context.Context, c call) (string, error) {
	return "", s.setTimeSystem(c.args(), true)
}

// kataTimeSettings sets the time control by any name that we have.
func (s *Server) kataTimeSettings(_ context.Context, c call) (string, error) {
	return "", s.setTimeSystem(c.args(), false)
}

// setTimeSystem sets the time control and gives both colors their time.
func (s *Server) setTimeSystem(args []string, kgs bool) error {
	for _, system := range timeSystems() {
		if system.name != args[0] || kgs && !system.kgs {
			continue
		}
		a := timeArgs{args: args[1:]}
		if len(a.args) != system.args {
			return errSyntax
		}
		t := system.read(&a)
		if a.err == nil {
			s.clocks.set(t)
		}
		return a.err
	}
	return errTimeSystem
}

// listTimeSettings answers the names that kata-time_settings takes.
func (s *Server) listTimeSettings(context.Context, call) (string, error) {
	var names []string
	for _, system := range timeSystems() {
		names = append(names, system.name)
	}
	return strings.Join(names, " "), nil
}

// timeLeft takes over the time a color has left.
func (s *Server) timeLeft(_ context.Context, c call) (string, error) {
	args := c.args()
	color, err := engine.ParseColor(args[0])
	if err != nil {
		return "", errSyntax
	}
	a := timeArgs{args: args[1:]}
	left := TimeLeft{Time: a.seconds(), Stones: a.count()}
	if a.err == nil {
		s.clocks.report(color, left)
	}
	return "", a.err
}
