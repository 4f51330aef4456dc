// Package bench measures the engine: for now the speed of light playouts, in
// the words and units of bench/testdata/yardstick.c, so that both can be run
// side by side.
package bench
