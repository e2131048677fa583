"""Positions from short records: actions in notation, one after another, parted by semicolons."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.errors import Refusal
from ludoteca.games.futurisiko import FUTURISIKO, FutuRisikoOptions, FutuRisikoState
from ludoteca.games.futurisiko.position import CARDS

RECORDS = Path(__file__).parent / "records" / "conformance.jsonl"
# After so many actions each, a game is remembered for records that begin alike.
STRIDE = 12

# Three realms: red has America but for Argentina, yellow Argentina, Europe and Africa, blue the
# rest.
RED = (
    *("alaska", "canada_occidentale", "canada_orientale", "isola_vittoria", "isola_di_baffin"),
    *("groenlandia", "california", "stati_uniti_orientali", "messico", "colombia", "brasile"),
    "peru",
)
YELLOW = (
    *("argentina", "gran_bretagna", "scandinavia", "europa_occidentale", "europa_meridionale"),
    *("russia", "africa_settentrionale", "egitto", "africa_orientale", "congo", "sudafrica"),
    "madagascar",
)
BLUE = (
    *("medio_oriente", "asia_centrale", "india", "cina", "siberia", "kamchatka", "giappone"),
    *("indocina", "borneo", "nuova_guinea", "australia_occidentale", "australia_orientale"),
)
CLAIMS = "; ".join(
    f"claim {place}" for places in zip(RED, YELLOW, BLUE, strict=True) for place in places
)
DRAFT = f"turn tradimento:red; {CLAIMS}"
# Round 1 of a game without cards: red, yellow, blue.
PRACTICE = f"{DRAFT}; turn tradimento:red"
# The hands of round 1 in a game with cards.
HANDS = (
    ("arma_segreta:red", "siluro_killer:red", "super_produzione:red", "tregua:red"),
    ("arma_segreta:blue", "siluro_killer:blue", "missili_balistici:red", "scudo_spaziale:red"),
    ("missili_balistici:blue", "scudo_spaziale:blue", "tregua:blue", "tradimento:blue"),
)

# Planes from Brazil reach one half of what yellow holds, planes from the Middle East the other.
WEST = (
    *("argentina", "gran_bretagna", "europa_occidentale", "africa_settentrionale", "congo"),
    "sudafrica",
)
EAST = (
    *("scandinavia", "europa_meridionale", "russia", "egitto", "africa_orientale", "madagascar"),
)


def actions_in(record: str) -> list[str]:
    """The actions of a short record."""
    return [action.strip() for action in record.split(";") if action.strip()]


def after(record: str, rules: str | None = None, /, **options: object) -> FutuRisikoState:
    """The game after a short record; with three seats where no other number is named."""
    given = FUTURISIKO.options({"seats": 3, **options})
    return _reached(given, rules, tuple(actions_in(record))).copy()


@cache
def _reached(
    options: FutuRisikoOptions, rules: str | None, actions: tuple[str, ...]
) -> FutuRisikoState:
    """The game after some actions: most records begin alike, and what is alike is played once."""
    if not actions:
        return FUTURISIKO.start(options, rules)
    known = (len(actions) - 1) // STRIDE * STRIDE
    return play(_reached(options, rules, actions[:known]).copy(), "; ".join(actions[known:]))


def play(state: FutuRisikoState, record: str) -> FutuRisikoState:
    """The same game, played on by a short record."""
    for action in actions_in(record):
        state.play(action)
    return state


def dealt(hands: Sequence[Sequence[str]] = HANDS) -> str:
    """The record until the hands of round 1 have been dealt, red being first."""
    deals = (f"deal {card}" for hand in hands for card in hand)
    return "; ".join([DRAFT, "turn tradimento:red", *deals])


def operations(red: str = "", yellow: str = "", blue: str = "") -> str:
    """The record of a game without cards until red moves, with what each seat has built."""
    return f"{PRACTICE}; {red}; built; {yellow}; built; {blue}; built"


def fly(origin: str, targets: Sequence[str]) -> str:
    """One plane to each territory, and the end of the movement."""
    flights = (f"move plane 1 {origin} {target}" for target in targets)
    return "; ".join([*flights, "moved"])


def storm(territories: Sequence[str]) -> str:
    """Planes that roll first conquer flags that stand alone."""
    return "; ".join(f"fight {place}; roll; hits 1" for place in territories)


def raid(origin: str, targets: Sequence[str]) -> str:
    """The operations, without cards, of planes that conquer a flag each."""
    return f"{fly(origin, targets)}; {storm(targets)}"


def legal_texts(state: FutuRisikoState) -> set[str]:
    """What may be done now, in notation."""
    return {str(move) for move in state.moves()}


def returned(state: FutuRisikoState) -> list[str]:
    """F12: the cards that went to the bottom, in this order."""
    return [str(CARDS[card]) for card in state.raw.queue[: state.raw.queued].tolist()]


def refused(state: FutuRisikoState, action: str) -> Refusal:
    """The refusal of an action, which must leave the game as it was."""
    before = state.key()
    with pytest.raises(Refusal) as caught:
        state.play(action)
    assert state.key() == before
    return caught.value


@cache
def _cases() -> list[dict[str, Any]]:
    return [json.loads(line) for line in RECORDS.read_text(encoding="utf-8").splitlines()]


def recorded(number: int, count: int | None = None) -> FutuRisikoState:
    """The first actions of one of the conformance records."""
    record = _cases()[number]["record"]
    options: dict[str, object] = {**record["options"]}
    return after("; ".join(record["actions"][:count]), record["rules"], **options)
