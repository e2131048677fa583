"""A game at one machine is kept move by move where a person plays, and in time where none does."""

from pathlib import Path

import pytest

from ludoteca.cli.terminal.local_game import LocalGame
from ludoteca.cli.terminal.players import seat_players
from ludoteca.cli.terminal.saved_games import new_file, read_game
from ludoteca.core.chance import Dealer
from ludoteca.core.turn import CHANCE
from ludoteca.games.feurio import FEURIO


@pytest.fixture(autouse=True)
def saved_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A place for saved games."""
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path))


def begin(*players: str) -> LocalGame:
    """A game of Feurio! at its beginning, saved as such."""
    state = FEURIO.start(FEURIO.options({"seats": len(players)}))
    seated = seat_players(players, 0, len(players), "1")
    game = LocalGame(state, seated, Dealer("1"), new_file("feurio"))
    game.save()
    return game


def play_first(game: LocalGame) -> None:
    """Do the first thing that is legal, whoever is to move."""
    state = game.state
    game.play(str(state.moves()[0]), state.to_move)


def kept(game: LocalGame) -> list[str]:
    """The moves that would be there after a power cut."""
    return list(read_game(game.file).actions)


def played(game: LocalGame) -> list[str]:
    return list(map(str, game.state.history))


def test_a_persons_move_is_kept_at_once() -> None:
    game = begin("me", "greedy")
    for _ in range(30):
        author = game.state.to_move
        play_first(game)
        if author == 0 or game.state.to_move == 0:
            assert kept(game) == played(game)


def test_what_bots_do_is_kept_when_a_person_is_to_move() -> None:
    game = begin("greedy", "me")
    while game.state.to_move != 1:
        play_first(game)
    assert len(kept(game)) > 1
    assert kept(game) == played(game)


def test_a_game_of_bots_that_is_interrupted_is_kept() -> None:
    game = begin("greedy", "random")
    while game.state.to_move == CHANCE:
        play_first(game)
    play_first(game)
    game.close()
    assert len(kept(game)) > 1
    assert kept(game) == played(game)


def test_a_game_of_bots_is_kept_when_it_is_over() -> None:
    game = begin("greedy", "random")
    while game.state.outcome() is None:
        play_first(game)
    assert kept(game) == played(game)
    assert "result" in read_game(game.file).extras
