package bench

import (
	"fmt"
	"runtime"
	"runtime/debug"
)

// Machine is where and by what a measurement was made; figures of different
// machines do not compare.
type Machine struct {
	CPU   string `json:"cpu"`   // the model's name, "unknown" where the system does not tell
	CPUs  int    `json:"cpus"`  // that this process may use
	Go    string `json:"go"`    // version of the toolchain
	OS    string `json:"os"`    // as in GOOS
	Arch  string `json:"arch"`  // as in GOARCH
	Level string `json:"level"` // of the architecture, as in GOAMD64: "v1"; may be empty
	PGO   bool   `json:"pgo"`   // built with a profile
	// Revision is the commit the program was built from, with "+dirty" after
	// changes; empty where the build does not know.
	Revision string `json:"revision,omitempty"`
}

// ThisMachine describes the machine and the build that run this program.
func ThisMachine() Machine {
	m := Machine{
		CPU: cpuModel(), CPUs: runtime.NumCPU(), Go: runtime.Version(),
		OS: runtime.GOOS, Arch: runtime.GOARCH,
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return m
	}
	dirty := false
	for _, s := range info.Settings {
		switch s.Key {
		case "GO" + levelKeys[m.Arch]:
			m.Level = s.Value
		case "-pgo":
			m.PGO = true
		case "vcs.revision":
			m.Revision = s.Value
		case "vcs.modified":
			dirty = s.Value == "true"
		}
	}
	if m.Revision != "" && dirty {
		m.Revision += "+dirty"
	}
	return m
}

// levelKeys names the build setting of the level of each architecture.
var levelKeys = map[string]string{"amd64": "AMD64", "arm64": "ARM64"}

// String describes the machine in one line.
func (m Machine) String() string {
	level, pgo := "", "off"
	if m.Level != "" {
		level = " " + m.Level
	}
	if m.PGO {
		pgo = "on"
	}
	return fmt.Sprintf("%s, %d CPUs, %s %s/%s%s, PGO %s", m.CPU, m.CPUs, m.Go, m.OS, m.Arch, level, pgo)
}

// unknownCPU is the model where the system does not tell.
const unknownCPU = "unknown"
