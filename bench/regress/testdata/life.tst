# Life and death of one group.

# Black kills the white group. One move does it: a quiet move on the second line.
# Black to play, komi 31.5.
#
#  9 O . O O O O . O O
#  8 O O O O O O O O O
#  7 X X X X X X X X X
#  6 . X X X X X X X X
#  5 X X X X X X X X X
#  4 X X X X X X X X X
#  3 O O O O X X X X X
#  2 . O . . . X X X .
#  1 X O O . . X X X X
#    A B C D E F G H J
loadsgf life/010.sgf
10 reg_genmove b
#? [D2]

# White kills the black group. One move does it: a quiet move on the second line.
# White to play, komi 57.5.
#
# 13 X X X X X X X X X X X X X
# 12 X X X X . X X X X X X X X
# 11 X X X X X X X X X X X X X
# 10 X X X X X X X X X X X X X
#  9 X X X X X X X X X X X X X
#  8 X X X X X X X X X X X X X
#  7 X X X X O O O O O O O O O
#  6 X X X X O O O O O O O . O
#  5 X X X X O . O O O O O O O
#  4 X X X X O O O O O O O O O
#  3 X X X X O O O O X X X X X
#  2 X . X X O O O O O X . . .
#  1 X X X X O O O O X . X . O
#    A B C D E F G H J K L M N
loadsgf life/020.sgf
20 reg_genmove w
#? [M2]

# Black kills the white group. One move does it: a quiet move on the first line.
# Black to play, komi 30.5.
#
#  9 O . O O O O . O O
#  8 O O O O O O O O O
#  7 X X X X X X X X X
#  6 . X X X X X X X X
#  5 X X X X X X X X X
#  4 X X X X X X X X X
#  3 . O O O O X X X X
#  2 . O X X O X X X .
#  1 . . X . O X X X X
#    A B C D E F G H J
loadsgf life/030.sgf
30 reg_genmove b
#? [A3]

# Black kills the white group. One move does it: a quiet move on the first line.
# Black to play, komi 30.5.
#
#  9 . O O . . X X X X
#  8 . . O . O X X X X
#  7 O O . . O X X X X
#  6 X X X X X X X X X
#  5 X X X X X X X X X
#  4 X X . X X X . X X
#  3 X X X X X X X X X
#  2 O O O O O O O O O
#  1 O . O O O O . O O
#    A B C D E F G H J
loadsgf life/040.sgf
40 reg_genmove b
#? [A8]

# Black kills the white group. One move does it: a quiet move on the second line.
# Black to play, komi -249.5.
#
# 19 O O . O O O . O O O X . X X O O . X .
# 18 O O O O O O O O O O X X X X O . . X .
# 17 O O O O O O O O O O X X X X O O O O O
# 16 O . O O O O O O O O X X X X X X X X X
# 15 O O O O . O O . O O X X X X X X X X X
# 14 O O O O O O O O O O X . X X X X . X X
# 13 O O O O O O O O O O X X X X X X X X X
# 12 O O . O O O O O . O O O O O O O O O O
# 11 O O O O O O O O O O O O O O O O O O O
# 10 O O O O O O O O O O O O O O . O O O O
#  9 O O O O . O O O O . O O O O O O O . O
#  8 O O O O O O O O O O O O O O O O O O O
#  7 O . O O O O O O O O O O O . O O O O O
#  6 O O O O . O O O O O O O O O O O O O O
#  5 O O O O O O O O O O . O O O O O O O .
#  4 O O O O O O O . O O O O O O O O O O O
#  3 O O O O O O O O O O O O O O . O O O O
#  2 . O O . O O O O O O O O O O O O O O .
#  1 O O O O O O O O O . O O O O O O O O O
#    A B C D E F G H J K L M N O P Q R S T
loadsgf life/050.sgf
50 reg_genmove b
#? [R18]

# White makes the group live. One move does it: a connection.
# White to play, komi 27.5.
#
#  9 . X . O . O X X .
#  8 . X . O . O X X X
#  7 O O . O O O X X X
#  6 X X X X X X X X X
#  5 X X X X X X X X .
#  4 X X X X X X X X X
#  3 X X X X X X X X X
#  2 O O O O O O O O O
#  1 O . O O O O . O O
#    A B C D E F G H J
loadsgf life/060.sgf
60 reg_genmove w
#? [C7]

# Black makes the group live. One move does it: a connection on the second line.
# Black to play, komi 46.5.
#
# 13 X X X X X X X X X X X X X
# 12 X X X X X X X X X X X X X
# 11 X X . X X X X X X X X . X
# 10 X X X X X X X X X X X X X
#  9 X X X X X X X X X X X X X
#  8 X X X X X X X X X X X X X
#  7 O O O O O O O O O O X X X
#  6 O O . O O O . O O O X X X
#  5 O O O O O O O O O O X X X
#  4 O O O O O O O O O O X X X
#  3 X X X O X X O O O O X X X
#  2 O X X . X X O O O O X X X
#  1 O . . . . X O O O O X X X
#    A B C D E F G H J K L M N
loadsgf life/070.sgf
70 reg_genmove b
#? [D2]

# Black kills the white group. One move does it: a quiet move on the second line.
# Black to play, komi -44.5.
#
# 13 . O . . X O X X . X O . O
# 12 . O . . . O X X X X O O O
# 11 O O O O X X X X X X O O O
# 10 X X X X X X X X X X O . O
#  9 X X X X X X X X . X O O O
#  8 . X X . X X X X X X O O O
#  7 X X X X X X X X X X O O O
#  6 O O O O O O O O O O O O O
#  5 O . O O . O O O O O O O .
#  4 O O O O O O O O . O O O O
#  3 O O O O O O O O O O O O O
#  2 . O O . O O O O O O O O .
#  1 O O O O O O O . O O O O O
#    A B C D E F G H J K L M N
loadsgf life/080.sgf
80 reg_genmove b
#? [D12]

# Black makes the group live. One move does it: a quiet move on the second line.
# Black to play, komi -28.5.
#
#  9 X . X X X X . X X
#  8 X X X X X X X X X
#  7 O O O O O O O O O
#  6 O O O O . O O O O
#  5 O O O O O O O O O
#  4 O O O O O O O O O
#  3 X X X X O O O O .
#  2 . X . . . X O O O
#  1 . X . . O X O O O
#    A B C D E F G H J
loadsgf life/090.sgf
90 reg_genmove b
#? [D2]

# White makes the group live. One move does it: a connection.
# White to play, komi -238.5.
#
# 19 O O O O O O O . O O O O O O O O O O O
# 18 O O O O . O O O O O . O O O O O O O O
# 17 O . O O O O O O O O O O O O . O O O .
# 16 O O O O O O O O O O O O O O O O O O O
# 15 O O O O . O O O O O O O O O O O O O O
# 14 . O O O O O O . O O O O O O O O O . O
# 13 O O O O O O O O O O . O O O O O O O O
# 12 O O O O O O O O O O O O O . O O O O O
# 11 . O O O O O . O O O O O O O O O O O O
# 10 O O O . O O O O O O . O O O O O O O .
#  9 O O O O O O O O O O O O O O . O O O O
#  8 O O O O O O O O O O O O O O O O O O O
#  7 X X X X X X X X X X O O O O O O O O O
#  6 X X . X X X X X X X O O O O O O . O O
#  5 X X X X X X X X . X O O . O O O O O O
#  4 X X X X X X X X X X O O O O O O O O O
#  3 O O O . O O X X X X O O O O O . O O O
#  2 . . . X . O X X . X O O O O O O O O O
#  1 . . . O . O X X X X O O . O O O O O .
#    A B C D E F G H J K L M N O P Q R S T
loadsgf life/100.sgf
100 reg_genmove w
#? [D3]

# Black kills the white group. One move does it: a connection.
# Black to play, komi 27.5.
#
#  9 . . O . O O X X .
#  8 O . . X . O X X X
#  7 O O O . O O X X X
#  6 X X X X X X X X X
#  5 X X X X X X X X .
#  4 X X X X X X X X X
#  3 X X X X X X X X X
#  2 O O O O O O O O O
#  1 O . O O O O . O O
#    A B C D E F G H J
loadsgf life/110.sgf
110 reg_genmove b
#? [D7]

# Black kills the white group. One move does it: a quiet move on the first line.
# Black to play, komi -45.5.
#
# 13 O O O O O O O O O O O O O
# 12 O O O O O O O O O O O O O
# 11 O O . O O O O O O O O . O
# 10 O O O O O O O O O O O O O
#  9 O O O O O O O O O O O O O
#  8 O O O O O O O O O O O O O
#  7 O O O X X X X X X X X X X
#  6 O O O X X X . X X X . X X
#  5 O O O X X X X X X X X X X
#  4 O O O X X X X X X X X X X
#  3 O O O X X X X O O O O . X
#  2 O O O X X X X O O . O X .
#  1 O O O X X X X O . . O . .
#    A B C D E F G H J K L M N
loadsgf life/120.sgf
120 reg_genmove b
#? [K1]

# White kills the black group. One move does it: a quiet move on the first line.
# White to play, komi 46.5.
#
# 13 . . . . . X O O O O X X X
# 12 O . . X O X O O O O X X X
# 11 X X X X X O O O O O X X X
# 10 O O O O O O O O . O X X X
#  9 O O O O O O O O O O X X X
#  8 . O O O O O O O O O X X X
#  7 O O O O O O O O O O X X X
#  6 X X X X X X X X X X X X X
#  5 X X X X X X X X X X X X .
#  4 X X X X X X X X . X X X X
#  3 X X X X X X X X X X X X X
#  2 X X X X X X X X X X X X X
#  1 X X X X X X X X X X X X X
#    A B C D E F G H J K L M N
loadsgf life/130.sgf
130 reg_genmove w
#? [C13]

# Black kills the white group. One move does it: a quiet move on the first line.
# Black to play, komi 28.5.
#
#  9 O . O O O O . O O
#  8 O O O O O O O O O
#  7 X X X X X X X X X
#  6 X X X X . X X X X
#  5 X X X X X X X X X
#  4 X X X X X X X X X
#  3 . X X X O O O O O
#  2 X X X O O O X X .
#  1 X X X O . . . . .
#    A B C D E F G H J
loadsgf life/140.sgf
140 reg_genmove b
#? [J2]

# Black kills the white group. One move does it: a quiet move on the second line.
# Black to play, komi -44.5.
#
# 13 O O O X X X X O . O . . .
# 12 O O O X X X X O O O . . .
# 11 O O O X X X X . X X O O .
# 10 O O O X X X X X X X X X X
#  9 O O O X X X X X X X X X X
#  8 O O O X X . X X X X X X .
#  7 O O O X X X X X X X X X X
#  6 O O O O O O O O O O O O O
#  5 O O O O O O O O O O O O .
#  4 O O O O O O O O . O O O O
#  3 O O O O O O O O O O O O O
#  2 O O O O O O O O O O O O O
#  1 O O O O O O O O O O O O O
#    A B C D E F G H J K L M N
loadsgf life/150.sgf
150 reg_genmove b
#? [M12]

# Black makes the group live. One move does it: an atari on one stone on the second line.
# Black to play, komi -26.5.
#
#  9 X . X X X X . X X
#  8 X X X X X X X X X
#  7 O O O O O O O O O
#  6 O O O O . O O O O
#  5 O O O O O O O O O
#  4 O O O O O O O O O
#  3 X X X X X X O O .
#  2 O . O . X X O O O
#  1 . . . . . X O O O
#    A B C D E F G H J
loadsgf life/160.sgf
160 reg_genmove b
#? [B2]

# White kills the black group. One move does it: a connection on the first line.
# White to play, komi -26.5.
#
#  9 O . . . . X O O .
#  8 O . . . . X O O O
#  7 . X X X X X O O O
#  6 O O O O O O O O O
#  5 O O O O O O O O .
#  4 O O O O O O O O O
#  3 O O O O O O O O O
#  2 X X X X X X X X X
#  1 X . X X X X . X X
#    A B C D E F G H J
loadsgf life/170.sgf
170 reg_genmove w
#? [A7]

# Black kills the white group. One move does it: a connection.
# Black to play, komi -46.5.
#
# 13 O O O O O O O O O O O O O
# 12 O O O O O O O O O O O O O
# 11 O O . O O O O O O O O . O
# 10 O O O O O O O O O O O O O
#  9 O O O O O O O O O O O O O
#  8 O O O O O O O O O O O O O
#  7 X X X X X X X X X X O O O
#  6 X X . X X X . X X X O O O
#  5 X X X X X X X X X X O O O
#  4 X X X X X X X X X X O O O
#  3 O O O . O O X X X X O O O
#  2 . O O X . O X X X X O O O
#  1 . O . . . O X X X X O O O
#    A B C D E F G H J K L M N
loadsgf life/180.sgf
180 reg_genmove b
#? [D3]

# White makes the group live. One move does it: a connection.
# White to play, komi 27.5.
#
#  9 X X X O . . . O .
#  8 X X X O . X O O .
#  7 X X X O O . O O O
#  6 X X X X X X X X X
#  5 . X X X X X X X X
#  4 X X X X X X . X X
#  3 X X X X X X X X X
#  2 O O O O O O O O O
#  1 O . O O O O . O O
#    A B C D E F G H J
loadsgf life/190.sgf
190 reg_genmove w
#? [F7]

# Black kills the white group. One move does it: a quiet move on the second line.
# Black to play, komi -46.5.
#
# 13 . . X . . O X X X X O O O
# 12 O . X . O O X X X X O O O
# 11 O . O O O O X X X X O O O
# 10 X X X X X X X X . X O O O
#  9 X X X X X X X X X X O O O
#  8 . X X X X X X X X X O O O
#  7 X X X X X X X X X X O O O
#  6 O O O O O O O O O O O O O
#  5 O O O O O O O O O O O O .
#  4 O O O O O O O O . O O O O
#  3 O O O O O O O O O O O O O
#  2 O O O O O O O O O O O O O
#  1 O O O O O O O O O O O O O
#    A B C D E F G H J K L M N
loadsgf life/200.sgf
200 reg_genmove b
#? [B11]

# Black kills the white group. One move does it: a quiet move.
# Black to play, komi 27.5.
#
#  9 X X . X . O X X .
#  8 . . . . O O X X X
#  7 O O O . O O X X X
#  6 X X X X X X X X X
#  5 X X X X X X X X .
#  4 X X X X X X X X X
#  3 X X X X X X X X X
#  2 O O O O O O O O O
#  1 O . O O O O . O O
#    A B C D E F G H J
loadsgf life/210.sgf
210 reg_genmove b
#? [D7]

# White kills the black group. One move does it: a quiet move on the first line.
# White to play, komi 239.5.
#
# 19 X . . . . . O O . O X X X X X X X X .
# 18 . O . . . X O O O O X X . X X X X X X
# 17 X X X X X X O O O O X X X X X X X X X
# 16 O O O O O O O O O O X X X X X . X X X
# 15 O O O O O O O O O O X . X X X X X X .
# 14 . O O O O . O O . O X X X X X X X X X
# 13 O O O O O O O O O O X X X X X . X X X
# 12 X X X X X X X X X X X . X X X X X X X
# 11 X . X X . X X X X X X X X X X X X X X
# 10 X X X X X X X . X X X X X X . X X . X
#  9 X X X X X X X X X X X X X X X X X X X
#  8 . X X . X X X X X X X X X X X X X X X
#  7 X X X X X X . X X X X X . X X X X X X
#  6 X X X X X X X X X X X X X X X X . X X
#  5 X . X X X X X X X X X X X X X X X X X
#  4 X X X X . X X . X X X . X X X X X X X
#  3 X X X X X X X X X X X X X X . X X X X
#  2 . X X X X X X X X X X X X X X X X X .
#  1 X X X X . X X X X . X X X X X X X X X
#    A B C D E F G H J K L M N O P Q R S T
loadsgf life/220.sgf
220 reg_genmove w
#? [F19]

# White kills the black group. One move does it: a quiet move on the second line.
# White to play, komi -27.5.
#
#  9 O O O X O . . . .
#  8 O O O X . . O X .
#  7 O O O O . X X X X
#  6 O O O O O O O O O
#  5 . O O O O O O O O
#  4 O O O O O O . O O
#  3 O O O O O O O O O
#  2 X X X X X X X X X
#  1 X . X X X X . X X
#    A B C D E F G H J
loadsgf life/230.sgf
230 reg_genmove w
#? [F8]

# Black kills the white group. One move does it: a connection on the first line.
# Black to play, komi -56.5.
#
# 13 O O O O O X X X X O . O .
# 12 O O O O O X X X X O . . .
# 11 O O O O O X X X X O . . X
# 10 O O O O O X X X X O O O .
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
loadsgf life/240.sgf
240 reg_genmove b
#? [N10]

# White kills the black group. One move does it: a quiet move on the second line.
# White to play, komi -64.5.
#
#  9 O O O O O O O O O
#  8 O O O O O O O O O
#  7 O O . O O O O O O
#  6 O O O O O O O O O
#  5 O O O O O O O O O
#  4 O O O O O X X X X
#  3 O O O O O X O O .
#  2 O . O O O X . . .
#  1 O O O O O X . . .
#    A B C D E F G H J
loadsgf life/250.sgf
250 reg_genmove w
#? [G2]
