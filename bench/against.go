package bench

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"time"
)

// Comparison holds our playouts against those of another program, which ran
// before each of our runs. Its figures are medians over those pairs, with the
// smallest and the largest: on a machine whose speed drifts only the ratios of
// a pair mean something.
type Comparison struct {
	Command         string  `json:"against"`
	PlayoutsPerS    float64 `json:"against_playouts_per_s"`
	MovesPerPlayout float64 `json:"against_moves_per_playout"`
	Black           float64 `json:"against_black"`
	Ratio           float64 `json:"ratio"` // our playouts/s over theirs
	RatioMin        float64 `json:"ratio_min"`
	RatioMax        float64 `json:"ratio_max"`
}

// String is a second row below the one of a PlayoutsResult.
func (c *Comparison) String() string {
	return fmt.Sprintf("%19.0f %21s %14.1f %8s %6.3f   ratio %.3f (%.3f to %.3f) against %s",
		c.PlayoutsPerS, "", c.MovesPerPlayout, "", c.Black, c.Ratio, c.RatioMin, c.RatioMax, c.Command)
}

// ErrOther says that the other program could not be run, failed, or did not
// print the lines of the yardstick.
var ErrOther = errors.New("the program to compare with")

// compare requires a run of theirs for each of ours.
func compare(command []string, ours []playoutsRun, theirs []map[int]PlayoutsResult, size int) *Comparison {
	pairs := make([]int, len(ours))
	for i := range pairs {
		pairs[i] = i
	}
	over := func(f func(PlayoutsResult) float64) float64 {
		return spreadBy(theirs, func(lines map[int]PlayoutsResult) float64 { return f(lines[size]) }).median
	}
	ratio := spreadBy(pairs, func(i int) float64 { return ours[i].perS() / theirs[i][size].PlayoutsPerS }).round(3)
	return &Comparison{
		Command:         strings.Join(command, " "),
		PlayoutsPerS:    round(over(func(r PlayoutsResult) float64 { return r.PlayoutsPerS }), 0),
		MovesPerPlayout: round(over(func(r PlayoutsResult) float64 { return r.MovesPerPlayout }), 1),
		Black:           round(over(func(r PlayoutsResult) float64 { return r.Black }), 3),
		Ratio:           ratio.median, RatioMin: ratio.least, RatioMax: ratio.most,
	}
}

// outputBytes bounds what another program may print.
const outputBytes = 1 << 20

// runOther runs a program to its end and returns the line it printed for each
// size; every size asked for must be there.
func runOther(ctx context.Context, command []string, sizes []int) (map[int]PlayoutsResult, error) {
	c := exec.CommandContext(ctx, command[0], command[1:]...)
	c.WaitDelay = time.Second // for what it leaves behind holding its stdout
	var stdout, stderr limited
	c.Stdout, c.Stderr = &stdout, &stderr
	err := c.Run()
	if cause := ctx.Err(); cause != nil {
		return nil, cause
	}
	fail := func(format string, args ...any) (map[int]PlayoutsResult, error) {
		return nil, fmt.Errorf("%w: %s: %w", ErrOther, command[0], fmt.Errorf(format, args...))
	}
	switch {
	case stdout.full:
		return fail("printed more than %d bytes", outputBytes)
	case err != nil && stderr.text.Len() > 0:
		return fail("%w, with %q on stderr", err, lastLine(stderr.text.String()))
	case err != nil:
		return fail("%w", err)
	}
	lines, err := readLines(&stdout.text)
	if err != nil {
		return fail("%w", err)
	}
	for _, size := range sizes {
		if _, ok := lines[size]; !ok {
			return fail("printed no line for size %d", size)
		}
	}
	return lines, nil
}

// readLines reads the yardstick's lines: JSON objects with size and
// playouts_per_s, other keys and other objects being ignored, as is what is
// no object. A later line of a size replaces an earlier one: it would be a
// summary.
func readLines(r io.Reader) (map[int]PlayoutsResult, error) {
	lines := map[int]PlayoutsResult{}
	scanner := bufio.NewScanner(r)
	scanner.Buffer(nil, outputBytes+1)
	for scanner.Scan() {
		text := bytes.TrimSpace(scanner.Bytes())
		if !bytes.HasPrefix(text, []byte("{")) {
			continue
		}
		var line struct {
			Size            int     `json:"size"`
			PlayoutsPerS    float64 `json:"playouts_per_s"`
			MovesPerPlayout float64 `json:"moves_per_playout"`
			Black           float64 `json:"black"`
		}
		if err := json.Unmarshal(text, &line); err != nil {
			return nil, fmt.Errorf("line %.80q: %w", text, err)
		}
		if line.Size > 0 && line.PlayoutsPerS > 0 {
			lines[line.Size] = PlayoutsResult{
				Size: line.Size, PlayoutsPerS: line.PlayoutsPerS,
				MovesPerPlayout: line.MovesPerPlayout, Black: line.Black,
			}
		}
	}
	return lines, scanner.Err()
}

// limited keeps the first outputBytes that are written to it.
type limited struct {
	text bytes.Buffer
	full bool
}

// Write never fails: the program may finish.
func (l *limited) Write(p []byte) (int, error) {
	if room := outputBytes - l.text.Len(); len(p) > room {
		l.full = true
		l.text.Write(p[:room])
	} else {
		l.text.Write(p)
	}
	return len(p), nil
}

// lastLine is what a program said in the end.
func lastLine(text string) string {
	text = strings.TrimSpace(text)
	return text[strings.LastIndexByte(text, '\n')+1:]
}
