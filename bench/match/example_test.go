package match_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"tianyuan/bench/match"
)

// Two programs play two games. Those of this example are a part of the tests
// and pass at once; any GTP program's command line will do, such as
// "gnugo --mode gtp --level 1 --chinese-rules".
func ExampleRun() {
	dir, err := os.MkdirTemp("", "match")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	o := match.DefaultOptions()
	o.Black, o.White = fakeCommand("name=Alpha", "pass=1"), fakeCommand("name=Beta", "pass=1")
	o.Games, o.Size, o.Dir = 2, 9, dir
	summary, err := match.Run(context.Background(), o, func(r match.GameResult) {
		fmt.Printf("game %d: %s - %s %s by %s\n", r.Game, r.Black.Name, r.White.Name, r.Result, r.Reason)
	})
	fmt.Println(summary.Programs[0].Wins, summary.Programs[1].Wins, summary.Agreed, err)
	// Output:
	// game 1: Alpha - Beta W+7.5 by score
	// game 2: Beta - Alpha W+7.5 by score
	// 1 1 2 <nil>
}

func ExampleOptions() {
	o := match.DefaultOptions()
	o.Black, o.White, o.Dir = "./engine gtp", "gnugo --mode gtp", "matches/today"
	o.Games, o.Size, o.Komi = 100, 9, 7
	fmt.Println(o.Validate(), o.Rules, o.MoveTimeout)
	// Output: <nil> competition 2m0s
}

func ExampleSettings() {
	line := `{"match":1,"black":"a","white":"b","games":2,"size":9,"rules":"competition","komi":7.5,"move_timeout":120,"command_timeout":30,"start_timeout":30,"move_limit":243}`
	var s match.Settings
	err := json.Unmarshal([]byte(line), &s)
	fmt.Println(s.Size, s.Rules, s.Komi, s.StartTimeout, s.MoveLimit, err)
	// Output: 9 competition 7.5 30 243 <nil>
}

func ExampleSummary() {
	settings := match.Settings{Games: 3, Size: 9, Rules: "competition", Komi: 7.5}
	alpha, beta := match.Player{Name: "Alpha", Version: "1.0"}, match.Player{Name: "Beta"}
	fmt.Print(match.Summarize(settings, []match.GameResult{
		{Game: 1, Black: alpha, White: beta, Result: "B+3.5", Reason: match.ByScore, Agreed: true, BlackSeconds: 1.25},
		{Game: 2, Black: beta, White: alpha, Result: "B+F", Reason: match.ByIllegalMove, BlackSeconds: 2},
	}))
	// Output:
	// 2 of 3 games on 9x9, rules competition, komi 7.5
	// Alpha 1.0: wins 1 (1 as Black, 0 as White), losses 1 (by forfeit: illegal moves 1), thinking 1.3s
	// Beta: wins 1 (1 as Black, 0 as White), losses 1, thinking 2s
	// Black won 2, White 0, draws 0, void 0
	// counted games 1: the programs agree in 1 and differ in 0
}

func ExampleGameResult() {
	r := match.GameResult{Game: 1, Result: "W+T", Reason: match.ByTimeout}
	fmt.Println(r.Winner(), r.WinnerProgram(), r.Void(), r.Reason.Forfeits())
	// Output: white 2 false true
}

func ExampleClaim() {
	fmt.Println(&match.Claim{Score: "B+3.5", Dead: []string{"A1", "B2"}})
	fmt.Println(&match.Claim{Note: "no claim: final_score names no margin"})
	// Output:
	// B+3.5, dead: A1 B2
	// no score, no list of dead stones (no claim: final_score names no margin)
}
