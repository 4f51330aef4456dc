package gtp

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"tianyuan/engine"
)

// columns names the columns of a board: the letters without I.
const columns = "ABCDEFGHJKLMNOPQRSTUVWXYZ"

// ErrVertex says that a text is no vertex on any board.
var ErrVertex = errors.New("invalid vertex")

// Vertex returns GTP's text of a point of a board with that size, "D4" or
// "pass"; it requires a point on the board or engine.Pass.
func Vertex(size int, p engine.Point) string {
	if p == engine.Pass {
		return "pass"
	}
	return columns[p.Column()-1:p.Column()] + strconv.Itoa(p.Row())
}

// ParseVertex reads a vertex of a board with that size, in upper or lower case:
// a letter from A to Z without I and a number, or "pass". The error wraps
// ErrVertex for a text that is no vertex, and engine.ErrOffBoard for one
// that does not lie on this board.
func ParseVertex(size int, text string) (engine.Point, error) {
	if strings.EqualFold(text, "pass") {
		return engine.Pass, nil
	}
	if len(text) < 2 || len(text) > 3 || text[1] == '0' {
		return engine.Pass, fmt.Errorf("%w: %q", ErrVertex, shorten(text))
	}
	letter := text[0]
	if 'a' <= letter && letter <= 'z' {
		letter -= 'a' - 'A'
	}
	col := strings.IndexByte(columns, letter) + 1
	row := 0
	for _, digit := range []byte(text[1:]) {
		if digit < '0' || digit > '9' {
			col = 0
		}
		row = 10*row + int(digit-'0')
	}
	if col == 0 {
		return engine.Pass, fmt.Errorf("%w: %q", ErrVertex, shorten(text))
	}
	p, ok := engine.At(size, col, row)
	if !ok {
		return engine.Pass, fmt.Errorf("%q: %w", text, engine.ErrOffBoard)
	}
	return p, nil
}

// Vertices returns the vertices of points, separated by single spaces.
func Vertices(size int, points []engine.Point) string {
	words := make([]string, len(points))
	for i, p := range points {
		words[i] = Vertex(size, p)
	}
	return strings.Join(words, " ")
}

// shorten keeps a client's word fit for an error text.
func shorten(text string) string {
	const most = 40
	if len(text) > most {
		return text[:most] + "..."
	}
	return text
}
