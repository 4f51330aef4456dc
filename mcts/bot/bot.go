package bot

import (
	"tianyuan/gtp"
	"tianyuan/mcts"
	"tianyuan/mcts/playout"
)

// Bot plays by search with light playouts. It satisfies gtp.Engine; one call
// at a time.
type Bot struct {
	options Options
	search  *mcts.Search
	// regression answers reg_genmove; nil until the first one.
	regression *mcts.Search
}

var _ gtp.Engine = (*Bot)(nil)

// New returns a bot; the error lists what is wrong with the options.
func New(options Options) (*Bot, error) {
	if err := options.Validate(); err != nil {
		return nil, err
	}
	search, err := mcts.New(options.Search, newEvaluator)
	if err != nil {
		return nil, err
	}
	return &Bot{options: options, search: search}, nil
}

// newEvaluator is the evaluator of each worker.
func newEvaluator(int) mcts.Evaluator { return playout.New() }
