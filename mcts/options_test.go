package mcts

import (
	"math"
	"strings"
	"testing"
)

func TestValidate(t *testing.T) {
	if err := DefaultOptions().Validate(); err != nil {
		t.Errorf("the default options: %v", err)
	}
	nan, inf := math.NaN(), math.Inf(1)
	for _, test := range []struct {
		name   string
		change func(*Options)
		ok     bool
	}{
		{"Workers", func(o *Options) { o.Workers = 0 }, false},
		{"Workers", func(o *Options) { o.Workers = 1025 }, false},
		{"Workers", func(o *Options) { o.Workers = 1024 }, true},
		{"MemoryMB", func(o *Options) { o.MemoryMB = 0 }, false},
		{"MemoryMB", func(o *Options) { o.MemoryMB = 1 }, true},
		{"MemoryMB", func(o *Options) { o.MemoryMB = 32<<10 + 1 }, false},
		{"Batch", func(o *Options) { o.Batch = 0 }, false},
		{"Batch", func(o *Options) { o.Batch = 1025 }, false},
		{"ExpandVisits", func(o *Options) { o.ExpandVisits = 0 }, false},
		{"ExpandVisits", func(o *Options) { o.ExpandVisits = 1 }, true},
		{"Exploration", func(o *Options) { o.Exploration = -0.1 }, false},
		{"Exploration", func(o *Options) { o.Exploration = nan }, false},
		{"Exploration", func(o *Options) { o.Exploration = inf }, false},
		{"Exploration", func(o *Options) { o.Exploration = 0.1 }, true},
		{"RaveEquivalence", func(o *Options) { o.RaveEquivalence = -1 }, false},
		{"RaveEquivalence", func(o *Options) { o.RaveEquivalence = nan }, false},
		{"RaveEquivalence", func(o *Options) { o.RaveEquivalence = inf }, false},
		{"RaveEquivalence", func(o *Options) { o.RaveEquivalence = 0 }, true},
		{"EvenPrior", func(o *Options) { o.EvenPrior = -1 }, false},
		{"EvenPrior", func(o *Options) { o.EvenPrior = inf }, false},
		{"EvenPrior", func(o *Options) { o.EvenPrior = 0 }, true},
		{"PolicyWeight", func(o *Options) { o.PolicyWeight = -1 }, false},
		{"PolicyWeight", func(o *Options) { o.PolicyWeight = inf }, false},
		{"PolicyWeight", func(o *Options) { o.PolicyWeight = 1.5 }, true},
	} {
		o := DefaultOptions()
		test.change(&o)
		err := o.Validate()
		if (err == nil) != test.ok {
			t.Errorf("%s: %+v: %v", test.name, o, err)
		}
		if err != nil && !strings.Contains(err.Error(), "option "+test.name+":") {
			t.Errorf("%s is wrong and the error says %q", test.name, err)
		}
	}
	if err := (Options{}).Validate(); err == nil || strings.Count(err.Error(), "\n") != 3 {
		t.Errorf("all four faults of the zero value: %v", err)
	}
}
