package mcts

import "math/bits"

// Random is the xorshift64 generator of G. Marsaglia, "Xorshift RNGs", 2003,
// for searches and playouts: one word of state, which may not be zero.
type Random uint64

// NewRandom spreads a seed, any number, over the state.
func NewRandom(seed uint64) Random {
	z := seed + 0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	z ^= z >> 31
	return Random(z | 1)
}

// Next returns the next number.
func (r *Random) Next() uint64 {
	x := uint64(*r)
	*r = r.after()
	return x
}

// Below returns a number from 0 to n-1; requires n > 0. The bias of the
// multiplication is below n/2^64.
func (r *Random) Below(n int) (i int) {
	i, *r = r.Draw(n)
	return i
}

// Draw is Below for a hot loop that keeps the generator in a register: it
// returns the generator that follows. The number is at hand at once, and the
// next one is made while it is being used.
func (r Random) Draw(n int) (i int, after Random) {
	hi, _ := bits.Mul64(uint64(r), uint64(n))
	return int(hi), r.after()
}

func (r Random) after() Random {
	r ^= r << 13
	r ^= r >> 7
	r ^= r << 17
	return r
}
