package pattern

import (
	"math/bits"

	"tianyuan/engine"
)

// Book finds the neighbourhoods it knows. It does not change after NewBook, so
// any number of goroutines may look things up.
type Book struct {
	slots []slot // a power of two of them
	known int
}

// slot holds the upper half of a neighbourhood's hash and its number plus one;
// zero for none.
type slot struct {
	check  uint32
	number uint32
}

// NewBook returns a Book of these neighbourhoods; each is known by its index. A
// neighbourhood is only found where all its parts up to smaller rings are known.
func NewBook(known []Neighbourhood) *Book {
	b := &Book{slots: make([]slot, 1<<bits.Len(uint(16*len(known)))), known: len(known)}
	for i, n := range known {
		for s := range 8 {
			b.add(n.hash(s), i)
		}
	}
	return b
}

// Len returns the number of neighbourhoods.
func (b *Book) Len() int { return b.known }

func (b *Book) add(hash uint64, number int) {
	for i := int(hash); ; i++ {
		s := &b.slots[i&(len(b.slots)-1)]
		if s.number == 0 {
			*s = slot{uint32(hash >> 32), uint32(number + 1)}
			return
		}
		if s.check == uint32(hash>>32) {
			return // a symmetric neighbourhood meets itself
		}
	}
}

func (b *Book) find(hash uint64) (number int, ok bool) {
	for i := int(hash); ; i++ {
		s := &b.slots[i&(len(b.slots)-1)]
		if s.number == 0 {
			return 0, false
		}
		if s.check == uint32(hash>>32) {
			return int(s.number - 1), true
		}
	}
}

// Append appends the numbers of the known neighbourhoods of p, from the smallest
// up to the largest of which all parts are known.
func (b *Book) Append(dst []int32, f *Field, p engine.Point) []int32 {
	at := place(p)
	hash, start := uint64(0), 0
	for r, end := range around.ends {
		for i := start; i < end; i++ {
			hash ^= around.keys[i][f.cells[at+around.places[i]]]
		}
		number, ok := b.find(hash ^ around.seeds[r])
		if !ok {
			break
		}
		dst = append(dst, int32(number))
		start = end
	}
	return dst
}
