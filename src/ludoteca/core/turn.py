"""Who is to move when no seat is: chance, or nobody any more."""

CHANCE = -1
OVER = -2
