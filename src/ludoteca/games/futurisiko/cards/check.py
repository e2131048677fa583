"""Whether a document is a card sheet that can be played with (F60); if not, what is wrong with it.

A sheet has the amounts on the cards and nothing else. How many cards of a kind there are, and what
they are for, stands in the rulebook (F4), so a sheet that says more is refused: whoever wrote it
would believe that it counts.
"""

from dataclasses import dataclass

from ludoteca.core.errors import Malformed
from ludoteca.games.futurisiko.assets.document import SHEET, Object, shown
from ludoteca.games.futurisiko.box import MOST_CARD_POINTS, MOST_WEAPON_DICE, Card


@dataclass(frozen=True)
class Amount:
    """The amount on a card: what it is called, the most it may be, and its rule."""

    card: Card
    field: str
    most: int
    rule: str


AMOUNTS = (
    Amount(Card.ARMA_SEGRETA, "dice", MOST_WEAPON_DICE, "F66"),
    Amount(Card.SUPER_PRODUZIONE, "points", MOST_CARD_POINTS, "F61"),
    Amount(Card.MISSILI_BALISTICI, "points", MOST_CARD_POINTS, "F62"),
)


def check_sheet(document: object) -> None:
    """F60: refuse a broken sheet with the name of its fault."""
    sheet = SHEET.read_frame(document, {"cards": dict})
    _check_nothing_else(sheet, "document", ["id", "title", "provenance", "cards"], "F60")
    names = [str(amount.card) for amount in AMOUNTS]
    cards = SHEET.read_object(sheet["cards"], "cards", dict.fromkeys(names, dict))
    _check_nothing_else(cards, "cards", names, "F4")
    for amount in AMOUNTS:
        _check_amount(amount, cards[str(amount.card)])


def _check_nothing_else(value: Object, place: str, fields: list[str], rule: str) -> None:
    for field in value:
        if field not in fields:
            known = ", ".join(fields)
            raise Malformed(
                "futurisiko-sheet-else", rule, place=place, field=shown(field), known=known
            )


def _check_amount(amount: Amount, value: object) -> None:
    """F61, F62, F66: a whole number, within what can be played with."""
    name = str(amount.card)
    card = SHEET.read_object(value, name, {amount.field: object})
    _check_nothing_else(card, name, [amount.field], amount.rule)
    found = card[amount.field]
    # A flag is a number in Python.
    if type(found) is not int or not 0 <= found <= amount.most:
        raise Malformed(
            "futurisiko-sheet-amount",
            amount.rule,
            card=name,
            field=amount.field,
            found=shown(found),
            most=amount.most,
        )
