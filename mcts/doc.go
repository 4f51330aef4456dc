// Package mcts chooses a move by Monte Carlo tree search. It imports engine
// only; what a leaf is worth comes from an Evaluator, an interface of this
// package that playouts satisfy (package playout) and networks can.
//
// One tree is shared by all workers (goroutines). A simulation selects a path
// from the root by the mean value of each move blended with its RAVE value,
// adds a virtual loss on the way down, has the leaf evaluated, expands it once
// it has visits enough, and backs the value up. The UCT term is there as an
// option and off: with RAVE and an even prior for every move, exploring by
// itself costs more than it finds (Gelly and Silver 2011 found the same).
//
// The tree is an arena of nodes without pointers and with a fixed number of
// nodes. A worker owns a node while it changes what is known of its children;
// near the root, where workers would wait for each other, the changes are
// atomic instead. When the arena is full what
// lies below the least visited nodes is pruned; the same compaction keeps the
// subtree of the moves that were played for the next search.
//
// Superko is exact in the tree: a move that would repeat a position of the
// game or of its own path never becomes a node. Left out by choice are a side's
// own one-point eyes and the suicide of a single stone. Two passes end a line
// with the exact count of the stones as they stand.
//
// A search may end before its time when no other move can overtake the first,
// go on beyond it while the choice is in doubt, and ponder in a way that ends
// at once (limits.go, watch.go). Under a clock it keeps back what the machine may
// make it wait (stall.go).
//
// Where to start reading: evaluator.go (the seam), node.go and arena.go (the
// tree), worker.go (one simulation), select.go, rave.go, search.go.
//
// Limits.KomiOffset has a search count wins by another komi than the game's, for
// handicap games; margins and games that end in the tree keep the game's own.
//
// Sources: L. Kocsis and C. Szepesvári, "Bandit based Monte-Carlo Planning",
// 2006; S. Gelly and D. Silver, "Monte-Carlo tree search and rapid action
// value estimation in computer Go", 2011; G. Chaslot, M. Winands and J. van
// den Herik, "Parallel Monte-Carlo Tree Search", 2008 (virtual loss); R.
// Segal, "On the Scalability of Parallel UCT", 2010.
package mcts
