package bench

import "syscall"

// cpuModel returns the model's name as the system shows it.
func cpuModel() string {
	name, err := syscall.Sysctl("machdep.cpu.brand_string")
	if err != nil || name == "" {
		return unknownCPU
	}
	return name
}
