package sgf

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"tianyuan/engine"
)

// The words that records use in RU for presets of the engine, beyond the
// engine's own names.
var rulesWords = map[string]string{
	"japan": "japanese", "nihon-kiin": "japanese", "nihon-ki-in": "japanese",
	"korea": "korean", "china": "chinese",
	"ffg": "french", "american": "aga", "british": "bga",
	"ing-goe": "ing", "ing's-goe": "ing", "goe-(ing)": "ing", "ing-sst": "ing", "sst": "ing",
	"newzealand": "nz", "tromptaylor": "tromp-taylor", "trompt-taylor": "tromp-taylor",
}

// The Chinese names of rules; what is around them ("规则", "2002") does not
// matter.
var rulesCharacters = [...][2]string{
	{"中国", "chinese"},
	{"中國", "chinese"},
	{"日本", "japanese"},
	{"韩国", "korean"},
	{"韓國", "korean"},
	{"应氏", "ing"},
	{"應氏", "ing"},
}

// kataRules is KataGo's way to write rules by their switches.
var kataRules = regexp.MustCompile(
	`(?i)^ko([A-Z_]+)score(AREA|TERRITORY)tax(NONE|SEKI|ALL)sui([01])(?:button([01]))?(?:whb(0|N-1|N))?(?:fpok([01]))?$`,
)

// NamedRules returns the rules that a text of RU names, on top of base for
// what it leaves open, or false for a text that names none.
func NamedRules(text string, base engine.Rules) (engine.Rules, bool) {
	text = strings.TrimSpace(text)
	if m := kataRules.FindStringSubmatch(text); m != nil {
		return switches(m[1:], base)
	}
	key := strings.NewReplacer(" ", "-", "_", "-", "/", "-").Replace(strings.ToLower(text))
	for _, end := range []string{"-rules", "-rule", "-ruleset"} {
		key = strings.TrimSuffix(key, end)
	}
	for _, pair := range rulesCharacters {
		if strings.Contains(key, pair[0]) {
			key = pair[1]
		}
	}
	if word, ok := rulesWords[key]; ok {
		key = word
	}
	rules, err := engine.Preset(key)
	return rules, err == nil
}

// switches changes base by the groups of kataRules.
func switches(groups []string, base engine.Rules) (engine.Rules, bool) {
	kos := []engine.Ko{engine.KoSimple, engine.KoPositional, engine.KoSituational, engine.KoNaturalSituational}
	i := slices.IndexFunc(kos, func(k engine.Ko) bool { return strings.EqualFold(k.String(), groups[0]) })
	if i < 0 {
		return base, false
	}
	base.Ko = kos[i]
	base.Scoring = engine.ScoringArea
	if strings.EqualFold(groups[1], "TERRITORY") {
		base.Scoring = engine.ScoringTerritory
	}
	base.Tax = map[string]engine.Tax{"SEKI": engine.TaxSeki, "ALL": engine.TaxAll}[strings.ToUpper(groups[2])]
	if base.AllowsSuicide(2) != (groups[3] == "1") {
		base.Suicide = engine.SuicideOff
		if groups[3] == "1" {
			base.Suicide = engine.SuicideMulti
		}
	}
	base.Button = groups[4] == "1"
	base.HandicapBonus = map[string]engine.Bonus{"N": engine.BonusN, "N-1": engine.BonusNMinusOne}[strings.ToUpper(groups[5])]
	base.FriendlyPass = groups[6] == "1"
	return base, true
}

// rulesName returns a text of RU that NamedRules reads as these rules: the words
// of the format and of other programs where there are such, a preset's name,
// or KataGo's switches. Switches that KataGo does not have are then lost.
func rulesName(r engine.Rules) string {
	switch name := r.PresetName(); name {
	case engine.DefaultPreset:
		// The same rules under the name that KataGo and its clients know.
		return "chinese-kgs"
	case "chinese", "japanese":
		return strings.ToUpper(name[:1]) + name[1:]
	case "aga", "nz":
		return strings.ToUpper(name)
	case "ing":
		return "GOE"
	case "custom":
		return customName(r)
	default:
		return name
	}
}

// customName writes rules by their switches.
func customName(r engine.Rules) string {
	digit := map[bool]int{true: 1}
	name := fmt.Sprintf("ko%vscore%vtax%vsui%d", r.Ko, r.Scoring, r.Tax, digit[r.AllowsSuicide(2)])
	if r.Button {
		name += "button1"
	}
	if r.HandicapBonus != engine.BonusNone {
		name += "whb" + r.HandicapBonus.String()
	}
	if r.FriendlyPass {
		name += "fpok1"
	}
	return name
}

// isChinese reports whether a komi under the rules of that name may be in zi.
func isChinese(text string) bool {
	text = strings.ToLower(text)
	return strings.Contains(text, "chinese") || strings.Contains(text, "china") ||
		strings.Contains(text, "中国") || strings.Contains(text, "中國") || strings.TrimSpace(text) == "cn"
}
