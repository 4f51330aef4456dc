package match

import (
	"context"
	"errors"
	"fmt"
	"time"

	"tianyuan/engine"
	"tianyuan/gtp"
)

// game is one game under way.
type game struct {
	settings Settings
	record   *engine.Game
	programs [4]*program // by color
	seconds  [4]float64
	result   GameResult
}

// newGame prepares game number n of the match.
func (m *match) newGame(n int) (*game, error) {
	record, err := engine.NewGame(m.settings.Size, m.rules)
	if err != nil {
		return nil, err
	}
	if err := record.SetKomi(m.settings.Komi); err != nil {
		return nil, err
	}
	if m.settings.Handicap != 0 {
		stones, err := engine.FixedHandicap(m.settings.Size, m.settings.Handicap)
		if err != nil {
			return nil, err
		}
		if err := record.PlaceHandicap(stones); err != nil {
			return nil, err
		}
	}
	g := &game{settings: m.settings, record: record}
	g.programs[engine.Black], g.programs[engine.White] = m.programs[0], m.programs[1]
	if !firstIsBlack(n, m.settings.Handicap) {
		g.programs[engine.Black], g.programs[engine.White] = m.programs[1], m.programs[0]
	}
	g.result = GameResult{
		Game: n, Handicap: m.settings.Handicap, SGF: recordName(n), Started: time.Now().Round(time.Second),
		Black: g.programs[engine.Black].player, White: g.programs[engine.White].player,
	}
	return g, nil
}

// play plays the game to its end. The only error is the context's; everything
// else is a result.
func (g *game) play(ctx context.Context) error {
	over, err := g.setUp(ctx)
	for err == nil && !over {
		over, err = g.turn(ctx)
	}
	if err != nil {
		return err
	}
	if g.result.Result == "" {
		if err := g.finish(ctx); err != nil {
			return err
		}
	}
	g.result.Moves = len(g.record.Moves())
	g.result.BlackSeconds = g.seconds[engine.Black]
	g.result.WhiteSeconds = g.seconds[engine.White]
	return nil
}

// setUp prepares both programs and reports whether that has ended the game. If
// neither can be, the game is void.
func (g *game) setUp(ctx context.Context) (over bool, err error) {
	var faults [4]error
	for _, c := range []engine.Color{engine.Black, engine.White} {
		var note string
		note, faults[c] = g.programs[c].setUp(ctx, g.record)
		if note != "" {
			g.note("%v %s", c, note)
		}
	}
	if ctx.Err() != nil {
		return false, ctx.Err()
	}
	switch black, white := faults[engine.Black], faults[engine.White]; {
	case black != nil && white != nil:
		g.programs[engine.Black].stop()
		g.programs[engine.White].stop()
		g.result.Result, g.result.Reason = "Void", reasonOf(black)
		g.result.Detail = clean(fmt.Sprintf("black: %v; white: %v", black, white))
		return true, nil
	case black != nil:
		g.forfeit(engine.Black, black)
		return true, nil
	case white != nil:
		g.forfeit(engine.White, white)
		return true, nil
	}
	return false, nil
}

// turn plays one move and reports whether the game is over.
func (g *game) turn(ctx context.Context) (over bool, err error) {
	switch {
	case g.record.End() != engine.NotOver:
		return true, nil
	case len(g.record.Moves()) >= g.settings.MoveLimit:
		g.result.Result, g.result.Reason = "Void", ByMoveLimit
		g.result.Detail = fmt.Sprintf("no result after %d moves", g.settings.MoveLimit)
		return true, nil
	}
	color := g.record.ToMove()
	start := time.Now()
	point, resigns, fault := g.programs[color].client.Genmove(ctx, color)
	g.seconds[color] += time.Since(start).Seconds()
	if ctx.Err() != nil {
		return false, ctx.Err()
	}
	if fault != nil {
		g.forfeit(color, fault)
		return true, nil
	}
	if resigns {
		g.record.Resign(color)
		return true, nil
	}
	move := engine.Move{Color: color, Point: point}
	if fault := g.record.Play(move); fault != nil {
		g.forfeit(color, &illegalMove{vertex: gtp.Vertex(g.settings.Size, point), err: fault})
		return true, nil
	}
	opponent := color.Opponent()
	fault = g.programs[opponent].client.Play(ctx, move)
	if ctx.Err() != nil {
		return false, ctx.Err()
	}
	if fault != nil {
		g.forfeit(opponent, fault)
		return true, nil
	}
	return false, nil
}

// finish gives the result of a game that has ended by the rules.
func (g *game) finish(ctx context.Context) error {
	switch g.record.End() {
	case engine.EndByResignation:
		g.result.Result, g.result.Reason = g.record.Result(engine.Status{}), ByResignation
	case engine.EndByRepetition:
		g.result.Result, g.result.Reason = g.record.Result(engine.Status{}), ByRepetition
	default:
		return g.count(ctx)
	}
	return nil
}

// illegalMove is a move that the referee does not allow.
type illegalMove struct {
	vertex string
	err    error
}

func (e *illegalMove) Error() string { return fmt.Sprintf("illegal move %s: %v", e.vertex, e.err) }
func (e *illegalMove) Unwrap() error { return e.err }

// reasonOf classifies a fault.
func reasonOf(fault error) Reason {
	var illegal *illegalMove
	switch {
	case errors.As(fault, &illegal), errors.Is(fault, engine.ErrOffBoard):
		return ByIllegalMove
	case errors.Is(fault, gtp.ErrTimeout):
		return ByTimeout
	case errors.Is(fault, gtp.ErrExited):
		return ByCrash
	case errors.Is(fault, gtp.ErrRefused):
		return ByRefusal
	default:
		return ByGarbage
	}
}

// forfeit ends the game with a loss for who is at fault, and that program.
func (g *game) forfeit(loser engine.Color, fault error) {
	g.programs[loser].stop()
	g.result.Reason = reasonOf(fault)
	mark := "F"
	if g.result.Reason == ByTimeout {
		mark = "T"
	}
	g.result.Result = loser.Opponent().Letter() + "+" + mark
	g.result.Detail = clean(fmt.Sprintf("%v after %d moves: %v", loser, len(g.record.Moves()), fault))
}

func (g *game) note(format string, args ...any) {
	g.result.Notes = append(g.result.Notes, clean(fmt.Sprintf(format, args...)))
}
