package bench

import (
	"errors"
	"math"
	"strings"
	"testing"

	"tianyuan/mcts/playout"
)

func TestOptions(t *testing.T) {
	for _, w := range Workloads() {
		if err := w.Defaults.Validate(); err != nil {
			t.Errorf("%s: %v", w.Name, err)
		}
	}
	for _, test := range []struct {
		name   string
		change func(*Options)
		says   string
	}{
		{"no size", func(o *Options) { o.Sizes = nil }, "no board size"},
		{"size 1", func(o *Options) { o.Sizes = []int{9, 1} }, "size 1:"},
		{"size 26", func(o *Options) { o.Sizes = []int{26} }, "size 26:"},
		{"a size twice", func(o *Options) { o.Sizes = []int{9, 13, 9} }, "size 9: named twice"},
		{"no time", func(o *Options) { o.Seconds = 0 }, "seconds 0:"},
		{"negative time", func(o *Options) { o.Seconds = -1 }, "seconds -1:"},
		{"endless time", func(o *Options) { o.Seconds = math.Inf(1) }, "seconds +Inf:"},
		{"no number of seconds", func(o *Options) { o.Seconds = math.NaN() }, "seconds NaN:"},
		{"no threads", func(o *Options) { o.Threads = 0 }, "threads 0:"},
		{"too many threads", func(o *Options) { o.Threads = 1025 }, "threads 1025:"},
		{"no repeat", func(o *Options) { o.Repeat = 0 }, "repeat 0:"},
		{"negative memory", func(o *Options) { o.MemoryMB = -1 }, "memory -1:"},
		{"too much memory", func(o *Options) { o.MemoryMB = 32<<10 + 1 }, "memory 32769:"},
		{"unknown policy", func(o *Options) { o.Policy = "heavy" }, `unknown playout policy "heavy": want light, rules`},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, o := quick(t, "playouts")
			test.change(&o)
			if err := o.Validate(); err == nil || !strings.Contains(err.Error(), test.says) {
				t.Errorf("error %v, want %q", err, test.says)
			}
			for _, w := range Workloads() {
				if err := w.Run(t.Context(), new(strings.Builder), o); err == nil {
					t.Errorf("%s runs", w.Name)
				}
			}
		})
	}
	_, o := quick(t, "playouts")
	o.Policy = ""
	if err := o.Validate(); !errors.Is(err, playout.ErrPolicy) {
		t.Errorf("no policy: %v", err)
	}
}
