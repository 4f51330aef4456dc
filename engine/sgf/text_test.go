package sgf

import (
	"strings"
	"testing"
)

func TestText(t *testing.T) {
	for _, tt := range []struct{ name, value, text, simple string }{
		{"plain", "Hello", "Hello", "Hello"},
		{"escapes", `a\]b\\c\:d\e`, `a]b\c:de`, `a]b\c:de`},
		{"soft breaks", "a\\\nb\\\r\nc\\\n\rd\\\re", "abcde", "abcde"},
		{"hard breaks", "a\nb\r\nc\n\rd\re\n\nf", "a\nb\nc\nd\ne\n\nf", "a b c d e  f"},
		{"white space", "a\tb\vc\\\td", "a b c d", "a b c d"},
		{"backslash at the end", `abc\`, "abc", "abc"},
		{"empty", "", "", ""},
		{"characters", `天\元]`, "天元]", "天元]"},
	} {
		if got := Text(tt.value); got != tt.text {
			t.Errorf("%s: Text %q, want %q", tt.name, got, tt.text)
		}
		if got := SimpleText(tt.value); got != tt.simple {
			t.Errorf("%s: SimpleText %q, want %q", tt.name, got, tt.simple)
		}
	}
}

func TestEscape(t *testing.T) {
	for _, text := range []string{"", "a", `\`, `]`, `\]\\]]`, "a:b", "line\nline", "[x]", `C:\GO\`} {
		if got := Text(EscapeText(text)); got != text {
			t.Errorf("%q comes back as %q", text, got)
		}
		composed := strings.ReplaceAll(EscapeText(text), ":", `\:`) + ":" + EscapeText("x:"+text)
		left, right, ok := Split(composed)
		if !ok || Text(left) != text || Text(right) != "x:"+text {
			t.Errorf("%s is split into %q, %q, %v", composed, left, right, ok)
		}
	}
	if left, right, ok := Split(`a\:b`); ok || left != `a\:b` || right != "" {
		t.Errorf("Split without a colon: %q, %q, %v", left, right, ok)
	}
}

func TestClosable(t *testing.T) {
	for in, want := range map[string]string{
		"":       "",
		"a[b":    "a[b",
		"a]b":    `a\]b`,
		`a\]b`:   `a\]b`,
		`a\\]b`:  `a\\\]b`,
		`a\`:     `a\\`,
		`a\\`:    `a\\`,
		`\]\]]]`: `\]\]\]\]`,
	} {
		if got := closable(in); got != want {
			t.Errorf("closable(%q) = %q, want %q", in, got, want)
		}
	}
}
