package main

import (
	"fmt"
	"runtime"
	"time"

	"github.com/BurntSushi/toml"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"tianyuan/engine"
	"tianyuan/gtp"
	"tianyuan/mcts/bot"
)

// options are the engine's options. Its flags are the one list of them: a
// configuration file has the same names as keys.
type options struct {
	size     int
	komi     float64
	rules    string
	seconds  float64
	playouts int
	threads  int
	memory   int
	seed     uint64
	resign   float64
	noResign bool
	log      string
	quiet    bool
	config   string
}

func (o *options) register(f *pflag.FlagSet) {
	defaults := bot.DefaultOptions()
	f.IntVar(&o.size, "size", 19, "board size at the start, 2 to 25")
	f.Float64Var(&o.komi, "komi", engine.DefaultRules().Komi, "komi at the start (default: that of the rules)")
	f.StringVar(&o.rules, "rules", engine.DefaultPreset, "rules at the start: a preset or KataGo's JSON")
	f.Float64Var(&o.seconds, "time", 0, fmt.Sprintf("seconds a move at the most (default %v without --playouts and clock)", bot.DefaultTime.Seconds()))
	f.IntVar(&o.playouts, "playouts", 0, "simulations a move at the most")
	f.IntVar(&o.threads, "threads", runtime.GOMAXPROCS(0), "searching threads")
	f.IntVar(&o.memory, "memory", defaults.Search.MemoryMB, "memory of the search tree in MB")
	f.Uint64Var(&o.seed, "seed", 0, "seed of the random numbers (default: another each time)")
	f.Float64Var(&o.resign, "resign", defaults.Resign, "winrate below which the engine resigns")
	f.BoolVar(&o.noResign, "no-resign", false, "never resign")
	f.StringVar(&o.log, "log", "", "append the GTP dialogue to this file")
	f.BoolVar(&o.quiet, "quiet", false, "no hints and no warnings on stderr")
	f.StringVar(&o.config, "config", "", "read options from this TOML file; flags win")
}

// load reads the configuration file, if there is one, into the flags that the
// command line has not set.
func (o *options) load(f *pflag.FlagSet) error {
	if o.config == "" {
		return nil
	}
	values := map[string]any{}
	if _, err := toml.DecodeFile(o.config, &values); err != nil {
		return fmt.Errorf("config %s: %w", o.config, err)
	}
	for key, value := range values {
		flag := f.Lookup(key)
		if flag == nil || key == "config" || key == "help" {
			return fmt.Errorf("config %s: unknown key %q", o.config, key)
		}
		if flag.Changed {
			continue
		}
		if err := f.Set(key, fmt.Sprint(value)); err != nil {
			return fmt.Errorf("config %s: %s: bad value %v", o.config, key, value)
		}
	}
	return nil
}

// bot returns the options of the player.
func (o *options) bot(f *pflag.FlagSet) (bot.Options, error) {
	b := bot.DefaultOptions()
	if !(o.seconds >= 0 && o.seconds <= 1e6) {
		return b, fmt.Errorf("time %v: want seconds from 0 to 1000000", o.seconds)
	}
	b.Time = time.Duration(o.seconds * float64(time.Second))
	b.Playouts = o.playouts
	b.Resign = o.resign
	if o.noResign {
		b.Resign = 0
	}
	b.Search.Workers, b.Search.MemoryMB, b.Search.Seed = o.threads, o.memory, o.seed
	if !f.Changed("seed") {
		b.Search.Seed = uint64(time.Now().UnixNano())
	}
	return b, b.Validate()
}

// server returns the options of the protocol.
func (o *options) server(f *pflag.FlagSet) (gtp.Options, error) {
	s := gtp.DefaultOptions()
	s.Version, s.Size = Version, o.size
	rules, _, err := engine.ParseRules(o.rules)
	if err != nil {
		return s, err
	}
	s.Rules, s.Komi = rules, rules.Komi
	if f.Changed("komi") {
		s.Komi = o.komi
	}
	return s, s.Validate()
}

// run wraps a command's body with the configuration file.
func (o *options) run(body func(*cobra.Command, []string) error) func(*cobra.Command, []string) error {
	return func(c *cobra.Command, args []string) error {
		if err := o.load(c.Flags()); err != nil {
			return err
		}
		return body(c, args)
	}
}
