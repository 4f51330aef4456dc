package bench_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"tianyuan/bench"
)

// brief are options for an example: the shortest of measurements.
func brief(size int) bench.Options {
	return bench.Options{Sizes: []int{size}, Seconds: 0.01, Threads: 1, Repeat: 3, Seed: 1, MemoryMB: 16, Policy: "light"}
}

func ExamplePlayouts() {
	err := bench.Playouts(context.Background(), brief(9), func(r bench.PlayoutsResult) {
		fmt.Printf("%dx%d, %s, %d runs on %d thread\n", r.Size, r.Size, r.Policy, r.Repeat, r.Threads)
		fmt.Println("playouts/s:", r.PlayoutsPerSMin <= r.PlayoutsPerS && r.PlayoutsPerS <= r.PlayoutsPerSMax)
		fmt.Println("about 111 moves each:", r.MovesPerPlayout > 100 && r.MovesPerPlayout < 120)
	})
	fmt.Println(err)
	// Output:
	// 9x9, light, 3 runs on 1 thread
	// playouts/s: true
	// about 111 moves each: true
	// <nil>
}

func ExampleSearch() {
	err := bench.Search(context.Background(), brief(9), func(r bench.SearchResult) {
		fmt.Println(r.Position, r.Simulations > 0, r.Nodes > 81)
	})
	fmt.Println(err)
	// Output:
	// empty true true
	// middle true true
	// end true true
	// <nil>
}

func ExampleScaling() {
	o := brief(9)
	o.Threads = 2
	err := bench.Scaling(context.Background(), o, func(r bench.ScalingResult) {
		fmt.Println("workers:", r.Threads, "faster or slower:", r.PlayoutsSpeedup > 0, r.SearchSpeedup > 0)
	})
	fmt.Println(err)
	// Output:
	// workers: 1 faster or slower: true true
	// workers: 2 faster or slower: true true
	// <nil>
}

func ExampleAblation() {
	err := bench.Ablation(context.Background(), brief(9), func(r bench.AblationResult) {
		if r.Component == "RAVE" {
			fmt.Println("without RAVE the speed is known:", r.SimulationsPerS > 0, "so is its ratio:", r.Ratio > 0)
		}
	})
	fmt.Println(err)
	// Output:
	// without RAVE the speed is known: true so is its ratio: true
	// <nil>
}

func ExampleSignature() {
	var seen []uint32
	for range 2 {
		err := bench.Signature(context.Background(), brief(5), func(r bench.SignatureResult) {
			seen = append(seen, r.Signature)
		})
		if err != nil {
			fmt.Println(err)
		}
	}
	fmt.Println("the same each time:", seen[0] == seen[1])
	// Output: the same each time: true
}

func ExampleWorkload_Run() {
	for _, w := range bench.Workloads() {
		if w.Name != "playouts" {
			continue
		}
		o := brief(9)
		o.JSON = true
		var out strings.Builder
		if err := w.Run(context.Background(), &out, o); err != nil {
			fmt.Println(err)
			return
		}
		lines := strings.Split(strings.TrimSpace(out.String()), "\n")
		var summary struct {
			Bench   string
			CPU     string
			Results []bench.PlayoutsResult
		}
		err := json.Unmarshal([]byte(lines[len(lines)-1]), &summary)
		fmt.Println(summary.Bench, summary.CPU != "", len(summary.Results), err)
	}
	// Output: playouts true 1 <nil>
}

func ExampleOptions_Validate() {
	o := brief(9)
	o.Threads, o.Policy = 0, "heavy"
	fmt.Println(o.Validate())
	// Output:
	// threads 0: want 1 to 1024
	// unknown playout policy "heavy": want light, rules
}

func ExampleMachine() {
	m := bench.Machine{CPU: "Some CPU", CPUs: 2, Go: "go1.26.0", OS: "linux", Arch: "amd64", Level: "v1"}
	fmt.Println(m)
	// Output: Some CPU, 2 CPUs, go1.26.0 linux/amd64 v1, PGO off
}

func ExampleComparison() {
	c := bench.Comparison{Command: "./yardstick 2", PlayoutsPerS: 100000, MovesPerPlayout: 111.1, Black: 0.446, Ratio: 1.2, RatioMin: 1.1, RatioMax: 1.3}
	fmt.Println(strings.TrimSpace(c.String()[strings.Index(c.String(), "ratio"):]))
	// Output: ratio 1.200 (1.100 to 1.300) against ./yardstick 2
}
