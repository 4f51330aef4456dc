package sgf

import (
	"iter"
	"slices"
)

// Node is a node of a game tree: its properties in the order of the file, and
// its place in the tree. The zero Node is an empty root. Not safe for
// concurrent writes.
type Node struct {
	// Properties are the node's properties, each name once. Change them with
	// Set and its kin, which keep names unique.
	Properties []Property

	parent, first, last, next *Node
}

// Parent returns the node before n, nil for a root.
func (n *Node) Parent() *Node { return n.parent }

// Child returns the first child, which continues the main line, or nil.
func (n *Node) Child() *Node { return n.first }

// Next returns the next variation, n's sibling in the order of the file, or
// nil.
func (n *Node) Next() *Node { return n.next }

// Children visits the children of n in order, the main line first.
func (n *Node) Children() iter.Seq[*Node] {
	return func(yield func(*Node) bool) {
		for c := n.first; c != nil; c = c.next {
			if !yield(c) {
				return
			}
		}
	}
}

// MainLine visits n and then always the first child.
func (n *Node) MainLine() iter.Seq[*Node] {
	return func(yield func(*Node) bool) {
		for ; n != nil; n = n.first {
			if !yield(n) {
				return
			}
		}
	}
}

// All visits n and everything below it, a node before its children and each
// variation to its end before the next.
func (n *Node) All() iter.Seq[*Node] {
	return func(yield func(*Node) bool) {
		for at := n; at != nil; {
			if !yield(at) {
				return
			}
			at = at.after(n)
		}
	}
}

// after returns the node that follows n in the order of All(top), or nil.
func (n *Node) after(top *Node) *Node {
	if n.first != nil {
		return n.first
	}
	for n != top && n.next == nil {
		n = n.parent
	}
	if n == top {
		return nil
	}
	return n.next
}

// NewChild appends an empty child to n and returns it.
func (n *Node) NewChild() *Node { return n.adopt(new(Node)) }

// adopt appends the root c to n's children and returns it.
func (n *Node) adopt(c *Node) *Node {
	c.parent = n
	if n.last == nil {
		n.first = c
	} else {
		n.last.next = c
	}
	n.last = c
	return c
}

// Property returns the property of that name, nil if n has none. The pointer
// is valid until n's properties change.
func (n *Node) Property(name string) *Property {
	for i := range n.Properties {
		if n.Properties[i].Name == name {
			return &n.Properties[i]
		}
	}
	return nil
}

// Has reports whether n has a property of that name.
func (n *Node) Has(name string) bool { return n.Property(name) != nil }

// Text returns the first value of a property as free text with its line
// breaks, "" if n has none.
func (n *Node) Text(name string) string { return Text(n.value(name)) }

// SimpleText returns the first value of a property as a text of one line, ""
// if n has none.
func (n *Node) SimpleText(name string) string { return SimpleText(n.value(name)) }

func (n *Node) value(name string) string {
	if p := n.Property(name); p != nil && len(p.Values) > 0 {
		return p.Values[0]
	}
	return ""
}

// Set gives n a property with these values, escaped as in a file, in the place
// of one of the same name or else at the end.
func (n *Node) Set(name string, values ...string) {
	if p := n.Property(name); p != nil {
		p.Values = values
		return
	}
	n.Properties = append(n.Properties, Property{Name: name, Values: values})
}

// SetText is Set with one value, a plain text that it escapes.
func (n *Node) SetText(name, text string) { n.Set(name, EscapeText(text)) }

// Remove takes the property of that name away.
func (n *Node) Remove(name string) {
	n.Properties = slices.DeleteFunc(n.Properties, func(p Property) bool { return p.Name == name })
}

// Equal reports whether n and m are the roots of equal trees: the same
// variations with the same properties and values in the same order.
func (n *Node) Equal(m *Node) bool {
	a, b := n, m
	for a != nil && b != nil {
		if !slices.EqualFunc(a.Properties, b.Properties, Property.Equal) {
			return false
		}
		// Same shape: both go down, or both climb equally far.
		if (a.first == nil) != (b.first == nil) {
			return false
		}
		if a.first != nil {
			a, b = a.first, b.first
			continue
		}
		for a != n && b != m && a.next == nil && b.next == nil {
			a, b = a.parent, b.parent
		}
		if a == n || b == m {
			return a == n && b == m
		}
		a, b = a.next, b.next
	}
	return a == nil && b == nil
}
