package gtp_test

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"
)

// fakeMark comes before the mode in the arguments of the test binary when it
// plays a GTP program.
const fakeMark = "fake-gtp-program"

// fakeCommand returns the command line of a small GTP program that behaves in
// the given way. It is this test binary, running TestClientFakeProgram only.
func fakeCommand(mode string) string {
	path, err := os.Executable()
	if err != nil {
		panic(err)
	}
	return fmt.Sprintf("'%s' -test.run=^TestClientFakeProgram$ -- %s %s", path, fakeMark, mode)
}

// fakeEnv is the environment of such a program: without the second that a
// binary built with -race sleeps before it exits.
func fakeEnv() []string { return append(os.Environ(), "GORACE=atexit_sleep_ms=0") }

// TestClientFakeProgram is not a test but the program that the tests of Client
// start.
func TestClientFakeProgram(t *testing.T) {
	for i, arg := range os.Args {
		if arg == fakeMark && i+1 < len(os.Args) {
			os.Exit(runFake(os.Args[i+1]))
		}
	}
	t.Skip("only runs as a program of other tests")
}

// forever is longer than any test.
const forever = time.Minute

// runFake is the program; it returns its exit status.
func runFake(mode string) int {
	switch mode {
	case "sleeper":
		time.Sleep(forever)
		return 0
	case "slow-start":
		time.Sleep(300 * time.Millisecond)
	case "banner":
		fmt.Println("Welcome to the fake program")
	case "dies-at-once":
		fmt.Fprintln(os.Stderr, "loading")
		fmt.Fprintln(os.Stderr, "fatal: no weights")
		return 3
	case "closes-input":
		os.Stdin.Close()
		fmt.Fprintln(os.Stderr, "closed")
		time.Sleep(forever)
	case "closes-output":
		os.Stdout.Close()
		fmt.Fprintln(os.Stderr, "closed")
		time.Sleep(forever)
	case "spawner":
		path, _ := os.Executable()
		child := exec.Command(path, "-test.run=^TestClientFakeProgram$", "--", fakeMark, "sleeper")
		child.Stdout, child.Stderr = os.Stdout, os.Stderr // holds the pipes open
		if err := child.Start(); err != nil {
			return 4
		}
	}
	in := bufio.NewReader(os.Stdin)
	for {
		line, err := in.ReadString('\n')
		if err != nil {
			if mode == "stubborn" {
				time.Sleep(forever)
			}
			return 0
		}
		words := strings.Fields(line)
		id := ""
		if _, err := strconv.Atoi(words[0]); err == nil {
			id, words = words[0], words[1:]
		}
		if done, status := answerFake(mode, id, words); done {
			return status
		}
	}
}

// answerFake answers one command and reports whether the program ends.
func answerFake(mode, id string, words []string) (done bool, status int) {
	command := words[0]
	special := command == "genmove"
	switch {
	case command == "quit" && mode == "stubborn":
		time.Sleep(forever)
	case command == "quit":
		fmt.Printf("=%s\n\n", id)
		return true, 0
	case special && mode == "hangs":
		time.Sleep(forever)
	case special && mode == "crashes":
		fmt.Fprintln(os.Stderr, "assertion failed: liberties > 0")
		return true, 42
	case special && mode == "half-reply":
		fmt.Printf("=%s D", id)
		return true, 0
	case special && mode == "garbage":
		fmt.Println("Segmentation fault (core dumped)")
		time.Sleep(forever)
	case special && mode == "floods":
		fmt.Printf("=%s ", id)
		for i := 0; ; i++ {
			fmt.Println("info move D4 visits", i)
		}
	case special && mode == "floods-a-line":
		fmt.Printf("=%s ", id)
		for {
			fmt.Print("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
		}
	case special && mode == "wrong-id":
		fmt.Print("=99999 D4\n\n")
	case special && mode == "no-id":
		fmt.Print("= D4\n\n")
	case special && mode == "twice":
		fmt.Printf("=%s D4\n\n=%s D4\n\n", id, id)
	case special && mode == "chats":
		for i := range 200 {
			fmt.Fprintln(os.Stderr, "line", i, strings.Repeat("x", 1000))
		}
		fmt.Printf("=%s D4\r\n\r\n", id)
	default:
		text, ok := answers[strings.Join(words, " ")]
		status := "="
		if !ok {
			status, text = "?", "unknown command"
		}
		fmt.Printf("%s%s %s\n\n", status, id, text)
	}
	return false, 0
}

// answers are the replies of a program that plays on 9x9.
var answers = map[string]string{
	"name":                         "Fake",
	"version":                      "1.0\nof today",
	"list_commands":                "name\nversion\nquit",
	"known_command name":           "true",
	"known_command fly":            "false",
	"known_command maybe":          "perhaps",
	"boardsize 9":                  "",
	"boardsize 19":                 "",
	"clear_board":                  "",
	"komi 7.5":                     "",
	"komi -0.5":                    "",
	"play black D4":                "",
	"play white pass":              "",
	"play black J9":                "",
	"genmove black":                "d4",
	"genmove white":                "resign",
	"final_score":                  "B+3.5",
	"final_status_list dead":       "A1 A2\nJ9",
	"final_status_list seki":       "",
	"final_status_list alive":      "A1 pass",
	"time_settings 300 30 5":       "",
	"time_left black 12 0":         "",
	"set_free_handicap D4 Q16":     "",
	"showboard":                    "\n  A B\n1 . X",
	"kata-set-rules tromp-taylor":  "",
	"play black D4 # not a remark": "",
}
