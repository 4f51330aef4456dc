package gtp

import (
	"strings"
	"testing"

	"tianyuan/engine"
)

func TestRulesName(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"default", "competition", "competition"},
		{"same switches, own komi", "rangxian", "rangxian"},
		{"alias", "new-zealand", "nz"},
		{"other komi", `{"ko":"POSITIONAL","suicide":false,"komi":6.5}`, "cgos"},
		{"no preset", `{"ko":"SITUATIONAL","hasButton":true,"suicide":true}`, "custom"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			rules, _, err := engine.ParseRules(test.text)
			if err != nil {
				t.Fatal(err)
			}
			if got := rulesName(rules); got != test.want {
				t.Errorf("%s, want %s", got, test.want)
			}
		})
	}
}

func TestRulesTooLong(t *testing.T) {
	s := newTestServer(t, &randomEngine{})
	long := "{" + strings.Repeat(" ", maxRules) + "}"
	for _, line := range []string{"kata-set-rules " + long, "kata-set-rule ko " + long} {
		if got := tell(t, s, line); got != "? syntax error" {
			t.Errorf("%.40s...: %s", line, got)
		}
	}
}
