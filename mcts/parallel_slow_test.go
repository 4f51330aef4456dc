//go:build slow

package mcts

import (
	"testing"
	"time"
)

// TestCrowdSlow is TestCrowd for a minute; run it with -race.
func TestCrowdSlow(t *testing.T) {
	t.Logf("%d simulations", crowd(t, time.Now().Add(time.Minute)))
}
