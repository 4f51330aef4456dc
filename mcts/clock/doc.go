// Package clock turns the time a side has left into a budget for its next
// move: absolute time and Canadian overtime, of which a fixed time a move is
// the case of one stone. It knows nothing of GTP and of the search.
//
// The one function to read is Budget.
package clock
