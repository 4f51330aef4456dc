// Package playout plays random games from the leaves of a search. Player is
// an mcts.Evaluator: it runs one playout a leaf and returns its result, its
// moves for AMAF and, when asked, who owned each point at the end.
//
// The light policy (Light) is uniform: a side plays a point drawn among the
// empty points that are legal (simple ko, no suicide) and not its own one-point
// eye, and passes when there is none; two passes or 3*N*N moves end the playout.
// Superko is left to the tree.
//
// The heavy one (Heavy) asks rules first, each at its rate: answers to ataris
// around the last move, the vital point of an eye next to it, 3x3 shapes around
// the last two moves. What no rule answers is drawn at random, self-ataris
// refused most of the time.
//
// Start reading at light.go, then heavy.go and rates.go.
package playout
