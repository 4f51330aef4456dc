// Package regress runs regression tests in the .tst format of gogui-regress
// against a GTP program.
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
// Where to start reading: script.go, then run.go.
package regress
