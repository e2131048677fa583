"""The engine beside a game on paper: every report and every legal list of many wild games."""

import json
import random
from typing import Any

import pytest

from ludoteca.games.futurisiko import FUTURISIKO, SHEETS, FutuRisikoState
from ludoteca.games.futurisiko.cards import read_sheet
from tests.effort import times
from tests.games.futurisiko.paper import Sheet
from tests.games.futurisiko.scenario import RECORDS

pytestmark = pytest.mark.compiled

# How often each kind of answer is given, so that a game comes into every corner; the rest once.
EAGER = {"build": 8, "move": 9, "ferry": 4, "boost": 4, "launch": 5, "truce": 4, "torpedo": 3}
TABLES: list[dict[str, Any]] = [
    {"seats": 3, "goal": 20},
    {"seats": 4, "goal": 18, "dice_cap": 10},
    {"seats": 5, "removed": "egitto", "round_limit": 5},
    {"seats": 5, "goal": 16, "removed": "groenlandia"},
    {"seats": 6, "round_limit": 4},
    {"seats": 6, "goal": 20},
    {"seats": 4, "cards": False, "round_limit": 2},
]
ACTIONS = times(700)
TRIED = [(table, "2", seed) for table in TABLES for seed in (1, 2)]
# The first rules differ in one step.
TRIED += [(table, "1", 3) for table in TABLES[::3]]


# Sheets with every effect that a card can have; one of them with limits.
SHEETS_TRIED: list[dict[str, dict[str, int]]] = [
    {
        "arma_segreta": {"times": 2},
        "super_produzione": {"times": 3},
        "missili_balistici": {"divide": 2},
        "tregua": {"rounds": 2},
    },
    {
        "arma_segreta": {"times": 4, "at_most": 5},
        "super_produzione": {"times": 2, "at_most": 6},
        "missili_balistici": {"divide": 4, "at_most": 4},
        "tregua": {"rounds": 3},
    },
    {
        "arma_segreta": {"dice": 1},
        "super_produzione": {"points": 9},
        "missili_balistici": {"units": 3},
    },
]


def answer(sheet: Sheet, rng: random.Random, *, bold: bool) -> str:
    """What a warlike seat does, or a chance that is on the side of the attacker."""
    texts = sorted(sheet.legal)
    if texts[0].startswith("hits"):
        most = max(int(text.split()[1]) for text in texts)
        return f"hits {most if bold and rng.random() < 0.6 else rng.randint(0, most)}"
    verbs = sorted({text.split()[0] for text in texts})
    verb = rng.choices(verbs, [EAGER.get(verb, 1) for verb in verbs])[0]
    texts = [text for text in texts if text.split()[0] == verb]
    if verb in ("move", "ferry") and bold:
        at = 4 if verb == "move" else 3
        abroad = [t for t in texts if sheet.owners.get(t.split()[at]) not in (None, sheet.to_move)]
        texts = abroad or texts
    return rng.choice(texts)


def assert_same(state: FutuRisikoState, sheet: Sheet) -> None:
    report = json.loads(json.dumps(state.game.presenter.report(state)))
    expected = sheet.report()
    assert len(report["legal"]) == len(expected["legal"])
    report["legal"] = set(report["legal"])
    for key, value in expected.items():
        assert report[key] == value, key


@pytest.mark.parametrize(("options", "rules", "seed"), TRIED, ids=str)
def test_engine_and_paper_agree_on_every_position(
    options: dict[str, Any], rules: str, seed: int
) -> None:
    state = FUTURISIKO.start(FUTURISIKO.options(options), rules)
    play_beside(state, Sheet(options, rules), seed)


@pytest.mark.parametrize("number", range(len(SHEETS_TRIED)))
def test_engine_and_paper_agree_on_what_other_card_sheets_say(number: int) -> None:
    cards = SHEETS_TRIED[number]
    printed = {"id": f"tried-{number}", "title": "Tried", "provenance": "A test.", "cards": cards}
    SHEETS.register(read_sheet(printed))
    options: dict[str, Any] = {"seats": 3, "sheet": f"tried-{number}"}
    for seed in range(times(4)):
        state = FUTURISIKO.start(FUTURISIKO.options(options))
        play_beside(state, Sheet(options, cards=cards), seed)


def play_beside(state: FutuRisikoState, sheet: Sheet, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(ACTIONS):
        assert_same(state, sheet)
        if sheet.to_move is None:
            break
        action = answer(sheet, rng, bold=seed % 2 == 1)
        state.play(action)
        sheet.play(action)


CASES = [json.loads(line) for line in RECORDS.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("case", [case for case in CASES if "expect" in case][::10])
def test_paper_agrees_with_the_other_program(case: dict[str, Any]) -> None:
    sheet = Sheet(case["record"]["options"], case["record"]["rules"])
    for action in case["record"]["actions"]:
        sheet.play(action)
    report = {"game": "futurisiko", **sheet.report()}
    for key, value in case["expect"].items():
        assert report[key] == (set(value) if key == "legal" else value), key
