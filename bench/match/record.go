package match

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"tianyuan/engine"
	"tianyuan/engine/sgf"
	"tianyuan/gtp"
)

// recordName is the file name of a game's record.
func recordName(game int) string { return fmt.Sprintf("game-%05d.sgf", game) }

// write writes the game's record into the folder, whole or not at all.
func (g *game) write(dir string) error {
	r := &g.result
	record := sgf.Record{
		Game: g.record,
		Header: sgf.Header{
			PlayerBlack: r.Black.String(), PlayerWhite: r.White.String(),
			Result: r.Result, Date: r.Started.Format("2006-01-02"),
			Round: strconv.Itoa(r.Game), Comment: g.comment(),
		},
	}
	file, err := os.CreateTemp(dir, r.SGF+".*.tmp")
	if err != nil {
		return fmt.Errorf("match: %w", err)
	}
	defer os.Remove(file.Name()) // nothing is left of it after the renaming
	err = record.Write(file)
	if err == nil {
		err = file.Chmod(0o644)
	}
	if err == nil {
		err = file.Sync()
	}
	if closeErr := file.Close(); err == nil {
		err = closeErr
	}
	if err == nil {
		err = os.Rename(file.Name(), filepath.Join(dir, r.SGF))
	}
	if err != nil {
		return fmt.Errorf("match: %s: %w", r.SGF, err)
	}
	return nil
}

// comment is the record's first comment: who played and what was claimed.
func (g *game) comment() string {
	r := &g.result
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("Game %d of a match", r.Game)
	line("Black: %s (%s), %.1f s", r.Black, clean(r.Black.Command), r.BlackSeconds)
	line("White: %s (%s), %.1f s", r.White, clean(r.White.Command), r.WhiteSeconds)
	line("Result: %s by %s", r.Result, r.Reason)
	if r.Detail != "" {
		line("%s", r.Detail)
	}
	if r.Reason == ByScore {
		line("Black claims %s", r.BlackClaim)
		line("White claims %s", r.WhiteClaim)
		switch {
		case r.Agreed:
			line("The programs agree")
		case r.Differed:
			line("The programs differ")
		}
		line("Decision: %s", r.Decision)
	}
	for _, note := range r.Notes {
		line("Note: %s", note)
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// String returns the claim in words: "B+3.5, dead: A1 B2".
func (c *Claim) String() string {
	text := c.score()
	switch {
	case c.Dead == nil:
		text += ", no list of dead stones"
	case len(c.Dead) == 0:
		text += ", nothing dead"
	default:
		text += ", dead: " + strings.Join(c.Dead, " ")
	}
	if c.Note != "" {
		text += " (" + c.Note + ")"
	}
	return text
}

// vertices writes points for people.
func vertices(size int, points []engine.Point) []string {
	words := make([]string, len(points))
	for i, p := range points {
		words[i] = gtp.Vertex(size, p)
	}
	return words
}
