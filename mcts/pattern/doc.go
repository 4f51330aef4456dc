// Package pattern knows what points look like by what is around them.
//
//   - Matches says whether a stone fits the eight points around, as one of the
//     answers that players give without thinking (hane, cut, side). These
//     surroundings are engine.Board.Surroundings, 16 bits.
//   - A Neighbourhood is what is around a point up to one of several rings, as the
//     mover sees it, alike in all eight orientations. A Book finds those it knows
//     on a Field, which is a board prepared for it.
//
// Start reading at table.go, and at ring.go for the larger ones.
package pattern
