"""Prospects: how an invasion would go, for whatever number of pieces a client may send."""

from collections.abc import Iterable

from ludoteca.core.record import Json
from ludoteca.games.futurisiko.odds import NO_CAP, win_chances
from ludoteca.games.futurisiko.odds.dice import Chances
from ludoteca.games.futurisiko.position import FutuRisikoPosition

# A chance is sent with so many digits; what is not certain never looks as if it were.
DIGITS = 6
LEAST = 10**-DIGITS


def list_prospects(position: FutuRisikoPosition, marches: Iterable[Json]) -> Json:
    """F46, F76, F78: by territory that can be invaded, the chances for all forces.

    Two rows, read at the number of attacking tanks and planes: for the defender rolling first,
    and for the attacker, who does with so many planes.
    """
    most: dict[str, int] = {}
    for march in marches:
        if march["invades"] is not None:
            target, count = str(march["target"]), int(str(march["most"]))
            most[target] = most.get(target, 0) + count
    return {target: _prospect(position, target, count) for target, count in most.items()}


def _prospect(position: FutuRisikoPosition, target: str, most: int) -> Json:
    s, number = position.raw, position.world.territory_index[target]
    tanks, planes = int(s.tanks[number]), int(s.planes[number])
    invading = int(s.invading_tanks[number]), int(s.invading_planes[number])
    seas = position.world.territory(target).seas
    subs = sum(int(s.subs[position.world.sea_index[sea], s.seat]) for sea in seas)
    cap = position.options.dice_cap or NO_CAP
    first, second = win_chances(most + sum(invading), subs, tanks + planes, 1, cap)
    stands = tanks + planes + 1  # the flag falls like a unit (F51)
    return {
        "defender": int(s.owner[number]),
        "defence": {"tanks": tanks, "planes": planes},
        "invading": {"tanks": invading[0], "planes": invading[1]},
        "subs": subs,
        "first_with": planes + 1,
        "second": _shorten(second[:, stands]),
        "first": _shorten(first[:, stands]),
    }


def _shorten(chances: Chances) -> list[float]:
    """The chances by units; without any, there is none."""
    return [
        0.0,
        *(round(min(max(chance, LEAST), 1 - LEAST), DIGITS) for chance in chances[1:].tolist()),
    ]
