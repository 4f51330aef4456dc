# Captures, ataris and other tricks that decide over life and death.

# Black kills the white group. One move does it: a capture of one stone on the second line.
# Black to play, komi 30.5.
#
#  9 X X X X O . . . X
#  8 X X X X O . O O X
#  7 X X X X . O O . O
#  6 X X X X X X X X X
#  5 X X X X X X X X X
#  4 X X . X X X . X X
#  3 X X X X X X X X X
#  2 O O O O O O O O O
#  1 O . O O O O . O O
#    A B C D E F G H J
loadsgf tesuji/010.sgf
10 reg_genmove b
#? [H7]

# Black kills the white group. One move does it: an atari on one stone on the second line.
# Black to play, komi -57.5.
#
# 13 O O O O O O O O O O O O O
# 12 O O O O . O O O O O O O O
# 11 O O O O O O O O O O O O O
# 10 O O O O O O O O O O O O O
#  9 O O O O O O O O O O O O O
#  8 O O O O O O O O O O O O O
#  7 X X X X X X X X X O O O O
#  6 X . X X X X X X X O O O O
#  5 X X X X X X X . X O O O O
#  4 X X X X X X X X X O O O O
#  3 O . O O O X X X X O O O O
#  2 . . . . O X X X X O O . O
#  1 X X X . O X X X X O O O O
#    A B C D E F G H J K L M N
loadsgf tesuji/020.sgf
20 reg_genmove b
#? [B3]

# White kills the black group. One move does it: an atari on two stones.
# White to play, komi -26.5.
#
#  9 X . X X X X . X X
#  8 X X X X X X X X X
#  7 O O O O O O O O O
#  6 O O O O . O O O O
#  5 O O O O O O O O O
#  4 O O O O O O O O O
#  3 . O O X X X . X X
#  2 O O O X . X . O .
#  1 O O O X . X . O .
#    A B C D E F G H J
loadsgf tesuji/030.sgf
30 reg_genmove w
#? [G3]

# Black kills the white group. One move does it: an atari on five stones on the second line.
# Black to play, komi 28.5.
#
#  9 X . . . . O X X .
#  8 X O O . O O X X X
#  7 O O O X O O X X X
#  6 X X X X X X X X X
#  5 X X X X X X X X .
#  4 X X X X X X X X X
#  3 X X X X X X X X X
#  2 O O O O O O O O O
#  1 O . O O O O . O O
#    A B C D E F G H J
loadsgf tesuji/040.sgf
40 reg_genmove b
#? [D8]

# White kills the black group. One move does it: an atari on four stones.
# White to play, komi 47.5.
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
#  3 . X X . X X O O O O X X X
#  2 . X . X . X O O O O X X X
#  1 . . O . O X O O O O X X X
#    A B C D E F G H J K L M N
loadsgf tesuji/050.sgf
50 reg_genmove w
#? [D3]

# Black kills the white group. One move does it: an atari on three stones.
# Black to play, komi 27.5.
#
#  9 X X X O . . . . .
#  8 X X X O X . . O O
#  7 X X X O . O O O O
#  6 X X X X X X X X X
#  5 . X X X X X X X X
#  4 X X X X X X . X X
#  3 X X X X X X X X X
#  2 O O O O O O O O O
#  1 O . O O O O . O O
#    A B C D E F G H J
loadsgf tesuji/060.sgf
60 reg_genmove b
#? [E7]

# Black kills the white group. One move does it: a capture of one stone on the first line.
# Black to play, komi -44.5.
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
#  3 O O O X X X X X O O O O O
#  2 O O O X X X X X O X . . .
#  1 O O O X X X X O . . . . .
#    A B C D E F G H J K L M N
loadsgf tesuji/070.sgf
70 reg_genmove b
#? [J1]

# White kills the black group. One move does it: a capture of two stones on the second line.
# White to play, komi -27.5.
#
#  9 . . O . O X O O .
#  8 . . . . . X O O O
#  7 X X X X X O O O O
#  6 O O O O O O O O O
#  5 O O O O O O O O .
#  4 O O O O O O O O O
#  3 O O O O O O O O O
#  2 X X X X X X X X X
#  1 X . X X X X . X X
#    A B C D E F G H J
loadsgf tesuji/080.sgf
80 reg_genmove w
#? [E8]

# Black kills the white group. One move does it: an atari on three stones on the second line.
# Black to play, komi 28.5.
#
#  9 O . O O O O . O O
#  8 O O O O O O O O O
#  7 X X X X X X X X X
#  6 X X X X . X X X X
#  5 X X X X X X X X X
#  4 X X X X X X X X X
#  3 . X X O X O O O .
#  2 X X X O . X O . .
#  1 X X X O . O . . .
#    A B C D E F G H J
loadsgf tesuji/090.sgf
90 reg_genmove b
#? [E2]

# Black kills the white group. One move does it: a capture of two stones on the second line.
# Black to play, komi 28.5.
#
#  9 X X X O X . . O O
#  8 X X X O . . . X O
#  7 X X X X O O O O O
#  6 X X X X X X X X X
#  5 . X X X X X X X X
#  4 X X X X X X . X X
#  3 X X X X X X X X X
#  2 O O O O O O O O O
#  1 O . O O O O . O O
#    A B C D E F G H J
loadsgf tesuji/100.sgf
100 reg_genmove b
#? [E8]

# Black makes the group live. One move does it: an atari on one stone on the second line.
# Black to play, komi 238.5.
#
# 19 X X . . O X O O . O X X X X X X X X .
# 18 X O . . . X O O O O X X . X X X X X X
# 17 X X X X X O O O O O X X X X X X X X X
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
loadsgf tesuji/110.sgf
110 reg_genmove b
#? [E18]

# Black kills the white group. One move does it: an atari on four stones.
# Black to play, komi 27.5.
#
#  9 X . . X . O X X .
#  8 O . . . X O X X X
#  7 O O O . O O X X X
#  6 X X X X X X X X X
#  5 X X X X X X X X .
#  4 X X X X X X X X X
#  3 X X X X X X X X X
#  2 O O O O O O O O O
#  1 O . O O O O . O O
#    A B C D E F G H J
loadsgf tesuji/120.sgf
120 reg_genmove b
#? [D7]

# White makes the group live. One move does it: a connection on the second line.
# White to play, komi -45.5.
#
# 13 O O O X X X X O . . O . .
# 12 O O O X X X X O X X O . O
# 11 O O O X X X X O O O O X O
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
loadsgf tesuji/130.sgf
130 reg_genmove w
#? [M12]

# White kills the black group. One move does it: a capture of one stone on the first line.
# White to play, komi -27.5.
#
#  9 X . X X X X . X X
#  8 X X X X X X X X X
#  7 O O O O O O O O O
#  6 O O O O . O O O O
#  5 O O O O O O O O O
#  4 O O O O O O O O O
#  3 X X X X X X O O .
#  2 . . O X O . O O O
#  1 . . . . X O O O O
#    A B C D E F G H J
loadsgf tesuji/140.sgf
140 reg_genmove w
#? [D1]

# Black kills the white group. One move does it: an atari on one stone on the second line.
# Black to play, komi 27.5.
#
#  9 O . O O O O . O O
#  8 O O O O O O O O O
#  7 X X X X X X X X X
#  6 X X X X . X X X X
#  5 X X X X X X X X X
#  4 X X X X X X X X X
#  3 . X X O O O O O O
#  2 X X X . X . . . .
#  1 X X X O . . X . X
#    A B C D E F G H J
loadsgf tesuji/150.sgf
150 reg_genmove b
#? [D2]

# Black kills the white group. One move does it: an atari on two stones on the second line.
# Black to play, komi -45.5.
#
# 13 X . . X . O X X X X O O O
# 12 O O . . . O X X X X O O O
# 11 O O O O O X X X X X O O O
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
loadsgf tesuji/160.sgf
160 reg_genmove b
#? [E12]

# Black makes the group live. One move does it: an atari on one stone on the second line.
# Black to play, komi -26.5.
#
#  9 X . X X X X . X X
#  8 X X X X X X X X X
#  7 O O O O O O O O O
#  6 O O O O . O O O O
#  5 O O O O O O O O O
#  4 O O O O O O O O O
#  3 X . X X X X O O .
#  2 . O X X O X O O O
#  1 . X O . . X O O O
#    A B C D E F G H J
loadsgf tesuji/170.sgf
170 reg_genmove b
#? [B3]

# White makes the group live. One move does it: an atari on one stone on the second line.
# White to play, komi -55.5.
#
# 13 O O O O O O O O O O O O O
# 12 O O O O O O O O O O O O O
# 11 O O O . O O O O O O O O O
# 10 O O O O O O O O O O O O O
#  9 O O O O O O O O O O O O O
#  8 O O O O O X X X X X X X X
#  7 O O O O O X . X X . X X X
#  6 O O . O O X X X X X X X X
#  5 O O O O O X X X X X X X X
#  4 O O O O O X X X X . O O O
#  3 O O O O O X X X X X . O X
#  2 O O O O O X X X X O . O .
#  1 O O O O O X X X X O X . O
#    A B C D E F G H J K L M N
loadsgf tesuji/180.sgf
180 reg_genmove w
#? [L2]

# White kills the black group. One move does it: an atari on three stones.
# White to play, komi -65.5.
#
#  9 O O O O O X . . .
#  8 O O O O O X O X .
#  7 O O O O O X . . X
#  6 O O O O O O X X X
#  5 O O O O O O O O O
#  4 . O O O O O O O O
#  3 O O O O O O O O O
#  2 O O O O O O O O O
#  1 O O O O . O O O O
#    A B C D E F G H J
loadsgf tesuji/190.sgf
190 reg_genmove w
#? [G7]
