"""Missiles that wait for a production: who launched them, and what they cost (F62)."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

import numpy as np

from ludoteca.core.kernels.storage import as_record
from ludoteca.games.futurisiko.hidden.passages import BEFORE
from ludoteca.games.futurisiko.moves import PlayAt
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.sentences.names import name_seat
from ludoteca.games.futurisiko.present.sentences.phrases import enumerate_words
from ludoteca.games.futurisiko.rules.production import accept_missiles, points_after_missiles


class Barrage(NamedTuple):
    """The missiles that are about to hit a production."""

    by: str  # who launched them; nobody is named where that was before the game was set up
    cost: int
    left: int
    units: int  # that are destroyed


def expect_barrage(position: FutuRisikoPosition, name: Callable[[int], str] = name_seat) -> Barrage:
    """F62, F64: what the missiles cost whoever is on turn, never more than there is."""
    storage = position.storage.copy()
    hit = as_record(storage)
    accept_missiles(hit)
    points, units = position.points or 0, _count_units(position.raw) - _count_units(hit)
    by = enumerate_words([name(other) for other in list_launchers(position, position.on_turn)])
    return Barrage(by or "no", points - int(hit.points), int(hit.points), units)


def _count_units(s: np.record) -> int:
    return int(s.tanks.sum() + s.planes.sum())


def expect_cost(position: FutuRisikoPosition, seat: int) -> int:
    """F62: the points that the missiles on their way to a seat would cost it as it stands now."""
    points = position.scores()[seat]
    return points - int(points_after_missiles(position.raw, points, position.pending[seat]))


def list_launchers(position: FutuRisikoPosition, seat: int) -> list[int]:
    """F62: who launched the missiles that wait for a seat, as far as is known."""
    waiting = position.pending[seat]
    return list(dict.fromkeys(islice(_launchers(position, seat), waiting))) if waiting else []


def _launchers(position: FutuRisikoPosition, seat: int) -> Iterator[int]:
    """Who launched missiles at a seat, the latest first."""
    for passage in reversed(position.passages):
        if passage.at != BEFORE:
            match position.move_of(position.actions[passage.at]):
                case PlayAt("launch", _, other) if other == seat:
                    yield passage.seat
