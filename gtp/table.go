package gtp

import (
	"context"
	"slices"
)

// Command is a row of the command table: all that is known of a command, for
// clients, for the README and for the server.
type Command struct {
	Name string
	Args string // the arguments for a reader: "color vertex", "[file]"; "" without
	Help string // what it does and answers, in one line
	// Analyze holds the command's lines for gogui-analyze_commands,
	// "type/label/command"; none where a client's menu has no use for it.
	Analyze []string

	least, most int // number of arguments; most < 0 means any
	run         func(*Server, context.Context, call) (string, error)
}

// anyNumber as the most arguments: the command reads its text by itself, or does
// not mind.
const anyNumber = -1

// Commands returns the command table in the order that help shows. The caller
// may keep and change it.
func Commands() []Command {
	return slices.Concat(adminCommands(), setupCommands(), playCommands(), timeCommands(), scoreCommands(), recordCommands())
}

func adminCommands() []Command {
	return []Command{
		{
			Name: "protocol_version", Help: "Answers 2, the version of the protocol.",
			most: anyNumber, run: (*Server).protocolVersion,
		},
		{
			Name: "name", Help: "Answers the engine's name.",
			most: anyNumber, run: (*Server).name,
		},
		{
			Name: "version", Help: "Answers the engine's version.",
			most: anyNumber, run: (*Server).version,
		},
		{
			Name: "known_command", Args: "command", Help: "Answers true if there is such a command, otherwise false.",
			least: 1, most: anyNumber, run: (*Server).knownCommand,
		},
		{
			Name: "list_commands", Help: "Lists the names of the commands.",
			most: anyNumber, run: (*Server).listCommands,
		},
		{
			Name: "help", Help: "Lists the commands with their arguments and what they do.",
			most: anyNumber, run: (*Server).help,
		},
		{
			Name: "quit", Help: "Answers and ends the session.",
			most: anyNumber, run: (*Server).quit,
		},
	}
}

func setupCommands() []Command {
	return []Command{
		{
			Name: "boardsize", Args: "size", Help: "Sets the size, 2 to 25, and clears the board; `n n` is taken for n, other shapes are refused.",
			least: 1, most: 2, run: (*Server).boardsize,
		},
		{
			Name: "clear_board", Help: "Begins a new game; size, komi, rules and time settings stay.",
			run: (*Server).clearBoard,
		},
		{
			Name: "komi", Args: "points", Help: "Sets the komi, any finite number; the game goes on.",
			Analyze: []string{"none/Set Komi/komi %s"},
			least:   1, most: 1, run: (*Server).komi,
		},
		{
			Name: "get_komi", Help: "Answers the komi.",
			Analyze: []string{"string/Komi/get_komi"},
			most:    anyNumber, run: (*Server).getKomi,
		},
		{
			Name: "fixed_handicap", Args: "stones", Help: "Places 2 to 9 handicap stones on the star points and answers their vertices.",
			least: 1, most: 1, run: (*Server).fixedHandicap,
		},
		{
			Name: "place_free_handicap", Args: "stones", Help: "Places as many handicap stones as asked where the engine likes and answers their vertices.",
			least: 1, most: 1, run: (*Server).placeFreeHandicap,
		},
		{
			Name: "set_free_handicap", Args: "vertex vertex...", Help: "Places handicap stones on two or more vertices.",
			most: anyNumber, run: (*Server).setFreeHandicap,
		},
		{
			Name: "tianyuan-corner_stones", Help: "Places the corner stones of the ancient rules on an empty board and answers them, `black D16 Q4` and below it `white D4 Q16`; no other command ever places them.",
			run: (*Server).cornerStones,
		},
		{
			Name: "kata-get-rules", Help: "Answers the rules in force as a JSON object.",
			Analyze: []string{"string/Rules/kata-get-rules"},
			most:    anyNumber, run: (*Server).getRules,
		},
		{
			Name: "kata-set-rules", Args: "rules", Help: "Sets the rules by name or as a JSON object; the komi stays unless the object has one.",
			Analyze: []string{"none/Set Rules/kata-set-rules %s"},
			least:   1, most: anyNumber, run: (*Server).setRules,
		},
		{
			Name: "kata-set-rule", Args: "key value", Help: "Changes one switch of the rules, as in `ko SIMPLE`.",
			Analyze: []string{"none/Set Rule/kata-set-rule %s"},
			least:   2, most: anyNumber, run: (*Server).setRule,
		},
		{
			Name: "kgs-rules", Args: "rules", Help: "Sets the rules by the KGS server's name: chinese, aga, japanese or new_zealand; the komi stays.",
			least: 1, most: 1, run: (*Server).kgsRules,
		},
	}
}

func playCommands() []Command {
	return []Command{
		{
			Name: "play", Args: "color vertex", Help: "Plays a move or a pass of either color.",
			least: 2, most: 2, run: (*Server).play,
		},
		{
			Name: "genmove", Args: "color", Help: "Chooses a move, plays it and answers its vertex, pass or resign.",
			least: 1, most: 1, run: (*Server).genmove,
		},
		{
			Name: "reg_genmove", Args: "color", Help: "Chooses a move that depends on the position alone and does not play it; never resigns.",
			Analyze: []string{"varc/Choose Move/reg_genmove %c"},
			least:   1, most: 1, run: (*Server).regGenmove,
		},
		{
			Name: "kgs-genmove_cleanup", Args: "color", Help: "Like genmove after a dispute about dead stones: does not pass while dead stones of the opponent's are on the board; never resigns.",
			least: 1, most: 1, run: (*Server).genmoveCleanup,
		},
		{
			Name: "undo", Help: "Takes the last move back; handicap and set-up stones stay.",
			run: (*Server).undo,
		},
		{
			Name: "showboard", Help: "Shows the position, the rules and the state of the game.",
			Analyze: []string{"string/Show Board/showboard"},
			most:    anyNumber, run: (*Server).showboard,
		},
	}
}

func timeCommands() []Command {
	return []Command{
		{
			Name: "time_settings", Args: "main period stones", Help: "Sets main time and Canadian overtime in seconds; period 0 is absolute time, stones 0 or zeros alone no limit.",
			least: 3, most: 3, run: (*Server).timeSettings,
		},
		{
			Name: "kgs-time_settings", Args: "system time...", Help: "Sets the time system in seconds: `none`, `absolute main`, `byoyomi main period periods` or `canadian main period stones`.",
			least: 1, most: 4, run: (*Server).kgsTimeSettings,
		},
		{
			Name: "kata-time_settings", Args: "system time...", Help: "Sets the time system as kgs-time_settings does, and also `fischer main increment` or `fischer-capped main increment cap limit`: no more than cap on the clock, no more than limit a move, -1 for neither.",
			least: 1, most: 5, run: (*Server).kataTimeSettings,
		},
		{
			Name: "kata-list_time_settings", Help: "Answers the time systems of kata-time_settings.",
			most: anyNumber, run: (*Server).listTimeSettings,
		},
		{
			Name: "time_left", Args: "color seconds stones", Help: "Says what a color has left: of the main time with stones 0, otherwise of the period; stones are the moves to make in it, under byoyomi the periods left.",
			least: 3, most: 3, run: (*Server).timeLeft,
		},
	}
}

func scoreCommands() []Command {
	return []Command{
		{
			Name: "final_score", Help: "Answers the result of the position in points: B+n, W+n or 0; a repetition that ends the game is 0 or no score, by the rules.",
			Analyze: []string{"string/Final Score/final_score"},
			most:    anyNumber, run: (*Server).finalScore,
		},
		{
			Name: "tianyuan-score_zi", Help: "Answers the result in zi, the Chinese unit of two points, in Chinese and in English; area rules only.",
			Analyze: []string{"string/Final Score in Zi/tianyuan-score_zi"},
			most:    anyNumber, run: (*Server).scoreZi,
		},
		{
			Name: "final_status_list", Args: "status", Help: "Lists the chains that are alive, dead or seki, one a line, or the points of black_territory, white_territory or dame.",
			Analyze: []string{
				"plist/Final Status List Dead/final_status_list dead",
				"plist/Final Status List Seki/final_status_list seki",
				"plist/Final Status List Alive/final_status_list alive",
				"plist/Final Status List Black Territory/final_status_list black_territory",
				"plist/Final Status List White Territory/final_status_list white_territory",
				"plist/Final Status List Dame/final_status_list dame",
			},
			least: 1, most: 1, run: (*Server).finalStatusList,
		},
	}
}

func recordCommands() []Command {
	return []Command{
		{
			Name: "loadsgf", Args: "file [move]", Help: "Loads a game record, with its komi and rules, up to before that move, or all of it, and answers the color to play.",
			Analyze: []string{"none/Load SGF/loadsgf %r"},
			least:   1, most: anyNumber, run: (*Server).loadsgf,
		},
		{
			Name: "printsgf", Args: "[file]", Help: "Answers the game as a record, or writes it to a file.",
			Analyze: []string{"none/Save SGF/printsgf %w"},
			most:    anyNumber, run: (*Server).printsgf,
		},
	}
}
