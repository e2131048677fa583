"""Action ids: actions in one to three steps, numbered from the perspective of who is to move.

Most actions are one id. What builds or moves pieces is decided as people do it: first which pieces
and from where, then where to, then how many, unless there is but one. The order is an interface:
whoever changes it makes another version of the encoder.
"""

from itertools import product

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.parts.encoder import PREFIX
from ludoteca.games.futurisiko.ai.perspective import colour_at, slot_of, turn_card
from ludoteca.games.futurisiko.box import (
    CARD_TYPES,
    COLOURS,
    SEAS,
    SUPPLY,
    TERRITORIES,
    Card,
    Unit,
)
from ludoteca.games.futurisiko.rules.combat import enemy_planes, enemy_tanks
from ludoteca.games.futurisiko.rules.course import (
    COUNT,
    FIRST,
    KIND,
    MOST_LEGAL,
    NAME,
    SECOND,
    THIRD,
    Kind,
    encode,
    legal,
    to_move,
)
from ludoteca.games.futurisiko.rules.movement import movable_subs
from ludoteca.games.futurisiko.rules.production import affordable

MOST_PIECES = int(SUPPLY.max())
# Tanks, planes and submarines, each where they may be.
PLACES = 2 * TERRITORIES + SEAS

# By kind of action, its first id. What is chosen next has ids of its own.
_SIZES = {
    Kind.CLAIM: TERRITORIES,
    Kind.DISCARD: CARD_TYPES,
    Kind.KEEP: 1,
    Kind.SHIELD: COLOURS,
    Kind.ACCEPT: 1,
    Kind.BOOST: COLOURS,
    Kind.LAUNCH: COLOURS * COLOURS,
    Kind.BUILD: PLACES,
    Kind.BUILT: 1,
    Kind.TRUCE: COLOURS * COLOURS,
    Kind.BETRAY: COLOURS * COLOURS,
    Kind.READY: 1,
    Kind.MOVE: PLACES,
    Kind.FERRY: SEAS * TERRITORIES,
    Kind.MOVED: 1,
    Kind.FIGHT: TERRITORIES,
    Kind.ROLL: 1,
    Kind.WEAPON: COLOURS,
    Kind.TORPEDO: COLOURS * SEAS,
    Kind.REMOVE: MOST_PIECES + 1,
}
_STARTS = np.zeros(len(Kind) + 1, np.int64)
for _kind in Kind:
    _STARTS[_kind + 1] = _STARTS[_kind] + _SIZES.get(_kind, 0)
TARGETS = int(_STARTS[len(Kind)])
COUNTS = TARGETS + TERRITORIES + SEAS
ACTION_IDS = COUNTS + MOST_PIECES
# By id of a first step, its kind.
_KIND_OF = np.searchsorted(_STARTS, np.arange(TARGETS), side="right") - 1

# A prefix is an action without what is still to be chosen; here, whether its target is.
TARGETED = PREFIX << 1


def _name_ids() -> tuple[str, ...]:
    territories = [f"territory {t}" for t in range(TERRITORIES)]
    places = [f"{unit} {{}} {t}" for unit in ("tanks", "planes") for t in territories]
    places += [f"submarines {{}} sea {sea}" for sea in range(SEAS)]
    colours = [f"colour +{slot}" for slot in range(COLOURS)]
    at_seats = [f"{colour} seat +{seat}" for colour in colours for seat in range(COLOURS)]
    seas = [f"sea {sea}" for sea in range(SEAS)]
    parts = {
        Kind.CLAIM: territories,
        Kind.DISCARD: [f"{card} {colour}" for card in Card for colour in colours],
        Kind.SHIELD: colours,
        Kind.BOOST: colours,
        Kind.LAUNCH: at_seats,
        Kind.BUILD: [place.format("in") for place in places],
        Kind.TRUCE: at_seats,
        Kind.BETRAY: at_seats,
        Kind.MOVE: [place.format("from") for place in places],
        Kind.FERRY: [f"over {sea} from {t}" for sea, t in product(seas, territories)],
        Kind.FIGHT: territories,
        Kind.WEAPON: colours,
        Kind.TORPEDO: [f"{colour} {sea}" for colour in colours for sea in seas],
        Kind.REMOVE: [f"{tanks} tanks" for tanks in range(MOST_PIECES + 1)],
    }
    names = [f"{k.name.lower()} {part}".strip() for k in _SIZES for part in parts.get(k, [""])]
    names += [f"to {place}" for place in (*territories, *seas)]
    return (*names, *(f"{count} of them" for count in range(1, MOST_PIECES + 1)))


ACTION_NAMES = _name_ids()


@kernel
def _number(s: np.record, action: int, step: int) -> int:
    """The id of the first, second or third step of an action."""
    kind = action >> KIND
    first = (action >> FIRST) & NAME
    second = (action >> SECOND) & NAME
    if step > 0:
        if step == 1 and kind != Kind.BUILD:
            third = (action >> THIRD) & NAME
            is_sea = kind == Kind.MOVE and first == Unit.SUB
            return TARGETS + third + (TERRITORIES if is_sea else 0)
        return COUNTS + (action & COUNT) - 1
    seat = to_move(s)
    number = _STARTS[kind]
    if kind == Kind.CLAIM or kind == Kind.FIGHT or kind == Kind.REMOVE:
        number += first
    elif kind == Kind.DISCARD:
        number += turn_card(s, seat, first)
    elif kind == Kind.SHIELD or kind == Kind.BOOST or kind == Kind.WEAPON:
        number += slot_of(s, seat, first)
    elif kind == Kind.LAUNCH or kind == Kind.TRUCE or kind == Kind.BETRAY:
        number += slot_of(s, seat, first) * COLOURS + slot_of(s, seat, second)
    elif kind == Kind.BUILD or kind == Kind.MOVE or kind == Kind.FERRY:
        number += first * TERRITORIES + second
    elif kind == Kind.TORPEDO:
        number += slot_of(s, seat, first) * SEAS + second
    return number


@kernel
def _step_after(prefix: int) -> int:
    """Which step of an action comes after a prefix."""
    if prefix == 0:
        return 0
    return 2 if prefix & TARGETED else 1


@kernel
def list_ids(s: np.record, prefix: int, ids: np.ndarray) -> int:
    """The ids with which legal actions of this prefix go on; how many there are."""
    actions = np.empty(MOST_LEGAL, np.int64)
    count = legal(s, actions)
    step = _step_after(prefix)
    # What of an action must be as in the prefix: all that was chosen.
    fixed = 0
    if step > 0:
        fixed = ~((NAME << THIRD) | COUNT)
    if step > 1:
        fixed = ~COUNT
    begun = prefix & (PREFIX - 1)
    n = 0
    for i in range(count):
        if step == 0 or actions[i] & fixed == begun:
            number = _number(s, actions[i], step)
            # Actions that begin alike stand side by side.
            if n == 0 or ids[n - 1] != number:
                ids[n] = number
                n += 1
    return n


@kernel
def resolve(s: np.record, prefix: int, number: int) -> int:
    """The action, or the longer prefix, that an id makes of a prefix."""
    action = prefix & (PREFIX - 1)
    step = _step_after(prefix)
    if step == 0:
        action = _begin(s, number)
        kind = action >> KIND
        if kind == Kind.BUILD:
            return _ask_for_count(s, action, PREFIX)
        if kind == Kind.MOVE or kind == Kind.FERRY:
            return PREFIX | action
        return action
    if number >= COUNTS:
        return action | (number - COUNTS + 1)
    target = number - TARGETS
    if target >= TERRITORIES:
        target -= TERRITORIES
    return _ask_for_count(s, action | (target << THIRD), PREFIX | TARGETED)


@kernel
def _ask_for_count(s: np.record, action: int, prefix: int) -> int:
    """F25, F33: one piece is not counted."""
    return action | 1 if _most_pieces(s, action) == 1 else prefix | action


@kernel
def _most_pieces(s: np.record, action: int) -> int:
    """F25, F27, F33, F39: how many pieces an action may be about."""
    kind = action >> KIND
    unit = (action >> FIRST) & NAME
    origin = (action >> SECOND) & NAME
    if kind == Kind.BUILD:
        return affordable(s, unit)
    if kind == Kind.FERRY or unit == Unit.TANK:
        return int(s.fresh_tanks[origin])
    if unit == Unit.PLANE:
        return int(s.fresh_planes[origin])
    return movable_subs(s, origin)


@kernel
def _begin(s: np.record, number: int) -> int:
    """The action that a first id begins, without what is still to be chosen."""
    seat = to_move(s)
    kind = _KIND_OF[number]
    rest = number - _STARTS[kind]
    first = 0
    second = 0
    if kind == Kind.CLAIM or kind == Kind.FIGHT:
        first = rest
    elif kind == Kind.REMOVE:
        first = rest
        second = min(int(s.hits), enemy_tanks(s) + enemy_planes(s)) - rest
    elif kind == Kind.DISCARD:
        first = rest - rest % COLOURS + colour_at(s, seat, rest % COLOURS)
    elif kind == Kind.SHIELD or kind == Kind.BOOST or kind == Kind.WEAPON:
        first = colour_at(s, seat, rest)
    elif kind == Kind.LAUNCH or kind == Kind.TRUCE or kind == Kind.BETRAY:
        first = colour_at(s, seat, rest // COLOURS)
        second = colour_at(s, seat, rest % COLOURS)
    elif kind == Kind.BUILD or kind == Kind.MOVE or kind == Kind.FERRY:
        first = rest // TERRITORIES
        second = rest % TERRITORIES
    elif kind == Kind.TORPEDO:
        first = colour_at(s, seat, rest // SEAS)
        second = rest % SEAS
    return encode(kind, first, second, 0, 0)


@kernel
def spell(s: np.record, action: int, ids: np.ndarray) -> int:
    """The ids that make a legal action; how many they are."""
    prefix = 0
    n = 0
    while True:
        ids[n] = _number(s, action, _step_after(prefix))
        prefix = resolve(s, prefix, ids[n])
        n += 1
        if prefix < PREFIX:
            return n
