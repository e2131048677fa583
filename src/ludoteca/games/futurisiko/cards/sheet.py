"""The card sheet of a game: how much the cards give or take (F60)."""

from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypedDict, cast

from ludoteca.games.futurisiko.assets.document import SHEET
from ludoteca.games.futurisiko.cards.check import check_sheet

HOUSE = files(__package__) / "house.json"


class _PointsDocument(TypedDict):
    points: int


class _DiceDocument(TypedDict):
    dice: int


class _CardsDocument(TypedDict):
    arma_segreta: _DiceDocument
    super_produzione: _PointsDocument
    missili_balistici: _PointsDocument


class _SheetDocument(TypedDict):
    id: str
    title: str
    provenance: str
    cards: _CardsDocument


@dataclass(frozen=True)
class Sheet:
    """The amounts on the cards, and where they are from."""

    id: str
    title: str
    provenance: str
    weapon: int  # F66: the dice of an Arma Segreta
    boost: int  # F61: the points of a Super Produzione
    missile: int  # F62: the points that Missili Balistici cost

    @property
    def amounts(self) -> dict[str, int]:
        """The amounts, as messages name them."""
        return {"weapon": self.weapon, "boost": self.boost, "missile": self.missile}


def load_sheet(file: Traversable = HOUSE) -> Sheet:
    """Read and check a card sheet; without one, the house values in the package (F60)."""
    return read_sheet(SHEET.parse(file))


def read_sheet(document: object) -> Sheet:
    """The sheet that a parsed file describes, once it is checked."""
    check_sheet(document)
    sheet = cast("_SheetDocument", document)
    cards = sheet["cards"]
    return Sheet(
        id=sheet["id"],
        title=sheet["title"],
        provenance=sheet["provenance"],
        weapon=cards["arma_segreta"]["dice"],
        boost=cards["super_produzione"]["points"],
        missile=cards["missili_balistici"]["points"],
    )
