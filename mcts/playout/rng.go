package playout

import "math/bits"

// RNG is the xorshift64 generator of G. Marsaglia, "Xorshift RNGs", 2003: the
// state is one word, not zero.
type RNG uint64

// NewRNG spreads a seed, any number, over the state.
func NewRNG(seed uint64) RNG {
	z := seed + 0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	z ^= z >> 31
	return RNG(z | 1)
}

// Below returns a number from 0 to n-1; requires n > 0. The bias of the
// multiplication is below n/2^64.
func (r *RNG) Below(n int) int {
	x := uint64(*r)
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	*r = RNG(x)
	hi, _ := bits.Mul64(x, uint64(n))
	return int(hi)
}
