//go:build race

package mcts

// raceDetector says that the tests run some ten times slower.
const raceDetector = true
