package match

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// JournalName is the name of the journal within a match's folder: one JSON
// object a line, Settings first, then a GameResult for each game.
const JournalName = "journal.jsonl"

// What can be wrong with a journal.
var (
	// ErrJournal says that a journal cannot be understood.
	ErrJournal = errors.New("bad journal")
	// ErrSettings says that a journal is that of a match with other settings.
	ErrSettings = errors.New("journal of a different match")
	// ErrBusy says that another process is playing the match.
	ErrBusy = errors.New("match is being played by another process")
)

// ReadJournal reads the journal in a match's folder, also while the match is
// under way: a last line that is not complete is left out. Errors wrap
// ErrJournal, or are the operating system's.
func ReadJournal(dir string) (Settings, []GameResult, error) {
	path := filepath.Join(dir, JournalName)
	data, err := os.ReadFile(path)
	if err != nil {
		return Settings{}, nil, fmt.Errorf("match: %w", err)
	}
	settings, games, _, err := parseJournal(data)
	if err == nil && settings == nil {
		err = fmt.Errorf("%w: no settings", ErrJournal)
	}
	if err != nil {
		return Settings{}, nil, fmt.Errorf("match: %s: %w", path, err)
	}
	return *settings, games, nil
}

// parseJournal reads a journal and returns how many of its bytes are whole
// lines; a half-written last one is not among them. Without a whole first line
// the settings are nil.
func parseJournal(data []byte) (settings *Settings, games []GameResult, whole int, err error) {
	seen := make(map[int]bool)
	for number := 1; whole < len(data); number++ {
		end := bytes.IndexByte(data[whole:], '\n')
		if end < 0 {
			return settings, games, whole, nil
		}
		line := data[whole : whole+end]
		last := whole+end+1 == len(data)
		if number == 1 {
			settings = new(Settings)
			err = json.Unmarshal(line, settings)
		} else {
			var game GameResult
			if err = json.Unmarshal(line, &game); err == nil {
				games = append(games, game)
			}
		}
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) && last {
			// A system that crashed may have kept the line's length and not
			// its bytes.
			if number == 1 {
				settings = nil
			}
			return settings, games, whole, nil
		}
		switch {
		case err != nil:
			return nil, nil, 0, fmt.Errorf("%w: line %d: %w", ErrJournal, number, err)
		case number == 1 && settings.Format != journalFormat:
			return nil, nil, 0, fmt.Errorf("%w: line 1: format %d, want %d", ErrJournal, settings.Format, journalFormat)
		case number > 1:
			game := games[len(games)-1]
			if game.Game < 1 || game.Result == "" || seen[game.Game] {
				return nil, nil, 0, fmt.Errorf("%w: line %d: game %d has no result, or comes twice", ErrJournal, number, game.Game)
			}
			seen[game.Game] = true
		}
		whole += end + 1
	}
	return settings, games, whole, nil
}

// journal is a match's journal, open to be added to.
type journal struct{ file *os.File }

// openJournal opens the journal of a match, or begins it, and returns the
// games it holds and the settings it began with.
func openJournal(dir string, want Settings) (*journal, Settings, []GameResult, error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, Settings{}, nil, fmt.Errorf("match: %w", err)
	}
	path := filepath.Join(dir, JournalName)
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		return nil, Settings{}, nil, fmt.Errorf("match: %w", err)
	}
	j := &journal{file: file}
	settings, games, err := j.begin(dir, want)
	if err != nil {
		file.Close()
		return nil, Settings{}, nil, fmt.Errorf("match: %s: %w", path, err)
	}
	return j, settings, games, nil
}

// begin reads what there is, cuts off a half-written line and writes the
// settings if there are none.
func (j *journal) begin(dir string, want Settings) (Settings, []GameResult, error) {
	if err := lockFile(j.file); err != nil {
		return Settings{}, nil, err
	}
	data, err := io.ReadAll(j.file)
	if err != nil {
		return Settings{}, nil, err
	}
	settings, games, whole, err := parseJournal(data)
	if err != nil {
		return Settings{}, nil, err
	}
	if settings != nil {
		if diff := settings.differences(want); diff != "" {
			return Settings{}, nil, fmt.Errorf("%w: %s", ErrSettings, diff)
		}
		for _, game := range games {
			if game.Game > want.Games {
				return Settings{}, nil, fmt.Errorf("%w: it holds game %d, and only %d games are asked for", ErrSettings, game.Game, want.Games)
			}
		}
	}
	if err := j.file.Truncate(int64(whole)); err != nil {
		return Settings{}, nil, err
	}
	if _, err := j.file.Seek(int64(whole), io.SeekStart); err != nil {
		return Settings{}, nil, err
	}
	if settings == nil {
		settings = &want
		if err := j.add(want); err != nil {
			return Settings{}, nil, err
		}
		syncDir(dir)
	}
	return *settings, games, nil
}

// add writes a line and returns when the disk has it.
func (j *journal) add(v any) error {
	line, err := json.Marshal(v)
	if err != nil {
		return err
	}
	if _, err := j.file.Write(append(line, '\n')); err != nil {
		return err
	}
	return j.file.Sync()
}

func (j *journal) close() error { return j.file.Close() }

// syncDir makes a new name in a folder last. Not every system can.
func syncDir(dir string) {
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync()
		_ = d.Close()
	}
}
