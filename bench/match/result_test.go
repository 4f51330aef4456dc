package match_test

import (
	"encoding/json"
	"strings"
	"testing"

	"tianyuan/bench/match"
)

func TestGameResultString(t *testing.T) {
	alpha, beta := match.Player{Name: "Alpha", Version: "1"}, match.Player{Name: "Beta"}
	tests := []struct {
		name string
		game match.GameResult
		want string
	}{
		{
			"plain",
			match.GameResult{Game: 1, Black: alpha, White: beta, Result: "B+3.5", Reason: match.ByScore, Moves: 80, BlackSeconds: 3.2, WhiteSeconds: 4.6, Agreed: true, Referee: "B+3.5", Decision: "both programs claim it"},
			"game 1: Alpha 1 (Black, 3 s) - Beta (White, 5 s): B+3.5 by score, 80 moves",
		},
		{
			"a program against itself, colors swapped",
			match.GameResult{Game: 2, Black: alpha, White: alpha, Result: "W+R", Reason: match.ByResignation, Moves: 9},
			"game 2: Alpha 1 #2 (Black, 0 s) - Alpha 1 #1 (White, 0 s): W+R by resignation, 9 moves",
		},
		{
			"fault and note",
			match.GameResult{Game: 3, Black: alpha, White: beta, Result: "W+F", Reason: match.ByIllegalMove, Detail: "black after 4 moves: illegal move A1: ko", Moves: 4, Notes: []string{"white does not take the rules: no"}},
			"game 3: Alpha 1 (Black, 0 s) - Beta (White, 0 s): W+F by illegal move, 4 moves; black after 4 moves: illegal move A1: ko; white does not take the rules: no",
		},
		{
			"claims that differ",
			match.GameResult{Game: 5, Black: alpha, White: beta, Result: "W+1.5", Reason: match.ByScore, BlackClaim: &match.Claim{Score: "B+2"}, WhiteClaim: &match.Claim{Score: "W+1.5"}, Differed: true, Referee: "W+1.5", Decision: "counted"},
			"game 5: Alpha 1 (Black, 0 s) - Beta (White, 0 s): W+1.5 by score, 0 moves; claims differ: Black B+2, White W+1.5; counted",
		},
		{
			"a claim the referee does not share",
			match.GameResult{Game: 7, Black: alpha, White: beta, Result: "B+2", Reason: match.ByScore, Agreed: true, Referee: "W+1.5", Decision: "both programs claim it; the referee would have had W+1.5 (counted)"},
			"game 7: Alpha 1 (Black, 0 s) - Beta (White, 0 s): B+2 by score, 0 moves; both programs claim it; the referee would have had W+1.5 (counted)",
		},
		{
			"a journal without claims",
			match.GameResult{Game: 9, Black: alpha, White: beta, Result: "0", Reason: match.ByScore, Differed: true, Decision: "counted"},
			"game 9: Alpha 1 (Black, 0 s) - Beta (White, 0 s): 0 by score, 0 moves; claims differ: Black no score, White no score; counted",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := tt.game.String(); got != tt.want {
				t.Errorf("%s\nwant\n%s", got, tt.want)
			}
		})
	}
}

func TestGameResultJSON(t *testing.T) {
	tests := []struct {
		name    string
		game    int
		result  string
		winner  string
		program float64
	}{
		{"first program as black", 1, "B+0.5", "black", 1},
		{"second program as black", 2, "B+R", "black", 2},
		{"second program as white", 3, "W+T", "white", 2},
		{"first program as white", 4, "W+F", "white", 1},
		{"draw", 5, "0", "", 0},
		{"void", 6, "Void", "", 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := match.GameResult{Game: tt.game, Result: tt.result, Reason: match.ByScore, Moves: 7}
			text, err := json.Marshal(r)
			if err != nil {
				t.Fatal(err)
			}
			var fields map[string]any
			if err := json.Unmarshal(text, &fields); err != nil {
				t.Fatal(err)
			}
			if fields["winner"] != tt.winner || fields["winner_program"] != tt.program || fields["moves"] != 7.0 {
				t.Errorf("%s", text)
			}
			var again match.GameResult
			if err := json.Unmarshal(text, &again); err != nil || again.String() != r.String() {
				t.Errorf("read back: %v, %v", again, err)
			}
		})
	}
}

func TestSummaryString(t *testing.T) {
	self := match.Player{Name: "Tianyuan", Version: "0.1.0", Command: "bin/engine"}
	strong := match.Player{Name: "Tianyuan", Version: "0.1.0", Command: "bin/engine --time 9"}
	settings := match.Settings{Games: 9, Size: 9, Rules: "cgos", Black: self.Command, White: strong.Command}
	games := []match.GameResult{
		{Game: 1, Black: self, White: strong, Result: "W+T", Reason: match.ByTimeout},
		{Game: 2, Black: strong, White: self, Result: "B+F", Reason: match.ByCrash},
		{Game: 3, Black: self, White: strong, Result: "W+F", Reason: match.ByGarbage},
		{Game: 4, Black: strong, White: self, Result: "B+F", Reason: match.ByRefusal},
		{Game: 5, Black: self, White: strong, Result: "W+F", Reason: match.ByIllegalMove},
		{Game: 6, Black: strong, White: self, Result: "B+F", Reason: match.ByIllegalMove},
		{Game: 7, Black: self, White: strong, Result: "0", Reason: match.ByScore},
	}
	tests := []struct {
		name  string
		games []match.GameResult
		want  []string
	}{
		{"every fault", games, []string{
			"7 of 9 games on 9x9, rules cgos, komi 0",
			"Tianyuan 0.1.0 #1 (bin/engine): wins 0 (0 as Black, 0 as White), losses 6 (by forfeit: illegal moves 2, timeouts 1, crashes 1, garbage 1, refusals 1), thinking 0s",
			"Tianyuan 0.1.0 #2 (bin/engine --time 9): wins 6 (3 as Black, 3 as White), losses 0, thinking 0s",
			"Black won 3, White 3, draws 1, void 0",
		}},
		{"no game yet", nil, []string{
			"0 of 9 games on 9x9, rules cgos, komi 0",
			"#1 (bin/engine): wins 0",
			"#2 (bin/engine --time 9): wins 0",
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			lines := strings.Split(match.Summarize(settings, tt.games).String(), "\n")
			for i, want := range tt.want {
				if !strings.HasPrefix(lines[i], want) {
					t.Errorf("line %d: %s\nwant\n%s", i+1, lines[i], want)
				}
			}
		})
	}
}
