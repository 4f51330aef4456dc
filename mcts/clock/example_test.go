package clock_test

import (
	"fmt"
	"time"

	"tianyuan/mcts/clock"
)

func ExamplePlan() {
	// The fourth of five moves to make in a Canadian period.
	left := clock.Left{Period: 41 * time.Second, Stones: 2}
	b := clock.Plan(left, 19, 120, clock.DefaultLag)
	fmt.Println(b.Desired, b.Most, b.Saves)
	// Output: 19.85s 29.875s true
}
