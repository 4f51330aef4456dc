// Package review works on game records: for now it counts a position of one,
// by default that at the end. How stones are judged is handed in, so the package
// knows no player.
//
// Score reads and counts by ScoreOptions, and returns a Report. Where to start
// reading: score.go, report.go.
package review
