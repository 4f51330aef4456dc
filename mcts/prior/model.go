package prior

import (
	"bufio"
	"bytes"
	"compress/gzip"
	_ "embed" // the learned model
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"sync"

	"tianyuan/mcts/pattern"
)

// Model says how likely each move is to be the best: the probability of a move
// is proportional to the exponential of the sum of its features' weights.
type Model struct {
	// Book holds the neighbourhoods that are features.
	Book *pattern.Book
	// Weights are those of the NumFeatures features, then those of the Book's.
	Weights []float32

	known []pattern.Neighbourhood
}

// NewModel returns a model of these neighbourhoods with all weights 0.
func NewModel(known []pattern.Neighbourhood) *Model {
	return &Model{Book: pattern.NewBook(known), Weights: make([]float32, NumFeatures+len(known)), known: known}
}

//go:embed learned.gz
var learned []byte

// Learned returns the model that the program ships; see LEARNED.md for what it
// has learned from. It must not be changed.
var Learned = sync.OnceValue(func() *Model {
	m, err := ReadModel(bytes.NewReader(learned))
	if err != nil {
		panic(err) // a test reads it
	}
	return m
})

// Load prepares what a Prior needs, once for the whole program: the learned model
// and its tables. New does so itself, but then its caller waits.
func Load() {
	Learned()
	loadUprights()
}

// magic starts a model's file, gzip aside. After it come, in little-endian
// order, NumFeatures and their weights, the number of neighbourhoods, and each
// one's ring (a byte), weight, and cells (four a byte, the lowest bits first). A
// weight has 16 bits, in units of 1/weightUnit.
const magic = "tianyuan prior 1\n"

const weightUnit = 2048

// maxKnown bounds the neighbourhoods of a file, beyond any use.
const maxKnown = 1 << 22

// ErrModel is what is wrong with a file that holds no Model.
var ErrModel = errors.New("not a model of priors, or a damaged one")

// ReadModel reads what Write has written. Errors wrap ErrModel.
func ReadModel(r io.Reader) (*Model, error) {
	z, err := gzip.NewReader(r)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrModel, err)
	}
	m, err := readModel(bufio.NewReader(z))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrModel, err)
	}
	return m, nil
}

func readModel(r *bufio.Reader) (*Model, error) {
	head := make([]byte, len(magic))
	if _, err := io.ReadFull(r, head); err != nil || string(head) != magic {
		return nil, errors.New("no head")
	}
	var buf [4]byte
	number := func() (int, error) {
		_, err := io.ReadFull(r, buf[:4])
		return int(binary.LittleEndian.Uint32(buf[:])), err
	}
	weight := func() (float32, error) {
		_, err := io.ReadFull(r, buf[:2])
		return float32(int16(binary.LittleEndian.Uint16(buf[:]))) / weightUnit, err
	}
	features, err := number()
	if err != nil || features != NumFeatures {
		return nil, fmt.Errorf("%d features, not %d", features, NumFeatures)
	}
	weights := make([]float32, features)
	for i := range weights {
		if weights[i], err = weight(); err != nil {
			return nil, err
		}
	}
	n, err := number()
	if err != nil || n > maxKnown {
		return nil, fmt.Errorf("%d neighbourhoods", n)
	}
	var known []pattern.Neighbourhood
	for range n {
		ring, err := r.ReadByte()
		if err != nil || int(ring) >= pattern.Rings {
			return nil, fmt.Errorf("ring %d", ring)
		}
		w, err := weight()
		if err != nil {
			return nil, err
		}
		cells := make([]pattern.Cell, pattern.Len(int(ring)))
		packed := make([]byte, (len(cells)+3)/4)
		if _, err := io.ReadFull(r, packed); err != nil {
			return nil, err
		}
		for i := range cells {
			cells[i] = pattern.Cell(packed[i/4] >> (i % 4 * 2) & 3)
		}
		known = append(known, pattern.Neighbourhood{Ring: int(ring), Cells: cells})
		weights = append(weights, w)
	}
	if _, err := r.ReadByte(); err != io.EOF {
		return nil, errors.New("more than a model")
	}
	m := NewModel(known)
	m.Weights = weights
	return m, nil
}

// Write writes the model, with its weights rounded.
func (m *Model) Write(w io.Writer) error {
	le := binary.LittleEndian
	b := le.AppendUint32([]byte(magic), uint32(NumFeatures))
	weight := func(x float32) {
		x = min(max(x*weightUnit, math.MinInt16), math.MaxInt16)
		b = le.AppendUint16(b, uint16(int16(math.RoundToEven(float64(x)))))
	}
	for _, x := range m.Weights[:NumFeatures] {
		weight(x)
	}
	b = le.AppendUint32(b, uint32(len(m.known)))
	for i, n := range m.known {
		b = append(b, byte(n.Ring))
		weight(m.Weights[NumFeatures+i])
		packed := make([]byte, (len(n.Cells)+3)/4)
		for j, c := range n.Cells {
			packed[j/4] |= byte(c) << (j % 4 * 2)
		}
		b = append(b, packed...)
	}
	z, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := z.Write(b); err != nil {
		return err
	}
	return z.Close()
}
