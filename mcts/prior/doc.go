// Package prior knows which moves deserve visits before any simulation has
// tried them: what is near the last move, captures and escapes, shapes, and the
// lines that openings are played on.
//
// Prior satisfies mcts.Seeder. Start reading at prior.go.
package prior
