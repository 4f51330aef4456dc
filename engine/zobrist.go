package engine

// Hash keys after A. L. Zobrist, "A New Hashing Method with Application for
// Game Playing", 1970: the hash of a position is the XOR of one random number
// per stone. Two different positions of one game share a 64-bit hash with a
// chance of about 2^-64 a pair, which is taken as never.

// zobrist[c][p] is the key of a stone of color c on p, for Black and White;
// the rows of Empty and Border stay zero.
var zobrist = zobristKeys()

// turnKey[c] is mixed into a position key where it matters who is to move or
// who made it.
var turnKey = [4]uint64{Black: 0x9fb21c651e98df25, White: 0xd6e8feb86659fd93}

func zobristKeys() (keys [4][NumPoints]uint64) {
	state := uint64(0x7469616e7975616e) // "tianyuan"
	for c := Black; c <= White; c++ {
		for p := range keys[c] {
			keys[c][p] = splitMix(&state)
		}
	}
	return keys
}

// splitMix is the generator of Steele, Lea and Flood, "Fast Splittable
// Pseudorandom Number Generators", 2014.
func splitMix(state *uint64) uint64 {
	*state += 0x9e3779b97f4a7c15
	z := *state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}
