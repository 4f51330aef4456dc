// Package clock turns the time a side has left into a budget for its next
// move, under every time system that a controller can set: absolute time,
// Canadian overtime, of which a fixed time a move is the case of one stone,
// byo-yomi, and Fischer increments with their caps. It knows nothing of GTP and
// of the search.
//
// The invariant: a budget's Most leaves a reserve of what may be used, for the
// way to the referee's clock and for the end of a search, so that a search
// that ends in time never loses on time.
//
// Where to start reading: left.go (the time that is left), then Plan in
// budget.go; phase.go says how much of a game's time a move is worth.
package clock
