package gtp

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"
)

var (
	update     = flag.Bool("update", false, "rewrite transcripts and the README's command list with what is the case now")
	engineLine = flag.String("engine", "", "run the transcripts against this command line instead of the server with a random player")
)

// A transcript is a file of exchanges:
//
//	# a comment
//	> a line that is sent
//	>"a line that is sent, \t in Go's quotes"
//	= the first line of the reply, to the last space
//	~a regular expression for the whole next line of the reply
//	~~one for all of its remaining lines together
//
// Blank lines mean nothing. A line that holds no command has no reply. At the
// end of every transcript the other side has to answer name.
type exchange struct {
	before []string // comments and blank lines, as they are
	input  string   // as written
	want   []string
}

func readTranscript(t *testing.T, path string) (exchanges []exchange, rest []string) {
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		line = strings.TrimRight(line, "\n")
		switch {
		case strings.TrimSpace(line) == "" || strings.HasPrefix(line, "#"):
			rest = append(rest, line)
		case strings.HasPrefix(line, ">"):
			exchanges = append(exchanges, exchange{before: rest, input: line})
			rest = nil
		case len(exchanges) == 0 || len(rest) > 0:
			t.Fatalf("%s: %q is no reply to anything", path, line)
		default:
			last := &exchanges[len(exchanges)-1]
			last.want = append(last.want, line)
		}
	}
	return exchanges, rest
}

// line returns what is sent.
func (e exchange) line(t *testing.T) string {
	text, quoted := strings.CutPrefix(e.input, `>"`)
	if !quoted {
		return strings.TrimPrefix(strings.TrimPrefix(e.input, ">"), " ")
	}
	text, err := strconv.Unquote(`"` + text)
	if err != nil {
		t.Fatalf("%s: %v", e.input, err)
	}
	return text
}

// fits returns nil if the reply is what the transcript wants.
func (e exchange) fits(reply []string) error {
	for i, want := range e.want {
		if pattern, ok := strings.CutPrefix(want, "~~"); ok {
			return matches("(?s)"+pattern, strings.Join(reply[min(i, len(reply)):], "\n"))
		}
		if i >= len(reply) {
			return fmt.Errorf("the reply ends before %q", want)
		}
		if pattern, ok := strings.CutPrefix(want, "~"); ok {
			if err := matches(pattern, reply[i]); err != nil {
				return err
			}
		} else if reply[i] != want {
			return fmt.Errorf("line %d is %q, want %q", i+1, reply[i], want)
		}
	}
	if len(reply) > len(e.want) {
		return fmt.Errorf("the reply goes on with %q", reply[len(e.want)])
	}
	return nil
}

func matches(pattern, text string) error {
	ok, err := regexp.MatchString("^(?:"+pattern+")$", text)
	if err == nil && !ok {
		err = fmt.Errorf("%q does not match %q", text, pattern)
	}
	return err
}

// peer is somebody to talk to.
type peer struct {
	in  io.Writer
	out *bufio.Reader
}

// ask sends a line and returns the lines of the reply, none if the line is no
// command.
func (p peer) ask(line string) ([]string, error) {
	if _, err := io.WriteString(p.in, line+"\n"); err != nil {
		return nil, err
	}
	if _, ok := parse([]byte(line)); !ok {
		return nil, nil
	}
	var reply []string
	for {
		text, err := p.out.ReadString('\n')
		if err != nil {
			return reply, err
		}
		text = strings.TrimSuffix(text, "\n")
		if text == "" {
			return reply, nil
		}
		reply = append(reply, text)
	}
}

// startPeer starts the engine of the flag or a server of our own.
func startPeer(t *testing.T) peer {
	if *engineLine != "" {
		words, err := SplitCommand(*engineLine)
		if err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command(words[0], words[1:]...)
		cmd.Stderr = os.Stderr
		in, err := cmd.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			in.Close()
			if err := cmd.Wait(); err != nil {
				t.Errorf("the engine ends with %v", err)
			}
		})
		return peer{in, bufio.NewReader(out)}
	}
	inRead, inWrite := io.Pipe()
	outRead, outWrite := io.Pipe()
	s := newTestServer(t, &randomEngine{})
	done := make(chan error, 1)
	go func() { done <- s.Serve(context.Background(), inRead, outWrite) }()
	t.Cleanup(func() {
		inWrite.Close()
		select {
		case err := <-done:
			if err != nil {
				t.Errorf("Serve returns %v", err)
			}
		case <-time.After(10 * time.Second):
			t.Error("Serve does not return")
		}
		if err := s.game.Board().Check(); err != nil {
			t.Error(err)
		}
	})
	return peer{inWrite, bufio.NewReader(outRead)}
}

func TestTranscripts(t *testing.T) {
	paths, err := filepath.Glob("testdata/transcripts/*.gtp")
	if err != nil || len(paths) == 0 {
		t.Fatal("no transcripts", err)
	}
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".gtp"), func(t *testing.T) {
			exchanges, rest := readTranscript(t, path)
			p := startPeer(t)
			var changed bool
			for i := range exchanges {
				e := &exchanges[i]
				reply, err := p.ask(e.line(t))
				if err != nil {
					t.Fatalf("%s: %v", e.input, err)
				}
				if err := e.fits(reply); err != nil {
					if !*update {
						t.Errorf("%s\n%s\n%v", e.input, strings.Join(reply, "\n"), err)
					}
					e.want, changed = reply, true
				}
			}
			if reply, err := p.ask("name"); err != nil || len(reply) != 1 || !strings.HasPrefix(reply[0], "= ") {
				t.Errorf("name: %q, %v", reply, err)
			}
			if *update && changed {
				writeTranscript(t, path, exchanges, rest)
			}
		})
	}
}

func writeTranscript(t *testing.T, path string, exchanges []exchange, rest []string) {
	var lines []string
	for _, e := range exchanges {
		lines = append(lines, e.before...)
		lines = append(lines, e.input)
		lines = append(lines, e.want...)
	}
	lines = append(lines, rest...)
	if err := os.WriteFile(path, []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}
