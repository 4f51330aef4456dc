package bench

import (
	"context"
	"errors"
	"testing"

	"tianyuan/engine"
	"tianyuan/mcts/bot"
)

func signatureOf(t *testing.T, o Options) (r SignatureResult) {
	t.Helper()
	if err := Signature(context.Background(), o, func(got SignatureResult) { r = got }); err != nil {
		t.Fatal(err)
	}
	return r
}

// TestSignature: the number depends on the sizes only, whatever runs beside
// it, and each part is the same alone and among others.
func TestSignature(t *testing.T) {
	_, o := quick(t, "signature")
	o.Sizes, o.Repeat, o.Threads = []int{9, 19}, 2, 2
	both := signatureOf(t, o)
	if len(both.Sizes) != 2 || both.Sizes[0].Size != 9 || both.Sizes[1].Size != 19 || both.Sizes[0].Signature == both.Sizes[1].Signature {
		t.Fatalf("%+v", both)
	}
	o.Repeat, o.Threads, o.Seed, o.Seconds = 1, 1, 77, 5
	again := signatureOf(t, o)
	if again.Signature != both.Signature {
		t.Errorf("signature %d, then %d", both.Signature, again.Signature)
	}
	o.Sizes = []int{19}
	alone := signatureOf(t, o)
	if len(alone.Sizes) != 1 || alone.Sizes[0] != both.Sizes[1] {
		t.Errorf("alone %+v, with others %+v", alone, both)
	}
	if alone.Signature == both.Signature {
		t.Error("other sizes, the same signature")
	}
}

// TestSignatureSees: the slightest change of play shows, and what is no matter
// of play does not.
func TestSignatureSees(t *testing.T) {
	positions, err := positionsOf(9)
	if err != nil {
		t.Fatal(err)
	}
	part := func(phase int, change func(*bot.Options)) uint32 {
		t.Helper()
		s := newSigner()
		s.change = change
		if err := s.addSearch(context.Background(), positions[phase].game.Clone()); err != nil {
			t.Fatal(err)
		}
		if err := s.addGame(context.Background(), positions[2].game.Clone()); err != nil {
			t.Fatal(err)
		}
		return s.sum()
	}
	as := part(1, nil)
	for _, test := range []struct {
		name   string
		change func(*bot.Options)
		shows  bool
	}{
		{"nothing", func(*bot.Options) {}, false},
		{"memory", func(o *bot.Options) { o.Search.MemoryMB *= 2 }, false},
		{"seed", func(o *bot.Options) { o.Search.Seed++ }, true},
		{"RAVE 1 % longer", func(o *bot.Options) { o.Search.RaveEquivalence *= 1.01 }, true},
		{"even prior a little higher", func(o *bot.Options) { o.Search.EvenPrior += 0.05 }, true},
		{"expansion a visit later", func(o *bot.Options) { o.Search.ExpandVisits++ }, true},
		{"a bit of exploration", func(o *bot.Options) { o.Search.Exploration = 0.001 }, true},
		{"no resignation", func(o *bot.Options) { o.Resign = 0 }, true},
	} {
		if got := part(1, test.change); (got != as) != test.shows {
			t.Errorf("%s: signature %d, before %d", test.name, got, as)
		}
	}
	if part(0, nil) == as {
		t.Error("another position, the same signature")
	}
}

// TestSignatureUnstable: play that differs from time to time is an error.
func TestSignatureUnstable(t *testing.T) {
	_, o := quick(t, "signature")
	o.Repeat = 3
	next := uint32(0)
	changing := func(context.Context, int, int) (SizeSignature, error) {
		next++
		return SizeSignature{9, next / 2}, nil // 0, 1: not the same
	}
	err := signature(context.Background(), o, changing, func(SignatureResult) { t.Error("a result") })
	if !errors.Is(err, ErrUnstable) {
		t.Errorf("error %v", err)
	}
}

func TestSignatureCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	_, o := quick(t, "signature")
	if err := Signature(ctx, o, func(SignatureResult) { t.Error("a result") }); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}

// TestAddPoint: a pass is none of the board's points.
func TestAddPoint(t *testing.T) {
	sums := map[uint32]bool{}
	for i := range 81 {
		s := newSigner()
		s.addPoint(engine.PointOf(9, i), 9)
		sums[s.sum()] = true
	}
	s := newSigner()
	s.addPoint(engine.Pass, 9)
	sums[s.sum()] = true
	if len(sums) != 82 {
		t.Errorf("%d sums of 82 moves", len(sums))
	}
}
