"""A position as text: flags, pieces, cards and the turn, each place and card by its name.

    futurisiko/2 seats=3 … | phase move | rounds 4 | seat 1 | sequence 1 2 0 | … | owner alaska:0
    … | tanks alaska:3 … | hand 0:tregua:red … | queue tradimento:blue~1 …

A place that is not named has none. Cards in neither hand nor queue are in the pile; those in the
queue are in its order, and `~1` says that seat 1 alone knows the card. What pieces were left to
move in the last movement is written as well: a game remembers it, so it makes a difference.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeVar

import numpy as np

from ludoteca.core.records.history import History
from ludoteca.core.records.position_text import HIDDEN, check_fields, impossible, read_number
from ludoteca.games.futurisiko.box import CARD_TYPES, COLOURS, COPIES, DECK
from ludoteca.games.futurisiko.hidden import Passage, Way
from ludoteca.games.futurisiko.hidden.passages import BEFORE
from ludoteca.games.futurisiko.position import CARDS, FutuRisikoPosition
from ludoteca.games.futurisiko.position_check import find_fault
from ludoteca.games.futurisiko.rules.deck import ALL_SEATS
from ludoteca.games.futurisiko.rules.layout import HIDDEN as HIDDEN_CARD
from ludoteca.games.futurisiko.rules.layout import NOBODY, Phase
from ludoteca.games.futurisiko.state import FutuRisikoState

# Fields of the record that are written as they are: numbers, and numbers by place.
NUMBERS = (
    *("rounds", "seat", "first", "served", "step", "free_discarded", "points"),
    *("attacker_rolls", "dice", "hits"),
)
BY_TERRITORY = (
    *("owner", "tanks", "planes", "invading_tanks", "invading_planes"),
    *("fresh_tanks", "fresh_planes"),
)
BY_SEA = ("fresh_subs", "carried")
OTHERS = ("phase", "field", "sequence", "pending", "truce", "subs", "hand", "queue", "turned")
# What stands in a place that is not named.
NOTHING = {"owner": NOBODY}

_PHASES = {phase.name.lower(): phase for phase in Phase}
_CARDS = {str(card): number for number, card in enumerate(CARDS)}
Key = TypeVar("Key")


def write_fields(position: FutuRisikoPosition) -> dict[str, str]:
    """What is to be known of a position; what follows from it by the rules is left out."""
    storage, world, seats = position.storage[0], position.world, position.options.seats
    territories = [place.id for place in world.territories]
    seas = [place.id for place in world.seas]
    fields = {"phase": position.phase.name.lower()}
    fields |= {name: str(storage[name]) for name in NUMBERS if storage[name]}
    fields["field"] = position.field or ""
    fields["sequence"] = " ".join(map(str, position.sequence))
    fields["pending"] = _list(enumerate(position.pending))
    fields["truce"] = " ".join(
        f"{one}:{other}:{storage['truce'][one, other] - 1}" for one, other in position.truces()
    )
    for name in BY_TERRITORY:
        values = zip(territories, storage[name].tolist(), strict=True)
        fields[name] = _list(values, NOTHING.get(name, 0))
    fields["subs"] = " ".join(f"{sea}:{seat}:{count}" for sea, seat, count in position.subs())
    for name in BY_SEA:
        fields[name] = _list(zip(seas, storage[name].tolist(), strict=True))
    names = [*map(str, CARDS), HIDDEN]
    fields["hand"] = " ".join(
        f"{seat}:{names[card]}"
        for seat in range(seats)
        for card, count in enumerate(storage["hand"][seat].tolist())
        for _ in range(count)
    )
    queued = int(storage["queued"])
    queue, knows = (storage[name][:queued].tolist() for name in ("queue", "knows"))
    fields["queue"] = " ".join(
        names[card] + ("" if mask == ALL_SEATS else f"~{mask.bit_length() - 1}")
        for card, mask in zip(queue, knows, strict=True)
    )
    if position.phase == Phase.DRAFT_ORDER:
        turned = np.repeat(COPIES, COLOURS) - storage["unknown"]
        fields["turned"] = " ".join(names[card] for card in np.repeat(range(CARD_TYPES), turned))
    return {name: value for name, value in fields.items() if value}


def _list(values: Iterable[tuple[object, int]], nothing: int = 0) -> str:
    return " ".join(f"{key}:{value}" for key, value in values if value != nothing)


def read_fields(state: FutuRisikoState, fields: Mapping[str, str]) -> None:
    """Bring a new game to a position as it is written, or tell what cannot be in it."""
    check_fields(fields, ("phase",), (*NUMBERS, *BY_TERRITORY, *BY_SEA, *OTHERS))
    s, world, seats = state.raw, state.world, state.options.seats
    if fields["phase"] not in _PHASES:
        raise impossible("phase", fields["phase"])
    s.phase = _PHASES[fields["phase"]]
    for name in NUMBERS:
        s[name] = read_number(name, fields.get(name, "0"), int(np.iinfo(s[name].dtype).max))
    if "field" in fields:
        s.field = _find(world.territory_index, "field", fields["field"])
    sequence = fields.get("sequence", "").split()
    if len(sequence) > seats:
        raise impossible("sequence", fields["sequence"], "F17")
    s.in_sequence = len(sequence)
    s.sequence[: len(sequence)] = [read_number("sequence", seat, seats - 1) for seat in sequence]
    for (seat,), count in _rows(fields, "pending", 1):
        s.pending[_seat(state, "pending", seat)] = count
    for (one, other), player in _rows(fields, "truce", 2):
        pair = _seat(state, "truce", one), _seat(state, "truce", other)
        s.truce[pair] = s.truce[pair[::-1]] = 1 + player
    for names, index in ((BY_TERRITORY, world.territory_index), (BY_SEA, world.sea_index)):
        for name in names:
            for (place,), value in _rows(fields, name, 1):
                s[name][_find(index, name, place)] = value
    for (sea, seat), count in _rows(fields, "subs", 2):
        s.subs[_find(world.sea_index, "subs", sea), _seat(state, "subs", seat)] = count
    _place_cards(state, fields)
    fault = find_fault(state)
    if fault is not None:
        name, rule = fault
        raise impossible(name, fields.get(name, "–"), rule)
    written = write_fields(state)
    for name in {**fields, **written}:
        if fields.get(name) != written.get(name):
            raise impossible(name, fields.get(name, "–"))
    state.passages = History(_imply_passages(state))


def _rows(fields: Mapping[str, str], name: str, keys: int) -> Iterable[tuple[tuple[str, ...], int]]:
    """The rows of a field: some keys, and a number."""
    for row in fields.get(name, "").split():
        *key, value = row.split(":")
        if len(key) != keys:
            raise impossible(name, row)
        yield tuple(key), read_number(name, value, np.iinfo(np.int8).max - 1)


def _find(index: Mapping[Key, int], name: str, key: Key) -> int:
    if key not in index:
        raise impossible(name, key)
    return index[key]


def _seat(state: FutuRisikoState, name: str, text: str) -> int:
    return read_number(name, text, state.options.seats - 1)


def _place_cards(state: FutuRisikoState, fields: Mapping[str, str]) -> None:
    """F4, F5, F12: every card is in a hand, in the queue, turned for the draft, or in the pile."""
    s = state.raw
    placed: Counter[int] = Counter()
    for text in fields.get("hand", "").split():
        seat, _, name = text.partition(":")
        card = _find(_CARDS, "hand", name)
        s.hand[_seat(state, "hand", seat), card] += 1
        placed[card] += 1
    queue = fields.get("queue", "").split()
    for place, text in enumerate(queue[:DECK]):
        name, _, seat = text.partition("~")
        card = _find(_CARDS, "queue", name)
        s.queue[place] = card
        s.knows[place] = 1 << _seat(state, "queue", seat) if seat else ALL_SEATS
        placed[card] += 1
    s.queued = min(len(queue), DECK)
    for name in fields.get("turned", "").split():
        placed[_find(_CARDS, "turned", name)] += 1
    for card, count in placed.items():
        if count > s.unknown[card]:
            raise impossible("hand", CARDS[card], "F5")
        s.unknown[card] -= count


def _imply_passages(state: FutuRisikoState) -> Iterable[Passage]:
    """F70, F71: a way in which the cards may have come where they are, as seen by each seat."""
    if state.phase == Phase.DRAFT_ORDER:
        return
    for card, knows in zip(
        state.raw.queue[: state.raw.queued].tolist(), state.raw.knows.tolist(), strict=False
    ):
        if knows == ALL_SEATS:
            yield Passage(BEFORE, Way.TURN, NOBODY, card, knows)
        else:
            seat = knows.bit_length() - 1
            yield Passage(BEFORE, Way.DEAL, seat, card, knows)
            yield Passage(BEFORE, Way.DISCARD, seat, card, knows)
    for seat, counts in enumerate(state.raw.hand.tolist()):
        for card, count in enumerate(counts[:HIDDEN_CARD]):
            for _ in range(count):
                yield Passage(BEFORE, Way.DEAL, seat, card, 1 << seat)
