package gtp

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"tianyuan/engine"
)

// defaultClientSize is the board that programs start with.
const defaultClientSize = 19

// Name returns the program's name, one line.
func (c *Client) Name(ctx context.Context) (string, error) { return c.line(ctx, "name") }

// Version returns the program's version, one line, which may be empty.
func (c *Client) Version(ctx context.Context) (string, error) { return c.line(ctx, "version") }

// line returns the first line of a reply.
func (c *Client) line(ctx context.Context, command string) (string, error) {
	text, err := c.Send(ctx, command)
	first, _, _ := strings.Cut(text, "\n")
	return strings.TrimSpace(first), err
}

// KnownCommand reports whether the program says that it knows a command.
func (c *Client) KnownCommand(ctx context.Context, command string) (bool, error) {
	text, err := c.Send(ctx, "known_command", command)
	if err != nil {
		return false, err
	}
	switch strings.ToLower(strings.TrimSpace(text)) {
	case "true":
		return true, nil
	case "false":
		return false, nil
	default:
		return false, fmt.Errorf("gtp: known_command: %w: %q is neither true nor false", ErrProtocol, excerpt([]byte(text)))
	}
}

// ListCommands returns the commands that the program knows, in its order.
func (c *Client) ListCommands(ctx context.Context) ([]string, error) {
	text, err := c.Send(ctx, "list_commands")
	return strings.Fields(text), err
}

// BoardSize sets the edge of the board, in points. What is on the board
// afterwards is undefined: ClearBoard follows. The vertices of later calls are
// read and written for this size; before the first call it is 19. It returns
// engine.ErrSize for a size that the engine does not know.
func (c *Client) BoardSize(ctx context.Context, size int) error {
	if size < engine.MinSize || size > engine.MaxSize {
		return fmt.Errorf("gtp: boardsize %d: %w", size, engine.ErrSize)
	}
	if _, err := c.Send(ctx, "boardsize", strconv.Itoa(size)); err != nil {
		return err
	}
	c.size.Store(int32(size))
	return nil
}

// ClearBoard empties the board for a new game.
func (c *Client) ClearBoard(ctx context.Context) error {
	_, err := c.Send(ctx, "clear_board")
	return err
}

// Komi sets what White gets, in points. It returns engine.ErrKomi for a number
// that is no komi.
func (c *Client) Komi(ctx context.Context, komi float64) error {
	if err := engine.CheckKomi(komi); err != nil {
		return fmt.Errorf("gtp: komi: %w", err)
	}
	_, err := c.Send(ctx, "komi", strconv.FormatFloat(komi, 'f', -1, 64))
	return err
}

// Play tells the program a move. It returns engine.ErrColor or
// engine.ErrOffBoard for a move that cannot be written for the board's size.
func (c *Client) Play(ctx context.Context, m engine.Move) error {
	if !m.Color.IsPlayer() {
		return fmt.Errorf("gtp: play: %w", engine.ErrColor)
	}
	vertices, err := c.vertices([]engine.Point{m.Point})
	if err != nil {
		return fmt.Errorf("gtp: play: %w", err)
	}
	_, err = c.Send(ctx, "play", m.Color.String(), vertices[0])
	return err
}

// Genmove asks the program for a move of that color, which it plays on its own
// board: a point, engine.Pass, or resign. Whether the move is legal is for the
// caller to see. It waits for ClientOptions.MoveTimeout at most; a reply that
// is no move on a board of this size is ErrProtocol, with engine.ErrOffBoard
// for a vertex of a larger board, and leaves the Client usable.
func (c *Client) Genmove(ctx context.Context, color engine.Color) (p engine.Point, resign bool, err error) {
	if !color.IsPlayer() {
		return engine.Pass, false, fmt.Errorf("gtp: genmove: %w", engine.ErrColor)
	}
	text, err := c.send(ctx, c.options.MoveTimeout, "genmove", color.String())
	if err != nil {
		return engine.Pass, false, err
	}
	text = strings.TrimSpace(text)
	if strings.EqualFold(text, "resign") {
		return engine.Pass, true, nil
	}
	size := int(c.size.Load())
	p, err = ParseVertex(size, text)
	if err != nil {
		return engine.Pass, false, fmt.Errorf("gtp: genmove: %w: no move on a board of %d lines: %w", ErrProtocol, size, err)
	}
	return p, false, nil
}

// FinalScore asks for the result of the game as Black's lead in points. It
// reports false, without an error, when the program refuses or its answer
// names no margin ("?", "B+R").
func (c *Client) FinalScore(ctx context.Context) (margin float64, ok bool, err error) {
	text, err := c.Send(ctx, "final_score")
	if errors.Is(err, ErrRefused) {
		return 0, false, nil
	}
	if err != nil {
		return 0, false, err
	}
	margin, ok = parseMargin(text)
	return margin, ok, nil
}

// parseMargin reads "B+1.5", "W+2", "0", "draw" and "jigo", in any case, and
// only the first word: some programs add a comment.
func parseMargin(text string) (margin float64, ok bool) {
	words := strings.Fields(strings.ToLower(text))
	if len(words) == 0 {
		return 0, false
	}
	word := words[0]
	sign := 1.0
	switch {
	case word == "0", word == "draw", word == "jigo":
		return 0, true
	case strings.HasPrefix(word, "b+"):
	case strings.HasPrefix(word, "w+"):
		sign = -1
	default:
		return 0, false
	}
	points, err := strconv.ParseFloat(word[2:], 64)
	if err != nil || engine.CheckKomi(points) != nil || points < 0 {
		return 0, false
	}
	if points == 0 {
		return 0, true
	}
	return sign * points, true
}

// FinalStatusList asks for the stones of a status, "dead", "alive" or "seki",
// at the end of the game. A reply that holds anything but points of the board
// is ErrProtocol and leaves the Client usable; ErrRefused says that the
// program does not know.
func (c *Client) FinalStatusList(ctx context.Context, status string) ([]engine.Point, error) {
	text, err := c.Send(ctx, "final_status_list", status)
	if err != nil {
		return nil, err
	}
	size := int(c.size.Load())
	words := strings.Fields(text)
	points := make([]engine.Point, 0, len(words))
	for _, word := range words {
		p, err := ParseVertex(size, word)
		if err == nil && p == engine.Pass {
			err = engine.ErrOffBoard
		}
		if err != nil {
			return nil, fmt.Errorf("gtp: final_status_list: %w: %w", ErrProtocol, err)
		}
		points = append(points, p)
	}
	return points, nil
}

// TimeSettings sets main time and Canadian overtime of that many stones per
// period, whole seconds: fractions are cut. Overtime without stones means no
// limit, stones and overtime of 0 absolute time.
func (c *Client) TimeSettings(ctx context.Context, main, overtime time.Duration, stones int) error {
	_, err := c.Send(ctx, "time_settings", seconds(main), seconds(overtime), strconv.Itoa(stones))
	return err
}

// TimeLeft tells the time a color has left, whole seconds, and the stones it
// has to play in it; 0 stones is main time.
func (c *Client) TimeLeft(ctx context.Context, color engine.Color, left time.Duration, stones int) error {
	if !color.IsPlayer() {
		return fmt.Errorf("gtp: time_left: %w", engine.ErrColor)
	}
	_, err := c.Send(ctx, "time_left", color.String(), seconds(left), strconv.Itoa(stones))
	return err
}

// seconds writes a time in whole seconds; a clock that is over shows 0.
func seconds(d time.Duration) string {
	return strconv.FormatInt(int64(max(d, 0)/time.Second), 10)
}

// SetFreeHandicap puts Black's handicap stones on the empty board.
func (c *Client) SetFreeHandicap(ctx context.Context, stones []engine.Point) error {
	vertices, err := c.vertices(stones)
	if err != nil {
		return fmt.Errorf("gtp: set_free_handicap: %w", err)
	}
	_, err = c.Send(ctx, "set_free_handicap", vertices...)
	return err
}

// vertices writes points for the program's board; engine.ErrOffBoard says that
// one of them is neither on it nor a pass.
func (c *Client) vertices(points []engine.Point) ([]string, error) {
	size := int(c.size.Load())
	vertices := make([]string, len(points))
	for i, p := range points {
		if p != engine.Pass && !p.OnBoard(size) {
			return nil, engine.ErrOffBoard
		}
		vertices[i] = Vertex(size, p)
	}
	return vertices, nil
}
