package gtp

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

func TestCommands(t *testing.T) {
	seen := make(map[string]bool)
	for _, row := range Commands() {
		if seen[row.Name] || !regexp.MustCompile(`^[a-z][a-z_-]+$`).MatchString(row.Name) {
			t.Errorf("bad name %q", row.Name)
		}
		seen[row.Name] = true
		if !strings.HasSuffix(row.Help, ".") || printable(row.Help) != row.Help || printable(row.Args) != row.Args {
			t.Errorf("%s: bad help %q", row.Name, row.Help)
		}
		if row.run == nil || row.most >= 0 && row.least > row.most {
			t.Errorf("%s cannot be called", row.Name)
		}
		if row.least > 0 && row.Args == "" || row.Args != "" && row.most == 0 {
			t.Errorf("%s: arguments %q do not fit %d to %d", row.Name, row.Args, row.least, row.most)
		}
		for _, line := range row.Analyze {
			parts := strings.Split(line, "/")
			if len(parts) != 3 || strings.Fields(parts[2])[0] != row.Name {
				t.Errorf("%s: bad line %q", row.Name, line)
			}
		}
	}
	// What clients refuse to work without.
	for _, name := range []string{"protocol_version", "name", "version", "known_command", "list_commands", "quit", "boardsize", "clear_board", "komi", "play", "genmove"} {
		if !seen[name] {
			t.Errorf("%s is missing", name)
		}
	}
	// A client would take these for something else.
	for _, name := range []string{"analyze", "genmove_analyze"} {
		if seen[name] {
			t.Errorf("%s is offered", name)
		}
	}
}

// TestListsAgree asks a server for its lists.
func TestListsAgree(t *testing.T) {
	s := newTestServer(t, &randomEngine{})
	names := strings.Split(strings.TrimPrefix(tell(t, s, "list_commands"), "= "), "\n")
	help := strings.Split(strings.TrimPrefix(tell(t, s, "help"), "= "), "\n")
	if len(names) != len(Commands()) || len(help) != len(names) {
		t.Fatalf("%d names, %d lines of help", len(names), len(help))
	}
	for i, name := range names {
		if !strings.HasPrefix(help[i], name) || tell(t, s, "known_command "+name) != "= true" {
			t.Errorf("%s: %s", name, help[i])
		}
	}
}

const (
	readme        = "../README.md"
	commandsBegin = "<!-- commands:begin -->\n"
	commandsEnd   = "<!-- commands:end -->"
)

// TestREADME compares the README's list of commands with the table; -update
// rewrites it.
func TestREADME(t *testing.T) {
	data, err := os.ReadFile(readme)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(data), commandsBegin)
	got, after, ok2 := strings.Cut(rest, commandsEnd)
	if !ok || !ok2 {
		t.Fatalf("%s has no list of commands between %q and %q", readme, commandsBegin, commandsEnd)
	}
	if want := commandsMarkdown(); got != want {
		if !*update {
			t.Fatalf("the README's list of commands is not the table's; run this test with -update. Want:\n%s", want)
		}
		text := slices.Concat([]byte(before), []byte(commandsBegin+want+commandsEnd), []byte(after))
		if err := os.WriteFile(readme, text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// commandsMarkdown is the command table for the README.
func commandsMarkdown() string {
	var b strings.Builder
	b.WriteString("| command | what it does |\n|---|---|\n")
	for _, row := range Commands() {
		b.WriteString("| `" + strings.TrimSpace(row.Name+" "+row.Args) + "` | " + strings.ReplaceAll(row.Help, "|", `\|`) + " |\n")
	}
	return b.String()
}
