//go:build !(linux || darwin || freebsd || netbsd || openbsd || dragonfly)

package match

import "os"

// lockFile does nothing: the standard library has no file locks here.
func lockFile(*os.File) error { return nil }
