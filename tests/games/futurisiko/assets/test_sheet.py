"""F60 to F66: the amounts on the cards are data, and a host may enter those of his own sheet."""

import copy
import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.errors import Malformed
from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import replay
from ludoteca.games.futurisiko import FUTURISIKO, SHEETS
from ludoteca.games.futurisiko.cards import Sheet, check_sheet, load_sheet
from ludoteca.games.futurisiko.odds import Fight
from tests.games.futurisiko.assets.test_map import JSON, change, every_path
from tests.games.futurisiko.scenario import after, dealt, play

HOUSE = load_sheet()
FILE = files("ludoteca.games.futurisiko.cards") / "house.json"
DOCUMENT = json.loads(FILE.read_text(encoding="utf-8"))
PRINTED = Sheet("printed", "The printed sheet", "From a box.", weapon=1, boost=7, missile=4)
# The most that a sheet may have, and the least.
LARGE = Sheet("large", "Large amounts", "Made for tests.", weapon=10, boost=100, missile=100)
SMALL = Sheet("small", "Small amounts", "Made for tests.", weapon=0, boost=0, missile=0)

Fault = Callable[[Any], object]


@pytest.fixture(autouse=True)
def _sheets(empty_shelves: Path) -> None:
    assert not empty_shelves.exists()
    for sheet in (PRINTED, LARGE, SMALL):
        SHEETS.register(sheet)


def test_F60_the_house_values_say_what_they_are() -> None:
    assert (HOUSE.id, HOUSE.boost, HOUSE.missile, HOUSE.weapon) == ("house", 5, 5, 3)
    assert "House values" in HOUSE.provenance
    assert SHEETS.find("house") == HOUSE


# What is refused


def amount(card: str, value: object) -> Fault:
    field = "dice" if card == "arma_segreta" else "points"
    return lambda sheet: sheet["cards"][card].update({field: value})


FAULTS: dict[str, tuple[str, str, Fault]] = {
    "no id": ("document-missing", "F60", lambda s: s.pop("id")),
    "an id that is a path": ("document-id", "F60", lambda s: s.update(id="../house")),
    "no title": ("document-title", "F60", lambda s: s.update(title="")),
    "no provenance": ("document-missing", "F60", lambda s: s.pop("provenance")),
    "cards as a list": ("document-type", "F60", lambda s: s.update(cards=[])),
    "a card is missing": ("document-missing", "F60", lambda s: s["cards"].pop("arma_segreta")),
    "a card as a number": ("document-type", "F60", lambda s: s["cards"].update(arma_segreta=3)),
    "an amount is missing": (
        *("document-missing", "F60"),
        lambda s: s["cards"]["arma_segreta"].pop("dice"),
    ),
    "a card without an amount": (
        "sheet-else",
        "F4",
        lambda s: s["cards"].update(scudo_spaziale={}),
    ),
    "another number of cards": (
        *("sheet-else", "F61"),
        lambda s: s["cards"]["super_produzione"].update(copies=12),
    ),
    "cards in another number at the top": ("sheet-else", "F60", lambda s: s.update(copies={})),
    "a broken number": ("sheet-amount", "F61", amount("super_produzione", 5.5)),
    "a number as a text": ("sheet-amount", "F62", amount("missili_balistici", "5")),
    "a flag": ("sheet-amount", "F66", amount("arma_segreta", value=True)),
    "less than nothing": ("sheet-amount", "F62", amount("missili_balistici", -1)),
    "more points than can be": ("sheet-amount", "F61", amount("super_produzione", 101)),
    "more dice than odds can weigh": ("sheet-amount", "F66", amount("arma_segreta", 11)),
}


@pytest.mark.parametrize(("key", "rule", "fault"), FAULTS.values(), ids=FAULTS)
def test_F60_a_broken_sheet_is_refused_with_its_fault(key: str, rule: str, fault: Fault) -> None:
    sheet = copy.deepcopy(DOCUMENT)
    fault(sheet)
    with pytest.raises(Malformed) as refusal:
        check_sheet(sheet)
    assert (refusal.value.key, refusal.value.rule) == (f"futurisiko-{key}", rule)
    assert str(refusal.value).endswith(".")


def test_F60_the_refusal_names_the_card_and_the_limit() -> None:
    sheet = copy.deepcopy(DOCUMENT)
    sheet["cards"]["arma_segreta"]["dice"] = 30
    with pytest.raises(Malformed, match=r"arma_segreta cannot have “dice”: 30\. .* from 0 to 10\."):
        check_sheet(sheet)


@given(JSON)
def test_F60_no_json_crashes_the_check(document: object) -> None:
    with pytest.raises(Malformed) as refusal:
        check_sheet(document)
    assert str(refusal.value)


@given(st.sampled_from([*every_path(DOCUMENT)][1:]), JSON)
def test_F60_no_change_of_the_sheet_crashes_the_check(path: tuple[Any, ...], value: object) -> None:
    try:
        check_sheet(change(DOCUMENT, path, value))
    except Malformed as refusal:
        said = str(refusal)
        assert said


# What the amounts do


@pytest.mark.parametrize("sheet", [HOUSE, PRINTED, LARGE, SMALL], ids=lambda sheet: sheet.id)
def test_F61_super_produzione_gives_what_the_sheet_says(sheet: Sheet) -> None:
    state = after(dealt(), sheet=sheet.id)
    (boost,) = [move for move in state.moves() if str(move) == "boost red"]
    assert f"{sheet.boost} more points" in state.view(0).game.presenter.describe(
        state.view(0), boost
    )
    play(state, "boost red")
    assert state.points == 12 + sheet.boost


@pytest.mark.parametrize("sheet", [HOUSE, PRINTED, LARGE, SMALL], ids=lambda sheet: sheet.id)
def test_F62_missili_balistici_take_what_the_sheet_says_but_never_below_0(sheet: Sheet) -> None:
    state = after(f"{dealt()}; built", sheet=sheet.id)
    (launch,) = [move for move in state.moves() if str(move) == "launch red 2"]
    assert f"blue loses {sheet.missile} points" in state.game.presenter.describe(state, launch)
    play(state, "launch red 2; built; accept")
    assert state.points == max(0, 12 - sheet.missile)


@pytest.mark.parametrize("sheet", [HOUSE, PRINTED, LARGE, SMALL], ids=lambda sheet: sheet.id)
def test_F66_arma_segreta_adds_what_the_sheet_says(sheet: Sheet) -> None:
    record = (
        f"{dealt()}; build tank 2 peru; built; built; built; ready; move tank 2 peru argentina;"
        "moved; fight argentina; roll; hits 0"
    )
    state = after(record, sheet=sheet.id)
    assert state.dice == 2
    (weapon,) = [move for move in state.moves() if str(move) == "weapon red"]
    assert f"{2 + sheet.weapon} dice for" in state.game.presenter.describe(state, weapon)
    play(state, "weapon red")
    assert state.dice == 2 + sheet.weapon
    assert len(state.legal()) == len(state.chances()) == 3 + sheet.weapon


def test_F66_odds_without_a_sheet_take_the_house_value() -> None:
    assert Fight(1, 0, 0, 0, 0).weapon_dice == HOUSE.weapon


def test_F60_the_sheet_stands_in_the_record_and_decides_the_game() -> None:
    state = after(f"{dealt()}; boost red; build tank 19 peru", sheet="printed")
    record = Record.of(state)
    assert record.options["sheet"] == "printed"
    assert replay(record) == state
    with pytest.raises(Malformed, match="There is no card sheet “lost” here") as refused:
        FUTURISIKO.options({**record.options, "sheet": "lost"})
    assert refused.value.rule == "F60"
    assert "house, large, printed, small" in str(refused.value)


def test_F60_the_rules_tell_the_amounts_of_the_sheet_in_play() -> None:
    def amounts(**options: object) -> dict[str, object]:
        facts = FUTURISIKO.presenter.rule_facts(FUTURISIKO.options(options), "2")
        return {name: facts[name] for name in HOUSE.effects}

    assert amounts() == HOUSE.effects
    assert amounts(sheet="printed") == {**HOUSE.effects, "boost": 7, "missile": 4, "weapon": 1}


@pytest.mark.compiled
@pytest.mark.parametrize("sheet", ["large", "small"])
def test_F60_games_with_the_largest_and_smallest_amounts_go_on(sheet: str) -> None:
    options = FUTURISIKO.options({"seats": 3, "round_limit": 2, "sheet": sheet})
    assert FUTURISIKO.playouts.random_games(FUTURISIKO.start(options), games=2, seed=1) > 100
