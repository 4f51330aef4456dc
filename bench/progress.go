package bench

import (
	"os"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"
)

// progress draws how much of a workload is done. It draws between the measured
// runs only, so that it costs them nothing; nil draws nothing.
type progress struct{ bar *progressbar.ProgressBar }

// newProgress returns a bar of so many steps on f, nil unless f is a terminal.
func newProgress(f *os.File, steps int) *progress {
	if f == nil || !term.IsTerminal(int(f.Fd())) {
		return nil
	}
	return &progress{progressbar.NewOptions(steps, progressbar.OptionSetWriter(f),
		progressbar.OptionSetDescription("measuring"), progressbar.OptionShowCount(),
		progressbar.OptionThrottle(0), progressbar.OptionClearOnFinish())}
}

// step is called after each measured run.
func (p *progress) step() {
	if p != nil {
		_ = p.bar.Add(1) // only a drawing
	}
}

// clear takes the bar off the terminal, before a result goes there.
func (p *progress) clear() {
	if p != nil {
		_ = p.bar.Clear() // only a drawing
	}
}
