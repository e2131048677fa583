"""F60 to F67: a card sheet may describe other effects than amounts, as a printed one does."""

import copy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.errors import Malformed
from ludoteca.core.text.messages import speaking
from ludoteca.games.futurisiko import FUTURISIKO, SHEETS, FutuRisikoState
from ludoteca.games.futurisiko.cards import check_sheet, read_sheet
from ludoteca.games.futurisiko.odds import Fight, odds
from ludoteca.games.futurisiko.present.sentences.names import name_seat
from ludoteca.games.futurisiko.present.sentences.prompt import ask
from ludoteca.games.futurisiko.rules.layout import Phase
from tests.games.futurisiko.ai.test_encoder import observed
from tests.games.futurisiko.assets.test_sheet import DOCUMENT
from tests.games.futurisiko.scenario import after, dealt, play
from tests.games.position_text import read_again, refused


@pytest.fixture(autouse=True)
def _sheets(empty_shelves: Path) -> None:
    assert not empty_shelves.exists()


def printed(**cards: dict[str, int]) -> dict[str, Any]:
    """The sheet of the house with other effects."""
    sheet = copy.deepcopy(DOCUMENT)
    sheet["cards"].update(cards)
    return {**sheet, "id": "printed"}


def after_with(record: str, **cards: dict[str, int]) -> FutuRisikoState:
    """The game after a record, with a sheet of such effects."""
    sheet = read_sheet(printed(**cards))
    name = "-".join(
        f"{field}{value}" for effect in cards.values() for field, value in effect.items()
    )
    SHEETS.register(replace(sheet, id=name.replace("_", "-")))
    return after(record, sheet=name.replace("_", "-"))


def tell(state: FutuRisikoState, action: str) -> str:
    """Play an action, and what everybody is told of it."""
    before = state.view(None)
    play(state, action)
    return str(FUTURISIKO.presenter.narrate(before, state.view(None), state.history[-1]).words)


def pass_until(state: FutuRisikoState, phase: Phase) -> None:
    """Nobody does anything until red comes to a step of a turn; red is always first."""
    while not (state.on_turn == 0 and state.phase == phase):
        texts = [str(move) for move in state.moves()]
        quiet = {"keep", "accept", "built", "ready", "moved"}.intersection(texts)
        first = [text for text in texts if text.startswith("turn") and text.endswith(":red")]
        state.play([*quiet, *first, *texts][0])


# What is refused


@pytest.mark.parametrize(
    ("cards", "key", "rule", "words"),
    [
        ({"arma_segreta": {}}, "document-missing", "F60", "“dice”"),
        (
            {"arma_segreta": {"dice": 2, "times": 2}},
            *("sheet-several", "F66", "several: dice, times."),
        ),
        (
            {"super_produzione": {"points": 5, "at_most": 9}},
            *("sheet-limit", "F61", "“at_most” beside “points”"),
        ),
        ({"super_produzione": {"times": 1}}, "sheet-amount", "F61", "from 2 to 4."),
        ({"missili_balistici": {"divide": 5}}, "sheet-amount", "F62", "“divide”: 5."),
        ({"missili_balistici": {"units": 0}}, "sheet-amount", "F62", "from 1 to 20."),
        (
            {"missili_balistici": {"divide": 2, "at_most": 0}},
            *("sheet-amount", "F62", "“at_most”: 0."),
        ),
        ({"arma_segreta": {"times": 2, "at_most": 41}}, "sheet-amount", "F66", "from 1 to 40."),
        ({"tregua": {"rounds": 10}}, "sheet-amount", "F67", "from 1 to 9."),
        ({"tregua": {"turns": 2}}, "sheet-else", "F67", "“turns”"),
        ({"tradimento": {"rounds": 2}}, "sheet-else", "F4", "“tradimento”"),
    ],
)
def test_F60_what_a_card_cannot_do_is_refused_by_name(
    cards: dict[str, dict[str, int]], key: str, rule: str, words: str
) -> None:
    with pytest.raises(Malformed) as refusal:
        check_sheet(printed(**cards))
    assert (refusal.value.key, refusal.value.rule) == (f"futurisiko-{key}", rule)
    assert words in str(refusal.value)


# What the effects do


@pytest.mark.parametrize(
    ("effect", "points"),
    [({"times": 2}, 24), ({"times": 3}, 36), ({"times": 2, "at_most": 7}, 19)],
)
def test_F61_super_produzione_may_multiply_the_points(effect: dict[str, int], points: int) -> None:
    state = after_with(dealt(), super_produzione=effect)
    (boost,) = [move for move in state.moves() if str(move) == "boost red"]
    assert f"{points} in all" in FUTURISIKO.presenter.describe(state, boost)
    assert f"{points - 12} more points" in tell(state, "boost red")
    assert state.points == points


@pytest.mark.parametrize(
    ("effect", "points", "words"),
    [
        ({"divide": 2}, 6, "half the next production"),
        ({"divide": 3}, 4, "two thirds of the next production"),
        ({"divide": 2, "at_most": 4}, 8, "half the next production, at most 4 points"),
    ],
)
def test_F62_missili_balistici_may_divide_a_production(
    effect: dict[str, int], points: int, words: str
) -> None:
    state = after_with(f"{dealt()}; built", missili_balistici=effect)
    (launch,) = [move for move in state.moves() if str(move) == "launch red 2"]
    assert f"loses {words}." in FUTURISIKO.presenter.describe(state, launch)
    assert f": {words}." in tell(state, "launch red 2")
    scene = FUTURISIKO.presenter.scene(state)
    assert scene["seats"][2]["missiles_cost"] == 12 - points
    play(state, "built")
    assert f"about to hit blue: −{12 - points} points. A" in ask(state, name_seat)
    assert f"loses {12 - points} points" in tell(state, "accept")
    assert state.points == points


def test_F62_missiles_divide_one_after_the_other_what_is_left() -> None:
    cards = (
        ("missili_balistici:red", "missili_balistici:green", "tregua:red", "siluro_killer:red"),
        ("missili_balistici:blue", "tregua:blue", "tregua:black", "siluro_killer:red"),
        ("tregua:green", "tregua:violet", "tregua:yellow", "siluro_killer:blue"),
    )
    record = "launch red 2; launch green 2; built; launch blue 2; built; accept"
    state = after_with(f"{dealt(cards)}; {record}", missili_balistici={"divide": 2})
    assert state.points == 1  # 12, 6, 3, 1: rounded down


STRUCK = (
    "build tank 2 peru; build plane 2 peru; build tank 1 brasile; built; launch red 0; built;built"
)


@pytest.mark.parametrize(
    ("units", "left", "lost"), [(1, "1 2", "1 unit"), (3, "0 1", "3 units"), (9, "0 0", "4 units")]
)
def test_F62_missili_balistici_may_destroy_units_of_the_strongest_territory(
    units: int, left: str, lost: str
) -> None:
    state = after_with(f"{dealt()}; {STRUCK}", missili_balistici={"units": units})
    pass_until(state, Phase.SHIELD)
    scene = FUTURISIKO.presenter.scene(state)
    assert scene["seats"][0]["missiles_units"] == units
    assert scene["barrage"] is not None
    assert scene["barrage"]["units"] == int(lost.split()[0])
    assert f"about to hit red: −{lost}. A" in ask(state, name_seat)
    said = tell(state, "accept")
    assert lost in said
    assert "missiles" in said
    peru = state.forces("peru")[1]
    assert f"{peru.tanks} {peru.planes}" == left
    assert state.forces("brasile")[1].tanks == 1
    assert state.points == 12, "no points are lost"


def test_F62_who_has_no_units_loses_none() -> None:
    state = after_with(f"{dealt()}; built; launch red 2; built", missili_balistici={"units": 3})
    assert "about to hit blue. A" in ask(state, name_seat)
    assert "loses 0 units" in tell(state, "accept")
    assert state.points == 12


ROLL = (
    "build tank 3 peru; built; built; built; ready; move tank 3 peru argentina;"
    "moved; fight argentina; roll; hits 0"
)


@pytest.mark.parametrize(
    ("effect", "dice"), [({"times": 2}, 6), ({"times": 4}, 12), ({"times": 4, "at_most": 2}, 5)]
)
def test_F66_arma_segreta_may_multiply_the_dice(effect: dict[str, int], dice: int) -> None:
    state = after_with(f"{dealt()}; {ROLL}", arma_segreta=effect)
    (weapon,) = [move for move in state.moves() if str(move) == "weapon red"]
    assert f"{dice} dice for" in FUTURISIKO.presenter.describe(state, weapon)
    play(state, "weapon red")
    assert state.dice == dice


def test_F66_odds_know_an_arma_segreta_that_multiplies() -> None:
    fight = Fight(3, 0, 0, 2, 0, attack_weapons=1, weapon_dice=0)
    twice = odds(replace(fight, weapon_times=2)).win
    assert odds(fight).win < odds(replace(fight, weapon_times=2, weapon_limit=1)).win < twice
    assert twice < odds(replace(fight, weapon_times=4)).win
    with pytest.raises(Malformed):
        replace(fight, weapon_times=0)
    with pytest.raises(Malformed):
        replace(fight, weapon_limit=41)


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_F67_a_truce_may_hold_for_several_rounds(rounds: int) -> None:
    state = after_with(f"{dealt()}; built; built; built", tregua={"rounds": rounds})
    said = tell(state, "truce red 1")
    assert ("until" in said) == (rounds == 1)
    assert (f"for {rounds} rounds" in said) == (rounds > 1)
    for left in range(rounds, 0, -1):
        assert state.truces() == [(0, 1)]
        assert read_again(state).truces() == [(0, 1)]
        assert observed(state, 0)["seat +0 and seat +1: 1 + who made truce"] == 6 * left - 5
        play(state, "ready")
        pass_until(state, Phase.DIPLOMACY)
    assert state.truces() == []


def test_F67_a_truce_that_holds_too_long_cannot_be_set_up() -> None:
    state = after_with(f"{dealt()}; built; built; built; truce red 1", tregua={"rounds": 2})
    text = str(state)
    assert "truce 0:1:6" in text
    assert refused(FUTURISIKO, text.replace("truce 0:1:6", "truce 0:1:12")).rule == "F67"


# What players are told


@pytest.mark.parametrize("language", ["en", "it", "fr", "nl", "de"])
def test_F60_every_effect_is_told_on_the_card_in_every_language(language: str) -> None:
    effects: dict[str, dict[str, int]] = {
        "arma_segreta": {"times": 3, "at_most": 11},
        "super_produzione": {"times": 4, "at_most": 13},
        "missili_balistici": {"divide": 2, "at_most": 17},
        "tregua": {"rounds": 7},
    }
    state = after_with(dealt(), **effects)
    with speaking(language):
        hands = FUTURISIKO.presenter.scene(state)["hands"]
        uses = {card["card"]: card["use"] for hand in hands if hand for card in hand}
        rules = FUTURISIKO.presenter.rule_facts(state.options, "2")
    for name, effect in effects.items():
        told = uses[name]
        assert "$" not in told
        assert str(list(effect.values())[-1]) in told
    assert rules["truce_rounds"] == 7
