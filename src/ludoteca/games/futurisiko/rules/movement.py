"""Movement (F32 to F44)."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko.box import Unit


@kernel
def arrive(s: np.record, unit: int, count: int, territory: int) -> None:
    """F41: pieces in an enemy territory invade it."""
    own = s.owner[territory] == s.seat
    if unit == Unit.TANK:
        if own:
            s.tanks[territory] += count
        else:
            s.invading_tanks[territory] += count
    elif own:
        s.planes[territory] += count
    else:
        s.invading_planes[territory] += count


@kernel
def move_tanks(s: np.record, count: int, origin: int, target: int) -> None:
    """F33, F34: tanks leave a territory for another and do not move again."""
    s.tanks[origin] -= count
    s.fresh_tanks[origin] -= count
    arrive(s, Unit.TANK, count, target)


@kernel
def move_planes(s: np.record, count: int, origin: int, target: int) -> None:
    """F33, F35: planes likewise."""
    s.planes[origin] -= count
    s.fresh_planes[origin] -= count
    arrive(s, Unit.PLANE, count, target)


@kernel
def move_subs(s: np.record, count: int, origin: int, target: int) -> None:
    """F33, F36: submarines go to an adjacent sea."""
    s.subs[origin, s.seat] -= count
    s.fresh_subs[origin] -= count
    s.subs[target, s.seat] += count


@kernel
def ferry(s: np.record, count: int, origin: int, target: int, sea: int) -> None:
    """F37 to F39: tanks cross a sea, which must keep a submarine that has not moved."""
    s.carried[sea] = True
    move_tanks(s, count, origin, target)


@kernel
def movable_subs(s: np.record, sea: int) -> int:
    """F39: a sea that carried tanks keeps one submarine that has not moved."""
    return int(s.fresh_subs[sea]) - int(s.carried[sea])
