package match

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"tianyuan/engine"
	"tianyuan/gtp"
)

// Options describe a match.
type Options struct {
	// Black and White are the command lines of the two programs, split by
	// gtp.SplitCommand. They play these colors in the first game and in every
	// other one after it, and the opposite ones in between; with a handicap, in
	// all games.
	Black, White string
	// Games is the number of games of the whole match, those in the journal
	// included.
	Games int
	// Size is the edge of the board in points, 2 to 25.
	Size int
	// Rules is the name of a preset or KataGo's JSON object, as
	// engine.ParseRules reads it. Programs that know kata-set-rules are told;
	// for the others it is their command line's business.
	Rules string
	// Komi is what White gets, in points, whatever the rules' own komi is.
	Komi float64
	// Handicap is the number of stones that Black has on the board before White
	// moves first, where fixed_handicap would place them; 0 is an even game.
	Handicap int
	// MoveTimeout is the time for one genmove; a program that takes longer
	// loses the game.
	MoveTimeout time.Duration
	// CommandTimeout is the time for the answer to any other command.
	CommandTimeout time.Duration
	// StartTimeout is the time for a program's first answer after its start; a
	// program that takes longer stops the match. It may be changed between
	// runs of a match.
	StartTimeout time.Duration
	// Grace is the time a program has to quit before it is killed.
	Grace time.Duration
	// MoveLimit is the number of moves, passes included, after which a game
	// without a result is void; 0 is 3*Size*Size.
	MoveLimit int
	// Dir is the folder of the journal and the game records; it is made if
	// need be.
	Dir string
	// Stderr gets the standard error of both programs, whole lines with the
	// number of the program before them; nil discards it.
	Stderr io.Writer
	// Waiting is called with a line for people when a program that has been
	// started gives no sign of life for some seconds; nil discards it. It is
	// called from another goroutine, and never after Run has returned.
	Waiting func(line string)
}

// DefaultOptions returns one game on 19x19 under the competition rules with
// their komi, two minutes at most for a move, half a minute for a start and for
// any other answer. The command lines and the folder are to be filled in.
func DefaultOptions() Options {
	return Options{
		Games: 1, Size: 19,
		Rules: engine.DefaultPreset, Komi: engine.DefaultRules().Komi,
		MoveTimeout: 2 * time.Minute, CommandTimeout: 30 * time.Second,
		StartTimeout: 30 * time.Second, Grace: 3 * time.Second,
	}
}

// minSize is the smallest board that programs are asked to play on: most
// refuse a single point.
const minSize = 2

// ErrOptions says that an option is out of its range.
var ErrOptions = errors.New("bad option")

// optionFaults are the faults of options, one text for each in the words of
// the command line. They are ErrOptions.
type optionFaults []string

// Error returns all faults in one line.
func (f optionFaults) Error() string { return strings.Join(f, "; ") }

// Is makes the faults ErrOptions.
func (f optionFaults) Is(target error) bool { return target == ErrOptions }

// Validate reports all faults of the options in one line, such as "size 1: want
// 2 to 25; games 0: want at least 1". The error is ErrOptions.
func (o Options) Validate() error {
	var faults optionFaults
	fault := func(format string, args ...any) { faults = append(faults, fmt.Sprintf(format, args...)) }
	for _, p := range []struct{ name, command string }{{"black", o.Black}, {"white", o.White}} {
		if strings.TrimSpace(p.command) == "" {
			fault("%s: no command line", p.name)
		} else if _, err := gtp.SplitCommand(p.command); err != nil {
			fault("%s: %s", p.name, strings.TrimPrefix(err.Error(), "gtp: "))
		}
	}
	if o.Games < 1 {
		fault("games %d: want at least 1", o.Games)
	}
	if o.Size < minSize || o.Size > engine.MaxSize {
		fault("size %d: want %d to %d", o.Size, minSize, engine.MaxSize)
	}
	if engine.CheckKomi(o.Komi) != nil {
		fault("komi %v: want a finite number", o.Komi)
	}
	if rules, _, err := engine.ParseRules(o.Rules); err != nil {
		fault("%s", strings.TrimPrefix(err.Error(), "engine: "))
	} else if rules.CornerStones {
		fault("rules %s: they start from stones on the board, which programs cannot be told", o.Rules)
	}
	if o.Handicap != 0 {
		if _, err := engine.FixedHandicap(o.Size, o.Handicap); err != nil {
			fault("handicap %d: fixed_handicap has no such stones on %dx%d", o.Handicap, o.Size, o.Size)
		}
	}
	for _, d := range []struct {
		name  string
		value time.Duration
	}{
		{"move-timeout", o.MoveTimeout},
		{"command-timeout", o.CommandTimeout},
		{"start-timeout", o.StartTimeout},
		{"grace", o.Grace},
	} {
		if d.value <= 0 {
			fault("%s %v: want more than 0s", d.name, d.value)
		}
	}
	if o.MoveLimit < 0 {
		fault("move-limit %d: want at least 0", o.MoveLimit)
	}
	if o.Dir == "" {
		fault("output: no folder")
	}
	if len(faults) > 0 {
		return faults
	}
	return nil
}

// rules returns the rules of valid options. Their komi is that of the preset,
// by which a preset is known; a game's is Options.Komi.
func (o Options) rules() engine.Rules {
	rules, _, _ := engine.ParseRules(o.Rules)
	return rules
}

// clientOptions say how a program is run.
func (o Options) clientOptions() gtp.ClientOptions {
	c := gtp.DefaultClientOptions()
	c.MoveTimeout, c.Timeout, c.StartTimeout, c.Grace = o.MoveTimeout, o.CommandTimeout, o.StartTimeout, o.Grace
	return c
}
