"""Instinct: a quick opinion on every legal action, for bots that do not search and for hints.

It claims what hangs together, builds where an attack becomes possible, moves up to the borders,
attacks where the odds are good, and plays its cards when they tell.
"""

import numpy as np

from ludoteca.core.kernel import count_bits, kernel, lowest
from ludoteca.games.futurisiko.layout import NOBODY
from ludoteca.games.futurisiko.odds import win_chances
from ludoteca.games.futurisiko.pieces import COLOURS, SEAS, TERRITORIES, Card, Unit
from ludoteca.games.futurisiko.rules.combat import cap_dice, living_seats, plain_dice
from ludoteca.games.futurisiko.rules.course import COUNT, FIRST, KIND, NAME, SECOND, THIRD, Kind
from ludoteca.games.futurisiko.rules.realm import may_enter, territories_of

# Larger forces are weighed as if they were of this size.
MOST_UNITS = 40
# From which chance on an attack is made, and a fight is no longer close.
GOOD = 0.65
SURE = 0.9
HOPELESS = 0.1
# What a piece costs that is sent into a fight, so that no more are sent than are of use.
PIECE = 0.004
# What a step is worth that ends a part of the turn: whatever is worth more comes before it.
END = 1.0
FAR = 99
# How much each card is worth in the hand, in the order of the list.
KEPT = np.array([5.0, 2.0, 5.0, 3.0, 2.0, 1.0, 1.0])


@kernel
def weigh(position: np.ndarray, actions: np.ndarray, values: np.ndarray) -> None:
    """The value of each action to the seat that is to move."""
    s = position[0]
    if len(actions) == 0:
        return
    kind = actions[0] >> KIND
    if kind == Kind.CLAIM:
        _weigh_claims(s, actions, values)
    elif kind == Kind.DISCARD or kind == Kind.KEEP:
        _weigh_hand(s, actions, values)
    elif kind in (Kind.BOOST, Kind.LAUNCH, Kind.BUILD, Kind.BUILT):
        _weigh_production(s, actions, values)
    elif kind in (Kind.MOVE, Kind.FERRY, Kind.MOVED):
        _weigh_moves(s, actions, values)
    elif kind in (Kind.TRUCE, Kind.BETRAY, Kind.READY):
        _weigh_treaties(s, actions, values)
    elif kind == Kind.FIGHT:
        _weigh_fights(s, actions, values)
    elif kind in (Kind.ROLL, Kind.WEAPON, Kind.TORPEDO):
        _weigh_rolls(s, actions, values)
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
def _support(s: np.record, territory: int) -> int:
    """F47: own submarines in seas that touch a territory."""
    subs = 0
    for sea in range(SEAS):
        if int(s.coast[territory]) >> sea & 1:
            subs += int(s.subs[sea, s.seat])
    return subs


@kernel
def _chances(s: np.record, territory: int, most: int, chances: np.ndarray) -> None:
    """The chances to conquer a territory, by who rolls first and the number of attackers."""
    defenders = min(MOST_UNITS, int(s.tanks[territory]) + int(s.planes[territory]))
    most = min(MOST_UNITS, most)
    attack, defence = win_chances(most, _support(s, territory), defenders, 1, int(s.dice_cap))
    for units in range(MOST_UNITS + 1):
        chances[0, units] = defence[min(units, most), defenders + 1]
        chances[1, units] = attack[min(units, most), defenders + 1]


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
def _weigh_production(s: np.record, actions: np.ndarray, values: np.ndarray) -> None:
    """Cards first; then pieces where they make an attack likelier; in the end all points."""
    targets = _targets(s)
    chances = np.zeros((TERRITORIES, 2, MOST_UNITS + 1))
    for territory in range(TERRITORIES):
        if targets >> territory & 1 and int(s.flight[territory]) & _realm(s, s.seat):
            _chances(s, territory, MOST_UNITS, chances[territory])
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
            values[i] = 0.0
        else:
            gain = _gain(s, unit, place, count, targets, chances)
            values[i] = END + gain + PIECE * count * (2 if unit == Unit.PLANE else 3)


@kernel
def _gain(
    s: np.record, unit: int, place: int, count: int, targets: int, chances: np.ndarray
) -> float:
    """How much likelier the best attack from a territory becomes with new pieces in it."""
    before = 0.0
    after = 0.0
    reach = int(s.flight[place]) & targets
    while reach:
        target = lowest(reach)
        reach &= reach - 1
        tanks = int(s.tanks[place]) if int(s.land[place]) >> target & 1 else 0
        planes = int(s.planes[place])
        first = int(planes > s.planes[target])
        before = max(before, chances[target, first, min(MOST_UNITS, tanks + planes)])
        if unit == Unit.PLANE:
            planes += count
        elif int(s.land[place]) >> target & 1:
            tanks += count
        first = int(planes > s.planes[target])
        after = max(after, chances[target, first, min(MOST_UNITS, tanks + planes)])
    return after - before


@kernel
def _weigh_treaties(s: np.record, actions: np.ndarray, values: np.ndarray) -> None:
    """A truce with whoever is ahead, while there are others to fight; treason otherwise."""
    most = 0
    for other in range(s.seats):
        most = max(most, territories_of(s, other))
    for i in range(len(actions)):
        kind = actions[i] >> KIND
        other = (actions[i] >> SECOND) & NAME
        ahead = territories_of(s, other) == most > territories_of(s, s.seat)
        if kind == Kind.READY:
            values[i] = END
        elif kind == Kind.TRUCE:
            values[i] = 2 * END if ahead and living_seats(s) > 2 else 0.0
        else:
            values[i] = 0.0 if ahead and living_seats(s) > 2 else 2 * END


@kernel
def _potential(s: np.record, target: int) -> int:
    """How many pieces could still be brought into a territory by land and air, those there too."""
    units = int(s.invading_tanks[target]) + int(s.invading_planes[target])
    for origin in range(TERRITORIES):
        if int(s.land[origin]) >> target & 1:
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
def _weigh_moves(s: np.record, actions: np.ndarray, values: np.ndarray) -> None:
    """Attack where all that can come has a good chance; bring up what stands behind."""
    targets = _targets(s)
    distances = _distances(s, targets)
    chances = np.zeros((TERRITORIES, 2, MOST_UNITS + 1))
    potential = np.zeros(TERRITORIES, np.int64)
    for territory in range(TERRITORIES):
        if targets >> territory & 1:
            potential[territory] = min(MOST_UNITS, _potential(s, territory))
            if potential[territory]:
                _chances(s, territory, potential[territory], chances[territory])
    for i in range(len(actions)):
        kind = actions[i] >> KIND
        unit = (actions[i] >> FIRST) & NAME
        origin = (actions[i] >> SECOND) & NAME
        target = (actions[i] >> THIRD) & NAME
        count = actions[i] & COUNT
        if kind == Kind.MOVED:
            values[i] = END
        elif kind == Kind.FERRY or unit == Unit.SUB:
            values[i] = 0.0
        elif targets >> target & 1:
            values[i] = _attack(s, unit, target, count, potential[target], chances[target])
        elif unit == Unit.TANK and distances[origin] > 1 and distances[target] < distances[origin]:
            values[i] = END + PIECE * count
        else:
            values[i] = 0.0


@kernel
def _attack(
    s: np.record, unit: int, target: int, count: int, potential: int, chances: np.ndarray
) -> float:
    """What it is worth to bring pieces into an enemy territory."""
    planes = int(s.invading_planes[target])
    units = int(s.invading_tanks[target]) + planes
    before = chances[int(planes > s.planes[target]), min(MOST_UNITS, units)]
    if unit == Unit.PLANE:
        planes += count
    first = int(planes > s.planes[target])
    after = chances[first, min(MOST_UNITS, units + count)]
    if units > 0:
        return END + after - before - PIECE * count
    best = chances[first, potential]
    return END + best + after - PIECE * count if best >= GOOD else 0.0


@kernel
def _weigh_fights(s: np.record, actions: np.ndarray, values: np.ndarray) -> None:
    """The surest fight first."""
    chances = np.zeros((2, MOST_UNITS + 1))
    for i in range(len(actions)):
        territory = (actions[i] >> FIRST) & NAME
        planes = int(s.invading_planes[territory])
        units = min(MOST_UNITS, int(s.invading_tanks[territory]) + planes)
        _chances(s, territory, units, chances)
        values[i] = chances[int(planes > s.planes[territory]), units]


@kernel
def _weigh_rolls(s: np.record, actions: np.ndarray, values: np.ndarray) -> None:
    """A card where the fight is close; a weapon only where it brings dice (F3)."""
    chances = np.zeros((2, MOST_UNITS + 1))
    field = int(s.field)
    units = min(MOST_UNITS, int(s.invading_tanks[field]) + int(s.invading_planes[field]))
    _chances(s, field, units, chances)
    chance = chances[int(s.attacker_rolls), units]
    close = HOPELESS < chance < SURE
    more = cap_dice(s, plain_dice(s) + int(s.weapon)) > s.dice
    for i in range(len(actions)):
        kind = actions[i] >> KIND
        if kind == Kind.ROLL:
            values[i] = END
        elif kind == Kind.WEAPON:
            values[i] = 3.0 if close and more else 0.0
        else:
            values[i] = 2.0 if close else 0.0
