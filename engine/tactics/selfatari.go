package tactics

import "tianyuan/engine"

// SelfAtari reports whether c's legal move on the empty point p leaves its chain
// with one liberty and takes nothing: in most places a mistake. O(1).
func SelfAtari(b *engine.Board, p engine.Point, c engine.Color) bool {
	o := b.Outlook(p, c)
	return o.Liberties < 2 && !o.Captures
}
