"""Observation: all that a seat knows of a position, as a row of bytes, its own army first.

What is told of territories, seas and cards comes by fact, each for all of them in the order of the
map or the list, so that it can be reshaped. The map itself is not told: it is the table's.
"""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.parts.encoder import PREFIX
from ludoteca.games.futurisiko.ai.encoding.action_ids import TARGETED
from ludoteca.games.futurisiko.ai.perspective import slot_of, turn_card, turn_seats
from ludoteca.games.futurisiko.box import CARD_TYPES, COLOURS, DECK, SEAS, TERRITORIES, Card, Unit
from ludoteca.games.futurisiko.rules.course import FIRST, KIND, NAME, SECOND, THIRD, Kind
from ludoteca.games.futurisiko.rules.deck import ALL_SEATS
from ludoteca.games.futurisiko.rules.diplomacy import truce_maker
from ludoteca.games.futurisiko.rules.layout import HIDDEN, NOBODY, NOWHERE, Phase
from ludoteca.games.futurisiko.rules.round import Step

# Larger numbers are told as this one.
MOST = 255

_SEAT_NAMES = tuple(f"seat +{slot}" for slot in range(COLOURS))
_CARD_NAMES = tuple(f"{card} colour +{slot}" for card in Card for slot in range(COLOURS))
_TERRITORY_FACTS = (
    *(f"flag of {seat}" for seat in _SEAT_NAMES),
    "tanks",
    "planes",
    "invading tanks",
    "invading planes",
    "tanks that may move",
    "planes that may move",
    "out of play",
    "fought for",
    "chosen, first",
    "chosen as target",
)
_SEA_FACTS = (
    *(f"submarines of {seat}" for seat in _SEAT_NAMES),
    "submarines that may move",
    "has carried",
    "chosen, first",
    "chosen as target",
    "chosen to be crossed",
)
_NUMBERS = (
    "seats",
    "cards",
    "goal",
    "dice cap",
    "round limit",
    "rules",
    "points of a boost",
    "points of a missile",
    "dice of a weapon",
    "round",
    "production points",
    "seats in the sequence",
    "seats served",
    "has discarded freely",
    "attacker rolls",
    "dice",
    "hits",
    "times of a boost",
    "limit of a boost",
    "divisor of a missile",
    "limit of a missile",
    "units of a missile",
    "times of a weapon",
    "limit of a weapon",
    "rounds of a truce",
)
_CHOSEN = ("build", "move", "ferry", *(str(unit) for unit in Unit), "target")
OBSERVATION_NAMES = (
    *(f"territory {t}: {fact}" for fact in _TERRITORY_FACTS for t in range(TERRITORIES)),
    *(f"sea {sea}: {fact}" for fact in _SEA_FACTS for sea in range(SEAS)),
    *(f"hand: {card}" for card in _CARD_NAMES),
    *(f"not placed: {card}" for card in _CARD_NAMES),
    *(f"bottom {place}: 1 + card" for place in range(DECK)),
    *(f"bottom {place}: seats that know it" for place in range(DECK)),
    *(f"{seat}: cards" for seat in _SEAT_NAMES),
    *(f"{seat}: missiles" for seat in _SEAT_NAMES),
    *(f"{one} and {other}: 1 + who made truce" for one in _SEAT_NAMES for other in _SEAT_NAMES),
    *(f"sequence {place}: 1 + seat" for place in range(COLOURS)),
    *(f"turn of {seat}" for seat in _SEAT_NAMES),
    *(f"{seat} is first" for seat in _SEAT_NAMES),
    *(f"phase {phase.name.lower()}" for phase in Phase),
    *(f"step {step.name.lower()}" for step in Step),
    *_NUMBERS,
    *(f"chosen: {part}" for part in _CHOSEN),
)

_ARMS = COLOURS * TERRITORIES
_SUBS = len(_TERRITORY_FACTS) * TERRITORIES
_HAND = _SUBS + len(_SEA_FACTS) * SEAS
_NOT_PLACED = _HAND + CARD_TYPES
_BOTTOM = _NOT_PLACED + CARD_TYPES
_KNOWN = _BOTTOM + DECK
_HANDS = _KNOWN + DECK
_MISSILES = _HANDS + COLOURS
_TRUCES = _MISSILES + COLOURS
_SEQUENCE = _TRUCES + COLOURS * COLOURS
_TURN = _SEQUENCE + COLOURS
_FIRST = _TURN + COLOURS
_PHASE = _FIRST + COLOURS
_STEP = _PHASE + len(Phase)
_NUMBER = _STEP + len(Step)
_PREFIX = _NUMBER + len(_NUMBERS)


@kernel
def observe(s: np.record, seat: int, prefix: int, row: np.ndarray) -> None:
    """Write what a seat knows; the same of a state, whatever others hide in it, as of a view."""
    row[:] = 0
    _write_board(s, seat, row)
    _write_cards(s, seat, row)
    for other in range(s.seats):
        slot = slot_of(s, seat, other)
        row[_MISSILES + slot] = s.pending[other]
        for third in range(s.seats):
            if s.truce[other, third] > 0:
                at = _TRUCES + slot * COLOURS + slot_of(s, seat, third)
                truce = int(s.truce[other, third])
                further = (truce - 1) // COLOURS
                row[at] = 1 + slot_of(s, seat, truce_maker(truce)) + COLOURS * further
    for place in range(s.in_sequence):
        row[_SEQUENCE + place] = 1 + slot_of(s, seat, s.sequence[place])
    row[_TURN + slot_of(s, seat, s.seat)] = 1
    row[_FIRST + slot_of(s, seat, s.first)] = 1
    row[_PHASE + int(s.phase)] = 1
    row[_STEP + int(s.step)] = 1
    _write_numbers(s, row[_NUMBER:])
    if prefix >= PREFIX:
        _write_prefix(prefix, row)


@kernel
def _write_board(s: np.record, seat: int, row: np.ndarray) -> None:
    for t in range(TERRITORIES):
        if s.owner[t] != NOBODY:
            row[slot_of(s, seat, s.owner[t]) * TERRITORIES + t] = 1
        row[_ARMS + t] = s.tanks[t]
        row[_ARMS + TERRITORIES + t] = s.planes[t]
        row[_ARMS + 2 * TERRITORIES + t] = s.invading_tanks[t]
        row[_ARMS + 3 * TERRITORIES + t] = s.invading_planes[t]
        row[_ARMS + 4 * TERRITORIES + t] = s.fresh_tanks[t]
        row[_ARMS + 5 * TERRITORIES + t] = s.fresh_planes[t]
    if s.removed != NOWHERE:
        row[_ARMS + 6 * TERRITORIES + int(s.removed)] = 1
    if s.field != NOWHERE:
        row[_ARMS + 7 * TERRITORIES + int(s.field)] = 1
    for sea in range(SEAS):
        for other in range(s.seats):
            row[_SUBS + slot_of(s, seat, other) * SEAS + sea] = s.subs[sea, other]
        row[_SUBS + COLOURS * SEAS + sea] = s.fresh_subs[sea]
        row[_SUBS + (COLOURS + 1) * SEAS + sea] = s.carried[sea]


@kernel
def _write_cards(s: np.record, seat: int, row: np.ndarray) -> None:
    """F70, F71: the own hand, the bottom of the deck as far as it was seen, and all other cards."""
    for card in range(CARD_TYPES):
        turned = turn_card(s, seat, card)
        row[_HAND + turned] = s.hand[seat, card]
        row[_NOT_PLACED + turned] = s.unknown[card]
    for other in range(s.seats):
        cards = 0
        for card in range(CARD_TYPES + 1):
            held = s.hand[other, card]
            cards += held
            if held > 0 and other != seat and card != HIDDEN:
                row[_NOT_PLACED + turn_card(s, seat, card)] += held
        row[_HANDS + slot_of(s, seat, other)] = cards
    for place in range(s.queued):
        card = int(s.queue[place])
        knows = int(s.knows[place])
        row[_KNOWN + place] = turn_seats(s, seat, knows)
        if knows == ALL_SEATS or knows >> seat & 1:
            row[_BOTTOM + place] = 1 + turn_card(s, seat, card)
        else:
            row[_BOTTOM + place] = 1 + HIDDEN
            if card != HIDDEN:
                row[_NOT_PLACED + turn_card(s, seat, card)] += 1


@kernel
def _write_numbers(s: np.record, row: np.ndarray) -> None:
    row[0] = s.seats
    row[1] = s.cards
    row[2] = s.goal
    row[3] = s.dice_cap
    row[4] = min(MOST, int(s.round_limit))
    row[5] = s.rules
    row[6] = s.boost
    row[7] = s.missile
    row[8] = s.weapon
    row[9] = min(MOST, int(s.rounds))
    row[10] = min(MOST, int(s.points))
    row[11] = s.in_sequence
    row[12] = s.served
    row[13] = s.free_discarded
    row[14] = s.attacker_rolls
    row[15] = s.dice
    row[16] = s.hits
    row[17] = s.boost_times
    row[18] = s.boost_limit
    row[19] = s.missile_divisor
    row[20] = s.missile_limit
    row[21] = s.missile_units
    row[22] = s.weapon_times
    row[23] = s.weapon_limit
    row[24] = s.truce_rounds


@kernel
def _write_prefix(prefix: int, row: np.ndarray) -> None:
    """What is chosen so far of an action that builds or moves pieces."""
    action = prefix & (PREFIX - 1)
    kind = action >> KIND
    first = (action >> FIRST) & NAME
    second = (action >> SECOND) & NAME
    third = (action >> THIRD) & NAME
    row[_PREFIX] = kind == Kind.BUILD
    row[_PREFIX + 1] = kind == Kind.MOVE
    row[_PREFIX + 2] = kind == Kind.FERRY
    is_sea = kind != Kind.FERRY and first == Unit.SUB
    if kind == Kind.FERRY:
        row[_PREFIX + 3 + Unit.TANK] = 1
        row[_SUBS + (COLOURS + 4) * SEAS + first] = 1
    else:
        row[_PREFIX + 3 + first] = 1
    if is_sea:
        row[_SUBS + (COLOURS + 2) * SEAS + second] = 1
    else:
        row[_ARMS + 8 * TERRITORIES + second] = 1
    if prefix & TARGETED:
        row[_PREFIX + 6] = 1
        if is_sea:
            row[_SUBS + (COLOURS + 3) * SEAS + third] = 1
        else:
            row[_ARMS + 9 * TERRITORIES + third] = 1
