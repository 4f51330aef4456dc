//go:build !slow

package engine

// perftLimit is the largest number of sequences that TestPerft counts.
const perftLimit = 1_000_000
