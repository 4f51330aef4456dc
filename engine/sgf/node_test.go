package sgf

import (
	"strings"
	"testing"
)

// parse returns the first game of a text.
func parse(t *testing.T, text string) *Node {
	t.Helper()
	c, err := Parse([]byte(text), DefaultLimits())
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return c.Games[0]
}

func TestNodeOrder(t *testing.T) {
	root := parse(t, "(;N[a];N[b](;N[c](;N[d])(;N[e]))(;N[f];N[g]))")
	names := func(visit func(func(*Node) bool)) string {
		var b strings.Builder
		visit(func(n *Node) bool { b.WriteString(n.SimpleText("N")); return true })
		return b.String()
	}
	if got := names(root.All()); got != "abcdefg" {
		t.Errorf("All: %s", got)
	}
	if got := names(root.MainLine()); got != "abcd" {
		t.Errorf("MainLine: %s", got)
	}
	c := root.Child().Child()
	if got := names(c.All()); got != "cde" {
		t.Errorf("All of a variation: %s", got)
	}
	if got := names(root.Child().Children()); got != "cf" {
		t.Errorf("Children: %s", got)
	}
	if c.Next().SimpleText("N") != "f" || c.Parent() != root.Child() || root.Parent() != nil || c.Next().Next() != nil {
		t.Error("links are wrong")
	}
	for range root.All() { // an early end must be possible
		break
	}
}

func TestNodeProperties(t *testing.T) {
	var n Node
	n.Set("AB", "aa", "bb")
	n.SetText("C", `[x] \`)
	n.Set("AB", "cc")
	if got := outline(&n); got != `(;AB[cc]C[[x\] \\])` {
		t.Errorf("got %s", got)
	}
	if n.Text("C") != `[x] \` || !n.Has("AB") || n.Has("AW") || n.Property("AW") != nil || n.Text("GC") != "" {
		t.Error("properties are not as set")
	}
	n.Remove("AB")
	n.Remove("AE")
	if got := outline(&n); got != `(;C[[x\] \\])` {
		t.Errorf("after Remove: %s", got)
	}
}

func TestEqual(t *testing.T) {
	base := "(;A[](;B[](;C[])(;D[]))(;E[]))"
	for text, want := range map[string]bool{
		base:                                   true,
		"(;A[](;B[](;C[])(;D[]))(;E[x]))":      false,
		"(;A[](;B[](;C[])(;D[])))":             false,
		"(;A[](;B[](;C[])(;D[]))(;E[])(;F[]))": false,
		"(;A[](;B[](;C[];D[]))(;E[]))":         false,
		"(;A[](;B[](;C[]))(;D[])(;E[]))":       false,
		"(;A[])":                               false,
		"(;A[]X[](;B[](;C[])(;D[]))(;E[]))":    false,
	} {
		a, b := parse(t, base), parse(t, text)
		if a.Equal(b) != want || b.Equal(a) != want {
			t.Errorf("%s: Equal is %v and %v, want %v", text, a.Equal(b), b.Equal(a), want)
		}
	}
	a := parse(t, base)
	if !a.Child().Child().Equal(parse(t, "(;C[])")) {
		t.Error("a subtree is not equal to the same tree alone")
	}
}
