// Package gtp speaks the Go Text Protocol, version 2, from both ends. A Server
// reads commands, keeps the game and answers; the thinking is behind the
// interface Engine, which the package owns and a player satisfies. A Client
// starts another program and gives it commands, as a referee does. Package gtp
// imports engine and engine/sgf, and knows nothing about search.
//
// The types to know:
//
//   - Server owns the game: the record, the rules, the komi and the clocks.
//     A game is never changed in place: every change is made on a copy that
//     replaces it when all of it has succeeded. A refused command therefore
//     leaves no trace, and whoever was given a game may keep it.
//   - Command is a row of the command table. The lists that clients and the
//     README see come from this table; there is no second one.
//   - Engine is what the server needs of a player, Clock what it tells it about
//     the time.
//   - Client runs a program with a limit on the time of every answer, and
//     trusts nothing that comes back; see client.go.
//
// The path of a command: reader.go takes lines off the input while another
// command runs, parse.go splits a line, queue.go keeps it, server.go looks it up in
// table.go and runs it, respond.go writes the reply. Where to start reading:
// engine.go, table.go, server.go.
//
// Points are written as vertices in this package only: Vertex and ParseVertex.
package gtp
