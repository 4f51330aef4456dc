package mcts

import "math/bits"

// random is the xorshift64 generator of G. Marsaglia, "Xorshift RNGs", 2003.
type random uint64

// newRandom spreads the seed over the state, which may not be zero.
func newRandom(seed uint64) random {
	z := seed + 0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	z ^= z >> 31
	return random(z | 1)
}

func (r *random) next() uint64 {
	x := uint64(*r)
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	*r = random(x)
	return x
}

// below returns a number from 0 to n-1; requires n > 0.
func (r *random) below(n int) int {
	hi, _ := bits.Mul64(r.next(), uint64(n))
	return int(hi)
}
