// Package bot plays a game: it puts the search, the playouts and the clock
// together behind gtp.Engine. Choose answers genmove and reg_genmove, Status
// judges dead stones for the count.
//
// Where to start reading: bot.go, then choose.go and status.go.
package bot
