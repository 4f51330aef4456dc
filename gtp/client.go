package gtp

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// Client is another GTP program, started from a command line and driven
// through its standard input and output. The program leads a process group of
// its own (a job on Windows), so that whatever it starts ends with it and a
// terminal's interrupt does not reach it.
//
// One command is under way at a time; a Client may be used by several
// goroutines, which then wait for each other. A command that ends with
// ErrTimeout, ErrExited, ErrProtocol or the context's error leaves the
// conversation in an unknown state: every later command returns the same
// error, and only Close is of use. ErrRefused leaves the Client usable.
//
// Close must be called, also after an error: it is what ends the program.
type Client struct {
	options ClientOptions
	command string
	cmd     *exec.Cmd
	group   *processGroup
	stdin   io.WriteCloser
	replies *replyReader
	tail    *stderrTail

	size atomic.Int32 // the board that vertices are read and written for

	// turn holds one token, the right to send; it guards the next two.
	turn   chan struct{}
	id     int
	talked bool // a reply has come

	mu     sync.Mutex
	broken error // why no command can be sent any more; guarded by mu

	closing chan struct{} // closed by Close
	eof     chan struct{} // closed at the end of the program's output
	done    chan struct{} // closed when the program has been reaped and its output read
	writers sync.WaitGroup

	closeOnce sync.Once
	closeErr  error
}

// drainDelay is how long a program that is gone may leave its pipes open: a
// grandchild outside its process group could hold them for ever.
const drainDelay = time.Second

// StartClient starts the program of a command line, which SplitCommand splits;
// no shell is involved. It does not wait for the program to answer. The error
// is that of the command line, of the options, or of the operating system.
func StartClient(command string, options ClientOptions) (*Client, error) {
	args, err := SplitCommand(command)
	if err != nil {
		return nil, err
	}
	if err := options.Validate(); err != nil {
		return nil, err
	}
	c := &Client{
		options: options, command: command,
		tail:    &stderrTail{forward: options.Stderr},
		replies: newReplyReader(options.MaxReply),
		turn:    make(chan struct{}, 1),
		closing: make(chan struct{}), eof: make(chan struct{}), done: make(chan struct{}),
	}
	c.size.Store(defaultClientSize)
	c.turn <- struct{}{}
	if err := c.start(args); err != nil {
		return nil, fmt.Errorf("gtp: cannot start %q: %w", command, err)
	}
	return c, nil
}

// start makes the pipes and the process and the goroutines that watch it.
func (c *Client) start(args []string) error {
	c.cmd = exec.Command(args[0], args[1:]...)
	c.cmd.Dir, c.cmd.Env = c.options.Dir, c.options.Env
	prepareGroup(c.cmd)
	stdin, err := c.cmd.StdinPipe()
	if err != nil {
		return err
	}
	// Pipes of our own: those of exec.Cmd end when the program is reaped, and
	// reaping must not wait for them, nor cut its last words.
	outRead, outWrite, err := os.Pipe()
	if err != nil {
		stdin.Close()
		return err
	}
	errRead, errWrite, err := os.Pipe()
	if err != nil {
		stdin.Close()
		outRead.Close()
		outWrite.Close()
		return err
	}
	c.cmd.Stdout, c.cmd.Stderr = outWrite, errWrite
	err = c.cmd.Start()
	outWrite.Close()
	errWrite.Close()
	if err != nil {
		stdin.Close()
		outRead.Close()
		errRead.Close()
		return err
	}
	c.stdin, c.group = stdin, newProcessGroup(c.cmd.Process.Pid)
	go c.watch(outRead, errRead)
	return nil
}

// watch reads what the program writes, reaps it, ends what it has left behind
// and then closes c.done.
func (c *Client) watch(stdout, stderr *os.File) {
	var reading sync.WaitGroup
	reading.Go(func() {
		defer close(c.eof)
		// After a fault the copy ends: the pipe fills, and a flooding program
		// waits for its end instead of keeping both sides busy.
		_, _ = io.Copy(c.replies, onlyReader{stdout})
	})
	reading.Go(func() { _, _ = io.Copy(c.tail, onlyReader{stderr}) })
	_ = c.cmd.Wait() // the state says how it ended
	c.group.end()
	read := make(chan struct{})
	go func() {
		reading.Wait()
		close(read)
	}()
	select {
	case <-read:
	case <-time.After(drainDelay):
	}
	stdout.Close()
	stderr.Close()
	<-read
	close(c.done)
}

// onlyReader hides a file's WriteTo, so that io.Copy reads through its buffer
// and ends at the first error of the writer.
type onlyReader struct{ io.Reader }

// Command returns the command line the program was started with.
func (c *Client) Command() string { return c.command }

// Pid returns the process id of the program, which on Unix is that of its
// process group too.
func (c *Client) Pid() int { return c.cmd.Process.Pid }

// Stderr returns the last lines the program has written to its standard error,
// shortened to a bounded size.
func (c *Client) Stderr() []string { return c.tail.Lines() }

// Send sends a command with its arguments and returns the text of the reply,
// lines separated by "\n", without the status, the id and the empty line at
// the end. It waits for ClientOptions.Timeout at most.
//
// The error is ErrCommand for a command that cannot be sent in one line,
// ErrRefused (a *RefusedError) for a reply of failure, ErrTimeout, ErrExited
// (an *ExitError), ErrProtocol, ErrClientClosed, or the context's.
func (c *Client) Send(ctx context.Context, command string, args ...string) (string, error) {
	return c.send(ctx, c.options.Timeout, command, args...)
}

func (c *Client) send(ctx context.Context, timeout time.Duration, command string, args ...string) (string, error) {
	line := strings.Join(append([]string{command}, args...), " ")
	if err := checkCommand(line); err != nil {
		return "", err
	}
	if err := c.take(ctx); err != nil {
		return "", err
	}
	defer c.give()
	if err := c.Err(); err != nil {
		return "", err
	}
	if !c.talked {
		timeout = c.options.StartTimeout
	}
	r, err := c.exchange(ctx, timeout, line)
	if err != nil {
		return "", c.fail(fmt.Errorf("gtp: %s: %w", shorten(line), err))
	}
	c.talked = true
	if r.refused {
		return "", &RefusedError{Command: line, Text: r.text}
	}
	return r.text, nil
}

// Err returns why no command can be sent any more, nil while the Client is
// usable. It does not wait for a command under way.
func (c *Client) Err() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.broken
}

// fail breaks the conversation off.
func (c *Client) fail(err error) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.broken = err
	return err
}

// take waits for the right to send.
func (c *Client) take(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	select {
	case <-c.closing:
		return ErrClientClosed
	default:
	}
	select {
	case <-c.turn:
		return nil
	case <-c.closing:
		return ErrClientClosed
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (c *Client) give() { c.turn <- struct{}{} }

// exchange sends one line and waits for its reply.
func (c *Client) exchange(ctx context.Context, timeout time.Duration, line string) (reply, error) {
	id := noID
	if c.options.Numbered {
		c.id++
		id = c.id
		line = strconv.Itoa(id) + " " + line
	}
	var late <-chan time.Time
	if timeout > 0 {
		timer := time.NewTimer(timeout)
		defer timer.Stop()
		late = timer.C
	}
	c.replies.expect(id)
	written := c.write(line + "\n")
	for {
		select {
		case r := <-c.replies.ready:
			return r, nil
		case err := <-c.replies.fault:
			return reply{}, err
		case err := <-written:
			if err == nil {
				written = nil
				continue
			}
			return c.lastWords(err)
		case <-c.eof:
			return c.lastWords(nil)
		case <-late:
			return reply{}, fmt.Errorf("%w after %v", ErrTimeout, timeout)
		case <-ctx.Done():
			if errors.Is(ctx.Err(), context.DeadlineExceeded) {
				return reply{}, fmt.Errorf("%w: %w", ErrTimeout, ctx.Err())
			}
			return reply{}, ctx.Err()
		case <-c.closing:
			return reply{}, ErrClientClosed
		}
	}
}

// write writes without blocking the caller: a hung program does not empty its
// pipe. The goroutine ends with the write, at the latest when Close closes the
// pipe.
func (c *Client) write(text string) <-chan error {
	written := make(chan error, 1)
	c.writers.Go(func() {
		_, err := io.WriteString(c.stdin, text)
		written <- err
	})
	return written
}

// lastWords is the end of a command whose program has closed a pipe: with a
// reply or a fault that has still come, or with how the program ended, which
// gets a moment to become known.
func (c *Client) lastWords(cause error) (reply, error) {
	if r, err, ok := c.answered(); ok {
		return r, err
	}
	timer := time.NewTimer(drainDelay)
	defer timer.Stop()
	exit := &ExitError{Cause: cause}
	select {
	case <-c.done:
		exit.State = c.cmd.ProcessState
	case <-timer.C:
	}
	if r, err, ok := c.answered(); ok {
		return r, err
	}
	exit.Stderr = c.tail.Lines()
	return reply{}, exit
}

// answered returns the reply or the fault that has come, if one has.
func (c *Client) answered() (r reply, err error, ok bool) {
	select {
	case r := <-c.replies.ready:
		return r, nil, true
	case err := <-c.replies.fault:
		return reply{}, err, true
	default:
		return reply{}, nil, false
	}
}

// Close ends the program: it sends quit, closes the program's input, waits for
// ClientOptions.Grace, and then kills the process group. A program that has
// timed out, violated the protocol or closed its pipes is killed at once. When Close returns, the
// program has been reaped and no goroutine of the Client is left. A command
// under way in another goroutine ends with ErrClientClosed.
//
// Close may be called several times and from several goroutines. It returns an
// error that wraps ErrTimeout if the program had to be killed, nil otherwise,
// and the same every time.
func (c *Client) Close() error {
	c.closeOnce.Do(func() {
		close(c.closing)
		c.closeErr = c.shutdown()
	})
	return c.closeErr
}

func (c *Client) shutdown() error {
	<-c.turn // a command under way ends by closing; nobody gets the token again
	c.replies.ignore()
	broken := c.Err()
	polite := !errors.Is(broken, ErrTimeout) && !errors.Is(broken, ErrProtocol) && !errors.Is(broken, ErrExited)
	if broken == nil {
		_ = c.fail(ErrClientClosed)
	}
	gone := polite && c.quit() || c.gone()
	if !gone {
		c.group.kill()
		_ = c.cmd.Process.Kill() // where the group could not be made
	}
	c.stdin.Close()
	<-c.done
	c.writers.Wait()
	switch {
	case gone:
		return nil
	case polite:
		return fmt.Errorf("gtp: quit: %w after %v: %q killed", ErrTimeout, c.options.Grace, c.command)
	default:
		return fmt.Errorf("gtp: quit: %w: %q killed after a failed command", ErrTimeout, c.command)
	}
}

// gone reports whether the program has been reaped.
func (c *Client) gone() bool {
	select {
	case <-c.done:
		return true
	default:
		return false
	}
}

// quit asks the program to end and reports whether it did in time.
func (c *Client) quit() bool {
	written := c.write("quit\n")
	timer := time.NewTimer(c.options.Grace)
	defer timer.Stop()
	for {
		select {
		case <-written:
			written = nil
			c.stdin.Close() // the end of its input is quit as well
		case <-c.done:
			return true
		case <-timer.C:
			return false
		}
	}
}
