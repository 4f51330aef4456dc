# Bent four in the corner: by the rules used here it is played out.

# It looks like a seki, but Black can start: White has to take four stones, and what is left is
# a bent four in the corner.
# Black to play, komi 69.5.
#
#  9 X X X X X X X X X
#  8 X X X X X X X X X
#  7 X X . X X X X X X
#  6 X X X X X X X X X
#  5 X X X X X X X X X
#  4 O O X X X X X X X
#  3 . O X X X X X X X
#  2 X O O O X X X . X
#  1 X X . O X X X X X
#    A B C D E F G H J
loadsgf bentfour/010.sgf
10 reg_genmove b
#? [A3|C1]

# White has taken four stones and has a bent four in the corner: one point makes it a ko, and
# White has no threats.
# Black to play, komi -52.5.
#
# 13 O O O O O X X X X O . X X
# 12 O O O O O X X X X O O O X
# 11 O O O O O X X X X X X O .
# 10 O O O O O X X X X X X O O
#  9 O O O O O X X X X X X X X
#  8 O O O O O X X X X X X X X
#  7 O O O O O X X X . X X . X
#  6 O . O O O X X X X X X X X
#  5 O O O O O O O O O O O O O
#  4 O O O O O O O O O O O O O
#  3 O O O O O O O O O O O O O
#  2 O O O O . O O O O O O O O
#  1 O O O O O O O O O O O O O
#    A B C D E F G H J K L M N
loadsgf bentfour/020.sgf
play b L13
play w N11
20 reg_genmove b
#? [M13]

# White is inside with two stones. One move, in the corner, leads to a bent four.
# White to play, komi -68.5.
#
#  9 O O O O O O O O O
#  8 O O O O O O O O O
#  7 O O . O O O O O O
#  6 O O O O O O O O O
#  5 O O O O O O O O O
#  4 O O O O O O O X X
#  3 O O O O O O O X .
#  2 O . O O O X X X O
#  1 O O O O O X . O .
#    A B C D E F G H J
loadsgf bentfour/030.sgf
30 reg_genmove w
#? [J1]

# White is inside with two stones. One move leads to a bent four in the corner.
# White to play, komi 53.5.
#
# 13 O O . X O O O O X X X X X
# 12 . X X X O O O O X X X X X
# 11 . X O O O O O O X X X X X
# 10 X X O O O O O O X X X X X
#  9 O O O O O O . O X X X X X
#  8 O O O O O O O O X X X X X
#  7 O . O O O O O O X X X X X
#  6 O O O O O O O O X X . X X
#  5 X X X X X X X X X X X X X
#  4 X X X X X X X X X X X X X
#  3 X X X X X X X X X X X X X
#  2 X X X X . X X X X X X X X
#  1 X X X X X X X X X X X X X
#    A B C D E F G H J K L M N
loadsgf bentfour/040.sgf
40 reg_genmove w
#? [A12]

# Two black stones are inside. White must not let it become a bent four in the corner.
# White to play, komi 69.5.
#
#  9 X X X X X O . X X
#  8 X X X X X O O O .
#  7 X X X X X X X O .
#  6 X X X X X X X O O
#  5 X X X X X X X X X
#  4 . X X X X X X X X
#  3 X X X X X X X X X
#  2 X X X X X X X X X
#  1 X X X X . X X X X
#    A B C D E F G H J
loadsgf bentfour/050.sgf
50 reg_genmove w
#? [J8]

# Six points around the corner, one of them with a stone inside: White kills.
# White to play, komi 54.5.
#
# 13 X X X X X X X X X X X X X
# 12 X X X X X X X X X X X X X
# 11 X X X . X X X X X X X X X
# 10 X X X X X X X X X X X X X
#  9 X X X X X X X X X X X X X
#  8 X X X X X O O O O O O O O
#  7 X X X X X O . O O . O O O
#  6 X X . X X O O O O O O O O
#  5 X X X X X O O O O O O O O
#  4 X X X X X O O O O O X X X
#  3 X X X X X O O O O O X . .
#  2 X X X X X O O O O O X X O
#  1 X X X X X O O O O X . . .
#    A B C D E F G H J K L M N
loadsgf bentfour/060.sgf
60 reg_genmove w
#? [L1|N3]

# It looks like a seki, but White can start: what is left is a bent four in the corner.
# White to play, komi 245.5.
#
# 19 X X X X X . X X X X X X X X X . X X X
# 18 X . X X X X X X . X X X . X X X X X .
# 17 X X X X X X X X X X X X X X X X X X X
# 16 X X X X X X X X X X X X X X X X X X X
# 15 X X X . X X X . X X . X X . X X X X X
# 14 X X X X X X X X X X X X X X X X X X .
# 13 X X X X X X X X X X X X X X X X X X X
# 12 X X X X X . X X X X X X X . X X X X X
# 11 . X X X X X X X X X X X X X X X X X X
# 10 X X X X X X X X X X . X X X X X X X .
#  9 X X X X X X X X X X X X X X X X X X X
#  8 X X X X X X . X X X X O O O O O O O O
#  7 X X X X X X X X X X X O . O O . O O .
#  6 X X X . X X X X X X X O O O O O O O O
#  5 . X X X X X X . X X X O O O O O O O O
#  4 X X X X X X X X X X X O O O O O O X X
#  3 X X X X X X X X X X X O O O O O O X .
#  2 X X X . X X . X X X X O . O O X X X O
#  1 . X X X X X X X X . X O O O O X . O O
#    A B C D E F G H J K L M N O P Q R S T
loadsgf bentfour/070.sgf
70 reg_genmove w
#? [R1|T3]

# The ko for the bent four in the corner: Black takes.
# Black to play, komi 69.5.
#
#  9 X X . O X X X X X
#  8 X O O O X X X X X
#  7 . O X X X X X X X
#  6 O O X X X X X X X
#  5 X X X X X X X X X
#  4 X X X X X X . X X
#  3 X X X X X X X X X
#  2 X X X X X X X X X
#  1 X X X X . X X X X
#    A B C D E F G H J
loadsgf bentfour/080.sgf
play b C9
play w A7
play b B9
play w A9
80 reg_genmove b
#? [A8]
