package sgf

import (
	"fmt"
	"regexp"
	"strings"

	"tianyuan/engine"
)

// The words that records use in RU for presets of the engine, beyond the
// engine's own names.
var rulesWords = map[string]string{
	"japan": "japanese", "nihon-kiin": "japanese", "nihon-ki-in": "japanese",
	"korea": "korean", "china": "chinese", "cn": "chinese",
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

// NamedRules returns the rules that a text of RU names, or false for a text
// that names none. What it leaves open is base's: the komi, where it has
// switches and no name; and of "Chinese" what a repetition is, because that word
// says how to count, while servers differ in the ko rule. So a base that counts
// as "chinese" does keeps its ko rule. Names such as "chinese-kgs" are exact.
func NamedRules(text string, base engine.Rules) (engine.Rules, bool) {
	text = strings.TrimSpace(text)
	if m := kataRules.FindStringSubmatch(text); m != nil {
		return switches(m[1:], base.Komi)
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
	if err != nil {
		return engine.Rules{}, false
	}
	if key == "chinese" {
		same := rules
		same.Ko, same.Repetition, same.Komi = base.Ko, base.Repetition, base.Komi
		if same == base {
			rules.Ko, rules.Repetition = base.Ko, base.Repetition
		}
	}
	return rules, true
}

// switches returns the rules of the groups of kataRules, which are KataGo's
// JSON in other clothes, or false for an unknown word or what does not fit
// together.
func switches(groups []string, komi float64) (engine.Rules, bool) {
	bonus := groups[5]
	if bonus == "" {
		bonus = "0"
	}
	rules, _, err := engine.ParseRules(fmt.Sprintf(
		`{"ko":%q,"scoring":%q,"tax":%q,"suicide":%v,"hasButton":%v,"whiteHandicapBonus":%q,"friendlyPassOk":%v}`,
		groups[0], groups[1], groups[2], groups[3] == "1", groups[4] == "1", bonus, groups[6] == "1",
	))
	rules.Komi = komi
	return rules, err == nil
}

// rulesName returns a text of RU that NamedRules reads as these rules: the words
// of the format and of other programs where there are such, a preset's name,
// or KataGo's switches. Switches that KataGo does not have are then lost.
//
// The default rules are written as plain "Chinese", which every program knows;
// on the default base it reads as them. So the preset chinese, with its simple
// ko, has to be written by its switches.
func rulesName(r engine.Rules) string {
	switch name := r.PresetName(); name {
	case engine.DefaultPreset:
		return "Chinese"
	case "japanese":
		return "Japanese"
	case "aga", "nz":
		return strings.ToUpper(name)
	case "ing":
		return "GOE"
	case "chinese", "custom":
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
