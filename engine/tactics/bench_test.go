package tactics_test

import (
	"math/rand/v2"
	"testing"

	"tianyuan/engine"
	"tianyuan/engine/tactics"
)

const longLadder = `
	. . . . . . . . . . . . . . . . . . .
	. . . . . . . . . . . . . . . . . . .
	. . . . . . . . . . . . . . . . . . .
	. . . . . . . . . . . . . . . . . . .
	. . . . . . . . . . . . . . . . . . .
	. . . . . . . . . . . . . . . . . . .
	. . . . . . . . . . . . . . . . . . .
	. . . . . . . . . . . . . . . . . . .
	. . . . . . . . . . . . . . . . . . .
	. . . . . . . . . . . . . . . . . . .
	. . . . . . . . . . . . . . . . . . .
	. . . . . . . . . . . . . . . . . . .
	. . . . . . . . . . . . . . . . . . .
	. . . . . . . . . . . . . . . . . . .
	. . . O . . . . . . . . . . . . . . .
	. . . O x O . . . . . . . . . . . . .
	. . . . O . . . . . . . . . . . . . .
	. . . . . . . . . . . . . . . . . . .
	. . . . . . . . . . . . . . . . . . .`

func BenchmarkLongLadder(b *testing.B) {
	pos := view(b, longLadder, 0)
	var reader tactics.Reader
	if !reader.Ladder(pos.board, pos.target) {
		b.Fatal("gets away")
	}
	for b.Loop() {
		reader.Ladder(pos.board, pos.target)
	}
}

// question is a chain of a random position.
type question struct {
	board *engine.Board
	p     engine.Point
}

// questions returns many chains with min to max liberties, from the middle of
// random games.
func questions(size, least, most int) (list []question) {
	random := rand.New(rand.NewPCG(5, uint64(size)))
	for len(list) < 500 {
		b := randomPosition(random, size, size*size/4+random.IntN(size*size/2))
		for _, p := range heads(b, most) {
			if len(b.AppendLiberties(nil, p)) >= least {
				list = append(list, question{b, p})
			}
		}
	}
	return list
}

// ask times a method on all questions in turn.
func ask(b *testing.B, list []question, f func(question)) {
	for i := 0; b.Loop(); i++ {
		f(list[i%len(list)])
	}
}

func BenchmarkReader(b *testing.B) {
	buffer := make([]engine.Point, 0, 256)
	for _, size := range []struct {
		name string
		n    int
	}{{"9x9", 9}, {"19x19", 19}} {
		atari, two, three := questions(size.n, 1, 1), questions(size.n, 2, 2), questions(size.n, 2, 3)
		var ladders tactics.Reader
		nets := tactics.Reader{Depth: 1}
		b.Run("Ladder/"+size.name, func(b *testing.B) {
			ask(b, atari, func(q question) { ladders.Ladder(q.board, q.p) })
		})
		b.Run("Catches/"+size.name, func(b *testing.B) {
			ask(b, two, func(q question) { ladders.Catches(q.board, q.p) })
		})
		b.Run("Escapes1/"+size.name, func(b *testing.B) {
			ask(b, atari, func(q question) { ladders.Escapes(q.board, q.p, buffer) })
		})
		b.Run("Escapes2/"+size.name, func(b *testing.B) {
			ask(b, two, func(q question) { ladders.Escapes(q.board, q.p, buffer) })
		})
		b.Run("AttacksNet/"+size.name, func(b *testing.B) {
			ask(b, three, func(q question) { nets.Attacks(q.board, q.p, buffer) })
		})
		b.Run("EscapesNet/"+size.name, func(b *testing.B) {
			ask(b, three, func(q question) { nets.Escapes(q.board, q.p, buffer) })
		})
	}
}

func BenchmarkDistances(b *testing.B) {
	var dst [engine.NumPoints]uint8
	for _, size := range []struct {
		name string
		n    int
	}{{"9x9", 9}, {"19x19", 19}} {
		list := questions(size.n, 1, 9)
		b.Run(size.name+"/limit3", func(b *testing.B) {
			ask(b, list, func(q question) { tactics.Distances(q.board, q.p, 3, &dst) })
		})
		b.Run(size.name+"/empty", func(b *testing.B) {
			board := engine.NewBoard(size.n)
			p := engine.PointOf(size.n, size.n*size.n/2)
			for b.Loop() {
				tactics.Distances(board, p, 3, &dst)
			}
		})
	}
}

func BenchmarkCopyFrom(b *testing.B) {
	src, dst := engine.NewBoard(19), engine.NewBoard(19)
	for b.Loop() {
		dst.CopyFrom(src)
	}
}
