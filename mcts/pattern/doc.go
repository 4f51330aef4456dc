// Package pattern knows small shapes: what the eight points around a point look
// like, and whether a stone there is one of the answers that players give
// without thinking (hane, cut, side).
//
// A shape is engine.Board.Surroundings, 16 bits. Start reading at table.go.
package pattern
