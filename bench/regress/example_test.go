package regress_test

import (
	"context"
	"fmt"
	"strings"

	"tianyuan/bench/regress"
)

// passer is a program that passes.
type passer struct{}

func (passer) Send(_ context.Context, command string, _ ...string) (string, error) {
	if strings.HasSuffix(command, "genmove") {
		return "pass", nil
	}
	return "", nil
}

func (passer) Close() error { return nil }

func ExampleRunner() {
	script, err := regress.ParseScript("first.tst", `
# The centre, or a pass.
boardsize 3
10 reg_genmove b
#? [B2|pass]
20 reg_genmove w
#? [B2]
`)
	if err != nil {
		fmt.Println(err)
		return
	}
	runner := regress.Runner{Start: func() (regress.Program, error) { return passer{}, nil }}
	results, err := runner.Run(context.Background(), script)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, result := range results {
		fmt.Println(result.Passed(), result)
	}
	fmt.Printf("%.0f %%\n", regress.Summarize(results).Rate().Percent())
	// Output:
	// true first 10 (line 4): reg_genmove b: want [B2|pass], got pass
	// false first 20 (line 6): reg_genmove w: want [B2], got pass
	// 50 %
}

func ExampleParseRecord() {
	record, err := regress.ParseRecord("112 of 140: gtp --playouts 5000\n")
	fmt.Printf("%.1f %% by %q, %v\n", record.Rate.Percent(), record.Engine, err)
	// Output: 80.0 % by "gtp --playouts 5000", <nil>
}

func ExampleParseScript() {
	script, err := regress.ParseScript("ladder.tst", "loadsgf ladder/010.sgf\n10 reg_genmove b\n#? [D4|E4]\n")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, step := range script.Steps {
		fmt.Println(step.Line, step, step.Test)
	}
	fmt.Println(script.Steps[1].Answer.Fits("E4"))
	// Output:
	// 1 loadsgf ladder/010.sgf false
	// 2 reg_genmove b true
	// true
}
