package sgf

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"tianyuan/engine"
)

func TestReplay(t *testing.T) {
	const nine = "(;SZ[9]"
	for _, tt := range []struct {
		name, in string
		before   int
		stones   string
		moves    string
		turn     engine.Color
		handicap int
		cut      int // moves before a set-up, one more warning
		warnings int
	}{
		{"empty", nine + ")", 0, "", "", engine.Black, 0, 0, 0},
		{"moves", nine + ";B[aa];W[bb])", 0, "B[aa] W[bb]", "B[aa]W[bb]", engine.Black, 0, 0, 0},
		{"before the first", nine + ";B[aa];W[bb])", 1, "", "", engine.Black, 0, 0, 0},
		{"before the second", nine + ";B[aa];W[bb])", 2, "B[aa]", "B[aa]", engine.White, 0, 0, 0},
		{"before the last but one", nine + ";B[aa];W[bb])", 3, "B[aa] W[bb]", "B[aa]W[bb]", engine.Black, 0, 0, 0},
		{"beyond the end", nine + ";B[aa];W[bb])", 1000, "B[aa] W[bb]", "B[aa]W[bb]", engine.Black, 0, 0, 0},
		{"not positive", nine + ";B[aa];W[bb])", -3, "B[aa] W[bb]", "B[aa]W[bb]", engine.Black, 0, 0, 0},
		{"passes count", nine + ";B[];W[tt];B[aa])", 3, "", "B[]W[]", engine.Black, 0, 0, 0},
		{"faults behind do not matter", nine + ";B[aa];W[aa])", 2, "B[aa]", "B[aa]", engine.White, 0, 0, 0},
		{"same color twice", nine + ";B[aa];B[bb])", 0, "B[aa] B[bb]", "B[aa]B[bb]", engine.White, 0, 0, 0},
		{"white first", nine + ";W[aa])", 1, "", "", engine.White, 0, 0, 0},
		{"move in the root", nine + "B[aa];W[bb])", 0, "B[aa] W[bb]", "B[aa]W[bb]", engine.Black, 0, 0, 0},
		{"two moves in a node", nine + ";W[aa]B[bb])", 0, "W[aa] B[bb]", "W[aa]B[bb]", engine.White, 0, 0, 0},
		{"two values of a move", nine + ";B[aa][bb])", 0, "B[aa]", "B[aa]", engine.White, 0, 0, 1},
		{"main line only", nine + ";B[aa](;W[bb])(;W[cc]))", 0, "B[aa] W[bb]", "B[aa]W[bb]", engine.Black, 0, 0, 0},
		{"capture", nine + ";B[ba];W[aa];B[ab])", 0, "B[ba] B[ab]", "B[ba]W[aa]B[ab]", engine.White, 0, 0, 0},

		{"set-up", nine + "AB[aa][bb]AW[cc])", 0, "B[aa] B[bb] W[cc]", "", engine.Black, 0, 0, 0},
		{"set-up, white to play", nine + "AB[aa]PL[W])", 0, "B[aa]", "", engine.White, 0, 0, 0},
		{"set-up and who moved", nine + "AB[aa];W[bb])", 1, "B[aa]", "", engine.White, 0, 0, 0},
		{"rectangle", nine + "AB[aa:ba][cc]AE[ba])", 0, "B[aa] B[cc]", "", engine.Black, 0, 0, 0},
		{"empty list", nine + "AB[]AW[ ])", 0, "", "", engine.Black, 0, 0, 0},
		{"set-up in several nodes", nine + ";AB[aa];AW[bb]AE[aa];B[cc])", 1, "W[bb]", "", engine.Black, 0, 0, 0},
		{"set-up in a move's node", nine + ";AB[aa]W[bb])", 1, "B[aa]", "", engine.White, 0, 0, 0},
		{"set-up after moves", nine + ";B[aa];W[bb];AB[cc];B[dd])", 0, "B[aa] W[bb] B[cc] B[dd]", "B[dd]", engine.White, 0, 2, 0},
		{"set-up after moves, twice", nine + ";B[aa];AB[cc];W[bb];B[dd];AE[dd])", 0, "B[aa] W[bb] B[cc]", "", engine.White, 0, 3, 0},
		{"turn after set-up", nine + ";B[aa];AB[cc])", 0, "B[aa] B[cc]", "", engine.White, 0, 1, 0},
		{"PL after set-up", nine + ";B[aa];AB[cc]PL[B])", 0, "B[aa] B[cc]", "", engine.Black, 0, 1, 0},
		{"taking a stone off", nine + ";B[aa];W[bb];AE[aa])", 0, "W[bb]", "", engine.Black, 0, 2, 0},
		{"set-up that changes nothing", nine + ";B[aa];W[bb];AB[aa]AE[cc])", 0, "B[aa] W[bb]", "B[aa]W[bb]", engine.Black, 0, 0, 0},
		{"numbers go on", nine + ";B[aa];AB[cc];W[dd];B[ee])", 3, "B[aa] B[cc] W[dd]", "W[dd]", engine.Black, 0, 1, 0},
		{"set-up before the move", nine + ";B[aa];AB[cc];W[dd])", 2, "B[aa] B[cc]", "", engine.White, 0, 1, 0},
		{"no set-up behind the move", nine + ";B[aa];W[dd];AB[cc])", 2, "B[aa]", "B[aa]", engine.White, 0, 0, 0},

		{"PL", nine + "PL[W])", 0, "", "", engine.White, 0, 0, 0},
		{"PL in words", nine + "PL[white];W[aa])", 1, "", "", engine.White, 0, 0, 0},
		{"PL as a number", nine + "PL[2])", 0, "", "", engine.White, 0, 0, 0},
		{"bad PL", nine + "PL[x])", 0, "", "", engine.Black, 0, 0, 1},
		{"PL after moves", nine + ";B[aa];PL[B])", 0, "B[aa]", "B[aa]", engine.Black, 0, 0, 0},
		{"PL with a move", nine + ";B[aa]PL[B])", 0, "B[aa]", "B[aa]", engine.Black, 0, 0, 0},
		{"PL before moves", nine + "PL[W];B[aa])", 0, "B[aa]", "B[aa]", engine.White, 0, 0, 0},

		{"handicap", nine + "HA[2]AB[cc][gg];W[ee])", 0, "B[cc] W[ee] B[gg]", "W[ee]", engine.Black, 2, 0, 0},
		{"handicap, white to play", nine + "HA[2]AB[cc][gg])", 0, "B[cc] B[gg]", "", engine.White, 2, 0, 0},
		{"handicap and PL", nine + "HA[2]AB[cc][gg]PL[B])", 0, "B[cc] B[gg]", "", engine.Black, 2, 0, 0},
		{"handicap in the second node", nine + "HA[2];AB[cc][gg])", 0, "B[cc] B[gg]", "", engine.White, 2, 0, 0},
		{"handicap without stones", nine + "HA[2];W[ee])", 0, "W[ee]", "W[ee]", engine.Black, 0, 0, 1},
		{"handicap as moves", nine + "HA[2];B[cc];B[gg];W[ee])", 0, "B[cc] W[ee] B[gg]", "B[cc]B[gg]W[ee]", engine.Black, 0, 0, 1},
		{"stones without HA", nine + "AB[cc][gg];W[ee])", 1, "B[cc] B[gg]", "", engine.White, 0, 0, 0},
		{"HA of one", nine + "HA[1])", 0, "", "", engine.Black, 0, 0, 0},
		{"HA of none", nine + "HA[0];B[aa])", 0, "B[aa]", "B[aa]", engine.White, 0, 0, 0},
		{"bad HA", nine + "HA[two])", 0, "", "", engine.Black, 0, 0, 1},
		{"handicap among more", nine + "HA[2]AB[gg][cc][aa]AW[bb])", 0, "B[aa] W[bb] B[cc] B[gg]", "", engine.Black, 2, 0, 1},
		{"handicap over a set-up", nine + "HA[2]AB[cc][gg];W[ee];AE[gg]AB[aa])", 0, "B[aa] B[cc] W[ee]", "", engine.Black, 2, 1, 0},

		{"unknown rules", nine + "RU[house])", 0, "", "", engine.Black, 0, 0, 1},
		{"other GM", nine + "GM[go])", 0, "", "", engine.Black, 0, 0, 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			o := DefaultLoadOptions()
			o.Before = tt.before
			r, err := Load(strings.NewReader(tt.in), o)
			if err != nil {
				t.Fatal(err)
			}
			g := r.Game
			cut := 0
			warnings := slices.DeleteFunc(slices.Clone(r.Warnings), func(text string) bool {
				n, err := fmt.Sscanf(text, "set-up in mid-game cuts off the moves before it: %d", &cut)
				return n == 1 && err == nil
			})
			got := fmt.Sprintf("%s | %s | %v, handicap %d, cut %d, warnings %d",
				stones(g.Board()), record(g), g.ToMove(), len(g.Handicap()), cut, len(warnings))
			want := fmt.Sprintf("%s | %s | %v, handicap %d, cut %d, warnings %d",
				tt.stones, tt.moves, tt.turn, tt.handicap, tt.cut, tt.warnings)
			if got != want {
				t.Errorf("got  %s\nwant %s\n%q", got, want, r.Warnings)
			}
			if len(r.Notes) != len(g.Moves()) {
				t.Errorf("%d notes for %d moves", len(r.Notes), len(g.Moves()))
			}
			if err := g.Board().Check(); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestReplayErrors(t *testing.T) {
	for _, tt := range []struct {
		name, in, want string
		is             []error
	}{
		{"other game", "(;GM[2])", "sgf: not a game of Go: GM[2]", []error{ErrNotGo}},
		{"not square", "(;SZ[13:9])", "sgf: unacceptable board size: SZ[13:9]", []error{ErrSize}},
		{"too large", "(;SZ[26])", "sgf: unacceptable board size: SZ[26]", []error{ErrSize}},
		{"zero", "(;SZ[0])", "sgf: unacceptable board size: SZ[0]", []error{ErrSize}},
		{"huge", "(;SZ[99999999999999999999])", "sgf: unacceptable board size: SZ[99999999999999999999]", []error{ErrSize}},
		{"no number", "(;SZ[big])", "sgf: unacceptable board size: SZ[big]", []error{ErrSize}},
		{
			"occupied", "(;SZ[9];B[aa];W[bb];B[bb])",
			"sgf: move 3: illegal move B[bb]: point is occupied",
			[]error{ErrIllegalMove, engine.ErrOccupied},
		},
		{
			"off the board", "(;SZ[9];B[jj])",
			`sgf: move 1: illegal move B[jj]: bad point "jj": point is not on the board`,
			[]error{ErrIllegalMove, ErrPoint, engine.ErrOffBoard},
		},
		{"no point", "(;SZ[9];B[a5])", `sgf: move 1: illegal move B[a5]: bad point "a5"`, []error{ErrIllegalMove, ErrPoint}},
		{
			"move number after a set-up", "(;SZ[9];B[aa];AB[cc];W[aa])",
			"sgf: move 2: illegal move W[aa]: point is occupied",
			[]error{ErrIllegalMove, engine.ErrOccupied},
		},
		{
			"set-up off the board", "(;SZ[9]AB[aa][tt])",
			`sgf: after move 0: bad set-up: AB: bad point "tt": point is not on the board`,
			[]error{ErrSetUp, ErrPoint},
		},
		{
			"set-up without liberties", "(;SZ[9];B[ba];W[ii];AW[aa]AB[ab])",
			"sgf: after move 2: bad set-up: set-up leaves a chain without liberties",
			[]error{ErrSetUp, engine.ErrNoLiberties},
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r, err := Load(strings.NewReader(tt.in), DefaultLoadOptions())
			if r != nil || err == nil || err.Error() != tt.want {
				t.Fatalf("got  %v\nwant %s", err, tt.want)
			}
			for _, is := range tt.is {
				if !errors.Is(err, is) {
					t.Errorf("%v is not %v", err, is)
				}
			}
		})
	}
}

// TestReplayByRules has moves that only some rules forbid.
func TestReplayByRules(t *testing.T) {
	for _, tt := range []struct {
		name, in  string
		number    int // of the move in question
		err       error
		allowed   []string
		forbidden []string
	}{
		{
			"suicide of two", "(;SZ[9];W[ba];B[aa];W[ac];B[ii];W[bb];B[ab])",
			6, engine.ErrSuicide,
			[]string{"tromp-taylor", "nz", "ing"},
			[]string{"competition", "chinese", "japanese", "aga"},
		},
		{
			"sending two, returning one", "(;SZ[9];W[ah];W[bh];B[ch];B[di];B[bi];B[ai];W[ci];B[bi])",
			8, engine.ErrSuperko,
			[]string{"chinese", "japanese"},
			[]string{"competition", "tromp-taylor", "cgos"},
		},
		{
			"ko retaken", "(;SZ[9];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb];B[cb])",
			9, engine.ErrKo,
			nil,
			[]string{"competition", "chinese", "japanese", "tromp-taylor"},
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			load := func(preset string) error {
				o := DefaultLoadOptions()
				var err error
				if o.Rules, err = engine.Preset(preset); err != nil {
					t.Fatal(err)
				}
				_, err = Load(strings.NewReader(tt.in), o)
				// The record's own rules decide, unless they are not asked.
				o = DefaultLoadOptions()
				rules, _ := engine.Preset(preset)
				in := strings.Replace(tt.in, "SZ[9]", "SZ[9]RU["+rulesName(rules)+"]", 1)
				if _, named := Load(strings.NewReader(in), o); fmt.Sprint(named) != fmt.Sprint(err) {
					t.Errorf("RU[%s]: %v, as base: %v", preset, named, err)
				}
				o.KeepRules = true
				if _, kept := Load(strings.NewReader(in), o); !errors.Is(kept, tt.err) {
					t.Errorf("RU[%s] not asked: %v", preset, kept)
				}
				return err
			}
			for _, preset := range tt.allowed {
				if err := load(preset); err != nil {
					t.Errorf("%s: %v", preset, err)
				}
			}
			for _, preset := range tt.forbidden {
				err := load(preset)
				var move *MoveError
				if !errors.As(err, &move) || !move.ByRules() || move.Number != tt.number ||
					!errors.Is(err, ErrIllegalMove) || !errors.Is(err, tt.err) {
					t.Errorf("%s: %v", preset, err)
				}
			}
		})
	}
}

func TestReplayRules(t *testing.T) {
	o := DefaultLoadOptions()
	o.Komi = 3.5
	for in, want := range map[string]struct {
		preset string
		komi   float64
	}{
		"(;SZ[9])":             {"competition", 3.5},
		"(;SZ[9]KM[])":         {"competition", 3.5},
		"(;SZ[9]KM[x])":        {"competition", 3.5},
		"(;SZ[9]KM[0])":        {"competition", 0},
		"(;SZ[9]RU[house])":    {"competition", 3.5},
		"(;SZ[9]RU[Japanese])": {"japanese", 6.5}, // the preset's
		"(;SZ[9]RU[AGA]KM[x])": {"aga", 7.5},
		"(;SZ[9]RU[Chinese])":  {"competition", 7.5},
		"(;SZ[9]RU[rangxian])": {"rangxian", 0},
		// Switches bring no komi.
		"(;SZ[9]RU[koSIMPLEscoreTERRITORYtaxSEKIsui0])": {"japanese", 3.5},
		"(;SZ[9]RU[AGA]KM[7])":                          {"aga", 7},
		"(;SZ[9]RU[Chinese]KM[375])":                    {"competition", 7.5},
		"(;SZ[9]RU[中国]KM[3.75])":                        {"competition", 7.5},
		"(;SZ[9]RU[AGA]KM[3.75])":                       {"aga", 3.75},
		"(;SZ[9]RU[]KM[0.5])":                           {"competition", 0.5},
	} {
		r, err := Load(strings.NewReader(in), o)
		if err != nil {
			t.Fatal(err)
		}
		if got := r.Game.Rules().PresetName(); got != want.preset || r.Game.Komi() != want.komi {
			t.Errorf("%s: %s, komi %g; want %s, %g", in, got, r.Game.Komi(), want.preset, want.komi)
		}
	}
	// Rules that are kept keep their komi, too.
	o.KeepRules = true
	r, err := Load(strings.NewReader("(;SZ[9]RU[Japanese])"), o)
	if err != nil || r.Game.Rules() != o.Rules || r.Game.Komi() != 3.5 {
		t.Errorf("kept: %+v, komi %v, %v", r.Game.Rules(), r.Game.Komi(), err)
	}
	// Corner stones stand where the record has them and nowhere else.
	for in, want := range map[string]string{
		"(;SZ[19]RU[stone-scoring])":                       "",
		"(;SZ[19]RU[stone-scoring]AB[dd][pp]AW[dp][pd])":   "B[dd] W[pd] W[dp] B[pp]",
		"(;SZ[19]RU[ancient territory]AB[dd]AW[dp];W[pp])": "B[dd] W[dp] W[pp]",
	} {
		if got := stones(load(t, in).Game.Board()); got != want {
			t.Errorf("%s: %s, want %s", in, got, want)
		}
	}
}

func TestLoadOptions(t *testing.T) {
	o := DefaultLoadOptions()
	const two = "(;SZ[9];B[aa])(;SZ[13];B[bb])"
	o.Index = 1
	r, err := Load(strings.NewReader(two), o)
	if err != nil || r.Game.Size() != 13 {
		t.Errorf("second game: %v", err)
	}
	o.Index = 2
	if _, err := Load(strings.NewReader(two), o); !errors.Is(err, ErrNoGame) {
		t.Errorf("third game: %v", err)
	}
	for name, change := range map[string]func(*LoadOptions){
		"index":  func(o *LoadOptions) { o.Index = -1 },
		"limits": func(o *LoadOptions) { o.Limits.MaxNodes = 0 },
		"rules":  func(o *LoadOptions) { o.Rules.First = engine.Empty },
		"komi":   func(o *LoadOptions) { o.Komi = math.Inf(1) },
	} {
		o := DefaultLoadOptions()
		change(&o)
		if o.Validate() == nil {
			t.Errorf("%s: bad options are valid", name)
		}
		if _, err := Load(strings.NewReader(two), o); err == nil {
			t.Errorf("%s: Load takes bad options", name)
		}
		if _, err := LoadFile("testdata/j_same.sgf", o); err == nil {
			t.Errorf("%s: LoadFile takes bad options", name)
		}
	}
}

func TestHeader(t *testing.T) {
	r := load(t, `(;GM[1]FF[4]PB[Bl\]ack]PW[White: one
two]BR[3d]WR[9p]RE[B+3.5]DT[2026-11-30]EV[Cup]RO[2 (final)]PC[Beijing]GN[g]SO[s]US[u]TM[3600]OT[5x30 byo-yomi]`+
		`RU[Japanese]KM[6.5]AP[CGoban:3]C[first
second];B[pd]BL[1754.25]OB[3]C[good
move];W[dp]WL[-2];B[pp]BL[x]OB[-1];W[]C[pass])`)
	want := Header{
		PlayerBlack: "Bl]ack", PlayerWhite: "White: one two", RankBlack: "3d", RankWhite: "9p",
		Result: "B+3.5", Rules: "Japanese", Date: "2026-11-30", Event: "Cup", Round: "2 (final)",
		Place: "Beijing", GameName: "g", Source: "s", User: "u", TimeLimit: "3600", Overtime: "5x30 byo-yomi",
		Application: "CGoban:3", Comment: "first\nsecond",
	}
	if r.Header != want {
		t.Errorf("header %+v,\nwant   %+v", r.Header, want)
	}
	notes := []Note{
		{Comment: "good\nmove", TimeLeft: 1754250 * time.Millisecond, HasTime: true, Periods: 3},
		{TimeLeft: -2 * time.Second, HasTime: true},
		{},
		{Comment: "pass"},
	}
	if fmt.Sprint(r.Notes) != fmt.Sprint(notes) {
		t.Errorf("notes %v, want %v", r.Notes, notes)
	}
	again := load(t, r.String())
	if again.Header != want || fmt.Sprint(again.Notes) != fmt.Sprint(notes) {
		t.Errorf("written and read: %+v, %v", again.Header, again.Notes)
	}
	for result, winner := range map[string]engine.Color{
		"B+3.5": engine.Black, "W+R": engine.White, "w+": engine.White, "0": engine.Empty, "": engine.Empty,
		"Void": engine.Empty, "?": engine.Empty, "X+1": engine.Empty, "Black wins": engine.Empty,
	} {
		if got := (Header{Result: result}).Winner(); got != winner {
			t.Errorf("winner of %q: %v, want %v", result, got, winner)
		}
	}
}
