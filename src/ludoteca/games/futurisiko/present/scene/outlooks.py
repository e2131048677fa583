"""Outlooks: how an invasion would go, for whatever number of pieces a client may send."""

from collections.abc import Iterable
from functools import lru_cache

from ludoteca.games.futurisiko.odds import NO_CAP, win_chances
from ludoteca.games.futurisiko.odds.dice import Chances
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.scene.types import Marching, Prospect

# A chance is sent with so many digits; what is not certain never looks as if it were.
DIGITS = 6
LEAST = 10**-DIGITS


def list_outlooks(position: FutuRisikoPosition, marches: Iterable[Marching]) -> dict[str, Prospect]:
    """F46, F76, F78: by territory that can be invaded, the chances for all forces.

    Two rows, read at the number of attacking tanks and planes: for the defender rolling first,
    and for the attacker, who does with so many planes.
    """
    most: dict[str, int] = {}
    for march in marches:
        if march["invades"] is not None:
            target = march["target"]
            most[target] = most.get(target, 0) + march["most"]
    return {target: _outlook(position, target, count) for target, count in most.items()}


def _outlook(position: FutuRisikoPosition, target: str, most: int) -> Prospect:
    attack, defence = position.forces(target)
    units = most + attack.units
    # Rows of a few lengths serve for all; they are cut to what there is.
    longest, cap = 1 << units.bit_length(), position.options.dice_cap or NO_CAP
    first, second = _rows(longest, attack.subs, defence.units, cap)
    return {
        "defender": position.owners()[target],
        "defence": {"tanks": defence.tanks, "planes": defence.planes},
        "invading": {"tanks": attack.tanks, "planes": attack.planes},
        "subs": attack.subs,
        "first_with": defence.planes + 1,
        "second": second[: units + 1],
        "first": first[: units + 1],
    }


@lru_cache(maxsize=1 << 12)
def _rows(attackers: int, subs: int, defenders: int, cap: int) -> tuple[list[float], list[float]]:
    """The chances by attacking units: for the attacker rolling first, and for the defender."""
    first, second = win_chances(attackers, subs, defenders, 1, cap)
    stands = defenders + 1  # the flag falls like a unit (F51)
    return _shorten(first[:, stands]), _shorten(second[:, stands])


def _shorten(chances: Chances) -> list[float]:
    """The chances by units; without any, there is none."""
    return [
        0.0,
        *(round(min(max(chance, LEAST), 1 - LEAST), DIGITS) for chance in chances[1:].tolist()),
    ]
