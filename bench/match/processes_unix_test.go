//go:build unix

package match_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"tianyuan/bench/match"
)

// TestRunLeavesNoProcess counts the programs that were started and sees that
// all of them are gone, and not as zombies, when Run returns.
func TestRunLeavesNoProcess(t *testing.T) {
	tests := []struct {
		name    string
		words   []string
		started int // programs in two games
	}{
		{"good", nil, 2},
		{"crash", []string{"fault=crash", "at=2"}, 3},
		{"hang", []string{"fault=hang", "at=2"}, 3},
		{"flood", []string{"fault=flood", "at=2"}, 3},
		{"closed output", []string{"fault=close", "at=2"}, 3},
		{"cancelled", []string{"fault=hang", "at=2"}, 2},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			list := filepath.Join(t.TempDir(), "pids")
			word := "pids='" + list + "'"
			o := options(t, fakeCommand(append(tt.words, word)...), fakeCommand(word), 2)
			o.MoveTimeout, o.Grace = 2*time.Second, time.Second
			ctx := t.Context()
			var want error
			if tt.name == "cancelled" {
				var cancel context.CancelFunc
				ctx, cancel = context.WithCancel(ctx)
				defer cancel()
				o.MoveTimeout, want = time.Minute, context.Canceled
				time.AfterFunc(2*time.Second, cancel)
			}
			if _, err := match.Run(ctx, o, nil); !errors.Is(err, want) {
				t.Fatal(err)
			}
			data, err := os.ReadFile(list)
			if err != nil {
				t.Fatal(err)
			}
			pids := strings.Fields(string(data))
			if len(pids) != tt.started {
				t.Errorf("%d programs were started, want %d", len(pids), tt.started)
			}
			for _, text := range pids {
				pid, err := strconv.Atoi(text)
				if err != nil {
					t.Fatal(err)
				}
				if err := syscall.Kill(pid, 0); !errors.Is(err, syscall.ESRCH) {
					t.Errorf("process %d is still there: %v", pid, err)
				}
				if err := syscall.Kill(-pid, 0); !errors.Is(err, syscall.ESRCH) {
					t.Errorf("process group %d is still there: %v", pid, err)
				}
			}
		})
	}
}
