// Package engine is what a position and a game of Go are: board, rules, record
// and count. It imports the standard library only and none of our packages.
//
// The two types to know are composed, not related by an interface:
//
//   - Board is one position, flat and without pointers, with simple ko. It is
//     what playouts run on: Legal, Play and Atari are O(1), Play does not
//     allocate, a copy costs what the board size uses.
//   - Game is a Board with its record: rules, superko, undo, handicap, set-up,
//     end and result.
//
// A Point indexes a board of one size, Pass is the Point 0, and a Color is what
// stands on a point. Score counts a Game in points, as Black's lead; the
// Chinese unit zi (子) appears only where a result is printed.
//
// The invariants of a Board stand at its type; Check recomputes them all, and
// the tests run it after every move of random games.
//
// Where to start reading: point.go, color.go, board.go, then play.go (the hot
// path) with chain.go (liberties as a sum), then game.go and score.go.
package engine
