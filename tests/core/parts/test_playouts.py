"""Playouts: what every game can do, and what both do inside their kernels."""

import numpy as np
import pytest

from ludoteca.core.game import AnyGame
from ludoteca.core.parts.playouts import Playouts
from ludoteca.core.parts.survey import Sample, pool
from ludoteca.core.registry import find_game
from ludoteca.games.feurio.stats import playouts as feurio
from ludoteca.games.futurisiko.stats import playouts as futurisiko


@pytest.mark.compiled
def test_any_game_is_played_by_its_heuristic_and_counted() -> None:
    game: AnyGame = find_game("futurisiko")
    options = game.options({"seats": 3, "cards": False, "round_limit": 1})
    start = game.start(options)
    actions = Playouts().greedy_games(start, 1, seed=1)
    assert actions == Playouts().greedy_games(start, 1, seed=1)
    assert actions > 36, "the draft alone takes so many"


def test_any_game_is_played_at_random_and_counted() -> None:
    start = find_game("feurio").start(find_game("feurio").options({"seats": 2}))
    actions = Playouts().random_games(start, 2, seed=1)
    assert actions == Playouts().random_games(start, 2, seed=1) > 80


@pytest.mark.parametrize("room", [feurio, futurisiko], ids=["feurio", "futurisiko"])
def test_greedy_games_are_counted(room, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    courses = np.zeros(2, np.dtype([("actions", "i4")]))
    courses["actions"] = [100, 23]
    monkeypatch.setattr(room, "play_greedily", lambda _start, _games, _rng: courses)
    game = find_game(room.__name__.split(".")[-3])
    assert game.playouts.greedy_games(game.start(game.options({})), 2, 1) == 123


def test_games_of_the_same_players_at_the_same_table_are_pooled() -> None:
    options = find_game("futurisiko").options({})
    parts = [Sample(players, options, np.zeros(2)) for players in ("one", "other", "one")]
    assert [(found.players, len(found.courses)) for found in pool(parts)] == [
        ("one", 4),
        ("other", 2),
    ]
