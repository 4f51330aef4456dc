package gtp

import (
	"bufio"
	"bytes"
	"errors"
	"io"
)

// maxLine bounds a line's length in bytes. The protocol knows no limit and
// clients do send long lines, but memory has one.
const maxLine = 16 << 20

// keptOfLong is how much of a line over maxLine is kept, for its id.
const keptOfLong = 4 << 10

// reader takes commands off an input.
type reader struct {
	in    *bufio.Reader
	max   int  // maxLine, less in tests
	begun bool // the first line has been read
}

// byteOrderMark is what some programs put before the text of a file, and what
// then arrives before the first command.
const byteOrderMark = "\xef\xbb\xbf"

func newReader(in io.Reader) *reader {
	return &reader{in: bufio.NewReaderSize(in, 64<<10), max: maxLine}
}

// next returns the next command, over a byte order mark at the start, blank
// lines and comments. It returns io.EOF
// at the end of the input; a last line without its end counts.
func (r *reader) next() (call, error) {
	for {
		line, tooLong, err := r.line()
		if !r.begun {
			line, r.begun = bytes.TrimPrefix(line, []byte(byteOrderMark)), true
		}
		if err != nil && (len(line) == 0 || !errors.Is(err, io.EOF)) {
			return call{}, err
		}
		if c, ok := parse(line); ok {
			if tooLong {
				c.text, c.tooLong = "", true
			}
			return c, nil
		}
	}
}

// line returns the next line, which is valid until the next call. The rest of a
// line that is too long is read and dropped.
func (r *reader) line() (line []byte, tooLong bool, err error) {
	part, err := r.in.ReadSlice('\n')
	if !errors.Is(err, bufio.ErrBufferFull) {
		return part, false, err
	}
	line = append(line, part...)
	for errors.Is(err, bufio.ErrBufferFull) {
		part, err = r.in.ReadSlice('\n')
		if !tooLong && len(line)+len(part) > r.max {
			tooLong = true
			line = append([]byte(nil), line[:min(len(line), keptOfLong)]...)
		}
		if !tooLong {
			line = append(line, part...)
		}
	}
	return line, tooLong, err
}
