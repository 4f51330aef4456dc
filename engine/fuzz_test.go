package engine

import "testing"

// FuzzPlay reads bytes as a size, rules and moves, legal or not, and plays them
// on a game, and what the board allows on a bare board, checking after each.
func FuzzPlay(f *testing.F) {
	f.Add([]byte{9, 0, 0, 40, 41, 50, 255})
	f.Add([]byte{2, 1, 0, 0, 1, 2, 3, 0, 1, 2, 3, 255, 0, 1, 2, 3})
	f.Add([]byte{5, 14, 3, 7, 11, 13, 17, 8, 6, 12, 16, 18, 12, 6})
	f.Add([]byte{1, 2, 2, 0, 0, 0, 255, 255, 0})
	f.Add([]byte{25, 5, 1, 200, 201, 202, 203, 254, 254, 253, 252, 252})
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) < 3 {
			return
		}
		size := int(data[0])%MaxSize + MinSize
		rules, err := Preset(Presets()[int(data[1])%len(Presets())])
		if err != nil {
			t.Fatal(err)
		}
		rules.Ko = Ko(data[2] % 4)
		rules.Suicide = Suicide(data[2] / 4 % 3)
		g, err := NewGame(size, rules)
		if err != nil {
			t.Fatal(err)
		}
		b := NewBoard(size)
		for k, code := range data[3:min(len(data), 400)] {
			color := Color(k%2 + 1)
			var p Point
			switch {
			case code == 255:
				p = Pass
			case code == 254:
				color = color.Opponent()
			case code == 253: // take something back
				_ = g.UndoMoves(k % 4)
			case code == 252: // a point of the border, or of no board
				p = Point(k * 97)
			default:
				p = PointOf(size, (int(code)*7+k/200)%(size*size))
			}
			m := Move{color, p}
			legal, before := g.Legal(m), g.Board().Hash()
			after := before
			if legal == nil {
				after = g.Board().HashAfter(p, color)
			}
			if err := g.Play(m); err != legal {
				t.Fatalf("play %v: %v, but legal says %v", m, err, legal)
			}
			if g.Board().Hash() != after {
				t.Fatalf("%v (%v) changed the hash from %#x to %#x, want %#x", m, legal, before, g.Board().Hash(), after)
			}
			if err := g.Board().Check(); err != nil {
				t.Fatalf("%v after %v on\n%s", err, m, g.Board())
			}
			if (p == Pass || p.OnBoard(size)) && b.Legal(p, color) {
				b.Play(p, color)
				if err := b.Check(); err != nil {
					t.Fatalf("%v after %v on\n%s", err, m, b)
				}
			}
		}
		// Nothing of this may fail either, whatever the position.
		status := Status{Dead: []Point{Pass, PointOf(size, 0), 60000}, Seki: []Point{PointOf(size, size*size-1)}}
		score := g.Score(status)
		if score.BlackZi()+score.WhiteZi() != float64(size*size) {
			t.Fatalf("%v and %v zi on %d points", score.BlackZi(), score.WhiteZi(), size*size)
		}
		g.Result(status)
		if err := g.UndoMoves(len(g.Moves())); err != nil || flat(g.Board()) != flat(g.Start()) {
			t.Fatalf("all moves taken back: %v, left\n%s", err, g.Board())
		}
	})
}
