package bench

import (
	"fmt"
	"slices"
	"strings"

	"tianyuan/engine"
)

// position is a place in a game to measure a search from.
type position struct {
	phase string // "empty", "middle" or "end"
	game  *engine.Game
}

// phases are the three positions of each size.
var phases = [...]string{"empty", "middle", "end"}

// record is a game the engine played against itself: its moves, Black first,
// up to the end position, two letters a move as in game records (column from
// the left, row from the top). middle is the number of moves up to the middle
// game, about a third of the game; the end is four fifths of it.
//
// They were made once, by `engine match` of version 0.1.0 with itself, one
// thread each, seeds 1 and 2, 3,000 simulations a move, 1,500 on 19x19.
type record struct {
	size, middle int
	moves        string
}

// positionsOf returns the positions of a size under the default rules: those
// of the record where there is one, otherwise the empty board alone.
func positionsOf(size int) ([]position, error) {
	i := slices.IndexFunc(records, func(r record) bool { return r.size == size })
	if i < 0 {
		g, err := engine.NewGame(size, engine.DefaultRules())
		return []position{{phases[0], g}}, err
	}
	moves := strings.Join(strings.Fields(records[i].moves), "")
	var positions []position
	for k, n := range []int{0, records[i].middle, len(moves) / 2} {
		g, err := replay(size, moves[:2*n])
		if err != nil {
			return nil, err
		}
		positions = append(positions, position{phases[k], g})
	}
	return positions, nil
}

// replay plays moves of two letters each on an empty board.
func replay(size int, moves string) (*engine.Game, error) {
	g, err := engine.NewGame(size, engine.DefaultRules())
	if err != nil {
		return nil, err
	}
	for i := 0; i+1 < len(moves); i += 2 {
		p, ok := engine.At(size, int(moves[i])-'a'+1, size-(int(moves[i+1])-'a'))
		if !ok {
			return nil, fmt.Errorf("bench: move %q: %w", moves[i:i+2], engine.ErrOffBoard)
		}
		if err := g.Play(engine.Move{Color: g.ToMove(), Point: p}); err != nil {
			return nil, fmt.Errorf("bench: move %q: %w", moves[i:i+2], err)
		}
	}
	return g, nil
}

var records = []record{
	{9, 36, `
			ddefgeedeefedefffdgdecdfcfcggfggdgfggccebfhdbgchdhehbhcidifbfchcgbdcbicdedebhbibdbcceacbfaebdahaiccaiaheibbehfifhghhbcbb
			abigaeadacaabaafhfaahibdgieiegfhieacidgeihhg`},
	{13, 65, `
			cgdeefjdhehdjeieifgeidkjkfgfhcgdhgicggieedfgideefffeegiefhidjjcejkfjjljfjgdheldgeidjdicidfcjejekdkcfchfkehdlckclbkhjflbl
			akjiglhlgjgkhkikiigiijbjajgmbiemkefmkdibkcihhhkbbehijbbfjcjajhiakaillbbghfahfcbdcbbhbcdbdcebfbcdccabacbacaecbbkiaakkklll
			iglkkhlilhlmihdddacjeamhdjmgmimjgcadlgmialmfldhbgbmdmelemcme`},
	{19, 164, `
			qecqfefockmmcrengcqpqklgbidnppkcchdjlkandilmnqeidkcipjflmkhmldleekihejimcjceoelqkmmeohgdoicckllhooqnpnplbanndeknmojomfod
			ndkjlncdjmneidjcocdgqonoqqkdmponkenpicoqrpqflfmdfdprkfifmgmqlcopebmcdfecikkopdcfofjelbgbgjfbfcnfngfjjdhchbibhhhdkbiecnmb
			gadhfaseedjbnlmacgacpofkiipcirogigjgijpghlnhkarfkgkhmhidmikkjhqbbgmnpmrdjlfbsiobnbemdrinpfnallqgqcrbpbncoaodfppcgmlpepco
			gpbreldpdocpiqeoocpefmhpiogohoipbqhnrkerdbgqrcilnbhkordlofgioepfcbomfidqolpqglmjgknilinraosbscnjoeofljqmbnroqpqlqrskrnsn
			smrmqsokrlslojrjpkrisosprhqhqisjsqshsorrnkspjfresosmrnrgrorqracsbodssfnqhgcmhssrrsbmmspsssmrqarqrrobhqgrnbjpobgfsagealqd
			blamgniagbdmffggfrfqghfghoeqjqjnjskrlrkqdrcrfpbbegfnhfphpcaepieanmhehaloqjcljafkepapmoefaisglsdobfdabsjrosbdaampesbkddml
			asnsoraharjjfslajabhehabkakbjarb`},
}
