//go:build slow && linux

package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"
)

// TestMemory searches on 19x19 for five minutes with a tree of 64 MB. The
// process may use as much again for everything else.
func TestMemory(t *testing.T) {
	const treeMB, restMB, seconds = 64, 64, 300
	c, _, _ := program("--size", "19", "--memory", fmt.Sprint(treeMB), "--time", fmt.Sprint(seconds))
	c.Stdout = nil
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	in, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(in, "genmove b\n"); err != nil {
		t.Fatal(err)
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil || !strings.HasPrefix(line, "= ") {
		t.Fatalf("genmove: %q, %v", line, err)
	}
	peak := peakMB(t, c.Process.Pid)
	t.Logf("%s: peak %d MB with a tree of %d MB after %d s", strings.TrimSpace(line), peak, treeMB, seconds)
	if peak > treeMB+restMB {
		t.Errorf("peak %d MB, want at most %d", peak, treeMB+restMB)
	}
	if err := in.Close(); err != nil {
		t.Fatal(err)
	}
	if err := c.Wait(); err != nil {
		t.Error(err)
	}
}

// peakMB is the largest resident set that a process has had.
func peakMB(t *testing.T, pid int) int {
	t.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(status)) {
		var kB int
		if _, err := fmt.Sscanf(line, "VmHWM: %d kB", &kB); err == nil {
			return kB / 1024
		}
	}
	t.Fatal("no VmHWM")
	return 0
}
