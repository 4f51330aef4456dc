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
	for _, text := range []string{
		"", "whatever", "Chinese?", "koFUNNYscoreAREAtaxNONEsui0", "koSIMPLE", "koSIMPLEscoreTERRITORYtaxSEKIsui0button1",
	} {
		if got, ok := NamedRules(text, engine.DefaultRules()); ok {
			t.Errorf("RU[%s] is taken as %+v", text, got)
		}
	}
}

func TestRulesName(t *testing.T) {
	want := map[string]string{
		"competition": "Chinese", "chinese-kgs": "Chinese", "chinese": "koSIMPLEscoreAREAtaxNONEsui0whbNfpok1",
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
		if got, ok := NamedRules(text, engine.DefaultRules()); !ok || got != rules {
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

// TestPlainChinese: the word says how to count and leaves the ko rule to rules
// that count so.
func TestPlainChinese(t *testing.T) {
	preset := func(name string) engine.Rules {
		rules, err := engine.Preset(name)
		if err != nil {
			t.Fatal(err)
		}
		return rules
	}
	situational := preset("competition")
	situational.Ko = engine.KoSituational
	for _, text := range []string{"Chinese", "chinese rules", "China", "cn", "中国规则", "中國"} {
		for _, tt := range []struct {
			name       string
			base, want engine.Rules
		}{
			{"the default", preset("competition"), preset("competition")},
			{"itself", preset("chinese"), preset("chinese")},
			{"another ko rule", situational, situational},
			{"another komi", preset("rangxian"), preset("competition")},
			{"another count", preset("japanese"), preset("chinese")},
			{"another bonus", preset("cgos"), preset("chinese")},
			{"another start", preset("stone-scoring"), preset("chinese")},
		} {
			if got, ok := NamedRules(text, tt.base); !ok || got != tt.want {
				t.Errorf("RU[%s] on %s: %+v, %v, want %+v", text, tt.name, got, ok, tt.want)
			}
		}
	}
	for text, name := range map[string]string{"chinese-kgs": "competition", "chinese-ogs": "competition", "chinese-1988": "chinese-1988"} {
		if got, ok := NamedRules(text, preset("chinese")); !ok || got != preset(name) {
			t.Errorf("RU[%s] on chinese: %+v, %v", text, got, ok)
		}
	}
}
