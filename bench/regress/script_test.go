package regress

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const sample = `# a ladder

loadsgf ladder/010.sgf 5 # up to there
#  the first
# position
10 reg_genmove b
#? [D4|E4]
play b D4
020	reg_genmove   white
# between
#? [!C3]*
`

func TestParseScript(t *testing.T) {
	s, err := ParseScript("dir/sample.tst", sample)
	if err != nil {
		t.Fatal(err)
	}
	if s.Name() != "sample" || s.NumTests() != 2 || len(s.Steps) != 4 {
		t.Fatalf("%s: %d tests, steps %v", s.Name(), s.NumTests(), s.Steps)
	}
	for i, want := range []struct {
		line    int
		text    string
		id      int // 0 for none
		answer  string
		comment []string
	}{
		{3, "loadsgf ladder/010.sgf 5", 0, "", []string{"a ladder"}},
		{6, "reg_genmove b", 10, "[D4|E4]", []string{" the first", "position"}},
		{8, "play b D4", 0, "", nil},
		{9, "reg_genmove white", 20, "[!C3]*", nil},
	} {
		step := s.Steps[i]
		if step.Line != want.line || step.String() != want.text || step.Test != (want.id > 0) || step.ID != want.id {
			t.Errorf("step %d is %+v, want %+v", i, step, want)
		}
		if step.Test && step.Answer.String() != want.answer || !slices.Equal(step.Comment, want.comment) {
			t.Errorf("step %d wants %v, comment %q; want %+v", i, step.Answer, step.Comment, want)
		}
	}
}

func TestParseScriptErrors(t *testing.T) {
	for _, test := range []struct {
		name, text string
		at         string // file and line of the error
		says       string
	}{
		{"no test", "# nothing\nname\n", "x.tst:", "no test"},
		{"empty", "", "x.tst:", "no test"},
		{"no answer at the end", "1 name\n# comment\n", "x.tst:1:", "test 1 has no expected answer"},
		{"no answer before a command", "\n7 name\nversion\n", "x.tst:2:", "test 7 has no expected answer"},
		{"no answer before a test", "1 name\n#? [x]\n2 name\n3 name\n#? [x]\n", "x.tst:3:", "test 2 has no"},
		{"two answers", "1 name\n#? [x]\n#? [y]\n", "x.tst:3:", "a second answer"},
		{"answer first", "#? [x]\n", "x.tst:1:", "without a numbered command"},
		{"answer to a plain command", "1 name\n#? [x]\nversion\n#? [x]\n", "x.tst:4:", "without a numbered command"},
		{"bad pattern", "1 name\n#? [x(]\n", "x.tst:2:", "missing closing )"},
		{"number without command", "1\n#? [x]\n", "x.tst:1:", "not a number and a command"},
		{"number and comment", "1 # name\n#? [x]\n", "x.tst:1:", "not a number and a command"},
		{"no number", "1x name\n#? [x]\n", "x.tst:1:", "not a number and a command"},
		{"number too large", "99999999999999999999 name\n#? [x]\n", "x.tst:1:", "not a number and a command"},
		{"same number", "1 name\n#? [x]\n\n01 name\n#? [x]\n", "x.tst:4:", "number 1 is that of line 1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s, err := ParseScript("x.tst", test.text)
			if s != nil || !errors.Is(err, ErrScript) {
				t.Fatalf("%v, %v; want %v", s, err, ErrScript)
			}
			if text := err.Error(); !strings.Contains(text, test.at) || !strings.Contains(text, test.says) {
				t.Errorf("error %q, want it to name %q and to say %q", text, test.at, test.says)
			}
		})
	}
}

func TestReadScript(t *testing.T) {
	path := filepath.Join(t.TempDir(), "topic.tst")
	if _, err := ReadScript(path); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("no file: %v", err)
	}
	if err := os.WriteFile(path, []byte(sample), 0o600); err != nil {
		t.Fatal(err)
	}
	if s, err := ReadScript(path); err != nil || s.NumTests() != 2 || s.Path != path {
		t.Errorf("%v, %v", s, err)
	}
}

// FuzzParseScript: whatever is read can be written and read again.
func FuzzParseScript(f *testing.F) {
	for _, text := range []string{sample, "1 name\n#? [x(]\n", "1 a#b\n#?[!x]*\r\n\x00 1", "#? []", "1"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := ParseScript("x.tst", text)
		if err != nil {
			if s != nil || !strings.HasPrefix(err.Error(), "regress: x.tst:") {
				t.Fatalf("%v, %v", s, err)
			}
			return
		}
		var again strings.Builder
		for _, step := range s.Steps {
			for _, comment := range step.Comment {
				again.WriteString("# " + comment + "\n")
			}
			if step.Test {
				again.WriteString("0" + strconv.Itoa(step.ID) + " ")
			}
			again.WriteString(step.String() + "\n")
			if step.Test {
				again.WriteString("#? " + step.Answer.String() + "\n")
			}
		}
		s2, err := ParseScript("x.tst", again.String())
		if err != nil {
			t.Fatalf("%v\n%s", err, again.String())
		}
		if len(s2.Steps) != len(s.Steps) {
			t.Fatalf("%d steps, %d again", len(s.Steps), len(s2.Steps))
		}
		for i, step := range s.Steps {
			if got := s2.Steps[i]; got.String() != step.String() || got.ID != step.ID || got.Test != step.Test || got.Answer.String() != step.Answer.String() {
				t.Fatalf("step %d is %+v, %+v again", i, step, got)
			}
		}
	})
}
