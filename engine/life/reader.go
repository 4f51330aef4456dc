package life

import "tianyuan/engine"

// reader plays out a zone: all sequences of moves on a few points, by simple
// ko and without repetition, as if there were no ko threats. It has a budget of
// moves for each question.
type reader struct {
	boards []engine.Board // by ply
	path   []uint64       // the positions on the way, by key
	known  map[uint64]bool
	points []engine.Point // where moves are played
	target engine.Point
	prey   engine.Color // of the target
	left   int          // moves of the budget for a question
	total  int          // moves for all questions still to come
}

const (
	// readerMoves is the budget of a question: about ten milliseconds.
	readerMoves = 20000
	// judgeMoves is that of all questions about a position.
	judgeMoves = 5 * readerMoves
	// readerPlies bounds a sequence, which only a ko makes long. Beyond it the
	// target stands.
	readerPlies = 40
)

// captures reports whether the opponent of the stone on target takes it by
// moves on points, whatever is done against it there, with the hunter to move
// or, with defense, the stone's side; ok is false if the budget did not do.
func (r *reader) captures(b *engine.Board, points []engine.Point, target engine.Point, defense bool) (captured, ok bool) {
	if r.boards == nil {
		r.boards = make([]engine.Board, readerPlies+1)
		r.known = make(map[uint64]bool)
	}
	clear(r.known)
	r.points, r.target, r.prey = points, target, b.At(target)
	r.left = min(readerMoves, r.total)
	r.total -= r.left
	r.path = r.path[:0]
	r.boards[0].CopyFrom(b)
	r.boards[0].ClearKo()
	if defense {
		captured = r.defend(0)
	} else {
		captured = r.hunt(0)
	}
	r.total += r.left
	return captured, r.left > 0
}

// hunt reports whether the hunter, to move, takes the target. Passing would
// only show that it cannot: the other side may pass too.
func (r *reader) hunt(ply int) bool {
	b := &r.boards[ply]
	hunter := r.prey.Opponent()
	if liberty, ok := b.Atari(r.target); ok && b.Legal(liberty, hunter) {
		return true
	}
	if ply == readerPlies {
		return false
	}
	key := r.key(b, hunter)
	if captured, ok := r.known[key]; ok {
		return captured
	}
	captured := false
	r.path = append(r.path, key)
	for _, p := range r.points {
		if !r.try(ply, p, hunter) {
			continue
		}
		if captured = r.defend(ply + 1); captured || r.left <= 0 {
			break
		}
	}
	r.path = r.path[:len(r.path)-1]
	if r.left > 0 {
		r.known[key] = captured
	}
	return captured
}

// defend reports whether the hunter takes the target with the other side to
// move, which may pass.
func (r *reader) defend(ply int) bool {
	b := &r.boards[ply]
	if ply == readerPlies {
		return false
	}
	key := r.key(b, r.prey)
	if captured, ok := r.known[key]; ok {
		return captured
	}
	r.path = append(r.path, key)
	r.boards[ply+1].CopyFrom(b)
	r.boards[ply+1].ClearKo()
	captured := r.hunt(ply + 1)
	for _, p := range r.points {
		if !captured || r.left <= 0 {
			break
		}
		if r.try(ply, p, r.prey) {
			captured = r.hunt(ply + 1)
		}
	}
	r.path = r.path[:len(r.path)-1]
	if r.left > 0 {
		r.known[key] = captured
	}
	return captured
}

// try plays c's move on the next ply's board, if it is legal, repeats nothing
// and makes sense: to fill one's own eye makes none.
func (r *reader) try(ply int, p engine.Point, c engine.Color) bool {
	b, next := &r.boards[ply], &r.boards[ply+1]
	if b.At(p) != engine.Empty || !b.Legal(p, c) || b.Eye(p, c) && !connects(b, p) {
		return false
	}
	r.left--
	next.CopyFrom(b)
	next.Play(p, c)
	key := r.key(next, c.Opponent())
	for _, k := range r.path {
		if k == key {
			return false
		}
	}
	return true
}

// connects reports whether a stone on the eye p saves a chain from capture: the
// eye of a chain in atari may be a false one.
func connects(b *engine.Board, p engine.Point) bool {
	for _, q := range b.Neighbors(p) {
		if b.At(q).IsPlayer() {
			if _, ok := b.Atari(q); ok {
				return true
			}
		}
	}
	return false
}

// key identifies a position with its ko and who is to move.
func (r *reader) key(b *engine.Board, c engine.Color) uint64 {
	key := b.Hash() ^ uint64(c)*0x9e3779b97f4a7c15
	if ko, color := b.Ko(); ko != engine.Pass && color == c {
		key ^= uint64(ko) * 0xd6e8feb86659fd93
	}
	return key
}
