package prior

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"math"
	"slices"
	"testing"

	"tianyuan/engine"
	"tianyuan/mcts/pattern"
)

// someModel is a model of a few neighbourhoods with weights.
func someModel() *Model {
	var f pattern.Field
	f.Set(engine.NewBoard(5), engine.Black)
	var known []pattern.Neighbourhood
	for ring := range 4 {
		known = append(known, pattern.NeighbourhoodOf(&f, engine.PointOf(5, 0), ring))
	}
	m := NewModel(known)
	for i := range m.Weights {
		m.Weights[i] = float32(i%1000-500) / 128
	}
	return m
}

func written(t testing.TB, m *Model) []byte {
	var buf bytes.Buffer
	if err := m.Write(&buf); err != nil {
		t.Fatal(err)
	}
	return buf.Bytes()
}

func zipped(b []byte) []byte {
	var buf bytes.Buffer
	w := gzip.NewWriter(&buf)
	w.Write(b)
	w.Close()
	return buf.Bytes()
}

func unzipped(t testing.TB, b []byte) []byte {
	z, err := gzip.NewReader(bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	b, err = io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestModelFile(t *testing.T) {
	m := someModel()
	got, err := ReadModel(bytes.NewReader(written(t, m)))
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(got.Weights, m.Weights) {
		t.Error("other weights")
	}
	if got.Book.Len() != m.Book.Len() {
		t.Errorf("%d neighbourhoods, want %d", got.Book.Len(), m.Book.Len())
	}
	if !bytes.Equal(written(t, got), written(t, m)) {
		t.Error("written again, another file")
	}
}

func TestModelRange(t *testing.T) {
	m := someModel()
	m.Weights[0], m.Weights[1] = float32(math.Inf(1)), -1e6
	got, err := ReadModel(bytes.NewReader(written(t, m)))
	if err != nil {
		t.Fatal(err)
	}
	if got.Weights[0] < 15 || got.Weights[1] > -15 {
		t.Errorf("weights %v, want the largest and the least", got.Weights[:2])
	}
}

// TestModelDamaged cuts and changes files: an error, and no panic.
func TestModelDamaged(t *testing.T) {
	whole := unzipped(t, written(t, someModel()))
	if _, err := ReadModel(bytes.NewReader(zipped(whole))); err != nil {
		t.Fatal(err)
	}
	changed := func(at int, to byte) []byte {
		b := slices.Clone(whole)
		b[at] = to
		return b
	}
	patterns := len(magic) + 4 + 2*NumFeatures
	for _, test := range []struct {
		name string
		file []byte
	}{
		{"empty", nil},
		{"no gzip", whole},
		{"another head", zipped(changed(3, 'x'))},
		{"another number of features", zipped(changed(len(magic), whole[len(magic)]+1))},
		{"cut in the weights", zipped(whole[:len(magic)+100])},
		{"cut before the neighbourhoods", zipped(whole[:patterns])},
		{"too many neighbourhoods", zipped(changed(patterns+3, 255))},
		{"a neighbourhood too many", zipped(changed(patterns, 5))},
		{"ring", zipped(changed(patterns+4, pattern.Rings))},
		{"cut in a neighbourhood", zipped(whole[:len(whole)-1])},
		{"something behind", zipped(append(slices.Clone(whole), 0))},
	} {
		t.Run(test.name, func(t *testing.T) {
			if _, err := ReadModel(bytes.NewReader(test.file)); !errors.Is(err, ErrModel) {
				t.Errorf("error %v, want %v", err, ErrModel)
			}
		})
	}
}

// FuzzReadModel reads anything, zipped: what is taken for a model can be written
// and read again.
func FuzzReadModel(f *testing.F) {
	model := unzipped(f, written(f, someModel()))
	f.Add(model)
	f.Add(model[:len(model)-1])
	f.Add([]byte(magic))
	f.Fuzz(func(t *testing.T, b []byte) {
		m, err := ReadModel(bytes.NewReader(zipped(b)))
		if err != nil {
			if !errors.Is(err, ErrModel) {
				t.Errorf("%v is no ErrModel", err)
			}
			return
		}
		again, err := ReadModel(bytes.NewReader(written(t, m)))
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(again.Weights, m.Weights) || again.Book.Len() != m.Book.Len() {
			t.Error("another model after writing and reading")
		}
	})
}
