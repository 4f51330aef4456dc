package gtp

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestSplitCommand(t *testing.T) {
	tests := []struct {
		name, line string
		unix       []string
		windows    []string // nil: as unix
	}{
		{"words", "gnugo --mode  gtp\t--level 1 ", []string{"gnugo", "--mode", "gtp", "--level", "1"}, nil},
		{"single quotes", `'/opt/my go/bot' 'a "b" \c'`, []string{"/opt/my go/bot", `a "b" \c`}, nil},
		{"double quotes", `bot "a b" "say \"x\""`, []string{"bot", "a b", `say "x"`}, nil},
		{"quotes within a word", `--name="My Bot"'!'x`, []string{"--name=My Bot!x"}, nil},
		{"empty word", `bot "" ''`, []string{"bot", "", ""}, nil},
		{"escaped blank", `my\ bot a\\b`, []string{"my bot", `a\b`}, []string{`my\`, "bot", `a\\b`}},
		{"backslash in double quotes", `bot "a\\b\c"`, []string{"bot", `a\b\c`}, []string{"bot", `a\\b\c`}},
		{"no expansion", `bot $HOME *.sgf ; # | >x`, []string{"bot", "$HOME", "*.sgf", ";", "#", "|", ">x"}, nil},
		{"path", `C:\go\bot.exe -x`, []string{"C:gobot.exe", "-x"}, []string{`C:\go\bot.exe`, "-x"}},
		{"other letters", `bot 圍棋 "天 元"`, []string{"bot", "圍棋", "天 元"}, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if tt.windows == nil {
				tt.windows = tt.unix
			}
			for _, windows := range []bool{false, true} {
				want := tt.unix
				if windows {
					want = tt.windows
				}
				if got, err := splitCommand(tt.line, windows); !slices.Equal(got, want) || err != nil {
					t.Errorf("splitCommand(%q, %v) = %q, %v, want %q", tt.line, windows, got, err, want)
				}
			}
		})
	}
	for name, line := range map[string]string{
		"empty": "", "blank": " \t\n", "single": "a 'b", "double": `a "b\"`, "end": `a b\`, "NUL": "a\x00b", "no program": `"" x`,
	} {
		t.Run("bad "+name, func(t *testing.T) {
			if got, err := splitCommand(line, false); !errors.Is(err, ErrCommandLine) {
				t.Errorf("splitCommand(%q) = %q, %v", line, got, err)
			}
		})
	}
}

func FuzzSplitCommand(f *testing.F) {
	for _, line := range []string{"gnugo --mode gtp", `a\ b 'c d' "e\"f"`, `"`, `\`, "'", "", "a\x00"} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		for _, windows := range []bool{false, true} {
			words, err := splitCommand(line, windows)
			if err != nil {
				continue
			}
			// Words written in single quotes come back unchanged.
			var quotes []string
			for _, word := range words {
				if strings.Contains(word, "'") {
					return
				}
				quotes = append(quotes, "'"+word+"'")
			}
			again, err := splitCommand(strings.Join(quotes, " "), windows)
			if err != nil || !slices.Equal(again, words) {
				t.Fatalf("%q split into %q, which comes back as %q, %v", line, words, again, err)
			}
		}
	})
}

func TestReplyReader(t *testing.T) {
	tests := []struct {
		name, output string
		id           int
		want         reply
		fault        string // "" for none
	}{
		{"plain", "= D4\n\n", noID, reply{text: "D4"}, ""},
		{"id", "=7 D4\n\n", 7, reply{text: "D4"}, ""},
		{"empty", "=\n\n", noID, reply{}, ""},
		{"empty with id", "=7\n\n", 7, reply{}, ""},
		{"refused", "?7 illegal move\n\n", 7, reply{text: "illegal move", refused: true}, ""},
		{"carriage returns", "=7 D4\r\n\r\n", 7, reply{text: "D4"}, ""},
		{"control characters", "=7 D\a4\x7f\n\n", 7, reply{text: "D4"}, ""},
		{"lines", "=7 a\n b\nc\n\n", 7, reply{text: "a\n b\nc"}, ""},
		{"first line empty", "=7\n  A B\n1 .\n\n", 7, reply{text: "\n  A B\n1 ."}, ""},
		{"empty lines before", "\n\n \n=7 D4\n\n", 7, reply{text: "D4"}, ""},
		{"glued text", "=D4\n\n", noID, reply{text: "D4"}, ""},
		{"status within", "=7 a\n= b\n? c\n\n", 7, reply{text: "a\n= b\n? c"}, ""},
		{"unwanted id", "=7 D4\n\n", noID, reply{}, "id 7"},
		{"other id", "=8 D4\n\n", 7, reply{}, "id 8"},
		{"huge id", "=99999999999999999999999999 D4\n\n", 7, reply{}, "id 99999"},
		{"leading zero", "=07 D4\n\n", 7, reply{}, "id 07"},
		{"missing id", "= D4\n\n", 7, reply{}, "no id"},
		{"garbage", "hello\n\n", 7, reply{}, `"hello"`},
		{"garbage after a reply", "=7 D4\n\nhello", 7, reply{text: "D4"}, `"hello"`},
		{"two replies", "=7 D4\n\n=7 D4\n\n", 7, reply{text: "D4"}, "without a command"},
		{"too long", "=7 " + strings.Repeat("x", 100) + "\n\n", 7, reply{}, "longer than 64"},
		{"too many lines", "=7 " + strings.Repeat("x\n", 100) + "\n", 7, reply{}, "longer than 64"},
	}
	for _, tt := range tests {
		for _, chunk := range []int{1, 3, 1000} {
			t.Run(tt.name, func(t *testing.T) {
				r := newReplyReader(64)
				r.expect(tt.id)
				for rest := tt.output; rest != ""; {
					n := min(chunk, len(rest))
					if _, err := r.Write([]byte(rest[:n])); err != nil {
						break
					}
					rest = rest[n:]
				}
				var got reply
				select {
				case got = <-r.ready:
				default:
				}
				if got != tt.want {
					t.Errorf("reply %+v, want %+v", got, tt.want)
				}
				select {
				case err := <-r.fault:
					// In single bytes the excerpt of the garbage is shorter.
					if tt.fault == "" || !errors.Is(err, ErrProtocol) || chunk > 100 && !strings.Contains(err.Error(), tt.fault) {
						t.Errorf("fault %v, want %q", err, tt.fault)
					}
				default:
					if tt.fault != "" {
						t.Errorf("no fault, want %q", tt.fault)
					}
				}
			})
		}
	}
}

func FuzzReplyReader(f *testing.F) {
	for _, s := range []string{"= D4\n\n", "=1 D4\n\n", "?1 no\n\n", "hello", "=1\n\n=2\n\n", "=1 a\nb\n\n", "\n\r\t =1"} {
		f.Add([]byte(s), 3)
	}
	read := func(output []byte, chunk int) (reply, bool, bool) {
		r := newReplyReader(1000)
		r.expect(1)
		for rest := output; len(rest) > 0; {
			n := min(chunk, len(rest))
			if _, err := r.Write(rest[:n]); err != nil {
				break
			}
			rest = rest[n:]
		}
		return received(r)
	}
	f.Fuzz(func(t *testing.T, output []byte, chunk int) {
		whole, ok, fault := read(output, len(output)+1)
		parts, okParts, faultParts := read(output, max(chunk%64, 1))
		if whole != parts || ok != okParts || fault != faultParts {
			t.Fatalf("whole %+v %v %v, in parts %+v %v %v", whole, ok, fault, parts, okParts, faultParts)
		}
		if len(whole.text) > 1000 {
			t.Fatalf("reply of %d bytes", len(whole.text))
		}
	})
}

// received returns what a replyReader has to say.
func received(r *replyReader) (answer reply, ok, fault bool) {
	select {
	case answer = <-r.ready:
		ok = true
	default:
	}
	select {
	case <-r.fault:
		fault = true
	default:
	}
	return answer, ok, fault
}

func TestParseMargin(t *testing.T) {
	tests := []struct {
		text   string
		margin float64
		ok     bool
	}{
		{"B+1.5", 1.5, true},
		{"W+0.5", -0.5, true},
		{"w+12", -12, true},
		{"0", 0, true},
		{"B+0", 0, true},
		{"W+0.0", 0, true},
		{"Draw", 0, true},
		{"Jigo", 0, true},
		{"W+3.5 (dead stones removed)", -3.5, true},
		{"B+R", 0, false},
		{"B+Resign", 0, false},
		{"B+", 0, false},
		{"B+-3", 0, false},
		{"B+NaN", 0, false},
		{"B+Inf", 0, false},
		{"B+1e300", 1e300, true},
		{"B+1e999", 0, false},
		{"?", 0, false},
		{"", 0, false},
		{"banana", 0, false},
	}
	for _, tt := range tests {
		t.Run(tt.text, func(t *testing.T) {
			if margin, ok := parseMargin(tt.text); margin != tt.margin || ok != tt.ok {
				t.Errorf("parseMargin(%q) = %v, %v", tt.text, margin, ok)
			}
		})
	}
}

func TestClientOptionsValidate(t *testing.T) {
	if err := DefaultClientOptions().Validate(); err != nil {
		t.Errorf("the defaults: %v", err)
	}
	bad := ClientOptions{Timeout: -1, MoveTimeout: -1, StartTimeout: -1, Grace: -time.Second}
	err := bad.Validate()
	if err == nil {
		t.Fatal("accepted")
	}
	for _, want := range []string{"gtp: timeout", "move timeout", "start timeout", "grace", "maximum reply"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q is not reported in %q", want, err)
		}
	}
}
