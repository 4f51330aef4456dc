// Package sgf reads and writes game records in the Smart Game Format, FF[1] to
// FF[4], for the game of Go.
//
// A file becomes a game in three steps, and each can be used alone:
//
//   - bytes to text: whatever the encoding, the whole file is turned into UTF-8
//     first, because the second byte of a Chinese or Japanese character may be
//     a backslash or a bracket;
//   - text to tree: a Collection holds one root Node for each game of the file,
//     a Node its ordered properties with values as they are escaped in a file;
//   - tree to game: Replay plays the main line on an engine.Game and returns it
//     as a Record, with the header and a Note for each move.
//
// Load does all three. The way back is Record.Tree, which makes FF[4], and
// Write, or Record.Write for both; what is written is always UTF-8.
//
// The reader forgives what real files get wrong: text around the games, a byte
// order mark, lower-case letters in names, a missing last parenthesis,
// unescaped brackets in comments, a wrong or missing CA. Where something may be
// lost or was changed, such as a komi in zi, a warning says so. What the reader
// cannot make sense of is one error with an offset, and then nothing is
// returned; only behind a whole first game it is a warning. Nothing in the
// package recurses, so a file cannot hurt by its depth, and Limits bound size
// and number of nodes.
//
// SGF's coordinates are known here only: letters for column and row from the
// top left, see FormatPoint.
//
// Where to start reading: node.go, then scanner.go and parser.go, then
// replay.go.
package sgf
