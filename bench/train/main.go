package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"tianyuan/mcts"
	"tianyuan/mcts/prior"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "train:", err)
		os.Exit(1)
	}
}

func run(args []string, stdout io.Writer) error {
	flags := flag.NewFlagSet("train", flag.ContinueOnError)
	out := flags.String("o", "", "write the model to this file")
	least := flags.Float64("least", 2, "sum of probabilities from which a neighbourhood is known")
	passes := flags.Int("passes", 4, "passes through the games, each with half the rate of the one before")
	rate := flags.Float64("rate", 0.3, "pace of learning in the first pass")
	seed := flags.Uint64("seed", 1, "start of the random numbers")
	flags.Usage = func() {
		fmt.Fprintln(flags.Output(), "usage: train [flags] FILE...\nLearns the model of the priors from files of records.")
		flags.PrintDefaults()
	}
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() == 0 {
		return errors.New("no files of records; see -h")
	}
	if !(*least > 0 && *passes >= 1 && *rate > 0) {
		return errors.New("-least, -passes and -rate must be above 0")
	}
	var learn, test []record
	for _, path := range flags.Args() {
		games, err := readRecords(path)
		if err != nil {
			return err
		}
		for i, g := range games {
			if i%testShare == 0 {
				test = append(test, g)
			} else {
				learn = append(learn, g)
			}
		}
	}
	if len(learn) == 0 {
		return errors.New("too few games")
	}
	random := mcts.NewRandom(*seed)
	known := harvest(learn, *least, &random)
	fmt.Fprintf(stdout, "%d games, %d to test by, %d neighbourhoods\n", len(learn), len(test), len(known))
	l := newLearner(prior.NewModel(known), *rate)
	for i := range *passes {
		learned := l.pass(learn, true, &random)
		tested := l.pass(test, false, &random)
		fmt.Fprintf(stdout, "pass %d: %s; games to test by: %s\n", i+1, learned, tested)
		l.rate /= 2
	}
	if *out == "" {
		return nil
	}
	f, err := os.Create(*out)
	if err != nil {
		return err
	}
	return errors.Join(l.model.Write(f), f.Close())
}

// testShare is the part of the games, one in so many, that is not learned from.
const testShare = 20

// String gives the means for people.
func (t tally) String() string {
	n := float64(max(t.positions, 1))
	return fmt.Sprintf("cross entropy %.4f, first choice right %.1f %%", t.loss/n, 100*float64(t.hits)/n)
}
