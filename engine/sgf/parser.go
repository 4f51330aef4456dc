package sgf

import (
	"errors"
	"fmt"
	"strings"
)

// slabSize is the number of nodes allocated at once.
const slabSize = 256

// parser builds the trees of a text. It keeps the open variations on a stack
// of its own, so depth costs a word and not a call.
type parser struct {
	scanner
	budget   int     // nodes and variations that may still come
	open     []*Node // where each open variation began
	slab     []Node  // nodes not yet used
	warnings warnings
}

// games reads all games from pos on. Text that is not part of a game is
// skipped. A fault after the first whole game is a warning and ends the
// reading, because what follows a game is often no record at all.
func (p *parser) games() ([]*Node, error) {
	var games []*Node
	for {
		start := findGame(p.text, p.pos)
		if start < 0 {
			return games, nil
		}
		p.pos = start
		root, err := p.game()
		if err != nil {
			if len(games) == 0 || errors.Is(err, ErrTooLarge) {
				return nil, err
			}
			p.warnings.add("%v; games from there on are left out", err)
			return games, nil
		}
		games = append(games, root)
	}
}

// findGame returns the offset of the next parenthesis that a node follows, or
// -1.
func findGame(text string, from int) int {
	for {
		i := strings.IndexByte(text[from:], '(')
		if i < 0 {
			return -1
		}
		start := from + i
		from = skipSpace(text, start+1)
		if from < len(text) && text[from] == ';' {
			return start
		}
	}
}

// game reads the game that findGame has found at pos.
func (p *parser) game() (*Node, error) {
	var root, at *Node // at is the node that the next one follows
	property := -1     // index in at of the property that the next value belongs to
	fresh := false     // a variation has just been opened
	p.open = p.open[:0]
	for {
		t, err := p.next()
		if err != nil {
			return nil, err
		}
		startsNode := t.kind == tokenNode || t.kind == tokenName && fresh
		if startsNode || t.kind == tokenOpen {
			if p.budget--; p.budget < 0 {
				return nil, &OffsetError{Offset: t.at, Err: fmt.Errorf("%w: too many nodes", ErrTooLarge)}
			}
		}
		if startsNode {
			at = p.node(at)
			if root == nil {
				root = at
			}
		}
		fresh = false
		switch t.kind {
		case tokenEnd:
			p.warnings.add("sgf: offset %d: closing parenthesis missing", t.at)
			return root, nil
		case tokenOpen:
			p.open = append(p.open, at)
			property, fresh = -1, true
		case tokenClose:
			at = p.open[len(p.open)-1]
			p.open = p.open[:len(p.open)-1]
			if len(p.open) == 0 {
				return root, nil
			}
			property = -1
		case tokenNode:
			property = -1
		case tokenName:
			if property, err = propertyOf(at, t); err != nil {
				return nil, err
			}
		case tokenValue:
			if property < 0 {
				return nil, fail(t.at, "value without property")
			}
			values := &at.Properties[property].Values
			*values = append(*values, t.text)
		}
	}
}

// node returns a new node that follows parent, a root if that is nil.
func (p *parser) node(parent *Node) *Node {
	if len(p.slab) == 0 {
		p.slab = make([]Node, slabSize)
	}
	n := &p.slab[0]
	p.slab = p.slab[1:]
	if parent != nil {
		parent.adopt(n)
	}
	return n
}

// propertyOf returns the index in n of the property that t names. A name that
// comes twice in a node adds to the values of the first.
func propertyOf(n *Node, t token) (int, error) {
	for i := range n.Properties {
		if n.Properties[i].Name == t.text {
			return i, nil
		}
	}
	if len(n.Properties) == maxProperties {
		return 0, &OffsetError{Offset: t.at, Err: fmt.Errorf("%w: more than %d properties in a node", ErrTooLarge, maxProperties)}
	}
	n.Properties = append(n.Properties, Property{Name: t.text})
	return len(n.Properties) - 1, nil
}

// warnings collects remarks for people, each a sentence without a full stop,
// and not without limit.
type warnings []string

func (w *warnings) add(format string, args ...any) {
	if len(*w) < maxWarnings {
		*w = append(*w, fmt.Sprintf(format, args...))
	}
}
