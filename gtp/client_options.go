package gtp

import (
	"errors"
	"fmt"
	"io"
	"time"
)

// ClientOptions say how a Client starts its program and how long it waits.
type ClientOptions struct {
	// Timeout is the time for the reply to any command but genmove, 0 for no
	// limit.
	Timeout time.Duration
	// MoveTimeout is the time for the reply to genmove, 0 for no limit.
	MoveTimeout time.Duration
	// StartTimeout is the time for the first reply of all: programs load
	// networks and books before they answer. 0 is no limit.
	StartTimeout time.Duration
	// Grace is the time between quit and the kill.
	Grace time.Duration
	// MaxReply bounds the length of one reply, in bytes.
	MaxReply int
	// Numbered gives every command an id, and the reply must carry it. It
	// finds programs that answer twice or late; without it no reply may have
	// an id.
	Numbered bool
	// Stderr gets what the program writes to its standard error; nil discards
	// it. It must not block: Close waits for the last write.
	Stderr io.Writer
	// Dir is the program's working directory, "" for ours.
	Dir string
	// Env is the program's environment as in os/exec, nil for ours.
	Env []string
}

// DefaultClientOptions returns two minutes for a move and for the first reply,
// half a minute for any other command, two seconds of grace, replies of one
// mebibyte at most, and numbered commands.
func DefaultClientOptions() ClientOptions {
	return ClientOptions{
		Timeout:      30 * time.Second,
		MoveTimeout:  2 * time.Minute,
		StartTimeout: 2 * time.Minute,
		Grace:        2 * time.Second,
		MaxReply:     1 << 20,
		Numbered:     true,
	}
}

// Validate reports every option that is out of its range.
func (o ClientOptions) Validate() error {
	var faults []error
	for _, d := range []struct {
		name  string
		value time.Duration
	}{
		{"timeout", o.Timeout},
		{"move timeout", o.MoveTimeout},
		{"start timeout", o.StartTimeout},
		{"grace", o.Grace},
	} {
		if d.value < 0 {
			faults = append(faults, fmt.Errorf("gtp: %s must not be negative, is %v", d.name, d.value))
		}
	}
	if o.MaxReply < 1 {
		faults = append(faults, fmt.Errorf("gtp: maximum reply must be positive, is %d", o.MaxReply))
	}
	return errors.Join(faults...)
}
