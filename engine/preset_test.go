package engine

import (
	"errors"
	"slices"
	"testing"
)

type presetRow struct {
	name           string
	ko             string
	suicide        bool
	scoring, tax   string
	bonus          string
	button         bool
	friendlyPass   bool
	komi           float64
	repetition     Repetition
	first, handled Color // even, after a handicap
	cornerStones   bool
}

// presetTable is the table of presets cell by cell, in the words KataGo uses
// for the switches it knows: "suicide" is its plain true or false.
var presetTable = []presetRow{
	{"tromp-taylor", "POSITIONAL", true, "AREA", "NONE", "0", false, false, 7.5, RepetitionForbidden, Black, White, false},
	{"cgos", "POSITIONAL", false, "AREA", "NONE", "0", false, false, 7.5, RepetitionForbidden, Black, White, false},
	{"chinese", "SIMPLE", false, "AREA", "NONE", "N", false, true, 7.5, RepetitionDraw, Black, White, false},
	{"chinese-kgs", "POSITIONAL", false, "AREA", "NONE", "N", false, true, 7.5, RepetitionForbidden, Black, White, false},
	{"chinese-ogs", "POSITIONAL", false, "AREA", "NONE", "N", false, true, 7.5, RepetitionForbidden, Black, White, false},
	{"competition", "POSITIONAL", false, "AREA", "NONE", "N", false, true, 7.5, RepetitionForbidden, Black, White, false},
	{"chinese-1988", "SIMPLE", false, "AREA", "NONE", "N", false, true, 5.5, RepetitionDraw, Black, White, false},
	{"rangxian", "POSITIONAL", false, "AREA", "NONE", "N", false, true, 0, RepetitionForbidden, Black, White, false},
	{"japanese", "SIMPLE", false, "TERRITORY", "SEKI", "0", false, false, 6.5, RepetitionNoResult, Black, White, false},
	{"korean", "SIMPLE", false, "TERRITORY", "SEKI", "0", false, false, 6.5, RepetitionNoResult, Black, White, false},
	{"aga", "SITUATIONAL", false, "AREA", "NONE", "N-1", false, true, 7.5, RepetitionForbidden, Black, White, false},
	{"bga", "SITUATIONAL", false, "AREA", "NONE", "N-1", false, true, 7.5, RepetitionForbidden, Black, White, false},
	{"french", "SITUATIONAL", false, "AREA", "NONE", "N-1", false, true, 7.5, RepetitionForbidden, Black, White, false},
	{"aga-button", "SITUATIONAL", false, "AREA", "NONE", "N-1", true, true, 7, RepetitionForbidden, Black, White, false},
	{"nz", "SITUATIONAL", true, "AREA", "NONE", "0", false, true, 7, RepetitionForbidden, Black, White, false},
	{"new-zealand", "SITUATIONAL", true, "AREA", "NONE", "0", false, true, 7, RepetitionForbidden, Black, White, false},
	{"ing", "POSITIONAL", true, "AREA", "NONE", "0", false, true, 7.5, RepetitionForbidden, Black, White, false},
	{"goe", "POSITIONAL", true, "AREA", "NONE", "0", false, true, 7.5, RepetitionForbidden, Black, White, false},
	{"stone-scoring", "SIMPLE", false, "AREA", "ALL", "0", false, true, 0, RepetitionDraw, White, Black, true},
	{"ancient-area", "SIMPLE", false, "AREA", "ALL", "0", false, true, 0, RepetitionDraw, White, Black, true},
	{"ancient-territory", "SIMPLE", false, "TERRITORY", "ALL", "0", false, false, 0, RepetitionDraw, White, Black, true},
}

func TestPresetTable(t *testing.T) {
	for _, want := range presetTable {
		t.Run(want.name, func(t *testing.T) {
			r := mustPreset(t, want.name)
			if r.Ko.String() != want.ko || r.Scoring.String() != want.scoring || r.Tax.String() != want.tax {
				t.Errorf("ko %v, scoring %v, tax %v", r.Ko, r.Scoring, r.Tax)
			}
			if (r.Suicide != SuicideOff) != want.suicide || r.AllowsSuicide(1) {
				t.Errorf("suicide %v", r.Suicide)
			}
			if r.HandicapBonus.String() != want.bonus || r.Button != want.button || r.FriendlyPass != want.friendlyPass {
				t.Errorf("bonus %v, button %v, friendly pass %v", r.HandicapBonus, r.Button, r.FriendlyPass)
			}
			if r.Komi != want.komi || r.Repetition != want.repetition {
				t.Errorf("komi %v, repetition %v", r.Komi, r.Repetition)
			}
			if r.First != want.first || r.FirstAfterHandicap != want.handled || r.CornerStones != want.cornerStones {
				t.Errorf("first %v and %v, corner stones %v", r.First, r.FirstAfterHandicap, r.CornerStones)
			}
		})
	}
}

func TestPresetNames(t *testing.T) {
	names := Presets()
	if names[0] != DefaultPreset || mustPreset(t, DefaultPreset) != DefaultRules() {
		t.Errorf("presets %v with default %q", names, DefaultPreset)
	}
	for _, name := range names {
		if !slices.ContainsFunc(presetTable, func(row presetRow) bool {
			return row.name == name
		}) {
			t.Errorf("%s is not in the table", name)
		}
	}
	for text, want := range map[string]string{
		"Chinese": "chinese", "CN": "chinese", " chinese ": "chinese", "chinese_ogs": "chinese-ogs",
		"chinese kgs": "chinese-kgs", "Tromp_Taylor": "tromp-taylor", "tromp taylor": "tromp-taylor", "tt": "tromp-taylor",
		"jp": "japanese", "KR": "korean", "AGA": "aga", "New Zealand": "nz", "new_zealand": "nz",
		"stone_scoring": "stone-scoring", "let-first": "rangxian", "AGA-Button": "aga-button",
	} {
		if got, err := Preset(text); err != nil || got != mustPreset(t, want) {
			t.Errorf("%q: %+v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", " ", "chines", "chinese!", "chinese\n\nx", "go", "{}", "null", "中国"} {
		rules, err := Preset(text)
		if !errors.Is(err, ErrUnknownRules) || rules != (Rules{}) {
			t.Errorf("%q: %+v, %v", text, rules, err)
		}
		if err != nil && slices.Contains([]byte(err.Error()), '\n') {
			t.Errorf("%q: an error of several lines", text)
		}
	}
}

func TestPresetName(t *testing.T) {
	for preset, want := range map[string]string{
		"competition": "competition", "chinese-kgs": "competition", "chinese": "chinese", "bga": "aga",
		"korean": "japanese", "goe": "ing", "ancient-area": "stone-scoring", "tt": "tromp-taylor", "nz": "nz",
	} {
		if got := mustPreset(t, preset).PresetName(); got != want {
			t.Errorf("%s is called %s, want %s", preset, got, want)
		}
	}
	for _, test := range []struct {
		preset string
		change func(*Rules)
		want   string
	}{
		{"competition", func(r *Rules) { r.Komi = 6.5 }, "competition"},
		{"competition", func(r *Rules) { r.Komi = 0 }, "rangxian"},
		{"chinese", func(r *Rules) { r.Komi = 5.5 }, "chinese-1988"},
		{"stone-scoring", func(r *Rules) { r.CornerStones = false }, "stone-scoring"},
		{"competition", func(r *Rules) { r.Button = true }, "custom"},
	} {
		rules := mustPreset(t, test.preset)
		test.change(&rules)
		if got := rules.PresetName(); got != test.want {
			t.Errorf("%s, changed, is called %s, want %s", test.preset, got, test.want)
		}
	}
}
