package sgf

import (
	"fmt"
	"strings"

	"tianyuan/engine"
)

// maxTTPass is the largest board on which "tt" is a pass, as FF[3] wrote it.
const maxTTPass = 19

// letters are the coordinates from 1 up.
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

// FormatPoint returns the value of a point on a board of that size: a letter
// for the column from the left and one for the row from the top. It returns
// "", which is FF[4]'s pass, for Pass. It requires a point of the board or
// Pass.
func FormatPoint(p engine.Point, size int) string {
	if p == engine.Pass {
		return ""
	}
	return string([]byte{letters[p.Column()-1], letters[size-p.Row()]})
}

// ParsePoint reads the value of a point on a board of that size. The error
// wraps ErrPoint, and engine.ErrOffBoard for two letters that are off it.
func ParsePoint(value string, size int) (engine.Point, error) {
	text := strings.TrimSpace(SimpleText(value))
	if len(text) != 2 {
		return engine.Pass, fmt.Errorf("%w %.20q", ErrPoint, text)
	}
	col, row := strings.IndexByte(letters, text[0])+1, strings.IndexByte(letters, text[1])+1
	if col == 0 || row == 0 {
		return engine.Pass, fmt.Errorf("%w %q", ErrPoint, text)
	}
	p, ok := engine.At(size, col, size+1-row)
	if !ok {
		return engine.Pass, fmt.Errorf("%w %q: %w", ErrPoint, text, engine.ErrOffBoard)
	}
	return p, nil
}

// ParseMove is ParsePoint for the value of B or W: an empty value is a pass,
// and so is "tt" on boards up to 19x19. On larger ones it is a point.
func ParseMove(value string, size int) (engine.Point, error) {
	text := strings.TrimSpace(SimpleText(value))
	if text == "" || text == "tt" && size <= maxTTPass {
		return engine.Pass, nil
	}
	return ParsePoint(text, size)
}

// AppendPoints appends the points of one value of a list to dst: a single
// point, or the rectangle between two corners ("aa:cc"), row by row from its
// top left.
func AppendPoints(dst []engine.Point, value string, size int) ([]engine.Point, error) {
	first, second, ok := Split(value)
	p, err := ParsePoint(first, size)
	if err != nil {
		return dst, err
	}
	if !ok {
		return append(dst, p), nil
	}
	q, err := ParsePoint(second, size)
	if err != nil {
		return dst, err
	}
	left, right := min(p.Column(), q.Column()), max(p.Column(), q.Column())
	low, high := min(p.Row(), q.Row()), max(p.Row(), q.Row())
	for row := high; row >= low; row-- {
		for col := left; col <= right; col++ {
			point, _ := engine.At(size, col, row)
			dst = append(dst, point)
		}
	}
	return dst, nil
}
