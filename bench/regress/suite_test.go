package regress

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tianyuan/gtp"
)

var (
	engineLine = flag.String("engine", "", "run the suite of testdata against this command line")
	topic      = flag.String("topic", "", "only this file of the suite, without .tst")
	failures   = flag.Bool("failures", false, "print each test that fails, with its board")
	record     = flag.Bool("record", false, "keep the rate in testdata/RATE")
)

const (
	// mayFall is how far the rate may be below the recorded one, in percentage
	// points: a change of play moves some answers either way.
	mayFall = 2
	// replyTime is the time for any one reply, for slow and busy machines.
	replyTime = 5 * time.Minute
)

// ratePath is the recorded rate.
var ratePath = filepath.Join("testdata", "RATE")

// TestSuite runs the suite against the program of -engine, prints the rates and
// compares them with the recorded one.
func TestSuite(t *testing.T) {
	if *engineLine == "" {
		t.Skip("no -engine")
	}
	words, err := gtp.SplitCommand(*engineLine)
	if err != nil {
		t.Fatal(err)
	}
	r := NewRunner(*engineLine, replyTime)
	r.Boards = *failures
	var all []Result
	ran := 0
	for _, s := range suite(t) {
		if *topic != "" && s.Name() != *topic {
			continue
		}
		ran++
		results, err := r.Run(t.Context(), s)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Printf("%-12s %v\n", s.Name(), Summarize(results))
		if *failures {
			if err := WriteFailures(os.Stdout, results); err != nil {
				t.Fatal(err)
			}
		}
		all = append(all, results...)
	}
	if ran == 0 {
		t.Fatalf("no test file %q", *topic)
	}
	summary := Summarize(all)
	fmt.Printf("%-12s %v\n", "all", summary)
	if *topic != "" {
		return
	}
	now := Record{Rate: summary.Rate(), Engine: strings.Join(words[1:], " ")}
	if *record {
		if err := os.WriteFile(ratePath, []byte(now.String()+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		fmt.Printf("recorded in %s: %v\n", ratePath, now)
		return
	}
	compare(t, now)
}

// compare holds a rate against the recorded one.
func compare(t *testing.T, now Record) {
	text, err := os.ReadFile(ratePath)
	if err != nil {
		t.Fatal(err)
	}
	kept, err := ParseRecord(string(text))
	if err != nil {
		t.Fatalf("%s: %v", ratePath, err)
	}
	const how = "make regress REGRESS=-record keeps it"
	switch {
	case now.Engine != kept.Engine:
		fmt.Printf("not compared: the recorded rate is that of %q\n", kept.Engine)
	case now.Rate.Fell(kept.Rate, mayFall):
		t.Errorf("%.1f %% is more than %d points below the recorded %.1f %% (%v); if that is meant, %s",
			now.Rate.Percent(), mayFall, kept.Rate.Percent(), kept, how)
	case kept.Rate.Fell(now.Rate, 0), kept.Rate.Tests != now.Rate.Tests:
		fmt.Printf("recorded: %.1f %%. The new rate is %.1f %%: %s\n", kept.Rate.Percent(), now.Rate.Percent(), how)
	default:
		fmt.Printf("recorded: %.1f %%\n", kept.Rate.Percent())
	}
}

// TestRecordedRate: the file can be read and is of the suite as it is.
func TestRecordedRate(t *testing.T) {
	text, err := os.ReadFile(ratePath)
	if err != nil {
		t.Fatal(err)
	}
	kept, err := ParseRecord(string(text))
	if err != nil {
		t.Fatal(err)
	}
	tests := 0
	for _, s := range suite(t) {
		tests += s.NumTests()
	}
	if kept.Rate.Tests != tests {
		t.Errorf("the rate is that of %d tests, there are %d: run make regress REGRESS=-record", kept.Rate.Tests, tests)
	}
}
