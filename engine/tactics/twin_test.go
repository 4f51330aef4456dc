package tactics_test

import "tianyuan/engine"

// twin plays the game of package tactics by its definition: it has a board of
// its own, which it floods for every question, and tries every move of both
// sides, also those that seem to have nothing to do with the chain.
type twin struct {
	size  int
	plies int  // limit of a sequence
	deep  bool // the limit was met: the answer is not certain
}

// stones is a position of a twin: colors in Index order and the point that ko
// bans, or -1.
type stones struct {
	at    []engine.Color
	ko    int
	koFor engine.Color
}

// stonesOf reads a board.
func stonesOf(b *engine.Board) stones {
	s := stones{at: make([]engine.Color, b.Size()*b.Size()), ko: -1}
	for i := range s.at {
		s.at[i] = b.At(engine.PointOf(b.Size(), i))
	}
	if p, c := b.Ko(); p != engine.Pass {
		s.ko, s.koFor = p.Index(b.Size()), c
	}
	return s
}

// neighbors calls f for the points next to i.
func (w *twin) neighbors(i int, f func(k int)) {
	if i%w.size > 0 {
		f(i - 1)
	}
	if i%w.size < w.size-1 {
		f(i + 1)
	}
	if i >= w.size {
		f(i - w.size)
	}
	if i < w.size*(w.size-1) {
		f(i + w.size)
	}
}

// flood returns the stones and the liberties of the chain at i.
func (w *twin) flood(s stones, i int) (chain, liberties []int) {
	seen := make([]bool, len(s.at))
	chain = append(chain, i)
	seen[i] = true
	for n := 0; n < len(chain); n++ {
		w.neighbors(chain[n], func(k int) {
			if seen[k] {
				return
			}
			switch s.at[k] {
			case engine.Empty:
				liberties = append(liberties, k)
			case s.at[i]:
				chain = append(chain, k)
			default:
				return
			}
			seen[k] = true
		})
	}
	return chain, liberties
}

// play returns the position after a move, or false for an illegal one.
func (w *twin) play(s stones, i int, c engine.Color) (stones, bool) {
	if s.at[i] != engine.Empty || i == s.ko && c == s.koFor {
		return s, false
	}
	next := stones{at: append([]engine.Color(nil), s.at...), ko: -1}
	next.at[i] = c
	var taken []int
	w.neighbors(i, func(k int) {
		if next.at[k] != c.Opponent() {
			return
		}
		if chain, liberties := w.flood(next, k); len(liberties) == 0 {
			taken = append(taken, chain...)
			for _, q := range chain {
				next.at[q] = engine.Empty
			}
		}
	})
	chain, liberties := w.flood(next, i)
	if len(liberties) == 0 {
		return s, false
	}
	if len(taken) == 1 && len(chain) == 1 && len(liberties) == 1 {
		next.ko, next.koFor = taken[0], c.Opponent()
	}
	return next, true
}

// attack reports whether the chain at t is caught, the attacker to move.
func (w *twin) attack(s stones, t, depth, plies int) bool {
	attacker := s.at[t].Opponent()
	_, liberties := w.flood(s, t)
	if len(liberties) == 1 {
		_, ok := w.play(s, liberties[0], attacker)
		return ok
	}
	if len(liberties) > 3 {
		return false
	}
	if plies == 0 {
		w.deep = true
		return false
	}
	for i := range s.at {
		if w.attackBy(s, i, t, depth, plies) {
			return true
		}
	}
	return false
}

// attackBy reports whether the attacker's move i catches the chain at t.
func (w *twin) attackBy(s stones, i, t, depth, plies int) bool {
	next, ok := w.play(s, i, s.at[t].Opponent())
	if !ok {
		return false
	}
	if _, liberties := w.flood(next, t); len(liberties) == 1 && w.defend(next, t, 0, plies-1) {
		return true
	}
	return depth > 0 && w.defend(next, t, depth-1, plies-1)
}

// defend reports whether the chain at t is caught, its owner to move.
func (w *twin) defend(s stones, t, depth, plies int) bool {
	if plies <= 0 {
		w.deep = true
		return false
	}
	pass := s
	pass.ko = -1
	if !w.attack(pass, t, depth, plies-1) {
		return false
	}
	for i := range s.at {
		if next, ok := w.play(s, i, s.at[t]); ok && !w.attack(next, t, depth, plies-1) {
			return false
		}
	}
	return true
}

// attacks returns all moves of the opponent that catch the chain at p.
func (w *twin) attacks(b *engine.Board, p engine.Point, depth int) (points []engine.Point) {
	s, t := stonesOf(b), p.Index(w.size)
	_, liberties := w.flood(s, t)
	for i := range s.at {
		var ok bool
		if len(liberties) == 1 {
			_, ok = w.play(s, i, s.at[t].Opponent())
			ok = ok && i == liberties[0]
		} else {
			ok = w.attackBy(s, i, t, depth, w.plies)
		}
		if ok {
			points = append(points, engine.PointOf(w.size, i))
		}
	}
	return points
}

// escapes returns all moves of the owner that save the chain at p, if it is in
// danger.
func (w *twin) escapes(b *engine.Board, p engine.Point, depth int) (points []engine.Point) {
	s, t := stonesOf(b), p.Index(w.size)
	passed := s
	passed.ko = -1
	_, liberties := w.flood(s, t)
	if len(liberties) > 1 && !w.attack(passed, t, depth, w.plies) {
		return nil
	}
	for i := range s.at {
		if next, ok := w.play(s, i, s.at[t]); ok && !w.attack(next, t, depth, w.plies) {
			points = append(points, engine.PointOf(w.size, i))
		}
	}
	return points
}
