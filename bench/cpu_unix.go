//go:build unix

package bench

import (
	"syscall"
	"time"
)

// cpuTime returns the CPU time this process has used, user's and system's.
func cpuTime() (time.Duration, bool) {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		return 0, false
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano()), true
}
