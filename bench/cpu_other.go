//go:build !unix

package bench

import "time"

// cpuTime reports that there is no CPU time to be had: the wall clock serves.
func cpuTime() (time.Duration, bool) { return 0, false }
