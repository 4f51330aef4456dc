// Package playout plays random games from the leaves of a search. Player is
// an mcts.Evaluator: it runs one playout a leaf and returns its result, its
// moves for AMAF and, when asked, who owned each point at the end.
//
// The light policy is uniform: a side plays a point drawn among the empty
// points that are legal (simple ko, no suicide) and not its own one-point eye,
// and passes when there is none; two passes or 3*N*N moves end the playout.
// Superko is left to the tree.
package playout
