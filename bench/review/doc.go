// Package review works on game records: for now it counts the position at the
// end of one. How stones are judged is handed in, so the package knows no
// player.
package review
