package clock

import "time"

// Left is the time of the side to move.
type Left struct {
	// Main is what is left before overtime, 0 in overtime; all there is where
	// there is no overtime.
	Main time.Duration
	// Period and Stones are the overtime period: what is left of it and the
	// moves still to make in it, or the whole period while Main lasts. Stones
	// is 0 without overtime. A byo-yomi period is one of one stone; how many
	// are left does not matter, because none is used up by choice.
	Period time.Duration
	Stones int
	// Increment is added to Main after the move, but never above Cap if that
	// is not 0.
	Increment, Cap time.Duration
	// Move is the most that a move may take, 0 for no such rule.
	Move time.Duration
}

// DefaultLag is the time that a move may cost beside the thought: the way to
// the referee's clock and back, and the end of a search on a busy machine.
const DefaultLag = 100 * time.Millisecond

// Of a time that must not be overstepped a move leaves the lag and one part in
// reserveShare, but not more than maxReserve of it: the longer a thought may
// be the less a reserve costs, and the more there is to lose.
const (
	reserveShare = 20
	maxReserve   = time.Second
)

// usable is what a single thought may take of a time that must not be
// overstepped. It is never negative.
func usable(t, lag time.Duration) time.Duration {
	return max(t-lag-min(t/reserveShare, maxReserve), 0)
}
