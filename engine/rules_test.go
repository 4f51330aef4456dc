package engine

import (
	"errors"
	"math"
	"testing"
)

// badKomis are no komis.
var badKomis = []float64{math.NaN(), math.Inf(1), math.Inf(-1)}

func TestValidate(t *testing.T) {
	for _, name := range Presets() {
		if err := mustPreset(t, name).Validate(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, spoil := range map[string]func(*Rules){
		"ko":             func(r *Rules) { r.Ko = KoNaturalSituational + 1 },
		"suicide":        func(r *Rules) { r.Suicide = SuicideOn + 1 },
		"scoring":        func(r *Rules) { r.Scoring = ScoringTerritory + 1 },
		"tax":            func(r *Rules) { r.Tax = TaxAll + 1 },
		"handicap bonus": func(r *Rules) { r.HandicapBonus = BonusN + 1 },
		"repetition":     func(r *Rules) { r.Repetition = RepetitionNoResult + 1 },
		"first":          func(r *Rules) { r.First = Empty },
		"after handicap": func(r *Rules) { r.FirstAfterHandicap = Border },
	} {
		rules := DefaultRules()
		spoil(&rules)
		if rules.Validate() == nil {
			t.Errorf("a bad %s passes", name)
		}
	}
	button := mustPreset(t, "aga-button")
	button.Scoring = ScoringTerritory
	if err := button.Validate(); !errors.Is(err, ErrButton) {
		t.Errorf("a button with territory scoring: %v", err)
	}
	for _, komi := range badKomis {
		rules := DefaultRules()
		rules.Komi = komi
		if err := rules.Validate(); !errors.Is(err, ErrKomi) {
			t.Errorf("komi %v: %v", komi, err)
		}
	}
	bad := Rules{Ko: 9, Tax: 9, Komi: math.NaN()}
	if err := bad.Validate(); !errors.Is(err, ErrKomi) || len(err.Error()) < 60 {
		t.Errorf("not every fault is named: %v", err)
	}
}

func TestHandicapPoints(t *testing.T) {
	for _, test := range []struct {
		bonus Bonus
		want  map[int]int
	}{
		{BonusNone, map[int]int{-1: 0, 0: 0, 1: 0, 2: 0, 9: 0}},
		{BonusNMinusOne, map[int]int{-1: 0, 0: 0, 1: 0, 2: 1, 9: 8}},
		{BonusN, map[int]int{-1: 0, 0: 0, 1: 0, 2: 2, 9: 9, 25: 25}},
	} {
		for stones, want := range test.want {
			if got := (Rules{HandicapBonus: test.bonus}).HandicapPoints(stones); got != want {
				t.Errorf("bonus %v for %d stones: %d, want %d", test.bonus, stones, got, want)
			}
		}
	}
}

func TestAllowsSuicide(t *testing.T) {
	for _, test := range []struct {
		rule      Suicide
		one, many bool
	}{{SuicideOff, false, false}, {SuicideMulti, false, true}, {SuicideOn, true, true}} {
		rules := Rules{Suicide: test.rule}
		if rules.AllowsSuicide(1) != test.one || rules.AllowsSuicide(2) != test.many || rules.AllowsSuicide(99) != test.many {
			t.Errorf("%v allows %v, %v", test.rule, rules.AllowsSuicide(1), rules.AllowsSuicide(2))
		}
	}
}

func TestAgreement(t *testing.T) {
	for name, want := range map[string]bool{
		"competition": true, "tromp-taylor": false, "cgos": false, "japanese": true, "ancient-territory": true,
	} {
		if got := mustPreset(t, name).Agreement(); got != want {
			t.Errorf("%s: agreement %v, want %v", name, got, want)
		}
	}
}
