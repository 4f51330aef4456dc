package sgf

import (
	"fmt"
	"slices"
	"strings"

	"tianyuan/engine"
)

// The set-up properties in the order they are applied, with what they put on
// their points.
var setUpNames = [...]struct {
	name  string
	color engine.Color
}{{"AB", engine.Black}, {"AW", engine.White}, {"AE", engine.Empty}}

// nodeSetUp notes the stones that a node puts on the board and takes off it.
func (r *replayer) nodeSetUp(n *Node) error {
	size := r.game.Size()
	for _, s := range setUpNames {
		p := n.Property(s.name)
		if p == nil {
			continue
		}
		if !r.pending {
			r.pending = true
			r.colors = appendColors(r.colors[:0], r.game.Board())
		}
		for _, value := range p.Values {
			if strings.TrimSpace(value) == "" {
				continue
			}
			var err error
			if r.points, err = AppendPoints(r.points[:0], value, size); err != nil {
				return fmt.Errorf("sgf: after move %d: %w: %s: %w", r.number, ErrSetUp, s.name, err)
			}
			if r.named += len(r.points); r.named > maxSetPoints {
				return fmt.Errorf("sgf: after move %d: %w: too much set-up", r.number, ErrTooLarge)
			}
			for _, point := range r.points {
				if at := &r.colors[point.Index(size)]; *at != s.color {
					*at = s.color
					if s.color == engine.Black && r.number == 0 {
						r.blacks = append(r.blacks, point)
					}
				}
			}
		}
	}
	return nil
}

// appendColors appends the colors of a board in Index order.
func appendColors(dst []engine.Color, b *engine.Board) []engine.Color {
	for i := range b.Size() * b.Size() {
		dst = append(dst, b.At(engine.PointOf(b.Size(), i)))
	}
	return dst
}

// settle makes the position that set-up and PL ask for, before a move and at
// the end.
func (r *replayer) settle() error {
	if r.pending {
		r.pending = false
		var stones [3][]engine.Point
		changed := false
		for i, c := range r.colors {
			p := engine.PointOf(r.game.Size(), i)
			stones[c] = append(stones[c], p)
			changed = changed || r.game.Board().At(p) != c
		}
		if changed {
			if r.setUps++; r.setUps > maxSetUps {
				return fmt.Errorf("sgf: after move %d: %w: too many set-ups", r.number, ErrTooLarge)
			}
			if err := r.setUp(stones[engine.Black], stones[engine.White]); err != nil {
				return err
			}
		}
	}
	if r.number == 0 {
		r.handicapStones()
	}
	if r.turn.IsPlayer() {
		r.game.SetToMove(r.turn)
	}
	return nil
}

// setUp makes a new start position. Handicap that there was stays.
func (r *replayer) setUp(black, white []engine.Point) error {
	first := r.game.ToMove()
	if r.number == 0 {
		first = r.game.Rules().First
		if r.opening != engine.Empty {
			first = r.opening
		}
	}
	stones := slices.Clone(r.game.Handicap())
	if err := r.game.SetUp(black, white, first); err != nil {
		return fmt.Errorf("sgf: after move %d: %w: %w", r.number, ErrSetUp, err)
	}
	r.keepHandicap(stones)
	r.cut = r.number
	r.record.Notes = nil
	return nil
}

// keepHandicap carries the handicap, for its bonus, over a set-up in mid-game.
// Stones that were taken off the board since are replaced by others of
// Black's, as the engine wants stones to be named.
func (r *replayer) keepHandicap(stones []engine.Point) {
	if len(stones) == 0 {
		return
	}
	board := r.game.Start()
	kept := slices.DeleteFunc(slices.Clone(stones), func(p engine.Point) bool { return board.At(p) != engine.Black })
	for i := 0; i < len(r.colors) && len(kept) < len(stones); i++ {
		p := engine.PointOf(r.game.Size(), i)
		if board.At(p) == engine.Black && !slices.Contains(kept, p) {
			kept = append(kept, p)
		}
	}
	if len(kept) < len(stones) {
		r.warnings.add("after move %d: %d of %d handicap stones left to count", r.number, len(kept), len(stones))
	}
	if err := r.game.SetHandicap(kept); err != nil {
		r.warnings.add("after move %d: handicap is lost", r.number)
	}
}

// handicapStones applies HA before the first move.
func (r *replayer) handicapStones() {
	if r.handicap == 0 {
		return
	}
	handicap := r.handicap
	r.handicap = 0
	board := r.game.Start()
	var stones []engine.Point
	for _, p := range r.blacks {
		if board.At(p) == engine.Black && !slices.Contains(stones, p) {
			stones = append(stones, p)
		}
	}
	black, white := board.Stones(engine.Black), board.Stones(engine.White)
	if len(stones) < handicap {
		r.warnings.add("HA[%d] with %d black set-up stones is ignored", handicap, len(stones))
		return
	}
	if black > handicap || white > 0 {
		r.warnings.add("HA[%d] with %d black and %d white set-up stones: the first black ones count", handicap, black, white)
		stones = stones[:handicap]
	}
	if err := r.game.SetHandicap(stones); err != nil {
		r.warnings.add("HA[%d] is ignored: %v", handicap, err)
		return
	}
	if black == handicap && white == 0 {
		r.game.SetToMove(r.game.Rules().FirstAfterHandicap)
	}
}
