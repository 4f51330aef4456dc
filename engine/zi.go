package engine

import (
	"math"
	"strconv"
)

// The Chinese counting unit zi (子) is one point of the board counted for one
// side; a lead of one zi is two points. A side wins when its zi exceed half
// the board and the compensations (数子法): Black's zi are
// (size*size + difference) / 2, where a shared point is half a zi for each.

// BlackZi returns Black's count in zi, dead stones removed, before komi and
// handicap.
func (s Score) BlackZi() float64 { return float64(s.Size*s.Size+s.Difference) / 2 }

// WhiteZi returns White's count in zi, before komi and handicap.
func (s Score) WhiteZi() float64 { return float64(s.Size*s.Size-s.Difference) / 2 }

// ZiChinese returns the result of a margin of Black's in points as the rule
// documents write it: "黑胜 1 3/4 子", "白胜 3 子", "和棋".
func ZiChinese(margin float64) string {
	switch Winner(margin) {
	case Black:
		return "黑胜 " + formatZi(margin) + " 子"
	case White:
		return "白胜 " + formatZi(-margin) + " 子"
	default:
		return "和棋"
	}
}

// ZiEnglish returns the result of a margin of Black's in points as "Black
// wins by 1 3/4 zi", "White wins by 3 zi" or "Draw".
func ZiEnglish(margin float64) string {
	switch Winner(margin) {
	case Black:
		return "Black wins by " + formatZi(margin) + " zi"
	case White:
		return "White wins by " + formatZi(-margin) + " zi"
	default:
		return "Draw"
	}
}

// formatZi writes half of a positive number of points: quarters as fractions,
// anything else as a decimal.
func formatZi(points float64) string {
	quarters := points * 2
	if quarters != math.Trunc(quarters) || quarters > 1e9 {
		return strconv.FormatFloat(points/2, 'f', -1, 64)
	}
	whole := strconv.FormatInt(int64(quarters)/4, 10)
	fraction := [4]string{"", "1/4", "1/2", "3/4"}[int64(quarters)%4]
	switch {
	case fraction == "":
		return whole
	case whole == "0":
		return fraction
	default:
		return whole + " " + fraction
	}
}
