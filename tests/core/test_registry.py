"""The games in the house, and compiling them."""

import pytest

from ludoteca.core.errors import Malformed
from ludoteca.core.kernels import precompile as precompiling
from ludoteca.core.kernels.precompile import precompile
from ludoteca.core.registry import find_game, game_names


def test_games_are_found_by_name() -> None:
    assert "feurio" in game_names()
    assert find_game("feurio").title == "Feurio!"
    with pytest.raises(Malformed, match="There is no game called “chess” here"):
        find_game("chess")


def test_a_compiled_game_is_not_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precompiling, "rules_are_compiled", lambda _: True)
    assert list(precompile(find_game("feurio"))) == []


def test_a_new_game_is_asked_everything_once(monkeypatch: pytest.MonkeyPatch) -> None:
    marked: list[str] = []
    monkeypatch.setattr(precompiling, "rules_are_compiled", lambda _: False)
    monkeypatch.setattr(precompiling, "mark_compiled", lambda name, _: marked.append(name))
    steps = list(precompile(find_game("feurio")))
    assert steps[0] == "compiling-rules"
    assert steps[-1] == "compiling-heuristic"
    assert marked == ["ludoteca.games.feurio.game"]
