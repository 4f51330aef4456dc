package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// asEngine makes the test binary the program itself.
const asEngine = "TIANYUAN_TEST_RUNS_MAIN"

func TestMain(m *testing.M) {
	if os.Getenv(asEngine) != "" {
		main()
		return
	}
	os.Exit(m.Run())
}

// program returns the engine with these arguments, not started.
func program(args ...string) (c *exec.Cmd, stdout, stderr *bytes.Buffer) {
	c = exec.Command(os.Args[0], args...)
	c.Env = append(os.Environ(), asEngine+"=1")
	stdout, stderr = new(bytes.Buffer), new(bytes.Buffer)
	c.Stdout, c.Stderr = stdout, stderr
	return c, stdout, stderr
}

// run feeds the engine an input and returns what it wrote.
func run(t *testing.T, input string, args ...string) (stdout, stderr string, err error) {
	t.Helper()
	c, out, errs := program(args...)
	c.Stdin = strings.NewReader(input)
	err = c.Run()
	return out.String(), errs.String(), err
}

func TestGame(t *testing.T) {
	for _, args := range [][]string{{}, {"gtp"}} {
		args = append(args, "--playouts", "50", "--threads", "1", "--seed", "7", "--size", "9", "--komi", "6.5", "--memory", "8")
		input := "name\nversion\nget_komi\ngenmove b\ngenmove w\ntianyuan-score_zi\nquit\n"
		out, errs, err := run(t, input, args...)
		if err != nil || errs != "" {
			t.Fatalf("%v: %v, stderr %q", args, err, errs)
		}
		replies := strings.Split(out, "\n\n")
		if len(replies) != 8 || replies[0] != "= Tianyuan" || replies[1] != "= "+Version || replies[2] != "= 6.5" {
			t.Errorf("%v: replies %q", args, replies)
		}
		if again, _, _ := run(t, input, args...); again != out {
			t.Errorf("%v: the same seed plays another game", args)
		}
	}
}

// TestEnd: the engine is gone within a second of the end of its input or of a
// signal, in the middle of a long thought, without a complaint.
func TestEnd(t *testing.T) {
	tests := []struct {
		name string
		end  func(*exec.Cmd, io.WriteCloser) error
	}{
		{"end of input", func(_ *exec.Cmd, in io.WriteCloser) error { return in.Close() }},
		{"SIGINT", func(c *exec.Cmd, _ io.WriteCloser) error { return c.Process.Signal(os.Interrupt) }},
		{"SIGTERM", func(c *exec.Cmd, _ io.WriteCloser) error { return c.Process.Signal(syscall.SIGTERM) }},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			goneAfter(t, "boardsize 19\ngenmove b\n", test.end, "--time", "60", "--memory", "64")
		})
	}
}

// goneAfter starts the engine, writes input and half a second later calls end:
// within a second the engine has to be gone without a complaint.
func goneAfter(t *testing.T, input string, end func(*exec.Cmd, io.WriteCloser) error, args ...string) {
	t.Helper()
	c, _, errs := program(args...)
	in, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(in, input); err != nil {
		t.Fatal(err)
	}
	time.Sleep(500 * time.Millisecond)
	start := time.Now()
	if err := end(c, in); err != nil {
		t.Fatal(err)
	}
	if err := c.Wait(); err != nil || errs.Len() > 0 {
		t.Errorf("%v, stderr %q", err, errs)
	}
	if elapsed := time.Since(start); elapsed > time.Second {
		t.Errorf("gone after %v", elapsed)
	}
}

// TestPonderEnd: the same while the engine ponders after its move.
func TestPonderEnd(t *testing.T) {
	tests := []struct {
		name string
		end  func(*exec.Cmd, io.WriteCloser) error
	}{
		{"end of input", func(_ *exec.Cmd, in io.WriteCloser) error { return in.Close() }},
		{"quit", func(_ *exec.Cmd, in io.WriteCloser) error { _, err := io.WriteString(in, "quit\n"); return err }},
		{"SIGTERM", func(c *exec.Cmd, _ io.WriteCloser) error { return c.Process.Signal(syscall.SIGTERM) }},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			goneAfter(t, "genmove b\n", test.end, "--ponder", "--playouts", "100", "--memory", "64", "--size", "19", "--lag", "0.5")
		})
	}
}

// TestQueuedQuit: with a quit waiting, all commands before it are answered in
// full although the input has ended.
func TestQueuedQuit(t *testing.T) {
	out, _, err := run(t, "1 genmove b\n2 genmove w\n3 quit\n", "--playouts", "200", "--size", "9")
	if err != nil || !strings.Contains(out, "=1 ") || !strings.Contains(out, "=2 ") || !strings.HasSuffix(out, "=3 \n\n") {
		t.Errorf("%v: %q", err, out)
	}
}

func TestConfig(t *testing.T) {
	tests := []struct {
		name, config string
		args         []string
		want, err    string
	}{
		{"keys", "size = 13\nkomi = 5.5\nrules = \"aga\"\nquiet = true\n", nil, "= 5.5", ""},
		{"flags win", "komi = 5.5\n", []string{"--komi", "3"}, "= 3", ""},
		{"komi of the rules", "rules = \"japanese\"\n", nil, "= 6.5", ""},
		{"unknown key", "colour = 1\n", nil, "", `unknown key "colour"`},
		{"bad value", "size = \"big\"\n", nil, "", "size: big is no int"},
		{"out of range", "size = 99\n", nil, "", "--size 99: want 2 to 25"},
		{"whole number for any number", "komi = 4\n", nil, "= 4", ""},
		{"number for a whole number", "threads = 1.0\n", nil, "", "threads: 1 is no int"},
		{"text for a number", "size = \"9\"\n", nil, "", "size: 9 is no int"},
		{"number for a switch", "quiet = 1\n", nil, "", "quiet: 1 is no bool"},
		{"profile is for the command line", "profile = \"cpu\"\n", nil, "", `unknown key "profile"`},
		{"two faults, the first by name", "b = 1\na = 1\n", nil, "", `unknown key "a"`},
		{"not TOML", "size 9\n", nil, "", "config"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "engine.toml")
			if err := os.WriteFile(file, []byte(test.config), 0o600); err != nil {
				t.Fatal(err)
			}
			out, errs, err := run(t, "get_komi\nquit\n", append([]string{"gtp", "--config", file}, test.args...)...)
			if test.err != "" {
				if err == nil || !strings.Contains(errs, test.err) || strings.Count(errs, "\n") != 1 || out != "" {
					t.Errorf("%v, stderr %q, want one line about %q", err, errs, test.err)
				}
				return
			}
			if err != nil || !strings.HasPrefix(out, test.want+"\n") {
				t.Errorf("%v: %q, want %q", err, out, test.want)
			}
		})
	}
}

func TestBadArguments(t *testing.T) {
	for _, args := range [][]string{
		{"nonsense"},
		{"gtp", "extra"},
		{"--size", "26"},
		{"--size", "x"},
		{"--komi", "nan"},
		{"--rules", "{}x"},
		{"--time", "-1"},
		{"--playouts", "-5"},
		{"--lag", "-0.1"},
		{"--threads", "0"},
		{"--memory", "0"},
		{"--resign", "2"},
		{"--profile", "heat"},
		{"--config", "no-such-file.toml"},
		{"--log", filepath.Join("no-such-folder", "log")},
		{"score"},
		{"score", "no-such-file.sgf"},
		{"bench", "nonsense"},
		{"bench", "playouts", "--size", "1"},
		{"bench", "playouts", "--seconds", "nan"},
		{"bench", "playouts", "--seconds", "1e10"},
		{"match"},
		{"bench", "playouts", "--seconds", "0"},
	} {
		out, errs, err := run(t, "", args...)
		var exit *exec.ExitError
		if !errors.As(err, &exit) || exit.ExitCode() != 1 || out != "" || !strings.HasPrefix(errs, "engine: ") {
			t.Errorf("%v: %v, stdout %q, stderr %q", args, err, out, errs)
		}
	}
}

func TestLog(t *testing.T) {
	file := filepath.Join(t.TempDir(), "dialogue")
	for range 2 {
		if _, _, err := run(t, "7 name\nnonsense\nquit\n", "--log", file); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want := "> 7 name\n< =7 Tianyuan\n> nonsense\n< ? unknown command\n> quit\n< = \n"
	if got := string(text); got != want+want {
		t.Errorf("log %q, want %q twice", got, want)
	}
}

// TestNoResign: a hopeless game is given up, unless that is switched off.
func TestNoResign(t *testing.T) {
	moves := strings.Repeat("play b pass\nplay w pass\n", 10)
	input := "komi 300\n" + moves + "genmove b\nquit\n"
	args := []string{"--size", "9", "--playouts", "600", "--seed", "1"}
	if out, _, err := run(t, input, args...); err != nil || !strings.Contains(out, "= resign\n") {
		t.Errorf("%v: %q, want a resignation", err, out)
	}
	if out, _, err := run(t, input, append(args, "--no-resign")...); err != nil || strings.Contains(out, "resign") {
		t.Errorf("--no-resign: %v: %q", err, out)
	}
}

// TestQuiet: warnings go to stderr unless they are switched off.
func TestQuiet(t *testing.T) {
	input := "loadsgf no-such-file.sgf\nquit\n"
	if _, errs, err := run(t, input); err != nil || !strings.Contains(errs, "no-such-file.sgf") {
		t.Errorf("%v: stderr %q, want a warning", err, errs)
	}
	if _, errs, err := run(t, input, "--quiet"); err != nil || errs != "" {
		t.Errorf("--quiet: %v: stderr %q", err, errs)
	}
}

func TestScoreAndVersion(t *testing.T) {
	record := filepath.Join(t.TempDir(), "game.sgf")
	text := "(;SZ[9]KM[7.5]RU[Chinese];B[ee];W[])"
	if err := os.WriteFile(record, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	out, _, err := run(t, "", "score", record)
	if err != nil || !strings.Contains(out, "Score   B+73.5") || !strings.Contains(out, "黑胜 36 3/4 子") {
		t.Errorf("%v: %q", err, out)
	}
	if out, _, err = run(t, "", "version"); err != nil || !strings.HasPrefix(out, "Tianyuan "+Version) {
		t.Errorf("%v: %q", err, out)
	}
}

func TestProfile(t *testing.T) {
	for kind, file := range map[string]string{"cpu": "cpu.pprof", "mem": "mem.pprof", "block": "block.pprof", "trace": "trace.out"} {
		c, _, errs := program("bench", "playouts", "--size", "9", "--seconds", "0.1", "--profile", kind)
		c.Dir = t.TempDir()
		if err := c.Run(); err != nil {
			t.Fatalf("%s: %v, %s", kind, err, errs)
		}
		if info, err := os.Stat(filepath.Join(c.Dir, file)); err != nil || info.Size() == 0 {
			t.Errorf("%s: %v", kind, err)
		}
	}
}
