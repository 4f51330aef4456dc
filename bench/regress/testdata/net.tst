# Nets: catching a chain without atari, and getting out.

# The big white chain cannot be caught by atari. One move catches it in a net: a quiet move.
# Black to play, komi 34.5.
#
# 13 X X . X X X X X X X . X X
# 12 X X X X X X X X X X X X X
# 11 X X X X X X O O O O O O O
# 10 X X X X X X O O O O O O O
#  9 O O . . O O O O O O O O O
#  8 O O . . . . X X X X X X X
#  7 O O O . . X X . X X X X X
#  6 O O . . . . X X X X X . X
#  5 O O . . . . X X X X X X X
#  4 O O O O O O O O X X X X X
#  3 O . O O O O O O O X X X X
#  2 O O O O O . O O O O X X X
#  1 O O O O O O O O O O X X X
#    A B C D E F G H J K L M N
loadsgf net/010.sgf
10 reg_genmove b
#? [D8]

# The big black chain cannot be caught by atari. One move catches it in a net: a quiet move.
# White to play, komi -34.5.
#
# 13 O O O O O O O O X X X O O
# 12 O O O O O . O O X X X O O
# 11 O O O O O O O O X X X O .
# 10 X X O O O O O O X X X O O
#  9 X X X O O O O O X X X O O
#  8 X X X X O O . O X X X O O
#  7 X X X X O O O O X X X O O
#  6 X . X X O . . . X O O O O
#  5 X X X X . . O . X O O O O
#  4 X X X X . . . O X O O O O
#  3 X X X X . X . . . O O O .
#  2 X X . X X X X X X O O O O
#  1 X X X X X X X X X O O O O
#    A B C D E F G H J K L M N
loadsgf net/020.sgf
20 reg_genmove w
#? [J3]

# The big white chain cannot be caught by atari. One move catches it in a net: a quiet move.
# Black to play, komi 33.5.
#
# 13 X X X O O O O O O O O O O
# 12 X X X O O O O . O O O O O
# 11 X X X X O O O O O O O . O
# 10 X X X X X O O O O O O O O
#  9 X X X X X X X . O . X O O
#  8 X . X X X X X X . X O O O
#  7 X X X X X . X . O . . O O
#  6 X X X X X X X . . . . O O
#  5 O O O O O O O O . . . O O
#  4 O O O O O O O X X X X X X
#  3 O O O O O O O X X X X X X
#  2 X X X X X X X X X X X X X
#  1 X X . X X X X X X X . X X
#    A B C D E F G H J K L M N
loadsgf net/030.sgf
30 reg_genmove b
#? [J6]

# The big white chain cannot be caught by atari. One move catches it in a net: a quiet move.
# Black to play, komi 33.5.
#
# 13 X X X X O O O O O O O O O
# 12 X X X X O O O O O O . O O
# 11 . X X X . . . . . O O O O
# 10 X X X X O X . X . O O O O
#  9 X X X X O . . X O O O O O
#  8 X X X X O . . . . O O . O
#  7 X X O O O X X X X O O O O
#  6 X X O O O X . X X O O O O
#  5 X X O O O X X X X X O O O
#  4 X X O O O X X X X X X O O
#  3 . X O O O X X X X X X X X
#  2 X X O O O X X . X X X X X
#  1 X X O O O X X X X X X X X
#    A B C D E F G H J K L M N
loadsgf net/040.sgf
40 reg_genmove b
#? [E11]

# The big black chain cannot be caught by atari. One move catches it in a net: a quiet move.
# White to play, komi -32.5.
#
# 13 O O . O O O O O O O . O O
# 12 O O O O O O O O O O O O O
# 11 X X X X X X X O O O O O O
# 10 X X X X X X X O O O O O O
#  9 X X X X X X X X . . . X X
#  8 O O O O O O O X . . . X X
#  7 O O O O O . O . . X X X X
#  6 O . O O O O O . . . . X X
#  5 O O O O O O O . O O . X X
#  4 O O O O O X X X X X X X X
#  3 O O O O X X X X X X X . X
#  2 O O O X X X X . X X X X X
#  1 O O O X X X X X X X X X X
#    A B C D E F G H J K L M N
loadsgf net/050.sgf
50 reg_genmove w
#? [J8]

# The big white chain cannot be caught by atari. One move catches it in a net: a quiet move.
# Black to play, komi 34.5.
#
# 13 O O O O O O O O O X X X X
# 12 O O . O O O O O O X X X X
# 11 O O O O O . . . . X X X .
# 10 O O O O . O . . . X X X X
#  9 O O O O . . . . O X X X X
#  8 O . O O . . X . O X X X X
#  7 O O O O X X X X O O O X X
#  6 O O O O X X . X O O O X X
#  5 O O O X X X X X O O O X X
#  4 O O X X X X X X O O O X X
#  3 X X X X X X X X O O O X .
#  2 X X X X X . X X O O O X X
#  1 X X X X X X X X O O O X X
#    A B C D E F G H J K L M N
loadsgf net/060.sgf
60 reg_genmove b
#? [H10]

# The big white chain cannot be caught by atari. One move catches it in a net: a quiet move.
# Black to play, komi 35.5.
#
# 13 O O O O O O O O O O X X X
# 12 O O O O O . O O O O X X X
# 11 O . O O O O O O O X X X X
# 10 O O O O O O O O X X X X X
#  9 O O X . O X X X X X X X X
#  8 O O . . . O X X X X X . X
#  7 O O . . . . X . X X X X X
#  6 O O . . . O X X X X X X X
#  5 O O X . . O O O O O O O O
#  4 X X X X X X O O O O O O O
#  3 X X X X X X O O O O O O O
#  2 X X X X X X X X X X X X X
#  1 X X . X X X X X X X . X X
#    A B C D E F G H J K L M N
loadsgf net/070.sgf
70 reg_genmove b
#? [E7]

# The big black chain cannot be caught by atari. One move catches it in a net: a quiet move.
# White to play, komi -34.5.
#
# 13 O O X X X O O O O O O O O
# 12 O O X X X O O . O O O O O
# 11 . O X X X O O O O O O O O
# 10 O O X X X O O O O O O X X
#  9 O O X X X O O O O O X X X
#  8 O O X X X O . O O X X X X
#  7 O O X X X O O O O X X X X
#  6 O O O O X O . . . X X . X
#  5 O O O O X . . O O X X X X
#  4 O O O O . . X . . X X X X
#  3 . O O O . . . . X X X X X
#  2 O O O O X X X X X X . X X
#  1 O O O O X X X X X X X X X
#    A B C D E F G H J K L M N
loadsgf net/080.sgf
80 reg_genmove w
#? [F4]

# The big white chain cannot be caught by atari. One move catches it in a net: a quiet move.
# Black to play, komi 35.5.
#
# 13 X X . X X X X X X X . X X
# 12 X X X X X X X X X X X X X
# 11 X X X X X X O O O O O O O
# 10 X X X X X X O O O O O O O
#  9 O O . . . O O O O O O O O
#  8 O O X X O O X X X X X X X
#  7 O O . . O . X . X X X X X
#  6 O O . . . . X X X X X . X
#  5 O O . . . X X X X X X X X
#  4 O O O O O O O O X X X X X
#  3 O . O O O O O O O X X X X
#  2 O O O O O . O O O O X X X
#  1 O O O O O O O O O O X X X
#    A B C D E F G H J K L M N
loadsgf net/090.sgf
90 reg_genmove b
#? [D6]

# The big white chain cannot be caught by atari. One move catches it in a net: a quiet move.
# Black to play, komi 34.5.
#
# 13 X X X X X X X X O O O X X
# 12 X X X X X . X X O O O X X
# 11 X X X X X X X X O O O X .
# 10 O O X X X X X X O O O X X
#  9 O O O X X X X X O O O X X
#  8 O O O O X X . X O O O X X
#  7 O O O O X X X X O O O X X
#  6 O . O O . . O O O X X X X
#  5 O O O O . X . . . X X X X
#  4 O O O O . . O . . X X X X
#  3 O O O O . . . X . X X X .
#  2 O O . O O O O O O X X X X
#  1 O O O O O O O O O X X X X
#    A B C D E F G H J K L M N
loadsgf net/100.sgf
100 reg_genmove b
#? [G5]

# The big black chain cannot be caught by atari. One move catches it in a net: a quiet move.
# White to play, komi -34.5.
#
# 13 O O O X X X X X X X X X X
# 12 O O O X X X X . X X X X X
# 11 O O O O X X X X X X X . X
# 10 O O O O O X X X X X X X X
#  9 O O O O O O O . . . . X X
#  8 O . O O O O O . . O . X X
#  7 O O O O O . O X . . . X X
#  6 O O O O O O O . O . . X X
#  5 X X X X X X X X X X . X X
#  4 X X X X X X X O O O O O O
#  3 X X X X X X X O O O O O O
#  2 O O O O O O O O O O O O O
#  1 O O . O O O O O O O . O O
#    A B C D E F G H J K L M N
loadsgf net/110.sgf
110 reg_genmove w
#? [L5]

# The big white chain is about to be caught in a net. One move gets it out: a quiet move.
# White to play, komi 32.5.
#
# 13 X X X X O O O O O O O O O
# 12 X X X X O O O O O O . O O
# 11 . X X X . . . O X O O O O
# 10 X X X X . . . X . O O O O
#  9 X X X X . . . . O O O O O
#  8 X X X X O . . . . O O . O
#  7 X X O O O X X X X O O O O
#  6 X X O O O X . X X O O O O
#  5 X X O O O X X X X X O O O
#  4 X X O O O X X X X X X O O
#  3 . X O O O X X X X X X X X
#  2 X X O O O X X . X X X X X
#  1 X X O O O X X X X X X X X
#    A B C D E F G H J K L M N
loadsgf net/120.sgf
120 reg_genmove w
#? [F9]

# The big white chain is about to be caught in a net. One move gets it out: a quiet move.
# White to play, komi 34.5.
#
# 13 X X . X X X X X X X . X X
# 12 X X X X X X X X X X X X X
# 11 O O O O O O O X X X X X X
# 10 O O O O O O O X X X X X X
#  9 O O O O O O O O . . . O O
#  8 X X X X X X X . . X . O O
#  7 X X X X X . X . . O . O O
#  6 X . X X X X X . O . . O O
#  5 X X X X X X X . . . . O O
#  4 X X X X X O O O O O O O O
#  3 X X X X O O O O O O O . O
#  2 X X X O O O O . O O O O O
#  1 X X X O O O O O O O O O O
#    A B C D E F G H J K L M N
loadsgf net/130.sgf
130 reg_genmove w
#? [J8]

# The big black chain is about to be caught in a net. One move gets it out: a quiet move.
# Black to play, komi -35.5.
#
# 13 X X X X X X X X X O O O O
# 12 X X . X X X X X X O O O O
# 11 X X X X . O . O . O O O .
# 10 X X X X . O . X . O O O O
#  9 X X X X . X . . . O O O O
#  8 X . X X O . . . X O O O O
#  7 X X X X O O O O X X X O O
#  6 X X X X O O . O X X X O O
#  5 X X X O O O O O X X X O O
#  4 X X O O O O O O X X X O O
#  3 O O O O O O O O X X X O .
#  2 O O O O O . O O X X X O O
#  1 O O O O O O O O X X X O O
#    A B C D E F G H J K L M N
loadsgf net/140.sgf
140 reg_genmove b
#? [H9]

# The big white chain is about to be caught in a net. One move gets it out: a quiet move.
# White to play, komi 32.5.
#
# 13 X X . X X X X X X X . X X
# 12 X X X X X X X X X X X X X
# 11 X X X X X X O O O O O O O
# 10 X X X X X X O O O O O O O
#  9 O O . . . O O O O O O O O
#  8 O O . . . . X X X X X X X
#  7 O O . . . . X . X X X X X
#  6 O O . . X O X X X X X . X
#  5 O O . . . O X X X X X X X
#  4 O O O O O O O O X X X X X
#  3 O . O O O O O O O X X X X
#  2 O O O O O . O O O O X X X
#  1 O O O O O O O O O O X X X
#    A B C D E F G H J K L M N
loadsgf net/150.sgf
150 reg_genmove w
#? [E8]

# The big white chain is about to be caught in a net. One move gets it out: a connection.
# White to play, komi 34.5.
#
# 13 X X O O O X X X X X X X X
# 12 X X O O O X X . X X X X X
# 11 . X O O O X X X X X X X X
# 10 X X O O O X X X X X X O O
#  9 X X O O O X X X X X O O O
#  8 X X O O O X . X X O O O O
#  7 X X O O O X X X X O O O O
#  6 X X X X O . . . X O O . O
#  5 X X X X O . X . . O O O O
#  4 X X X X O X . . . O O O O
#  3 . X X X . . . O . O O O O
#  2 X X X X O O O O O O . O O
#  1 X X X X O O O O O O O O O
#    A B C D E F G H J K L M N
loadsgf net/160.sgf
160 reg_genmove w
#? [E3]

# The big black chain is about to be caught in a net. One move gets it out: a quiet move.
# Black to play, komi -36.5.
#
# 13 O O . O O O O O O O . O O
# 12 O O O O O O O O O O O O O
# 11 O O O O O O X X X X X X X
# 10 O O O O O O X X X X X X X
#  9 X X . . . X X X X X X X X
#  8 X X . . X . O O O O O O O
#  7 X X . . O O O . O O O O O
#  6 X X . . . . O O O O O . O
#  5 X X . O O . O O O O O O O
#  4 X X X X X X X X O O O O O
#  3 X . X X X X X X X O O O O
#  2 X X X X X . X X X X O O O
#  1 X X X X X X X X X X O O O
#    A B C D E F G H J K L M N
loadsgf net/170.sgf
170 reg_genmove b
#? [D8]
