# Ladders: catching a chain by one atari after another, or getting out of it.

# A ladder that works. Of the two ataris on the big white chain one catches it.
# Black to play, komi 1.5.
#
# 13 X X . X X X X X X X . X X
# 12 X X X X X X X X X X X X X
# 11 O O O O O X O O O O O O O
# 10 O O O O O X . O O O O . O
#  9 O O O O O O . . O O O O O
#  8 X X X X X . . . . O O . O
#  7 X X . X X . . . . . O O O
#  6 X X X X X . . . . . . O O
#  5 X X . X X . . . . . . . O
#  4 X X X X X . . . . . . . .
#  3 O O O O O O O . . . . . .
#  2 O . O O O O O O . . . . .
#  1 O O O . O O O O O . . . .
#    A B C D E F G H J K L M N
loadsgf ladder/010.sgf
10 reg_genmove b
#? [G9]

# A white stone stands in the ladder's way, but is itself in atari. Of the two ataris on the big
# white chain one catches it.
# Black to play, komi 1.5.
#
# 13 X X . X X X X X X X . X X
# 12 X X X X X X X X X X X X X
# 11 O O O O O O O X O O O O O
# 10 O . O O O O . X O O O O O
#  9 O O O O O . . O O O O O O
#  8 O . O O . . . . X X X X X
#  7 O O O . . . . . X X . X X
#  6 O O . . X . . . X X X X X
#  5 O . . X O X . . X X . X X
#  4 . . . . . . . . X X X X X
#  3 . . . . . . O O O O O O O
#  2 . . . . . O O O O O O . O
#  1 . . . . O O O O O . O O O
#    A B C D E F G H J K L M N
loadsgf ladder/020.sgf
20 reg_genmove b
#? [G9]

# A white stone stands in the ladder's way, but is itself in atari. Of the two ataris on the big
# white chain one catches it.
# Black to play, komi 1.5.
#
# 13 O O O X X X X X O O O X X
# 12 O . O X X X X X O O O X X
# 11 O O O X . X . X O O O X .
# 10 . O O X X X X X O O O X X
#  9 O O O X X X X X O O O X X
#  8 O O O . . . . . O X X X X
#  7 O O O . . . . . . . O X X
#  6 O O . . . . . . . O O X X
#  5 O . . . . . . . O O O X X
#  4 . . . X O X . O O O O X X
#  3 . . . . X . O O O O O X .
#  2 . . . . . O O . O . O X X
#  1 . . . . O O O O O O O X X
#    A B C D E F G H J K L M N
loadsgf ladder/030.sgf
30 reg_genmove b
#? [J7]

# A white stone stands beside the head of the ladder. Of the two ataris on the big white chain
# one catches it.
# Black to play, komi 0.5.
#
# 13 X X . X X X X X X X . X X
# 12 X X X X X X X X X X X X X
# 11 O O O O O O O X O O O O O
# 10 O . O O O O . X O O O O O
#  9 O O O O O O . O O O O O O
#  8 O . O O . . . . X X X X X
#  7 O O O . . . . . X X . X X
#  6 O O . . . . . . X X X X X
#  5 O . . . . . . . X X . X X
#  4 . . . . . . . . X X X X X
#  3 . . . . . . O O O O O O O
#  2 . . . . . O O O O O O . O
#  1 . . . . O O O O O . O O O
#    A B C D E F G H J K L M N
loadsgf ladder/040.sgf
40 reg_genmove b
#? [G9]

# A white stone stands in the ladder's way, and a black one beside it. Of the two ataris on the
# big white chain one catches it.
# Black to play, komi 1.5.
#
# 13 X X . X X X X X X X . X X
# 12 X X X X X X X X X X X X X
# 11 O O O O O O O X O O O O O
# 10 O . O O O O . X O O O O O
#  9 O O O O O . . O O O O O O
#  8 O . O O . . . . X X X X X
#  7 O O O . . . . . X X . X X
#  6 O O . . X O . . X X X X X
#  5 O . . . . . . . X X . X X
#  4 . . . . . . . . X X X X X
#  3 . . . . . . O O O O O O O
#  2 . . . . . O O O O O O . O
#  1 . . . . O O O O O . O O O
#    A B C D E F G H J K L M N
loadsgf ladder/050.sgf
50 reg_genmove b
#? [G9]

# A white stone stands in the ladder's way, and a black one beside it. Of the two ataris on the
# big white chain one catches it.
# Black to play, komi 1.5.
#
# 13 . . . . O O O O O O O X X
# 12 . . . . . O O . O . O X X
# 11 . . . . . . O O O O O X .
# 10 . . . . . . . O O O O X X
#  9 O . . . O . . . O O O X X
#  8 O O . . X . . . . O O X X
#  7 O O O . . . . . . . O X X
#  6 O O O . . . . . O X X X X
#  5 O O O X X X X X O O O X X
#  4 . O O X X X X X O O O X X
#  3 O O O X . X . X O O O X .
#  2 O . O X X X X X O O O X X
#  1 O O O X X X X X O O O X X
#    A B C D E F G H J K L M N
loadsgf ladder/060.sgf
60 reg_genmove b
#? [J7]

# A white stone stands in the ladder's way, and a black one beside it. Of the two ataris on the
# big white chain one catches it.
# Black to play, komi 1.5.
#
# 13 . . . . O O O O O . O O O
# 12 . . . . . O O O O O O . O
# 11 . . . . . . O O O O O O O
# 10 . . . O X . . . X X X X X
#  9 O . . . . . . . X X . X X
#  8 O O . . . . . . X X X X X
#  7 O O O . . . . . X X . X X
#  6 O . O O . . . . X X X X X
#  5 O O O O O . . O O O O O O
#  4 O . O O O O . X O O O O O
#  3 O O O O O O O X O O O O O
#  2 X X X X X X X X X X X X X
#  1 X X . X X X X X X X . X X
#    A B C D E F G H J K L M N
loadsgf ladder/070.sgf
70 reg_genmove b
#? [G5]

# A long ladder; far away a white stone stands in its way, and a black one beside it. Of the two
# ataris on the big white chain one catches it.
# Black to play, komi -124.5.
#
# 19 . . . . O O O O O O O O O O O O O O O
# 18 . . . . . O O O O O O O O O O . O . O
# 17 . . . . . . O O O O O O O O O O O O O
# 16 . . . O X . . O O O O O O O O O O O O
# 15 O . . . . . . . O O O O O O O O O O O
# 14 O O . . . . . . . O O O O O O O O O O
# 13 O O O . . . . . . . O O O O O O O O O
# 12 O O O O . . . . . . . O O O O O O O O
# 11 O O O O O . . . . . . . O O O O O O O
# 10 O O O O O O . . . . . . . . X X X X X
#  9 O O O O O O O . . . . . . . X X . X X
#  8 O O O O O O O O . . . . . . X X X X X
#  7 O O O O O O O O O . . . . . X X . X X
#  6 O . O O O O O O O O . . . . X X X X X
#  5 O O O O O O O O O O O . . O O O O O O
#  4 O . O O O O O O O O O O . X O O O O O
#  3 O O O O O O O O O O O O O X O O O O O
#  2 X X X X X X X X X X X X X X X X X X X
#  1 X X . X X X X X X X X X X X X X . X X
#    A B C D E F G H J K L M N O P Q R S T
loadsgf ladder/080.sgf
80 reg_genmove b
#? [N5]

# A long ladder; a black stone stands beside its head. Of the two ataris on the big black chain
# one catches it.
# White to play, komi 126.5.
#
# 19 X X X X X X X X X X X X X X X . . . .
# 18 X . X . X X X X X X X X X X . . . . .
# 17 X X X X X X X X X X X X X . . . . . .
# 16 X X X X X X X X X X X X . . . . . . .
# 15 X X X X X X X X X X X . . . . . . . X
# 14 X X X X X X X X X X . . . . . . . X X
# 13 X X X X X X X X X . . . . . . . X X X
# 12 X X X X X X X X . . . . . . . X X X X
# 11 X X X X X X X . . . . . . . X X X X X
# 10 O O O O O . . . . . . . . X X X X X X
#  9 O O . O O . . . . . . . X X X X X X X
#  8 O O O O O . . . . . . X X X X X X X X
#  7 O O . O O . . . . . X X X X X X X X X
#  6 O O O O O . . . . X X X X X X X X . X
#  5 X X X X X X . X X X X X X X X X X X X
#  4 X X X X X O . X X X X X X X X X X . X
#  3 X X X X X O X X X X X X X X X X X X X
#  2 O O O O O O O O O O O O O O O O O O O
#  1 O O . O O O O O O O O O O O O O . O O
#    A B C D E F G H J K L M N O P Q R S T
loadsgf ladder/090.sgf
90 reg_genmove w
#? [G5]

# A long ladder; far away a white stone stands in its way, but is itself in atari. Of the two
# ataris on the big white chain one catches it.
# Black to play, komi -124.5.
#
# 19 X X O O O O O O O O O O O O O . . . .
# 18 X X O . O . O O O O O O O O . . . . .
# 17 . X O O O O O O O O O O O . . . . . .
# 16 X X O O O O O O O O O O . . X . . . .
# 15 X X O O O O O O O O O . . X O . . . O
# 14 X X O O O O O O O O . . . . X . . O O
# 13 X X O O O O O O O . . . . . . . O O O
# 12 X X O O O O O O . . . . . . . O O O O
# 11 X X O O O O O . . . . . . . O O O O O
# 10 X X O O O O . . . . . . . O O O O O O
#  9 X X O O O . . . . . . . O O O O O O O
#  8 X X O O . . . . . . . O O O O O O O O
#  7 X X O . . . . . . . O O O O O O O O O
#  6 X X X X O . . . . . O O O O O O O O O
#  5 X X O O O X X X X X O O O O O O O O O
#  4 X X O O O X X X X X O O O O O O O . O
#  3 . X O O O X . X . X O O O O O O O O O
#  2 X X O O O X X X X X O O O O O O O . O
#  1 X X O O O X X X X X O O O O O O O O O
#    A B C D E F G H J K L M N O P Q R S T
loadsgf ladder/100.sgf
100 reg_genmove b
#? [E7]

# A black stone stands in the ladder's way, and a white one beside it. Of the two ataris on the
# big black chain one catches it.
# White to play, komi -0.5.
#
# 13 O O X X X O O O O O X X X
# 12 O O X X X O O O O O X . X
# 11 . O X X X O . O . O X X X
# 10 O O X X X O O O O O X X .
#  9 O O X X X O O O O O X X X
#  8 O O O O X . . . . . X X X
#  7 O O X . . . . . . . X X X
#  6 O O X X . . . . O . . X X
#  5 O O X X X . . . X . . . X
#  4 O O X X X X . . . . . . .
#  3 . O X X X X X . . . . . .
#  2 O O X . X . X X . . . . .
#  1 O O X X X X X X X . . . .
#    A B C D E F G H J K L M N
loadsgf ladder/110.sgf
110 reg_genmove w
#? [E7]

# A black stone stands in the ladder's way, but is itself in atari. Of the two ataris on the big
# black chain one catches it.
# White to play, komi -0.5.
#
# 13 X X X . X X X X X . . . .
# 12 X . X X X X X X . . . . .
# 11 X X X X X X X . . . . . .
# 10 O O O O O . . . . O . . .
#  9 O O . O O . . . . X O . X
#  8 O O O O O . . . . O . X X
#  7 O O . O O . . . . . X X X
#  6 O O O O O . . . . X X . X
#  5 X X X X X X . . X X X X X
#  4 X X X X X O . X X X X . X
#  3 X X X X X O X X X X X X X
#  2 O O O O O O O O O O O O O
#  1 O O . O O O O O O O . O O
#    A B C D E F G H J K L M N
loadsgf ladder/120.sgf
120 reg_genmove w
#? [G5]

# A white stone waits far off, in the ladder's direction. Of the two ataris on the big white
# chain one catches it.
# Black to play, komi -6.5.
#
# 13 X X . X X X X X X X . X X
# 12 X X X X X X X X X X X X X
# 11 O O O O O O O X O O O O O
# 10 O . O O O O X X O O O O O
#  9 O O O O O O . O O O O O O
#  8 O . O O O . . . X X X X X
#  7 O O O O . . . . X X . X X
#  6 O O O . . . . . X X X X X
#  5 O O . . . . . . X X . X X
#  4 O . . . . . . . X X X X X
#  3 . . . . . O O O O O O O O
#  2 . . . . O O O O O O O . O
#  1 . . . O O O O O O . O O O
#    A B C D E F G H J K L M N
loadsgf ladder/130.sgf
130 reg_genmove b
#? [G9]

# The big black chain is in atari. A ladder is broken: it gets away by running out, or by taking
# the stone that holds it.
# Black to play, komi 9.5.
#
# 13 . . . X X X X X X X X O O
# 12 . . . . X X X . X . X O O
# 11 . . . . . X X X X X X O .
# 10 X . . . . . X X X X X O O
#  9 X X . . . . . X X X X O O
#  8 X X X . . . . . X X X O O
#  7 X X X . . . X . O X X O O
#  6 X X X . . . . . X O O O O
#  5 X X X O O O O O X X X O O
#  4 . X X O O O O O X X X O O
#  3 X X X O . O . O X X X O .
#  2 X . X O O O O O X X X O O
#  1 X X X O O O O O X X X O O
#    A B C D E F G H J K L M N
loadsgf ladder/140.sgf
140 reg_genmove b
#? [H6|H7]

# The big black chain is in atari. A ladder is broken: it gets away by running out, or by taking
# the stone that holds it.
# Black to play, komi 147.5.
#
# 19 O O X X X X X X X X X X X X X X . . .
# 18 O O X . X . X X X X X X X X X . . . .
# 17 . O X X X X X X X X X X X X . . . . .
# 16 O O X X X X X X X X X X X . . . . . X
# 15 O O X X X X X X X X X X . . . . . X X
# 14 O O X X X X X X X X X . . . . . X X X
# 13 O O X X X X X X X X . . . . . X X X X
# 12 O O X X X X X X X . . . . . X X X X X
# 11 O O X X X X X X . . . . . X X X X X X
# 10 O O X X X X X . . . . . X X X X X X X
#  9 O O X X X X . . . . . X X X X X X X X
#  8 O O X X X . . . . . X X X X X X X X X
#  7 O O X X O . X . . . X X X X X X X X X
#  6 O O O O X . . . . . X X X X X X X X X
#  5 O O X X X O O O O O X X X X X X X X X
#  4 O O X X X O O O O O X X X X X X X . X
#  3 . O X X X O . O . O X X X X X X X X X
#  2 O O X X X O O O O O X X X X X X X . X
#  1 O O X X X O O O O O X X X X X X X X X
#    A B C D E F G H J K L M N O P Q R S T
loadsgf ladder/150.sgf
150 reg_genmove b
#? [F6|F7]

# The big white chain can run towards a friend. One atari, from the right side, catches it.
# Black to play, komi -8.5.
#
# 13 X X O O O O O O O O . . .
# 12 X X O . O . O O O . . . .
# 11 . X O O O O O O . . . . .
# 10 X X O O O O O . . . . . O
#  9 X X O O O O O . . . . O O
#  8 X X O O X . . . . . O O O
#  7 X X O O . . . . . . O O O
#  6 X X X X O . . . . . O O O
#  5 X X O O O X X X X X O O O
#  4 X X O O O X X X X X O O .
#  3 . X O O O X . X . X O O O
#  2 X X O O O X X X X X O . O
#  1 X X O O O X X X X X O O O
#    A B C D E F G H J K L M N
loadsgf ladder/160.sgf
160 reg_genmove b
#? [E7]

# A short ladder in a narrow corner: one atari catches the big white chain.
# Black to play, komi 35.5.
#
# 13 X X O O O X X X X X X X X
# 12 X X O O O X X . X X X X X
# 11 . X O O O X X X X X X X X
# 10 X X O O O X X X X X X O O
#  9 X X O O O X X X X X O O O
#  8 X X O O O X . X X O O O O
#  7 X X O O O X X X X O O O O
#  6 X X X X O . X . . O O . O
#  5 X X X X . . O . X O O O O
#  4 X X X X O . . O . O O O O
#  3 . X X X . . . . X O O O O
#  2 X X X X O O O O O O . O O
#  1 X X X X O O O O O O O O O
#    A B C D E F G H J K L M N
loadsgf ladder/170.sgf
170 reg_genmove b
#? [E5]

# A short ladder in a narrow corner: one atari catches the big black chain.
# White to play, komi -30.5.
#
# 13 X X X X X X X X X O O O O
# 12 X X . X X X X X X O O O O
# 11 X X X X . . . . . O O O .
# 10 X X X X . . . . . O O O O
#  9 X X X X X X . . . O O O O
#  8 X . X X . X X . X O O O O
#  7 X X X X O O O O X X X O O
#  6 X X X X O O . O X X X O O
#  5 X X X O O O O O X X X O O
#  4 X X O O O O O O X X X O O
#  3 O O O O O O O O X X X O .
#  2 O O O O O . O O X X X O O
#  1 O O O O O O O O X X X O O
#    A B C D E F G H J K L M N
loadsgf ladder/180.sgf
180 reg_genmove w
#? [H8]

# A short ladder in a narrow corner: one atari catches the big white chain.
# Black to play, komi 36.5.
#
# 13 O O O O O O O O O O X X X
# 12 O O O O O . O O O O X X X
# 11 O . O O O O O O O X X X X
# 10 O O O O O O O O X X X X X
#  9 O O . . . . X X X X X X X
#  8 O O . . . X X X X X X . X
#  7 O O . O X . X . X X X X X
#  6 O O . . O X X X X X X X X
#  5 O O . . O O O O O O O O O
#  4 X X X X X X O O O O O O O
#  3 X X X X X X O O O O O O O
#  2 X X X X X X X X X X X X X
#  1 X X . X X X X X X X . X X
#    A B C D E F G H J K L M N
loadsgf ladder/190.sgf
190 reg_genmove b
#? [D6]
