package bench

import (
	"runtime"
	"strings"
	"testing"
)

func TestThisMachine(t *testing.T) {
	m := ThisMachine()
	if m.Go != runtime.Version() || m.OS != runtime.GOOS || m.Arch != runtime.GOARCH || m.CPUs < 1 || m.CPU == "" {
		t.Errorf("%+v", m)
	}
	if runtime.GOARCH == "amd64" && !strings.HasPrefix(m.Level, "v") {
		t.Errorf("level %q of amd64", m.Level)
	}
}

func TestMachineString(t *testing.T) {
	m := Machine{CPU: "Some CPU", CPUs: 4, Go: "go1.26.0", OS: "linux", Arch: "amd64", Level: "v3", PGO: true, Revision: "abc"}
	if got, want := m.String(), "Some CPU, 4 CPUs, go1.26.0 linux/amd64 v3, PGO on"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	m.Level, m.PGO = "", false
	if got, want := m.String(), "Some CPU, 4 CPUs, go1.26.0 linux/amd64, PGO off"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
