package engine

import (
	"math"
	"strings"
	"testing"
)

func TestZiText(t *testing.T) {
	for _, test := range []struct {
		margin           float64 // points
		chinese, english string
		result           string
	}{
		{0, "和棋", "Draw", "0"},
		{math.Copysign(0, -1), "和棋", "Draw", "0"},
		{0.5, "黑胜 1/4 子", "Black wins by 1/4 zi", "B+0.5"},
		{1, "黑胜 1/2 子", "Black wins by 1/2 zi", "B+1"},
		{1.5, "黑胜 3/4 子", "Black wins by 3/4 zi", "B+1.5"},
		{2, "黑胜 1 子", "Black wins by 1 zi", "B+2"},
		{3.5, "黑胜 1 3/4 子", "Black wins by 1 3/4 zi", "B+3.5"},
		{6, "黑胜 3 子", "Black wins by 3 zi", "B+6"},
		{361, "黑胜 180 1/2 子", "Black wins by 180 1/2 zi", "B+361"},
		{-0.5, "白胜 1/4 子", "White wins by 1/4 zi", "W+0.5"},
		{-6, "白胜 3 子", "White wins by 3 zi", "W+6"},
		{-7.5, "白胜 3 3/4 子", "White wins by 3 3/4 zi", "W+7.5"},
		{-0.1, "白胜 0.05 子", "White wins by 0.05 zi", "W+0.1"},
		{0.9, "黑胜 0.45 子", "Black wins by 0.45 zi", "B+0.9"},
		{-0.25, "白胜 0.125 子", "White wins by 0.125 zi", "W+0.25"},
		{1.75, "黑胜 0.875 子", "Black wins by 0.875 zi", "B+1.75"},
		{-1e6, "白胜 500000 子", "White wins by 500000 zi", "W+1000000"},
		{1e300, "黑胜 5" + zeros(299) + " 子", "Black wins by 5" + zeros(299) + " zi", "B+1" + zeros(300)},
	} {
		if got := ZiChinese(test.margin); got != test.chinese {
			t.Errorf("%v: %s, want %s", test.margin, got, test.chinese)
		}
		if got := ZiEnglish(test.margin); got != test.english {
			t.Errorf("%v: %s, want %s", test.margin, got, test.english)
		}
		if got := FormatMargin(test.margin); got != test.result {
			t.Errorf("%v: %s, want %s", test.margin, got, test.result)
		}
	}
}

func zeros(n int) string {
	text := make([]byte, n)
	for i := range text {
		text[i] = '0'
	}
	return string(text)
}

// TestLargestKomi: whatever is added, the margin stays a number.
func TestLargestKomi(t *testing.T) {
	for _, komi := range []float64{math.MaxFloat64, -math.MaxFloat64} {
		s := Score{Size: 25, Difference: 625, Handicap: 25, Komi: komi}
		if got := s.margin(); got != -komi {
			t.Errorf("komi %v: margin %v", komi, got)
		}
		if text := FormatMargin(s.margin()) + ZiEnglish(s.margin()); strings.Contains(text, "Inf") || strings.Contains(text, "NaN") {
			t.Errorf("komi %v: %s", komi, text)
		}
	}
}

// TestDecimalKomi: komis that no binary fraction holds leave no noise in what
// is printed, and the smallest komi still decides a tie.
func TestDecimalKomi(t *testing.T) {
	for _, test := range []struct {
		difference int
		komi       float64
		result, zi string
	}{
		{1, 0.1, "B+0.9", "黑胜 0.45 子"},
		{0, 0.1, "W+0.1", "白胜 0.05 子"},
		{3, 0.3, "B+2.7", "黑胜 1.35 子"},
		{81, 0.7, "B+80.3", "黑胜 40.15 子"},
		{9, 7.25, "B+1.75", "黑胜 0.875 子"},
		{7, 7.25, "W+0.25", "白胜 0.125 子"},
		{361, -999_999.9, "B+1000360.9", "黑胜 500180.45 子"},
		{0, 1e-8, "W+0.00000001", "白胜 0.000000005 子"},
		{7, 7, "0", "和棋"},
		// Huge komis: no overflow, and no more digits than there are.
		{81, 123456789.123, "W+123456708.123", "白胜 61728354.0615 子"},
		{1, -1e9 - 0.1, "B+1000000001.1", "黑胜 500000000.55 子"},
		{361, 1e300, "W+1" + zeros(300), "白胜 5" + zeros(299) + " 子"},
		{-361, -1e300, "B+1" + zeros(300), "黑胜 5" + zeros(299) + " 子"},
	} {
		s := Score{Size: 19, Difference: test.difference, Komi: test.komi}
		s.Margin = s.margin()
		if s.String() != test.result || ZiChinese(s.Margin) != test.zi {
			t.Errorf("difference %d, komi %v: %s, %s, want %s, %s",
				test.difference, test.komi, s, ZiChinese(s.Margin), test.result, test.zi)
		}
	}
}
