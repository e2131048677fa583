"""Instinct: it sees what is won at once, and what is lost for good."""

from pathlib import Path

import numpy as np
import pytest

from ludoteca.core.chance import stream
from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import replay
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio import FEURIO, FeurioOptions
from ludoteca.games.feurio.ai.evaluation import DONE, HOPELESS, answer
from ludoteca.games.feurio.box import Goal
from tests.games.feurio.scenario import after

WON = Path(__file__).parents[1] / "records" / "solitaire_won.jsonl"

FOR_POINTS = [options for options in FEURIO.option_sets() if options.goal == Goal.SCORE]


def test_the_move_that_does_the_task_is_the_best_there_is() -> None:
    record = Record.from_text(WON.read_text(encoding="utf-8").splitlines()[0])
    *before, last = record.actions
    state = replay(Record(record.game, record.rules, record.options, tuple(before)))
    view = state.view(0)
    values = dict(zip(map(str, view.moves()), view.game.heuristic.evaluate(view), strict=True))
    assert values[last] == DONE == max(values.values())


@pytest.mark.compiled
def test_a_move_that_makes_the_task_impossible_is_seen() -> None:
    record = Record.from_text(WON.read_text(encoding="utf-8").splitlines()[0])
    for cut in range(20, len(record.actions)):
        state = replay(Record(record.game, record.rules, record.options, record.actions[:cut]))
        if state.to_move == 0:
            values = state.view(0).game.heuristic.evaluate(state.view(0))
            if min(values) < HOPELESS < max(values):
                return
    pytest.fail("no move of a whole game made the task impossible")


def test_points_are_taken_where_they_are() -> None:
    state = after("draw 1; draw 6; draw 5; lay 1,-1", seats=2)
    view = state.view(1)
    values = dict(zip(map(str, view.moves()), view.game.heuristic.evaluate(view), strict=True))
    best = max(values, key=lambda text: values[text])
    assert best != "pass"
    assert values[best] > values["pass"]


@pytest.mark.compiled
@pytest.mark.parametrize("options", FOR_POINTS, ids=str)
def test_a_quick_answer_is_as_good_as_any_that_was_looked_for(options: FeurioOptions) -> None:
    rng = np.random.default_rng(1)
    luck = stream(1)
    state = FEURIO.start(options)
    asked = 0
    while state.to_move != OVER:
        if state.to_move == CHANCE or len(state.legal()) == 1 or rng.random() < 0.5:
            state.apply_unchecked(int(rng.choice(state.legal())))
            continue
        answered = int(answer(state.raw, luck))
        if state.raw.laid:
            values = dict(
                zip(
                    state.legal(),
                    state.view(state.to_move).game.heuristic.evaluate(state.view(state.to_move)),
                    strict=True,
                )
            )
            assert values[answered] == pytest.approx(max(values.values()), abs=1e-6)
        asked += 1
        state.apply(answered)
    assert asked > 10
