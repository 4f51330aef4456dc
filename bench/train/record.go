package main

import (
	"bufio"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"

	"tianyuan/engine"
	"tianyuan/mcts"
)

// record is a game and what a teacher thought of each of its positions.
type record struct {
	size      int
	positions []position
}

// position is the move played and the moves that the teacher likes, with their
// probabilities; all as Index, size*size for a pass.
type position struct {
	move  int
	liked []liked
}

type liked struct {
	move        int
	probability float64
}

// errRecord is what is wrong with a file of records.
var errRecord = errors.New("no file of records, or a damaged one")

// A file of records is a stream of games, gzipped: the size (a byte) and the
// number of moves (two bytes, little-endian, as all numbers are); for each move
// its Index (two bytes), how many moves the teacher likes (a byte), and of each
// of those the Index (two bytes) and the probability in units of 1/255 (a byte).

// readRecords reads a file of records and checks that its moves are legal.
func readRecords(path string) ([]record, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w: %w", path, errRecord, err)
	}
	var records []record
	for r := bufio.NewReader(z); ; {
		g, err := readRecord(r)
		if err == io.EOF {
			return records, nil
		}
		if err != nil {
			return nil, fmt.Errorf("%s: game %d: %w: %w", path, len(records)+1, errRecord, err)
		}
		records = append(records, g)
	}
}

func readRecord(r *bufio.Reader) (record, error) {
	size, err := r.ReadByte()
	if err != nil {
		return record{}, io.EOF
	}
	g := record{size: int(size)}
	if g.size < engine.MinSize || g.size > engine.MaxSize {
		return g, fmt.Errorf("size %d", g.size)
	}
	var buf [2]byte
	number := func() int {
		if _, e := io.ReadFull(r, buf[:]); e != nil {
			err = io.ErrUnexpectedEOF
		}
		return int(binary.LittleEndian.Uint16(buf[:]))
	}
	small := func() int {
		b, e := r.ReadByte()
		if e != nil {
			err = io.ErrUnexpectedEOF
		}
		return int(b)
	}
	for n := number(); n > 0 && err == nil; n-- {
		p := position{move: number()}
		for k := small(); k > 0 && err == nil; k-- {
			p.liked = append(p.liked, liked{number(), float64(small()) / 255})
		}
		g.positions = append(g.positions, p)
	}
	if err != nil {
		return g, err
	}
	return g, g.check()
}

// check reports the first move that cannot be played.
func (g *record) check() error {
	var err error
	g.replay(func(leaf *mcts.Leaf, p *position) bool {
		for _, m := range append([]liked{{move: p.move}}, p.liked...) {
			if m.move > g.size*g.size {
				err = fmt.Errorf("point %d", m.move)
			} else if q := g.point(m.move); q != engine.Pass && !leaf.Board.Legal(q, leaf.ToMove) {
				err = fmt.Errorf("illegal move on point %d", m.move)
			}
		}
		return err == nil
	})
	return err
}

// point is the point of an Index of the record.
func (g *record) point(index int) engine.Point {
	if index >= g.size*g.size {
		return engine.Pass
	}
	return engine.PointOf(g.size, index)
}

// replay calls f with each position of the game and what the record says of it,
// until f returns false.
func (g *record) replay(f func(leaf *mcts.Leaf, p *position) bool) {
	b := engine.NewBoard(g.size)
	leaf := &mcts.Leaf{Board: b, ToMove: engine.Black}
	for i := range g.positions {
		p := &g.positions[i]
		if !f(leaf, p) {
			return
		}
		m := engine.Move{Color: leaf.ToMove, Point: g.point(p.move)}
		if m.Point == engine.Pass {
			b.ClearKo()
		} else {
			b.Play(m.Point, m.Color)
		}
		copy(leaf.Last[1:], leaf.Last[:])
		leaf.Last[0], leaf.NumLast = m, min(leaf.NumLast+1, len(leaf.Last))
		leaf.ToMove = leaf.ToMove.Opponent()
	}
}
