"""The games in the house, and warming them."""

import pytest

from ludoteca.core import warmth
from ludoteca.core.errors import Malformed
from ludoteca.core.registry import find_game, game_names
from ludoteca.core.warmth import warm_up


def test_games_are_found_by_name() -> None:
    assert "feurio" in game_names()
    assert find_game("feurio").title == "Feurio!"
    with pytest.raises(Malformed, match="There is no game called “chess” here"):
        find_game("chess")


def test_a_warm_game_is_not_warmed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmth, "is_warm", lambda _: True)
    assert list(warm_up(find_game("feurio"))) == []


def test_a_cold_game_is_asked_everything_once(monkeypatch: pytest.MonkeyPatch) -> None:
    marked: list[str] = []
    monkeypatch.setattr(warmth, "is_warm", lambda _: False)
    monkeypatch.setattr(warmth, "mark_warm", marked.append)
    steps = list(warm_up(find_game("feurio")))
    assert steps[0] == "warm-rules"
    assert steps[-1] == "warm-play"
    assert marked == ["ludoteca.games.feurio.game"]
