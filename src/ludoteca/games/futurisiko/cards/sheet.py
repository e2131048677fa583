"""The card sheet of a game: what the cards give, take or hold (F60)."""

from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from ludoteca.games.futurisiko.assets.document import SHEET
from ludoteca.games.futurisiko.cards.check import (
    EFFECT_NAMES,
    check_sheet,
    name_effects,
)

HOUSE = files(__package__) / "house.json"


@dataclass(frozen=True)
class Sheet:
    """The effects of the cards, and where they are from. A limit of 0 is none."""

    id: str
    title: str
    provenance: str
    weapon: int = 0  # F66: the dice that an Arma Segreta adds
    boost: int = 0  # F61: the points that a Super Produzione gives
    missile: int = 0  # F62: the points that Missili Balistici cost
    boost_times: int = 1  # F61: by how much the points are multiplied
    boost_limit: int = 0  # F61: how many more there are then at most
    missile_divisor: int = 1  # F62: by how much the production is divided
    missile_limit: int = 0  # F62: how many points are lost then at most
    missile_units: int = 0  # F62: how many units are destroyed
    weapon_times: int = 1  # F66: by how much the dice are multiplied
    weapon_limit: int = 0  # F66: how many more there are then at most
    truce_rounds: int = 1  # F67: how many rounds a Tregua holds

    @property
    def effects(self) -> dict[str, int]:
        """The effects, as a game in memory and messages name them."""
        return {name: getattr(self, name) for name in EFFECT_NAMES}


def load_sheet(file: Traversable = HOUSE) -> Sheet:
    """Read and check a card sheet; without one, the house values in the package (F60)."""
    return read_sheet(SHEET.parse(file))


def read_sheet(document: object) -> Sheet:
    """The sheet that a parsed file describes, once it is checked."""
    check_sheet(document)
    assert isinstance(document, dict), "it is checked"
    return msgspec.convert(document | dict(name_effects(document["cards"])), Sheet)
