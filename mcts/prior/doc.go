// Package prior knows which moves deserve visits before any simulation has
// tried them.
//
//   - Features say what there is to see in a move: chains taken, saved, caught
//     and put in atari, by reading ladders; how far the last moves are; the line;
//     the eight points around with the liberties of the chains there; and the
//     larger neighbourhoods that a pattern.Book knows.
//   - A Model gives each feature a weight. The weights are learned from games, by
//     bench/train; LEARNED.md says from which. Learned returns those that the
//     program ships.
//   - A Policy turns them into probabilities: of a move, proportional to the
//     exponential of its weights' sum (R. Coulom, "Computing Elo Ratings of Move
//     Patterns in the Game of Go", 2007).
//   - A Prior gives a new node's moves visits by them. It satisfies mcts.Seeder.
//
// Features are numbered; a change to them takes a new model. Start reading at
// feature.go.
package prior
