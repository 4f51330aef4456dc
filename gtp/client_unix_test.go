//go:build unix

package gtp_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"tianyuan/engine"
	"tianyuan/gtp"
)

// groupMembers counts the living processes of a group. Zombies do not count:
// those of a grandchild wait for the system's first process, not for us.
func groupMembers(t *testing.T, group int) int {
	t.Helper()
	if runtime.GOOS != "linux" {
		if errors.Is(syscall.Kill(-group, 0), syscall.ESRCH) {
			return 0
		}
		return 1
	}
	stats, err := filepath.Glob("/proc/[0-9]*/stat")
	if err != nil {
		t.Fatal(err)
	}
	members := 0
	for _, path := range stats {
		data, err := os.ReadFile(path)
		if err != nil {
			continue // ended meanwhile
		}
		// pid (name) state parent group ...
		_, rest, _ := strings.Cut(string(data), ") ")
		var state string
		var parent, of int
		if _, err := fmt.Sscan(rest, &state, &parent, &of); err == nil && of == group && state != "Z" && state != "X" {
			members++
		}
	}
	return members
}

func TestClientLeavesNoProcess(t *testing.T) {
	tests := []struct {
		mode    string
		members int // before Close, at least
	}{
		{"good", 1},
		{"hangs", 1},
		{"stubborn", 1},
		{"garbage", 1},
		{"floods", 1},
		{"crashes", 0},
		{"spawner", 2},
	}
	for _, tt := range tests {
		t.Run(tt.mode, func(t *testing.T) {
			c := startFake(t, tt.mode, func(o *gtp.ClientOptions) { o.MoveTimeout = 200 * time.Millisecond; o.MaxReply = 10000 })
			if _, err := c.Name(t.Context()); err != nil {
				t.Fatal(err)
			}
			_, _, _ = c.Genmove(t.Context(), engine.Black) // the fault, if the mode has one
			if got := groupMembers(t, c.Pid()); got < tt.members {
				t.Errorf("%d processes in the group before Close, want %d", got, tt.members)
			}
			_ = c.Close()
			// A killed process needs a moment to die.
			for range 100 {
				if groupMembers(t, c.Pid()) == 0 {
					break
				}
				time.Sleep(10 * time.Millisecond)
			}
			if got := groupMembers(t, c.Pid()); got != 0 {
				t.Errorf("%d processes in the group after Close", got)
			}
			var status syscall.WaitStatus
			if pid, err := syscall.Wait4(c.Pid(), &status, syscall.WNOHANG, nil); !errors.Is(err, syscall.ECHILD) {
				t.Errorf("the program has not been reaped: wait = %d, %v", pid, err)
			}
		})
	}
}
