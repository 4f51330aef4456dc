// Train learns the model of package prior: which moves a teacher likes, told by
// what there is to see in them.
//
// It reads files of records, games with what the teacher thought of the moves in
// each position, harvests the neighbourhoods that liked moves have in common, and
// fits a weight for each feature. The result is mcts/prior/learned.gz, which is
// built into the engine. It depends on the records and the flags alone, but for
// the last bits of logarithms on other processors.
//
// Start reading at main.go.
package main
