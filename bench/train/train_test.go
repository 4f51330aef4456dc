package main

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/prior"
)

// encoded is a record as a file holds it, gzip aside.
func encoded(g record) []byte {
	le := binary.LittleEndian
	b := le.AppendUint16([]byte{byte(g.size)}, uint16(len(g.positions)))
	for _, p := range g.positions {
		b = append(le.AppendUint16(b, uint16(p.move)), byte(len(p.liked)))
		for _, l := range p.liked {
			b = append(le.AppendUint16(b, uint16(l.move)), byte(l.probability*255))
		}
	}
	return b
}

func zipped(t *testing.T, b []byte) string {
	var buf bytes.Buffer
	w := gzip.NewWriter(&buf)
	if _, err := w.Write(b); err != nil {
		t.Fatal(err)
	}
	w.Close()
	path := filepath.Join(t.TempDir(), "records.gz")
	if err := os.WriteFile(path, buf.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// walls are games of a teacher who always plays next to the last move: on its
// right where that is empty.
func walls(n int) []record {
	var games []record
	for i := range n {
		g := record{size: 9}
		b, c := engine.NewBoard(9), engine.Black
		random := mcts.NewRandom(uint64(i + 1))
		last := engine.PointOf(9, random.Below(81))
		add := func(p engine.Point) {
			g.positions = append(g.positions, position{move: p.Index(9), liked: []liked{{p.Index(9), 1}}})
			b.Play(p, c)
			last, c = p, c.Opponent()
		}
		add(last)
		for range 30 {
			if p := last + 1; b.At(p) == engine.Empty && b.Legal(p, c) {
				add(p)
				continue
			}
			for {
				if p := engine.PointOf(9, random.Below(81)); b.At(p) == engine.Empty && b.Legal(p, c) {
					add(p)
					break
				}
			}
		}
		games = append(games, g)
	}
	return games
}

// TestLearn: a simple habit is learned, and the model is written as it is.
func TestLearn(t *testing.T) {
	var file []byte
	for _, g := range walls(120) {
		file = append(file, encoded(g)...)
	}
	path, out := zipped(t, file), filepath.Join(t.TempDir(), "model.gz")
	var stdout strings.Builder
	if err := run([]string{"-o", out, "-passes", "2", path}, &stdout); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(stdout.String()), "\n")
	if len(lines) != 3 || !strings.HasPrefix(lines[0], "114 games, 6 to test by") {
		t.Fatalf("output:\n%s", stdout.String())
	}
	var entropy, first float64
	_, tested, _ := strings.Cut(lines[2], "games to test by: ")
	if _, err := fmt.Sscanf(tested, "cross entropy %f, first choice right %f", &entropy, &first); err != nil {
		t.Fatal(err)
	}
	// A random move would be right once in some seventy, with an entropy of 4.2.
	// One turn in seven is at random; turned boards cannot be told apart, so the
	// right is one of two to four neighbours.
	if entropy > 2.5 || first < 25 {
		t.Errorf("cross entropy %v, first choice right %v %%", entropy, first)
	}
	f, err := os.Open(out)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	m, err := prior.ReadModel(f)
	if err != nil {
		t.Fatal(err)
	}
	if m.Book.Len() == 0 {
		t.Error("no neighbourhood")
	}
	again := filepath.Join(t.TempDir(), "again.gz")
	if err := run([]string{"-o", again, "-passes", "2", path}, &stdout); err != nil {
		t.Fatal(err)
	}
	one, _ := os.ReadFile(out)
	two, _ := os.ReadFile(again)
	if !bytes.Equal(one, two) {
		t.Error("another model the second time")
	}
}

// TestSlope compares a step's direction with the change of the loss that a small
// change of a weight makes.
func TestSlope(t *testing.T) {
	g := walls(1)[0]
	loss := func(l *learner) float64 {
		n, total := 0, 0.0
		g.replay(func(leaf *mcts.Leaf, p *position) bool {
			if n++; n == 5 {
				total = l.position(&g, leaf, p, false).loss
			}
			return true
		})
		return total
	}
	l := newLearner(prior.NewModel(nil), 1e-3)
	before := loss(l)
	n := 0
	g.replay(func(leaf *mcts.Leaf, p *position) bool {
		if n++; n == 5 {
			l.position(&g, leaf, p, true)
		}
		return true
	})
	moved := 0.0
	for k, w := range l.model.Weights {
		if w == 0 {
			continue
		}
		// The slope in this direction, by a difference.
		m := newLearner(prior.NewModel(nil), 1e-3)
		m.model.Weights[k] = 0.01
		if up := loss(m); (up-before)*float64(w) >= 0 {
			t.Errorf("%s: weight goes to %v, the loss from %v to %v with 0.01", prior.FeatureName(int32(k)), w, before, up)
		}
		moved++
	}
	if moved == 0 || loss(l) >= before {
		t.Errorf("%v weights moved, loss from %v to %v", moved, before, loss(l))
	}
}

func TestRecordsDamaged(t *testing.T) {
	g := walls(1)[0]
	good := encoded(g)
	occupied := walls(1)[0]
	occupied.positions[1].move = occupied.positions[0].move
	liking := walls(1)[0]
	liking.positions[2].liked[0].move = 82
	for _, test := range []struct {
		name string
		file []byte
	}{
		{"cut", good[:len(good)-1]},
		{"cut after the size", good[:1]},
		{"size", append([]byte{1}, good[1:]...)},
		{"illegal move", encoded(occupied)},
		{"point off the board", encoded(liking)},
	} {
		t.Run(test.name, func(t *testing.T) {
			if _, err := readRecords(zipped(t, test.file)); !errors.Is(err, errRecord) {
				t.Errorf("error %v, want %v", err, errRecord)
			}
		})
	}
	if games, err := readRecords(zipped(t, append(good, good...))); err != nil || len(games) != 2 {
		t.Errorf("two good games: %d and %v", len(games), err)
	}
}

func TestArguments(t *testing.T) {
	for _, args := range [][]string{nil, {"-rate", "0", "x"}, {"-unknown"}, {filepath.Join(t.TempDir(), "none.gz")}, {zipped(t, nil)}} {
		if err := run(args, &strings.Builder{}); err == nil {
			t.Errorf("%q: no error", args)
		}
	}
}
