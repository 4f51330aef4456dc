//go:build !race

package playout_test

// raceDetector says that the tests run some ten times slower.
const raceDetector = false
