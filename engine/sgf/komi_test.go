package sgf

import (
	"math"
	"strings"
	"testing"
)

func TestKomi(t *testing.T) {
	for _, tt := range []struct {
		value   string
		chinese bool
		komi    float64
		given   bool
		warned  bool
	}{
		{"6.5", false, 6.5, true, false},
		{"7.5", true, 7.5, true, false},
		{" 0.5\n", false, 0.5, true, false},
		{"0", false, 0, true, false},
		{"-5.5", false, -5.5, true, false},
		{"+7", false, 7, true, false},
		{"6,5", false, 6.5, true, false},
		{"200", false, 200, true, false},
		{"9.75", true, 9.75, true, false},
		{"3.75", false, 3.75, true, false},
		{"", false, 0, false, false},
		{"  ", false, 0, false, false},
		// zi
		{"3.75", true, 7.5, true, true},
		{"2.75", true, 5.5, true, true},
		{"3.25", true, 6.5, true, true},
		{"3,75", true, 7.5, true, true},
		{"3.75子", false, 7.5, true, true},
		{"3.75 zi", false, 7.5, true, true},
		{"375", true, 7.5, true, true},
		{"375", false, 7.5, true, true},
		{"325", true, 6.5, true, true},
		{"275", true, 5.5, true, true},
		{"650", false, 6.5, true, true},
		{"750", true, 7.5, true, true},
		{"375.0", true, 375, true, false},
		{"3.750", true, 3.75, true, false},
		// points
		{"6.5 points", false, 6.5, true, false},
		{"7.5目", true, 7.5, true, false},
		// no komi
		{"abc", false, 0, false, true},
		{"nan", false, 0, false, true},
		{"inf", false, 0, false, true},
		{"1e3", false, 0, false, true},
		{"0x10", false, 0, false, true},
		{"1_0", false, 0, false, true},
		{"123456789.123", false, 123456789.123, true, false},
		{strings.Repeat("9", 400), false, 0, false, true},
		{"6.5.5", false, 0, false, true},
		{"6,5,5", false, 0, false, true},
		{"子", false, 0, false, true},
	} {
		komi, given, warning := komiOf(tt.value, tt.chinese)
		if given && komi != tt.komi || given != tt.given || (warning != "") != tt.warned {
			t.Errorf("KM[%s], chinese %v: %g, %v, %q; want %g, %v, warning %v",
				tt.value, tt.chinese, komi, given, warning, tt.komi, tt.given, tt.warned)
		}
	}
}

func TestFormatKomi(t *testing.T) {
	for _, komi := range []float64{
		0, 0.5, -0.5, 7.5, 6.5, 0.1, 1000, -200, 2.75, 3.25, 3.75, 275, 325, 375, 550, 650, 750,
		123456789.123, 1e300, -math.MaxFloat64, 1.0 / 3, math.SmallestNonzeroFloat64,
	} {
		text := formatKomi(komi)
		if got, given, warning := komiOf(text, true); got != komi || !given || warning != "" {
			t.Errorf("%g is written as %s and read as %g, %v, %q", komi, text, got, given, warning)
		}
	}
}
