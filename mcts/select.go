package mcts

import "math"

// choose returns the index among the children with the highest selection
// value, the first of equals: expansion has shuffled them. Values are for the
// player who makes the moves.
//
// A move's value blends its mean, with the even prior, and its RAVE value by
// the schedule of Silver: beta = r / (r + n + n*r/E).
func (o *Options) choose(children []node, parentVisits uint32) int {
	best, bestValue := 0, math.Inf(-1)
	root := math.Sqrt(float64(parentVisits))
	logParent := 0.0
	if o.Exploration > 0 {
		logParent = math.Log(float64(parentVisits) + 1)
	}
	for i := range children {
		value := o.value(&children[i])
		if o.Exploration > 0 {
			value += o.Exploration * math.Sqrt(logParent/float64(children[i].visits.Load()+1))
		}
		if o.PolicyWeight > 0 {
			value += o.PolicyWeight * float64(children[i].prior) * root / float64(1+children[i].visits.Load())
		}
		if value > bestValue {
			best, bestValue = i, value
		}
	}
	return best
}

// value is the blended value of a move in [0,1], without exploration. The sums
// are read before their counts, which workers raise first, so that no sum is
// above its count.
func (o *Options) value(n *node) float64 {
	sum := n.sum.Load()
	visits := float64(n.visits.Load()) + o.EvenPrior
	value := 0.5
	if visits > 0 {
		value = (float64(sum)/valueUnit + 0.5*o.EvenPrior) / visits
	}
	if o.RaveEquivalence > 0 {
		raveSum := n.raveSum.Load()
		if r := n.raveVisits.Load(); r > 0 {
			rave := mean(raveSum, r)
			beta := float64(r) / (float64(r) + visits + visits*float64(r)/o.RaveEquivalence)
			value += beta * (rave - value)
		}
	}
	return value
}
