# Cutting and connecting.

# Black cuts: White's group on the right has one eye only.
# Black to play, komi 30.5.
#
#  9 O O O O X X X X X
#  8 O . O O X . X X X
#  7 O O O O X X X . X
#  6 X X X O X X X X X
#  5 X X X O . O O O O
#  4 X X X X X X X O O
#  3 X . X X X O O O .
#  2 X X X . X O . O O
#  1 X X X X X O O O .
#    A B C D E F G H J
loadsgf connection/010.sgf
10 reg_genmove b
#? [E5]

# White joins at the one point there is: the group on the right has one eye only.
# White to play, komi 42.5.
#
#  9 . O . O O X X X X
#  8 O O O O O X . X X
#  7 X X X X O X X X X
#  6 X X X X O X X . X
#  5 X X X X . X X X X
#  4 X . X X O O O O O
#  3 X X X X X X O O O
#  2 X X . X X X O . O
#  1 X X X X X X O O O
#    A B C D E F G H J
loadsgf connection/020.sgf
20 reg_genmove w
#? [E5]

# Black joins at the one point there is, both sides having stones to lose.
# Black to play, komi -29.5.
#
#  9 . X X X O O O O O
#  8 X X . X O . O O O
#  7 . X X X O O O . O
#  6 X X O O O O O O O
#  5 X X X X . X O O O
#  4 O O O O O X O O O
#  3 O . O O O X X X X
#  2 O O O . O X X . X
#  1 O O O O O X X X X
#    A B C D E F G H J
loadsgf connection/030.sgf
30 reg_genmove b
#? [E5]

# White cuts at the one point there is.
# White to play, komi -41.5.
#
#  9 X X X O O O O O O
#  8 X . X O O O . O O
#  7 X X X O O O O O O
#  6 X X X X X O O . O
#  5 O O O O . O O O O
#  4 O . O O X O O O O
#  3 O O O O X O O O O
#  2 O O . O X X X X X
#  1 O O O O X X . X .
#    A B C D E F G H J
loadsgf connection/040.sgf
40 reg_genmove w
#? [E5]
