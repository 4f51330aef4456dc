package bench

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// TestMain makes the test binary the other program of a comparison.
func TestMain(m *testing.M) {
	if role := os.Getenv(otherRole); role != "" {
		otherProgram(role)
		return
	}
	os.Exit(m.Run())
}

// otherRole is the variable that says what the other program does.
const otherRole = "TIANYUAN_TEST_OTHER"

func otherProgram(role string) {
	const good = `{"size":9,"playouts_per_s":1000,"moves_per_playout":111.1,"ns_per_move":9,"black":0.446}`
	switch role {
	case "good":
		fmt.Println("some words\n\n" + good)
		fmt.Println(`{"size":13,"playouts_per_s":500,"moves_per_playout":219.3,"ns_per_move":9.1,"black":0.463}`)
		fmt.Println(`{"summary":true}`)
	case "fails":
		fmt.Println(good)
		fmt.Fprintln(os.Stderr, "first\nout of luck")
		os.Exit(3)
	case "broken":
		fmt.Println(`{"size":9,"playouts_per_s":`)
	case "wrong type":
		fmt.Println(`{"size":"nine","playouts_per_s":1}`)
	case "zero":
		fmt.Println(`{"size":9,"playouts_per_s":0}`)
	case "silent":
	case "endless":
		for line := strings.Repeat("x", 1<<16); ; {
			if _, err := fmt.Println(line); err != nil {
				return
			}
		}
	case "much":
		for range 20 {
			fmt.Println(strings.Repeat("x", 1<<16))
		}
	}
}

// asOther makes the test binary the other program for the time of a test.
func asOther(t *testing.T, role string) (command []string) {
	t.Helper()
	t.Setenv(otherRole, role)
	return []string{os.Args[0], "-an-argument"}
}

// quick returns the defaults of a workload, for runs of a moment.
func quick(t *testing.T, name string) (Workload, Options) {
	t.Helper()
	for _, w := range Workloads() {
		if w.Name == name {
			o := w.Defaults
			o.Sizes, o.Seconds, o.Repeat, o.MemoryMB, o.Progress = []int{9}, 0.02, 2, 16, nil
			return w, o
		}
	}
	t.Fatalf("no workload %s", name)
	return Workload{}, Options{}
}
