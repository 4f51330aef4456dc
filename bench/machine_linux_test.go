package bench

import (
	"strings"
	"testing"
)

func TestModelIn(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"amd64", "processor\t: 0\nvendor_id\t: X\nmodel\t\t: 1\nmodel name\t: Some CPU @ 3.00GHz\nflags\t: a b\n", "Some CPU @ 3.00GHz"},
		{"arm64 board", "processor\t: 0\nBogoMIPS\t: 108.00\n\nModel\t\t: Some Board Rev 1.4\n", "Some Board Rev 1.4"},
		{"colon in the name", "model name : A: B\n", "A: B"},
		{"no name", "processor\t: 0\nBogoMIPS\t: 48.00\n", unknownCPU},
		{"empty name", "model name\t:\n", unknownCPU},
		{"nothing", "", unknownCPU},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := modelIn(strings.NewReader(test.text)); got != test.want {
				t.Errorf("%q, want %q", got, test.want)
			}
		})
	}
}
