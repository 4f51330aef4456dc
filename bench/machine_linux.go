package bench

import (
	"bufio"
	"io"
	"os"
	"strings"
)

// cpuModel returns the model's name as the kernel shows it.
func cpuModel() string {
	file, err := os.Open("/proc/cpuinfo")
	if err != nil {
		return unknownCPU
	}
	defer func() { _ = file.Close() }()
	return modelIn(file)
}

// modelIn reads the text of /proc/cpuinfo. Its names differ between
// architectures, and some have none.
func modelIn(r io.Reader) string {
	lines := bufio.NewScanner(r)
	for lines.Scan() {
		name, value, _ := strings.Cut(lines.Text(), ":")
		switch strings.TrimSpace(name) {
		case "model name", "Model", "cpu model":
			if value = strings.TrimSpace(value); value != "" {
				return value
			}
		}
	}
	return unknownCPU
}
