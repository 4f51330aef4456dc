package sgf

import (
	"errors"
	"fmt"
	"io"
	"os"
)

// Collection is what a file holds.
type Collection struct {
	// Games are the roots of the games, one at least, in the order of the
	// file. Their texts are in UTF-8, and a CA they have says so.
	Games []*Node
	// Encoding is the name of the encoding the file was in, in lower case.
	Encoding string
	// Warnings say what the reader has forgiven, for people.
	Warnings []string
}

// Parse reads the games of a file's bytes. It returns ErrNoGame, ErrSyntax or
// ErrTooLarge, the last two in an OffsetError where they have a place.
func Parse(data []byte, limits Limits) (*Collection, error) {
	if err := limits.Validate(); err != nil {
		return nil, err
	}
	if len(data) > limits.MaxBytes {
		return nil, fmt.Errorf("sgf: %w: more than %d bytes", ErrTooLarge, limits.MaxBytes)
	}
	file := decode(data)
	p := parser{scanner: scanner{text: file.text}, budget: limits.MaxNodes}
	if file.unknown != "" {
		p.warnings.add("CA[%.20s] names no known encoding; the text is read as %s", file.unknown, file.encoding)
	}
	games, err := p.games()
	var at *OffsetError
	if errors.As(err, &at) {
		at.Offset += file.skipped
	}
	if err != nil {
		return nil, err
	}
	if len(games) == 0 {
		return nil, fmt.Errorf("sgf: %w", ErrNoGame)
	}
	for _, root := range games {
		if root.Has(charset) {
			root.Set(charset, writtenCharset)
		}
	}
	return &Collection{Games: games, Encoding: file.encoding, Warnings: p.warnings}, nil
}

// Read is Parse on all of a stream, of which it takes MaxBytes+1 bytes at
// most. Errors of the stream come back wrapped.
func Read(r io.Reader, limits Limits) (*Collection, error) {
	if err := limits.Validate(); err != nil {
		return nil, err
	}
	data, err := io.ReadAll(io.LimitReader(r, int64(limits.MaxBytes)+1))
	if err != nil {
		return nil, fmt.Errorf("sgf: %w", err)
	}
	return Parse(data, limits)
}

// ReadFile is Read on a file. It refuses directories and devices with
// ErrNotRegular: reading a pipe or a terminal might never end.
func ReadFile(path string, limits Limits) (*Collection, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, fmt.Errorf("sgf: %w", err)
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("sgf: %w: %s", ErrNotRegular, path)
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("sgf: %w", err)
	}
	defer file.Close()
	return Read(file, limits)
}
