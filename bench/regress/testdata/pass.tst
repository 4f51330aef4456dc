# Positions where a pass is right.

# White has passed; what is left are two eyes of each group. Black leads and passes.
# Black to play, komi -5.5.
#
#  9 X X X X X O O O O
#  8 X . X X X O . O O
#  7 X X X X X O O O O
#  6 X X X X X O O O O
#  5 X X X X O O O O O
#  4 X X X X O O O O O
#  3 . X X X O O O . O
#  2 X X X X O O O O O
#  1 X X X X O O O O O
#    A B C D E F G H J
loadsgf pass/010.sgf
play w pass
10 reg_genmove b
#? [pass|PASS]

# What is left are two eyes of each group. White leads and passes.
# White to play, komi 7.5.
#
#  9 O O O O O O O O O
#  8 O O O O O O . O O
#  7 O . O O O O O O O
#  6 O O O O O O O O O
#  5 X X X X O O O O O
#  4 X X X X X X X X X
#  3 X X X X X X X X X
#  2 X . X X X X X X X
#  1 X X X X X X . X X
#    A B C D E F G H J
loadsgf pass/020.sgf
20 reg_genmove w
#? [pass|PASS]

# White leads, and whoever plays in the seki loses his stones: a pass wins.
# White to play, komi 1.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X X X X O O O O O
#  3 O O O O X X X X X
#  2 O O O . X X X X X
#  1 O O O . X X X X X
#    A B C D E F G H J
loadsgf pass/030.sgf
play b pass
30 reg_genmove w
#? [pass|PASS]

# Black leads, and whoever plays in the seki loses his stones: a pass wins.
# Black to play, komi -5.5.
#
#  9 X X X O O O O O O
#  8 X X X O O O O . O
#  7 X X X O O . O O O
#  6 X X X O O O O O O
#  5 X X X O O O O O O
#  4 . . O X X X X X X
#  3 O O O X X . X X X
#  2 O O O X X X X . X
#  1 O O O X X X X X X
#    A B C D E F G H J
loadsgf pass/040.sgf
40 reg_genmove b
#? [pass|PASS]

# An eye each and a common liberty: a pass wins.
# Black to play, komi -7.5.
#
#  9 . X X X X O O O .
#  8 X X X X X . O O O
#  7 X X X X X O O O O
#  6 O O O O O X X X X
#  5 O O O O O X X X X
#  4 O O . O O X . X X
#  3 O O O O O X X X X
#  2 O . O O O X X . X
#  1 O O O O O X X X X
#    A B C D E F G H J
loadsgf pass/050.sgf
play w pass
50 reg_genmove b
#? [pass|PASS]

# Every point that is left is an eye. White has passed, Black leads and passes too.
# Black to play, komi -100.5.
#
# 13 O O O O O O O O O O O . O
# 12 . O O O O O O O O O O O O
# 11 O O O O O O O O O O O O O
# 10 O O O O O O O O O O O O O
#  9 O O O O O O O O O O O O O
#  8 X X X X X X X X X X X O O
#  7 X X X X . X X . X X X O O
#  6 X X X X X X X X X X X O O
#  5 X X X X X X X X X X X O O
#  4 X X X X X X X X X X X O O
#  3 X X X X X X X X X X X O O
#  2 X . X X X X X X X X X O O
#  1 X X X X . X X X X X X O O
#    A B C D E F G H J K L M N
loadsgf pass/060.sgf
play w pass
60 reg_genmove b
#? [pass|PASS]
