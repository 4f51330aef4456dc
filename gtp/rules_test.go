package gtp

import (
	"strings"
	"testing"
)

func TestRulesTooLong(t *testing.T) {
	s := newTestServer(t, &randomEngine{})
	long := "{" + strings.Repeat(" ", maxRules) + "}"
	for _, line := range []string{"kata-set-rules " + long, "kata-set-rule ko " + long} {
		if got := tell(t, s, line); got != "? syntax error" {
			t.Errorf("%.40s...: %s", line, got)
		}
	}
}

// TestRulesRefused: what a client is told of bad rules is short and plain.
func TestRulesRefused(t *testing.T) {
	s := newTestServer(t, &randomEngine{})
	tell(t, s, "kata-set-rules aga-button")
	before := tell(t, s, "showboard")
	for line, want := range map[string]string{
		`kata-set-rules {"komi":1e400}`:                           `? bad value for rule "komi"`,
		`kata-set-rules {"ko":null}`:                              `? bad value for rule "ko"`,
		`kata-set-rules {"tax":["NONE"]}`:                         `? bad value for rule "tax"`,
		`kata-set-rules {"ko":"SIMPLE"`:                           `? rules are not one JSON object`,
		`kata-set-rules {"ko":"SIMPLE"} x`:                        `? rules are not one JSON object`,
		`kata-set-rules {"scoring":"TERRITORY","hasButton":true}`: `? button with territory scoring`,
		`kata-set-rules calvinball`:                               `? unknown rules: "calvinball"`,
		`kata-set-rule scoring TERRITORY`:                         `? button with territory scoring`,
		`kata-set-rule ko HOT`:                                    `? bad value for rule "ko"`,
		`kata-set-rule sake HOT`:                                  `? unknown rule: "sake"`,
		`kata-set-rule komi 1e400`:                                `? unacceptable komi`,
	} {
		if got := tell(t, s, line); got != want {
			t.Errorf("%s: %s, want %s", line, got, want)
		}
	}
	if after := tell(t, s, "showboard"); after != before {
		t.Error(after)
	}
}
