package sgf

import (
	"errors"
	"fmt"
	"strings"
	"testing"
)

// outline writes a tree in one line with single siblings unbracketed.
func outline(root *Node) string {
	var b strings.Builder
	if err := Write(&b, root); err != nil {
		return err.Error()
	}
	return strings.ReplaceAll(strings.TrimSpace(b.String()), "\n", "")
}

func TestParse(t *testing.T) {
	for _, tt := range []struct {
		name, in string
		want     []string
		warnings int
	}{
		{"one node", "(;)", []string{"(;)"}, 0},
		{"two games", "(;SZ[9])\n(;SZ[13])", []string{"(;SZ[9])", "(;SZ[13])"}, 0},
		{"text around games", "Subject: game (my best)\n\n(;B[aa]) and (;W[bb]) bye (x)", []string{"(;B[aa])", "(;W[bb])"}, 0},
		{"blanks everywhere", " ( ; B [aa] \r\n ; W\t[bb] [cc] ) ", []string{"(;B[aa];W[bb][cc])"}, 0},
		{"variations", "(;A[](;B[](;C[])(;D[]))(;E[];F[]))", []string{"(;A[](;B[](;C[])(;D[]))(;E[];F[]))"}, 0},
		{"parentheses of one", "(;A[](;B[](;C[])))", []string{"(;A[];B[];C[])"}, 0},
		{"node after variations", "(;A[](;B[]);C[])", []string{"(;A[](;B[])(;C[]))"}, 0},
		{"variation without semicolon", "(;A[](B[](C[]))(D[]))", []string{"(;A[](;B[];C[])(;D[]))"}, 0},
		{"no last parenthesis", "(;B[aa](;W[bb]", []string{"(;B[aa];W[bb])"}, 1},
		{"open variation at the end", "(;B[aa](((", []string{"(;B[aa])"}, 1},
		{"old names", "(;GaMe[1]Black[aa];White[bb]AddBlack[cc])", []string{"(;GM[1]B[aa];W[bb]AB[cc])"}, 0},
		{"small names", "(;sz[9];b[aa])", []string{"(;SZ[9];B[aa])"}, 0},
		{"names with digits", "(;B2[x]b2B[y])", []string{"(;B2[x]B2B[y])"}, 0},
		{"a name twice", "(;AB[aa]C[x]AB[bb])", []string{"(;AB[aa][bb]C[x])"}, 0},
		{"escapes", `(;C[a\]b\\]B[aa])`, []string{`(;C[a\]b\\]B[aa])`}, 0},
		{"structure in text", `(;C[(;B[aa\])];B[bb])`, []string{`(;C[(;B[aa\])];B[bb])`}, 0},
		{"bracket in text", "(;US[Matsuyama[3d]]PB[x])", []string{`(;US[Matsuyama[3d\]]PB[x])`}, 0},
		{"smile", "(;C[well :] played];B[aa])", []string{`(;C[well :\] played];B[aa])`}, 0},
		{"two brackets", "(;C[see [1] or [2]];B[aa])", []string{`(;C[see [1\] or [2\]];B[aa])`}, 0},
		{"nested brackets", "(;C[x [a [b] c] d [e] f];B[aa])", []string{`(;C[x [a [b\] c\] d [e\] f];B[aa])`}, 0},
		{"closing bracket too many", "(;PB[x]]PW[y];B[aa]])", []string{`(;PB[x\]]PW[y];B[aa])`}, 0},
		{"a point ends at its bracket", "(;B[aa]];W[bb])", []string{"(;B[aa];W[bb])"}, 0},
		{"values apart", "(;AB[aa]\n [bb]\n C[x] [y])", []string{"(;AB[aa][bb]C[x][y])"}, 0},
		{"fault in the second game", "(;B[aa])(;B[bb)", []string{"(;B[aa])"}, 1},
		{"byte order mark", "\xef\xbb\xbf(;B[aa])", []string{"(;B[aa])"}, 0},
		{"zeros after the game", "(;B[aa])\x00\x00\x1a", []string{"(;B[aa])"}, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c, err := Parse([]byte(tt.in), DefaultLimits())
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, root := range c.Games {
				got = append(got, outline(root))
			}
			if fmt.Sprint(got) != fmt.Sprint(tt.want) {
				t.Errorf("got  %q\nwant %q", got, tt.want)
			}
			if len(c.Warnings) != tt.warnings {
				t.Errorf("warnings %q, want %d", c.Warnings, tt.warnings)
			}
		})
	}
}

func TestParseErrors(t *testing.T) {
	for _, tt := range []struct {
		name, in, want string
		is             error
	}{
		{"nothing", "", "sgf: no game record", ErrNoGame},
		{"white space", " \n", "sgf: no game record", ErrNoGame},
		{"no tree", ";;)", "sgf: no game record", ErrNoGame},
		{"parenthesis only", "(", "sgf: no game record", ErrNoGame},
		{"value without end", "(;SZ[9];C[abc", `sgf: offset 9: syntax error: value without end`, ErrSyntax},
		{"escaped end", `(;C[abc\`, `sgf: offset 3: syntax error: value without end`, ErrSyntax},
		{"name without value", "(;SZ[9]B;W[aa])", `sgf: offset 7: syntax error: property "B" without value`, ErrSyntax},
		{"value without name", "(;[9])", `sgf: offset 2: syntax error: value without property`, ErrSyntax},
		{"value after variation", "(;C[x](;B[aa])[y])", `sgf: offset 14: syntax error: value without property`, ErrSyntax},
		{"other text", "(;B[aa], W[bb])", `sgf: offset 7: syntax error: unexpected ','`, ErrSyntax},
		{"control character", "(;\x01B[aa])", `sgf: offset 2: syntax error: unexpected '\x01'`, ErrSyntax},
		{"offset after a mark", "\xef\xbb\xbf(;B)", `sgf: offset 5: syntax error: property "B" without value`, ErrSyntax},
		{
			"long name", "(;" + strings.Repeat("A", 33) + "[])",
			`sgf: offset 2: syntax error: property name "AAAAAAAAAAAAAAAAAAAA"... too long`, ErrSyntax,
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c, err := Parse([]byte(tt.in), DefaultLimits())
			if c != nil || !errors.Is(err, tt.is) || err.Error() != tt.want {
				t.Errorf("got  %v\nwant %s", err, tt.want)
			}
		})
	}
}

func TestLimits(t *testing.T) {
	limits := Limits{MaxBytes: 20, MaxNodes: 4}
	for text, want := range map[string]error{
		"(;;;)":                        nil,
		"(;;;;)":                       ErrTooLarge,
		"(;(;(":                        ErrTooLarge,
		"(;)(;)(;)":                    ErrTooLarge, // although the first game is whole
		"(;C[12345678901234])":         nil,
		"(;C[123456789012345])":        ErrTooLarge,
		"(;)" + strings.Repeat(" ", 9): nil,
	} {
		if _, err := Parse([]byte(text), limits); !errors.Is(err, want) {
			t.Errorf("Parse(%q): %v, want %v", text, err, want)
		}
		if _, err := Read(strings.NewReader(text), limits); !errors.Is(err, want) {
			t.Errorf("Read(%q): %v, want %v", text, err, want)
		}
	}
	var many strings.Builder
	for i := range maxProperties + 1 {
		fmt.Fprintf(&many, "X%d[]", i)
	}
	if _, err := Parse([]byte("(;"+many.String()+")"), DefaultLimits()); !errors.Is(err, ErrTooLarge) {
		t.Errorf("%d properties: %v", maxProperties+1, err)
	}
	for _, bad := range []Limits{{}, {MaxBytes: 1}, {MaxNodes: 1}, {MaxBytes: -1, MaxNodes: 5}} {
		if _, err := Parse([]byte("(;)"), bad); err == nil {
			t.Errorf("limits %+v are taken", bad)
		}
		if _, err := Read(strings.NewReader("(;)"), bad); err == nil {
			t.Errorf("limits %+v are taken by Read", bad)
		}
	}
}

type brokenReader struct{}

var errBroken = errors.New("broken")

func (brokenReader) Read([]byte) (int, error) { return 0, errBroken }

func TestReadError(t *testing.T) {
	if _, err := Read(brokenReader{}, DefaultLimits()); !errors.Is(err, errBroken) {
		t.Errorf("got %v", err)
	}
}
