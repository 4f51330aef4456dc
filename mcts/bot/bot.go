package bot

import (
	"tianyuan/engine"
	"tianyuan/gtp"
	"tianyuan/mcts"
	"tianyuan/mcts/prior"
)

// Bot plays by search with playouts. It satisfies gtp.Ponderer; one
// call at a time.
type Bot struct {
	options Options
	search  *mcts.Search
	// second answers reg_genmove and tries moves at the end of a game; nil until
	// it is needed.
	second  *mcts.Search
	despair [engine.White + 1]despair // by color
}

var _ gtp.Ponderer = (*Bot)(nil)

// New returns a bot; the error lists what is wrong with the options. The learned
// priors, which take a tenth of a second, are read meanwhile, so that neither the
// start nor the first move waits for them.
func New(options Options) (*Bot, error) {
	if err := options.Validate(); err != nil {
		return nil, err
	}
	search, err := mcts.New(options.Search, options.NewEvaluator)
	if err != nil {
		return nil, err
	}
	if options.seeds() {
		go prior.Load()
	}
	return &Bot{options: options, search: search}, nil
}
