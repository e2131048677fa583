"""Records written once and never again: they must replay to the same end in every version.

New ones may be added; a line that is here is not changed, except together with a new version of
the game's rules.
"""

import json
from pathlib import Path

import pytest

from ludoteca.core.record import Json, Record
from ludoteca.core.registry import find_game
from ludoteca.core.replay import replay
from tests.contract.table import COMPILED

FILES = sorted(Path(__file__).parent.glob("*.jsonl"))
GOLDEN = [json.loads(line) for file in FILES for line in file.read_text("utf-8").splitlines()]


def includes(whole: object, part: object) -> bool:
    """Whether a report has all that was expected; later versions may tell more."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(key in whole and includes(whole[key], part[key]) for key in part)
    return whole == part


@pytest.mark.parametrize("golden", GOLDEN if COMPILED else GOLDEN[::2])
def test_a_golden_record_replays_to_the_same_end(golden: Json) -> None:
    report = json.loads(json.dumps(replay(Record.from_json(golden["record"])).report()))
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
