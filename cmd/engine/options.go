package main

import (
	"fmt"
	"maps"
	"math"
	"runtime"
	"slices"
	"time"

	"github.com/BurntSushi/toml"
	"github.com/spf13/pflag"

	"tianyuan/engine"
	"tianyuan/gtp"
	"tianyuan/mcts/bot"
	"tianyuan/mcts/playout"
)

// options are the engine's options. Its flags are the one list of them: a
// configuration file has the same names as keys.
type options struct {
	flags                                *pflag.FlagSet
	size, playouts, threads, memory      int
	komi, seconds, lag, resign           float64
	seed                                 uint64
	rules, policy, log, config           string
	ponder, dynamicKomi, noResign, quiet bool
}

// newOptions returns the options with their flags.
func newOptions() *options {
	o := &options{flags: pflag.NewFlagSet("engine", pflag.ContinueOnError)}
	f, defaults := o.flags, bot.DefaultOptions()
	f.IntVar(&o.size, "size", 19, "board size at the start, 2 to 25")
	f.Float64Var(&o.komi, "komi", 0, "komi at the start (default: that of the rules)")
	f.StringVar(&o.rules, "rules", engine.DefaultPreset, "rules at the start: a preset or KataGo's JSON")
	f.Float64Var(&o.seconds, "time", 0, fmt.Sprintf("seconds a move at the most (default %v when nothing else bounds a move)", bot.DefaultTime.Seconds()))
	f.Float64Var(&o.lag, "lag", defaults.Lag.Seconds(), "seconds kept back on the clock of a game, for the way to the referee")
	f.BoolVar(&o.ponder, "ponder", false, "think on the opponent's time")
	f.BoolVar(&o.dynamicKomi, "dynamic-komi", defaults.DynamicKomi, "in handicap games aim at a komi that makes up for the stones and fades")
	f.IntVar(&o.playouts, "playouts", 0, "simulations a move at the most")
	f.StringVar(&o.policy, "playouts-policy", string(defaults.Policy), "how playouts are played: "+playout.PolicyNames())
	f.IntVar(&o.threads, "threads", runtime.GOMAXPROCS(0), "searching threads")
	f.IntVar(&o.memory, "memory", defaults.Search.MemoryMB, "memory of the search tree in MB")
	f.Uint64Var(&o.seed, "seed", 0, "seed of the random numbers (default: another each time)")
	f.Float64Var(&o.resign, "resign", defaults.Resign, "winrate below which the engine resigns, once a fifth of the board's points have been played")
	f.BoolVar(&o.noResign, "no-resign", false, "never resign")
	f.StringVar(&o.log, "log", "", "append the GTP dialogue to this file")
	f.BoolVar(&o.quiet, "quiet", false, "no hints and no warnings on stderr")
	f.StringVar(&o.config, "config", "", "read options from this TOML file; flags win")
	return o
}

// load reads the configuration file, if there is one, into the flags that the
// command line has not set.
func (o *options) load() error {
	if o.config == "" {
		return nil
	}
	values := map[string]any{}
	if _, err := toml.DecodeFile(o.config, &values); err != nil {
		return fmt.Errorf("config %s: %w", o.config, err)
	}
	for _, key := range slices.Sorted(maps.Keys(values)) {
		flag := o.flags.Lookup(key)
		if flag == nil || key == "config" {
			return fmt.Errorf("config %s: unknown key %q", o.config, key)
		}
		// A whole number stands for any number, otherwise the types must agree.
		kind, is := flag.Value.Type(), fmt.Sprintf("%T", values[key])
		if is != kind && (is != "int64" || kind == "string" || kind == "bool") {
			return fmt.Errorf("config %s: %s: %v is no %s", o.config, key, values[key], kind)
		}
		if flag.Changed {
			continue
		}
		if err := o.flags.Set(key, fmt.Sprint(values[key])); err != nil {
			return fmt.Errorf("config %s: %s: bad value %v", o.config, key, values[key])
		}
	}
	return nil
}

// validate reports the first number out of its range, by its flag.
func (o *options) validate() error {
	for _, n := range []struct {
		flag               string
		value, least, most float64
	}{
		{"size", float64(o.size), 2, engine.MaxSize},
		{"time", o.seconds, 0, maxSeconds},
		{"lag", o.lag, 0, maxSeconds},
		{"playouts", float64(o.playouts), 0, math.MaxInt32},
		{"threads", float64(o.threads), 1, 1024},
		{"memory", float64(o.memory), 1, 32 << 10},
		{"resign", o.resign, 0, 1},
	} {
		if !(n.value >= n.least && n.value <= n.most) {
			return fmt.Errorf("--%s %v: want %v to %v", n.flag, n.value, n.least, n.most)
		}
	}
	return nil
}

// maxSeconds bounds every time given in seconds: more than eleven days.
const maxSeconds = 1_000_000

// bot returns the options of the player.
func (o *options) bot() bot.Options {
	b := bot.OptionsFor(playout.Policy(o.policy))
	b.Time, b.Playouts, b.Resign = time.Duration(o.seconds*float64(time.Second)), o.playouts, o.resign
	b.Lag, b.Ponder, b.DynamicKomi = time.Duration(o.lag*float64(time.Second)), o.ponder, o.dynamicKomi
	if o.noResign {
		b.Resign = 0
	}
	b.Search.Workers, b.Search.MemoryMB, b.Search.Seed = o.threads, o.memory, o.seed
	if !o.flags.Changed("seed") {
		b.Search.Seed = uint64(time.Now().UnixNano())
	}
	return b
}

// server returns the options of the protocol.
func (o *options) server() (gtp.Options, error) {
	s := gtp.DefaultOptions()
	rules, _, err := engine.ParseRules(o.rules)
	s.Version, s.Size, s.Rules, s.Komi = Version, o.size, rules, rules.Komi
	if o.flags.Changed("komi") {
		s.Komi = o.komi
	}
	return s, err
}
