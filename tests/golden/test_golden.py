"""Records written once and never again: they must replay to the same end in every version.

New ones may be added; a line that is here is not changed, except together with a new version of
the game's rules.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.records.record import Json, Record
from ludoteca.core.records.replay import replay
from ludoteca.core.registry import find_game
from tests.effort import COMPILED
from tests.games.futurisiko.paper import Sheet

FILES = sorted(Path(__file__).parent.glob("*.jsonl"))
GOLDEN = [json.loads(line) for file in FILES for line in file.read_text("utf-8").splitlines()]


def includes(whole: object, part: object) -> bool:
    """Whether a report has all that was expected; later versions may tell more."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(key in whole and includes(whole[key], part[key]) for key in part)
    return whole == part


@pytest.mark.parametrize("golden", GOLDEN if COMPILED else GOLDEN[::6])
def test_a_golden_record_replays_to_the_same_end(golden: Json) -> None:
    state = replay(Record.from_json(golden["record"]))
    report = json.loads(json.dumps(state.game.presenter.report(state)))
    assert includes(report, golden["expect"])


@pytest.mark.parametrize("name", [file.stem for file in FILES])
def test_there_is_a_golden_record_for_every_option_set(name: str) -> None:
    game = find_game(name)
    finished = [
        game.options(golden["record"]["options"])
        for golden in GOLDEN
        if golden["record"]["game"] == name and golden["expect"]["over"]
    ]
    assert set(game.option_sets()) <= set(finished)


def test_there_is_a_golden_record_for_every_ending_of_feurio() -> None:
    reports = [g["expect"] for g in GOLDEN if g["record"]["game"] == "feurio"]
    over = [report for report in reports if report["over"]]
    shared = {len(r["winners"]) for r in over}
    tasks = {(r["options"]["goal"], r["won"], r["outcome"]["rule"]) for r in over}
    assert shared >= {0, 1, 2, 3}
    assert tasks >= {
        ("score", None, "R41"),
        ("solo", True, "R71"),
        ("solo", False, "R71"),
        ("solo", False, "R72"),
        ("solo", False, "R73"),
        ("coop", True, "R71"),
        ("coop", False, "R71"),
        ("coop", False, "R72"),
        ("coop", False, "R73"),
    }
    by_region = [
        r for r in over if len(r["winners"]) == 1 and r["scores"].count(max(r["scores"])) > 1
    ]
    assert by_region, "a victory by the most valuable region (R52)"


def moments_of(record: dict[str, Any]) -> set[str]:
    """What a record of FutuRisiko! shows, found by playing it on paper."""
    sheet = Sheet(record["options"], record["rules"])
    seen: set[str] = set()
    attacker: int | str | None = None
    for action in record["actions"]:
        verb = action.split()[0]
        if verb == "moved":
            attacker = sheet.to_move
        if verb in ("weapon", "torpedo"):
            verb += " in attack" if sheet.to_move == attacker else " in defence"
        if verb == "shield" and max(sheet.pending) > 1:
            seen.add("shield against several missiles")
        alive = sheet.living()
        sheet.play(action)
        seen.add(verb)
        if sheet.round and sheet.living() < alive:
            seen.add("elimination, and the goal" if sheet.winners else "elimination")
        if not +sheet.unknown:
            seen.add("cards that come round again")
    return seen | {f"end: {ending}" for ending in endings_of(sheet)}


def endings_of(sheet: Sheet) -> list[str]:
    """How a game on paper has ended, if it has."""
    if not sheet.winners:
        return []
    best = max(map(sheet.score, range(sheet.seats)))
    if best < sheet.goal:
        even = [seat for seat in range(sheet.seats) if sheet.score(seat) == best]
        return [f"round limit, {len(even)} even, {len(sheet.winners)} won"]
    (winner,) = sheet.winners
    invaded = [place for place in sheet.places if sheet.units(place, winner)]
    return [
        "goal",
        *(["goal with fights left"] if any(sheet.owners[at] != winner for at in invaded) else []),
        *(["goal in the last round"] if sheet.round == sheet.limit else []),
    ]


def test_there_is_a_golden_record_for_every_card_and_ending_of_futurisiko() -> None:
    records = [g["record"] for g in GOLDEN if g["record"]["game"] == "futurisiko"]
    seen = set().union(*map(moments_of, records))
    # F60: all seven kinds, those of combat by both sides.
    assert seen >= {"boost", "launch", "shield", "truce", "betray", "weapon in attack"}
    assert seen >= {"weapon in defence", "torpedo in attack", "torpedo in defence"}
    assert seen >= {"shield against several missiles", "accept", "discard", "ferry", "remove"}
    assert seen >= {"cards that come round again", "elimination", "elimination, and the goal"}
    # F56, F59. A sole survivor (F58) cannot come about before the goal.
    assert seen >= {"end: goal", "end: goal with fights left", "end: goal in the last round"}
    assert seen >= {
        "end: round limit, 1 even, 1 won",
        "end: round limit, 3 even, 1 won",
        "end: round limit, 3 even, 2 won",
        "end: round limit, 3 even, 3 won",
    }
