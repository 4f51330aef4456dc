package engine

import (
	"errors"
	"fmt"
	"math"
)

// Ko is a rule against repetition.
type Ko uint8

// The ko rules. Simple forbids only the immediate retake; the superko rules
// forbid a whole-board position that occurred before: positional in any
// circumstances, situational with the same side to move, natural situational
// when the same player made it by placing a stone.
const (
	KoSimple Ko = iota
	KoPositional
	KoSituational
	KoNaturalSituational
)

// Suicide says whether a move may leave its own chain without liberties.
type Suicide uint8

// The suicide rules. Multi allows it for more than one stone, as KataGo's
// "suicide":true does; On allows it for a single stone too, where the ko rule
// then decides.
const (
	SuicideOff Suicide = iota
	SuicideMulti
	SuicideOn
)

// Scoring is the way of counting.
type Scoring uint8

// The ways of counting: stones and surrounded points, or surrounded points
// and prisoners.
const (
	ScoringArea Scoring = iota
	ScoringTerritory
)

// Tax is what living groups pay.
type Tax uint8

// The group taxes: none, no points in seki, or two points a group as well
// (還棋頭).
const (
	TaxNone Tax = iota
	TaxSeki
	TaxAll
)

// Bonus is what White gets for Black's handicap stones.
type Bonus uint8

// The handicap bonuses: nothing, a point for every stone but the first, or a
// point for every stone.
const (
	BonusNone Bonus = iota
	BonusNMinusOne
	BonusN
)

// Repetition is the outcome of a position that occurs for the third time with
// the same side to move, where the ko rule does not forbid it.
type Repetition uint8

// The outcomes of repetition.
const (
	RepetitionForbidden Repetition = iota
	RepetitionDraw
	RepetitionNoResult
)

// Rules are independent switches; the presets name useful combinations.
type Rules struct {
	Ko            Ko
	Suicide       Suicide
	Scoring       Scoring
	Tax           Tax
	HandicapBonus Bonus
	// Button gives half a point to the side that passes first; that pass
	// does not count towards the two that end the game.
	Button bool
	// FriendlyPass says that dead stones need not be captured: the players
	// agree on them after two passes.
	FriendlyPass bool
	// Komi is the preset's compensation for White in points. A Game takes it
	// as its start value and has its own afterwards.
	Komi float64
	// Repetition matters with KoSimple only.
	Repetition Repetition
	// First moves first in an even game, FirstAfterHandicap after handicap
	// stones.
	First, FirstAfterHandicap Color
	// CornerStones starts the game from two stones each on the corner stars
	// (座子), on boards that have them.
	CornerStones bool
}

// ErrKomi says that a komi is infinite or not a number.
var ErrKomi = errors.New("komi is not a finite number")

// ErrButton says that rules have a button where territory is counted: it evens
// out who fills the last point, and that is worth nothing there.
var ErrButton = errors.New("button with territory scoring")

// Validate reports every field outside its range, and a button that does not
// go with the scoring.
func (r Rules) Validate() error {
	var errs []error
	check := func(ok bool, what string) {
		if !ok {
			errs = append(errs, fmt.Errorf("engine: rules: bad %s", what))
		}
	}
	check(r.Ko <= KoNaturalSituational, "ko")
	check(r.Suicide <= SuicideOn, "suicide")
	check(r.Scoring <= ScoringTerritory, "scoring")
	check(r.Tax <= TaxAll, "tax")
	check(r.HandicapBonus <= BonusN, "handicap bonus")
	check(r.Repetition <= RepetitionNoResult, "repetition")
	check(r.First.IsPlayer() && r.FirstAfterHandicap.IsPlayer(), "first player")
	if r.Button && r.Scoring == ScoringTerritory {
		errs = append(errs, ErrButton)
	}
	return errors.Join(append(errs, CheckKomi(r.Komi))...)
}

// CheckKomi returns ErrKomi unless komi is finite.
func CheckKomi(komi float64) error {
	if math.IsNaN(komi) || math.IsInf(komi, 0) {
		return ErrKomi
	}
	return nil
}

// HandicapPoints is what White gets for a handicap of that many stones, in
// points. One stone is no handicap.
func (r Rules) HandicapPoints(stones int) int {
	if stones < 2 {
		return 0
	}
	switch r.HandicapBonus {
	case BonusN:
		return stones
	case BonusNMinusOne:
		return stones - 1
	default:
		return 0
	}
}

// AllowsSuicide reports whether a suicide of that many stones is allowed, the
// ko rule aside.
func (r Rules) AllowsSuicide(stones int) bool {
	return r.Suicide == SuicideOn || r.Suicide == SuicideMulti && stones > 1
}

// Agreement reports whether the players agree on dead stones at the end.
// Territory cannot be counted otherwise, whatever FriendlyPass says; under
// other rules without it every stone counts where it stands.
func (r Rules) Agreement() bool {
	return r.FriendlyPass || r.Scoring == ScoringTerritory
}
