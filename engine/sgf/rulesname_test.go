package sgf

import (
	"testing"

	"tianyuan/engine"
)

func TestRulesOf(t *testing.T) {
	for text, preset := range map[string]string{
		"Chinese":                           "chinese",
		"chinese":                           "chinese",
		"CN":                                "chinese",
		"中国规则":                              "chinese",
		"中國規則 2002":                         "chinese",
		"Japanese":                          "japanese",
		"Japanese Rule":                     "japanese",
		"日本规则":                              "japanese",
		"Korean":                            "japanese",
		"韩国":                                "japanese",
		"AGA":                               "aga",
		"AGA rules":                         "aga",
		"BGA":                               "aga",
		"French":                            "aga",
		"GOE":                               "ing",
		"Ing":                               "ing",
		"Ing GOE":                           "ing",
		"应氏":                                "ing",
		"NZ":                                "nz",
		"New Zealand":                       "nz",
		"new_zealand":                       "nz",
		"Tromp-Taylor":                      "tromp-taylor",
		"Tromp/Taylor":                      "tromp-taylor",
		"tromp taylor":                      "tromp-taylor",
		"cgos":                              "cgos",
		"chinese-ogs":                       "competition",
		"competition":                       "competition",
		"stone-scoring":                     "stone-scoring",
		" Chinese ":                         "chinese",
		"koSIMPLEscoreTERRITORYtaxSEKIsui0": "japanese",
		"koPOSITIONALscoreAREAtaxNONEsui1":  "tromp-taylor",
		"KoSituationalScoreAreaTaxNonesui0whbN-1fpok1":  "aga",
		"koSITUATIONALscoreAREAtaxNONEsui1button0fpok1": "nz",
	} {
		want, err := engine.Preset(preset)
		if err != nil {
			t.Fatal(err)
		}
		// What switches leave open comes from the base, and the komi always.
		base := want
		base.Ko, base.Suicide, base.HandicapBonus, base.Button = engine.KoSimple, engine.SuicideOff, engine.BonusN, true
		if got, ok := NamedRules(text, base); !ok || got != want {
			t.Errorf("RU[%s]: %+v, %v; want %s", text, got, ok, preset)
		}
	}
	for _, text := range []string{"", "whatever", "Chinese?", "koFUNNYscoreAREAtaxNONEsui0", "koSIMPLE"} {
		if got, ok := NamedRules(text, engine.DefaultRules()); ok {
			t.Errorf("RU[%s] is taken as %+v", text, got)
		}
	}
}

func TestRulesName(t *testing.T) {
	want := map[string]string{
		"competition": "chinese-kgs", "chinese-kgs": "chinese-kgs", "chinese": "Chinese",
		"japanese": "Japanese", "aga": "AGA", "nz": "NZ", "ing": "GOE", "tromp-taylor": "tromp-taylor",
	}
	for _, name := range engine.Presets() {
		rules, err := engine.Preset(name)
		if err != nil {
			t.Fatal(err)
		}
		text := rulesName(rules)
		if w, ok := want[name]; ok && text != w {
			t.Errorf("%s is written as %s, want %s", name, text, w)
		}
		if got, ok := NamedRules(text, engine.Rules{}); !ok || got != rules {
			t.Errorf("%s is written as %s and read as %+v, %v", name, text, got, ok)
		}
	}
	custom := engine.DefaultRules()
	custom.Ko, custom.Button, custom.HandicapBonus = engine.KoNaturalSituational, true, engine.BonusNMinusOne
	custom.Tax, custom.Suicide = engine.TaxAll, engine.SuicideMulti
	if got, ok := NamedRules(rulesName(custom), engine.DefaultRules()); !ok || got != custom {
		t.Errorf("custom rules are written as %s and read as %+v", rulesName(custom), got)
	}
}
