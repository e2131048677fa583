"""The box: armies, costs, cards and dice, as data. No number of the game stands anywhere else."""

from enum import IntEnum

import numpy as np


class Army(IntEnum):
    """F1: the armies, in the order of the seats."""

    RED = 0
    YELLOW = 1
    BLUE = 2
    GREEN = 3
    VIOLET = 4
    BLACK = 5

    def __str__(self) -> str:
        return self.name.lower()


class Unit(IntEnum):
    """What is built."""

    TANK = 0
    PLANE = 1
    SUB = 2

    def __str__(self) -> str:
        return self.name.lower()


class Card(IntEnum):
    """F4: the kinds of card, in the order of the list."""

    ARMA_SEGRETA = 0
    SILURO_KILLER = 1
    SUPER_PRODUZIONE = 2
    MISSILI_BALISTICI = 3
    SCUDO_SPAZIALE = 4
    TREGUA = 5
    TRADIMENTO = 6

    def __str__(self) -> str:
        return self.name.lower()


# F1, F25, F27: pieces of an army, and what they cost.
SUPPLY = np.array([50, 20, 10], np.int8)
COST = np.array([1, 2, 5], np.int8)
# F2: a die hits with this chance.
FACES = 6
EXPLOSIONS = 2
HIT = EXPLOSIONS / FACES
# F47: the dice of a flag.
FLAG_DICE = 2
# F4, F5: how many cards of a kind there are in each colour.
COPIES = np.array([2, 2, 2, 1, 1, 1, 1], np.int8)
COLOURS = len(Army)
CARD_TYPES = len(Card) * COLOURS
DECK = int(COPIES.sum()) * COLOURS
# F6, F18.
TERRITORIES = 36
SEAS = 8
TERRITORIES_PER_CARD = 3
# F11, F56.
SEATS = (3, 4, 5, 6)
GOALS = (20, 18, 16)
# F14: with five seats one territory is taken out.
SEATS_WITH_ONE_REMOVED = 5
REMOVED = "madagascar"
# F3: the one cap on dice that may be chosen.
DICE_CAP = 10
# F61, F62, F66: the most that a card sheet may give or take. The amounts themselves are on the
# sheet of the table. A game in memory holds so much, and the odds of a fight can be computed.
MOST_CARD_POINTS = 100
MOST_WEAPON_DICE = 10
# F61, F62, F66: a sheet may also multiply or divide, by so much at most. However many dice there
# are, so many more still fit into a roll.
MOST_TIMES = 4
MOST_MORE_DICE = 40
# F62, F67: units that a missile destroys, and rounds that a truce holds.
MOST_MISSILE_UNITS = 20
MOST_TRUCE_ROUNDS = 9
