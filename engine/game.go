package engine

import (
	"errors"
	"fmt"
	"slices"
)

// Move is a color and a point, or that color's pass.
type Move struct {
	Color Color
	Point Point
}

// Why a move is not legal. Game.Legal and Game.Play return one of them.
var (
	ErrOffBoard = errors.New("point is not on the board")
	ErrOccupied = errors.New("point is occupied")
	ErrSuicide  = errors.New("suicide")
	ErrKo       = errors.New("ko")
	ErrSuperko  = errors.New("superko: position has occurred before")
)

// errRetake is a ko retaken at once under a superko rule: it is both.
var errRetake = fmt.Errorf("%w and %w", ErrKo, ErrSuperko)

// Other refusals of a Game.
var (
	ErrNoMove        = errors.New("no move to undo")
	ErrBoardNotEmpty = errors.New("board not empty")
	ErrNoLiberties   = errors.New("set-up leaves a chain without liberties")
	ErrSize          = errors.New("unacceptable size")
)

// Game is a game in progress: the start position, the record, the rules and
// what follows from them. Moves may be played by either color at any time, as
// GTP asks; ToMove says whose turn the record makes it. A method that returns
// an error has changed nothing. Not safe for concurrent use; concurrent
// readers are fine.
type Game struct {
	rules Rules
	komi  float64

	start      Board // before the first move of the record
	startFirst Color
	handicap   []Point // the handicap stones among those of start

	moves   []Move
	board   Board
	toMove  Color
	passes  int   // consecutive passes at the end of the record
	button  Color // who took the button, or Empty
	resigns Color // who resigned, or Empty

	superko Superko
	hashes  []uint64 // of the board before move i; the last entry is the board now
}

// NewGame returns an empty board of that size under the rules, komi included.
// It returns ErrSize or the fault of the rules.
func NewGame(size int, rules Rules) (*Game, error) {
	if size < MinSize || size > MaxSize {
		return nil, ErrSize
	}
	if err := rules.Validate(); err != nil {
		return nil, err
	}
	g := &Game{rules: rules, komi: rules.Komi}
	g.start.Reset(size)
	g.Clear()
	return g, nil
}

// Clear empties the board and the record and keeps size, rules and komi. With
// rules that have corner stones it sets them up.
func (g *Game) Clear() {
	g.start.setOpening(g.Size(), g.rules)
	g.startFirst = g.rules.First
	g.handicap = nil
	g.replay(nil)
}

// setOpening makes b the position that an even game under the rules starts from.
func (b *Board) setOpening(size int, rules Rules) {
	b.Reset(size)
	if !rules.CornerStones {
		return
	}
	black, white := CornerStones(size)
	for _, p := range black {
		b.put(p, Black)
	}
	for _, p := range white {
		b.put(p, White)
	}
}

// unopened reports whether nothing has been placed yet but corner stones.
func (g *Game) unopened() bool {
	if len(g.moves) > 0 || len(g.handicap) > 0 {
		return false
	}
	var opening Board
	opening.setOpening(g.Size(), g.rules)
	return g.start.NumEmpty() == g.Size()*g.Size() || g.start.Hash() == opening.Hash()
}

// Resize is Clear on a board of another size; it returns ErrSize.
func (g *Game) Resize(size int) error {
	if size < MinSize || size > MaxSize {
		return ErrSize
	}
	g.start.Reset(size)
	g.Clear()
	return nil
}

// Clone returns an independent copy.
func (g *Game) Clone() *Game {
	c := *g
	c.handicap = slices.Clone(g.handicap)
	c.moves = slices.Clone(g.moves)
	c.hashes = slices.Clone(g.hashes)
	c.superko = g.superko.Clone()
	return &c
}

// Board returns the position now. It is the game's own: read it, copy it, do
// not play on it. It stays valid and changes with the game.
func (g *Game) Board() *Board { return &g.board }

// Start returns the position before the first move of the record, to be read
// only.
func (g *Game) Start() *Board { return &g.start }

// StartFirst returns the side to move at the start position.
func (g *Game) StartFirst() Color { return g.startFirst }

// Size returns the edge of the board in points.
func (g *Game) Size() int { return g.start.Size() }

// Rules returns the rules in force. Their Komi is the preset's; Komi is the
// game's.
func (g *Game) Rules() Rules { return g.rules }

// SetRules changes the rules in mid-game: komi, stones, record and turn stay,
// moves that the new rules forbid among them, and what has occurred counts under
// the new ko rule. On an empty board without a record the turn goes to the new
// rules' first player unless SetToMove gave it away. Corner stones come and go
// at the next Clear. It returns the fault of the rules.
func (g *Game) SetRules(rules Rules) error {
	if err := rules.Validate(); err != nil {
		return err
	}
	toMove, resigns := g.toMove, g.resigns
	if len(g.moves) == 0 && g.start.NumEmpty() == g.Size()*g.Size() && toMove == g.rules.First {
		toMove = rules.First
		g.startFirst = toMove
	}
	g.rules = rules
	g.replay(g.moves)
	g.toMove, g.resigns = toMove, resigns
	return nil
}

// Komi returns the compensation for White in points.
func (g *Game) Komi() float64 { return g.komi }

// SetKomi changes the komi; it returns ErrKomi.
func (g *Game) SetKomi(komi float64) error {
	if err := CheckKomi(komi); err != nil {
		return err
	}
	g.komi = komi
	return nil
}

// ToMove returns whose turn it is: the opponent of who moved last, or who
// SetToMove says.
func (g *Game) ToMove() Color { return g.toMove }

// SetToMove gives the turn to c, as a record's PL property or a client's
// set-up does; anything but a player is ignored. It is part of the start
// position when no move has been played; later it lasts until the next move or
// undo, and the record and what has occurred do not show it.
func (g *Game) SetToMove(c Color) {
	if !c.IsPlayer() {
		return
	}
	if len(g.moves) == 0 {
		g.startFirst = c
		g.superko.reset(g.rules.Ko, g.start.Hash(), c)
	}
	g.toMove = c
}

// Moves returns the record, to be read only; it is valid until the next
// change.
func (g *Game) Moves() []Move { return g.moves }

// Handicap returns the handicap stones, to be read only.
func (g *Game) Handicap() []Point { return g.handicap }

// Superko returns what the game's ko rule remembers, to be read only; it is
// valid until the next change.
func (g *Game) Superko() *Superko { return &g.superko }

// Legal returns nil if m may be played under the rules, and otherwise the first
// that holds of ErrColor, ErrOffBoard, ErrOccupied, ErrSuicide and, by the ko
// rule, ErrKo or ErrSuperko. A ko retaken at once under a superko rule is both,
// so ask with errors.Is. A pass is always legal, and play may go on after the
// end of the game.
func (g *Game) Legal(m Move) error {
	switch {
	case !m.Color.IsPlayer():
		return ErrColor
	case m.Point == Pass:
		return nil
	case !m.Point.OnBoard(g.Size()):
		return ErrOffBoard
	case g.board.At(m.Point) != Empty:
		return ErrOccupied
	}
	if stones, ok := g.board.Suicide(m.Point, m.Color); ok && !g.rules.AllowsSuicide(stones) {
		return ErrSuicide
	}
	after := g.board.HashAfter(m.Point, m.Color)
	if g.rules.Ko == KoSimple {
		// What the opponent's turn has just changed may not be changed back.
		if n := len(g.moves); n > 0 && g.moves[n-1].Color != m.Color && g.hashes[n-1] == after {
			return ErrKo
		}
	} else if g.superko.Seen(g.superko.Key(after, m.Color)) {
		if p, c := g.board.Ko(); p == m.Point && c == m.Color {
			return errRetake
		}
		return ErrSuperko
	}
	return nil
}

// Play plays m, which is Legal or refused with Legal's error.
func (g *Game) Play(m Move) error {
	if err := g.Legal(m); err != nil {
		return err
	}
	g.play(m)
	return nil
}

// play adds a legal move.
func (g *Game) play(m Move) {
	g.board.Play(m.Point, m.Color)
	g.moves = append(g.moves, m)
	g.hashes = append(g.hashes, g.board.Hash())
	g.toMove = m.Color.Opponent()
	g.resigns = Empty
	g.superko.add(g.board.Hash(), m)
	switch {
	case m.Point != Pass:
		g.passes = 0
	case g.rules.Button && g.button == Empty:
		g.button = m.Color
		g.passes = 0
	default:
		g.passes++
	}
}

// Undo takes the last move back, and a resignation after it; it returns
// ErrNoMove at the start position, so it never touches handicap and set-up
// stones. Cost: the record is played again, some microseconds a hundred moves.
func (g *Game) Undo() error { return g.UndoMoves(1) }

// UndoMoves takes the last n moves and a resignation back, or nothing and
// returns ErrNoMove if n is negative or the record is shorter. With n = 0 the
// resignation alone is taken back.
func (g *Game) UndoMoves(n int) error {
	if n < 0 || n > len(g.moves) {
		return ErrNoMove
	}
	g.resigns = Empty
	if n > 0 {
		g.replay(g.moves[:len(g.moves)-n])
	}
	return nil
}

// replay rebuilds everything from the start position and a record known to be
// legal, which may be a prefix of g.moves.
func (g *Game) replay(moves []Move) {
	g.board.CopyFrom(&g.start)
	g.toMove = g.startFirst
	g.passes, g.button, g.resigns = 0, Empty, Empty
	g.moves = g.moves[:0]
	g.hashes = append(g.hashes[:0], g.start.Hash())
	g.superko.reset(g.rules.Ko, g.start.Hash(), g.startFirst)
	for _, m := range moves {
		g.play(m)
	}
}

// Resign ends the game with a loss for c; anything but a player is ignored. The
// record may still go on, and the next move takes the resignation back.
func (g *Game) Resign(c Color) {
	if c.IsPlayer() {
		g.resigns = c
	}
}

// SetUp makes a position without a record: the given stones and the side to
// move. It keeps size, rules and komi, and forgets handicap and moves. It
// returns ErrOffBoard, ErrOccupied for a point named twice, ErrNoLiberties, or
// ErrColor if first is no player.
func (g *Game) SetUp(black, white []Point, first Color) error {
	board, err := g.position(black, white)
	if err != nil {
		return err
	}
	if !first.IsPlayer() {
		return ErrColor
	}
	g.start.CopyFrom(board)
	g.startFirst = first
	g.handicap = nil
	g.replay(nil)
	return nil
}

// position returns a board of g's size with these stones and nothing captured.
func (g *Game) position(black, white []Point) (*Board, error) {
	colors := make([]Color, g.Size()*g.Size())
	place := func(points []Point, c Color) error {
		for _, p := range points {
			if !p.OnBoard(g.Size()) {
				return ErrOffBoard
			}
			if colors[p.Index(g.Size())] != Empty {
				return ErrOccupied
			}
			colors[p.Index(g.Size())] = c
		}
		return nil
	}
	if err := errors.Join(place(black, Black), place(white, White)); err != nil {
		return nil, err
	}
	return BoardOf(g.Size(), colors)
}

// PlaceHandicap puts Black's handicap stones on an empty board and gives the
// turn to White (to Black by the ancient rules, where they replace the corner
// stones). It returns ErrBoardNotEmpty also after passes, ErrHandicap for fewer
// than two stones, ErrOffBoard, ErrOccupied for a point named twice, or
// ErrNoLiberties for a full board.
func (g *Game) PlaceHandicap(stones []Point) error {
	if !g.unopened() {
		return ErrBoardNotEmpty
	}
	if len(stones) < 2 {
		return ErrHandicap
	}
	board, err := g.position(stones, nil)
	if err != nil {
		return err
	}
	g.start.CopyFrom(board)
	g.startFirst = g.rules.FirstAfterHandicap
	g.handicap = slices.Clone(stones)
	g.replay(nil)
	return nil
}

// SetHandicap says which stones of a set-up position are handicap stones, for
// the handicap bonus; a game record's HA property does that. The turn stays. It
// returns ErrHandicap unless the points are different and hold black stones of
// the start position.
func (g *Game) SetHandicap(stones []Point) error {
	for i, p := range stones {
		if g.start.At(p) != Black || slices.Contains(stones[:i], p) {
			return ErrHandicap
		}
	}
	g.handicap = slices.Clone(stones)
	return nil
}
