package bench

import "testing"

func TestSpread(t *testing.T) {
	for _, test := range []struct {
		name   string
		values []float64
		want   spread
	}{
		{"one", []float64{3}, spread{3, 3, 3}},
		{"two", []float64{4, 1}, spread{2.5, 1, 4}},
		{"three", []float64{9, 1, 2}, spread{2, 1, 9}},
		{"four", []float64{4, 3, 2, 1}, spread{2.5, 1, 4}},
		{"equal", []float64{7, 7, 7, 7, 7}, spread{7, 7, 7}},
	} {
		t.Run(test.name, func(t *testing.T) {
			before := append([]float64(nil), test.values...)
			if got := spreadOf(test.values); got != test.want {
				t.Errorf("got %+v, want %+v", got, test.want)
			}
			for i := range before {
				if test.values[i] != before[i] {
					t.Error("the values have been changed")
				}
			}
		})
	}
	if got, want := (spread{1.25, -0.06, 99.95}).round(1), (spread{1.3, -0.1, 100}); got != want {
		t.Errorf("rounded %+v, want %+v", got, want)
	}
}
