package engine

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// model is a Game that keeps every position in full and derives everything
// else from the list, on the twin of a board.
type model struct {
	rules    Rules
	komi     float64
	first    Color
	toMove   Color
	handicap []Point
	steps    []step // steps[0] is the start position
	resigned Color
}

// step is a position with the move that made it.
type step struct {
	twin *twin
	move Move // of the start position: the player who does not move first
}

func (m *model) now() step { return m.steps[len(m.steps)-1] }

func (m *model) start(w *twin, first Color, handicap []Point) {
	m.first, m.toMove, m.handicap, m.resigned = first, first, handicap, Empty
	m.steps = []step{{w, Move{first.Opponent(), Pass}}}
}

// clear starts an even game.
func (m *model) clear(size int) {
	w := newTwin(size)
	if m.rules.CornerStones {
		m.placeCorners(w)
	}
	m.start(w, m.rules.First, nil)
}

func (m *model) placeCorners(w *twin) {
	if w.size < 7 {
		return
	}
	low := 2
	if w.size >= 13 {
		low = 3
	}
	high := w.size - 1 - low
	w.colors[low*w.size+low], w.colors[high*w.size+high] = White, White
	w.colors[low*w.size+high], w.colors[high*w.size+low] = Black, Black
}

// legal returns the error that the rules ask for, from whole boards.
func (m *model) legal(move Move) error {
	w := m.now().twin
	switch {
	case move.Color != Black && move.Color != White:
		return ErrColor
	case move.Point == Pass:
		return nil
	case !move.Point.OnBoard(w.size):
		return ErrOffBoard
	case w.colors[move.Point.Index(w.size)] != Empty:
		return ErrOccupied
	}
	after, _, lost := w.after(move.Point.Index(w.size), move.Color)
	if lost > 1 && m.rules.Suicide == SuicideOff || lost == 1 && m.rules.Suicide != SuicideOn {
		return ErrSuicide
	}
	if m.rules.Ko == KoSimple {
		if n := len(m.steps); n > 1 && m.now().move.Color != move.Color && sameColors(m.steps[n-2].twin.colors, after) {
			return ErrKo
		}
		return nil
	}
	for k, s := range m.steps {
		if !sameColors(s.twin.colors, after) {
			continue
		}
		switch m.rules.Ko {
		case KoPositional:
			return ErrSuperko
		case KoSituational:
			if s.move.Color == move.Color {
				return ErrSuperko
			}
		case KoNaturalSituational:
			if s.move.Color == move.Color && (k == 0 || s.move.Point != Pass) {
				return ErrSuperko
			}
		}
	}
	return nil
}

// play plays a legal move.
func (m *model) play(move Move) {
	w := m.now().twin.clone()
	i := -1
	if move.Point != Pass {
		i = move.Point.Index(w.size)
	}
	w.play(i, move.Color)
	m.steps = append(m.steps, step{w, move})
	m.toMove, m.resigned = move.Color.Opponent(), Empty
}

func (m *model) moves() []Move {
	moves := make([]Move, 0, len(m.steps)-1)
	for _, s := range m.steps[1:] {
		moves = append(moves, s.move)
	}
	return moves
}

// passes returns the passes in a row at the end and who took the button.
func (m *model) passes() (n int, button Color) {
	for _, move := range m.moves() {
		switch {
		case move.Point != Pass:
			n = 0
		case m.rules.Button && button == Empty:
			button, n = move.Color, 0
		default:
			n++
		}
	}
	return n, button
}

// occurrences counts how often the position now has been made by a stone, or
// been the start, with the same side to move.
func (m *model) occurrences() int {
	n := 0
	for k, s := range m.steps {
		if (k == 0 || s.move.Point != Pass) && s.move.Color == m.now().move.Color && sameColors(s.twin.colors, m.now().twin.colors) {
			n++
		}
	}
	return n
}

func (m *model) end() End {
	passes, _ := m.passes()
	switch {
	case m.resigned != Empty:
		return EndByResignation
	case passes >= 2:
		return EndByPasses
	case m.rules.Ko == KoSimple && m.rules.Repetition != RepetitionForbidden &&
		len(m.steps) > 1 && m.now().move.Point != Pass && m.occurrences() >= 3:
		return EndByRepetition
	}
	return NotOver
}

func (m *model) result() string {
	_, button := m.passes()
	switch m.end() {
	case EndByResignation:
		return map[Color]string{Black: "W+R", White: "B+R"}[m.resigned]
	case EndByRepetition:
		return map[Repetition]string{RepetitionDraw: "0", RepetitionNoResult: "Void"}[m.rules.Repetition]
	case EndByPasses:
		bonus := 0
		if n := len(m.handicap); n > 1 {
			bonus = map[Bonus]int{BonusN: n, BonusNMinusOne: n - 1}[m.rules.HandicapBonus]
		}
		margin := float64(m.now().twin.area()) - m.komi - float64(bonus)
		margin += map[Color]float64{Black: 0.5, White: -0.5}[button]
		return FormatMargin(margin)
	}
	return ""
}

// digest is everything a Game holds, as text.
func digest(g *Game) string {
	point, color := g.board.Ko()
	if point == Pass {
		color = Empty
	}
	return fmt.Sprintf("%+v komi %v\nstart %s first %v handicap %v\nnow %s hash %x ko %d %v prisoners %v\n"+
		"moves %v to move %v passes %d button %v resigns %v\nsuperko %v hashes %x",
		g.rules, g.komi, flat(&g.start), g.startFirst, g.handicap,
		flat(&g.board), g.board.Hash(), point, color, prisoners(&g.board),
		g.moves, g.toMove, g.passes, g.button, g.resigns, g.superko, g.hashes)
}

// refused calls what should fail, and holds that it failed with that error and
// changed nothing.
func refused(t rapid.TB, g *Game, what string, want error, call func() error) {
	t.Helper()
	before := digest(g)
	if err := call(); !errors.Is(err, want) {
		t.Fatalf("%s: %v, want %v", what, err, want)
	}
	if after := digest(g); after != before {
		t.Fatalf("%s failed and changed\n%s\nto\n%s", what, before, after)
	}
}

func (m *model) compare(t *rapid.T, g *Game) {
	w := m.now().twin
	passes, button := m.passes()
	check := func(ok bool, what string) {
		if !ok {
			t.Fatalf("%s differs in\n%s\nmodel %+v\n%s", what, digest(g), m, w.text())
		}
	}
	check(flat(g.Board()) == w.text(), "board")
	check(flat(g.Start()) == m.steps[0].twin.text(), "start")
	check(g.Size() == w.size && g.Rules() == m.rules && g.Komi() == m.komi, "setting")
	check(g.StartFirst() == m.first && g.ToMove() == m.toMove, "turn")
	check(slices.Equal(g.Moves(), m.moves()) && slices.Equal(g.Handicap(), m.handicap), "record")
	check(g.Board().Captured(Black) == w.prisoners[Black] && g.Board().Captured(White) == w.prisoners[White], "prisoners")
	check(g.Passes() == passes && g.button == button, "passes")
	check(g.End() == m.end(), "end")
	if m.rules.Scoring == ScoringArea && m.rules.Tax == TaxNone {
		check(g.Result(Status{}) == m.result(), "result")
	}
	check(len(g.hashes) == len(m.steps) && g.hashes[len(m.steps)-1] == g.Board().Hash(), "hashes")
	check(g.Superko().Rule() == m.rules.Ko, "superko rule")
	if err := g.Board().Check(); err != nil {
		t.Fatalf("%v in\n%s", err, digest(g))
	}
	for i := range w.colors {
		for c := Black; c <= White; c++ {
			move := Move{c, PointOf(w.size, i)}
			got, want := g.Legal(move), m.legal(move)
			if reason(got) != reason(want) {
				t.Fatalf("%v at %s: %v, want %v in\n%s", c, vertex(w.size, move.Point), got, want, digest(g))
			}
			if w.colors[i] == Empty && m.rules.Ko != KoSimple && !errors.Is(got, ErrSuicide) {
				check(g.Superko().Seen(g.Superko().Key(g.Board().HashAfter(move.Point, c), c)) == (got != nil), "superko")
			}
		}
	}
}

func TestGameAgainstModel(t *testing.T) {
	for _, start := range []Ko{KoSimple, KoPositional, KoSituational, KoNaturalSituational} {
		t.Run(start.String(), func(t *testing.T) { checkAgainstModel(t, start) })
	}
}

func checkAgainstModel(t *testing.T, start Ko) {
	color := rapid.SampledFrom([]Color{Black, White})
	preset := rapid.SampledFrom(Presets())
	drawRules := func(t *rapid.T) Rules {
		rules, err := Preset(preset.Draw(t, "preset"))
		if err != nil {
			t.Fatal(err)
		}
		rules.Ko = rapid.SampledFrom([]Ko{KoSimple, KoPositional, KoSituational, KoNaturalSituational}).Draw(t, "ko")
		rules.Suicide = rapid.SampledFrom([]Suicide{SuicideOff, SuicideMulti, SuicideOn}).Draw(t, "suicide")
		rules.Repetition = rapid.SampledFrom([]Repetition{RepetitionForbidden, RepetitionDraw, RepetitionNoResult}).Draw(t, "repetition")
		return rules
	}
	rapid.Check(t, func(t *rapid.T) {
		size := rapid.IntRange(1, 8).Draw(t, "size")
		m := &model{rules: drawRules(t)}
		m.rules.Ko = start
		m.komi = m.rules.Komi
		m.clear(size)
		g, err := NewGame(size, m.rules)
		if err != nil {
			t.Fatal(err)
		}
		points := func(t *rapid.T, label string, most int) []Point {
			n := m.now().twin.size
			indexes := rapid.SliceOfNDistinct(rapid.IntRange(0, n*n-1), 0, min(most, n*n), rapid.ID[int]).Draw(t, label)
			var points []Point
			for _, i := range indexes {
				points = append(points, PointOf(n, i))
			}
			return points
		}
		play := func(t *rapid.T, move Move) {
			if want := m.legal(move); want != nil {
				refused(t, g, fmt.Sprint("play ", move), want, func() error { return g.Play(move) })
				return
			}
			if err := g.Play(move); err != nil {
				t.Fatalf("play %v: %v", move, err)
			}
			m.play(move)
		}
		setUp := func(t *rapid.T, what string, stones [2][]Point, first Color, handicap bool) {
			w := newTwin(m.now().twin.size)
			for k, c := range []Color{Black, White} {
				for _, p := range stones[k] {
					w.colors[p.Index(w.size)] = c
				}
			}
			want := error(nil)
			for i, c := range w.colors {
				if c == Empty {
					continue
				}
				if _, liberties, _ := w.chain(w.colors, i); len(liberties) == 0 {
					want = ErrNoLiberties
				}
			}
			call := func() error { return g.SetUp(stones[0], stones[1], first) }
			var placed []Point
			if handicap {
				placed = stones[0]
				call = func() error { return g.PlaceHandicap(placed) }
				if len(placed) < 2 {
					want = ErrHandicap
				}
				corners := newTwin(w.size)
				m.placeCorners(corners)
				start := m.steps[0].twin
				empty := start.text() == newTwin(w.size).text() || m.rules.CornerStones && start.text() == corners.text()
				if !empty || len(m.steps) > 1 || len(m.handicap) > 0 {
					want = ErrBoardNotEmpty
				}
			}
			if want != nil {
				refused(t, g, what, want, call)
				return
			}
			if err := call(); err != nil {
				t.Fatalf("%s: %v", what, err)
			}
			m.start(w, first, placed)
		}
		turn := func(t *rapid.T) {
			n := m.now().twin.size
			play(t, Move{m.toMove, PointOf(n, rapid.IntRange(0, n*n-1).Draw(t, "point"))})
		}
		undo := func(t *rapid.T, n int, call func() error) {
			if n < 0 || n >= len(m.steps) {
				refused(t, g, fmt.Sprint("undo ", n), ErrNoMove, call)
				return
			}
			if err := call(); err != nil {
				t.Fatalf("undo %d: %v", n, err)
			}
			m.resigned = Empty
			if n == 0 {
				return
			}
			m.steps = m.steps[:len(m.steps)-n]
			m.toMove = m.now().move.Color.Opponent()
		}
		t.Repeat(map[string]func(*rapid.T){
			"": func(t *rapid.T) { m.compare(t, g) },
			// Several names for the same: moves should be the most of it.
			"turn1": turn, "turn2": turn, "turn3": turn, "turn4": turn, "turn5": turn, "turn6": turn, "turn7": turn,
			"turns": func(t *rapid.T) {
				for range 10 {
					turn(t)
				}
			},
			"either color": func(t *rapid.T) {
				n := m.now().twin.size
				play(t, Move{color.Draw(t, "color"), PointOf(n, rapid.IntRange(0, n*n-1).Draw(t, "point"))})
			},
			"garbage": func(t *rapid.T) {
				play(t, Move{Color(rapid.IntRange(0, 5).Draw(t, "color")), Point(rapid.Uint16().Draw(t, "point"))})
			},
			"pass": func(t *rapid.T) { play(t, Move{m.toMove, Pass}) },
			"undo": func(t *rapid.T) { undo(t, 1, g.Undo) },
			"undos": func(t *rapid.T) {
				n := rapid.IntRange(-1, 12).Draw(t, "n")
				undo(t, n, func() error { return g.UndoMoves(n) })
			},
			"resign": func(t *rapid.T) {
				c := Color(rapid.IntRange(0, 4).Draw(t, "color"))
				g.Resign(c)
				if c == Black || c == White {
					m.resigned = c
				}
			},
			"set up": func(t *rapid.T) {
				black := points(t, "black", 6)
				white := slices.DeleteFunc(points(t, "white", 6), func(p Point) bool { return slices.Contains(black, p) })
				setUp(t, "set-up", [2][]Point{black, white}, color.Draw(t, "first"), false)
			},
			"bad set up": func(t *rapid.T) {
				n := m.now().twin.size
				p := PointOf(n, rapid.IntRange(0, n*n-1).Draw(t, "point"))
				refused(t, g, "twice", ErrOccupied, func() error { return g.SetUp([]Point{p}, []Point{p}, Black) })
				refused(t, g, "twice", ErrOccupied, func() error { return g.SetUp(nil, []Point{p, p}, Black) })
				refused(t, g, "pass", ErrOffBoard, func() error { return g.SetUp([]Point{Pass}, nil, Black) })
				refused(t, g, "off", ErrOffBoard, func() error { return g.SetUp(nil, []Point{60000}, Black) })
				refused(t, g, "nobody first", ErrColor, func() error { return g.SetUp(nil, nil, Empty) })
			},
			"handicap": func(t *rapid.T) {
				setUp(t, "handicap", [2][]Point{points(t, "stones", 9)}, m.rules.FirstAfterHandicap, true)
			},
			"say handicap": func(t *rapid.T) {
				stones := points(t, "stones", 4)
				w := m.steps[0].twin
				if slices.ContainsFunc(stones, func(p Point) bool { return w.colors[p.Index(w.size)] != Black }) {
					refused(t, g, "say handicap", ErrHandicap, func() error { return g.SetHandicap(stones) })
					return
				}
				if err := g.SetHandicap(stones); err != nil {
					t.Fatal(err)
				}
				m.handicap = stones
				if len(stones) > 0 {
					refused(t, g, "say twice", ErrHandicap, func() error { return g.SetHandicap([]Point{stones[0], stones[0]}) })
				}
			},
			"rules": func(t *rapid.T) {
				rules := drawRules(t)
				if err := g.SetRules(rules); err != nil {
					t.Fatal(err)
				}
				w := m.steps[0].twin
				if len(m.steps) == 1 && w.text() == newTwin(w.size).text() && m.toMove == m.rules.First {
					m.first, m.toMove = rules.First, rules.First
					m.steps[0].move.Color = m.first.Opponent()
				}
				m.rules = rules
			},
			"bad rules": func(t *rapid.T) {
				rules := m.rules
				rules.Ko = 9
				before := digest(g)
				if err := g.SetRules(rules); err == nil || digest(g) != before {
					t.Fatalf("bad rules: %v, %s", err, digest(g))
				}
			},
			"komi": func(t *rapid.T) {
				refused(t, g, "komi", ErrKomi, func() error { return g.SetKomi(math.Inf(1)) })
				if komi := rapid.Float64().Draw(t, "any komi"); g.SetKomi(komi) != nil || g.Komi() != komi {
					t.Fatalf("komi %v is %v", komi, g.Komi())
				}
				// Results of other komis are for the score's test.
				komi := float64(rapid.IntRange(-1000, 1000).Draw(t, "half points")) / 2
				if err := g.SetKomi(komi); err != nil {
					t.Fatal(err)
				}
				m.komi = komi
			},
			"to move": func(t *rapid.T) {
				c := Color(rapid.IntRange(0, 4).Draw(t, "color"))
				g.SetToMove(c)
				if c != Black && c != White {
					return
				}
				if m.toMove = c; len(m.steps) == 1 {
					m.first = c
					m.steps[0].move.Color = c.Opponent()
				}
			},
			"clear": func(*rapid.T) {
				g.Clear()
				m.clear(m.now().twin.size)
			},
			"resize": func(t *rapid.T) {
				n := rapid.IntRange(-1, 9).Draw(t, "size")
				if n < 1 {
					refused(t, g, "resize", ErrSize, func() error { return g.Resize(n) })
					refused(t, g, "resize", ErrSize, func() error { return g.Resize(MaxSize + 1) })
					return
				}
				if err := g.Resize(n); err != nil {
					t.Fatal(err)
				}
				m.clear(n)
			},
			"clone": func(t *rapid.T) {
				old, before := g, digest(g)
				g = g.Clone()
				if digest(g) != before {
					t.Fatalf("the clone is\n%s\nof\n%s", digest(g), before)
				}
				play(t, Move{m.toMove, Pass})
				undo(t, 1, g.Undo)
				turn(t)
				if digest(old) != before {
					t.Fatalf("playing on the clone changed\n%s\nto\n%s", before, digest(old))
				}
			},
		})
	})
}
