"""The rulebook, compiled: what is legal, and what an action does.

An action is a number: the pips of the die (1 to 6), or what the seat on turn does.
"""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.kernels.storage import layout_of
from ludoteca.core.turn import CHANCE, OVER

SIDES = 6
ROLL = 7
HOLD = 8
# P6: the number that loses a turn.
BUST = 1

MOST_SEATS = 4
# Fields of one size leave no gaps: equal games are equal bytes.
FIELDS = [
    ("seats", "i4"),
    ("goal", "i4"),
    ("seat", "i4"),  # whose turn it is, also while the die rolls
    ("turn", "i4"),  # points of this turn, not yet banked; 0 before its first roll
    ("rolling", "i4"),  # whether the die is in the air
    ("banked", "i4", MOST_SEATS),
]
# As a record its fields are attributes, in kernels and out of them.
GAME = layout_of(FIELDS)


@kernel
def set_up(s: np.record, seats: int, goal: int) -> None:
    """P1, P2: nobody has points, and seat 0 begins. The record must be all zero."""
    s.seats = seats
    s.goal = goal


@kernel
def to_move(s: np.record) -> int:
    """P5, P8: whose decision is next: a seat's, that of chance, or nobody's."""
    if s.banked[s.seat] >= s.goal:
        return OVER
    if s.rolling:
        return CHANCE
    return int(s.seat)


@kernel
def legal(s: np.record, actions: np.ndarray) -> int:
    """P3 to P5: list the legal actions, ascending; how many there are."""
    who = to_move(s)
    if who == OVER:
        return 0
    if who == CHANCE:
        for pips in range(1, SIDES + 1):
            actions[pips - 1] = pips
        return SIDES
    actions[0] = ROLL
    actions[1] = HOLD
    return 2 if s.turn > 0 else 1


@kernel
def apply(s: np.record, action: int) -> None:
    """Do what an action says. It must be legal."""
    if action == ROLL:
        s.rolling = 1
    elif action == HOLD:
        bank(s)
    else:
        land(s, action)


@kernel
def land(s: np.record, pips: int) -> None:
    """P5, P6: the die adds its pips to the turn, or ends it."""
    s.rolling = 0
    if pips == BUST:
        pass_on(s)
    else:
        s.turn += pips


@kernel
def bank(s: np.record) -> None:
    """P7, P8: the points are safe; unless they win, the next seat has the turn."""
    s.banked[s.seat] += s.turn
    if s.banked[s.seat] >= s.goal:
        s.turn = 0
    else:
        pass_on(s)


@kernel
def pass_on(s: np.record) -> None:
    """P1: the next seat has the turn."""
    s.turn = 0
    s.seat = (s.seat + 1) % s.seats
