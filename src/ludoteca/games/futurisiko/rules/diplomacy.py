"""Diplomacy (F67 to F69)."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko.box import COLOURS, Card
from ludoteca.games.futurisiko.rules.deck import play_card


@kernel
def make_truce(s: np.record, colour: int, other: int) -> None:
    """F67: neither invades the other until the own next operations."""
    play_card(s, s.seat, Card.TREGUA * COLOURS + colour)
    s.truce[s.seat, other] = 1 + s.seat
    s.truce[other, s.seat] = 1 + s.seat


@kernel
def break_truce(s: np.record, colour: int, other: int) -> None:
    """F68: Tradimento ends a truce at once, whoever played it."""
    play_card(s, s.seat, Card.TRADIMENTO * COLOURS + colour)
    s.truce[s.seat, other] = 0
    s.truce[other, s.seat] = 0
