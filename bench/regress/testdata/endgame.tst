# The last points.

# The last fights of a game: Black has one move that wins, a capture of one stone on the first
# line.
# Black to play, komi -2.5.
#
#  9 . X O O . O . X .
#  8 X . X O O . O X O
#  7 X X X O . O X X O
#  6 X O O O O . O O .
#  5 O O . O X O O O O
#  4 O X O O X X X X O
#  3 O X X X . X . X X
#  2 . O O . O X . X .
#  1 O X X X X . . X .
#    A B C D E F G H J
loadsgf endgame/010.sgf
10 reg_genmove b
#? [A2]

# The last fights of a game: Black has one move that wins, a move that saves three stones on the
# first line.
# Black to play, komi 3.5.
#
#  9 . . O X X . X X .
#  8 O O O O X X O O O
#  7 . . . O X X O X .
#  6 . O O O X . X . X
#  5 O X . O O X . X .
#  4 O O O X X X X X X
#  3 O X O X . X O O X
#  2 O X O O X X O . O
#  1 X . X X X O O O .
#    A B C D E F G H J
loadsgf endgame/020.sgf
20 reg_genmove b
#? [B1]

# The last neutral point is worth a point.
# Black to play, komi 8.5.
#
#  9 O O O O X X X X X
#  8 O . O O X X . X X
#  7 O O O O X X X X X
#  6 O O . O X X X . X
#  5 O O O O . X X X X
#  4 O . O O X X X X X
#  3 O O O O X X . X X
#  2 O O . O X X X X X
#  1 O O O O X X . X X
#    A B C D E F G H J
loadsgf endgame/030.sgf
30 reg_genmove b
#? [E5]

# Gaps between the walls, from one point to three: Black has to take the right one first.
# Black to play, komi -7.5.
#
#  9 X X X X X X X X X
#  8 X . X . X X X X X
#  7 X X X X X X . . X
#  6 . X X X X X X . X
#  5 . O O O O O O . O
#  4 O O O O O O O . O
#  3 O O O . O O O O O
#  2 O . O O O . O O O
#  1 O O O O O O O O O
#    A B C D E F G H J
loadsgf endgame/040.sgf
40 reg_genmove b
#? [H5]

# Gaps between the walls, from one point to three: Black has to take the right one first.
# Black to play, komi 10.5.
#
#  9 X X X X X O O O O
#  8 X X X . . . . O O
#  7 X X X X X O . O O
#  6 X . X X X O O O O
#  5 X X X X X O O O O
#  4 X X . X X O O . O
#  3 X X X X X O O O O
#  2 X . X X X O O . O
#  1 X X X X . . O O O
#    A B C D E F G H J
loadsgf endgame/050.sgf
50 reg_genmove b
#? [F8]

# The last points of a game: White has one move that wins, a quiet move.
# White to play, komi -9.5.
#
#  9 . X X X X X . X X
#  8 O O X O O X X X O
#  7 . O X . . X X O O
#  6 . X X X X . X O O
#  5 X X . O X X O O .
#  4 O O O O O O . O O
#  3 O O X . X O O O O
#  2 . O X X X O O O X
#  1 O X X . X X X O .
#    A B C D E F G H J
loadsgf endgame/060.sgf
60 reg_genmove w
#? [C5]

# The last points of a game: White has one move that wins, a quiet move.
# White to play, komi 10.5.
#
#  9 O X X X . X X . X
#  8 O O X X X X X X X
#  7 . O O O X . X X .
#  6 O O O . O X X X .
#  5 O X . O O X . . .
#  4 O X . O X X . . X
#  3 O O O O . X . . .
#  2 O X X O O X X X .
#  1 . X . . O X X . X
#    A B C D E F G H J
loadsgf endgame/070.sgf
70 reg_genmove w
#? [E3]

# The last points of a game: White has one move that wins, a quiet move on the first line.
# White to play, komi -1.5.
#
#  9 . X X O O X . . O
#  8 X X O O O X O O .
#  7 O O O . O O . O O
#  6 . O O O X X O X .
#  5 O O X X O X O O O
#  4 O X X X . X . X .
#  3 X X X . X . X . .
#  2 . X O X . X . X X
#  1 O O O X X . O X .
#    A B C D E F G H J
loadsgf endgame/080.sgf
80 reg_genmove w
#? [J4]

# The last points of a game: White has one move that wins, a connection.
# White to play, komi 2.5.
#
#  9 X X X . X X O O .
#  8 O X X O X O . O O
#  7 . X X X X . O . X
#  6 O O X O O O . O .
#  5 X X X O . O O . O
#  4 X X . X O O . O O
#  3 . X X X O O O X X
#  2 . X X X X O O O X
#  1 X . X . X X O . X
#    A B C D E F G H J
loadsgf endgame/090.sgf
90 reg_genmove w
#? [F7]

# The last points of a game: Black has one move that wins, an atari on five stones in the
# corner.
# Black to play, komi -11.5.
#
#  9 . X . . . X O O .
#  8 X X X O O O . O .
#  7 X X . X X X O O O
#  6 . X X . X . O . O
#  5 X X . X X O O O O
#  4 X X X O O O . O O
#  3 X O O X O X O . O
#  2 X O X X X . O O O
#  1 . O O . X O . O O
#    A B C D E F G H J
loadsgf endgame/100.sgf
100 reg_genmove b
#? [A1]

# The last points of a game: Black has one move that wins, a quiet move on the first line.
# Black to play, komi 2.5.
#
#  9 . O O . O O O O O
#  8 O O O O O O . . .
#  7 . O . O . O . O .
#  6 . X O . O X O O O
#  5 . X O O O X X O O
#  4 O X O . X X . X X
#  3 X . X X X . X X .
#  2 X X X . X X . X X
#  1 . . X X X X X X X
#    A B C D E F G H J
loadsgf endgame/110.sgf
110 reg_genmove b
#? [A6]

# The last points of a game: Black has one move that wins, a capture of two stones on the first
# line.
# Black to play, komi -7.5.
#
#  9 . O . O . . O X .
#  8 O O . O O O O O O
#  7 X X O X X X X O O
#  6 . O O X X . X X O
#  5 . O X . X X . X O
#  4 O O X O X X X O O
#  3 O X X X X O O O .
#  2 O O X X X O X X O
#  1 O X X X . X X X O
#    A B C D E F G H J
loadsgf endgame/120.sgf
120 reg_genmove b
#? [J3]

# The last points of a game: White has one move that wins, a quiet move.
# White to play, komi -12.5.
#
#  9 . O . . O . O X .
#  8 O O . X O X O O .
#  7 . O X . X O O O O
#  6 O O . . . O . O .
#  5 X O O X . O . O O
#  4 X X X X X O . O O
#  3 X X . O X X O O .
#  2 O X X X X . X X .
#  1 . X . X X X X O .
#    A B C D E F G H J
loadsgf endgame/130.sgf
130 reg_genmove w
#? [D6]

# The last points of a game: Black has one move that wins, a move that saves one stone.
# Black to play, komi 13.5.
#
#  9 . X . X O O O X .
#  8 X X X X X O O O O
#  7 . . O . X O . O .
#  6 . O O X O O X O O
#  5 X X O O X O O O O
#  4 . O X X X X O . O
#  3 X X X . . . X O O
#  2 O X X X X X X O X
#  1 . . X . X X . . .
#    A B C D E F G H J
loadsgf endgame/140.sgf
140 reg_genmove b
#? [D7]
