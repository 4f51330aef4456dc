package engine

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
)

// TestRulesJSON holds the exact text that clients read.
func TestRulesJSON(t *testing.T) {
	for preset, want := range map[string]string{
		"chinese":      `{"friendlyPassOk":true,"hasButton":false,"ko":"SIMPLE","scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N"}`,
		"tromp-taylor": `{"friendlyPassOk":false,"hasButton":false,"ko":"POSITIONAL","scoring":"AREA","suicide":true,"tax":"NONE","whiteHandicapBonus":"0"}`,
		"japanese":     `{"friendlyPassOk":false,"hasButton":false,"ko":"SIMPLE","scoring":"TERRITORY","suicide":false,"tax":"SEKI","whiteHandicapBonus":"0"}`,
		"aga-button":   `{"friendlyPassOk":true,"hasButton":true,"ko":"SITUATIONAL","scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N-1"}`,
		"ancient-area": `{"friendlyPassOk":true,"hasButton":false,"ko":"SIMPLE","scoring":"AREA","suicide":false,"tax":"ALL","whiteHandicapBonus":"0"}`,
	} {
		if got := mustPreset(t, preset).JSON(); got != want {
			t.Errorf("%s is\n%s, want\n%s", preset, got, want)
		}
	}
}

// TestRulesRoundTrip: what is printed reads back as the same switches. Komi,
// corner stones and first player are not printed.
func TestRulesRoundTrip(t *testing.T) {
	for _, name := range Presets() {
		want := mustPreset(t, name)
		got, komi, err := ParseRules(want.JSON())
		if err != nil || komi {
			t.Errorf("%s: komi %v, %v", name, komi, err)
			continue
		}
		if got.JSON() != want.JSON() || !json.Valid([]byte(got.JSON())) {
			t.Errorf("%s reads back as %s", name, got.JSON())
		}
		if got.Komi != 7.5 || got.First != Black || got.FirstAfterHandicap != White || got.CornerStones {
			t.Errorf("%s takes more from JSON than it says: %+v", name, got)
		}
		got.Komi = want.Komi
		if !want.CornerStones && got != want {
			t.Errorf("%s reads back as %+v, want %+v", name, got, want)
		}
	}
	natural := DefaultRules()
	natural.Ko = KoNaturalSituational
	if got, _, err := ParseRules(natural.JSON()); err != nil || got != natural {
		t.Errorf("natural situational superko reads back as %+v, %v", got, err)
	}
}

func TestParseRules(t *testing.T) {
	base := mustPreset(t, "tromp-taylor")
	with := func(change func(*Rules)) Rules {
		r := base
		change(&r)
		return r
	}
	tests := []struct {
		name, text string
		want       Rules
		komi       bool
	}{
		{"a name", "chinese", mustPreset(t, "chinese"), false},
		{"a name with space around", "\t AGA \n", mustPreset(t, "aga"), false},
		{"nothing said", "{}", base, false},
		{"a review tool", `{"ko":"SIMPLE", "scoring":"AREA", "tax":"NONE", "suicide":false, "hasButton":false, "whiteHandicapBonus":"N", "friendlyPassOk":true}`, mustPreset(t, "chinese"), false},
		{"lower case values", `{"ko":"situational","scoring":"area","whiteHandicapBonus":"n-1"}`, with(func(r *Rules) {
			r.Ko, r.HandicapBonus = KoSituational, BonusNMinusOne
		}), false},
		{"the older keys", `{"koRule":"POSITIONAL","scoringRule":"TERRITORY","taxRule":"NONE","multiStoneSuicideLegal":true}`, with(func(r *Rules) {
			r.Scoring = ScoringTerritory
		}), false},
		{"the key score", `{"score":"TERRITORY"}`, with(func(r *Rules) { r.Scoring, r.Tax = ScoringTerritory, TaxSeki }), false},
		{"the tax goes with the scoring", `{"scoring":"TERRITORY","ko":"SIMPLE"}`, with(func(r *Rules) {
			r.Ko, r.Scoring, r.Tax, r.Repetition = KoSimple, ScoringTerritory, TaxSeki, RepetitionNoResult
		}), false},
		{"unless it is said", `{"tax":"NONE","scoring":"TERRITORY"}`, with(func(r *Rules) { r.Scoring = ScoringTerritory }), false},
		{"simple ko draws", `{"ko":"SIMPLE"}`, with(func(r *Rules) { r.Ko, r.Repetition = KoSimple, RepetitionDraw }), false},
		{"a huge komi", `{"komi":1e300}`, with(func(r *Rules) { r.Komi = 1e300 }), true},
		{"komi", `{"komi":6.5}`, with(func(r *Rules) { r.Komi = 6.5 }), true},
		{"komi of no preset", `{"komi":-0.25}`, with(func(r *Rules) { r.Komi = -0.25 }), true},
		{"a bonus of zero as a number", `{"whiteHandicapBonus":0}`, base, false},
		{"suicide by word", `{"suicide":"on"}`, with(func(r *Rules) { r.Suicide = SuicideOn }), false},
		{"no suicide", `{"suicide":false}`, with(func(r *Rules) { r.Suicide = SuicideOff }), false},
		{"space everywhere", "{ \"ko\" :\n\"SIMPLE\"\t}  \n", with(func(r *Rules) { r.Ko, r.Repetition = KoSimple, RepetitionDraw }), false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got, komi, err := ParseRules(test.text)
			if err != nil || got != test.want || komi != test.komi {
				t.Errorf("%+v, komi %v, %v\nwant %+v, komi %v", got, komi, err, test.want, test.komi)
			}
		})
	}
}

func TestParseRulesRefuses(t *testing.T) {
	tests := []struct {
		name, text string
		want       error
	}{
		{"nothing", "", ErrUnknownRules},
		{"an unknown name", "calvinball", ErrUnknownRules},
		{"an unknown key", `{"ko":"SIMPLE","sake":"HOT"}`, ErrRuleKey},
		{"a key in another case", `{"KO":"SIMPLE"}`, ErrRuleKey},
		{"a key of two lines", "{\"a\\n\\nb\":1}", ErrRuleKey},
		{"an unknown ko rule", `{"ko":"SPIGHT"}`, ErrRuleValue},
		{"a ko rule of two lines", `{"ko":"A\n\nB"}`, ErrRuleValue},
		{"a number for a word", `{"ko":1}`, ErrRuleValue},
		{"nothing for a word", `{"scoring":null}`, ErrRuleValue},
		{"a list for a word", `{"tax":["NONE"]}`, ErrRuleValue},
		{"an object for a word", `{"whiteHandicapBonus":{}}`, ErrRuleValue},
		{"a bonus of one", `{"whiteHandicapBonus":1}`, ErrRuleValue},
		{"a word for yes", `{"hasButton":"true"}`, ErrRuleValue},
		{"a number for yes", `{"friendlyPassOk":1}`, ErrRuleValue},
		{"a number for suicide", `{"suicide":1}`, ErrRuleValue},
		{"no word for suicide", `{"suicide":"maybe"}`, ErrRuleValue},
		{"komi as text", `{"komi":"6.5"}`, ErrRuleValue},
		{"komi beyond numbers", `{"komi":1e400}`, ErrRuleValue},
		{"a bonus beyond numbers", `{"whiteHandicapBonus":1e400}`, ErrRuleValue},
		{"a button for territory", `{"scoring":"TERRITORY","hasButton":true}`, ErrButton},
		{"komi that is none", `{"komi":NaN}`, ErrRulesJSON},
		{"komi null", `{"komi":null}`, ErrRuleValue},
		{"text after the object", `{"ko":"SIMPLE"} x`, ErrRulesJSON},
		{"a second object", `{} {}`, ErrRulesJSON},
		{"a second brace", `{}}`, ErrRulesJSON},
		{"an object cut short", `{"ko":"SIMPLE"`, ErrRulesJSON},
		{"a brace", `{`, ErrRulesJSON},
		{"many braces", strings.Repeat(`{"a":`, 100_000), ErrRulesJSON},
		{"a list", `[{"ko":"SIMPLE"}]`, ErrUnknownRules},
		{"single quotes", `{'ko':'SIMPLE'}`, ErrRulesJSON},
		{"a binary", "{\x00\xff", ErrRulesJSON},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			rules, komi, err := ParseRules(test.text)
			if !errors.Is(err, test.want) {
				t.Fatalf("error %v, want %v", err, test.want)
			}
			if rules != (Rules{}) || komi {
				t.Errorf("and rules %+v, komi %v", rules, komi)
			}
			// Clients show it to people: one line, and nothing of Go's.
			if strings.ContainsAny(err.Error(), "\n\r\x00") || strings.Contains(err.Error(), "json:") ||
				strings.Contains(err.Error(), "<nil>") || strings.Contains(err.Error(), "interface") {
				t.Errorf("the error says %q", err)
			}
		})
	}
}

func TestRulesWith(t *testing.T) {
	for _, test := range []struct {
		key, value string
		want       func(*Rules)
	}{
		{"ko", "SIMPLE", func(r *Rules) { r.Ko, r.Repetition = KoSimple, RepetitionDraw }},
		{"ko", "situational", func(r *Rules) { r.Ko = KoSituational }},
		{"ko", `"SITUATIONAL"`, func(r *Rules) { r.Ko = KoSituational }},
		{"scoring", "TERRITORY", func(r *Rules) { r.Scoring = ScoringTerritory }},
		{"score", "AREA", func(*Rules) {}},
		{"tax", "ALL", func(r *Rules) { r.Tax = TaxAll }},
		{"suicide", "true", func(r *Rules) { r.Suicide = SuicideMulti }},
		{"suicide", "FALSE", func(*Rules) {}},
		{"suicide", "on", func(r *Rules) { r.Suicide = SuicideOn }},
		{"hasButton", "true", func(r *Rules) { r.Button = true }},
		{"friendlyPassOk", "false", func(r *Rules) { r.FriendlyPass = false }},
		{"whiteHandicapBonus", "0", func(r *Rules) { r.HandicapBonus = BonusNone }},
		{"whiteHandicapBonus", "N-1", func(r *Rules) { r.HandicapBonus = BonusNMinusOne }},
	} {
		want := DefaultRules()
		test.want(&want)
		if got, err := DefaultRules().With(test.key, test.value); err != nil || got != want {
			t.Errorf("%s %s: %+v, %v", test.key, test.value, got, err)
		}
	}
	for _, test := range []struct {
		key, value string
		want       error
	}{
		{"", "", ErrRuleKey},
		{"sake", "HOT", ErrRuleKey},
		{"komi", "6.5", ErrRuleKey},
		{"ko", "", ErrRuleValue},
		{"ko", "true", ErrRuleValue},
		{"ko", "SUPER", ErrRuleValue},
		{"hasButton", "yes", ErrRuleValue},
		{"whiteHandicapBonus", "N-2", ErrRuleValue},
		{"suicide", "1", ErrRuleValue},
	} {
		if got, err := DefaultRules().With(test.key, test.value); !errors.Is(err, test.want) || got != DefaultRules() {
			t.Errorf("%s %s: %+v, %v", test.key, test.value, got, err)
		}
	}
	button := mustPreset(t, "aga-button")
	if got, err := button.With("scoring", "TERRITORY"); !errors.Is(err, ErrButton) || got != button {
		t.Errorf("a button for territory: %+v, %v", got, err)
	}
}

// TestDerivedRepetition: whichever of ko and scoring is changed last, rules that
// print alike play alike.
func TestDerivedRepetition(t *testing.T) {
	kos, scorings := []string{"SIMPLE", "POSITIONAL", "SITUATIONAL"}, []string{"AREA", "TERRITORY"}
	for _, name := range []string{"competition", "chinese", "japanese", "tromp-taylor", "cgos", "aga"} {
		for _, ko := range kos {
			for _, scoring := range scorings {
				change := func(r Rules, key, value string) Rules {
					changed, err := r.With(key, value)
					if err != nil {
						t.Fatal(err)
					}
					return changed
				}
				rules := mustPreset(t, name)
				one := change(change(rules, "ko", ko), "scoring", scoring)
				two := change(change(rules, "scoring", scoring), "ko", ko)
				parsed, _, err := ParseRules(one.JSON())
				if err != nil {
					t.Fatal(err)
				}
				parsed.Komi = one.Komi
				if one != two || one != parsed {
					t.Errorf("%s, ko %s, scoring %s:\n%+v\n%+v\n%+v", name, ko, scoring, one, two, parsed)
				}
				want := RepetitionForbidden
				if ko == "SIMPLE" {
					want = map[string]Repetition{"AREA": RepetitionDraw, "TERRITORY": RepetitionNoResult}[scoring]
				}
				if one.Repetition != want {
					t.Errorf("%s, ko %s, scoring %s: repetition %v, want %v", name, ko, scoring, one.Repetition, want)
				}
			}
		}
	}
}

func TestSwitchNames(t *testing.T) {
	for got, want := range map[string]string{
		Ko(9).String(): "invalid", Suicide(9).String(): "invalid", Scoring(9).String(): "invalid",
		SuicideOff.String(): "off", SuicideMulti.String(): "multi", SuicideOn.String(): "on",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if Tax(9).String() != "invalid" || Bonus(9).String() != "invalid" {
		t.Errorf("tax %q, bonus %q", Tax(9), Bonus(9))
	}
}

func FuzzParseRules(f *testing.F) {
	for _, name := range Presets() {
		f.Add(name)
		rules, _ := Preset(name)
		f.Add(rules.JSON())
	}
	f.Add(`{"komi":6.5,"ko":"SIMPLE"}`)
	f.Add(`{"ko":["SIMPLE"]} x`)
	f.Fuzz(func(t *testing.T, text string) {
		rules, _, err := ParseRules(text)
		if err != nil {
			return
		}
		if err := rules.Validate(); err != nil {
			t.Fatalf("%q makes bad rules: %v", text, err)
		}
		again, _, err := ParseRules(rules.JSON())
		if err != nil || again.JSON() != rules.JSON() {
			t.Fatalf("%q does not read back: %v", text, err)
		}
	})
}
