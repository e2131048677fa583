"""Production (F24 to F31) and its cards (F61 to F64)."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko.box import COLOURS, COST, TERRITORIES, Card, Unit
from ludoteca.games.futurisiko.rules.deck import play_card
from ludoteca.games.futurisiko.rules.effects import lost_points, more_points
from ludoteca.games.futurisiko.rules.layout import NOWHERE, Phase
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
    """F62, F64: the missiles that are left cost points, never below 0, or units."""
    s.points = points_after_missiles(s, int(s.points), int(s.pending[s.seat]))
    if s.missile_units:
        for _ in range(s.pending[s.seat]):
            destroy_units(s)
    s.pending[s.seat] = 0
    s.phase = Phase.PRODUCE


@kernel
def points_after_missiles(s: np.record, points: int, missiles: int) -> int:
    """F62: what missiles leave of a production, one after the other."""
    for _ in range(missiles):
        points -= lost_points(points, int(s.missile), int(s.missile_divisor), int(s.missile_limit))
    return points


@kernel
def destroy_units(s: np.record) -> None:
    """F62: a missile hits the territory with the most units; its tanks go before its planes."""
    target = NOWHERE
    most = 0
    for territory in range(TERRITORIES):
        units = int(s.tanks[territory]) + int(s.planes[territory])
        if s.owner[territory] == s.seat and units > most:
            target = territory
            most = units
    if target == NOWHERE:
        return
    tanks = min(int(s.missile_units), int(s.tanks[target]))
    s.tanks[target] -= tanks
    s.planes[target] -= min(int(s.missile_units) - tanks, int(s.planes[target]))


@kernel
def use_boost(s: np.record, colour: int) -> None:
    """F61: Super Produzione gives points."""
    play_card(s, s.seat, Card.SUPER_PRODUZIONE * COLOURS + colour)
    s.points += more_points(int(s.points), int(s.boost), int(s.boost_times), int(s.boost_limit))


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
