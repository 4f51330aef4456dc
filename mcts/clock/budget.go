package clock

import "time"

// Left is the time of the side to move.
type Left struct {
	// Main is what is left before overtime, 0 in overtime.
	Main time.Duration
	// Period and Stones are the overtime period: what is left of it and the
	// moves still to make in it, or the whole period while Main lasts. Stones
	// is 0 without overtime.
	Period time.Duration
	Stones int
}

// Lag is kept back from every limit for the way to the referee's clock and
// for the end of a search.
const Lag = 100 * time.Millisecond

// Budget returns the time to think about the next move of a game on a board
// with that edge after that many moves by both sides. It is never more than
// what is left less the lag, and 0 if the lag has used that up.
//
// Main time is divided by the moves the game may still have, in overtime each
// move gets an equal share of the period. While main time lasts a move gets a
// share of the coming period if that is more: the main time is then spent
// bit by bit instead of in one long thought.
func Budget(left Left, size, played int) time.Duration {
	share := time.Duration(0)
	if left.Stones > 0 {
		share = (left.Period - Lag) / time.Duration(left.Stones)
	}
	if left.Main <= 0 {
		return max(share, 0)
	}
	budget := max((left.Main-Lag)/time.Duration(movesLeft(size, played)), share)
	if left.Stones == 0 {
		return max(min(budget, left.Main-Lag), 0)
	}
	// A thought that outlasts the main time goes on in the first period.
	return max(min(budget, left.Main+share), 0)
}

// movesLeft estimates the moves that one side still has to make: games last
// about four moves for every five points, and one that goes on longer may do
// so for a while.
func movesLeft(size, played int) int {
	points := size * size
	return max((points*4/5-played)/2, points/10, 5)
}
