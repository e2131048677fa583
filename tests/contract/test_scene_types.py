"""Scenes are what their types say, at every step of games at random and for everyone who looks."""

import json
from typing import get_type_hints

import msgspec
import numpy as np
import pytest

from ludoteca.core.game import AnyGame
from ludoteca.core.parts.teaching.lesson import Lesson, LessonSheet
from ludoteca.core.registry import find_game, game_names
from ludoteca.core.turn import CHANCE, OVER
from tests.effort import times

pytestmark = pytest.mark.compiled

# Enough for every part of a game to be seen, at tables of all kinds where they are played compiled.
STEPS = 150
TABLES = times(4)


def check(told: object, declared: type[object]) -> None:
    """Whether something is of a type, with nothing in it that the type does not know."""
    text = msgspec.json.encode(told)
    read = msgspec.json.Decoder(declared).decode(text)
    assert json.loads(msgspec.json.encode(read)) == json.loads(text)


def returned(way: object) -> type[object]:
    """What a part of a presenter declares to return."""
    declared: type[object] = get_type_hints(way)["return"]
    return declared


@pytest.mark.parametrize("game", [*map(find_game, game_names())], ids=lambda game: str(game.name))
def test_a_scene_is_what_its_type_says(game: AnyGame) -> None:
    presenter, rng = game.presenter, np.random.default_rng(5)
    tables = list(game.option_sets())
    for options in tables[:: max(1, len(tables) // TABLES)]:
        check(presenter.board(options), returned(presenter.board))
        state = game.start(options)
        for step in range(STEPS):
            everyone = [None, *range(options.seats)]
            for seat in [everyone[step % len(everyone)], max(state.to_move, 0)]:
                check(presenter.scene(state.view(seat)), returned(presenter.scene))
            if state.to_move == OVER:
                break
            chances = state.chances() if state.to_move == CHANCE else None
            state.apply_unchecked(int(rng.choice(state.legal(), p=chances)))
        check(presenter.scene(state), returned(presenter.scene))
        check(presenter.review(state), returned(presenter.review))


@pytest.mark.parametrize("game", [*map(find_game, game_names())], ids=lambda game: str(game.name))
def test_a_lesson_is_what_its_type_says(game: AnyGame) -> None:
    script = game.lesson
    if script is not None:
        check(Lesson(game, script).show(), LessonSheet)
