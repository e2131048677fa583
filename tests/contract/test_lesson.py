"""A game may have a lesson; then every move it asks for is one that its learner may make."""

from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.errors import Malformed
from ludoteca.core.parts.teaching.lesson import Lesson
from ludoteca.core.registry import find_game, game_names
from tests.effort import times

TEXTS = Path(ludoteca.__file__).parent / "locales" / "en"


def lessons() -> list[tuple[str, Lesson]]:
    """The lessons in the house, by game."""
    games = map(find_game, game_names())
    return [(game.name, Lesson(game, game.lesson)) for game in games if game.lesson is not None]


each_lesson = pytest.mark.parametrize(("name", "lesson"), lessons())


@each_lesson
def test_a_lesson_shows_scenes_and_says_something_at_every_step(name: str, lesson: Lesson) -> None:
    shown = lesson.show()
    steps = [step for part in shown["games"] for step in part["steps"]]
    assert len(steps) == len(lesson.steps)
    told = (TEXTS / name / "web.ftl").read_text(encoding="utf-8")
    for step in steps:
        assert set(step) == {"scene", "words", "rules", "expects", "otherwise", "spots"}
        for key in (step["words"], step["otherwise"]):
            assert key is None or f"\n{key} = " in told
        assert step["rules"]
        assert set(step["rules"]) <= set(find_game(name).presenter.rule_names)
    assert steps[-1]["expects"] is None
    game = find_game(name)
    assert shown["letter"] == game.presenter.letter
    for part in shown["games"]:
        assert len(part["seats"]) == game.options(part["options"]).seats > part["seat"]


@each_lesson
def test_the_learner_may_make_every_move_that_is_asked_for(name: str, lesson: Lesson) -> None:
    # Each step is played to from the beginning: in plain Python only some are.
    for step in range(0, len(lesson.steps), times(1, 6, 1)):
        move = lesson.expects(step)
        if move is not None:
            assert lesson.at(step).to_move == lesson.seat_at(step), name
            assert lesson.why(step, move) is None


@each_lesson
def test_a_lesson_has_no_other_steps_and_reads_only_moves(name: str, lesson: Lesson) -> None:
    for step in (-1, len(lesson.steps)):
        with pytest.raises(Malformed):
            lesson.at(step)
    with pytest.raises(Malformed):
        lesson.why(0, f"dance in {name}")
