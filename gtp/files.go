package gtp

import (
	"errors"
	"os"
	"path/filepath"
	"strconv"

	"tianyuan/engine/sgf"
)

// files is what the server does with the file system.
type files interface {
	// exists reports whether there is something of that name.
	exists(path string) bool
	// read reads a game record.
	read(path string) (*sgf.Collection, error)
	// write makes or replaces a file, all or nothing.
	write(path string, text []byte) error
}

// disk is the file system of the machine.
type disk struct{}

func (disk) exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

func (disk) read(path string) (*sgf.Collection, error) {
	return sgf.ReadFile(path, sgf.DefaultLimits())
}

// errNotRegular refuses to put a file in the place of a device or a folder.
var errNotRegular = errors.New("not a regular file")

// write writes beside the file and renames, so that a full disk costs nothing
// that was there.
func (disk) write(path string, text []byte) error {
	mode := os.FileMode(0o644)
	if info, err := os.Stat(path); err == nil {
		if !info.Mode().IsRegular() {
			return errNotRegular
		}
		mode = info.Mode().Perm()
		if path, err = filepath.EvalSymlinks(path); err != nil {
			return err
		}
	}
	f, err := os.CreateTemp(filepath.Dir(path), ".tianyuan-*.sgf")
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	err = errors.Join(err, f.Chmod(mode), f.Close())
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	return nil
}

// cutMoveNumber splits "file [move]". File names may hold spaces and may end in
// a number, so the last word is a move number only if the whole text is no file.
func cutMoveNumber(fs files, text string) (path string, before int, err error) {
	if fs.exists(text) {
		return text, 0, nil
	}
	i := len(text) - 1
	for i >= 0 && text[i] != ' ' {
		i--
	}
	if i < 0 || !isNumber(text[i+1:]) {
		return text, 0, nil
	}
	before, err = strconv.Atoi(text[i+1:])
	if err != nil || before < 1 {
		return "", 0, errSyntax
	}
	for i > 0 && text[i-1] == ' ' {
		i--
	}
	return text[:i], before, nil
}
