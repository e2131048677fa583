"""Production (F24 to F31) and its cards (F61 to F64)."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko.box import COLOURS, COST, Card, Unit
from ludoteca.games.futurisiko.rules.deck import play_card
from ludoteca.games.futurisiko.rules.layout import Phase
from ludoteca.games.futurisiko.rules.realm import supply_of


@kernel
def use_shield(s: np.record, colour: int) -> None:
    """F63: Scudo Spaziale cancels one missile."""
    play_card(s, s.seat, Card.SCUDO_SPAZIALE * COLOURS + colour)
    s.pending[s.seat] -= 1
    if s.pending[s.seat] == 0:
        s.phase = Phase.PRODUCE


@kernel
def accept_missiles(s: np.record) -> None:
    """F62, F64: the missiles that are left cost points, never below 0."""
    s.points = max(0, int(s.points) - int(s.missile) * int(s.pending[s.seat]))
    s.pending[s.seat] = 0
    s.phase = Phase.PRODUCE


@kernel
def use_boost(s: np.record, colour: int) -> None:
    """F61: Super Produzione gives points."""
    play_card(s, s.seat, Card.SUPER_PRODUZIONE * COLOURS + colour)
    s.points += s.boost


@kernel
def launch_missile(s: np.record, colour: int, target: int) -> None:
    """F62: Missili Balistici reduce an opponent's next production."""
    play_card(s, s.seat, Card.MISSILI_BALISTICI * COLOURS + colour)
    s.pending[target] += 1


@kernel
def affordable(s: np.record, unit: int) -> int:
    """F25, F27: how many pieces of a kind points and supply allow."""
    return min(int(s.points) // int(COST[unit]), supply_of(s, s.seat, unit))


@kernel
def build(s: np.record, unit: int, count: int, place: int) -> None:
    """F25, F28, F29: pieces for points."""
    s.points -= count * int(COST[unit])
    if unit == Unit.TANK:
        s.tanks[place] += count
    elif unit == Unit.PLANE:
        s.planes[place] += count
    else:
        s.subs[place, s.seat] += count
