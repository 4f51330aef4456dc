package bench

import (
	"math"
	"slices"
)

// spread is the median of repeated measurements with the smallest and the
// largest.
type spread struct{ median, least, most float64 }

// spreadOf requires at least one value. The median of an even number is the
// mean of the two in the middle.
func spreadOf(values []float64) spread {
	v := slices.Sorted(slices.Values(values))
	n := len(v)
	return spread{(v[(n-1)/2] + v[n/2]) / 2, v[0], v[n-1]}
}

// spreadBy is spreadOf what f finds in each run.
func spreadBy[R any](runs []R, f func(R) float64) spread {
	values := make([]float64, len(runs))
	for i, r := range runs {
		values[i] = f(r)
	}
	return spreadOf(values)
}

// round rounds all three to a number of digits after the point.
func (s spread) round(digits int) spread {
	return spread{round(s.median, digits), round(s.least, digits), round(s.most, digits)}
}

func round(x float64, digits int) float64 {
	unit := math.Pow10(digits)
	return math.Round(x*unit) / unit
}
