package mcts

import "math"

// choose returns the index among the children with the highest selection
// value, the first of equals: expansion has shuffled them. Values are for the
// player who makes the moves.
//
// A move's value blends its mean, with the even prior, and its RAVE value by
// the schedule of Silver: beta = r / (r + n + n*r/E).
func (o *Options) choose(children []node, parentVisits uint32) int {
	if o.Exploration > 0 || o.PolicyWeight > 0 {
		return o.explore(children, parentVisits)
	}
	// Fractions are compared by multiplying crosswise: dividing takes longer.
	best, bestSum, bestWeight := 0, -1.0, 1.0
	for i := range children {
		sum, weight := o.blend(&children[i])
		if float64(sum*bestWeight) > float64(bestSum*weight) {
			best, bestSum, bestWeight = i, sum, weight
		}
	}
	return best
}

// explore is choose with the terms of exploration and policy.
func (o *Options) explore(children []node, parentVisits uint32) int {
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

// value is the blended value of a move in [0,1], without exploration.
func (o *Options) value(n *node) float64 {
	sum, weight := o.blend(n)
	return sum / weight
}

// blend returns the blended value of a move as a fraction. With W and n the sum
// and number of its results, the even prior included, and S and r those of its
// RAVE, the blend (1-beta)*W/n + beta*S/r is
//
//	((E + r)*W + E*S) / ((E + r)*n + E*r)
//
// The explicit conversions keep processors with a fused multiply-add from
// rounding otherwise than the rest. The sum is read before its count, which
// workers raise first, so that no sum is above its count.
func (o *Options) blend(n *node) (sum, weight float64) {
	sum = float64(int64(n.sum.load()))*(1.0/valueUnit) + o.EvenPrior/2
	weight = float64(n.visits.load()) + o.EvenPrior
	if e := o.RaveEquivalence; e > 0 {
		r, raveSum := n.rave.load()
		k := e + float64(r)
		sum = float64(k*sum) + float64(e*raveSum)
		weight = float64(k*weight) + float64(e*float64(r))
	}
	if weight == 0 {
		return 0.5, 1
	}
	return sum, weight
}
