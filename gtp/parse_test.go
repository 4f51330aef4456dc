package gtp

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"
)

func TestParse(t *testing.T) {
	tests := []struct {
		name, line string
		want       call
		blank      bool
	}{
		{name: "plain", line: "play b D4", want: call{name: "play", text: "b D4"}},
		{name: "id", line: "12 play b D4", want: call{id: "12", name: "play", text: "b D4"}},
		{name: "spaces", line: "   12   play   b  D4  ", want: call{id: "12", name: "play", text: "b  D4"}},
		{name: "tabs", line: "\t12\tplay\tb", want: call{id: "12", name: "play", text: "b"}},
		{name: "CR LF", line: "name\r\n", want: call{name: "name"}},
		{name: "control characters", line: "na\x00me\x1b\x7f", want: call{name: "name"}},
		{name: "comment", line: "name # 5 what", want: call{name: "name"}},
		{name: "comment glued on", line: "name#x", want: call{name: "name"}},
		{name: "wide id", line: "99999999999999999999 name", want: call{id: "99999999999999999999", name: "name"}},
		{name: "id with zeros", line: "007 name", want: call{id: "007", name: "name"}},
		{name: "negative id", line: "-1 name", want: call{name: "-1", text: "name"}},
		{name: "id glued on", line: "1name", want: call{name: "1name"}},
		{name: "id alone", line: "5", want: call{id: "5"}},
		{name: "id and comment", line: "5 # x", want: call{id: "5"}},
		{name: "two numbers", line: "5 6", want: call{id: "5", name: "6"}},
		{name: "other bytes stay", line: "loadsgf \xff \xe9\xbb\x91", want: call{name: "loadsgf", text: "\xff \xe9\xbb\x91"}},
		{name: "empty", line: "", blank: true},
		{name: "blank", line: " \t\r\x00 \n", blank: true},
		{name: "comment only", line: "  # name", blank: true},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got, ok := parse([]byte(test.line))
			if ok == test.blank || got != test.want {
				t.Errorf("%+v, %v, want %+v", got, ok, test.want)
			}
		})
	}
}

func TestReader(t *testing.T) {
	long := strings.Repeat("x", 200<<10)
	input := "\n# nothing\n1 name\n" +
		"2 loadsgf " + long + "\n" + // fits, but not the reader's buffer
		"3 loadsgf " + strings.Repeat(long, 5) + "\n" + // does not fit
		"# " + strings.Repeat(long, 5) + "\n" +
		"4 version"
	for _, in := range []io.Reader{strings.NewReader(input), iotest.HalfReader(strings.NewReader(input)), iotest.DataErrReader(strings.NewReader(input))} {
		r := newReader(in)
		r.max = 500 << 10
		for _, want := range []call{
			{id: "1", name: "name"},
			{id: "2", name: "loadsgf", text: long},
			{id: "3", name: "loadsgf", tooLong: true},
			{id: "4", name: "version"},
		} {
			if got, err := r.next(); got != want || err != nil {
				t.Errorf("%.80v (%d bytes), %v, want %.80v", got, len(got.text), err, want)
			}
		}
		if _, err := r.next(); !errors.Is(err, io.EOF) {
			t.Errorf("at the end: %v", err)
		}
	}
}

// TestReaderByteOrderMark drops a mark before everything and nowhere else.
func TestReaderByteOrderMark(t *testing.T) {
	for input, want := range map[string]string{
		byteOrderMark + "1 name\n":      "1 name",
		byteOrderMark + "\n\nname":      "name",
		byteOrderMark + "# x\nname\n":   "name",
		"\n" + byteOrderMark + "name\n": byteOrderMark + "name",
		byteOrderMark:                   "",
	} {
		for _, in := range []io.Reader{strings.NewReader(input), iotest.OneByteReader(strings.NewReader(input))} {
			c, err := newReader(in).next()
			if got := c.String(); got != want || (err != nil) != (want == "") {
				t.Errorf("%q: %q, %v, want %q", input, got, err, want)
			}
		}
	}
}

func TestReaderFault(t *testing.T) {
	fault := errors.New("unplugged")
	r := newReader(io.MultiReader(strings.NewReader("name\nvers"), iotest.ErrReader(fault)))
	if c, err := r.next(); c.name != "name" || err != nil {
		t.Errorf("%v, %v", c, err)
	}
	if c, err := r.next(); !errors.Is(err, fault) {
		t.Errorf("a cut line counts: %v, %v", c, err)
	}
}

// TestReaderMemory reads a line of 64 MiB, which the reader may not keep.
func TestReaderMemory(t *testing.T) {
	if testing.Short() {
		t.Skip("reads 64 MiB")
	}
	endless := io.LimitReader(zeros{}, 64<<20)
	r := newReader(io.MultiReader(strings.NewReader("1 loadsgf "), endless, strings.NewReader("\n2 name\n")))
	if c, err := r.next(); !c.tooLong || c.id != "1" || err != nil {
		t.Errorf("%.80v, %v", c, err)
	}
	if c, err := r.next(); c.id != "2" || err != nil {
		t.Errorf("%.80v, %v", c, err)
	}
}

// zeros reads the character 0 for ever.
type zeros struct{}

func (zeros) Read(p []byte) (int, error) { return copy(p, bytes.Repeat([]byte{'0'}, len(p))), nil }

func TestRespond(t *testing.T) {
	tests := []struct {
		name, id, text string
		err            error
		want           string
	}{
		{name: "empty", want: "= \n\n"},
		{name: "empty with id", id: "7", want: "=7 \n\n"},
		{name: "text", id: "7", text: "D4", want: "=7 D4\n\n"},
		{name: "lines", text: "a\nb\n", want: "= a\nb\n\n"},
		{name: "empty lines", text: "a\n\n \n\r\nb\n\n\n", want: "= a\nb\n\n"},
		{name: "begins below", text: "\n  A B\n", want: "= \n  A B\n\n"},
		{name: "begins below with empty lines", text: "\n\n\nA", want: "= \nA\n\n"},
		{name: "control characters", text: "a\x00\tb\r", want: "= a b\n\n"},
		{name: "no UTF-8", text: "a\xffb", want: "= a\uFFFDb\n\n"},
		{name: "failure", id: "1", err: errIllegal, text: "ignored", want: "?1 illegal move\n\n"},
		{name: "wrapped failure", err: refuse(errIllegal, io.EOF), want: "? illegal move\n\n"},
		{name: "other error", err: errors.New("one\n\ntwo  three"), want: "? one two three\n\n"},
		{name: "error without text", err: errors.New("\n"), want: "? internal error\n\n"},
		{name: "long error", err: errors.New(strings.Repeat("黑", 1000)), want: "? " + strings.Repeat("黑", 133) + "...\n\n"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := string(respond(test.id, test.text, test.err)); got != test.want {
				t.Errorf("%q, want %q", got, test.want)
			}
		})
	}
	if refuse(errIllegal, nil) != nil {
		t.Error("refuse makes an error of nil")
	}
}
