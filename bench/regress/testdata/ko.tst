# Kos at the end of the game.

# White has just taken the ko. Black has a threat at the edge, White has none.
# Black to play, komi -0.5.
#
#  9 O O O O . O O . X
#  8 O O O O O X X X X
#  7 O . O O X X X . X
#  6 O O O O X X X X X
#  5 O O O X . X X X X
#  4 O O O O X X X X X
#  3 O . O O X X . X X
#  2 O O O O X X X X X
#  1 O O O O X X X X X
#    A B C D E F G H J
loadsgf ko/010.sgf
play w E5
10 reg_genmove b
#? [H9]

# Black has just taken the ko. White has a threat at the edge, Black has none.
# White to play, komi 0.5.
#
#  9 O O O O O O O O O
#  8 . O . O O O O O O
#  7 X O O O O O . O O
#  6 X O O O O O O O O
#  5 . X O O . O O O O
#  4 X X X X O X X X X
#  3 X X X X X X X X X
#  2 X X . X X X . X X
#  1 X X X X X X X X X
#    A B C D E F G H J
loadsgf ko/020.sgf
play b E5
20 reg_genmove w
#? [A8]

# A ko to connect and a neutral point to take: only one order gets both.
# Black to play, komi 8.5.
#
#  9 O O O O O O O O O
#  8 O O . O O O . O O
#  7 O O O O O O O O O
#  6 O O O O X O O O O
#  5 . X X X . X X X X
#  4 X X X X X X X X X
#  3 X X . X X X X X X
#  2 X X X X X X . X X
#  1 X X X X X X X X X
#    A B C D E F G H J
loadsgf ko/030.sgf
30 reg_genmove b
#? [E5]

# A ko to take and a neutral point: White's turn.
# White to play, komi 8.5.
#
#  9 O O O O . X X X X
#  8 O O O O X X X X X
#  7 O . O O X X . X X
#  6 O O O O X X X X X
#  5 O O O X . X X X X
#  4 O O O O X X X X X
#  3 O . O O X X X . X
#  2 O O O O X X X X X
#  1 O O O O X X X X X
#    A B C D E F G H J
loadsgf ko/040.sgf
40 reg_genmove w
#? [E5]

# The last ko: Black connects it.
# Black to play, komi 9.5.
#
#  9 X X X X X O O O O
#  8 X X X X X O O O O
#  7 X . X X X O O . O
#  6 X X X X X O O O O
#  5 X X X X . X O O O
#  4 X X X X X O O O O
#  3 X X . X X O O . O
#  2 X X X X X O O O O
#  1 X X X X X O O O O
#    A B C D E F G H J
loadsgf ko/050.sgf
50 reg_genmove b
#? [E5]

# The last ko: White takes it, and there are no threats.
# White to play, komi 9.5.
#
#  9 X X X X X O O O O
#  8 X X X X X O O O O
#  7 X X . X X O O . O
#  6 X X X X X O O O O
#  5 X X X X . X O O O
#  4 X X X X X O O O O
#  3 X . X X X O O . O
#  2 X X X X X O O O O
#  1 X X X X X O O O O
#    A B C D E F G H J
loadsgf ko/060.sgf
60 reg_genmove w
#? [E5]
