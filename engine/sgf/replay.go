package sgf

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"tianyuan/engine"
)

// Replay plays the main line from a root and returns the game, or an error
// that wraps ErrNotGo, ErrSize, ErrPoint, ErrSetUp, ErrIllegalMove or
// ErrTooLarge. Limits and Index of the options do not matter here.
//
// Moves may be of any color at any time, and are judged by the rules of the
// record or of the options; see MoveError.ByRules. Moves from o.Before on are
// not looked at.
//
// Set-up stones may stand in any node. After moves they make the position a
// new start position: the moves before it are cut off, and a warning says how
// many. A set-up that changes nothing is ignored.
//
// With HA of 2 or more the first that many black stones set up before the
// first move are handicap stones. Nothing is placed for an HA without stones.
//
// The side to move at the end is, in this order: what PL says since the last
// move; the opponent of the last move; before any move White (by most rules)
// after handicap stones, else who moves first in the record, else who does by
// the rules. An even game may so begin with White.
func Replay(root *Node, o LoadOptions) (*Record, error) {
	if err := o.Rules.Validate(); err != nil {
		return nil, err
	}
	r := replayer{record: &Record{Header: HeaderOf(root)}}
	if err := r.begin(root, o); err != nil {
		return nil, err
	}
	for n := range root.MainLine() {
		if done, err := r.node(n, o.Before); err != nil {
			return nil, err
		} else if done {
			break
		}
	}
	if err := r.settle(); err != nil {
		return nil, err
	}
	if r.turn.IsPlayer() {
		r.game.SetToMove(r.turn)
	}
	if r.cut > 0 {
		r.warnings.add("set-up in mid-game cuts off the moves before it: %d", r.cut)
	}
	r.record.Game, r.record.Warnings = r.game, r.warnings
	return r.record, nil
}

// replayer is a game being replayed.
type replayer struct {
	record   *Record
	game     *engine.Game
	warnings warnings
	handicap int          // HA, 0 if not given
	opening  engine.Color // who moves first in the record, or Empty
	number   int          // moves so far
	cut      int          // moves before the start position of game
	turn     engine.Color // what PL has said since the last move, or Empty

	// Set-up waits here until a move needs the position: many nodes of set-up
	// in a row are one change.
	pending bool
	colors  []engine.Color // in Index order
	blacks  []engine.Point // set up before the first move, in the record's order
	points  []engine.Point // scratch
	setUps  int            // changes of the position
	named   int            // points named by set-up properties
}

// begin makes the empty game: size, rules and komi.
func (r *replayer) begin(root *Node, o LoadOptions) error {
	if err := r.checkGame(root); err != nil {
		return err
	}
	size, err := r.size(root)
	if err != nil {
		return err
	}
	rules, komi := o.Rules, o.Komi
	if name := r.record.Header.Rules; strings.TrimSpace(name) != "" && !o.KeepRules {
		base := rules
		base.Komi = komi
		if named, ok := NamedRules(name, base); ok {
			rules, komi = named, named.Komi
		} else {
			r.warnings.add("RU[%.40s] names no known rules", name)
		}
	}
	if r.game, err = engine.NewGame(size, rules); err != nil {
		return fmt.Errorf("sgf: %w", err)
	}
	given, ok, warning := komiOf(root.value("KM"), isChinese(r.record.Header.Rules))
	if warning != "" {
		r.warnings.add("%s", warning)
	}
	if ok {
		komi = given
	}
	if err := r.game.SetKomi(komi); err != nil {
		return fmt.Errorf("sgf: %w", err)
	}
	r.readHandicap(root)
	for n := range root.MainLine() {
		if c := firstMover(n); c != engine.Empty {
			r.opening = c
			break
		}
	}
	// The record says what stands on the board, corner stones as well.
	return r.setUp(nil, nil)
}

// checkGame refuses other games than Go.
func (r *replayer) checkGame(root *Node) error {
	text := strings.TrimSpace(root.SimpleText("GM"))
	if text == "" || text == "1" {
		return nil
	}
	if n, err := strconv.Atoi(text); err == nil && n != 1 {
		return fmt.Errorf("sgf: %w: GM[%d]", ErrNotGo, n)
	}
	r.warnings.add("GM[%.20s] is ignored", text)
	return nil
}

// size returns the size of the board, 19 if not given.
func (r *replayer) size(root *Node) (int, error) {
	text := strings.TrimSpace(root.SimpleText("SZ"))
	if text == "" {
		return 19, nil
	}
	columns, rows, ok := Split(text)
	if !ok {
		rows = columns
	}
	width, err := strconv.Atoi(strings.TrimSpace(columns))
	height, err2 := strconv.Atoi(strings.TrimSpace(rows))
	if err != nil || err2 != nil || width != height || width < engine.MinSize || width > engine.MaxSize {
		return 0, fmt.Errorf("sgf: %w: SZ[%.20s]", ErrSize, text)
	}
	return width, nil
}

func (r *replayer) readHandicap(root *Node) {
	text := strings.TrimSpace(root.SimpleText("HA"))
	if text == "" {
		return
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		r.warnings.add("HA[%.20s] is ignored", text)
		return
	}
	if n >= 2 {
		r.handicap = n
	}
}

// firstMover returns the color of a node's first move, or Empty.
func firstMover(n *Node) engine.Color {
	for _, p := range n.Properties {
		if c := mover(p.Name); c != engine.Empty {
			return c
		}
	}
	return engine.Empty
}

// mover returns whose move a property is, Empty if it is none.
func mover(name string) engine.Color {
	switch name {
	case "B":
		return engine.Black
	case "W":
		return engine.White
	}
	return engine.Empty
}

// node applies a node: set-up first, then its moves, and reports whether the
// move number to stop before has come.
func (r *replayer) node(n *Node, before int) (done bool, err error) {
	moved := false
	if err := r.nodeSetUp(n); err != nil {
		return false, err
	}
	turn := r.nodeTurn(n)
	if turn != engine.Empty && firstMover(n) == engine.Empty {
		r.turn = turn
	}
	for _, p := range n.Properties {
		c := mover(p.Name)
		if c == engine.Empty {
			continue
		}
		if r.number+1 == before {
			return true, nil
		}
		if len(p.Values) > 1 {
			r.warnings.add("move %d: %s has %d values and only the first is played", r.number+1, p.Name, len(p.Values))
		}
		if err := r.move(n, c, n.value(p.Name)); err != nil {
			return false, err
		}
		moved = true
	}
	if moved {
		// With a move PL can only mean the turn after it.
		r.turn = turn
		if last := len(r.record.Notes) - 1; last >= 0 {
			r.record.Notes[last].Comment = n.noteComment()
		}
	}
	return false, nil
}

// noteComment is the comment of a move's node; the root's is the header's.
func (n *Node) noteComment() string {
	if n.parent == nil {
		return ""
	}
	return n.Text("C")
}

// move plays a move, the position before it settled.
func (r *replayer) move(n *Node, c engine.Color, value string) error {
	if err := r.settle(); err != nil {
		return err
	}
	r.number++
	p, err := ParseMove(value, r.game.Size())
	if err == nil {
		err = r.game.Play(engine.Move{Color: c, Point: p})
	}
	if err != nil {
		return &MoveError{Number: r.number, Color: c, Value: value, Err: err}
	}
	r.turn = engine.Empty
	r.record.Notes = append(r.record.Notes, timeNote(n, c))
	return nil
}

// timeNote reads what a move's node says about the mover's time.
func timeNote(n *Node, c engine.Color) Note {
	var note Note
	left := strings.TrimSpace(n.SimpleText(c.Letter() + "L"))
	if s, err := strconv.ParseFloat(left, 64); err == nil && math.Abs(s) < math.MaxInt32 {
		note.TimeLeft, note.HasTime = time.Duration(math.Round(s*1e9)), true
	}
	if periods, err := strconv.Atoi(strings.TrimSpace(n.SimpleText("O" + c.Letter()))); err == nil && periods > 0 {
		note.Periods = periods
	}
	return note
}

// nodeTurn returns what PL says, or Empty.
func (r *replayer) nodeTurn(n *Node) engine.Color {
	text := strings.TrimSpace(n.SimpleText("PL"))
	switch strings.ToLower(text) {
	case "":
		return engine.Empty
	case "1": // seen in old files
		return engine.Black
	case "2":
		return engine.White
	}
	c, err := engine.ParseColor(text)
	if err != nil {
		r.warnings.add("PL[%.20s] is ignored", text)
	}
	return c
}
