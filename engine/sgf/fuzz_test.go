package sgf

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// FuzzSGF checks that reading never panics, that what was read and written is
// read as the same, and that replaying never panics and leaves a sound board.
func FuzzSGF(f *testing.F) {
	files, err := filepath.Glob(filepath.Join("testdata", "*.sgf"))
	if err != nil || len(files) == 0 {
		f.Fatalf("no seeds: %v", err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	for _, seed := range []string{
		"(;GM[1]FF[4]CA[Shift_JIS]SZ[9]KM[3,75]RU[Chinese]HA[2]AB[aa:cc]AW[dd];W[ee](;B[])(;B[tt]))(;SZ[13:9])",
		"(;CA[GBK]C[\xc7\x5c]AE[aa]PL[W];B[aa];AB[bb]AE[aa];W[cc]WL[3.5]OW[2])",
		"\xff\xfe(\x00;\x00B\x00[\x00]\x00)\x00",
		"(;AP[a\\:b:c]C[a[b] c] d\\\n])",
	} {
		f.Add([]byte(seed))
	}
	limits := Limits{MaxBytes: 1 << 16, MaxNodes: 1 << 12}
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := Parse(data, limits)
		if err != nil {
			if c != nil || !strings.HasPrefix(err.Error(), "sgf: ") {
				t.Fatalf("%v with %v", err, c)
			}
			return
		}
		var b strings.Builder
		if err := Write(&b, c.Games...); err != nil {
			t.Fatal(err)
		}
		wide := Limits{MaxBytes: b.Len(), MaxNodes: 3 * limits.MaxNodes}
		again, err := Parse([]byte(b.String()), wide)
		if err != nil {
			t.Fatalf("%v\n%q", err, b.String())
		}
		if len(again.Warnings) > 0 || len(again.Games) != len(c.Games) {
			t.Fatalf("%d games as %d, warnings %q\n%q", len(c.Games), len(again.Games), again.Warnings, b.String())
		}
		for i, root := range c.Games {
			if !root.Has("CA") {
				again.Games[i].Remove("CA") // the writer may have added it
			}
			if !root.Equal(again.Games[i]) {
				t.Fatalf("game %d of\n%q\ndiffers from\n%q", i, data, b.String())
			}
			r, err := Replay(root, DefaultLoadOptions())
			if err != nil {
				if r != nil || !strings.HasPrefix(err.Error(), "sgf: ") {
					t.Fatalf("%v with %v", err, r)
				}
				continue
			}
			if err := r.Game.Board().Check(); err != nil {
				t.Fatal(err)
			}
			// A record is the same after writing and reading.
			written := r.String()
			o := DefaultLoadOptions()
			o.Rules = r.Game.Rules() // what RU cannot say
			back, err := Load(strings.NewReader(written), o)
			if err != nil {
				t.Fatalf("%v\n%s", err, written)
			}
			if back.Game.Board().Hash() != r.Game.Board().Hash() || record(back.Game) != record(r.Game) ||
				back.Game.Komi() != r.Game.Komi() || back.Game.ToMove() != r.Game.ToMove() {
				t.Fatalf("%q\nis written as\n%s\nand read as\n%s", data, written, back)
			}
		}
	})
}
