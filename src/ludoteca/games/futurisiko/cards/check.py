"""Whether a document is a card sheet that can be played with (F60); if not, what is wrong with it.

A sheet has the effects of cards and nothing else. How many cards of a kind there are, and what
they are for, stands in the rulebook (F4), so a sheet that says more is refused: whoever wrote it
would believe that it counts.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from ludoteca.core.errors import Malformed
from ludoteca.games.futurisiko.assets.document import SHEET, Object, shown
from ludoteca.games.futurisiko.box import (
    MOST_CARD_POINTS,
    MOST_MISSILE_UNITS,
    MOST_MORE_DICE,
    MOST_TIMES,
    MOST_TRUCE_ROUNDS,
    MOST_WEAPON_DICE,
    Card,
)


@dataclass(frozen=True)
class Amount:
    """A number on a sheet: what a file calls it, what the rules do, and what it may be."""

    field: str
    effect: str
    least: int
    most: int


@dataclass(frozen=True)
class CardEffects:
    """The effects that a card can have, one of which a sheet names, perhaps with a limit."""

    card: Card
    rule: str
    choices: tuple[Amount, ...]
    # Of effects that grow with what is there: how much they change at most.
    limit: Amount | None = None

    @property
    def usual(self) -> Amount:
        """The effect that is missed first where a sheet names none."""
        return self.choices[0]

    @property
    def amounts(self) -> tuple[Amount, ...]:
        """All numbers that a sheet may give for the card."""
        return (*self.choices, self.limit) if self.limit else self.choices


TIMES = ("times", "divide")
EFFECTS = (
    CardEffects(
        Card.ARMA_SEGRETA,
        "F66",
        (
            Amount("dice", "weapon", 0, MOST_WEAPON_DICE),
            Amount("times", "weapon_times", 2, MOST_TIMES),
        ),
        Amount("at_most", "weapon_limit", 1, MOST_MORE_DICE),
    ),
    CardEffects(
        Card.SUPER_PRODUZIONE,
        "F61",
        (
            Amount("points", "boost", 0, MOST_CARD_POINTS),
            Amount("times", "boost_times", 2, MOST_TIMES),
        ),
        Amount("at_most", "boost_limit", 1, MOST_CARD_POINTS),
    ),
    CardEffects(
        Card.MISSILI_BALISTICI,
        "F62",
        (
            Amount("points", "missile", 0, MOST_CARD_POINTS),
            Amount("divide", "missile_divisor", 2, MOST_TIMES),
            Amount("units", "missile_units", 1, MOST_MISSILE_UNITS),
        ),
        Amount("at_most", "missile_limit", 1, MOST_CARD_POINTS),
    ),
    CardEffects(
        Card.TREGUA,
        "F67",
        (Amount("rounds", "truce_rounds", 1, MOST_TRUCE_ROUNDS),),
    ),
)
EFFECT_NAMES = tuple(amount.effect for effects in EFFECTS for amount in effects.amounts)
# F67: who says nothing about Tregua means the truce of the house.
OPTIONAL = (str(Card.TREGUA),)


def check_sheet(document: object) -> None:
    """F60: refuse a broken sheet with the name of its fault."""
    sheet = SHEET.read_frame(document, {"cards": dict})
    _check_nothing_else(sheet, "document", ["id", "title", "provenance", "cards"], "F60")
    names = [str(effects.card) for effects in EFFECTS]
    needed = {name: dict for name in names if name not in OPTIONAL}
    cards = SHEET.read_object(sheet["cards"], "cards", needed)
    _check_nothing_else(cards, "cards", names, "F4")
    for effects in EFFECTS:
        if str(effects.card) in cards:
            _check_card(effects, cards[str(effects.card)])


def name_effects(cards: Object) -> Iterator[tuple[str, object]]:
    """The effects on a sheet that is checked, as the rules call them."""
    for effects in EFFECTS:
        card = cards.get(str(effects.card), {})
        assert isinstance(card, dict)
        for amount in effects.amounts:
            if amount.field in card:
                yield amount.effect, card[amount.field]


def _check_nothing_else(value: Object, place: str, fields: list[str], rule: str) -> None:
    for field in value:
        if field not in fields:
            known = ", ".join(fields)
            raise Malformed(
                "futurisiko-sheet-else", rule, place=place, field=shown(field), known=known
            )


def _check_card(effects: CardEffects, value: object) -> None:
    """F61, F62, F66, F67: one effect of those that the card can have, and its limit."""
    name, amounts = str(effects.card), effects.amounts
    card = SHEET.read_object(value, name, {})
    _check_nothing_else(card, name, [amount.field for amount in amounts], effects.rule)
    named = [choice.field for choice in effects.choices if choice.field in card]
    if not named:
        raise SHEET.refuse("missing", place=name, field=effects.usual.field)
    if len(named) > 1:
        fields = ", ".join(named)
        raise Malformed("futurisiko-sheet-several", effects.rule, card=name, fields=fields)
    if effects.limit and effects.limit.field in card and named[0] not in TIMES:
        raise Malformed(
            "futurisiko-sheet-limit",
            effects.rule,
            card=name,
            field=effects.limit.field,
            effect=named[0],
        )
    for amount in amounts:
        if amount.field in card:
            _check_amount(effects, amount, card[amount.field])


def _check_amount(effects: CardEffects, amount: Amount, found: object) -> None:
    """A whole number, within what can be played with."""
    # A flag is a number in Python.
    if type(found) is not int or not amount.least <= found <= amount.most:
        raise Malformed(
            "futurisiko-sheet-amount",
            effects.rule,
            card=str(effects.card),
            field=amount.field,
            found=shown(found),
            least=amount.least,
            most=amount.most,
        )
