package bench

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"reflect"
	"strings"
	"testing"

	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/playout"
)

// keys are those that the lines of every workload must have.
var keys = map[string][]string{
	"playouts": {
		"size", "playouts_per_s", "playouts_per_s_min", "playouts_per_s_max", "moves_per_playout", "ns_per_move", "black",
		"playouts", "seconds", "allocs_per_playout", "copy_share", "threads", "clock", "repeat", "policy",
	},
	"search": {
		"size", "position", "simulations_per_s", "simulations_per_s_min", "simulations_per_s_max", "over_playouts", "nodes", "depth",
		"allocs_per_simulation", "playouts_per_s", "moves_per_playout", "ns_per_move", "black", "threads", "clock", "repeat", "policy",
	},
	"scaling": {
		"size", "threads", "playouts_per_s", "playouts_speedup", "simulations_per_s", "search_speedup", "agreement",
		"moves_per_playout", "ns_per_move", "black", "clock", "repeat", "policy",
	},
	"ablation": {
		"size", "component", "simulations_per_s", "with_simulations_per_s", "ratio", "ratio_min", "ratio_max", "cost",
		"allocs_per_simulation", "threads", "clock", "repeat", "policy",
	},
	"signature": {"signature", "sizes", "repeat", "threads", "seconds"},
}

// TestReports runs every workload both ways.
func TestReports(t *testing.T) {
	for _, w := range Workloads() {
		t.Run(w.Name, func(t *testing.T) {
			_, o := quick(t, w.Name)
			o.JSON, o.Repeat, o.Seconds = true, 1, 0.01
			var out strings.Builder
			if err := w.Run(context.Background(), &out, o); err != nil {
				t.Fatal(err)
			}
			lines := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
			var objects []map[string]any
			for _, line := range lines {
				var object map[string]any
				if err := json.Unmarshal([]byte(line), &object); err != nil {
					t.Fatalf("%v: %s", err, line)
				}
				objects = append(objects, object)
			}
			rows, last := objects[:len(objects)-1], objects[len(objects)-1]
			var results []map[string]any
			for _, r := range last["results"].([]any) {
				results = append(results, r.(map[string]any))
			}
			if len(rows) == 0 || !reflect.DeepEqual(results, rows) {
				t.Errorf("the summary has other results than the lines: %s", out.String())
			}
			for _, key := range []string{"bench", "cpu", "cpus", "go", "os", "arch", "level", "pgo"} {
				if _, ok := last[key]; !ok {
					t.Errorf("no %s in the summary", key)
				}
			}
			if last["bench"] != w.Name {
				t.Errorf("summary of %v", last["bench"])
			}
			for i, row := range rows {
				for _, key := range keys[w.Name] {
					if _, ok := row[key]; !ok {
						t.Errorf("no %s in line %s", key, lines[i])
					}
					if len(rows) == 1 && !reflect.DeepEqual(last[key], row[key]) {
						t.Errorf("%s is %v in the summary, %v in the only line", key, last[key], row[key])
					}
				}
			}

			o.JSON = false
			out.Reset()
			if err := w.Run(context.Background(), &out, o); err != nil {
				t.Fatal(err)
			}
			head := ThisMachine().String() + "\n" + w.columns
			if w.Name == "signature" {
				head = "Signature: "
			}
			table, ok := strings.CutPrefix(out.String(), head)
			if !ok || strings.Contains(table, "%!") || strings.Count(table, "\n") != len(rows) {
				t.Errorf("report, want %d rows:\n%s", len(rows), &out)
			}
		})
	}
	if len(keys) != len(Workloads()) {
		t.Errorf("keys of %d workloads, there are %d", len(keys), len(Workloads()))
	}
}

// TestReportUnread: a report that cannot be written ends the work.
func TestReportUnread(t *testing.T) {
	for _, asJSON := range []bool{false, true} {
		w, o := quick(t, "playouts")
		o.JSON, o.Sizes, o.Repeat = asJSON, []int{5, 9, 13}, 1
		r, out := io.Pipe()
		wrong := errors.New("gone")
		_ = r.CloseWithError(wrong)
		if err := w.Run(context.Background(), out, o); !errors.Is(err, wrong) {
			t.Errorf("error %v", err)
		}
	}
}

func TestReportCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, w := range Workloads() {
		_, o := quick(t, w.Name)
		o.JSON = true
		var out strings.Builder
		if err := w.Run(ctx, &out, o); !errors.Is(err, context.Canceled) || out.Len() != 0 {
			t.Errorf("%s: error %v, report %q", w.Name, err, &out)
		}
	}
}

// TestProgress: nothing is drawn where there is no terminal.
func TestProgress(t *testing.T) {
	r, f, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	w, o := quick(t, "playouts")
	o.Progress = f
	if err := w.Run(context.Background(), io.Discard, o); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if text, err := io.ReadAll(r); err != nil || len(text) != 0 {
		t.Errorf("drawn: %q, %v", text, err)
	}
}

// TestPolicies: every policy plays.
func TestPolicies(t *testing.T) {
	for _, name := range playout.Policies() {
		rng := mcts.NewRandom(1)
		if moves := playoutsOf(name, 9)(engine.NewBoard(9), engine.Black, &rng, nil); len(moves) < 40 {
			t.Errorf("%s: a playout of %d moves", name, len(moves))
		}
	}
}
