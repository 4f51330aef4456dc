package regress

import (
	"errors"
	"testing"
)

func TestParseAnswer(t *testing.T) {
	for _, test := range []struct {
		name, line string
		want       string // as written again
		fits, not  []string
	}{
		{"a point", "#? [D4]", "[D4]", []string{"D4", " D4\n"}, []string{"D5", "d4", "D44", "AD4", ""}},
		{"one of several", "#? [D4|E5]", "[D4|E5]", []string{"D4", "E5"}, []string{"D4|E5", "F6"}},
		{"anything else", "#?[!D4|E5]", "[!D4|E5]", []string{"F6", "pass"}, []string{"D4", "E5"}},
		{"known to fail", "#? [D4]*", "[D4]*", []string{"D4"}, []string{"E5"}},
		{"anything else, known to fail", "  #?  [!D4] * ", "[!D4]*", []string{"E5"}, []string{"D4"}},
		{"brackets inside", "#? [[A-C][1-3]]", "[[A-C][1-3]]", []string{"A1", "C3"}, []string{"D4"}},
		{"an answer in words", "#? [1 0 .*]", "[1 0 .*]", []string{"1 0 D4 E5"}, []string{"1 0"}},
		{"nothing", "#? [()]", "[()]", []string{"", " "}, []string{"D4"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			a, err := ParseAnswer(test.line)
			if err != nil {
				t.Fatal(err)
			}
			if a.String() != test.want {
				t.Errorf("String() = %s, want %s", a, test.want)
			}
			for _, reply := range test.fits {
				if !a.Fits(reply) {
					t.Errorf("%q does not fit", reply)
				}
			}
			for _, reply := range test.not {
				if a.Fits(reply) {
					t.Errorf("%q fits", reply)
				}
			}
		})
	}
}

func TestParseAnswerErrors(t *testing.T) {
	for _, test := range []struct{ name, line string }{
		{"another comment", "# [D4]"},
		{"empty", "#?"},
		{"no brackets", "#? D4"},
		{"not closed", "#? [D4"},
		{"text behind", "#? [D4] or so"},
		{"no pattern", "#? []"},
		{"only a not", "#? [!]"},
		{"no regular expression", "#? [D(4]"},
		{"closes our own brackets", "#? [D4)|(E5]"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if a, err := ParseAnswer(test.line); !errors.Is(err, ErrAnswer) {
				t.Errorf("%v, %v; want %v", a, err, ErrAnswer)
			}
		})
	}
}
