package match

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"time"
	"unicode"

	"tianyuan/engine"
	"tianyuan/gtp"
)

// ErrStart says that a program cannot be started or does not answer after its
// start. The match stops; it can be resumed.
var ErrStart = errors.New("program does not start")

// patience is how long a started program may be silent before people are told.
const patience = 5 * time.Second

// maxText bounds what a program says about itself, in characters.
const maxText = 200

// program is one of the two programs, running or not.
type program struct {
	number  int // 1 or 2
	command string
	options gtp.ClientOptions
	waiting func(line string) // nil discards
	stderr  *lineWriter       // nil discards
	client  *gtp.Client       // nil if it is not running
	knows   map[string]bool   // the commands it says it knows
	player  Player
}

func newProgram(number int, command string, o Options, stderr *lineWriter) *program {
	options := o.clientOptions()
	if stderr != nil {
		options.Stderr = stderr
	}
	return &program{number: number, command: command, options: options, waiting: o.Waiting, stderr: stderr}
}

// ready starts the program unless it is running, and learns who it is. Errors
// wrap ErrStart, or are the context's.
func (p *program) ready(ctx context.Context) error {
	if p.client != nil {
		return nil
	}
	client, err := gtp.StartClient(p.command, p.options)
	if err != nil {
		return fmt.Errorf("match: %w: %w", ErrStart, err)
	}
	p.client = client
	defer p.announce()()
	if err := p.identify(ctx); err != nil {
		p.stop()
		if ctx.Err() != nil {
			return ctx.Err()
		}
		return fmt.Errorf("match: %w: %q: %w", ErrStart, p.command, err)
	}
	return nil
}

// announce tells people which program is being waited for, unless the function
// it returns is called before that takes long.
func (p *program) announce() (cancel func()) {
	if p.waiting == nil {
		return func() {}
	}
	told := make(chan struct{})
	timer := time.AfterFunc(patience, func() {
		defer close(told)
		p.waiting(fmt.Sprintf("waiting for program %d to answer, %v at most: %s",
			p.number, p.options.StartTimeout, clean(p.command)))
	})
	return func() {
		if !timer.Stop() {
			<-told
		}
	}
}

// identify asks for name, version and commands. A program may refuse each.
func (p *program) identify(ctx context.Context) error {
	name, err := p.client.Name(ctx)
	if err != nil && !errors.Is(err, gtp.ErrRefused) {
		return err
	}
	version, err := p.client.Version(ctx)
	if err != nil && !errors.Is(err, gtp.ErrRefused) {
		return err
	}
	if err := p.learn(ctx); err != nil {
		return err
	}
	if name == "" {
		if words, err := gtp.SplitCommand(p.command); err == nil {
			name = filepath.Base(words[0])
		}
	}
	p.player = Player{Name: clean(name), Version: clean(version), Command: p.command}
	return nil
}

// learn asks which commands the program knows: for the list, or for one after
// the other where it gives none.
func (p *program) learn(ctx context.Context) error {
	p.knows = make(map[string]bool)
	commands, err := p.client.ListCommands(ctx)
	if err == nil {
		for _, command := range commands {
			p.knows[command] = true
		}
		return nil
	}
	if !errors.Is(err, gtp.ErrRefused) {
		return err
	}
	for _, command := range []string{"final_score", "final_status_list", "kata-set-rules"} {
		known, err := p.client.KnownCommand(ctx, command)
		if err != nil && p.client.Err() != nil {
			return err
		}
		p.knows[command] = known
	}
	return nil
}

// setUp prepares the program for a game and returns what it was not told.
func (p *program) setUp(ctx context.Context, game *engine.Game) (note string, err error) {
	if err := p.client.BoardSize(ctx, game.Size()); err != nil {
		return "", err
	}
	if err := p.client.ClearBoard(ctx); err != nil {
		return "", err
	}
	if p.knows["kata-set-rules"] {
		// The komi comes after the rules, which may have their own.
		_, err := p.client.Send(ctx, "kata-set-rules", game.Rules().JSON())
		var refused *gtp.RefusedError
		if errors.As(err, &refused) {
			note = "does not take the rules: " + clean(refused.Text)
		} else if err != nil {
			return "", err
		}
	}
	if err := p.client.Komi(ctx, game.Komi()); err != nil {
		return "", err
	}
	if stones := game.Handicap(); len(stones) > 0 {
		_, err = p.client.Send(ctx, "set_free_handicap", vertices(game.Size(), stones)...)
	}
	return note, err
}

// stop ends the program, by force if need be. What Close says about that is
// not a fault of the match.
func (p *program) stop() {
	if p.client != nil {
		_ = p.client.Close()
		p.client = nil
		if p.stderr != nil {
			p.stderr.end()
		}
	}
}

// clean makes a program's text fit for a line of a journal or a record.
func clean(text string) string {
	text = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(text, "?"))
	text = strings.TrimSpace(text)
	if runes := []rune(text); len(runes) > maxText {
		text = string(runes[:maxText]) + "..."
	}
	return text
}
