// Package life says which stones live, for the end of a game: by proof where
// there is one, then by reading, then by the ownership that playouts found.
//
//   - Unconditional finds what no sequence of the opponent's moves can take,
//     however often the owner passes (D. Benson, "Life in the Game of Go",
//     1976), and what stands inside such walls for good.
//   - A Judge puts it together with the mean ownership of each point, and reads
//     out small zones about which playouts are of two minds: capture races,
//     dead shapes, seki. Its Judgement has a status for every chain, and says
//     which of them are doubtful.
//
// Nothing here keeps state from one position to the next but buffers. A value
// serves one goroutine at a time.
//
// Where to start reading: unconditional.go, then judge.go.
package life
