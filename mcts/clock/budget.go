package clock

import "time"

// Budget is the time for the thought about a move, neither below 0.
type Budget struct {
	// Desired is what a move gets that is no harder than others.
	Desired time.Duration
	// Most is what it may get if it is hard: at least Desired, and about twice
	// of it where the time allows that.
	Most time.Duration
	// Saves says that time not used now can be used later: to end a thought
	// early then gains something.
	Saves bool
}

// Plan returns the budget for the next move of a game on a board with that edge
// after that many moves by both sides, where a move costs up to the lag beside
// the thought. Both times are 0 when the reserve has used up what is left.
func Plan(left Left, size, played int, lag time.Duration) Budget {
	var b Budget
	switch {
	case left.Stones > 0 && left.Main <= 0:
		b = inPeriod(left.Period, left.Stones, lag)
	case left.Stones > 0:
		b = beforePeriod(left, size, played, lag)
	default:
		b = inMain(left, phaseOf(size, played), lag)
	}
	if left.Move > 0 {
		most := usable(left.Move, lag)
		b.Desired, b.Most = min(b.Desired, most), min(b.Most, most)
	}
	return b
}

// inPeriod divides what is left of a period evenly among its moves. All that
// the last one leaves is lost.
func inPeriod(period time.Duration, stones int, lag time.Duration) Budget {
	available := usable(period, lag)
	if stones == 1 {
		return Budget{Desired: available, Most: available}
	}
	return bounded(max(available/time.Duration(stones)-lag, 0), available)
}

// beforePeriod divides the main time by the phases of the game; but a move may
// have what it will have in the overtime that is coming, so that the main time
// is spent bit by bit instead of in long thoughts while the overtime's moves
// are short. Only the opening, where there is less to find, saves some of it.
func beforePeriod(left Left, size, played int, lag time.Duration) Budget {
	overtime := inPeriod(left.Period, left.Stones, lag).Desired
	wanted := scale(usable(left.Main, lag), phaseOf(size, played).share())
	wanted = max(wanted, scale(overtime, opening(size, played)))
	// A thought that outlasts the main time goes on in the first period.
	return bounded(min(wanted, left.Main+overtime), left.Main+overtime)
}

// inMain divides the main time by the phases of the game; what a move adds may
// be spent on it. Where that does not pay for the lag, what all moves of a long
// game may cost stays on the clock, up to three quarters: there comes no other time.
func inMain(left Left, p phase, lag time.Duration) Budget {
	available, gain := usable(left.Main, lag), left.Increment-lag
	if gain < 0 {
		available, gain = max(available+time.Duration(p.longest)*gain, available/4), 0
	}
	wanted := scale(available, p.share()) + gain
	if left.Cap > 0 {
		// What the cap would take away is free.
		wanted = max(wanted, left.Main+left.Increment-left.Cap)
	}
	// Not all at once, so that the increments of small clocks add up.
	return bounded(min(wanted, available/3*2), available)
}

// bounded is the budget with that desired time out of what is available.
func bounded(desired, available time.Duration) Budget {
	return Budget{Desired: desired, Most: min(2*desired, desired+(available-desired)/2), Saves: true}
}

func scale(t time.Duration, factor float64) time.Duration {
	return time.Duration(float64(t) * factor)
}
