package match

import (
	"context"
	"errors"
	"fmt"

	"tianyuan/engine"
)

// ErrInterrupted says that the context has ended a match before its last game.
var ErrInterrupted = errors.New("interrupted")

// interruption is ErrInterrupted and the context's error, in words for people.
type interruption struct {
	played, games int
	cause         error
}

func (e *interruption) Error() string {
	return fmt.Sprintf("interrupted after %d of %d games; the same command goes on", e.played, e.games)
}

func (e *interruption) Unwrap() []error { return []error{ErrInterrupted, e.cause} }

// match is a match under way.
type match struct {
	settings Settings
	rules    engine.Rules
	programs [2]*program // Black and White of the first game
}

// Run plays the games of a match that its journal does not hold yet, one after
// the other, calls progress (unless it is nil) after each, and returns the
// summary of all games in the journal. Both programs have ended when Run
// returns.
//
// Every finished game is on the disk, record and journal, before the next one
// begins. So a match may be interrupted in any way, by the context or by the
// end of the process, and the same options resume it: the game that was under
// way is played again. More games than before may be asked for; any other
// change of the settings is ErrSettings.
//
// A program's faults are results, not errors. The errors are those of the
// options (ErrOptions), of the journal (ErrJournal, ErrSettings, ErrBusy), of
// the folder, ErrStart for a program that does not start, and ErrInterrupted
// together with the context's error. After ErrStart and ErrInterrupted the
// Summary covers the games up to there.
func Run(ctx context.Context, o Options, progress func(GameResult)) (Summary, error) {
	if err := o.Validate(); err != nil {
		return Summary{}, err
	}
	asked := o.settings()
	j, settings, games, err := openJournal(o.Dir, asked)
	if err != nil {
		return Summary{}, err
	}
	summary := Summarize(settings, games)
	summary.Games, summary.Resumed = asked.Games, len(games)
	stderr := stderrWriters(o.Stderr)
	m := &match{
		settings: settings, rules: o.rules(),
		programs: [2]*program{newProgram(1, o.Black, o, stderr[0]), newProgram(2, o.White, o, stderr[1])},
	}
	err = m.playAll(ctx, o, j, games, func(r GameResult) {
		summary.Played++
		summary.add(r)
		if progress != nil {
			progress(r)
		}
	})
	for _, p := range m.programs {
		p.stop()
	}
	if cause := ctx.Err(); cause != nil && errors.Is(err, cause) {
		err = &interruption{played: summary.Played, games: summary.Games, cause: cause}
	}
	if closeErr := j.close(); err == nil && closeErr != nil {
		err = fmt.Errorf("match: %w", closeErr)
	}
	return summary, err
}

// playAll plays what is missing and calls done after each game.
func (m *match) playAll(ctx context.Context, o Options, j *journal, games []GameResult, done func(GameResult)) error {
	played := make(map[int]bool, len(games))
	for _, r := range games {
		played[r.Game] = true
	}
	for n := 1; n <= o.Games; n++ {
		if played[n] {
			continue
		}
		for _, p := range m.programs {
			if err := p.ready(ctx); err != nil {
				return err
			}
		}
		g, err := m.newGame(n)
		if err != nil {
			return fmt.Errorf("match: %w", err)
		}
		if err := g.play(ctx); err != nil {
			return err
		}
		// The record first: a game in the journal has one.
		if err := g.write(o.Dir); err != nil {
			return err
		}
		if err := j.add(g.result); err != nil {
			return fmt.Errorf("match: journal: %w", err)
		}
		done(g.result)
	}
	return nil
}
