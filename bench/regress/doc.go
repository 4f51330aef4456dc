// Package regress runs regression tests in the .tst format of gogui-regress
// against a GTP program, and holds the project's own suite of positions.
//
// A .tst file is a list of GTP commands, one a line. A command without a number
// sets something up; a numbered command is a test, and the comment behind it
// says what it should answer, as a regular expression for the whole answer:
//
//	loadsgf ladder/010.sgf
//	10 reg_genmove b
//	#? [D4|E4]
//
// "#? [!D4|E4]" wants any other answer, and an asterisk after the bracket marks
// a test that is known to fail. Files of loadsgf are looked for from the folder
// of the .tst file. Other comments are for the reader.
//
// The types to know:
//
//   - Script is a .tst file, read and checked as a whole before anything runs.
//   - Runner runs scripts, each with a program of its own, and makes Results.
//     What is wrong with a script or with the program, as opposed to its
//     answers, is an error with file and line and ends the run.
//   - Summary counts results; Rate is what is kept of it, to compare with.
//
// The suite is in testdata, one file a topic, and make regress runs it. Each
// position is drawn above its test; the game records beside it are written from
// these diagrams. In most positions everything but one fight is settled for
// good, and the komi stands between success and failure, so that the answer is
// not a matter of taste: it is every move that wins. The answers were found by
// solving: all moves of both sides, to the end by area count with positional
// superko, until each first move was proven to win or to lose. Points that
// unconditional life gives to a side were not played on, and ladders and nets
// end when the chain in question is taken or safe for good. Only the openings,
// where any move of a reasonable area will do, and the passes where nothing but
// eyes is left, rest on judgement.
//
// Some of the races and a few others are in the suite because the engine of the
// time got them wrong, so that there is room for gains. What else is settled
// makes for odd boards: they are meant to be clear, not likely.
//
// A reg_genmove of this engine depends on the position and the playouts alone,
// so the rate is the same each time.
//
// Where to start reading: script.go, run.go, and
// testdata/nakade.tst.
package regress
