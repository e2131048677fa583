"""Personas: a bot of a level is somebody with a name and a temper, another one in every seat.

Both follow from level and seat alone, so that lists, letters, replays and rematches know them
without having to remember them.
"""

from dataclasses import dataclass

from ludoteca.bots.levels import LEVELS, Level
from ludoteca.core.game import AnyGame
from ludoteca.core.parts.temper import Temper

# By level, then by seat: the longest table has six.
NAMES = (
    ("Nino", "Lotte", "Pim", "Zoe", "Timo", "Bea"),
    ("Mika", "Rosa", "Finn", "Lia", "Otto", "Jule"),
    ("Ada", "Bruno", "Clara", "Dario", "Elsa", "Felix"),
    ("Greta", "Hugo", "Iris", "Jonas", "Karla", "Leo"),
    ("Marta", "Nico", "Olga", "Paolo", "Renata", "Silvio"),
    ("Tilda", "Ulisse", "Vera", "Walter", "Xenia", "Yaro"),
)


@dataclass(frozen=True)
class Persona:
    """Whom a bot plays."""

    name: str
    level: Level


def find_persona(spec: str, seat: int) -> Persona | None:
    """Who a bot is in a seat; nobody, if it is not of a level: then it goes by its spec."""
    kind, _, word = spec.partition(":")
    for level, names in zip(LEVELS, NAMES, strict=True):
        if kind == "level" and word in (str(level.number), level.name):
            return Persona(names[seat % len(names)], level)
    return None


def find_temper(game: AnyGame, level: Level, seat: int) -> Temper | None:
    """What a bot of a level leans to in a seat: neighbours of one level never to the same."""
    return game.tempers[(level.number + seat) % len(game.tempers)] if game.tempers else None
