"""Diplomacy (F67 to F69)."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko.box import COLOURS, Card
from ludoteca.games.futurisiko.rules.deck import play_card


@kernel
def make_truce(s: np.record, colour: int, other: int) -> None:
    """F67: neither invades the other until the own next operations, or later ones."""
    play_card(s, s.seat, Card.TREGUA * COLOURS + colour)
    truce = 1 + int(s.seat) + COLOURS * (int(s.truce_rounds) - 1)
    s.truce[s.seat, other] = truce
    s.truce[other, s.seat] = truce


@kernel
def end_truces(s: np.record) -> None:
    """F67: when their player operates again, truces end or come a round nearer to it."""
    for one in range(COLOURS):
        for other in range(COLOURS):
            if s.truce[one, other] > 0 and truce_maker(s.truce[one, other]) == s.seat:
                s.truce[one, other] = max(0, int(s.truce[one, other]) - COLOURS)


@kernel
def truce_maker(truce: int) -> int:
    """F67: the seat that played a truce."""
    return (int(truce) - 1) % COLOURS


@kernel
def break_truce(s: np.record, colour: int, other: int) -> None:
    """F68: Tradimento ends a truce at once, whoever played it."""
    play_card(s, s.seat, Card.TRADIMENTO * COLOURS + colour)
    s.truce[s.seat, other] = 0
    s.truce[other, s.seat] = 0
