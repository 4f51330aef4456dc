package sgf

import (
	"errors"
	"fmt"
)

// Limits bound what the reader takes in; more is ErrTooLarge.
type Limits struct {
	MaxBytes int // of the file, in bytes as stored
	MaxNodes int // nodes of all games together; opened variations count too
}

// DefaultLimits returns 16 MiB and some two million nodes: no game comes near,
// large game collections fit, and the memory stays at a few hundred MB.
func DefaultLimits() Limits { return Limits{MaxBytes: 16 << 20, MaxNodes: 2 << 20} }

// Validate reports every limit that is not positive.
func (l Limits) Validate() error {
	var errs []error
	if l.MaxBytes <= 0 {
		errs = append(errs, fmt.Errorf("sgf: limit of %d bytes", l.MaxBytes))
	}
	if l.MaxNodes <= 0 {
		errs = append(errs, fmt.Errorf("sgf: limit of %d nodes", l.MaxNodes))
	}
	return errors.Join(errs...)
}

// Bounds on single nodes and games. No real record comes near them; they keep
// the time that a hostile file takes in proportion to its length.
const (
	maxProperties = 256     // of one node
	maxSetUps     = 10_000  // changes of the position by set-up in one main line
	maxSetPoints  = 4 << 20 // points named by set-up properties in one main line
	maxWarnings   = 50      // kept of one file or game
)
