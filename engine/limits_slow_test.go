//go:build slow

package engine

import "math"

// perftLimit is the largest number of sequences that TestPerft counts.
const perftLimit = math.MaxInt
