//go:build slow

package bench

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// TestSignaturePlatforms builds the program in several ways and has each print
// its signature: all agree, although some have a fused multiply-add.
func TestSignaturePlatforms(t *testing.T) {
	emulator, _ := exec.LookPath("qemu-aarch64-static")
	if emulator == "" {
		emulator, _ = exec.LookPath("qemu-aarch64")
	}
	if runtime.GOARCH == "arm64" {
		emulator = "none"
	}
	const portable = "CGO_ENABLED=0"
	var want uint32
	for _, build := range []struct {
		name string
		env  []string
		args []string
		skip string
	}{
		{"as it is", nil, nil, ""},
		{"amd64 v1", []string{portable, "GOARCH=amd64", "GOAMD64=v1"}, nil, unlessArch("amd64")},
		{"amd64 v3", []string{portable, "GOARCH=amd64", "GOAMD64=v3"}, nil, unlessArch("amd64")},
		{"without a profile", nil, []string{"-pgo=off"}, ""},
		{"race detector", []string{"CGO_ENABLED=1"}, []string{"-race"}, ""},
		{"arm64", []string{portable, "GOOS=linux", "GOARCH=arm64"}, nil, unless(emulator != "", "no emulator of arm64")},
	} {
		t.Run(build.name, func(t *testing.T) {
			if build.skip != "" {
				t.Skip(build.skip)
			}
			program := filepath.Join(t.TempDir(), "engine")
			c := exec.Command("go", append(append([]string{"build", "-o", program}, build.args...), "tianyuan/cmd/engine")...)
			c.Env = append(os.Environ(), build.env...)
			if text, err := c.CombinedOutput(); err != nil {
				t.Fatalf("%v\n%s", err, text)
			}
			command := []string{program, "bench", "signature", "--json"}
			if build.name == "arm64" && emulator != "none" {
				command = append([]string{emulator}, command...)
			}
			var stderr strings.Builder
			c = exec.Command(command[0], command[1:]...)
			c.Stderr = &stderr
			out, err := c.Output()
			if err != nil && strings.Contains(stderr.String(), "microarchitecture support") {
				t.Skip(stderr.String())
			}
			var result SignatureResult
			if err != nil || json.Unmarshal(out[:strings.IndexByte(string(out), '\n')], &result) != nil || result.Signature == 0 {
				t.Fatalf("%v: %s%s", err, out, stderr.String())
			}
			t.Log("signature", result.Signature)
			if want == 0 {
				want = result.Signature
			}
			if result.Signature != want {
				t.Errorf("signature %d (%+v), want %d", result.Signature, result.Sizes, want)
			}
		})
	}
}

// unless returns the reason to skip a test where ok is false.
func unless(ok bool, reason string) string {
	if ok {
		return ""
	}
	return reason
}

func unlessArch(arch string) string { return unless(runtime.GOARCH == arch, "not on "+arch) }
