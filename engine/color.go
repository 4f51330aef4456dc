package engine

import (
	"fmt"
	"strings"
)

// Color is the content of a point: Empty, Black, White, or Border for the rim
// around the board. Black and White are one bit each and Border is both, so
// that the AND of some points' colors holds the bit of a color exactly when all
// of them are of that color or border.
type Color uint8

// The colors. Black and White are the two players.
const (
	Empty Color = iota
	Black
	White
	Border
)

// Opponent returns the other player; requires Black or White.
func (c Color) Opponent() Color { return c ^ 3 }

// IsPlayer reports whether c is Black or White.
func (c Color) IsPlayer() bool { return c == Black || c == White }

// String returns "black", "white", "empty" or "border".
func (c Color) String() string {
	switch c {
	case Black:
		return "black"
	case White:
		return "white"
	case Empty:
		return "empty"
	default:
		return "border"
	}
}

// Letter returns "B" for Black, "W" for White, as in results and game records,
// and "" for anything else.
func (c Color) Letter() string {
	switch c {
	case Black:
		return "B"
	case White:
		return "W"
	default:
		return ""
	}
}

// Rune returns the character of a diagram: X for Black, O for White, '.' else.
func (c Color) Rune() rune {
	switch c {
	case Black:
		return 'X'
	case White:
		return 'O'
	default:
		return '.'
	}
}

// ErrColor says that a text names no player.
var ErrColor = fmt.Errorf("invalid color")

// ParseColor reads "b", "w", "black" or "white" in any case.
func ParseColor(s string) (Color, error) {
	switch strings.ToLower(s) {
	case "b", "black":
		return Black, nil
	case "w", "white":
		return White, nil
	default:
		return Empty, ErrColor
	}
}
