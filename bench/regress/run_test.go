package regress

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"tianyuan/gtp"
)

// fake is a program within the test.
type fake struct {
	sent   []string
	closed bool
	answer func(ctx context.Context, line string) (string, error)
}

func (f *fake) Send(ctx context.Context, command string, args ...string) (string, error) {
	line := strings.Join(append([]string{command}, args...), " ")
	f.sent = append(f.sent, line)
	return f.answer(ctx, line)
}

func (f *fake) Close() error {
	f.closed = true
	return nil
}

func (f *fake) runner() *Runner {
	return &Runner{Start: func() (Program, error) { return f, nil }, Boards: true}
}

func script(t *testing.T, text string) *Script {
	t.Helper()
	s, err := ParseScript(filepath.Join("testdata", "x.tst"), text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestRun(t *testing.T) {
	f := &fake{answer: func(_ context.Context, line string) (string, error) {
		switch line {
		case "reg_genmove b":
			return "D4", nil
		case "showboard":
			return "\nthe board", nil
		}
		return "", nil
	}}
	s := script(t, "clear_board\n1 reg_genmove b\n#? [D4]\n2 reg_genmove b\n#? [E5]\n3 reg_genmove b\n#? [E5]*\n4 reg_genmove b\n#? [D4]*\n5 name\n#? [()]\n")
	results, err := f.runner().Run(t.Context(), s)
	if err != nil {
		t.Fatal(err)
	}
	var passed []bool
	for _, r := range results {
		passed = append(passed, r.Passed())
		if (r.Board == "") != r.Passed() {
			t.Errorf("board of %v: %q", r, r.Board)
		}
	}
	if want := []bool{true, false, false, true, true}; !slices.Equal(passed, want) {
		t.Errorf("passed %v, want %v", passed, want)
	}
	want := []string{"clear_board", "reg_genmove b", "reg_genmove b", "showboard", "reg_genmove b", "showboard", "reg_genmove b", "name"}
	if !slices.Equal(f.sent, want) || !f.closed {
		t.Errorf("sent %q, closed %v", f.sent, f.closed)
	}
	summary := Summarize(results)
	summary.Took = time.Second
	if summary != (Summary{Passed: 2, Failed: 1, KnownFailed: 1, KnownPassed: 1, Took: time.Second}) || summary.Rate() != (Rate{3, 5}) {
		t.Errorf("summary %+v, rate %v", summary, summary.Rate())
	}
	if got, want := summary.String(), "2 passed, 1 failed, 1 failed as known, 1 passed unexpectedly: 60.0 % in 1.0 s"; got != want {
		t.Errorf("summary %q, want %q", got, want)
	}
}

// TestRunFiles: files are looked for from the script's folder, and a missing one
// is told apart from one that the program does not like.
func TestRunFiles(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "game.sgf"), []byte("(;)"), 0o600); err != nil {
		t.Fatal(err)
	}
	f := &fake{answer: func(context.Context, string) (string, error) { return "", nil }}
	for _, test := range []struct{ name, file string }{
		{"beside the script", "game.sgf"},
		{"another way", "./sub/../game.sgf"},
		{"absolute", filepath.Join(dir, "game.sgf")},
	} {
		s, err := ParseScript(filepath.Join(dir, "x.tst"), "loadsgf "+test.file+" 7\n1 name\n#? [()]\n")
		if err != nil {
			t.Fatal(err)
		}
		f.sent = nil
		if _, err := f.runner().Run(t.Context(), s); err != nil {
			t.Errorf("%s: %v", test.name, err)
		}
		if want := "loadsgf " + filepath.Join(dir, "game.sgf") + " 7"; len(f.sent) == 0 || f.sent[0] != want {
			t.Errorf("%s: sent %q, want %q first", test.name, f.sent, want)
		}
	}
	s := script(t, "1 name\n#? [()]\nloadsgf nowhere.sgf\n2 name\n#? [()]\n")
	results, err := f.runner().Run(t.Context(), s)
	if !errors.Is(err, os.ErrNotExist) || !strings.Contains(err.Error(), "x.tst:3: ") || len(results) != 1 {
		t.Errorf("missing file: %d results, %v", len(results), err)
	}
}

func TestRunErrors(t *testing.T) {
	s := script(t, "clear_board\n1 reg_genmove b\n#? [D4]\n")
	for _, test := range []struct {
		name  string
		reply func(ctx context.Context, line string) (string, error)
		want  error
		line  string
	}{
		{"refused set-up", func(_ context.Context, line string) (string, error) {
			return "", &gtp.RefusedError{Command: line, Text: "no"}
		}, gtp.ErrRefused, "x.tst:1: "},
		{"refused test", func(_ context.Context, line string) (string, error) {
			if line == "clear_board" {
				return "", nil
			}
			return "", &gtp.RefusedError{Command: line, Text: "no"}
		}, gtp.ErrRefused, "x.tst:2: "},
		{"death", func(_ context.Context, line string) (string, error) {
			if line == "clear_board" {
				return "", nil
			}
			return "", &gtp.ExitError{}
		}, gtp.ErrExited, "x.tst:2: "},
		{"death at the board", func(_ context.Context, line string) (string, error) {
			if line == "showboard" {
				return "", &gtp.ExitError{}
			}
			return "C3", nil
		}, gtp.ErrExited, "x.tst:2: "},
		{"silence", func(ctx context.Context, _ string) (string, error) {
			<-ctx.Done()
			return "", ctx.Err()
		}, context.DeadlineExceeded, "x.tst:1: clear_board: no reply within"},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := &fake{answer: test.reply}
			r := f.runner()
			r.Timeout = 20 * time.Millisecond
			results, err := r.Run(t.Context(), s)
			if !errors.Is(err, test.want) || !strings.Contains(err.Error(), test.line) {
				t.Errorf("%v; want %v at %q", err, test.want, test.line)
			}
			if len(results) != 0 || !f.closed {
				t.Errorf("%d results, closed %v", len(results), f.closed)
			}
		})
	}
	t.Run("no program", func(t *testing.T) {
		if _, err := NewRunner("no-such-program-anywhere", time.Second).Run(t.Context(), s); !errors.Is(err, exec.ErrNotFound) {
			t.Errorf("%v", err)
		}
	})
	t.Run("cancelled", func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		f := &fake{answer: func(ctx context.Context, _ string) (string, error) { return "", ctx.Err() }}
		if _, err := f.runner().Run(ctx, s); !errors.Is(err, context.Canceled) {
			t.Errorf("%v", err)
		}
	})
}

// childMark makes the test binary a GTP program.
const childMark = "fake-gtp-child"

// TestChild is not a test but the program of TestRunChild.
func TestChild(t *testing.T) {
	if mode := os.Args[len(os.Args)-1]; strings.HasPrefix(mode, childMark) {
		child(strings.TrimPrefix(mode, childMark))
	}
	t.Skip("runs as the program of another test only")
}

// child answers every command with its name, except that it dies or goes silent
// at reg_genmove where the mode says so.
func child(mode string) {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		words := strings.Fields(lines.Text())
		if words[1] == "reg_genmove" {
			switch mode {
			case "-dies":
				os.Exit(3)
			case "-hangs":
				time.Sleep(time.Minute)
			}
		}
		fmt.Printf("=%s %s\n\n", words[0], words[1])
		if words[1] == "quit" {
			break
		}
	}
	os.Exit(0)
}

func TestRunChild(t *testing.T) {
	path, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	s := script(t, "clear_board\n1 name\n#? [name]\n2 reg_genmove b\n#? [reg_genmove]\n")
	for _, test := range []struct {
		mode    string
		timeout time.Duration
		want    error
		results int
	}{
		{"", time.Minute, nil, 2},
		{"-dies", time.Minute, gtp.ErrExited, 1},
		{"-hangs", 2 * time.Second, gtp.ErrTimeout, 1},
	} {
		t.Run("child"+test.mode, func(t *testing.T) {
			r := NewRunner(fmt.Sprintf("'%s' -test.run=^TestChild$ -- %s%s", path, childMark, test.mode), test.timeout)
			results, err := r.Run(t.Context(), s)
			if !errors.Is(err, test.want) || len(results) != test.results {
				t.Fatalf("%v, %v; want %v", results, err, test.want)
			}
			if err != nil && !strings.Contains(err.Error(), "x.tst:4: ") {
				t.Errorf("error %q does not name the line", err)
			}
		})
	}
}
