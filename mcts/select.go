package mcts

import "math"

// choose returns the index among the children with the highest selection
// value, the first of equals: expansion has shuffled them. Values are for the
// player who makes the moves; seeded says that a Seeder may have set priors.
func (o *Options) choose(children []node, parentVisits uint32, seeded bool) int {
	if o.Exploration == 0 && o.PolicyWeight == 0 {
		return chooseBlend(children, max(o.EvenPrior, noPrior), max(o.RaveEquivalence, noRave), seeded)
	}
	best, bestValue := 0, math.Inf(-1)
	root := math.Sqrt(float64(parentVisits))
	logRoot := o.Exploration * math.Sqrt(math.Log(float64(parentVisits)+1))
	for i := range children {
		visits := float64(children[i].visits.load() + 1)
		policy := o.PolicyWeight * float64(children[i].prior) * root / visits
		value := o.value(&children[i]) + float64(logRoot/math.Sqrt(visits)) + policy
		if value > bestValue {
			best, bestValue = i, value
		}
	}
	return best
}

// noPrior and noRave stand for an even prior and a RAVE equivalence of 0: as
// good as that, and chooseBlend has no case of its own for a move without any
// visits. RAVE must be the weaker of the two.
const (
	noPrior = 1e-9
	noRave  = 1e-18
)

// chooseBlend is choose by Options.value alone, with both of its parameters
// above 0. Dividing takes longer, so fractions are compared by multiplying
// crosswise; sums are in units of 1/valueUnit.
func chooseBlend(children []node, even, equivalence float64, seeded bool) int {
	halves, tallies := even/2*valueUnit, equivalence*(valueUnit/tallyUnit)
	best, bestSum, bestWeight := 0, -1.0, 1.0
	for i := range children {
		n := &children[i]
		sum := float64(int64(n.sum.load())) + halves
		weight := float64(n.visits.load()) + even
		if seeded { // the same for all: foreseen
			won, known := knowledge(n.prior)
			sum += won * valueUnit
			weight += known
		}
		bits := n.rave.bits.load()
		r := float64(int64(bits >> tallyShift))
		k := equivalence + r
		sum = float64(k*sum) + float64(tallies*float64(int64(bits&(1<<tallyShift-1))))
		weight = float64(k*weight) + float64(equivalence*r)
		if float64(sum*bestWeight) > float64(bestSum*weight) {
			best, bestSum, bestWeight = i, sum, weight
		}
	}
	return best
}

// knowledge reads the prior of a Seeder: visits, and how many of them are won.
func knowledge(prior float32) (won, visits float64) {
	visits = math.Abs(float64(prior))
	return (visits + float64(prior)) / 2, visits
}

// value is the blended value of a move in [0,1], without exploration: of its
// mean, with the even prior, and its RAVE value by the schedule of Silver, beta
// = r / (r + n + n*r/E). With W and n the sum and number of its results, the
// even prior included, and S and r those of its RAVE, (1-beta)*W/n + beta*S/r
// is
//
//	((E + r)*W + E*S) / ((E + r)*n + E*r)
//
// The explicit conversions keep processors with a fused multiply-add from
// rounding otherwise than the rest. The sum is read before its count, which
// workers raise first, so that no sum is above its count.
func (o *Options) value(n *node) float64 {
	sum := float64(int64(n.sum.load()))/valueUnit + o.EvenPrior/2
	weight := float64(n.visits.load()) + o.EvenPrior
	if o.PolicyWeight == 0 {
		won, known := knowledge(n.prior)
		sum += won
		weight += known
	}
	if e := o.RaveEquivalence; e > 0 {
		r, raveSum := n.rave.load()
		k := e + float64(r)
		sum = float64(k*sum) + float64(e*raveSum)
		weight = float64(k*weight) + float64(e*float64(r))
	}
	if weight == 0 {
		return 0.5
	}
	return sum / weight
}
