# Vital points inside an eye of three to six points.

# A straight three in the corner: its middle point kills.
# Black to play, komi 7.5.
#
#  9 O O O O O O O O O
#  8 . O O . O O O O O
#  7 O O O O O O O O O
#  6 X X X X X X X X O
#  5 . X X X X X X X O
#  4 X X X X X X . X O
#  3 X X X X X X X X O
#  2 O O O O X X X X O
#  1 . . . O X X X X O
#    A B C D E F G H J
loadsgf nakade/010.sgf
10 reg_genmove b
#? [B1]

# A straight three in the corner: its middle point makes two eyes.
# White to play, komi -80.5.
#
# 13 . . . O X X . X O . O O O
# 12 O O O O X X X X O O O O O
# 11 X X X X X X X X O O O O O
# 10 X X X X X X X X O O O O O
#  9 X X X X X . X X O O O O O
#  8 X X X X X X X X O O O O O
#  7 O O O O O O O O O O O O O
#  6 O O O O O O O O O O O O O
#  5 O O O O O O O O O O O O O
#  4 O O O O O O O O O O O O O
#  3 O . O O O O O O O O O O O
#  2 O O O O O O O O O O O O O
#  1 O O O O O O O O O O O O O
#    A B C D E F G H J K L M N
loadsgf nakade/020.sgf
20 reg_genmove w
#? [B13]

# A bent three on the edge: the point at the bend kills.
# Black to play, komi -15.5.
#
# 13 O O O O O O O O O O O O O
# 12 O O O O O O O O O O O O O
# 11 O O O O O O O O O . O O O
# 10 O O O O O . O O O O O O O
#  9 O O O O O O O O O O O O O
#  8 O O O O O O O O O O O O O
#  7 O X X X X X X X X X X X O
#  6 O X X X X X X X X X X X O
#  5 O X X X X X X X X X X X X
#  4 O X X X X X X X X X X X .
#  3 O X X X X O O O X X X X X
#  2 O X X X X O . O O X X X X
#  1 O X X X X O . . O X X . X
#    A B C D E F G H J K L M N
loadsgf nakade/030.sgf
30 reg_genmove b
#? [G1]

# A pyramid of four on the edge: its centre makes two eyes.
# White to play, komi 32.5.
#
#  9 O . O O O O . O O
#  8 O O O O O O O O O
#  7 X X X X X X X X X
#  6 X X X X X . X X X
#  5 . X X X X X X X X
#  4 X X X X X X X X X
#  3 X X X O O O X X X
#  2 X X O O . O O X X
#  1 X X O . . . O X X
#    A B C D E F G H J
loadsgf nakade/040.sgf
40 reg_genmove w
#? [E1]

# A pyramid of four on the edge: its centre kills.
# White to play, komi -25.5.
#
# 13 O O O O X . . . X O O O .
# 12 O . O O X X . X X O O O O
# 11 O O O O O X X X O O O O O
# 10 O O O O O O O O O O O O O
#  9 O O O O O O O O O O O O .
#  8 O . O O O . O O O O O O O
#  7 O O O O O O O O . O O O O
#  6 O O O O O O O O O O O O O
#  5 X X X X X X X X X X X X X
#  4 X X X X X . X X X X X X X
#  3 X X X X X X X X X X X X X
#  2 . X X X X X X X . X X X .
#  1 X X X X . X X X X X X X X
#    A B C D E F G H J K L M N
loadsgf nakade/050.sgf
50 reg_genmove w
#? [G13]

# A bulky five on the edge: the point with three neighbours kills.
# Black to play, komi 29.5.
#
#  9 O . O O O O . O O
#  8 O O O O O O O O O
#  7 X X X X X X X X O
#  6 . X X X X X X X X
#  5 X X X X X X X X X
#  4 X X X X X X X X X
#  3 X O O O O X X X X
#  2 O O . . O X X . X
#  1 O . . . O X X X X
#    A B C D E F G H J
loadsgf nakade/060.sgf
60 reg_genmove b
#? [C1]

# A bulky five in the corner, outside liberties all gone: the points that live.
# White to play, komi -68.5.
#
# 13 O O O O O X X X X O . . .
# 12 O O O O O X X X X O . . O
# 11 O O O O O X X X X O O O O
# 10 O O O O O X X X X X X X X
#  9 . O O O O X . X X X X X X
#  8 O O O O O X X X X X X . X
#  7 O O O O O X X X X X X X X
#  6 O O O O O O O O O O O O O
#  5 O O O O O O O O O O O O O
#  4 O O O O O O O O O O O O O
#  3 O O O O O O O O O . O O O
#  2 O O O O O O O O O O O O O
#  1 O O O O O O O O O O O O O
#    A B C D E F G H J K L M N
loadsgf nakade/070.sgf
70 reg_genmove w
#? [L13|M12|M13]

# A bulky five in the corner: one point kills.
# White to play, komi 261.5.
#
# 19 . . . X O O . O X X X . X X X X X X .
# 18 X . . X O O O O X X X X X X . X X X X
# 17 X X X X O O O O X X X X X X X X X X X
# 16 O O O O O O . O X X X . X X X X X X X
# 15 O O O O O O O O X X X X X X X X X . X
# 14 . O O . O O O O X X X X X X X X X X X
# 13 O O O O O O O O X . X X X . X X X X X
# 12 X X X X X X X X X X X X X X X X X . X
# 11 X . X X X X X X X X X X X X X X X X X
# 10 X X X X X X X X X X X X X . X X X X X
#  9 X X X X . X X X X X X X X X X X X X .
#  8 X . X X X X X X . X X X X X X X X X X
#  7 X X X X X X X X X X X X X X X . X X X
#  6 X X X X X X X X X X X X . X X X X X X
#  5 . X X X . X X X X X X X X X X X X X X
#  4 X X X X X X X X X X X X X X X . X X .
#  3 X X X X X X X X X . X X . X X X X X X
#  2 . X X X X X . X X X X X X X X X X X X
#  1 X X X . X X X X X X X X X X X . X X .
#    A B C D E F G H J K L M N O P Q R S T
loadsgf nakade/080.sgf
80 reg_genmove w
#? [B19]

# A crossed five in the centre of the board: its middle kills.
# Black to play, komi 148.5.
#
# 13 X X X X X X X X X X X X X
# 12 X X X X X X X X X X X X X
# 11 X X X X X X X X X X X X .
# 10 X X X X X X X X X X X X X
#  9 X X X X X O O O X X X X X
#  8 X X X X O O . O O X X X X
#  7 X X X X O . . . O X X X X
#  6 X X X X O O . O O X X X X
#  5 X X X X X O O O X X X X X
#  4 X X X X X X X X X X X X X
#  3 X X X X X X X X X X X X X
#  2 X X X X . X X X X X X X X
#  1 X X X X X X X X X X X X X
#    A B C D E F G H J K L M N
loadsgf nakade/090.sgf
90 reg_genmove b
#? [G7]

# A rabbity six in the centre of the board: one point kills.
# White to play, komi -146.5.
#
# 13 O O O O O O O O O O O O O
# 12 O O O O O O O O O O O O O
# 11 O O O O O O O O O O O O .
# 10 O O O O O O O O O O O O O
#  9 O O O O X X X X O O O O O
#  8 O O O O X . . X X O O O O
#  7 O O O O X . . . X O O O O
#  6 O O O O X X . X X O O O O
#  5 O O O O O X X X O O O O O
#  4 O O O O O O O O O O O O O
#  3 O O O O O O O O O O O O O
#  2 O O O O . O O O O O O O O
#  1 O O O O O O O O O O O O O
#    A B C D E F G H J K L M N
loadsgf nakade/100.sgf
100 reg_genmove w
#? [G7]

# Six points in the corner, two by three, no outside liberty: Black kills.
# Black to play, komi 19.5.
#
#  9 O . O O O O . O O
#  8 O O O O O O O O O
#  7 O X X X X X X X X
#  6 O X X X X X . X X
#  5 O X X X X X X X X
#  4 O X X X X X X X X
#  3 O X X X X O O O O
#  2 O X . X X O . . .
#  1 O X X X X O . . .
#    A B C D E F G H J
loadsgf nakade/110.sgf
110 reg_genmove b
#? [H1|H2]

# Six points in the corner, two by three, no outside liberty: Black lives.
# Black to play, komi 69.5.
#
# 13 . . . X O O O O X X X X X
# 12 . . . X O O O O X X X X X
# 11 X X X X O O O O X X X X X
# 10 O O O O O O O O X X X X X
#  9 O O O O O O . O X . X X X
#  8 . O O O O O O O X X X X X
#  7 O O O O O O O O X X X X X
#  6 X X X X X X X X X X X X X
#  5 X X X X X X X X X X X X X
#  4 X X X X X X X X X X X X X
#  3 X X X X X X X X X . X X X
#  2 X X X X X X X X X X X X X
#  1 X X X X X X X X X X X X X
#    A B C D E F G H J K L M N
loadsgf nakade/120.sgf
120 reg_genmove b
#? [B12|B13]

# Two stones in a corner eye of five: the third makes it one eye.
# Black to play, komi -67.5.
#
# 13 O O O O O O O O O O O O O
# 12 O O O . O O O O O O O O O
# 11 O O O O O O O O O O O O O
# 10 O O O O O O O O O O O O O
#  9 O O O O O O O O O O O O O
#  8 O O . O O O O O O O O O O
#  7 O O O O O X X X X X X X X
#  6 O O O O O X X X X X X X .
#  5 O O O O O X . X X X X X X
#  4 O O O O O X X X X X X X X
#  3 O O O O O X X X X X O O O
#  2 O O O O O X X X X O O . X
#  1 O O O O O X X X X O . . X
#    A B C D E F G H J K L M N
loadsgf nakade/130.sgf
130 reg_genmove b
#? [M1]

# Two stones in a corner eye of five: Black has one move to live.
# Black to play, komi -19.5.
#
#  9 X O O O O X . . O
#  8 X O O O O X X . O
#  7 X O O O O O X X X
#  6 X O O O O O O O O
#  5 X O . O O O O O O
#  4 X O O O O O O . O
#  3 X O O O O O O O O
#  2 X X X X X X X X X
#  1 X . X X X X . X X
#    A B C D E F G H J
loadsgf nakade/140.sgf
140 reg_genmove b
#? [H9]

# Two stones in a corner eye of five, between them the vital point.
# Black to play, komi 20.5.
#
#  9 X . X O X X . X O
#  8 . . O O X X X X O
#  7 O O O X X X X X O
#  6 X X X X X X X X O
#  5 X X X X X X . X O
#  4 X X X X X X X X O
#  3 X X X X X X X X O
#  2 O O O O O O O O O
#  1 O . O O O O . O O
#    A B C D E F G H J
loadsgf nakade/150.sgf
150 reg_genmove b
#? [B9]

# Two stones in a corner eye of five: White lives on the vital point.
# White to play, komi -67.5.
#
# 13 O O O O O O O O O O O O O
# 12 O O O . O O O O O O O O O
# 11 O O O O O O O O O O O O O
# 10 O O O O O O O O O O O O O
#  9 O O O O O O O O O O O O O
#  8 O O O O O O O O O O O . O
#  7 X X X X X X X X O O O O O
#  6 X X X X . X X X O O O O O
#  5 X X X X X X X X O O O O O
#  4 X X X X X X X X O O O O O
#  3 O O O X X X X X O O O O O
#  2 X . O O X X . X O O O O O
#  1 . . X O X X X X O O O O O
#    A B C D E F G H J K L M N
loadsgf nakade/160.sgf
160 reg_genmove w
#? [B1]

# Two stones in an eye of five around the corner: one point kills.
# Black to play, komi 32.5.
#
#  9 O . O O O O . O O
#  8 O O O O O O O O O
#  7 X X X X X X X X X
#  6 . X X X X X X X X
#  5 X X X X X X X X X
#  4 X X X X X X X X X
#  3 O O O X X X X X X
#  2 . O O O O X X X .
#  1 X X . . O X X X X
#    A B C D E F G H J
loadsgf nakade/170.sgf
170 reg_genmove b
#? [C1]

# Three stones in an eye of five around the corner: Black takes first in the right place.
# Black to play, komi 56.5.
#
# 13 X X X X O O O O X . O O .
# 12 X X X X O O O O X X X X O
# 11 X X X X O . O O O O X X X
# 10 X X X X O O O O O O O O O
#  9 X X X X O O O O O O O O O
#  8 X X . X O O O O O O . O O
#  7 X X X X O O O O O O O O O
#  6 X X X X X X X X X X X X X
#  5 X X X X X X X X X X X X X
#  4 X X X X X X . X X X X X X
#  3 X X X X X X X X X X X X X
#  2 X X X X X X X X X X X X X
#  1 X X X X X X X X X X X X X
#    A B C D E F G H J K L M N
loadsgf nakade/180.sgf
180 reg_genmove b
#? [N13]

# Three stones in an eye of five around the corner: one point lives.
# White to play, komi 32.5.
#
#  9 O . O O O O . O O
#  8 O O O O O O O O O
#  7 X X X X X X X X X
#  6 . X X X X X X X X
#  5 X X X X X X X X X
#  4 X X X X X X X X X
#  3 X X X X X X O O O
#  2 X . X X O O O O X
#  1 X X X X O X . X .
#    A B C D E F G H J
loadsgf nakade/190.sgf
190 reg_genmove w
#? [J1]

# Three stones in a corner eye of six: White lives at one point.
# White to play, komi -260.5.
#
# 19 O . O O . O O . O O O O O O O O O O O
# 18 O O O O O O O O O O O O O O O O O O O
# 17 O O O O O O O O O O . O O O . O O O .
# 16 . O O . O O O . O O O O O O O O O O O
# 15 O O O O O O O O O O O O O O O O O O O
# 14 O O O O O O O O O O O O O O O O O . O
# 13 . O O O O O O O . O O O O O O O O O O
# 12 O O O O O . O O O O O O . O O O O O O
# 11 O O O O O O O O O O O O O O O O . O O
# 10 . O O O O O O O O O O O O O O O O O O
#  9 O O O . O O O O . O O O O . O O O O O
#  8 O O O O O O O O O O O O O O O O O O O
#  7 X X X X X X X X O O O O O O O O O O .
#  6 . X X X . X X X O O O . O O . O O O O
#  5 X X X X X X X X O O O O O O O O O O O
#  4 X X X X X X X X O O O O O O O O O O O
#  3 O O O O X X . X O O . O O O O O O O O
#  2 . X X O X X X X O O O O O . O O O O .
#  1 X . . O X X X X O O O O O O O O O O O
#    A B C D E F G H J K L M N O P Q R S T
loadsgf nakade/200.sgf
200 reg_genmove w
#? [C1]

# Two stones in an eye of five along both edges: Black kills.
# Black to play, komi 69.5.
#
#  9 X X X X X O . X .
#  8 X X X X X O O O .
#  7 X X X X X X X O X
#  6 X X X X X X X O O
#  5 X X X X X X X X X
#  4 . X X X X X X X X
#  3 X X X X X X X X X
#  2 X X X X X X X X X
#  1 X X X X . X X X X
#    A B C D E F G H J
loadsgf nakade/210.sgf
210 reg_genmove b
#? [J8]

# Two stones in an eye of five along both edges: Black lives.
# Black to play, komi 53.5.
#
# 13 X X X X X X X X X X X X X
# 12 X X X X X X X X X X X X X
# 11 X X X . X X X X X X X X X
# 10 X X X X X X X X X X X X X
#  9 X X X X X X X X X X X X X
#  8 O O O O O O O O X X X X X
#  7 O O O O O . O O X X X X X
#  6 O O O O O O O O X X X . X
#  5 O O O O O O O O X X X X X
#  4 X X O O O O O O X X X X X
#  3 . X O O O O O O X X X X X
#  2 . X X X O O . O X X X X X
#  1 O O . X O O O O X X X X X
#    A B C D E F G H J K L M N
loadsgf nakade/220.sgf
220 reg_genmove b
#? [A2]
