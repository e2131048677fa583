"""Records with answers made by an independent program: ours must agree to the letter."""

import json
from pathlib import Path

import pytest

from ludoteca.core.records.record import Json, Record, RecordRefused
from ludoteca.core.records.replay import replay

pytestmark = pytest.mark.compiled

GAMES = Path(__file__).parents[1] / "games"
CASES = [
    json.loads(line)
    for file in sorted(GAMES.glob("*/records/conformance*.jsonl"))
    for line in file.read_text(encoding="utf-8").splitlines()
]


def test_all_records_of_both_games_are_tried() -> None:
    assert len(CASES) == 240 + 120 + 72


@pytest.mark.parametrize("case", [c for c in CASES if "expect" in c])
def test_a_record_ends_where_the_other_program_says(case: Json) -> None:
    state = replay(Record.from_json(case["record"]))
    report = json.loads(json.dumps(state.game.presenter.report(state)))
    expected = case["expect"]
    assert isinstance(expected, dict)
    for key, value in expected.items():
        if key == "legal":
            assert sorted(report[key]) == sorted(value)
        else:
            assert report[key] == value, key


@pytest.mark.parametrize("case", [c for c in CASES if "expect_error" in c])
def test_a_record_is_refused_at_the_same_action(case: Json) -> None:
    with pytest.raises(RecordRefused) as refused:
        replay(Record.from_json(case["record"]))
    error = refused.value.as_json()["error"]
    expected = case["expect_error"]
    assert isinstance(error, dict)
    assert isinstance(expected, dict)
    assert (error["index"], error["action"]) == (expected["index"], expected["action"])
    # What is no move at all breaks no rule of the game.
    assert error["rule"] or error["kind"] == "malformed"
    assert error["message"]
