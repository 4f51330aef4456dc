package sgf

import (
	"fmt"
	"strconv"
	"strings"

	"tianyuan/engine"
)

// komiOf reads a value of KM. Given is false where the komi is to stay as it
// is: no text, or one that is no number. The warning, if any, says what was
// done to the number.
//
// KM is in points, but Chinese sources also write zi of two points each:
// 3.75, and Fox as hundredths, 375. Their points come as 650 too.
func komiOf(value string, chinese bool) (komi float64, given bool, warning string) {
	text := strings.TrimSpace(SimpleText(value))
	if text == "" {
		return 0, false, ""
	}
	number, zi := cutUnit(text)
	if strings.Count(number, ",") == 1 && !strings.Contains(number, ".") {
		number = strings.Replace(number, ",", ".", 1)
	}
	komi, err := strconv.ParseFloat(number, 64)
	if err != nil || strings.ContainsFunc(number, notDecimal) || engine.CheckKomi(komi) != nil {
		return 0, false, fmt.Sprintf("KM[%.20s] is no komi and is ignored", text)
	}
	plain := komi
	switch number {
	case "275", "325", "375":
		komi, zi = komi/100, true
	case "550", "650", "750":
		komi /= 100
	case "2.75", "3.25", "3.75":
		zi = zi || chinese
	}
	if zi {
		komi *= 2
	}
	if komi != plain {
		warning = fmt.Sprintf("KM[%.20s] is taken as a komi of %g points", text, komi)
	}
	return komi, true, warning
}

// notDecimal reports whether r stands in no plain decimal number.
func notDecimal(r rune) bool {
	return (r < '0' || r > '9') && r != '.' && r != '+' && r != '-'
}

// cutUnit takes the word for zi or points off a number.
func cutUnit(text string) (number string, zi bool) {
	number = strings.ToLower(text)
	for _, unit := range []string{"zi", "子"} {
		if before, ok := strings.CutSuffix(number, unit); ok {
			return strings.TrimSpace(before), true
		}
	}
	for _, unit := range []string{"points", "point", "pts", "目", "点", "點"} {
		if before, ok := strings.CutSuffix(number, unit); ok {
			return strings.TrimSpace(before), false
		}
	}
	return number, false
}

// formatKomi writes a komi in points so that komiOf reads the same number: it
// gives those that look like zi or hundredths another decimal.
func formatKomi(komi float64) string {
	text := strconv.FormatFloat(komi, 'f', -1, 64)
	switch text {
	case "275", "325", "375", "550", "650", "750":
		return text + ".0"
	case "2.75", "3.25", "3.75":
		return text + "0"
	}
	return text
}
