# Snapbacks.

# Two white stones could still connect. Black throws a stone in where they would, and takes back
# three.
# Black to play, komi 4.5.
#
#  9 X X X X X O O O O
#  8 X . X X X O O . O
#  7 X X X X X O O O O
#  6 X . X X X O O . O
#  5 X X X X X O O O O
#  4 X X X X X O O O O
#  3 X X X X X O O O O
#  2 X X O O X O O O O
#  1 X X . . O O O O O
#    A B C D E F G H J
loadsgf snapback/010.sgf
10 reg_genmove b
#? [D1]

# Two white stones are about to be caught by a snapback: White connects.
# White to play, komi 4.5.
#
#  9 O O O O O O O O O
#  8 O . O . O O O O O
#  7 O O O O O O O O O
#  6 O O O O O O O O O
#  5 X X X X X X X X O
#  4 X X X X X X X O .
#  3 X X X X X X X O .
#  2 X . X . X X X X X
#  1 X X X X X X X X X
#    A B C D E F G H J
loadsgf snapback/020.sgf
20 reg_genmove w
#? [J4]

# A snapback in the middle of the board: Black throws one stone in and takes two, or three if
# White takes it.
# Black to play, komi -65.5.
#
# 13 O O O O O O O O O X X X X
# 12 O O O O O O O O O X X X X
# 11 O . O O O O O O O X X . X
# 10 O O O O O O O O O X X X X
#  9 O O O O O O O O O X X X X
#  8 O O O O O O O O O O X X X
#  7 O O O . O O O O O . . X X
#  6 O O O O O O O O X O O X X
#  5 O O O O O O O O X X X X X
#  4 O O O O O O O O O X X X X
#  3 O O O O O O O O O X X X X
#  2 O O O O O . O O O X X . X
#  1 O O O O O O O O O X X X X
#    A B C D E F G H J K L M N
loadsgf snapback/030.sgf
30 reg_genmove b
#? [K7]

# Two black stones in the middle are about to be caught by a snapback: Black connects.
# Black to play, komi 66.5.
#
# 13 O O O O O O O O O O O O O
# 12 O . O O O O O O O O . O O
# 11 O O O O O X . O O O O O O
# 10 O O O O O X . X O O O O O
#  9 X X X X O O X X X X X X X
#  8 X X X X X X X X X X X X X
#  7 X X X X X X X X X X X X X
#  6 X . X X X X X X X X X X X
#  5 X X X X X X X X X X X X X
#  4 X X X X X X . X X X X X X
#  3 X X X X X X X X X X X X X
#  2 X X X X X X X X X X . X X
#  1 X X X X X X X X X X X X X
#    A B C D E F G H J K L M N
loadsgf snapback/040.sgf
40 reg_genmove b
#? [G10]

# Three white stones could still connect. Black adds a stone to the one that is cut off, and if
# White takes the two, he is taken himself.
# Black to play, komi 21.5.
#
#  9 X X X X X X X X X
#  8 X X X X X . X . X
#  7 . O X X X X X X X
#  6 X O X X X X X X X
#  5 . O X X X X X X X
#  4 O X X X X X X X X
#  3 O O O O O O O O O
#  2 O O O O O . O . O
#  1 O O O O O O O O O
#    A B C D E F G H J
loadsgf snapback/050.sgf
50 reg_genmove b
#? [A5]

# Three white stones are about to be caught by a snapback: White connects.
# White to play, komi 21.5.
#
#  9 O O O X X X X X X
#  8 O . O X X X X . X
#  7 O O O X X X X X X
#  6 O . O X X X X . X
#  5 O O O X X X X X X
#  4 O O O X X X X X X
#  3 O O O X X X X X X
#  2 O O O X O O O X X
#  1 O O O O . X . X X
#    A B C D E F G H J
loadsgf snapback/060.sgf
60 reg_genmove w
#? [E1]
