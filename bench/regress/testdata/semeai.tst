# Races of two groups, to be won.

# A race of groups that have no two eyes: Black wins it. One move does it: a quiet move on the
# first line.
# Black to play, komi 6.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X X X X . . . O .
#  3 O O O O X X X . X
#  2 . O O . X X X X X
#  1 O . . . X X X X X
#    A B C D E F G H J
loadsgf semeai/010.sgf
10 reg_genmove b
#? [C1]

# A race of groups that have no two eyes: White wins it. One move does it: a quiet move on the
# first line.
# White to play, komi -11.5.
#
#  9 X X X X X X O O .
#  8 X . X X X X O . .
#  7 X X X . X X O O O
#  6 X X X X X X O . O
#  5 O O O O O O X X .
#  4 O O O O O . O X X
#  3 O O O . O O X X X
#  2 O . O O O . . X .
#  1 O O O O O O X X X
#    A B C D E F G H J
loadsgf semeai/020.sgf
20 reg_genmove w
#? [J8]

# A race of groups that have no two eyes: White wins it. One move does it: a connection.
# White to play, komi -3.5.
#
#  9 X X X X X O O O O
#  8 X . X X X O O . O
#  7 X X X X X O O O O
#  6 X X . X X O . O O
#  5 X X X X X O O O O
#  4 . X X X . O . O O
#  3 O O O O O X X X X
#  2 O O O O . . X X X
#  1 O . . O . X X . .
#    A B C D E F G H J
loadsgf semeai/030.sgf
30 reg_genmove w
#? [E4]

# A race of groups that have no two eyes: Black wins it. One move does it: a quiet move.
# Black to play, komi 2.5.
#
#  9 O O . X X X X X X
#  8 O O O . X X X . X
#  7 O O . X X . X X X
#  6 . O O X X X X X X
#  5 X . . O O O O O O
#  4 . . X O O O O O O
#  3 O X X O O . O O O
#  2 X X X . O O O . O
#  1 . X X O O O O O O
#    A B C D E F G H J
loadsgf semeai/040.sgf
40 reg_genmove b
#? [C5]

# A race of groups that have no two eyes: Black wins it. One move does it: a connection on the
# second line.
# Black to play, komi 1.5.
#
#  9 . . O . X . X X .
#  8 O O O O . X X X X
#  7 O O O O X X X X X
#  6 . . X X O . O O O
#  5 X X X X O O O O O
#  4 X X . X O O . O O
#  3 X X X X O O O O O
#  2 X . X X O O O . O
#  1 X X X X O O O O O
#    A B C D E F G H J
loadsgf semeai/050.sgf
50 reg_genmove b
#? [E8]

# A race of groups that have no two eyes: White wins it. One move does it: a quiet move.
# White to play, komi -2.5.
#
#  9 X X X X X X . . .
#  8 X . X X X X O X .
#  7 X X X . X X O O O
#  6 X X X X X X . O O
#  5 X X X X X . . O O
#  4 O O O O O O X X .
#  3 O O O . O O X X .
#  2 O . O O O O X X X
#  1 O O O O O . X X X
#    A B C D E F G H J
loadsgf semeai/060.sgf
60 reg_genmove w
#? [G5]

# A race of groups that have no two eyes: White wins it. One move does it: a quiet move.
# White to play, komi -13.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 . X X X . O O O O
#  3 O O O O . . X X .
#  2 O O O O X X X O .
#  1 O O . . X X X . .
#    A B C D E F G H J
loadsgf semeai/070.sgf
70 reg_genmove w
#? [E3]

# A race of groups that have no two eyes: White wins it. One move does it: a connection.
# White to play, komi -13.5.
#
#  9 X X X . O O O O O
#  8 . X . O O O O . O
#  7 . X X . O . O O O
#  6 X X X O O O O O O
#  5 O X X O O O O O O
#  4 O O O . X X X X X
#  3 O O O . X . X X X
#  2 O O O X X X X . X
#  1 . . O X X X X X X
#    A B C D E F G H J
loadsgf semeai/080.sgf
80 reg_genmove w
#? [D4]

# A race of groups that have no two eyes: White wins it. One move does it: a quiet move.
# White to play, komi -0.5.
#
#  9 . . . O O X X X X
#  8 X O O O O X . X X
#  7 O O O X O X . X .
#  6 X X . X X . O . O
#  5 X X X X X O O O O
#  4 X X . X X O . O O
#  3 X X X X X O O O O
#  2 X . X X X O O . O
#  1 X X X X X O O O O
#    A B C D E F G H J
loadsgf semeai/090.sgf
90 reg_genmove w
#? [F6]

# A race of groups that have no two eyes: White wins it. One move does it: a connection.
# White to play, komi -16.5.
#
#  9 O O O O O X X X X
#  8 O . O O O X X . X
#  7 O O O O O X X X X
#  6 O O . O O X . X X
#  5 O O O O O X X X X
#  4 O O . O O . X . .
#  3 X X X O X O O O O
#  2 X X X X X . O O O
#  1 . . X X . O . O O
#    A B C D E F G H J
loadsgf semeai/100.sgf
100 reg_genmove w
#? [F4]

# A race of groups that have no two eyes: White wins it. One move does it: a connection on the
# first line.
# White to play, komi -0.5.
#
#  9 X X . . O O O O O
#  8 . X . O O O O . O
#  7 X X X . O . O O O
#  6 . O X . O O O O O
#  5 O . O X X X X X X
#  4 O O O . X X X X X
#  3 O O O X X . X X X
#  2 O . O X X X X . X
#  1 O O O X X X X X X
#    A B C D E F G H J
loadsgf semeai/110.sgf
110 reg_genmove w
#? [A6]

# A race of groups that have no two eyes: Black wins it. Two moves do it: a quiet move.
# Black to play, komi 1.5.
#
#  9 O O . X X . O X X
#  8 O O O . X X X X X
#  7 O O O . . . X X X
#  6 X X . . O O . O O
#  5 X X X X O O O O O
#  4 X X . X O O . O O
#  3 X X X X O O O O O
#  2 X . X X O O O . O
#  1 X X X X O O O O O
#    A B C D E F G H J
loadsgf semeai/120.sgf
120 reg_genmove b
#? [D6|D7]

# A race of groups that have no two eyes: White wins it. One move does it: a connection.
# White to play, komi -10.5.
#
#  9 O O O O O . X . X
#  8 O . O O O O X X X
#  7 O O O . O . X X X
#  6 O O O O O . X X X
#  5 O O O O O . O O .
#  4 X X X X X X O O .
#  3 X X X . X X O O .
#  2 X . X X X X O O O
#  1 X X X X X . X O O
#    A B C D E F G H J
loadsgf semeai/130.sgf
130 reg_genmove w
#? [F5]

# A race of groups that have no two eyes: White wins it. One move does it: a connection.
# White to play, komi -12.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X X X X O O O . O
#  3 O O O O . X X X X
#  2 O . O O X X X X .
#  1 O O O X . X X X .
#    A B C D E F G H J
loadsgf semeai/140.sgf
140 reg_genmove w
#? [E3]

# A race of groups that have no two eyes: Black wins it. One move does it: a connection on the
# second line.
# Black to play, komi 1.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X . . X O O . O O
#  3 O O O O X X X X X
#  2 O O O O . X X X X
#  1 O . O . X . X . X
#    A B C D E F G H J
loadsgf semeai/150.sgf
150 reg_genmove b
#? [E2]

# A race of groups that have no two eyes: Black wins it. One move does it: a quiet move on the
# second line.
# Black to play, komi 2.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 . X X . O . O . O
#  3 O O O . X X X X X
#  2 O O O O . X X X .
#  1 . O O . . . X X X
#    A B C D E F G H J
loadsgf semeai/160.sgf
160 reg_genmove b
#? [E2]

# A race of groups that have no two eyes: Black wins it. One move does it: a connection on the
# second line.
# Black to play, komi 2.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X . X X O O O . O
#  3 O O O O X X X X X
#  2 O O . O . . X X X
#  1 O O O . X . X . X
#    A B C D E F G H J
loadsgf semeai/170.sgf
170 reg_genmove b
#? [E2]

# A race of groups that have no two eyes: Black wins it. One move does it: an atari on one stone
# on the first line.
# Black to play, komi 1.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X . X X O O O . O
#  3 O O . O X X X X O
#  2 O O O O X X X X X
#  1 . . O . . O . X .
#    A B C D E F G H J
loadsgf semeai/180.sgf
180 reg_genmove b
#? [E1]

# A race of groups that have no two eyes: Black wins it. One move does it: a connection.
# Black to play, komi 0.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 . X X X O O O O O
#  3 O O O . X . O X X
#  2 O . O X X X X X X
#  1 O . O . X . X X X
#    A B C D E F G H J
loadsgf semeai/190.sgf
190 reg_genmove b
#? [D3]

# A race of groups that have no two eyes: White wins it. One move does it: a connection.
# White to play, komi -13.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X X . X O O O O .
#  3 O O O O . X X X X
#  2 O O . O X X X X X
#  1 O O O . X . . X X
#    A B C D E F G H J
loadsgf semeai/200.sgf
200 reg_genmove w
#? [E3]

# A race of groups that have no two eyes: Black wins it. One move does it: a connection on the
# second line.
# Black to play, komi 2.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X X X X O O O O O
#  3 . O O O X X X X X
#  2 O O . O . X X X X
#  1 O O . . X O . X .
#    A B C D E F G H J
loadsgf semeai/210.sgf
210 reg_genmove b
#? [E2]

# A race of groups that have no two eyes: White wins it. One move does it: a connection on the
# second line.
# White to play, komi -12.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X X X X O . O O O
#  3 O O O O X X X X X
#  2 O O . . X X X X X
#  1 . O . O . X X . .
#    A B C D E F G H J
loadsgf semeai/220.sgf
220 reg_genmove w
#? [D2]

# A race of groups that have no two eyes: White wins it. One move does it: a connection.
# White to play, komi -13.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X . X X O . O O O
#  3 O O O O . O X X X
#  2 O O O O X X X X X
#  1 O . O . X . . X X
#    A B C D E F G H J
loadsgf semeai/230.sgf
230 reg_genmove w
#? [E3]

# A race of groups that have no two eyes: White wins it. One move does it: a quiet move on the
# first line.
# White to play, komi -14.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X X X X O O O O O
#  3 O O O O X X O X X
#  2 O O O O . X X X X
#  1 . . . O . . X X .
#    A B C D E F G H J
loadsgf semeai/240.sgf
240 reg_genmove w
#? [B1]

# A race of groups that have no two eyes: White wins it. One move does it: a connection.
# White to play, komi -11.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X X X X O O O . .
#  3 . O O O . X X X X
#  2 O O O O X X X X .
#  1 O . O O . X X X .
#    A B C D E F G H J
loadsgf semeai/250.sgf
250 reg_genmove w
#? [E3]

# A race of groups that have no two eyes: White wins it. One move does it: a connection.
# White to play, komi -13.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X X X X O O O O O
#  3 O O . O . X X X X
#  2 O O O O . X X X .
#  1 O . O . X X X X .
#    A B C D E F G H J
loadsgf semeai/260.sgf
260 reg_genmove w
#? [E3]

# A race of groups that have no two eyes: White wins it. Two moves do it: a connection.
# White to play, komi -12.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X X X X O O O O O
#  3 O X O O . X X . X
#  2 O O O O X X X . X
#  1 O . O O . X . . X
#    A B C D E F G H J
loadsgf semeai/270.sgf
270 reg_genmove w
#? [E3|H3]

# A race of groups that have no two eyes: White wins it. One move does it: a quiet move on the
# second line.
# White to play, komi -13.5.
#
#  9 X X X X O O O O O
#  8 X . X X O O O . O
#  7 X X X X O O O O O
#  6 X X . X O O . O O
#  5 X X X X O O O O O
#  4 X X X X O O O O O
#  3 . O O O X X X X .
#  2 O O O O O . X X X
#  1 . . O O . . . X .
#    A B C D E F G H J
loadsgf semeai/280.sgf
280 reg_genmove w
#? [F2]

# A race of groups that have no two eyes: Black wins it. One move does it: a quiet move on the
# second line.
# Black to play, komi -0.5.
#
# 13 O O O O . . . . . X X X X
# 12 O O O . O . . . X X X X X
# 11 O O O X O O X X X . X X X
# 10 O . O O O O X X X X X X X
#  9 . X X X X X O O O O O . O
#  8 X X X X X X O O O O O O O
#  7 X X X X X X O O O O O O O
#  6 X X X X X X O O O O O O O
#  5 X X . X X X O O O . O O O
#  4 X X X X X X O O O O O O O
#  3 X X X X X X O O O O O O O
#  2 X . X X X X O O O O O . O
#  1 X X X X X X O O O O O O O
#    A B C D E F G H J K L M N
loadsgf semeai/290.sgf
290 reg_genmove b
#? [G12]

# A race of groups that have no two eyes: Black wins it. Two moves do it: a connection.
# Black to play, komi -2.5.
#
# 13 X . . X X X X X . . X O .
# 12 X X X X X X X . O O O O O
# 11 X X X X X X X . O O O O O
# 10 . X X X X X X . O O O O O
#  9 O O O O O O O X . X X X .
#  8 O O O O O O O X X X X X X
#  7 O O O O O O O X X X X X X
#  6 O O O O O O O X X X X X X
#  5 O O O . O O O X X X . X X
#  4 O O O O O O O X X X X X X
#  3 O O O O O O O X X X X X X
#  2 O . O O O O O X X X X . X
#  1 O O O O O O O X X X X X X
#    A B C D E F G H J K L M N
loadsgf semeai/300.sgf
300 reg_genmove b
#? [H10|J13]

# A race of groups that have no two eyes: White wins it. One move does it: a quiet move on the
# second line.
# White to play, komi -0.5.
#
# 13 . O O O X X X X X X X X X
# 12 O O O O X X X X X X X . X
# 11 O O O O . X X X X X X X X
# 10 O O O O . X X X . X X X X
#  9 . O O O X X X X X X X X X
#  8 . O O O . X X X X X X X X
#  7 O . O O X X X X X X X X X
#  6 X . X X O O O O O O O O O
#  5 X . X X . O O O O O O O O
#  4 X X X X O O O O O O O O O
#  3 . X X X O O O O . O O O O
#  2 X X X . O O O O O O O . O
#  1 X X X X . O O O O O O O O
#    A B C D E F G H J K L M N
loadsgf semeai/310.sgf
310 reg_genmove w
#? [B6]
