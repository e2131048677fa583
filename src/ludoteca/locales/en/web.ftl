# What the pages in the browser say, whatever the game. Texts marked "tight" stand on a small
# button or label: keep them short.

web-title = Ludoteca
web-board = Board
web-plain-seek = Look for a move
