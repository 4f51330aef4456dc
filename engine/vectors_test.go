package engine

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// vectorFile is vectors.json: the worked sums and tables of the rule documents.
// Its keys nigiri, byoyomi_reserve, announcements, late_arrival and
// arbiter_events are about clocks, colors and penalties: a referee's business,
// of which a position knows nothing, so they are not read here.
type vectorFile struct {
	ZiArithmetic []struct {
		ID           string  `json:"id"`
		Size         int     `json:"size"`
		BlackZi      float64 `json:"black_zi"`
		WhiteZi      float64 `json:"white_zi"`
		Komi         float64 `json:"komi_points"`
		GiveBack     int     `json:"give_back_points"`
		MarginZi     float64 `json:"margin_zi"`
		MarginPoints float64 `json:"margin_points"`
		Winner       string  `json:"winner"`
		FinalScore   string  `json:"final_score"`
	} `json:"zi_arithmetic"`
	Parity []struct {
		TerritoryDiff int     `json:"terr_diff"`
		Shared        int     `json:"shared"`
		Handicap      int     `json:"handicap"`
		Komi          float64 `json:"komi_points"`
		LastMover     string  `json:"last_mover"`
		BlackZi       float64 `json:"black_zi"`
		MarginZi      float64 `json:"margin_zi"`
	} `json:"parity"`
	ScoreBoards []struct {
		Size       int      `json:"size"`
		Rows       []string `json:"rows"`
		Komi       float64  `json:"komi"`
		Handicap   int      `json:"handicap"`
		BlackZi    float64  `json:"black_zi"`
		WhiteZi    float64  `json:"white_zi"`
		AreaDiff   int      `json:"area_diff"`
		MarginZi   float64  `json:"margin_zi"`
		FinalScore string   `json:"final_score"`
	} `json:"score_boards"`
	Thresholds []struct {
		Size       int     `json:"size"`
		Half       float64 `json:"half"`
		Komi       float64 `json:"komi"`
		BlackNeeds float64 `json:"black_needs_more_than"`
		WhiteNeeds float64 `json:"white_needs_more_than"`
	} `json:"thresholds"`
	Coordinates []struct {
		Document   string `json:"document"`
		Column     int    `json:"column"`
		RowFromTop int    `json:"row_from_top"`
		Size       int    `json:"size"`
		GTP        string `json:"gtp"`
	} `json:"coordinates"`
	StarPoints19 []string `json:"star_points_19"`
	Patterns     struct {
		H13 []string `json:"h13"`
		H16 []string `json:"h16"`
		H25 []string `json:"h25"`
	} `json:"handicap_patterns"`
	CornerStones struct {
		White []string `json:"white"`
		Black []string `json:"black"`
		First string   `json:"first"`
		Komi  float64  `json:"komi"`
	} `json:"corner_stones_zuozi"`
	Ancient []struct {
		BlackZi     float64 `json:"black_zi"`
		WhiteZi     float64 `json:"white_zi"`
		BlackGroups int     `json:"black_groups"`
		WhiteGroups int     `json:"white_groups"`
		MarginZi    float64 `json:"margin_zi"`
		PointsDiff  float64 `json:"tax_points_diff"`
	} `json:"ancient"`
}

func loadVectors(t *testing.T) (v vectorFile) {
	decodeFile(t, "vectors.json", &v)
	for name, got := range map[string][2]int{
		"zi_arithmetic": {len(v.ZiArithmetic), 30}, "parity": {len(v.Parity), 405},
		"score_boards": {len(v.ScoreBoards), 26}, "thresholds": {len(v.Thresholds), 12},
		"coordinates": {len(v.Coordinates), 3}, "star_points_19": {len(v.StarPoints19), 9},
		"ancient": {len(v.Ancient), 5},
	} {
		if got[0] != got[1] {
			t.Fatalf("%d entries of %s, want %d", got[0], name, got[1])
		}
	}
	return v
}

func TestZiArithmetic(t *testing.T) {
	for _, v := range loadVectors(t).ZiArithmetic {
		t.Run(v.ID, func(t *testing.T) {
			s := Score{
				Size: v.Size, Difference: int(2*v.BlackZi) - v.Size*v.Size,
				Komi: v.Komi, Handicap: v.GiveBack,
			}
			s.Margin = s.margin()
			if s.BlackZi() != v.BlackZi || s.WhiteZi() != v.WhiteZi {
				t.Errorf("zi %v and %v, want %v and %v", s.BlackZi(), s.WhiteZi(), v.BlackZi, v.WhiteZi)
			}
			if s.Margin/2 != v.MarginZi || s.Margin != v.MarginPoints {
				t.Errorf("margin %v zi, %v points, want %v and %v", s.Margin/2, s.Margin, v.MarginZi, v.MarginPoints)
			}
			winner := Winner(s.Margin).Letter()
			if winner == "" {
				winner = "draw"
			}
			if winner != v.Winner || s.String() != v.FinalScore {
				t.Errorf("winner %s by %s, want %s by %s", winner, s, v.Winner, v.FinalScore)
			}
		})
	}
}

// TestParity plays each of the 405 games of the last-move table to the end:
// alternate moves fill two fields with the given difference of territory and
// number of shared points. Who then moved last, and the count, are the table's.
func TestParity(t *testing.T) {
	const size = 19
	for _, v := range loadVectors(t).Parity {
		name := fmt.Sprintf("diff_%d/shared_%d/handicap_%d", v.TerritoryDiff, v.Shared, v.Handicap)
		t.Run(name, func(t *testing.T) {
			last := mustColor(t, v.LastMover)
			stones := max(v.Handicap, 1) // Black's stones minus White's at the end
			if last == White {
				stones--
			}
			areaBlack := (size*size - v.Shared + v.TerritoryDiff + stones) / 2
			fields := fillFields(size, []field{
				{Black, areaBlack, max(v.TerritoryDiff, 0) + 2},
				{Empty, v.Shared, 0},
				{White, size*size - v.Shared - areaBlack, max(-v.TerritoryDiff, 0) + 2},
			})
			var queue [4][]Point
			for i, c := range fields {
				queue[c] = append(queue[c], PointOf(size, i))
			}

			g := mustGame(t, size, mustPreset(t, "competition"))
			if err := g.SetKomi(v.Komi); err != nil {
				t.Fatal(err)
			}
			if v.Handicap > 0 {
				if err := g.PlaceHandicap(queue[Black][:v.Handicap]); err != nil {
					t.Fatal(err)
				}
				queue[Black] = queue[Black][v.Handicap:]
			}
			for c := g.ToMove(); len(queue[c]) > 0; c = c.Opponent() {
				if err := g.Play(Move{c, queue[c][0]}); err != nil {
					t.Fatal(err)
				}
				queue[c] = queue[c][1:]
			}
			if left := len(queue[Black]) + len(queue[White]); left > 0 {
				t.Fatalf("%d stones are left when %v cannot move", left, g.ToMove())
			}
			if got := g.Moves()[len(g.Moves())-1].Color; got != last {
				t.Errorf("%v moved last, want %v", got, last)
			}
			score := g.Score(Status{})
			if score.BlackZi() != v.BlackZi || score.Margin/2 != v.MarginZi || score.Count.Shared != v.Shared {
				t.Errorf("%v zi, margin %v, %d shared, want %v, %v, %d on\n%s",
					score.BlackZi(), score.Margin/2, score.Count.Shared, v.BlackZi, v.MarginZi, v.Shared, g.Board())
			}
		})
	}
}

// field is a run of points from A1 upwards that one color holds, with some of
// them left empty as eyes; an Empty field is shared.
type field struct {
	color        Color
	points, eyes int
}

// fillFields lays fields one after the other over a board. Eyes are one point
// each, inside their own field, in every other column.
func fillFields(size int, fields []field) []Color {
	owner := make([]int, size*size)
	colors := make([]Color, size*size)
	start := 0
	for k, f := range fields {
		for i := start; i < start+f.points; i++ {
			owner[i], colors[i] = k, f.color
		}
		start += f.points
	}
	for i := range colors {
		row, col := i/size, i%size
		f := &fields[owner[i]]
		if f.eyes == 0 || col%2 == 0 {
			continue
		}
		inside := true
		for _, d := range [4][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
			r, c := row+d[0], col+d[1]
			if r < 0 || c < 0 || r >= size || c >= size {
				continue
			}
			if q := r*size + c; owner[q] != owner[i] || colors[q] == Empty {
				inside = false
			}
		}
		if inside {
			colors[i] = Empty
			f.eyes--
		}
	}
	return colors
}

func TestScoreBoards(t *testing.T) {
	for i, v := range loadVectors(t).ScoreBoards {
		t.Run(fmt.Sprintf("%d_%s", i, v.FinalScore), func(t *testing.T) {
			g := mustGame(t, v.Size, mustPreset(t, "chinese"))
			setUpDiagram(t, g, strings.Join(v.Rows, "\n"), Black)
			if err := g.SetKomi(v.Komi); err != nil {
				t.Fatal(err)
			}
			var black []Point
			for i := range v.Size * v.Size {
				if p := PointOf(v.Size, i); g.Board().At(p) == Black {
					black = append(black, p)
				}
			}
			if err := g.SetHandicap(black[:v.Handicap]); err != nil {
				t.Fatal(err)
			}
			s := g.Score(Status{})
			if s.Difference != v.AreaDiff || s.BlackZi() != v.BlackZi || s.WhiteZi() != v.WhiteZi {
				t.Errorf("difference %d, zi %v and %v, want %d, %v and %v",
					s.Difference, s.BlackZi(), s.WhiteZi(), v.AreaDiff, v.BlackZi, v.WhiteZi)
			}
			if s.Margin/2 != v.MarginZi || s.String() != v.FinalScore {
				t.Errorf("margin %v zi, %s, want %v, %s", s.Margin/2, s, v.MarginZi, v.FinalScore)
			}
		})
	}
}

func TestThresholds(t *testing.T) {
	for _, v := range loadVectors(t).Thresholds {
		t.Run(fmt.Sprintf("%dx%d/komi_%v", v.Size, v.Size, v.Komi), func(t *testing.T) {
			n := v.Size * v.Size
			if half := (Score{Size: v.Size}).BlackZi(); half != v.Half {
				t.Errorf("half the board is %v zi, want %v", half, v.Half)
			}
			for difference := -n; difference <= n; difference++ {
				s := Score{Size: v.Size, Difference: difference, Komi: v.Komi}
				want := Empty
				switch {
				case s.BlackZi() > v.BlackNeeds:
					want = Black
				case s.WhiteZi() > v.WhiteNeeds:
					want = White
				}
				if got := Winner(s.margin()); got != want {
					t.Fatalf("%v wins with %v zi against %v, want %v", got, s.BlackZi(), s.WhiteZi(), want)
				}
			}
		})
	}
}

func TestDocumentTables(t *testing.T) {
	v := loadVectors(t)
	for _, c := range v.Coordinates {
		p, ok := At(c.Size, c.Column, c.Size+1-c.RowFromTop)
		if !ok || vertex(c.Size, p) != c.GTP {
			t.Errorf("%s is %s, want %s", c.Document, vertex(c.Size, p), c.GTP)
		}
	}
	h13, err13 := PatternHandicap(19, 13)
	h16, err16 := PatternHandicap(19, 16)
	h25, err25 := PatternHandicap(19, 25)
	black, white := CornerStones(19)
	for _, table := range []struct {
		name string
		got  []Point
		err  error
		want []string
	}{
		{"star points", StarPoints(19), nil, v.StarPoints19},
		{"13 handicap stones", h13, err13, v.Patterns.H13},
		{"16 handicap stones", h16, err16, v.Patterns.H16},
		{"25 handicap stones", h25, err25, v.Patterns.H25},
		{"black corner stones", black, nil, v.CornerStones.Black},
		{"white corner stones", white, nil, v.CornerStones.White},
	} {
		got := strings.Fields(vertexList(19, table.got))
		slices.Sort(got)
		slices.Sort(table.want)
		if table.err != nil || !slices.Equal(got, table.want) {
			t.Errorf("%s: %v %v, want %v", table.name, got, table.err, table.want)
		}
	}
	ancient := mustPreset(t, "ancient-area")
	if ancient.First.Letter() != v.CornerStones.First || ancient.Komi != v.CornerStones.Komi || !ancient.CornerStones {
		t.Errorf("ancient rules %+v, want first %s and komi %v", ancient, v.CornerStones.First, v.CornerStones.Komi)
	}
}

// TestAncient counts boards with the given zi and numbers of living groups
// under the group tax.
func TestAncient(t *testing.T) {
	const size = 19
	for _, v := range loadVectors(t).Ancient {
		t.Run(fmt.Sprintf("%v_in_%d_against_%v_in_%d", v.BlackZi, v.BlackGroups, v.WhiteZi, v.WhiteGroups), func(t *testing.T) {
			// Stripes of both colors make groups of about equal number; what is
			// missing lies as islands of the third line inside the last stripe.
			var fields []field
			stripes := min(v.BlackGroups, v.WhiteGroups)
			share := func(total float64, groups, k int) int {
				n := int(total) / groups
				if k == groups-1 {
					return int(total) - n*k
				}
				return n
			}
			extraBlack := v.BlackGroups > v.WhiteGroups
			blackStripes := stripes
			if extraBlack {
				blackStripes++
			}
			islands := v.WhiteGroups - stripes
			const islandSize = 15 // 5x3 with two eyes
			for k := range blackStripes {
				black := share(v.BlackZi+float64(islands*islandSize), blackStripes, k)
				fields = append(fields, field{Black, black, 2})
				if k < stripes {
					fields = append(fields, field{White, share(v.WhiteZi-float64(islands*islandSize), stripes, k), 2})
				}
			}
			colors := fillFields(size, fields)
			for k := range islands {
				for i, c := range []byte("OOOOOO.O.OOOOOO") {
					row, col := 3+i/5, 2+8*k+i%5
					colors[row*size+col] = White
					if c == '.' {
						colors[row*size+col] = Empty
					}
				}
			}
			g := mustGame(t, size, mustPreset(t, "ancient-area"))
			var stones [4][]Point
			for i, c := range colors {
				stones[c] = append(stones[c], PointOf(size, i))
			}
			if err := g.SetUp(stones[Black], stones[White], White); err != nil {
				t.Fatal(err)
			}
			s := g.Score(Status{})
			if s.Count.Groups[Black] != v.BlackGroups || s.Count.Groups[White] != v.WhiteGroups {
				t.Fatalf("groups %v, want %d and %d on\n%s", s.Count.Groups, v.BlackGroups, v.WhiteGroups, g.Board())
			}
			if area := g.Board().AreaDifference(); area != int(v.BlackZi-v.WhiteZi) {
				t.Fatalf("area difference %d, want %v", area, v.BlackZi-v.WhiteZi)
			}
			if s.Margin/2 != v.MarginZi || s.Margin != v.PointsDiff {
				t.Errorf("margin %v zi, %v points, want %v and %v", s.Margin/2, s.Margin, v.MarginZi, v.PointsDiff)
			}
		})
	}
}
