"""What a seat holds: territories, pieces, supplies (F24, F27, F57)."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko.box import COST, SEAS, SUPPLY, TERRITORIES, Unit


@kernel
def territories_of(s: np.record, seat: int) -> int:
    """How many territories a seat holds."""
    total = 0
    for territory in range(TERRITORIES):
        total += s.owner[territory] == seat
    return total


@kernel
def is_alive(s: np.record, seat: int) -> bool:
    """F57: a seat without territories is out; before the draft is done everyone is in."""
    return s.rounds == 0 or territories_of(s, seat) > 0


@kernel
def on_board(s: np.record, seat: int, unit: int) -> int:
    """F27, F73: the pieces of a kind that a seat has on the board."""
    total = 0
    if unit == Unit.SUB:
        for sea in range(SEAS):
            total += int(s.subs[sea, seat])
        return total
    for territory in range(TERRITORIES):
        if s.owner[territory] == seat:
            total += int(s.tanks[territory] if unit == Unit.TANK else s.planes[territory])
        if s.seat == seat:
            total += int(
                s.invading_tanks[territory] if unit == Unit.TANK else s.invading_planes[territory]
            )
    return total


@kernel
def supply_of(s: np.record, seat: int, unit: int) -> int:
    """F27: the pieces of a kind that a seat can still build."""
    return int(SUPPLY[unit]) - on_board(s, seat, unit)


@kernel
def value_of(s: np.record, seat: int) -> int:
    """F59: a seat's pieces on the board by their cost; flags count nothing."""
    value = 0
    for unit in range(len(COST)):
        value += int(COST[unit]) * on_board(s, seat, unit)
    return value


@kernel
def supplies(s: np.record, left: np.ndarray) -> None:
    """F27: by seat and kind, the pieces that can still be built."""
    for seat in range(s.seats):
        for unit in range(len(COST)):
            left[seat, unit] = supply_of(s, seat, unit)


@kernel
def values(s: np.record, found: np.ndarray) -> None:
    """F59: by seat, its pieces on the board by their cost."""
    for seat in range(s.seats):
        found[seat] = value_of(s, seat)


@kernel
def seas_of(s: np.record, seat: int) -> int:
    """F29: the seas that touch a territory of a seat, as a mask."""
    seas = 0
    for territory in range(TERRITORIES):
        if s.owner[territory] == seat:
            seas |= int(s.coast[territory])
    return seas


@kernel
def may_enter(s: np.record, territory: int) -> bool:
    """F14, F41, F67: whether the seat on turn may move into a territory."""
    if territory == s.removed:
        return False
    owner = s.owner[territory]
    return owner == s.seat or s.truce[s.seat, owner] == 0
