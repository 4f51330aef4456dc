package engine

// twin is a board without any memory but the colors: everything is flooded
// again each time. It shares neither data nor code with Board. Points are
// indexes from A1 row by row upwards.
type twin struct {
	size      int
	colors    []Color
	before    []Color // the board before the last turn
	last      Color   // who had the last turn
	prisoners [4]int  // made by that color
	scratch   []Color // what after returns
}

func newTwin(size int) *twin {
	return &twin{size: size, colors: make([]Color, size*size)}
}

func (w *twin) clone() *twin {
	c := *w
	c.colors = append([]Color(nil), w.colors...)
	c.before = append([]Color(nil), w.before...)
	c.scratch = nil
	return &c
}

// neighbors appends the points next to i.
func (w *twin) neighbors(dst []int, i int) []int {
	row, col := i/w.size, i%w.size
	if row > 0 {
		dst = append(dst, i-w.size)
	}
	if col > 0 {
		dst = append(dst, i-1)
	}
	if col < w.size-1 {
		dst = append(dst, i+1)
	}
	if row < w.size-1 {
		dst = append(dst, i+w.size)
	}
	return dst
}

// chain returns the stones connected with i on a board, its liberties, and the
// number of pairs of a stone and a liberty next to it.
func (w *twin) chain(colors []Color, i int) (stones, liberties []int, pairs int) {
	var seen [MaxSize * MaxSize]bool
	stones = []int{i}
	seen[i] = true
	var near [4]int
	for k := 0; k < len(stones); k++ {
		for _, q := range w.neighbors(near[:0], stones[k]) {
			if colors[q] == Empty {
				pairs++
			}
			if seen[q] {
				continue
			}
			switch colors[q] {
			case Empty:
				seen[q] = true
				liberties = append(liberties, q)
			case colors[i]:
				seen[q] = true
				stones = append(stones, q)
			}
		}
	}
	return stones, liberties, pairs
}

// after returns the board after c's stone on the empty point i, the number of
// captured stones and that of c's own stones lost by suicide. The board is
// valid until the next call.
func (w *twin) after(i int, c Color) (colors []Color, captured, lost int) {
	w.scratch = append(w.scratch[:0], w.colors...)
	colors = w.scratch
	colors[i] = c
	var near [4]int
	for _, q := range w.neighbors(near[:0], i) {
		if colors[q] != c && colors[q] != Empty {
			captured += w.clear(colors, q)
		}
	}
	return colors, captured, w.clear(colors, i)
}

// clear removes the chain at i if it has no liberties.
func (w *twin) clear(colors []Color, i int) int {
	stones, liberties, _ := w.chain(colors, i)
	if len(liberties) > 0 {
		return 0
	}
	for _, s := range stones {
		colors[s] = Empty
	}
	return len(stones)
}

// verdict is why a move is not legal under simple ko without suicide.
type verdict string

const (
	fine     verdict = ""
	offBoard verdict = "off the board"
	occupied verdict = "occupied"
	suicide  verdict = "suicide"
	ko       verdict = "ko"
)

// judge says what is wrong with c's stone on i (negative: off the board).
// Simple ko is taken as the rules state it, that a move may not bring back the
// board before the opponent's turn, and not as a ko point.
func (w *twin) judge(i int, c Color) verdict {
	if i < 0 {
		return offBoard
	}
	if w.colors[i] != Empty {
		return occupied
	}
	colors, _, lost := w.after(i, c)
	switch {
	case lost > 0:
		return suicide
	case w.last != c && sameColors(colors, w.before):
		return ko
	}
	return fine
}

// play places c's stone on i, or passes if i is negative.
func (w *twin) play(i int, c Color) (captured, lost int) {
	w.before, w.last = append(w.before[:0], w.colors...), c
	if i < 0 {
		return 0, 0
	}
	colors, captured, lost := w.after(i, c)
	copy(w.colors, colors)
	w.prisoners[c] += captured
	w.prisoners[c.Opponent()] += lost
	return captured, lost
}

// eye is the playouts' eye in its own words: all neighbours are c's, and at
// most one of four diagonals is the opponent's, on the edge none.
func (w *twin) eye(i int, c Color) bool {
	var near [4]int
	for _, q := range w.neighbors(near[:0], i) {
		if w.colors[q] != c {
			return false
		}
	}
	enemies, diagonals := 0, 0
	for _, d := range [4][2]int{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}} {
		row, col := i/w.size+d[0], i%w.size+d[1]
		if row < 0 || col < 0 || row >= w.size || col >= w.size {
			continue
		}
		diagonals++
		if w.colors[row*w.size+col] == c.Opponent() {
			enemies++
		}
	}
	return enemies == 0 || enemies == 1 && diagonals == 4
}

// endOwner is the color at i, or the one color of all its neighbours.
func (w *twin) endOwner(i int) Color {
	if w.colors[i] != Empty {
		return w.colors[i]
	}
	var near [4]int
	owner := Empty
	for k, q := range w.neighbors(near[:0], i) {
		if k > 0 && w.colors[q] != owner {
			return Empty
		}
		owner = w.colors[q]
	}
	return owner
}

// area returns Black's area minus White's.
func (w *twin) area() int {
	total := 0
	var seen [MaxSize * MaxSize]bool
	var near [4]int
	value := [4]int{Black: 1, White: -1}
	for i, c := range w.colors {
		if total += value[c]; c != Empty || seen[i] {
			continue
		}
		seen[i] = true
		region, black, white := []int{i}, 0, 0
		for k := 0; k < len(region); k++ {
			for _, q := range w.neighbors(near[:0], region[k]) {
				switch w.colors[q] {
				case Black:
					black = 1
				case White:
					white = 1
				default:
					if !seen[q] {
						seen[q] = true
						region = append(region, q)
					}
				}
			}
		}
		total += (black - white) * len(region)
	}
	return total
}

func sameColors(a, b []Color) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// text writes colors as flat writes a board.
func (w *twin) text() string {
	text := make([]byte, len(w.colors))
	for i, c := range w.colors {
		text[i] = ".XO"[c]
	}
	return string(text)
}
