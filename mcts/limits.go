package mcts

import "time"

// Limits end a search; zero means no such limit, and a negative limit has been
// reached already. A search without limits runs until its context ends.
type Limits struct {
	// Simulations is the number of simulations of this search, those of a
	// reused tree not counted.
	Simulations int
	// Time is the wall-clock time of this search.
	Time time.Duration
}
