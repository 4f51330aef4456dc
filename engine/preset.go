package engine

import (
	"errors"
	"fmt"
	"strings"
)

// DefaultPreset is the name of the rules the engine starts with: the Chinese
// competition rules, with whole-board repetition forbidden.
const DefaultPreset = "competition"

// preset is a named set of rules with its other names.
type preset struct {
	name    string
	aliases []string
	rules   Rules
}

// ErrUnknownRules says that a text names no preset.
var ErrUnknownRules = errors.New("unknown rules")

// presets is a constant table in the order Presets lists it.
var presets = buildPresets()

func buildPresets() []preset {
	area := Rules{
		Ko: KoPositional, Scoring: ScoringArea, Komi: 7.5,
		First: Black, FirstAfterHandicap: White, FriendlyPass: true,
	}
	with := func(base Rules, change func(*Rules)) Rules {
		change(&base)
		return base
	}
	competition := with(area, func(r *Rules) { r.HandicapBonus = BonusN })
	chinese := with(competition, func(r *Rules) { r.Ko, r.Repetition = KoSimple, RepetitionDraw })
	aga := with(area, func(r *Rules) { r.Ko, r.HandicapBonus = KoSituational, BonusNMinusOne })
	japanese := with(area, func(r *Rules) {
		r.Ko, r.Repetition, r.Scoring, r.Tax = KoSimple, RepetitionNoResult, ScoringTerritory, TaxSeki
		r.Komi, r.FriendlyPass = 6.5, false
	})
	ancient := with(area, func(r *Rules) {
		r.Ko, r.Repetition, r.Tax, r.Komi = KoSimple, RepetitionDraw, TaxAll, 0
		r.First, r.FirstAfterHandicap, r.CornerStones = White, Black, true
	})
	return []preset{
		{DefaultPreset, nil, competition},
		{"chinese", []string{"cn"}, chinese},
		{"chinese-1988", nil, with(chinese, func(r *Rules) { r.Komi = 5.5 })},
		{"chinese-kgs", nil, competition},
		{"chinese-ogs", nil, competition},
		{"rangxian", []string{"let-first"}, with(competition, func(r *Rules) { r.Komi = 0 })},
		{"tromp-taylor", []string{"tt"}, with(area, func(r *Rules) {
			r.Suicide, r.FriendlyPass = SuicideMulti, false
		})},
		{"cgos", nil, with(area, func(r *Rules) { r.FriendlyPass = false })},
		{"aga", []string{"bga", "french"}, aga},
		{"aga-button", nil, with(aga, func(r *Rules) { r.Button, r.Komi = true, 7 })},
		{"nz", []string{"new-zealand"}, with(area, func(r *Rules) {
			r.Ko, r.Suicide, r.Komi = KoSituational, SuicideMulti, 7
		})},
		{"ing", []string{"goe"}, with(area, func(r *Rules) { r.Suicide = SuicideMulti })},
		{"japanese", []string{"jp", "korean", "kr"}, japanese},
		{"stone-scoring", []string{"ancient-area"}, ancient},
		{"ancient-territory", nil, with(ancient, func(r *Rules) {
			r.Scoring, r.FriendlyPass = ScoringTerritory, false
		})},
	}
}

// Presets lists the names of the presets, without aliases, the default first.
func Presets() []string {
	names := make([]string, len(presets))
	for i, p := range presets {
		names[i] = p.name
	}
	return names
}

// DefaultRules returns the rules of DefaultPreset.
func DefaultRules() Rules { return presets[0].rules }

// Preset returns the rules of that name: case, '_' and ' ' for '-' do not
// matter, and KataGo's aliases are known. The error wraps ErrUnknownRules.
func Preset(name string) (Rules, error) {
	key := strings.NewReplacer("_", "-", " ", "-").Replace(strings.ToLower(strings.TrimSpace(name)))
	for _, p := range presets {
		if p.name == key {
			return p.rules, nil
		}
		for _, alias := range p.aliases {
			if alias == key {
				return p.rules, nil
			}
		}
	}
	return Rules{}, fmt.Errorf("%w: %q", ErrUnknownRules, name)
}

// PresetName returns the first preset with exactly these rules, or else the
// first that differs in nothing but komi and corner stones, which a game has
// as its own, or "custom".
func (r Rules) PresetName() string {
	name := "custom"
	for _, p := range presets {
		if p.rules == r {
			return p.name
		}
		like := r
		like.Komi, like.CornerStones = p.rules.Komi, p.rules.CornerStones
		if name == "custom" && p.rules == like {
			name = p.name
		}
	}
	return name
}
