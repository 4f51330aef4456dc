package bench

import "runtime"

// mallocCount returns the number of heap objects allocated so far.
func mallocCount() uint64 {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.Mallocs
}
