// Package tactics reads what local fights come to: ladders, nets, ataris, the
// vital points of small eyes and how near points are along chains. It judges
// positions only; which moves to prefer is for its callers, the playout policy
// and the prior of a new node.
//
// A Reader searches forward from a board on boards of its own. All of its
// searches are one game: an attacker wants to take a given chain, its owner to
// save it. The chain is safe as soon as it has too many liberties to be put in
// atari at once, and caught when it is taken. With Depth 0 the attacker's moves
// are ataris only, which is a ladder and read exactly; the first Depth of them
// may be quiet, which catches chains in nets and loose ladders and is read with
// the moves near the chain only.
//
// Every search is conservative where it does not know: a chain is called caught
// only if it was seen to be taken against every reply. Where the limit of nodes
// is reached, or a ko forbids the taking, it counts as not caught.
//
// The rest looks at a board as it stands, in the time that a playout has for a
// move. AppendAtariAnswers, AppendTwoLibertyAnswers and AppendEyeFixes answer
// the last move; of the two liberties of a chain one move and its answer are
// read, along the chains that are joined. SelfAtari judges a move, Sacrifice
// knows the self-ataris that are good (snapback, throw-in, nakade), AppendInstead
// and AppendCounters what to play in place of a bad one. Nakade finds the vital
// point of an eye and Distances how near points are along chains.
//
// Nothing here allocates, beyond what append needs, or changes the caller's
// board.
//
// Start reading at ladder.go, or at selfatari.go for the playouts' part.
package tactics
