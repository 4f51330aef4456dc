package sgf

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"time"
)

// TestHuge has inputs that make careless readers recurse, crawl or run out of
// memory. The time allowed is far more than they need, for slow machines.
func TestHuge(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	const allowed = 5 * time.Second
	const million = 1 << 20
	repeat := strings.Repeat
	for _, tt := range []struct {
		name string
		in   string
		is   error // of Load
	}{
		{"parentheses", repeat("(", 300_000), ErrNoGame},
		{"parentheses and blanks", repeat("( ", 150_000), ErrNoGame},
		{"blanks", "(" + repeat(" ", million), ErrNoGame},
		{"open variations", "(;" + repeat("(", million), nil},
		{"semicolons", "(" + repeat(";", million), nil},
		{"deep variations", repeat("(;", million), nil},
		{"deep and closed", repeat("(;", million) + repeat(")", million), nil},
		{"wide", "(;" + repeat("(;)", million-1) + ")", nil},
		{"too many nodes", "(" + repeat(";", 3*million), ErrTooLarge},
		{"too many bytes", repeat(" ", 17*million), ErrTooLarge},
		{"comment", "(;C[" + repeat("x", 10_000_000) + "])", nil},
		{"comment of escapes", "(;C[" + repeat(`\]`, 5_000_000) + "])", nil},
		{"comment of brackets", "(;C[" + repeat("[", 5_000_000) + "])", nil},
		{"comment of loose brackets", "(;C[" + repeat("] x", 3_000_000) + "])", nil},
		{"comment of letters and brackets", "(;C[" + repeat("]AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", 300_000) + "])", nil},
		{"comment without end", "(;C[" + repeat("x] y[", 2_000_000), ErrSyntax},
		{"values", "(;AB" + repeat("[aa]", 3*million) + ")", nil},
		{"rectangles", "(;SZ[25]AB" + repeat("[aa:yy]", 2*million) + ")", ErrTooLarge},
		{"set-ups", "(;SZ[25]" + repeat(";AB[aa];B[];AE[aa];W[]", 500_000) + ")", ErrTooLarge},
		{"passes", "(" + repeat(";B[]", million) + ")", nil},
		{"names", "(;" + repeat("A[]B[]C[]", million) + ")", nil},
		{"games", repeat("(;)", million/2), nil},
		{"escapes", "(;N[" + repeat(`\\`, 4*million), ErrSyntax},
		{"gbk without CA", "(;C[" + repeat("\xb9\xc5", 4*million) + "])", nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			start := time.Now()
			r, err := Load(strings.NewReader(tt.in), DefaultLoadOptions())
			if !errors.Is(err, tt.is) {
				t.Errorf("%v, want %v", err, tt.is)
			}
			if err == nil {
				var b bytes.Buffer
				if err := r.Write(&b); err != nil {
					t.Error(err)
				}
			}
			took := time.Since(start)
			t.Logf("%d bytes in %v", len(tt.in), took)
			if took > allowed {
				t.Errorf("took %v", took)
			}
		})
	}
}

// TestDeepTree writes and compares a tree of a million levels.
func TestDeepTree(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	const depth = 1_000_000
	c, err := Parse([]byte(strings.Repeat("(;N[x](;)", depth)), Limits{MaxBytes: 16 << 20, MaxNodes: 4 * depth})
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := Write(&b, c.Games...); err != nil {
		t.Fatal(err)
	}
	again, err := Parse(b.Bytes(), Limits{MaxBytes: b.Len(), MaxNodes: 4 * depth})
	if err != nil {
		t.Fatal(err)
	}
	if !again.Games[0].Equal(c.Games[0]) {
		t.Error("a deep tree comes back different")
	}
}

// TestBinary has files that are no records at all.
func TestBinary(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		data := make([]byte, 300_000)
		for i := range data {
			data[i] = byte(rng.Uint32())
		}
		if r, err := Load(bytes.NewReader(data), DefaultLoadOptions()); err == nil {
			t.Errorf("random bytes are a game: %s", r)
		}
	}
}
