// Package match plays a match between two GTP programs: game after game with
// alternating colors, or with a handicap that one of them takes in all games,
// under a referee that trusts neither of them.
//
//   - Options say who plays, how many games, on what board and by what rules;
//     Run plays them and returns a Summary.
//   - GameResult is what became of one game. It is a line of the journal, and
//     the game's record lies beside it as SGF.
//   - Settings are the part of the options that a match cannot change halfway:
//     the journal's first line. The same options resume an interrupted match.
//
// # The referee
//
// An engine.Game under the rules of the match decides what is legal, whatever
// the programs think. A program forfeits the game ("B+F") with an illegal
// move, by ending, by refusing a command or a legal move of its opponent, and
// by an answer that is not GTP; it loses on time ("B+T") when it does not
// answer within Options.MoveTimeout, or any other command within
// Options.CommandTimeout. A program that has lost like this is started afresh
// for the next game. The move that was not legal is not in the record.
// Resignation is "B+R". A game that reaches Options.MoveLimit is void.
//
// How long a program thinks is the business of its command line. Seconds are
// those between genmove and its answer, as seen from here.
//
// # Who has won after two passes
//
// Both programs are asked for final_score and final_status_list, as far as
// they know these commands; what they claim is recorded whether it is followed
// or not. The first of these that applies decides:
//
//  1. Rules without agreement (tromp-taylor, cgos): the referee counts the
//     board as it stands.
//  2. Both programs claim the same score: it is the result.
//  3. Both give a list of dead stones: the referee removes the chains that
//     both call dead, and counts. A chain in dispute stays: who calls it dead
//     had the turn to capture it.
//  4. One gives a list: the referee removes its chains, and counts. The result
//     then rests on one program's word, and the journal says so.
//  5. Otherwise the referee counts the board as it stands.
//
// A program that fails at this stage only loses its claim: the game has been
// played. Its list is void if it names a point without a stone.
//
// Where to start reading: run.go, game.go, decide.go.
package match
