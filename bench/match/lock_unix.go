//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package match

import (
	"errors"
	"os"
	"syscall"
)

// lockFile keeps other matches away from a journal until it is closed, or its
// process ends. A file system without locks is as good as one without rivals.
func lockFile(f *os.File) error {
	err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return ErrBusy
	}
	return nil
}
