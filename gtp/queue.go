package gtp

import "sync"

// maxQueued bounds the bytes of the commands that wait, and callOverhead is
// what each counts beside its text. A reader over the bound waits as well.
const (
	maxQueued    = 64 << 20
	callOverhead = 128
)

// queue holds the commands that wait for the one that runs. One goroutine
// pushes and then closes, another pops; drop may come from a third.
type queue struct {
	mu     sync.Mutex
	change sync.Cond // of anything below
	calls  []call
	bytes  int
	closed bool // no more will be pushed
	err    error
}

func newQueue() *queue {
	q := new(queue)
	q.change.L = &q.mu
	return q
}

func size(c call) int { return len(c.id) + len(c.name) + len(c.text) + callOverhead }

// push adds a command, when there is room; it returns false if the queue has
// been closed.
func (q *queue) push(c call) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	for q.bytes > maxQueued && !q.closed {
		q.change.Wait()
	}
	if q.closed {
		return false
	}
	q.calls = append(q.calls, c)
	q.bytes += size(c)
	q.change.Broadcast()
	return true
}

// pop waits for the next command; it returns false when none will come.
func (q *queue) pop() (call, bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(q.calls) == 0 && !q.closed {
		q.change.Wait()
	}
	if len(q.calls) == 0 {
		return call{}, false
	}
	c := q.calls[0]
	q.calls[0] = call{} // frees its text
	q.calls = q.calls[1:]
	q.bytes -= size(c)
	q.change.Broadcast()
	return c, true
}

// empty reports whether no command waits but one may still come.
func (q *queue) empty() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.calls) == 0 && !q.closed
}

// close says that nothing more is pushed, and why if it is a fault.
func (q *queue) close(err error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if !q.closed {
		q.closed, q.err = true, err
	}
	q.change.Broadcast()
}

// drop forgets what waits and closes.
func (q *queue) drop() {
	q.mu.Lock()
	q.calls, q.bytes = nil, 0
	q.mu.Unlock()
	q.close(nil)
}

// fault returns the reason given to close.
func (q *queue) fault() error {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.err
}
