# Races that end in a seki, and seki at the end of the game.

# A race that Black cannot win, but need not lose either. One move does it: a quiet move.
# Black to play, komi -12.5.
#
#  9 O O O O O O . O X
#  8 O . O O O O X O X
#  7 O O O . O O . X X
#  6 O O O O O O X X X
#  5 O O O O O O . . X
#  4 X X X X X X O O .
#  3 X X X . X X X O .
#  2 X . X X X X O O O
#  1 X X X X X X O O O
#    A B C D E F G H J
loadsgf seki/010.sgf
10 reg_genmove b
#? [G5]

# A race that Black cannot win, but need not lose either. One move does it: a quiet move on the
# first line.
# Black to play, komi -16.5.
#
#  9 . O O O O X X . .
#  8 O O O O O X X . X
#  7 O O O O . . X X X
#  6 . . . . O O O O .
#  5 X X X X O O O O O
#  4 X X . X O O . O O
#  3 X X X X O O O O O
#  2 X . X X O O O . O
#  1 X X X X O O O O O
#    A B C D E F G H J
loadsgf seki/020.sgf
20 reg_genmove b
#? [H9]

# A race that Black cannot win, but need not lose either. One move does it: a quiet move on the
# second line.
# Black to play, komi -1.5.
#
#  9 . X X O O O O O O
#  8 X X X O O O O . O
#  7 . X X . O . O O O
#  6 . . . O O O O O O
#  5 . O O X X X X X X
#  4 O O . X X X X X X
#  3 O O O X X . X X X
#  2 O O O X X X X . X
#  1 . O . X X X X X X
#    A B C D E F G H J
loadsgf seki/030.sgf
30 reg_genmove b
#? [B6]

# A race that White cannot win, but need not lose either. One move does it: a quiet move.
# White to play, komi 4.5.
#
#  9 O O O O O X X X X
#  8 O . O O O X X . X
#  7 O O O O O X X X X
#  6 O O . O O X . X X
#  5 O O O O O X X X X
#  4 O O . O . X X X X
#  3 X X X . . O O O O
#  2 X X X X X O O O O
#  1 X . X . . O . . O
#    A B C D E F G H J
loadsgf seki/040.sgf
40 reg_genmove w
#? [E3]

# A race that White cannot win, but need not lose either. One move does it: a quiet move on the
# first line.
# White to play, komi 11.5.
#
#  9 O . O O . X X . .
#  8 O O O O O . X . X
#  7 O . O X O X X X X
#  6 X . X . X O O O O
#  5 X X X X X O O O O
#  4 X X . X X O . O O
#  3 X X X X X O O O O
#  2 X . X X X O O . O
#  1 X X X X X O O O O
#    A B C D E F G H J
loadsgf seki/050.sgf
50 reg_genmove w
#? [H9]

# A race that Black cannot win, but need not lose either. One move does it: a quiet move on the
# first line.
# Black to play, komi -15.5.
#
#  9 . X X O O O O O O
#  8 . X X O O O O . O
#  7 X X X O O . O O O
#  6 . X X O O O O O O
#  5 . X X O O O O O O
#  4 O O O X X X X X X
#  3 . O O . X . X X X
#  2 O O O . X X X . X
#  1 . X . X X X X X X
#    A B C D E F G H J
loadsgf seki/060.sgf
60 reg_genmove b
#? [A5]

# A race that White cannot win, but need not lose either. One move does it: a quiet move.
# White to play, komi 1.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X X . . O O O . O
#  3 O . O X X X X X X
#  2 O O O X X X . . X
#  1 . . O . . X X X X
#    A B C D E F G H J
loadsgf seki/070.sgf
70 reg_genmove w
#? [D4]

# A race that Black cannot win, but need not lose either. One move does it: a quiet move on the
# first line.
# Black to play, komi -2.5.
#
#  9 X X X X X X O O .
#  8 X . X X X X . . O
#  7 X X X . X X O O O
#  6 X X X X X . O . .
#  5 X X X X X X O O O
#  4 O O O O O O X X X
#  3 O O O . O O X X X
#  2 O . O O O . X X .
#  1 O O O O O O . . X
#    A B C D E F G H J
loadsgf seki/080.sgf
80 reg_genmove b
#? [G1]

# A race that White cannot win, but need not lose either. One move does it: a quiet move.
# White to play, komi 3.5.
#
#  9 O . O O O . . . X
#  8 O O O . X X X X X
#  7 O O O O X X X X X
#  6 X . . X . . O O .
#  5 X X X X O O O O O
#  4 X X . X O O . O O
#  3 X X X X O O O O O
#  2 X . X X O O O . O
#  1 X X X X O O O O O
#    A B C D E F G H J
loadsgf seki/090.sgf
90 reg_genmove w
#? [E6]

# A race that White cannot win, but need not lose either. One move does it: a quiet move on the
# first line.
# White to play, komi 2.5.
#
#  9 . O O X X X X X X
#  8 O O O . X X X . X
#  7 . O O X X . X X X
#  6 . O . X X X X X X
#  5 X X X O O O O O O
#  4 . X X O O O O O O
#  3 . X X . O . O O O
#  2 . X X O O O O . O
#  1 X X X O O O O O O
#    A B C D E F G H J
loadsgf seki/100.sgf
100 reg_genmove w
#? [A6]

# A seki of two shared liberties; the last neutral point is elsewhere, and with it the game.
# Black to play, komi 0.5.
#
#  9 O O O X X X X X X
#  8 O O O X X X X . X
#  7 O O O X X . X X X
#  6 . . O X X X X X X
#  5 X X X O O O . O O
#  4 X X X O O O O O O
#  3 X X X O O . O O O
#  2 X X X O O O O . O
#  1 X X X O O O O O O
#    A B C D E F G H J
loadsgf seki/110.sgf
110 reg_genmove b
#? [G5]

# A seki with an eye each; the last neutral point is elsewhere, and with it the game.
# White to play, komi -0.5.
#
#  9 O O O O O X X X X
#  8 O . O O O X X . X
#  7 O O O O . X X X X
#  6 O O . O O X . X X
#  5 O O O O O X X X X
#  4 O O O O O X X X X
#  3 X X X X X O O O O
#  2 X X X X X . O O O
#  1 . X X X X O O O .
#    A B C D E F G H J
loadsgf seki/120.sgf
120 reg_genmove w
#? [E7]

# A race that Black cannot win, but need not lose either. One move does it: a connection on the
# second line.
# Black to play, komi -12.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X . X X O O O . .
#  3 O . O O X X X X X
#  2 O O O O . X X X X
#  1 O . O . X . X X X
#    A B C D E F G H J
loadsgf seki/130.sgf
130 reg_genmove b
#? [E2]

# A race that Black cannot win, but need not lose either. One move does it: a connection on the
# second line.
# Black to play, komi -14.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X X . X O O O O O
#  3 O O . O X . . X X
#  2 O O O O X . X X X
#  1 . O O . X . X X X
#    A B C D E F G H J
loadsgf seki/140.sgf
140 reg_genmove b
#? [F2]

# A race that Black cannot win, but need not lose either. Two moves do it: a connection on the
# second line.
# Black to play, komi -14.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X . X X O O O O O
#  3 O . O O X X X X X
#  2 O O O . . . X X X
#  1 O . O . X . . X X
#    A B C D E F G H J
loadsgf seki/150.sgf
150 reg_genmove b
#? [E2|F1]

# A race that Black cannot win, but need not lose either. One move does it: a quiet move on the
# second line.
# Black to play, komi -11.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X X X X . O O O O
#  3 O O X . O X X . X
#  2 O O O O . X X X X
#  1 . . O . . X X X .
#    A B C D E F G H J
loadsgf seki/160.sgf
160 reg_genmove b
#? [E2]

# A race that Black cannot win, but need not lose either. One move does it: a quiet move on the
# second line.
# Black to play, komi -15.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 . X . X O O O O O
#  3 O O O O . X X X .
#  2 O O O O . X . X X
#  1 . O O . . . X X X
#    A B C D E F G H J
loadsgf seki/170.sgf
170 reg_genmove b
#? [E2]

# A race that White cannot win, but need not lose either. One move does it: a quiet move.
# White to play, komi 1.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 . X X X O O O . O
#  3 O O O . X X O X X
#  2 O O O O . X X X X
#  1 . O O . . X . . X
#    A B C D E F G H J
loadsgf seki/180.sgf
180 reg_genmove w
#? [D3]

# A race that Black cannot win, but need not lose either. One move does it: a move that saves
# three stones on the second line.
# Black to play, komi -20.5.
#
# 13 X X X X X X O O O O O O O
# 12 X . X X X X O O O O O . O
# 11 X X X X X X O O O O O O O
# 10 X X X X X X O O O O O O O
#  9 X X . X X X O O O . O O O
#  8 X X X X X X O O O O O O O
#  7 X X X X X X O O O O O O O
#  6 X X X X X X O O O O O O O
#  5 . X . X X . O O O O O . O
#  4 O O . O O O X O X X X X X
#  3 O O O O O O X O X X X X X
#  2 O O O O O O X . X X . . X
#  1 O O O O . . O O . . X X X
#    A B C D E F G H J K L M N
loadsgf seki/190.sgf
190 reg_genmove b
#? [H2]

# A race that White cannot win, but need not lose either. One move does it: a quiet move on the
# second line.
# White to play, komi 19.5.
#
# 13 X X X X X X X X X O O O O
# 12 X . X X X X X X X O O O O
# 11 X X X X X X X X X O O O .
# 10 X X X X . X X X X O O O .
#  9 X X X X X X X X X O O . O
#  8 X X X X X X X X X O O . .
#  7 X X X X X X X X X . X X X
#  6 O O O O O O O O . X X X X
#  5 O O O O O O O O . X X X .
#  4 O O O O O O O O . X X X X
#  3 O O O O . O O O O X X X .
#  2 O . O O O O O O O X X X .
#  1 O O O O O O O O O X X . X
#    A B C D E F G H J K L M N
loadsgf seki/200.sgf
200 reg_genmove w
#? [M8]

# A race that Black cannot win, but need not lose either. One move does it: a quiet move.
# Black to play, komi -0.5.
#
# 13 X X X . O O O O O O O O O
# 12 X X X X O O O O O O O . O
# 11 X X X X O O O O . O O O O
# 10 X X X X O O O O O O O O O
#  9 X X X X O O O O O O O O O
#  8 X X X X . O O O O O O O O
#  7 . X X . . X X X X X X X X
#  6 O O O O . X X X X X X X X
#  5 O O . X X X X X X X X X X
#  4 . O O O . X X X . X X X X
#  3 O O O . X X X X X X X X X
#  2 . . . O X X X X X X X . X
#  1 O O O O X X X X X X X X X
#    A B C D E F G H J K L M N
loadsgf seki/210.sgf
210 reg_genmove b
#? [E7]

# A race that Black cannot win, but need not lose either. One move does it: a quiet move on the
# first line.
# Black to play, komi -16.5.
#
# 13 O O O O O O O X X X X X X
# 12 O . O O O O O X X X X . X
# 11 O O O O O O O X X X X X X
# 10 O O O O O O O X X X X X X
#  9 O O O . O O O X X X . X X
#  8 O O O O O O O X X X X X X
#  7 O O O O O O O X X X X X X
#  6 O O O O O O O X X X X X X
#  5 O O O O O . O . X X X X X
#  4 X X X . X X . O O O O . O
#  3 X . X X X X O . O . O O O
#  2 X X X X X X . O O O O O O
#  1 X X X X . . O O O O O O O
#    A B C D E F G H J K L M N
loadsgf seki/220.sgf
220 reg_genmove b
#? [F1]

# A race that Black cannot win, but need not lose either. One move does it: a connection on the
# second line.
# Black to play, komi -4.5.
#
# 13 O O O O O O O O O X . X X
# 12 O . O O O O O O O . X . X
# 11 O O O O . O O O O X X X X
# 10 O O O O O O O O O X X X X
#  9 O O O O O O O O . . X X X
#  8 O O O O O O O O O O . O .
#  7 X X X X X X X X . O O O .
#  6 X X X X X X X X X O . . O
#  5 X X X X X X X X X X O O O
#  4 X X X X . X X X X O O O O
#  3 X X X X X X X X X . O O O
#  2 X . X X X X X X X O O O O
#  1 X X X X X X X X X O O O O
#    A B C D E F G H J K L M N
loadsgf seki/230.sgf
230 reg_genmove b
#? [K12]

# A race that White cannot win, but need not lose either. Two moves do it: a quiet move on the
# second line.
# White to play, komi 0.5.
#
# 13 X X X X X X O O O O O O O
# 12 X . X X X X O O O O O . O
# 11 X X X X X X O O O O O O O
# 10 X X X X X X O O O O O O O
#  9 X X . X X X O O O . O O O
#  8 X X X X X X O O O O O O O
#  7 X X X X X X O O O O O O O
#  6 X X X X X X O O O O O O O
#  5 . X X X . X O . O . . O O
#  4 O . O O O O X X X X X X X
#  3 O O O O O O X X X X X X X
#  2 O O O O . . . X X X X X X
#  1 O O . O O O X . . X X X .
#    A B C D E F G H J K L M N
loadsgf seki/240.sgf
240 reg_genmove w
#? [F2|H1]
