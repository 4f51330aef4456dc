package regress

import (
	"errors"
	"testing"
)

func TestRecord(t *testing.T) {
	for _, test := range []struct {
		name, text string
		percent    float64 // -1 for an error
	}{
		{"usual", "30 of 40: gtp --playouts 5000", 75},
		{"with the end of its line", "40 of 40: gtp\n", 100},
		{"none passed", "0 of 40: x", 0},
		{"empty", "", -1},
		{"no engine", "30 of 40", -1},
		{"more than all", "41 of 40: x", -1},
		{"no tests", "0 of 0: x", -1},
		{"negative", "-1 of 40: x", -1},
		{"something behind", "30 of 40 or so: x", -1},
		{"a percentage", "75 %: x", -1},
		{"two lines", "30 of 40: x\n31 of 40: x", -1},
	} {
		t.Run(test.name, func(t *testing.T) {
			r, err := ParseRecord(test.text)
			if test.percent < 0 {
				if !errors.Is(err, ErrRate) {
					t.Errorf("%v, %v; want %v", r, err, ErrRate)
				}
				return
			}
			if err != nil || r.Rate.Percent() != test.percent {
				t.Errorf("%v, %v; want %v %%", r, err, test.percent)
			}
			if again, err := ParseRecord(r.String()); err != nil || again != r {
				t.Errorf("%v becomes %v, %v", r, again, err)
			}
		})
	}
}

func TestFell(t *testing.T) {
	from := Rate{80, 100}
	for _, test := range []struct {
		now  Rate
		want bool
	}{
		{Rate{100, 100}, false},
		{Rate{80, 100}, false},
		{Rate{78, 100}, false},
		{Rate{77, 100}, true},
		{Rate{156, 200}, false},
		{Rate{155, 200}, true},
		{Rate{0, 0}, true},
	} {
		if got := test.now.Fell(from, 2); got != test.want {
			t.Errorf("%v fell from %v: %v, want %v", test.now, from, got, test.want)
		}
	}
}
