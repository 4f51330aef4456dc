package match_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"tianyuan/bench/match"
	"tianyuan/engine"
	"tianyuan/gtp"
)

// The test binary is also the programs that play in the tests, and a match of
// its own that a test can kill.
const (
	fakeProgram = "fake-gtp-program"
	fakeMatch   = "fake-match"
)

func TestMain(m *testing.M) {
	// A binary built with -race sleeps for a second before it exits, unless
	// it is told not to; the programs inherit this.
	_ = os.Setenv("GORACE", "atexit_sleep_ms=0")
	if len(os.Args) > 1 && os.Args[1] == fakeProgram {
		os.Exit(newFake(os.Args[2:]).run())
	}
	if len(os.Args) > 2 && os.Args[1] == fakeMatch {
		os.Exit(playFakeMatch(os.Args[2]))
	}
	os.Exit(m.Run())
}

// fakeCommand returns the command line of a program that plays random moves,
// changed by words "key=value" (see fake).
func fakeCommand(words ...string) string {
	path, err := os.Executable()
	if err != nil {
		panic(err)
	}
	return fmt.Sprintf("'%s' %s %s", path, fakeProgram, strings.Join(words, " "))
}

// playFakeMatch plays an endless match in the folder, until it is killed.
func playFakeMatch(dir string) int {
	if _, err := match.Run(context.Background(), killedOptions(dir, 1000), nil); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return 0
}

// killedOptions are those of playFakeMatch.
func killedOptions(dir string, games int) match.Options {
	o := match.DefaultOptions()
	o.Black, o.White = fakeCommand("name=A", "seed=1"), fakeCommand("name=B", "seed=2")
	o.Games, o.Size, o.Dir = games, 5, dir
	return o
}

// fake is a GTP program that plays random moves which fill no eyes. Words
// change it:
//
//	name=N        its name
//	seed=N        of its moves
//	fault=F at=N  what it does instead of the N-th genmove of its life
//	start=F       what it does at its start: sleep, die
//	refuse=C      it refuses the command C
//	score=S       its final_score, "count" (the default) for Tromp-Taylor
//	dead=V,V      its dead stones, "none" for none; without it, it does not
//	              know final_status_list
//	pass=N        it passes from its N-th genmove in a game on
//	pids=FILE     it adds its process id to the file
//	rules=R       it knows kata-set-rules and keeps (R=yes) or refuses them
type fake struct {
	words   map[string]string
	game    *engine.Game
	rng     *rand.Rand
	moves   int // genmoves in its life
	inGame  int // genmoves in this game
	at      int
	pass    int
	out     *bufio.Writer
	refuses string
}

func newFake(args []string) *fake {
	f := &fake{words: map[string]string{"name": "Fake", "score": "count"}, out: bufio.NewWriter(os.Stdout)}
	for _, arg := range args {
		key, value, _ := strings.Cut(arg, "=")
		f.words[key] = value
	}
	seed, _ := strconv.ParseUint(f.words["seed"], 10, 64)
	f.rng = rand.New(rand.NewPCG(seed, 1))
	f.at, _ = strconv.Atoi(f.words["at"])
	f.pass, _ = strconv.Atoi(f.words["pass"])
	f.refuses = f.words["refuse"]
	f.game, _ = engine.NewGame(19, engine.DefaultRules())
	return f
}

// run is the program; it returns its exit status.
func (f *fake) run() int {
	if path := f.words["pids"]; path != "" {
		if err := addLine(path, strconv.Itoa(os.Getpid())); err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 5
		}
	}
	switch f.words["start"] {
	case "sleep":
		time.Sleep(time.Minute)
	case "die":
		fmt.Fprint(os.Stderr, "no book")
		return 7
	}
	fmt.Fprintln(os.Stderr, f.words["name"], "is ready")
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		words := strings.Fields(in.Text())
		id := ""
		if _, err := strconv.Atoi(words[0]); err == nil {
			id, words = words[0], words[1:]
		}
		text, err := f.answer(words)
		status := "="
		if err != nil {
			status, text = "?", err.Error()
		}
		fmt.Fprintf(f.out, "%s%s %s\n\n", status, id, text)
		f.out.Flush()
		if words[0] == "quit" {
			return 0
		}
	}
	return 0
}

// addLine adds a line to a file.
func addLine(path, line string) error {
	file, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return err
	}
	_, err = file.WriteString(line + "\n")
	return errors.Join(err, file.Close())
}

func (f *fake) answer(words []string) (string, error) {
	command, args := words[0], append(words[1:], "", "")
	if command == f.refuses {
		return "", fmt.Errorf("I refuse")
	}
	switch command {
	case "quit":
		return "", nil
	case "name":
		return f.words["name"], nil
	case "version":
		return "1." + f.words["seed"], nil
	case "list_commands":
		list := "name\nversion\nquit\nboardsize\nclear_board\nkomi\nplay\ngenmove\nfinal_score"
		if f.words["dead"] != "" {
			list += "\nfinal_status_list"
		}
		if f.words["rules"] != "" {
			list += "\nkata-set-rules"
		}
		return list, nil
	case "known_command":
		return strconv.FormatBool(args[0] == "final_score"), nil
	case "boardsize":
		size, _ := strconv.Atoi(args[0])
		return "", f.game.Resize(size)
	case "clear_board":
		f.game.Clear()
		f.inGame = 0
		return "", nil
	case "komi":
		komi, _ := strconv.ParseFloat(args[0], 64)
		return "", f.game.SetKomi(komi)
	case "kata-set-rules":
		rules, _, err := engine.ParseRules(strings.Join(words[1:], " "))
		if err == nil && f.words["rules"] == "yes" {
			return "", f.game.SetRules(rules)
		}
		return "", fmt.Errorf("unsupported rules")
	case "set_free_handicap":
		var stones []engine.Point
		for _, word := range words[1:] {
			p, err := gtp.ParseVertex(f.game.Size(), word)
			if err != nil {
				return "", err
			}
			stones = append(stones, p)
		}
		return "", f.game.PlaceHandicap(stones)
	case "play":
		color, _ := engine.ParseColor(args[0])
		p, err := gtp.ParseVertex(f.game.Size(), args[1])
		if err != nil {
			return "", err
		}
		return "", f.game.Play(engine.Move{Color: color, Point: p})
	case "genmove":
		color, _ := engine.ParseColor(args[0])
		f.moves++
		f.inGame++
		if f.moves == f.at {
			return f.misbehave(color)
		}
		p := f.choose(color)
		return gtp.Vertex(f.game.Size(), p), f.game.Play(engine.Move{Color: color, Point: p})
	case "final_score":
		switch score := f.words["score"]; score {
		case "count":
			return f.game.Score(engine.Status{}).String(), nil
		case "die":
			os.Exit(8)
			return "", nil
		default:
			return score, nil
		}
	case "final_status_list":
		if args[0] != "dead" || f.words["dead"] == "none" {
			return "", nil
		}
		return strings.ReplaceAll(f.words["dead"], ",", " "), nil
	default:
		return "", fmt.Errorf("unknown command")
	}
}

// choose returns a random sensible move, or a pass.
func (f *fake) choose(color engine.Color) engine.Point {
	if f.pass > 0 && f.inGame >= f.pass {
		return engine.Pass
	}
	b := f.game.Board()
	for _, i := range f.rng.Perm(b.NumEmpty()) {
		p := b.EmptyAt(i)
		if b.Sensible(p, color) && f.game.Legal(engine.Move{Color: color, Point: p}) == nil {
			return p
		}
	}
	return engine.Pass
}

// misbehave is the fault instead of a move.
func (f *fake) misbehave(color engine.Color) (string, error) {
	switch fault := f.words["fault"]; fault {
	case "occupied":
		for i := range f.game.Size() * f.game.Size() {
			if p := engine.PointOf(f.game.Size(), i); f.game.Board().At(p) == color.Opponent() {
				return gtp.Vertex(f.game.Size(), p), nil
			}
		}
		return "", fmt.Errorf("no stone to play on")
	case "off-board":
		return "T19", nil
	case "resign":
		return "resign", nil
	case "hang":
		time.Sleep(time.Minute)
		return "", nil
	case "crash":
		fmt.Fprintln(os.Stderr, "panic: liberties")
		os.Exit(9)
		return "", nil
	case "garbage":
		fmt.Print("Segmentation fault\n\n")
		return "", nil
	case "no-move":
		return "the centre", nil
	case "flood":
		fmt.Print("=")
		for {
			fmt.Println("info visits 1 info visits 1 info visits 1 info visits 1 info visits 1")
		}
	case "close":
		os.Stdout.Close()
		time.Sleep(time.Minute)
		return "", nil
	case "refuse":
		return "", fmt.Errorf("I do not feel like it")
	default:
		return "", fmt.Errorf("unknown fault %q", fault)
	}
}
