package sgf

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

// lineWidth is where the writer starts a new line before the next node, in
// bytes.
const lineWidth = 72

// Write writes the trees as one file in UTF-8, which Read reads as equal
// trees. A root with text beyond ASCII gets CA, and the CA of a root says
// UTF-8. It returns an error that wraps ErrSyntax for a property whose name
// cannot be written, before anything is written, and errors of w.
func Write(w io.Writer, roots ...*Node) error {
	for _, root := range roots {
		for n := range root.All() {
			for _, p := range n.Properties {
				if !validName(p.Name) {
					return fmt.Errorf("sgf: %w: property name %.20q", ErrSyntax, p.Name)
				}
			}
		}
	}
	t := treeWriter{w: bufio.NewWriter(w)}
	for _, root := range roots {
		t.tree(root)
	}
	if err := t.w.Flush(); err != nil {
		return fmt.Errorf("sgf: %w", err)
	}
	return nil
}

// treeWriter writes trees; errors show at the end, in Flush.
type treeWriter struct {
	w      *bufio.Writer
	column int // bytes in the line so far
}

func (t *treeWriter) text(s string) {
	t.w.WriteString(s)
	if i := strings.LastIndexByte(s, '\n'); i >= 0 {
		t.column = len(s) - i - 1
	} else {
		t.column += len(s)
	}
}

// tree writes a game. A root and each of several siblings stand in parentheses.
func (t *treeWriter) tree(root *Node) {
	enclosed := func(n *Node) bool { return n == root || n.parent.first != n.parent.last }
	for n := root; n != nil; {
		if enclosed(n) {
			if t.column > 0 {
				t.text("\n")
			}
			t.text("(")
		} else if t.column > lineWidth || n.parent == root {
			t.text("\n")
		}
		t.node(n, n == root)
		next := n.after(root)
		// Close what ends here: everything below the parent of the next node.
		if n.first == nil {
			for ; n != nil && (next == nil || n != next.parent); n = n.parent {
				if enclosed(n) {
					t.text(")")
				}
				if n == root {
					break
				}
			}
		}
		n = next
	}
	t.text("\n")
}

// node writes a node's properties.
func (t *treeWriter) node(n *Node, isRoot bool) {
	t.text(";")
	for _, p := range n.Properties {
		if isRoot && p.Name == charset {
			p.Values = []string{writtenCharset}
		}
		t.property(p)
	}
	if isRoot && !n.Has(charset) && beyondASCII(n) {
		t.property(Property{Name: charset, Values: []string{writtenCharset}})
	}
}

func (t *treeWriter) property(p Property) {
	t.text(p.Name)
	for _, value := range p.Values {
		t.text("[")
		t.text(closable(strings.ToValidUTF8(value, "\ufffd")))
		t.text("]")
	}
	if len(p.Values) == 0 {
		t.text("[]")
	}
}

// beyondASCII reports whether a tree has text that needs CA.
func beyondASCII(root *Node) bool {
	for n := range root.All() {
		for _, p := range n.Properties {
			for _, value := range p.Values {
				if strings.ContainsFunc(value, func(r rune) bool { return r >= 0x80 }) {
					return true
				}
			}
		}
	}
	return false
}
