package regress

import (
	"errors"
	"strings"
	"testing"
	"time"
)

func result(t *testing.T, comment, answer, reply, board string) Result {
	t.Helper()
	s, err := ParseScript("dir/topic.tst", comment+"\n10 reg_genmove b\n#? "+answer+"\n")
	if err != nil {
		t.Fatal(err)
	}
	return Result{Script: s, Step: s.Steps[0], Reply: reply, Board: board, Took: time.Second}
}

func TestWriteFailures(t *testing.T) {
	results := []Result{
		result(t, "# fine", "[D4]", "D4", ""),
		result(t, "# to the edge", "[D4|E5]", "pass", "\n  A B\n1 . .\n"),
		result(t, "# as ever", "[!D4]*", "D4", ""),
	}
	const want = `topic 10 (line 2): reg_genmove b: want [D4|E5], got pass
  # to the edge
  A B
1 . .

topic 10 (line 2): reg_genmove b: want [!D4]*, got D4
  # as ever

`
	var out strings.Builder
	if err := WriteFailures(&out, results); err != nil || out.String() != want {
		t.Errorf("%v, got\n%s\nwant\n%s", err, out.String(), want)
	}
	if err := WriteFailures(fullDisk{}, results); !errors.Is(err, errFull) {
		t.Errorf("full disk: %v", err)
	}
	if got := Summarize(results); got != (Summary{Passed: 1, Failed: 1, KnownFailed: 1, Took: 3 * time.Second}) {
		t.Errorf("summary %+v", got)
	}
	if got := Summarize(nil); got.Rate() != (Rate{}) || got.Rate().Percent() != 0 {
		t.Errorf("summary of nothing %+v", got)
	}
}

var errFull = errors.New("disk full")

type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, errFull }
