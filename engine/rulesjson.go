package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

// The texts of the switches in KataGo's JSON form. "NATURAL_SITUATIONAL" is
// ours.
var (
	koNames      = []string{"SIMPLE", "POSITIONAL", "SITUATIONAL", "NATURAL_SITUATIONAL"}
	suicideNames = []string{"off", "multi", "on"}
	scoringNames = []string{"AREA", "TERRITORY"}
	taxNames     = []string{"NONE", "SEKI", "ALL"}
	bonusNames   = []string{"0", "N-1", "N"}
)

// String returns KataGo's word for the rule.
func (k Ko) String() string { return nameAt(koNames, int(k)) }

// String returns "off", "multi" or "on".
func (s Suicide) String() string { return nameAt(suicideNames, int(s)) }

// String returns KataGo's word for the way of counting.
func (s Scoring) String() string { return nameAt(scoringNames, int(s)) }

// String returns KataGo's word for the tax.
func (t Tax) String() string { return nameAt(taxNames, int(t)) }

// String returns KataGo's text for the bonus: "0", "N-1" or "N".
func (b Bonus) String() string { return nameAt(bonusNames, int(b)) }

func nameAt(names []string, i int) string {
	if i < len(names) {
		return names[i]
	}
	return "invalid"
}

// What is wrong with rules given as text: a rule's key, its value, or the whole
// as an object of JSON.
var (
	ErrRuleKey   = errors.New("unknown rule")
	ErrRuleValue = errors.New("bad value for rule")
	ErrRulesJSON = errors.New("rules are not one JSON object")
)

// JSON returns the rules as KataGo prints them: ko, scoring, tax, suicide,
// hasButton, whiteHandicapBonus and friendlyPassOk, in alphabetical order and
// without komi. Suicide of one stone reads as plain true.
func (r Rules) JSON() string {
	text, err := json.Marshal(struct {
		FriendlyPassOk     bool   `json:"friendlyPassOk"`
		HasButton          bool   `json:"hasButton"`
		Ko                 string `json:"ko"`
		Scoring            string `json:"scoring"`
		Suicide            bool   `json:"suicide"`
		Tax                string `json:"tax"`
		WhiteHandicapBonus string `json:"whiteHandicapBonus"`
	}{
		r.FriendlyPass, r.Button, r.Ko.String(), r.Scoring.String(),
		r.Suicide != SuicideOff, r.Tax.String(), r.HandicapBonus.String(),
	})
	if err != nil {
		panic(err) // strings and booleans always marshal
	}
	return string(text)
}

// ParseRules reads the name of a preset or KataGo's JSON object. In JSON,
// missing switches are those of tromp-taylor, a missing tax goes with the
// scoring, and "komi" sets the komi (komi then is true). What the form does not
// say follows from it: with simple ko a repetition is a draw, under territory
// scoring no result; Black moves first, White after a handicap. The error wraps
// ErrUnknownRules, ErrRuleKey, ErrRuleValue, ErrButton, or ErrRulesJSON, which
// also forbids anything after the object.
func ParseRules(text string) (rules Rules, komi bool, err error) {
	text = strings.TrimSpace(text)
	if !strings.HasPrefix(text, "{") {
		rules, err = Preset(text)
		return rules, false, err
	}
	decoder := json.NewDecoder(bytes.NewReader([]byte(text)))
	decoder.UseNumber() // a number out of range is a bad value, not bad JSON
	var fields map[string]any
	if decoder.Decode(&fields) != nil {
		return Rules{}, false, ErrRulesJSON
	}
	if _, err := decoder.Token(); !errors.Is(err, io.EOF) {
		return Rules{}, false, ErrRulesJSON
	}
	rules, _ = Preset("tromp-taylor")
	keys := make([]string, 0, len(fields))
	for key := range fields {
		keys = append(keys, key)
	}
	slices.Sort(keys) // one error for the same text, whatever the map's order
	taxGiven := false
	for _, key := range keys {
		if rules, err = rules.withField(key, fields[key]); err != nil {
			return Rules{}, false, err
		}
		komi = komi || key == "komi"
		taxGiven = taxGiven || key == "tax" || key == "taxRule"
	}
	if !taxGiven && rules.Scoring == ScoringTerritory {
		rules.Tax = TaxSeki
	}
	if err := rules.Validate(); err != nil {
		return Rules{}, false, err
	}
	return rules, komi, nil
}

// With returns the rules with one switch changed, given as KataGo's
// kata-set-rule gives it: a key of the JSON form and a bare value. Komi is no
// switch and not taken. With an error, which wraps ErrRuleKey, ErrRuleValue or
// ErrButton, it returns r unchanged.
func (r Rules) With(key, value string) (Rules, error) {
	if key == "komi" {
		return r, fmt.Errorf("%w: %q", ErrRuleKey, key)
	}
	var field any = strings.Trim(value, `"`)
	switch strings.ToLower(value) {
	case "true":
		field = true
	case "false":
		field = false
	}
	changed, err := r.withField(key, field)
	if err == nil {
		err = changed.Validate()
	}
	if err != nil {
		return r, err
	}
	return changed, nil
}

// derivedRepetition is the outcome of a repetition that goes with a ko rule and
// a scoring where nobody names one, as in the JSON form.
func derivedRepetition(ko Ko, scoring Scoring) Repetition {
	switch {
	case ko != KoSimple:
		return RepetitionForbidden
	case scoring == ScoringTerritory:
		return RepetitionNoResult
	default:
		return RepetitionDraw
	}
}

// withField returns the rules with one field of the JSON form changed, numbers
// as json.Number. With an error, which quotes the key because it may hold
// newlines, the rules mean nothing.
func (r Rules) withField(key string, value any) (Rules, error) {
	bad := fmt.Errorf("%w %q", ErrRuleValue, key)
	word := func(names []string) (int, error) {
		text, ok := value.(string)
		if !ok {
			return 0, bad
		}
		i := slices.Index(names, strings.ToUpper(strings.TrimSpace(text)))
		if i < 0 {
			return 0, bad
		}
		return i, nil
	}
	var err error
	var i int
	yes, isBool := value.(bool)
	switch key {
	case "ko", "koRule":
		i, err = word(koNames)
		r.Ko = Ko(i)
		r.Repetition = derivedRepetition(r.Ko, r.Scoring)
	case "scoring", "score", "scoringRule":
		i, err = word(scoringNames)
		r.Scoring = Scoring(i)
		r.Repetition = derivedRepetition(r.Ko, r.Scoring)
	case "tax", "taxRule":
		i, err = word(taxNames)
		r.Tax = Tax(i)
	case "suicide", "multiStoneSuicideLegal":
		if isBool {
			r.Suicide = SuicideOff
			if yes {
				r.Suicide = SuicideMulti
			}
			break
		}
		text, _ := value.(string)
		if i = slices.Index(suicideNames, strings.ToLower(text)); i < 0 {
			return r, bad
		}
		r.Suicide = Suicide(i)
	case "hasButton":
		r.Button = yes
		if !isBool {
			err = bad
		}
	case "friendlyPassOk":
		r.FriendlyPass = yes
		if !isBool {
			err = bad
		}
	case "whiteHandicapBonus":
		if n, ok := number(value); ok && n == 0 {
			value = "0"
		}
		i, err = word(bonusNames)
		r.HandicapBonus = Bonus(i)
	case "komi":
		n, ok := number(value)
		if !ok || CheckKomi(n) != nil {
			return r, bad
		}
		r.Komi = n
	default:
		return r, fmt.Errorf("%w: %q", ErrRuleKey, key)
	}
	return r, err
}

// number returns a number of JSON, and false for anything else and for one
// out of range.
func number(value any) (float64, bool) {
	n, ok := value.(json.Number)
	if !ok {
		return 0, false
	}
	f, err := n.Float64()
	return f, err == nil
}
