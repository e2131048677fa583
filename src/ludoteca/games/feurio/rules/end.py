"""From turn to turn, and the end of the game (R10, R39 to R44, R70, R77)."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.feurio.box import Goal
from ludoteca.games.feurio.rules.layout import Phase

# R42: laying the last tile without placing men is not yet a pass.
LAST_LAY_COUNTS_AS_PASS = False


@kernel
def end_turn(s: np.record) -> None:
    """R10: the next seat is on turn, unless the game is over."""
    if s.left == 0 and (s.goal != Goal.SCORE or s.passes == s.seats):
        s.phase = Phase.OVER  # R41, R70, R77
        return
    s.seat += 1
    if s.seat == s.seats:
        s.seat = 0
    begin_turn(s)


@kernel
def begin_turn(s: np.record) -> None:
    """R13, R39: while there are tiles, one must be drawn; after that come men alone."""
    s.has_laid = False
    if s.left > 0:
        s.phase = Phase.DRAW
    else:
        s.phase = Phase.MEN


@kernel
def count_pass(s: np.record) -> None:
    """R40 to R42: passes in a row end the game, but only those without a tile to lay."""
    if LAST_LAY_COUNTS_AS_PASS or not s.has_laid:
        s.passes += 1


@kernel
def break_passes(s: np.record) -> None:
    """R40, R61: any placement, of auxiliaries too, begins the count of passes anew."""
    s.passes = 0
