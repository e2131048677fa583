"""Moves: typed, as text in the notation of records, and as numbers.

A typed move names places by their ids; what number a place has, the map of the game says.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from ludoteca.core.errors import Malformed
from ludoteca.games.futurisiko.box import COLOURS, Army, Card, Unit
from ludoteca.games.futurisiko.map import World
from ludoteca.games.futurisiko.rules.course import (
    COUNT,
    FIRST,
    KIND,
    NAME,
    SECOND,
    THIRD,
    Kind,
)
from ludoteca.games.futurisiko.rules.layout import HIDDEN


@dataclass(frozen=True)
class PhysicalCard:
    """F4, F5: a card with its colour; None in the eyes of one who has not seen it."""

    card: Card
    colour: Army

    def __str__(self) -> str:
        return f"{self.card}:{self.colour}"


@dataclass(frozen=True)
class Show:
    """A card is turned (by chance), dealt (by chance) or discarded."""

    verb: str
    card: PhysicalCard | None

    def __str__(self) -> str:
        return f"{self.verb} {self.card or '?'}"


@dataclass(frozen=True)
class Say:
    """A step is over, or the dice are thrown: keep, accept, built, ready, moved, roll."""

    verb: str

    def __str__(self) -> str:
        return self.verb


@dataclass(frozen=True)
class Mark:
    """A territory is claimed, or fought for."""

    verb: str
    territory: str

    def __str__(self) -> str:
        return f"{self.verb} {self.territory}"


@dataclass(frozen=True)
class Play:
    """A card of a colour is played: shield, boost or weapon."""

    verb: str
    colour: Army

    def __str__(self) -> str:
        return f"{self.verb} {self.colour}"


@dataclass(frozen=True)
class PlayAt:
    """A card of a colour is played at a seat: launch, truce or betray."""

    verb: str
    colour: Army
    seat: int

    def __str__(self) -> str:
        return f"{self.verb} {self.colour} {self.seat}"


@dataclass(frozen=True)
class Torpedo:
    """Siluro Killer is played at a submarine in a sea."""

    colour: Army
    sea: str

    def __str__(self) -> str:
        return f"torpedo {self.colour} {self.sea}"


@dataclass(frozen=True)
class Build:
    """Pieces are built in a territory, or a sea."""

    unit: Unit
    count: int
    place: str

    def __str__(self) -> str:
        return f"build {self.unit} {self.count} {self.place}"


@dataclass(frozen=True)
class Go:
    """Pieces move from one place to another."""

    unit: Unit
    count: int
    origin: str
    target: str

    def __str__(self) -> str:
        return f"move {self.unit} {self.count} {self.origin} {self.target}"


@dataclass(frozen=True)
class Ferry:
    """Tanks cross a sea by submarine."""

    count: int
    origin: str
    target: str
    sea: str

    def __str__(self) -> str:
        return f"ferry {self.count} {self.origin} {self.target} {self.sea}"


@dataclass(frozen=True)
class Hits:
    """Chance: so many dice explode."""

    count: int

    def __str__(self) -> str:
        return f"hits {self.count}"


@dataclass(frozen=True)
class Remove:
    """What the explosions take."""

    tanks: int
    planes: int

    def __str__(self) -> str:
        return f"remove {self.tanks} {self.planes}"


FutuRisikoMove = Show | Say | Mark | Play | PlayAt | Torpedo | Build | Go | Ferry | Hits | Remove

SHOWS = {"turn": Kind.TURN, "discard": Kind.DISCARD, "deal": Kind.DEAL}
SAYS = {
    "keep": Kind.KEEP,
    "accept": Kind.ACCEPT,
    "built": Kind.BUILT,
    "ready": Kind.READY,
    "moved": Kind.MOVED,
    "roll": Kind.ROLL,
}
# What stands in the record of one who has not seen the card.
UNSEEN = [f"{verb} ?" for verb in ("deal", "discard")]
MARKS = {"claim": Kind.CLAIM, "fight": Kind.FIGHT}
PLAYS = {"shield": Kind.SHIELD, "boost": Kind.BOOST, "weapon": Kind.WEAPON}
PLAYS_AT = {"launch": Kind.LAUNCH, "truce": Kind.TRUCE, "betray": Kind.BETRAY}
VERBS = {
    kind: verb for table in (SHOWS, SAYS, MARKS, PLAYS, PLAYS_AT) for verb, kind in table.items()
}

_COUNT = "(0|[1-9][0-9]?)"
_COLOUR = f"({'|'.join(map(str, Army))})"
_UNIT = f"({'|'.join(map(str, Unit))})"
_PLACE = "([a-z0-9_]+)"
_CARD = f"({'|'.join(map(str, Card))}):{_COLOUR}"


def _any(verbs: dict[str, Kind]) -> str:
    return f"({'|'.join(verbs)})"


def _army(name: str) -> Army:
    return Army[name.upper()]


def _unit(name: str) -> Unit:
    return Unit[name.upper()]


_FORMS: list[tuple[re.Pattern[str], Callable[..., FutuRisikoMove]]] = [
    (re.compile(_any(SAYS)), Say),
    (
        re.compile(f"{_any(SHOWS)} {_CARD}"),
        lambda verb, card, colour: Show(verb, PhysicalCard(Card[card.upper()], _army(colour))),
    ),
    (re.compile(f"{_any(MARKS)} {_PLACE}"), Mark),
    (re.compile(f"{_any(PLAYS)} {_COLOUR}"), lambda verb, colour: Play(verb, _army(colour))),
    (
        re.compile(f"{_any(PLAYS_AT)} {_COLOUR} ([0-5])"),
        lambda verb, colour, seat: PlayAt(verb, _army(colour), int(seat)),
    ),
    (
        re.compile(f"torpedo {_COLOUR} {_PLACE}"),
        lambda colour, sea: Torpedo(_army(colour), sea),
    ),
    (
        re.compile(f"build {_UNIT} {_COUNT} {_PLACE}"),
        lambda unit, count, place: Build(_unit(unit), int(count), place),
    ),
    (
        re.compile(f"move {_UNIT} {_COUNT} {_PLACE} {_PLACE}"),
        lambda unit, count, origin, target: Go(_unit(unit), int(count), origin, target),
    ),
    (
        re.compile(f"ferry {_COUNT} {_PLACE} {_PLACE} {_PLACE}"),
        lambda count, origin, target, sea: Ferry(int(count), origin, target, sea),
    ),
    (re.compile(f"hits {_COUNT}"), lambda count: Hits(int(count))),
    (
        re.compile(f"remove {_COUNT} {_COUNT}"),
        lambda tanks, planes: Remove(int(tanks), int(planes)),
    ),
]
_SHOWN = 60


def read_move(text: str) -> FutuRisikoMove:
    """The move written in a text; the notation is strict, so that a move has one text."""
    if text in UNSEEN:
        raise Malformed("futurisiko-hidden-card", rule="F71", text=text)
    for form, make in _FORMS:
        if found := form.fullmatch(text):
            return make(*found.groups())
    raise Malformed("futurisiko-malformed", text=text[:_SHOWN])


def encode_move(move: FutuRisikoMove, world: World) -> int:
    """The number of a move; ValueError for one that no game on this map could contain."""
    try:
        return _encode(move, world)
    except KeyError:
        raise ValueError(f"no game on this map contains {move}") from None


def _encode(move: FutuRisikoMove, world: World) -> int:
    land, sea = world.territory_index, world.sea_index
    match move:
        case Show(verb, PhysicalCard(card, colour)):
            return _number(SHOWS[verb], card * COLOURS + colour)
        case Say(verb):
            return _number(SAYS[verb])
        case Mark(verb, territory):
            return _number(MARKS[verb], land[territory])
        case Play(verb, colour):
            return _number(PLAYS[verb], colour)
        case PlayAt(verb, colour, seat):
            return _number(PLAYS_AT[verb], colour, seat)
        case Torpedo(colour, place):
            return _number(Kind.TORPEDO, colour, sea[place])
        case Build(unit, count, place):
            places = sea if unit == Unit.SUB else land
            return _number(Kind.BUILD, unit, places[place], count=count)
        case Go(unit, count, origin, target):
            places = sea if unit == Unit.SUB else land
            return _number(Kind.MOVE, unit, places[origin], places[target], count)
        case Ferry(count, origin, target, over):
            return _number(Kind.FERRY, sea[over], land[origin], land[target], count)
        case Hits(count):
            return _number(Kind.HITS, count=count)
        case Remove(tanks, planes) if tanks <= NAME and planes <= NAME:
            return _number(Kind.REMOVE, tanks, planes)
    raise KeyError(str(move))


def _number(kind: Kind, first: int = 0, second: int = 0, third: int = 0, count: int = 0) -> int:
    """As in the rules; there it is compiled, and slow to call from here."""
    return (kind << KIND) | (first << FIRST) | (second << SECOND) | (third << THIRD) | count


def decode_move(action: int, world: World) -> FutuRisikoMove:
    """The move with this number, or one that it hides; ValueError if there is none on this map."""
    try:
        move = _decode(action, world)
        is_hidden = isinstance(move, Show) and move.card is None
        if is_hidden or _encode(move, world) == action:
            return move
    except (LookupError, ValueError):
        """It stands for nothing."""
    raise ValueError(f"no game on this map contains the number {action}")


def _decode(action: int, world: World) -> FutuRisikoMove:
    kind = Kind(action >> KIND)
    first, second, third = ((action >> bits) & NAME for bits in (FIRST, SECOND, THIRD))
    count = action & COUNT
    verb = VERBS.get(kind, "")
    if kind in SHOWS.values():
        if first == HIDDEN:
            return Show(verb, None)
        return Show(verb, PhysicalCard(Card(first // COLOURS), Army(first % COLOURS)))
    if kind in SAYS.values():
        return Say(verb)
    if kind in MARKS.values():
        return Mark(verb, world.territories[first].id)
    if kind in PLAYS.values():
        return Play(verb, Army(first))
    if kind in PLAYS_AT.values():
        return PlayAt(verb, Army(first), second)
    match kind:
        case Kind.TORPEDO:
            return Torpedo(Army(first), world.seas[second].id)
        case Kind.BUILD:
            places = world.seas if first == Unit.SUB else world.territories
            return Build(Unit(first), count, places[second].id)
        case Kind.MOVE:
            places = world.seas if first == Unit.SUB else world.territories
            return Go(Unit(first), count, places[second].id, places[third].id)
        case Kind.FERRY:
            ends = world.territories[second].id, world.territories[third].id
            return Ferry(count, *ends, world.seas[first].id)
        case Kind.HITS:
            return Hits(count)
    return Remove(first, second)
