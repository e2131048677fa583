"""Prospects: what a move would bring whoever makes it, before they make it."""

import numpy as np

from ludoteca.core.kernels.storage import as_record, copy_storage
from ludoteca.games.feurio.box import Goal
from ludoteca.games.feurio.moves import encode, read_move
from ludoteca.games.feurio.position import FeurioPosition
from ludoteca.games.feurio.rules import course, scoring
from ludoteca.games.feurio.rules.layout import MOST_SEATS


def count_points_after(position: FeurioPosition, move: str) -> int:
    """R50: the points of whoever is on turn if they made a legal move; a task has none."""
    if position.options.goal != Goal.SCORE:
        return 0
    s = as_record(copy_storage(position.storage))
    points, best = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
    course.apply(s, encode(read_move(move)))
    scoring.score(s, points, best)
    return int(points[position.on_turn])
