package mcts

import "tianyuan/engine"

// path is the way of one simulation through the tree, with the positions it
// made as the ko rule compares them.
type path struct {
	game  *engine.Superko // what the game before the root has seen; read only
	nodes []uint32        // places of the nodes from the root on
	moves []engine.Move   // moves[i] leads from nodes[i] to nodes[i+1]
	keys  []uint64        // superko keys of the positions after each move
}

func (p *path) reset(game *engine.Superko) {
	p.game = game
	p.nodes = append(p.nodes[:0], 0)
	p.moves, p.keys = p.moves[:0], p.keys[:0]
}

// forbids reports whether superko forbids c's stone on the empty point q of b,
// the board at the end of the path.
func (p *path) forbids(b *engine.Board, q engine.Point, c engine.Color) bool {
	if p.game.Rule() == engine.KoSimple {
		return false // the board's own ko rule
	}
	key := p.game.Key(b.HashAfter(q, c), c)
	if p.game.Seen(key) {
		return true
	}
	for _, k := range p.keys {
		if k == key {
			return true
		}
	}
	return false
}

// extend adds a move that has been played on b and the node it leads to.
func (p *path) extend(b *engine.Board, m engine.Move, to uint32) {
	p.nodes = append(p.nodes, to)
	p.moves = append(p.moves, m)
	if p.game.Rule() != engine.KoSimple && (m.Point != engine.Pass || p.game.Rule() == engine.KoSituational) {
		p.keys = append(p.keys, p.game.Key(b.Hash(), m.Color))
	}
}
