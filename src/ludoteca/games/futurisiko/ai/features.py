"""Features: what a seat knows, summed up in small numbers of fixed shape, for the network.

All is told from the seat's own perspective: its army comes first, then those of the seats after it.
No territory is told by its name, so that any map will do; what counts is who could conquer what.
Order and meaning of features are an interface: whoever changes one of them makes another ENCODING,
and trains anew. All that a seat knows, not summed up, is in `observation`.
"""

import numpy as np

from ludoteca.core.kernels.kernel import count_bits, kernel, lowest
from ludoteca.games.futurisiko.ai.forecast import forecast, look_up, support
from ludoteca.games.futurisiko.ai.perspective import slot_of
from ludoteca.games.futurisiko.box import CARD_TYPES, COLOURS, COST, SEAS, TERRITORIES, Card, Unit
from ludoteca.games.futurisiko.rules.deck import cards_in_hand
from ludoteca.games.futurisiko.rules.layout import NOBODY, Phase
from ludoteca.games.futurisiko.rules.round import Step

ENCODING = 1

CHANCES = forecast()
# A number of at most 255 is told; a chance in so many parts.
MOST = 255
PARTS = 8
# From this chance on a territory counts as prey.
LIKELY = 0.5
# A territory is told by how many pieces hold it: none, one, two or three, four or five, more.
GARRISON = np.array([0, 1, 2, 2, 3, 3, 4], np.int64)


# The features, in their order.

_ARMY = (
    "territories",
    "to the goal",  # territories that it lacks
    "tanks",
    "planes",
    "submarines",
    "value",
    "cards",
    "missiles",  # on their way to it
    "truces",
    "truce with the seat",
    "on turn",
    "to produce",  # in this round
    "to operate",  # in this round
    "turns before",  # those of others before its own, in this step
    "bare",  # territories by how many pieces hold them
    "held by 1",
    "held by 2 or 3",
    "held by 4 or 5",
    "held by more",
    "links",  # roads within
    "frontier",  # roads to others
    "prey",  # territories that it could probably conquer at once
    "best prey",  # the chance of the likeliest conquest
    "all prey",  # the sum of the chances of its conquests
    "prey of the first",  # of them, those of whoever has most territories
    "exposed",  # territories that somebody could probably conquer at once
    "all exposed",  # the sum of the chances that they fall
    "invaded",  # territories that are about to be fought for
    "expected loss",  # the sum of the chances that these fall
)
_TABLE = (
    *(f"hand: {card}" for card in Card),
    *(f"phase {phase.name.lower()}" for phase in list(Phase)[:-1]),
    *(f"step {step.name.lower()}" for step in Step),
    "round",
    "rounds left",
    "has a last round",
    "goal",
    "played with cards",
    "dice capped",
    "production points",
    "invasions",
    "expected conquests",
    "conquests to the goal",  # that the seat on turn lacks after those
    "invading tanks",
    "invading planes",
    "tanks that may move",
    "planes that may move",
    "fight: chance of the attacker",
    "fight: attackers",
    "fight: defenders",
    "fight: attacker rolls",
    "fight: dice",
    "fight: hits",
    *(f"fight: with seat +{slot}" for slot in range(COLOURS)),
)
FEATURE_NAMES = (
    *(f"seat +{slot}: {name}" for slot in range(COLOURS) for name in _ARMY),
    *_TABLE,
)
FEATURES = len(FEATURE_NAMES)

_SIZE = len(_ARMY)
_TERRITORIES = _ARMY.index("territories")
_GOAL = _ARMY.index("to the goal")
_UNITS = _ARMY.index("tanks")
_VALUE = _ARMY.index("value")
_CARDS = _ARMY.index("cards")
_MISSILES = _ARMY.index("missiles")
_TRUCES = _ARMY.index("truces")
_TURN = _ARMY.index("on turn")
_GARRISONS = _ARMY.index("bare")
_LINKS = _ARMY.index("links")
_FRONTIER = _ARMY.index("frontier")
_PREY = _ARMY.index("prey")
_EXPOSED = _ARMY.index("exposed")
_INVADED = _ARMY.index("invaded")
_GENERAL = COLOURS * _SIZE
_PHASE = _GENERAL + len(Card)
_STEP = _PHASE + len(Phase) - 1
_NUMBERS = _STEP + len(Step)
_INVASION = _GENERAL + _TABLE.index("invasions")
_FIGHT = _GENERAL + _TABLE.index("fight: chance of the attacker")


@kernel
def write_features(s: np.record, seat: int, features: np.ndarray) -> None:
    """Write what a seat knows; the same of a state, whatever others hide in it, as of a view."""
    features[:] = 0
    realms = np.zeros(COLOURS, np.int64)
    for territory in range(TERRITORIES):
        if s.owner[territory] != NOBODY:
            realms[s.owner[territory]] |= 1 << territory
    armies = features[:_GENERAL].reshape((COLOURS, _SIZE))
    most = 0
    for other in range(s.seats):
        most = max(most, count_bits(realms[other]))
    for other in range(s.seats):
        _write_army(s, seat, other, realms, armies[slot_of(s, seat, other)])
    _write_places(s, seat, realms, most, armies)
    _write_hand(s, seat, features[_GENERAL:])
    _write_table(s, features)
    _write_invasion(s, seat, realms, armies, features)


@kernel
def _write_army(
    s: np.record, seat: int, army: int, realms: np.ndarray, features: np.ndarray
) -> None:
    """What an army has, what is on its way to it, and when it comes to its turn."""
    held = count_bits(realms[army])
    features[_TERRITORIES] = held
    features[_GOAL] = max(0, int(s.goal) - held)
    for sea in range(SEAS):
        features[_UNITS + Unit.SUB] += s.subs[sea, army]
    features[_CARDS] = cards_in_hand(s, army)
    features[_MISSILES] = s.pending[army]
    for other in range(s.seats):
        features[_TRUCES] += s.truce[army, other] > 0
    features[_TRUCES + 1] = s.truce[army, seat] > 0
    features[_TURN] = s.seat == army
    for place in range(s.in_sequence):
        if s.sequence[place] == army:
            waits = place > s.served
            features[_TURN + 1] = s.step < Step.PRODUCTION or (s.step == Step.PRODUCTION and waits)
            features[_TURN + 2] = s.step < Step.OPERATIONS or waits
            features[_TURN + 3] = max(0, place - int(s.served))


@kernel
def _write_places(
    s: np.record, seat: int, realms: np.ndarray, most: int, armies: np.ndarray
) -> None:
    """How territories are held, and who could conquer which."""
    tanks = np.empty(COLOURS, np.int64)
    planes = np.empty(COLOURS, np.int64)
    sums = np.zeros((COLOURS, 3), np.float64)
    for place in range(TERRITORIES):
        owner = int(s.owner[place])
        if owner == NOBODY:
            continue
        own = armies[slot_of(s, seat, owner)]
        own[_UNITS] += s.tanks[place]
        own[_UNITS + 1] += s.planes[place]
        pieces = int(s.tanks[place]) + int(s.planes[place])
        own[_GARRISONS + GARRISON[min(pieces, len(GARRISON) - 1)]] += 1
        inside = count_bits(int(s.land[place]) & realms[owner])
        own[_LINKS] += inside
        own[_FRONTIER] += count_bits(int(s.land[place])) - inside
        if s.rounds == 0:
            continue
        _gather_attackers(s, place, tanks, planes)
        threat = 0.0
        for army in range(s.seats):
            if tanks[army] + planes[army] == 0 or s.truce[army, owner] > 0:
                continue
            subs = support(s, place, army)
            chance = float(look_up(CHANCES, s, place, subs, tanks[army], planes[army]))
            threat = max(threat, chance)
            attacker = armies[slot_of(s, seat, army)]
            attacker[_PREY] += chance >= LIKELY
            sums[army, 0] = max(sums[army, 0], chance)
            sums[army, 1] += chance
            attacker[_PREY + 3] += chance >= LIKELY and count_bits(realms[owner]) == most
        own[_EXPOSED] += threat >= LIKELY
        sums[owner, 2] += threat
    for army in range(s.seats):
        told = armies[slot_of(s, seat, army)]
        told[_PREY + 1] = int(PARTS * sums[army, 0] + 0.5)
        told[_PREY + 2] = min(MOST, int(PARTS * sums[army, 1] + 0.5))
        told[_EXPOSED + 1] = min(MOST, int(PARTS * sums[army, 2] + 0.5))


@kernel
def _gather_attackers(s: np.record, place: int, tanks: np.ndarray, planes: np.ndarray) -> None:
    """F35: by army, what it could bring into a territory of another in one turn.

    Planes fly wherever tanks drive, and back as well. Of the seat in the midst of its operations,
    only what has not moved yet counts.
    """
    tanks[:] = 0
    planes[:] = 0
    owner = int(s.owner[place])
    by_land = int(s.land[place])
    near = int(s.flight[place])
    while near:
        origin = lowest(near)
        near &= near - 1
        army = int(s.owner[origin])
        if army == NOBODY or s.owner[origin] == owner:
            continue
        moves = army == s.seat and s.phase == Phase.MOVE
        if by_land >> origin & 1:
            tanks[army] += int(s.fresh_tanks[origin] if moves else s.tanks[origin])
        planes[army] += int(s.fresh_planes[origin] if moves else s.planes[origin])


@kernel
def _write_hand(s: np.record, seat: int, features: np.ndarray) -> None:
    """F70: the own cards by their kind."""
    for card in range(CARD_TYPES):
        features[card // COLOURS] += s.hand[seat, card]


@kernel
def _write_table(s: np.record, features: np.ndarray) -> None:
    """What belongs to no army."""
    if s.phase != Phase.OVER:
        features[_PHASE + int(s.phase)] = 1
    features[_STEP + int(s.step)] = 1
    numbers = features[_NUMBERS:]
    numbers[0] = min(MOST, int(s.rounds))
    if s.round_limit > 0:
        numbers[1] = min(MOST, max(0, int(s.round_limit) - int(s.rounds)))
        numbers[2] = 1
    numbers[3] = s.goal
    numbers[4] = s.cards
    numbers[5] = s.dice_cap > 0
    if s.phase == Phase.SHIELD or s.phase == Phase.PRODUCE:
        numbers[6] = min(MOST, int(s.points))


@kernel
def _write_invasion(
    s: np.record, seat: int, realms: np.ndarray, armies: np.ndarray, features: np.ndarray
) -> None:
    """F41, F45: what the seat on turn has invaded, and how that may end."""
    turn = int(s.seat)
    mine = armies[slot_of(s, seat, turn)]
    losses = np.zeros(COLOURS, np.float64)
    expected = 0.0
    told = features[_INVASION:]
    for place in range(TERRITORIES):
        tanks = int(s.invading_tanks[place])
        planes = int(s.invading_planes[place])
        if s.phase == Phase.MOVE:
            told[5] += s.fresh_tanks[place]
            told[6] += s.fresh_planes[place]
        if tanks + planes == 0:
            continue
        mine[_UNITS] += tanks
        mine[_UNITS + 1] += planes
        told[0] += 1
        told[3] += tanks
        told[4] += planes
        owner = int(s.owner[place])
        armies[slot_of(s, seat, owner), _INVADED] += 1
        subs = support(s, place, turn)
        chance = _chance_in_fight(s, place, subs, tanks, planes)
        expected += chance
        losses[owner] += chance
        if place == s.field:
            fight = features[_FIGHT:]
            fight[0] = int(PARTS * chance + 0.5)
            fight[1] = tanks + planes
            fight[2] = int(s.tanks[place]) + int(s.planes[place])
            fight[3] = s.attacker_rolls
            fight[4] = max(0, int(s.dice))
            fight[5] = max(0, int(s.hits))
            fight[6 + slot_of(s, seat, owner)] = 1
    told[1] = min(MOST, int(PARTS * expected + 0.5))
    lacking = int(s.goal) - count_bits(realms[turn]) - expected
    told[2] = max(0, int(PARTS * lacking + 0.5))
    for army in range(s.seats):
        armies[slot_of(s, seat, army), _INVADED + 1] = int(PARTS * losses[army] + 0.5)
        value = 0
        for unit in range(len(COST)):
            value += int(COST[unit]) * int(armies[slot_of(s, seat, army), _UNITS + unit])
        armies[slot_of(s, seat, army), _VALUE] = min(MOST, value)


@kernel
def _chance_in_fight(s: np.record, place: int, subs: int, tanks: int, planes: int) -> float:
    """F46: the chance of a conquest; once a fight has begun, it is known who rolls next."""
    if place != s.field:
        return float(look_up(CHANCES, s, place, subs, tanks, planes))
    units = min(CHANCES.shape[3] - 1, tanks + planes)
    stands = min(CHANCES.shape[4] - 2, int(s.tanks[place]) + int(s.planes[place])) + 1
    return float(CHANCES[int(s.dice_cap > 0), subs, int(s.attacker_rolls), units, stands])
