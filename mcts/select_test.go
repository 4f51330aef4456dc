package mcts

import (
	"math"
	"math/rand/v2"
	"testing"

	"tianyuan/engine"
)

// stat makes a node with these statistics in whole numbers.
func stat(n *node, visits uint32, sum float64, raveVisits uint32, rave float64, prior float32) {
	n.assign(1, prior)
	n.visits.store(visits)
	n.sum.store(fixed64(sum))
	n.rave.set(raveVisits, rave)
}

func fixed64(sum float64) uint64 { return uint64(math.Round(sum * valueUnit)) }

// TestValue holds the blend against figures worked out by hand.
func TestValue(t *testing.T) {
	for _, test := range []struct {
		name                 string
		even, equivalence    float64
		visits, raveVisits   uint32
		sum, raveSum, expect float64
	}{
		{"nothing known", 0, 0, 0, 0, 0, 0, 0.5},
		{"nothing known, even prior", 14, 3000, 0, 0, 0, 0, 0.5},
		{"mean alone", 0, 0, 4, 0, 3, 0, 0.75},
		{"even prior: (3+7)/(4+14)", 14, 0, 4, 0, 3, 0, 10.0 / 18},
		{"RAVE off", 0, 0, 4, 10, 3, 1, 0.75},
		{"no RAVE yet", 0, 3000, 4, 0, 3, 0, 0.75},
		{"RAVE alone, no visits: beta 1", 0, 3000, 0, 10, 0, 9, 0.9},
		// beta = 10/(10+10+10*10/100) = 10/21
		{"both", 0, 100, 10, 10, 5, 8, 0.5 + 10.0/21*(0.8-0.5)},
		// 2+2 visits of mean (2+1)/4; beta = 6/(6+4+4*6/12) = 1/2
		{"both with even prior", 2, 12, 2, 6, 2, 1.5, 0.75 + 0.5*(0.25-0.75)},
		// r = n = E: beta = E/(E+E+E) = 1/3
		{"at the equivalence", 0, 3000, 3000, 3000, 3000, 0, 1 - 1.0/3},
	} {
		t.Run(test.name, func(t *testing.T) {
			o := Options{EvenPrior: test.even, RaveEquivalence: test.equivalence}
			var n node
			stat(&n, test.visits, test.sum, test.raveVisits, test.raveSum, 0)
			if got := o.value(&n); math.Abs(got-test.expect) > 1e-6 {
				t.Errorf("value %v, want %v", got, test.expect)
			}
		})
	}
}

// slowChoice is choose written from the formulas, all terms always.
func slowChoice(o *Options, children []node, parent uint32) (best int, values []float64) {
	top := math.Inf(-1)
	for i := range children {
		c := &children[i]
		count, raveSum := c.rave.load()
		n, r := float64(c.visits.load()), float64(count)
		known, won := 0.0, 0.0
		if o.PolicyWeight == 0 {
			known, won = math.Abs(float64(c.prior)), max(float64(c.prior), 0)
		}
		q, nn := 0.5, n+o.EvenPrior+known
		if nn > 0 {
			q = (float64(c.sum.load())/valueUnit + o.EvenPrior/2 + won) / nn
		}
		beta, rave := 0.0, 0.0
		if r > 0 && o.RaveEquivalence > 0 {
			beta, rave = r/(r+nn+nn*r/o.RaveEquivalence), raveSum/r
		}
		v := (1-beta)*q + beta*rave
		v += o.Exploration * math.Sqrt(math.Log(float64(parent)+1)/(n+1))
		v += o.PolicyWeight * float64(c.prior) * math.Sqrt(float64(parent)) / (1 + n)
		if v > top+1e-12 {
			best, top = i, v
		}
		values = append(values, v)
	}
	return best, values
}

func TestChooseTwin(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	pick := func(values ...float64) float64 { return values[rng.IntN(len(values))] }
	firsts := 0
	for range 20_000 {
		o := Options{
			EvenPrior: pick(0, 1, 14), RaveEquivalence: pick(0, 50, 3000),
			Exploration: pick(0, 0.05, 1), PolicyWeight: pick(0, 0.5, 2),
		}
		children := make([]node, 1+rng.IntN(8))
		parent := uint32(1)
		for i := range children {
			visits, raveVisits := uint32(rng.IntN(40)), uint32(rng.IntN(200))
			if rng.IntN(3) == 0 {
				visits, raveVisits = 0, 0
			}
			prior := rng.Float32() // a probability
			if o.PolicyWeight == 0 {
				prior = 40*prior - 20 // visits won or lost
			}
			stat(&children[i], visits, float64(visits)*rng.Float64(), raveVisits, float64(raveVisits)*rng.Float64(), prior)
			parent += visits
		}
		got := o.choose(children, parent, true)
		want, values := slowChoice(&o, children, parent)
		if got != want && values[got] < values[want]-1e-8 { // the first of equals has a test of its own
			t.Fatalf("%+v: chose %d, want %d of %d", o, got, want, len(children))
		}
		if got == 0 {
			firsts++
		}
	}
	if firsts > 15_000 {
		t.Errorf("the first child was best %d times: the test shows nothing", firsts)
	}
}

// TestChooseFirstOfEquals: the order of the children decides, so shuffling them
// is a fair draw.
func TestChooseFirstOfEquals(t *testing.T) {
	o := DefaultOptions()
	children := make([]node, 5)
	for i := range children {
		stat(&children[i], 0, 0, 0, 0, 0.2)
	}
	if got := o.choose(children, 1, true); got != 0 {
		t.Errorf("chose %d among equals", got)
	}
	children[3].visits.store(1) // a virtual loss
	children[0].visits.store(1)
	if got := o.choose(children, 3, true); got != 1 {
		t.Errorf("chose %d, want the first without a virtual loss", got)
	}
}

// TestPolicy: with even values, moves with a higher prior are visited more, in
// proportion.
func TestPolicy(t *testing.T) {
	o := DefaultOptions()
	o.MemoryMB, o.RaveEquivalence, o.EvenPrior, o.PolicyWeight = 4, 0, 1, 2
	o.ExpandVisits = 10_000 // the root only
	g := newGame(t, 5, areaRules(engine.KoPositional), "")
	favourites := vertices(t, 5, "C3 B2 D4")
	s := newSearch(t, o, scripted(func(l *Leaf, out *Evaluation) {
		out.Value = 0.5
		out.Policy = append(out.Policy, make([]float32, engine.NumPoints)...)
		for i, p := range favourites {
			out.Policy[p] = []float32{0.6, 0.3, 0.1}[i]
		}
	}))
	r := s.simulations(g, 1001)
	for i, share := range []float64{0.6, 0.3, 0.1} {
		m := r.Moves[i]
		if m.Point != favourites[i] || math.Abs(float64(m.Visits)/1000-share) > 0.02 {
			t.Errorf("move %d is %s with %d visits, want %s with %v of 1000",
				i, text(5, m.Point), m.Visits, text(5, favourites[i]), share)
		}
		if math.Abs(m.Prior-share) > 1e-6 {
			t.Errorf("%s has prior %v, want %v", text(5, m.Point), m.Prior, share)
		}
	}
	if r.Moves[3].Visits != 0 {
		t.Errorf("%s without a prior has %d visits", text(5, r.Moves[3].Point), r.Moves[3].Visits)
	}

	o.PolicyWeight, o.Exploration = 0, 1
	s = newSearch(t, o, s.workers[0].evaluator)
	if r := s.simulations(g, 1001); r.Moves[0].Visits > 60 {
		t.Errorf("the policy counts although its weight is 0: %s has %d visits", text(5, r.Moves[0].Point), r.Moves[0].Visits)
	}
}

// TestExploration: with it every move is tried in turn; without it a good move
// keeps its visits.
func TestExploration(t *testing.T) {
	g := newGame(t, 3, areaRules(engine.KoPositional), "")
	best := vertex(t, 3, "B2")
	likesCentre := scripted(func(l *Leaf, out *Evaluation) {
		out.Value = 0.4
		if len(l.path.moves) > 0 && l.path.moves[0].Point == best {
			out.Value = 0.6
			if l.ToMove == engine.White {
				out.Value = 0.4
			}
		}
	})
	for _, test := range []struct {
		exploration float64
		least, most int
	}{{0, 450, 500}, {100, 40, 60}} {
		o := DefaultOptions()
		o.MemoryMB, o.RaveEquivalence, o.EvenPrior, o.Exploration, o.ExpandVisits = 1, 0, 0, test.exploration, 1000
		r := newSearch(t, o, likesCentre).simulations(g, 501)
		if m := r.Moves[0]; m.Visits < test.least || m.Visits > test.most {
			t.Errorf("exploration %v: %s has %d visits", test.exploration, text(3, m.Point), m.Visits)
		}
	}
}
