// Package tianyuan_test holds the test of the whole tree: which package may
// import which.
package tianyuan_test

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// allowed lists for each package the packages of ours that it may import; a
// name ending in /... stands for a package with everything below it.
var allowed = map[string][]string{
	"engine":         {},
	"engine/sgf":     {"engine"},
	"engine/tactics": {"engine"},
	"engine/life":    {"engine"},
	"mcts":           {"engine"},
	"mcts/pattern":   {"engine"},
	"mcts/clock":     {"engine"},
	"mcts/playout":   {"engine", "engine/tactics", "mcts", "mcts/pattern"},
	"mcts/prior":     {"engine", "engine/tactics", "mcts", "mcts/pattern"},
	"mcts/net":       {"engine", "engine/tactics", "engine/life", "mcts"},
	"mcts/bot":       {"engine", "engine/life", "gtp", "mcts/..."},
	"gtp":            {"engine", "engine/sgf"},
	"gtp/kata":       {"engine", "gtp"},
	"bench":          {"engine", "mcts/..."},
	"bench/elo":      {},
	"bench/match":    {"engine", "engine/sgf", "engine/life", "gtp", "bench/elo"},
	"bench/regress":  {"engine", "gtp"},
	"bench/report":   {"bench/elo", "bench/match"},
	"bench/review":   {"engine", "engine/sgf", "gtp", "bench/report"},
	"bench/train":    {"engine", "mcts", "mcts/pattern", "mcts/prior"},
	"cmd/engine":     {"..."},
}

// onlyCommand are the libraries that only cmd/engine may import.
var onlyCommand = []string{"github.com/spf13/cobra", "github.com/pkg/profile"}

// onlyStandard are the packages that import nothing but the standard library
// and ours.
var onlyStandard = []string{"engine", "mcts"}

// listed is what the test reads of `go list -json`.
type listed struct {
	ImportPath   string
	Imports      []string
	TestImports  []string
	XTestImports []string
}

func packages(t *testing.T) []listed {
	t.Helper()
	out, err := exec.Command("go", "list", "-json=ImportPath,Imports,TestImports,XTestImports", "./...").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var all []listed
	decoder := json.NewDecoder(strings.NewReader(string(out)))
	for {
		var p listed
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
}

func matches(pattern, name string) bool {
	if pattern == "..." {
		return true
	}
	if base, ok := strings.CutSuffix(pattern, "/..."); ok {
		return name == base || strings.HasPrefix(name, base+"/")
	}
	return pattern == name
}

// TestImportTable holds every import of ours against the table. Run it with
// -count=1: the cache does not see a change in another package.
func TestImportTable(t *testing.T) {
	checked := 0
	for _, p := range packages(t) {
		name, ok := strings.CutPrefix(p.ImportPath, "tianyuan/")
		if !ok {
			continue // this package
		}
		may, known := allowed[name]
		if !known {
			t.Errorf("package %s is not in the import table", name)
			continue
		}
		for _, imported := range p.Imports {
			ours, isOurs := strings.CutPrefix(imported, "tianyuan/")
			switch {
			case isOurs && !slices.ContainsFunc(may, func(pattern string) bool { return matches(pattern, ours) }):
				t.Errorf("%s imports %s", name, ours)
			case !isOurs && name != "cmd/engine" && slices.Contains(onlyCommand, imported):
				t.Errorf("%s imports %s", name, imported)
			case !isOurs && slices.Contains(onlyStandard, name) && strings.Contains(strings.Split(imported, "/")[0], "."):
				t.Errorf("%s imports %s, not of the standard library", name, imported)
			}
			checked++
		}
	}
	if checked < 20 {
		t.Errorf("only %d imports looked at", checked)
	}
}

// TestImportNames keeps names without meaning out.
func TestImportNames(t *testing.T) {
	for _, p := range packages(t) {
		for _, part := range strings.Split(p.ImportPath, "/") {
			if slices.Contains([]string{"util", "utils", "common", "core", "types", "internal"}, part) {
				t.Errorf("package %s: %q says nothing", p.ImportPath, part)
			}
		}
	}
}
