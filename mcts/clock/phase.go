package clock

// A move of the middle game weighs 1. The ends of the phases, as parts of the
// board's points that have been played, are Pachi's, the weights a first guess:
// a fight in the middle decides more than a choice among the many good points
// of an opening, and the endgame's moves are small and many.
const (
	openingEnd   = 0.2 // weights rise up to here,
	endgameStart = 0.4 // stay, and fall from here
	endgameEnd   = 0.8 // to here: games last about that long,
	longest      = 1.2 // and hardly any longer than this

	openingWeight = 0.5 // of the first move
	endgameWeight = 0.4 // of the last ones
)

// weight is what the time of a move is worth, in [endgameWeight, 1], after that
// part of the board's points has been played.
func weight(part float64) float64 {
	switch {
	case part < openingEnd:
		return openingWeight + (1-openingWeight)*part/openingEnd
	case part < endgameStart:
		return 1
	default:
		fallen := min((part-endgameStart)/(endgameEnd-endgameStart), 1)
		return 1 - (1-endgameWeight)*fallen
	}
}

// phase is how a side's time is divided among its moves.
type phase struct {
	weight  float64 // of its next move
	rest    float64 // of this and all that are still to come, by estimate
	longest int     // moves still to come in a long game
}

// phaseOf returns the phase of a game on a board with that edge after that many
// moves by both sides. One that goes on for longer than most may do so for a
// while.
func phaseOf(size, played int) phase {
	points := float64(max(size*size, 1))
	part := func(played int) float64 { return float64(played) / points }
	p := phase{weight: weight(part(played))}
	upTo := func(part float64) int { return max((int(points*part)-played)/2, int(points/10), 5) }
	p.longest = upTo(longest)
	for i := range upTo(endgameEnd) {
		p.rest += weight(part(played + 2*i))
	}
	return p
}

// share is the part of a time that the next move gets, in (0, 1].
func (p phase) share() float64 { return p.weight / p.rest }

// opening is how far a move is from the end of the opening: openingWeight at
// the start of the game and 1 from there on.
func opening(size, played int) float64 {
	part := float64(played) / float64(max(size*size, 1))
	return weight(min(part, openingEnd))
}
