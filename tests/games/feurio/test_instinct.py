"""Instinct: it sees what is won at once, and what is lost for good."""

from pathlib import Path

import pytest

from ludoteca.core.record import Record
from ludoteca.core.replay import replay
from ludoteca.games.feurio.instinct import DONE, HOPELESS
from tests.games.feurio.scenario import after

WON = Path(__file__).parent / "records" / "solitaire_won.jsonl"


def test_the_move_that_does_the_task_is_the_best_there_is() -> None:
    record = Record.from_text(WON.read_text(encoding="utf-8").splitlines()[0])
    *before, last = record.actions
    state = replay(Record(record.game, record.rules, record.options, tuple(before)))
    view = state.view(0)
    values = dict(zip(map(str, view.moves()), view.weigh(), strict=True))
    assert values[last] == DONE == max(values.values())


@pytest.mark.compiled
def test_a_move_that_makes_the_task_impossible_is_seen() -> None:
    record = Record.from_text(WON.read_text(encoding="utf-8").splitlines()[0])
    for cut in range(20, len(record.actions)):
        state = replay(Record(record.game, record.rules, record.options, record.actions[:cut]))
        if state.to_move == 0:
            values = state.view(0).weigh()
            if min(values) < HOPELESS < max(values):
                return
    pytest.fail("no move of a whole game made the task impossible")


def test_points_are_taken_where_they_are() -> None:
    state = after("draw 1; draw 6; draw 5; lay 1,-1", seats=2)
    view = state.view(1)
    values = dict(zip(map(str, view.moves()), view.weigh(), strict=True))
    best = max(values, key=lambda text: values[text])
    assert best != "pass"
    assert values[best] > values["pass"]
