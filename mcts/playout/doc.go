// Package playout plays random games from the leaves of a search. Player is
// an mcts.Evaluator: it runs one playout a leaf and returns its result, its
// moves for AMAF and, when asked, who owned each point at the end.
//
// The light policy (Light) is uniform: a side plays a point drawn among the
// empty points that are legal (simple ko, no suicide) and not its own one-point
// eye, and passes when there is none; two passes or 3*N*N moves end the playout.
// Superko is left to the tree.
//
// The heavy one (Heavy) asks rules first, each at its rate (Rates): a ko opened
// lately, ataris and chains of two liberties around the last move, eyes next to
// it, 3x3 shapes around the last two moves. What no rule answers is drawn at
// random, and the draw is judged: most self-ataris are refused, or replaced.
//
// Start reading at light.go, then heavy.go, local.go and random.go.
package playout
