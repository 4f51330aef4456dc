//go:build !linux && !darwin

package bench

// cpuModel has no portable source here.
func cpuModel() string { return unknownCPU }
