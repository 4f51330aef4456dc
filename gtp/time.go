package gtp

import (
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
	TimeByoYomi  // Main, then Periods, each of which lasts until a move uses it up
	TimeFischer  // Main, and Increment more after every move
)

// TimeControl is how the time of a game is limited, the same for both colors.
// Fields that its Kind does not name are 0.
type TimeControl struct {
	Kind      TimeKind
	Main      time.Duration // before overtime
	Period    time.Duration // of overtime
	Stones    int           // Canadian: moves to make in a period, at least 1
	Periods   int           // byo-yomi: periods of overtime, at least 1
	Increment time.Duration // Fischer: what a move adds
	Cap       time.Duration // Fischer: no increment lifts the time above it; 0 is no cap
	Move      time.Duration // Fischer: the most that one move may take; 0 is no such limit
}

// TimeLeft is what a color has left, in the terms of time_left: of the main
// time with Stones 0, otherwise of the running overtime period. Stones is then
// the number of moves still to make in the period, or under byo-yomi the
// number of periods left, the running one included. Time is never negative.
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
	// Unseen is the number of moves for which the server has accounted by itself
	// since the last report, or since an overtime period began. What they have
	// cost on the way to the client's clock is not off Left.
	Unseen int
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
	if t.Main == 0 && (t.Kind == TimeCanadian || t.Kind == TimeByoYomi) {
		return t.overtime()
	}
	return TimeLeft{Time: t.Main}
}

// overtime returns what a color has when the main time has ended.
func (t TimeControl) overtime() TimeLeft {
	if t.Kind == TimeByoYomi {
		return TimeLeft{Time: t.Period, Stones: t.Periods}
	}
	return TimeLeft{Time: t.Period, Stones: t.Stones}
}

// begins reports whether a period of overtime is whole.
func (t TimeControl) begins(left TimeLeft) bool {
	switch t.Kind {
	case TimeCanadian:
		return left == t.overtime()
	case TimeByoYomi:
		return left.Stones > 0 && left.Time == t.Period
	default:
		return false
	}
}

// after returns what is left after a move that took elapsed. A move that
// oversteps the time ends nothing here, for a server only keeps count: absolute
// time and a Canadian period stay at 0, byo-yomi stays in its last period, and
// a Fischer clock goes on from its increment.
func (t TimeControl) after(left TimeLeft, elapsed time.Duration) TimeLeft {
	switch t.Kind {
	case TimeByoYomi:
		return t.afterByoYomi(left, elapsed)
	case TimeFischer:
		most := time.Duration(maxSeconds) * time.Second // so that it never wraps
		if t.Cap > 0 {
			most = t.Cap
		}
		return TimeLeft{Time: min(max(left.Time-elapsed, 0)+t.Increment, most)}
	default:
		return t.afterCanadian(left, elapsed)
	}
}

// afterCanadian is after where a period has stones, or there is none. The move
// in which the main time ends is the first of the period.
func (t TimeControl) afterCanadian(left TimeLeft, elapsed time.Duration) TimeLeft {
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
		left = t.overtime()
	}
	return left
}

// afterByoYomi is after with byo-yomi: a move that ends within a period gets
// all of it back, a period that is used up to the end is lost.
func (t TimeControl) afterByoYomi(left TimeLeft, elapsed time.Duration) TimeLeft {
	if left.Stones == 0 {
		if elapsed < left.Time {
			return TimeLeft{Time: left.Time - elapsed}
		}
		elapsed -= left.Time
		left = t.overtime()
	}
	if elapsed >= left.Time {
		lost := 1 + (elapsed-left.Time)/t.Period
		left.Stones = int(max(time.Duration(left.Stones)-lost, 1))
	}
	return TimeLeft{Time: t.Period, Stones: left.Stones}
}

// clocks are the times of both colors, indexed by color.
type clocks struct {
	control  TimeControl
	left     [engine.White + 1]TimeLeft
	reported [engine.White + 1]bool
	unseen   [engine.White + 1]int // see Clock.Unseen
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

// report takes over what the client says is left. Where there is no overtime
// there are no stones to make in it.
func (k *clocks) report(c engine.Color, left TimeLeft) {
	if k.control.Kind == TimeAbsolute || k.control.Kind == TimeFischer {
		left.Stones = 0
	}
	k.left[c], k.reported[c], k.unseen[c] = left, true, 0
}

// spend accounts for a move of c's.
func (k *clocks) spend(c engine.Color, elapsed time.Duration) {
	k.left[c] = k.control.after(k.left[c], elapsed)
	k.unseen[c]++
	if k.control.begins(k.left[c]) {
		k.unseen[c] = 0
	}
}

// clock is what c's player is told.
func (k *clocks) clock(c engine.Color) Clock {
	return Clock{Control: k.control, Left: k.left[c], Reported: k.reported[c], Unseen: k.unseen[c]}
}
