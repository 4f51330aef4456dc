package main

import (
	"encoding/json"
	"strings"
	"testing"

	"tianyuan/bench"
)

// TestBench runs every workload from the command line.
func TestBench(t *testing.T) {
	for _, w := range bench.Workloads() {
		out, errs, err := run(t, "", "bench", w.Name, "--size", "5", "--seconds", "0.02", "--threads", "2", "--repeat", "2", "--json")
		if err != nil || errs != "" {
			t.Errorf("%s: %v, stderr %q", w.Name, err, errs)
			continue
		}
		lines := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
		var last struct {
			Bench   string
			CPU     string
			Results []struct{ Repeat int }
		}
		if err := json.Unmarshal([]byte(lines[len(lines)-1]), &last); err != nil {
			t.Errorf("%s: %v: %s", w.Name, err, out)
		}
		if last.Bench != w.Name || last.CPU == "" || len(last.Results) != len(lines)-1 || last.Results[0].Repeat != 2 {
			t.Errorf("%s: %s", w.Name, out)
		}
	}
}

// TestBenchAgainst has the program measure itself: the command line is split
// as a shell would.
func TestBenchAgainst(t *testing.T) {
	c, out, errs := program("bench", "playouts", "--size", "9", "--seconds", "0.05", "--repeat", "2", "--json",
		"--against", `"`+strings.ReplaceAll(program0(), `\`, `\\`)+`" bench playouts '--size' 9 --seconds 0.05 --json`)
	if err := c.Run(); err != nil {
		t.Fatalf("%v, %s", err, errs)
	}
	var line bench.PlayoutsResult
	if err := json.NewDecoder(out).Decode(&line); err != nil {
		t.Fatal(err)
	}
	if line.Comparison == nil || line.Ratio < 0.2 || line.Ratio > 5 || line.Size != 9 {
		t.Errorf("%+v", line)
	}
}

// program0 is the path of the program itself.
func program0() string {
	c, _, _ := program()
	return c.Path
}

func TestBenchRefuses(t *testing.T) {
	for _, test := range []struct {
		name, says string
		args       []string
	}{
		{"policy", `unknown playout policy "heavy": want light, rules`, []string{"playouts", "--json", "--policy", "heavy"}},
		{"size", "size 1: want 2 to 25", []string{"search", "--size", "9,1"}},
		{"seconds", "seconds 0: want more than 0", []string{"scaling", "--seconds", "0"}},
		{"threads", "threads 0: want 1 to 1024", []string{"ablation", "--threads", "0"}},
		{"repeat", "repeat 0: want at least 1", []string{"signature", "--repeat", "0"}},
		{"no command", "no program", []string{"playouts", "--against", ""}},
		{"open quote", "is not closed", []string{"playouts", "--against", "'x"}},
		{"not of this workload", "unknown flag", []string{"search", "--against", "x"}},
		{"no such program", "no-such-program", []string{"playouts", "--json", "--against", "./no-such-program"}},
		{"unknown workload", "unknown command", []string{"nothing"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			out, errs, err := run(t, "", append([]string{"bench"}, test.args...)...)
			if err == nil || out != "" || !strings.Contains(errs, test.says) || strings.Count(errs, "\n") != 1 {
				t.Errorf("%v, stdout %q, stderr %q, want %q", err, out, errs, test.says)
			}
		})
	}
}
