package gtp

import (
	"bytes"
	"context"
	"io/fs"
	"strings"
	"testing"

	"tianyuan/engine"
	"tianyuan/engine/sgf"
)

// memory holds the files of tests that must not touch the disk, by name.
type memory map[string]string

func (m memory) exists(path string) bool {
	_, ok := m[path]
	return ok
}

func (m memory) read(path string) (*sgf.Collection, error) {
	text, ok := m[path]
	if !ok {
		return nil, fs.ErrNotExist
	}
	return sgf.Parse([]byte(text), sgf.Limits{MaxBytes: 1 << 16, MaxNodes: 1 << 10})
}

func (m memory) write(path string, text []byte) error {
	m[path] = string(text)
	return nil
}

// FuzzGTP sends bytes: nothing panics, every command has one reply, well-formed
// and with its id, and the game stays sound after each.
func FuzzGTP(f *testing.F) {
	for _, seed := range []string{
		"1 name\n\n# x\n2 showboard\nquit\nname\n",
		"boardsize 9\nplay b e5\nplay w E5\ngenmove w\nundo\nundo\nundo\nfinal_score\n",
		"boardsize 5\nfixed_handicap 2\nset_free_handicap A1 B2 C3\nplace_free_handicap 7\nfinal_status_list dead\n",
		"kata-set-rules {\"ko\": \"SIMPLE\", \"komi\": 6.5}\nkata-set-rule suicide true\nkata-get-rules\nkgs-rules aga\n",
		"time_settings 10 5 3\ntime_left b 3 2\ngenmove b\nreg_genmove w\n",
		"kgs-time_settings byoyomi 5 3 2\ntime_left b 3 2\ngenmove b\nkata-time_settings fischer-capped 9 1 20 -1\ngenmove w\nkata-list_time_settings\n",
		"loadsgf a\nloadsgf a 2\nprintsgf b c\nloadsgf b c\nprintsgf\n",
		"kata-set-rules ancient-area\nboardsize 13\nclear_board\nplay w C3\nkomi -0\nget_komi\ntianyuan-score_zi\n",
		"5\n 007\tname\r\n-1 name\n\x00\xff\nhelp",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, input []byte) {
		var want []call
		for r := newReader(bytes.NewReader(input)); ; {
			c, err := r.next()
			if err != nil {
				break
			}
			want = append(want, c)
			if c.name == "quit" {
				break
			}
		}
		running := 0 // commands that have not come back
		s := newTestServer(t, &randomEngine{}, size9)
		s.files = &memory{"a": "(;SZ[7]HA[2]AB[cc][dd]PL[W];W[ee];B[];W[ff])", "b": "(;AB[aa]AW[bb]AE[aa]"}
		for name, row := range s.byName {
			run := row.run
			row.run = func(s *Server, ctx context.Context, c call) (string, error) {
				running++
				text, err := run(s, ctx, c)
				running--
				if fault := s.game.Board().Check(); fault != nil {
					t.Errorf("after %v: %v", c, fault)
				}
				return text, err
			}
			s.byName[name] = row
		}
		var out bytes.Buffer
		if err := s.Serve(t.Context(), bytes.NewReader(input), &out); err != nil {
			t.Fatal(err)
		}
		if running != 0 {
			t.Errorf("%d commands have panicked", running)
		}
		replies := strings.SplitAfter(out.String(), "\n\n")
		if last := len(replies) - 1; replies[last] != "" {
			t.Fatalf("the output ends with %q", replies[last])
		} else if last != len(want) {
			t.Fatalf("%d replies to %d commands", last, len(want))
		}
		for i, c := range want {
			checkReply(t, c, replies[i])
		}
		if komi := s.game.Komi(); engine.CheckKomi(komi) != nil {
			t.Errorf("komi %v", komi)
		}
	})
}

// checkReply fails unless the reply is well-formed.
func checkReply(t *testing.T, c call, reply string) {
	head := reply[1:]
	if reply[0] != '=' && reply[0] != '?' || !strings.HasPrefix(head, c.id) {
		t.Errorf("%v: %q", c, reply)
		return
	}
	rest := head[len(c.id):]
	if rest[0] != ' ' && rest[0] != '\n' {
		t.Errorf("%v: something is glued to the id: %q", c, reply)
	}
	if reply[0] == '?' && strings.TrimSpace(rest) == "" {
		t.Errorf("%v: a failure without a text: %q", c, reply)
	}
	for _, char := range []byte(reply) {
		if char < ' ' && char != '\n' || char == 0x7f {
			t.Errorf("%v: a control character in %q", c, reply)
		}
	}
}
