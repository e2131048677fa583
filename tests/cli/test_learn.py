"""Somebody learns a game in the terminal: by typing what is asked for, or by letting it be done."""

from itertools import pairwise

import pytest

from ludoteca.core.parts.teaching.lesson import Lesson
from ludoteca.core.registry import find_game
from ludoteca.core.text.messages import say
from ludoteca.games.feurio import Feurio
from tests.cli.conftest import Run

pytestmark = pytest.mark.compiled


def expected(name: str) -> list[str]:
    """What the guide asks for, step by step; nothing where the learner only reads."""
    script = find_game(name).lesson
    assert script is not None
    lesson = Lesson(find_game(name), script)
    return [lesson.expects(step) or "" for step in range(len(lesson.steps))]


@pytest.mark.parametrize("game", ["feurio", "futurisiko"])
def test_who_types_what_is_asked_for_comes_to_the_end(run: Run, game: str) -> None:
    result = run("learn", game, "--plain", typed="\n".join([*expected(game), ""]))
    assert result.exit_code == 0
    assert f"Now play: ludoteca play {game}" in result.output


def test_the_guide_does_what_nobody_types(run: Run) -> None:
    result = run("learn", "feurio", typed="\n" * len(expected("feurio")))
    assert "Now play" in result.output
    assert "Type “lay 1,-1”" in result.output


def test_another_move_is_answered_and_the_guide_asks_again(run: Run) -> None:
    result = run("learn", "feurio", "--plain", typed="\n" * 3 + "lay 0,1\nlay 9,9\nquit\n")
    assert result.exit_code == 0
    assert result.output.count("Type “lay 1,-1”") == 3
    assert "9,9 touches no tile" in result.output
    assert "Now play" not in result.output


def test_steps_with_the_same_words_say_them_once(run: Run) -> None:
    result = run("learn", "futurisiko", typed="\n" * len(expected("futurisiko")))
    script = find_game("futurisiko").lesson
    assert script is not None
    words = [step["words"] for part in script["games"] for step in part["steps"]]
    (repeated,) = {key for key, following in pairwise(words) if key == following and "arms" in key}
    assert result.output.count(say(repeated)) == 1


def test_a_game_without_a_lesson_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Feurio, "lesson", None)
    result = run("learn", "feurio")
    assert result.exit_code == 2
    assert "There is no lesson for Feurio! yet." in result.output
