"""A quick opinion on every legal action, for bots that do not search and for hints.

It claims what hangs together, builds where an attack becomes possible, moves up to the borders,
attacks where the odds are good, and plays its cards when they tell. Whoever is about to win has
no truce with it, and is attacked first, where the odds are worse, too.
"""

import numpy as np

from ludoteca.core.chance import pick_best
from ludoteca.core.kernels.kernel import count_bits, kernel, lowest
from ludoteca.games.futurisiko.ai.forecast import MOST_UNITS, look_up, support
from ludoteca.games.futurisiko.ai.standing import find_feared
from ludoteca.games.futurisiko.box import COLOURS, SEAS, TERRITORIES, Card, Unit
from ludoteca.games.futurisiko.rules.combat import armed_dice, living_seats
from ludoteca.games.futurisiko.rules.course import (
    COUNT,
    FIRST,
    KIND,
    NAME,
    SECOND,
    THIRD,
    Kind,
    legal,
)
from ludoteca.games.futurisiko.rules.layout import NOBODY, NOWHERE
from ludoteca.games.futurisiko.rules.realm import may_enter, territories_of

# From which chance on an attack is made, and a fight is no longer close.
GOOD = 0.65
SURE = 0.9
# From which chance on an attack on a feared army is made, and how much it is preferred to others.
DARING = 0.3
DREAD = 1.0
HOPELESS = 0.1
# What a piece costs that is sent into a fight, so that no more are sent than are of use.
PIECE = 0.004
# What a step is worth that ends a part of the turn: whatever is worth more comes before it.
END = 1.0
FAR = 99
UNKNOWN = -1
# From how many points on a submarine is built, and how many enemies its sea must touch.
SUB_POINTS = 18
SUB_ENEMIES = 5
# How much each card is worth in the hand, in the order of the list.
KEPT = np.array([5.0, 2.0, 5.0, 3.0, 2.0, 1.0, 1.0])


@kernel
def evaluate(
    s: np.record, actions: np.ndarray, values: np.ndarray, chances: np.ndarray, good: float
) -> None:
    """The value of each action to the seat that is to move.

    The chances are those of the forecast; from a `good` one on an attack is made.
    """
    if len(actions) == 0:
        return
    kind = actions[0] >> KIND
    if kind == Kind.CLAIM:
        _weigh_claims(s, actions, values)
    elif kind == Kind.DISCARD or kind == Kind.KEEP:
        _weigh_hand(s, actions, values)
    elif kind in (Kind.BOOST, Kind.LAUNCH, Kind.BUILD, Kind.BUILT):
        _weigh_production(s, actions, values, chances)
    elif kind in (Kind.MOVE, Kind.FERRY, Kind.MOVED):
        _weigh_moves(s, actions, values, chances, good)
    elif kind in (Kind.TRUCE, Kind.BETRAY, Kind.READY):
        _weigh_treaties(s, actions, values)
    elif kind == Kind.FIGHT:
        _weigh_fights(s, actions, values, chances)
    elif kind in (Kind.ROLL, Kind.WEAPON, Kind.TORPEDO):
        _weigh_rolls(s, actions, values, chances)
    else:
        # A shield before accepting; of what explosions take, planes.
        for i in range(len(actions)):
            values[i] = (actions[i] >> SECOND) & NAME
            if actions[i] >> KIND == Kind.SHIELD:
                values[i] = END


@kernel
def _realm(s: np.record, seat: int) -> int:
    """The territories of a seat, as a mask."""
    mask = 0
    for territory in range(TERRITORIES):
        mask |= int(s.owner[territory] == seat) << territory
    return mask


@kernel
def _weigh_claims(s: np.record, actions: np.ndarray, values: np.ndarray) -> None:
    """Neighbours of own territories first, and rather those with few other neighbours."""
    own = _realm(s, s.seat)
    for i in range(len(actions)):
        territory = (actions[i] >> FIRST) & NAME
        land = int(s.land[territory])
        values[i] = 3 * count_bits(land & own) + 0.5 * count_bits(int(s.flight[territory]) & own)
        values[i] -= 0.1 * count_bits(land & ~own)


@kernel
def _weigh_hand(s: np.record, actions: np.ndarray, values: np.ndarray) -> None:
    """Cards are kept, but for treason where there is nobody to betray."""
    bound = 0
    for other in range(s.seats):
        bound += int(s.truce[s.seat, other])
    for i in range(len(actions)):
        if actions[i] >> KIND == Kind.KEEP:
            values[i] = 0.0
        else:
            card = ((actions[i] >> FIRST) & NAME) // COLOURS
            values[i] = END if card == Card.TRADIMENTO and bound == 0 else -KEPT[card]


@kernel
def _targets(s: np.record) -> int:
    """The territories that the seat on turn may invade, as a mask."""
    mask = 0
    for territory in range(TERRITORIES):
        owner = s.owner[territory]
        if owner != s.seat and owner != NOBODY and may_enter(s, territory):
            mask |= 1 << territory
    return mask


@kernel
def _feared_realm(s: np.record) -> int:
    """F56: the territories of whoever is about to win before the seat on turn, as a mask."""
    feared = find_feared(s, s.seat)
    return 0 if feared == NOBODY else _realm(s, feared)


@kernel
def _reach(s: np.record, place: int, targets: int, feared: int) -> int:
    """What planes and tanks in a territory may attack: of a feared army, if it can be reached."""
    reach = int(s.flight[place]) & targets
    return reach & feared or reach


@kernel
def _weigh_production(
    s: np.record, actions: np.ndarray, values: np.ndarray, chances: np.ndarray
) -> None:
    """Cards first; then pieces where they make an attack likelier; in the end all points."""
    targets = _targets(s)
    feared = _feared_realm(s)
    subs = _supports(s, targets)
    place_before = NOWHERE
    before = 0.0
    reach = 0
    for i in range(len(actions)):
        kind = actions[i] >> KIND
        unit = (actions[i] >> FIRST) & NAME
        place = (actions[i] >> SECOND) & NAME
        count = actions[i] & COUNT
        if kind == Kind.BOOST:
            values[i] = 10.0
        elif kind == Kind.LAUNCH:
            values[i] = 9.0 + territories_of(s, place) / TERRITORIES
        elif kind == Kind.BUILT:
            values[i] = END
        elif unit == Unit.SUB:
            values[i] = _weigh_sub(s, place, count, targets)
        else:
            if place != place_before:
                place_before = place
                reach = _reach(s, place, targets, feared)
                before = _best_attack(s, place, 0, 0, reach, subs, chances)
            gain = _gain(s, unit, place, count, reach, subs, before, chances)
            values[i] = END + gain + PIECE * count * (2 if unit == Unit.PLANE else 3)


@kernel
def _weigh_sub(s: np.record, sea: int, count: int, targets: int) -> float:
    """One submarine, for who is rich, in a sea with many enemies on its coasts."""
    enemies = count_bits(int(s.shore[sea]) & targets)
    is_useful = count == 1 and s.subs[sea, s.seat] == 0 and enemies >= SUB_ENEMIES
    return 2 * END + enemies if is_useful and s.points >= SUB_POINTS else 0.0


@kernel
def _supports(s: np.record, targets: int) -> np.ndarray:
    """F47: by territory, the own submarines that would support an attack on it."""
    subs = np.zeros(TERRITORIES, np.int64)
    while targets:
        target = lowest(targets)
        targets &= targets - 1
        subs[target] = support(s, target, s.seat)
    return subs


@kernel
def _gain(
    s: np.record,
    unit: int,
    place: int,
    count: int,
    reach: int,
    subs: np.ndarray,
    before: float,
    chances: np.ndarray,
) -> float:
    """How much likelier the best attack from a territory becomes with new pieces in it."""
    if unit == Unit.PLANE:
        after = _best_attack(s, place, 0, count, reach, subs, chances)
    else:
        after = _best_attack(s, place, count, 0, reach & int(s.land[place]), subs, chances)
    return max(after, before) - before


@kernel
def _best_attack(
    s: np.record,
    place: int,
    more_tanks: int,
    more_planes: int,
    reach: int,
    subs: np.ndarray,
    chances: np.ndarray,
) -> float:
    """The chance of the likeliest attack on one of these territories, with more pieces."""
    best = 0.0
    planes = int(s.planes[place]) + more_planes
    while reach:
        target = lowest(reach)
        reach &= reach - 1
        tanks = int(s.tanks[place]) + more_tanks if int(s.land[place]) >> target & 1 else 0
        best = max(best, look_up(chances, s, target, subs[target], tanks, planes))
    return best


@kernel
def _weigh_treaties(s: np.record, actions: np.ndarray, values: np.ndarray) -> None:
    """A truce with whoever is ahead, while there are others to fight; treason otherwise.

    Nobody makes peace with an army that is about to win.
    """
    feared = find_feared(s, s.seat)
    most = 0
    for other in range(s.seats):
        most = max(most, territories_of(s, other))
    for i in range(len(actions)):
        kind = actions[i] >> KIND
        other = (actions[i] >> SECOND) & NAME
        ahead = other != feared and territories_of(s, other) == most > territories_of(s, s.seat)
        if kind == Kind.READY:
            values[i] = END
        elif kind == Kind.TRUCE:
            values[i] = 2 * END if ahead and living_seats(s) > 2 else 0.0
        else:
            values[i] = 0.0 if ahead and living_seats(s) > 2 else 2 * END


@kernel
def _potential(s: np.record, target: int) -> int:
    """How many pieces could still be brought into a territory, those there included."""
    units = int(s.invading_tanks[target]) + int(s.invading_planes[target])
    roads = int(s.land[target])
    for sea in range(SEAS):
        if s.fresh_subs[sea] > 0 and int(s.shore[sea]) >> target & 1:
            roads |= int(s.shore[sea])
    for origin in range(TERRITORIES):
        if roads >> origin & 1:
            units += int(s.fresh_tanks[origin])
        if int(s.flight[origin]) >> target & 1:
            units += int(s.fresh_planes[origin])
    return units


@kernel
def _distances(s: np.record, targets: int) -> np.ndarray:
    """By territory, how many steps by land it is from one that may be invaded."""
    distances = np.full(TERRITORIES, FAR)
    reached = targets
    front = targets
    steps = 0
    while front:
        spread = 0
        while front:
            territory = lowest(front)
            front &= front - 1
            distances[territory] = steps
            spread |= int(s.land[territory])
        front = spread & ~reached
        reached |= front
        steps += 1
    return distances


@kernel
def _weigh_moves(
    s: np.record, actions: np.ndarray, values: np.ndarray, chances: np.ndarray, good: float
) -> None:
    """Attack where all that can come has a good chance; bring up what stands behind."""
    targets = _targets(s)
    feared = _feared_realm(s)
    distances = _distances(s, targets)
    # Of what may be invaded only some can be reached now: looked at when a move leads there.
    potential = np.full(TERRITORIES, UNKNOWN)
    subs = np.zeros(TERRITORIES, np.int64)
    for i in range(len(actions)):
        kind = actions[i] >> KIND
        unit = Unit.TANK if kind == Kind.FERRY else (actions[i] >> FIRST) & NAME
        origin = (actions[i] >> SECOND) & NAME
        target = (actions[i] >> THIRD) & NAME
        count = actions[i] & COUNT
        if kind == Kind.MOVED:
            values[i] = END
        elif unit == Unit.SUB:
            values[i] = 0.0
        elif targets >> target & 1:
            if potential[target] == UNKNOWN:
                potential[target] = _potential(s, target)
                subs[target] = support(s, target, s.seat)
            pieces = potential[target]
            if feared >> target & 1:
                value = _attack(s, unit, target, count, pieces, subs[target], chances, DARING)
                values[i] = value + DREAD if value > END else value
            else:
                values[i] = _attack(s, unit, target, count, pieces, subs[target], chances, good)
        elif unit == Unit.TANK and distances[origin] > 1 and distances[target] < distances[origin]:
            values[i] = END + PIECE * count
        else:
            values[i] = 0.0


@kernel
def _attack(
    s: np.record,
    unit: int,
    target: int,
    count: int,
    potential: int,
    subs: int,
    chances: np.ndarray,
    good: float,
) -> float:
    """What it is worth to bring pieces into an enemy territory."""
    tanks = int(s.invading_tanks[target])
    planes = int(s.invading_planes[target])
    before = look_up(chances, s, target, subs, tanks, planes)
    is_new = tanks + planes == 0
    if unit == Unit.PLANE:
        planes += count
    else:
        tanks += count
    after = look_up(chances, s, target, subs, tanks, planes)
    if not is_new:
        return END + after - before - PIECE * count
    best = look_up(chances, s, target, subs, potential - planes, planes)
    return END + best + after - PIECE * count if best >= good else 0.0


@kernel
def _weigh_fights(
    s: np.record, actions: np.ndarray, values: np.ndarray, chances: np.ndarray
) -> None:
    """The surest fight first."""
    for i in range(len(actions)):
        territory = (actions[i] >> FIRST) & NAME
        values[i] = look_up(
            chances,
            s,
            territory,
            support(s, territory, s.seat),
            int(s.invading_tanks[territory]),
            int(s.invading_planes[territory]),
        )


@kernel
def _weigh_rolls(
    s: np.record, actions: np.ndarray, values: np.ndarray, chances: np.ndarray
) -> None:
    """A card where the fight is close; a weapon only where it brings dice (F3)."""
    field = int(s.field)
    units = min(MOST_UNITS, int(s.invading_tanks[field]) + int(s.invading_planes[field]))
    stands = min(MOST_UNITS, int(s.tanks[field]) + int(s.planes[field])) + 1
    subs = support(s, field, s.seat)
    chance = chances[int(s.dice_cap > 0), subs, int(s.attacker_rolls), units, stands]
    close = HOPELESS < chance < SURE
    more = armed_dice(s) > s.dice
    for i in range(len(actions)):
        kind = actions[i] >> KIND
        if kind == Kind.ROLL:
            values[i] = END
        elif kind == Kind.WEAPON:
            values[i] = 3.0 if close and more else 0.0
        else:
            values[i] = 2.0 if close else 0.0


@kernel
def choose(
    s: np.record, rng: np.record, actions: np.ndarray, values: np.ndarray, chances: np.ndarray
) -> int:
    """The legal action of the highest value; of equal ones, any."""
    n = legal(s, actions)
    evaluate(s, actions[:n], values, chances, GOOD)
    return actions[pick_best(rng, values, n)]
