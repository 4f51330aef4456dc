package bench

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"runtime"

	"tianyuan/mcts/bot"
	"tianyuan/mcts/playout"
)

// Workload is one kind of measurement, a subcommand of `engine bench`.
type Workload struct {
	Name  string
	Short string // what it measures, one line
	Long  string // more of it; empty if there is no more to say
	// Defaults are the options to start from.
	Defaults Options
	// Compares says that Options.Against has a meaning.
	Compares bool

	columns string // the head of its table; empty: no table, and no matter of the machine
	run     func(ctx context.Context, o Options, each func(Result)) error
}

// Result is one line of a report: String is its row in a table, its JSON
// object has fixed names.
type Result interface{ String() string }

// Workloads lists all workloads.
func Workloads() []Workload {
	options := func(seconds float64, repeat, threads int) Options {
		return Options{
			Sizes: []int{9, 13, 19}, Seconds: seconds, Repeat: repeat, Threads: threads,
			Seed: 1, Policy: defaultPolicy, Progress: os.Stderr,
		}
	}
	return []Workload{
		{
			Name: "playouts", Short: "Measure playouts from the empty board",
			Defaults: options(2, 3, 1), Compares: true,
			columns: playoutsColumns, run: untyped(Playouts),
		},
		{
			Name: "search", Short: "Measure the search from fixed positions, beside plain playouts",
			Defaults: options(1, 3, 1),
			columns:  searchColumns, run: untyped(Search),
		},
		{
			Name: "scaling", Short: "Measure playouts and search with 1 to --threads workers",
			Defaults: options(1, 3, runtime.GOMAXPROCS(0)),
			columns:  scalingColumns, run: untyped(Scaling),
		},
		{
			Name: "ablation", Short: "Measure what each component of the search costs, by leaving it out",
			Defaults: withPolicy(options(0.5, 3, 1), bot.DefaultOptions().Policy),
			columns:  ablationColumns, run: untyped(Ablation),
		},
		{
			Name: "signature", Short: "Print a number that a change of the engine's play changes",
			Long: "Print a number of the engine's play with fixed seeds: refactoring keeps it, nearly every\nchange of play does not. One worker, the default rules.\n\n" +
				"Its seeds, positions and numbers of simulations are fixed, so --seconds and --policy\nhave no effect. " +
				"It is computed --repeat times on --threads threads at once;\nit is an error if the outcomes differ.",
			Defaults: options(1, 1, 1),
			run:      untyped(Signature),
		},
	}
}

func withPolicy(o Options, p playout.Policy) Options {
	o.Policy = string(p)
	return o
}

// untyped makes the functions of the workloads alike.
func untyped[R Result](f func(context.Context, Options, func(R)) error) func(context.Context, Options, func(Result)) error {
	return func(ctx context.Context, o Options, each func(Result)) error {
		return f(ctx, o, func(r R) { each(r) })
	}
}

// summary is the last line of a report in JSON.
type summary struct {
	Bench string `json:"bench"`
	Machine
	Results []Result `json:"results"`
}

// Run measures and writes a report: a table, or with Options.JSON an object a
// line. The last of these is the summary: the machine, and all results again
// under "results"; where there is only one result its keys stand in the
// summary itself, too. Results are written as they come, so a report that ends
// with an error may be incomplete.
func (w Workload) Run(ctx context.Context, out io.Writer, o Options) error {
	if err := o.Validate(); err != nil {
		return err
	}
	if len(o.Against) > 0 && !w.Compares {
		return fmt.Errorf("bench %s: %w: only playouts can be compared", w.Name, ErrOther)
	}
	s := summary{Bench: w.Name, Machine: ThisMachine(), Results: []Result{}}
	if !o.JSON && w.columns != "" {
		if _, err := fmt.Fprintf(out, "%v\n%s", s.Machine, w.columns); err != nil {
			return err
		}
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	err := w.run(ctx, o, func(r Result) {
		s.Results = append(s.Results, r)
		if err := writeResult(out, r, o.JSON); err != nil {
			cancel(err) // nobody reads on
		}
	})
	if cause := context.Cause(ctx); cause != nil {
		return cause
	}
	if err != nil || !o.JSON {
		return err
	}
	return s.write(out)
}

func writeResult(out io.Writer, r Result, asJSON bool) error {
	line := []byte(r.String())
	if asJSON {
		var err error
		if line, err = json.Marshal(r); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(out, "%s\n", line)
	return err
}

func (s summary) write(out io.Writer) error {
	text, err := json.Marshal(s)
	if err != nil {
		return err
	}
	if len(s.Results) == 1 {
		only, err := json.Marshal(s.Results[0])
		if err != nil {
			return err
		}
		text = append(append(text[:len(text)-1], ','), only[1:]...)
	}
	_, err = fmt.Fprintf(out, "%s\n", text)
	return err
}
