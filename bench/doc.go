// Package bench measures the engine. A Workload is one kind of measurement:
//
//   - Playouts: playouts/s from the empty board, in the words and units of
//     testdata/yardstick.c, alone or in turn with another program;
//   - Search: simulations/s from fixed positions, beside plain playouts;
//   - Scaling: what more workers bring, and whether they agree;
//   - Ablation: what each component of the search costs;
//   - Signature: a number of the engine's play, to see a change by.
//
// All take the same Options and report results of their own type, each of
// which is a row of a table and a JSON object with fixed keys. What is measured
// is repeated and given as the median with the smallest and the largest. One
// worker is timed in CPU seconds, several in wall seconds. The speed of a
// machine drifts, by a third on some: only ratios of runs made in turn are to
// be trusted, so Search, Scaling, Ablation and Playouts against another program
// take them run by run.
//
// Where to start reading: workload.go, then playouts.go. A new component of the
// search is a new row in ablation.go, a new playout policy one in policy.go.
package bench
