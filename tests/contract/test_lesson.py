"""A game may have a lesson; then every move it asks for is one that its learner may make."""

import pytest

from ludoteca.core.registry import find_game, game_names


@pytest.mark.parametrize("name", game_names())
def test_a_lesson_shows_scenes_and_says_something_at_every_step(name: str) -> None:
    lesson = find_game(name).lesson()
    if lesson is None:
        return
    steps = lesson["steps"]
    assert isinstance(steps, list)
    for step in steps:
        assert set(step) == {"scene", "words", "expects", "spots"}
        assert step["words"].startswith(f"{name}-web-")
    assert steps[-1]["expects"] is None
