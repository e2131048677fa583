"""The box: tiles, spaces, men and colours, as data. No number of the game stands anywhere else."""

from enum import IntEnum

import numpy as np


class Colour(IntEnum):
    """A crew of firefighters."""

    RED = 0
    GREEN = 1
    BLUE = 2
    YELLOW = 3

    def __str__(self) -> str:
        return self.name.lower()


class Goal(IntEnum):
    """What the players are after: points, or the task of solitaire and cooperative games."""

    SCORE = 0
    SOLO = 1
    COOP = 2

    def __str__(self) -> str:
        return self.name.lower()


# R1, R2: six tiles of each number; a back shows 0.
NUMBERS = (1, 2, 3, 4, 5, 6)
TILES_PER_NUMBER = 6
TILES = TILES_PER_NUMBER * len(NUMBERS)
BACK = 0
# R3: the places for men on a tile, by its number; a back has none (R89).
SPACES = np.array([0, 1, 1, 2, 2, 3, 3], np.int8)
MOST_SPACES = int(SPACES.max())
# R4, R55: the men.
MEN = 12
AUXILIARIES = 4
COLOURS = tuple(Colour)
# R23: how many men a turn may place.
MEN_PER_TURN = 3
# R73: every region needs a tile of this number with a free edge.
WATER = 1

# Goals and variants by number of seats (R67, R76, R69, R79, R94).
GOALS = {
    1: (Goal.SOLO,),
    2: (Goal.SCORE, Goal.COOP),
    3: (Goal.SCORE, Goal.COOP),
    4: (Goal.SCORE, Goal.COOP),
}
FIREBREAK_GOALS = (Goal.SCORE,)
# R55: with three seats the fourth colour belongs to nobody.
AUXILIARY_SEATS = 3
AUXILIARY = Colour.YELLOW

# R5, R55, R62, R67: whose colours they are, by number of seats; −1 is nobody's.
OWNER = np.array(
    [
        [-1, -1, -1, -1],
        [0, 0, 0, 0],
        [0, 1, 0, 1],
        [0, 1, 2, -1],
        [0, 1, 2, 3],
    ],
    np.int8,
)


def _supplies() -> "np.ndarray[tuple[int, ...], np.dtype[np.int8]]":
    """The men each seat begins with: `SUPPLY[seats, seat, colour]`."""
    supply = np.zeros((5, 4, 4), np.int8)
    for seats in GOALS:
        for colour in COLOURS:
            if OWNER[seats, colour] >= 0:
                supply[seats, OWNER[seats, colour], colour] = MEN
            else:
                supply[seats, :seats, colour] = AUXILIARIES
    return supply


SUPPLY = _supplies()
