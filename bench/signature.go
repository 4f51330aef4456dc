package bench

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"hash"
	"hash/fnv"
	"strings"
	"sync"
	"time"

	"tianyuan/engine"
	"tianyuan/mcts"
	"tianyuan/mcts/bot"
)

// SignatureResult is a fingerprint of the engine's play on some sizes: the same
// number as long as the play is the same, on every machine, and another one
// after any change of it.
type SignatureResult struct {
	Signature uint32          `json:"signature"`
	Sizes     []SizeSignature `json:"sizes"`
	Repeat    int             `json:"repeat"` // times it was computed on each thread, always with the same outcome
	Threads   int             `json:"threads"`
	Seconds   float64         `json:"seconds"` // wall-clock, of all
}

// SizeSignature is the part of one size, which says where play has changed.
type SizeSignature struct {
	Size      int    `json:"size"`
	Signature uint32 `json:"signature"`
}

// String gives the number in the words of a commit message, then its parts.
func (r SignatureResult) String() string {
	var s strings.Builder
	fmt.Fprintf(&s, "Signature: %d", r.Signature)
	for i, part := range r.Sizes {
		separator := ", "
		if i == 0 {
			separator = " ("
		}
		fmt.Fprintf(&s, "%s%s %d", separator, edge(part.Size), part.Signature)
	}
	return s.String() + ")"
}

// ErrUnstable says that the same computation gave two signatures.
var ErrUnstable = errors.New("the signature is not stable")

// Signature computes the signature of the sizes, which depends on nothing but
// these and the engine: seeds, positions and numbers of simulations are fixed,
// and every search has one worker. It does so Options.Repeat times, on
// Options.Threads goroutines at once, and returns ErrUnstable if they do not
// all agree. Options.Seconds, Seed and Policy do not matter. It calls each with
// the result and ends early with ctx's error.
func Signature(ctx context.Context, o Options, each func(SignatureResult)) error {
	return signature(ctx, o, signatures, each)
}

// signature asks part for the signature of each size, computed on a number of
// threads.
func signature(ctx context.Context, o Options, part func(ctx context.Context, size, threads int) (SizeSignature, error), each func(SignatureResult)) error {
	if err := o.Validate(); err != nil {
		return err
	}
	bar := newProgress(o.Progress, o.Repeat*len(o.Sizes))
	defer bar.clear()
	start := time.Now()
	r := SignatureResult{Repeat: o.Repeat, Threads: o.Threads}
	for i := range o.Repeat {
		for k, size := range o.Sizes {
			got, err := part(ctx, size, o.Threads)
			if err != nil {
				return err
			}
			if i == 0 {
				r.Sizes = append(r.Sizes, got)
			} else if got != r.Sizes[k] {
				return fmt.Errorf("%w: on %s it is %d, then %d", ErrUnstable, edge(size), r.Sizes[k].Signature, got.Signature)
			}
			bar.step()
		}
	}
	all := newSigner()
	for _, size := range r.Sizes {
		all.add(uint64(size.Signature))
	}
	r.Signature, r.Seconds = all.sum(), round(time.Since(start).Seconds(), 3)
	bar.clear()
	each(r)
	return nil
}

// signatures computes the part of a size on several goroutines at once.
func signatures(ctx context.Context, size, threads int) (SizeSignature, error) {
	parts, errs := make([]SizeSignature, threads), make([]error, threads)
	var running sync.WaitGroup
	for i := range threads {
		running.Go(func() { parts[i], errs[i] = sizeSignature(ctx, size) })
	}
	running.Wait()
	if err := errors.Join(errs...); err != nil {
		return SizeSignature{}, err
	}
	for _, part := range parts[1:] {
		if part != parts[0] {
			return SizeSignature{}, fmt.Errorf("%w: on %s it is %d and %d", ErrUnstable, edge(size), parts[0].Signature, part.Signature)
		}
	}
	return parts[0], nil
}

// The work behind a signature. Its tree is never full: how many nodes fit into
// a megabyte is no matter of play.
const (
	signatureSeed  = 20_240_229
	signatureMB    = 64
	signatureMoves = 3         // of a search that goes on from its own move
	simulationArea = 81 * 1000 // simulations of such a move times points of the board
	botArea        = 81 * 150  // the same for a move of the bot
	botMoves       = 60        // of the bot at the most
)

// sizeSignature computes the part of one size.
func sizeSignature(ctx context.Context, size int) (SizeSignature, error) {
	positions, err := positionsOf(size)
	if err != nil {
		return SizeSignature{}, err
	}
	s := newSigner()
	for _, p := range positions {
		if err := s.addSearch(ctx, p.game.Clone()); err != nil {
			return SizeSignature{}, err
		}
	}
	if err := s.addGame(ctx, positions[len(positions)-1].game); err != nil {
		return SizeSignature{}, err
	}
	return SizeSignature{size, s.sum()}, nil
}

// signer plays, and hashes what happens.
type signer struct {
	hash   hash.Hash64
	change func(*bot.Options) // of the player; nil changes nothing
}

func newSigner() *signer { return &signer{hash: fnv.New64a()} }

func (s *signer) add(values ...uint64) {
	var bytes [8]byte
	for _, v := range values {
		binary.LittleEndian.PutUint64(bytes[:], v)
		_, _ = s.hash.Write(bytes[:]) // never fails
	}
}

// addPoint adds a point as its index, or the board's area for a pass: the
// numbers of Points are no matter of play.
func (s *signer) addPoint(p engine.Point, size int) {
	if p == engine.Pass {
		s.add(uint64(size * size))
		return
	}
	s.add(uint64(p.Index(size)))
}

func (s *signer) sum() uint32 {
	h := s.hash.Sum64()
	return uint32(h ^ h>>32)
}

// options are the bot's, with all that must not depend on the machine fixed.
func (s *signer) options(simulations int) bot.Options {
	o := bot.DefaultOptions()
	o.Time, o.Playouts = 0, simulations
	o.Search.Workers, o.Search.Seed, o.Search.MemoryMB = 1, signatureSeed, signatureMB
	if s.change != nil {
		s.change(&o)
	}
	return o
}

// addSearch searches from g, plays the best move and goes on, with the tree
// kept; it adds the visits of every move. They are whole numbers that the
// slightest change of a value sooner or later changes.
func (s *signer) addSearch(ctx context.Context, g *engine.Game) error {
	simulations := max(simulationArea/(g.Size()*g.Size()), 1)
	options := s.options(simulations)
	search, err := mcts.New(options.Search, options.NewEvaluator)
	if err != nil {
		return err
	}
	for range signatureMoves {
		if g.End() != engine.NotOver {
			return nil
		}
		r := search.Run(ctx, g, g.ToMove(), mcts.Limits{Simulations: simulations})
		if err := ctx.Err(); err != nil {
			return err
		}
		for _, m := range r.Moves {
			s.addPoint(m.Point, g.Size())
			s.add(uint64(m.Visits))
		}
		if err := g.Play(engine.Move{Color: g.ToMove(), Point: r.Best}); err != nil {
			return err
		}
	}
	return nil
}

// addGame has the bot play g on, to its end if that comes soon: the moves show
// when it passes and when it resigns.
func (s *signer) addGame(ctx context.Context, g *engine.Game) error {
	b, err := bot.New(s.options(max(botArea/(g.Size()*g.Size()), 1)))
	if err != nil {
		return err
	}
	for range botMoves {
		if g.End() != engine.NotOver {
			return nil
		}
		choice, err := ask(ctx, g, b.Choose)
		if err != nil {
			return err
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		if choice.Resign {
			s.add(1 << 32)
			return nil
		}
		s.addPoint(choice.Point, g.Size())
		if err := g.Play(engine.Move{Color: g.ToMove(), Point: choice.Point}); err != nil {
			return err
		}
	}
	return nil
}

// ask has a player choose for the side to move, with a request that leaves
// everything to its options: the zero value. The type of the request belongs
// to the protocol, which this package does not know.
func ask[Request, Choice any](ctx context.Context, g *engine.Game,
	choose func(context.Context, *engine.Game, engine.Color, Request) (Choice, error),
) (Choice, error) {
	var nothing Request
	return choose(ctx, g, g.ToMove(), nothing)
}
