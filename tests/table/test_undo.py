"""Taking back: how far it goes, and what stands against it."""

from collections.abc import Callable

import numpy as np
import pytest

from ludoteca.core.errors import IllegalMove, Malformed
from ludoteca.core.game import AnyState
from ludoteca.core.registry import find_game
from ludoteca.table.undo import can_take_back, take_back


class Game:
    """A game with those who moved, played at random until something can be done."""

    def __init__(self, name: str, seed: int, **options: object) -> None:
        game = find_game(name)
        self.state: AnyState = game.start(game.options(options))
        self.authors: list[int] = []
        self._rng = np.random.default_rng(seed)

    def play(self, text: str) -> None:
        self.authors.append(self.state.to_move)
        self.state.play(text)

    def play_until(self, wanted: Callable[[list[str]], bool]) -> list[str]:
        """Play at random until the legal moves are as wanted; what they are."""
        while True:
            legal = [str(move) for move in self.state.moves()]
            assert legal, "the game is over"
            if self.state.to_move >= 0 and wanted(legal):
                return legal
            self.play(legal[self._rng.integers(len(legal))])

    def undone(self) -> AnyState:
        return take_back(self.state, self.authors)


def begins(*words: str) -> Callable[[list[str]], bool]:
    """Whether there are several legal moves, and one that begins with each of these."""
    return lambda legal: (
        len(legal) > 1 and all(any(m.startswith(word) for m in legal) for word in words)
    )


def first(legal: list[str], word: str) -> str:
    return next(move for move in legal if move.startswith(word))


def test_what_is_built_is_taken_back_piece_by_piece() -> None:
    game = Game("futurisiko", 1, seats=3)
    begun = None
    for _ in range(2):
        legal = game.play_until(begins("build", "built"))
        begun = game.state.copy()
        game.play(first(legal, "build "))
    assert begun is not None
    assert can_take_back(game.state, game.authors)
    assert game.undone() == begun


@pytest.mark.parametrize(("word", "rule"), [("fight", "F44"), ("boost", "F60"), ("launch", "F60")])
def test_F44_F60_a_step_that_is_over_and_a_card_that_was_shown_stay(word: str, rule: str) -> None:
    game = Game("futurisiko", 1, seats=3)
    seat = None
    while seat is None or game.state.to_move != seat:
        legal = game.play_until(begins(word))
        seat = game.state.to_move
        game.play(first(legal, word))
    with pytest.raises(IllegalMove) as refused:
        game.undone()
    assert refused.value.rule == rule
    assert not can_take_back(game.state, game.authors)


def test_F67_to_leave_something_out_goes_back_with_what_came_after_it() -> None:
    game = Game("futurisiko", 2, seats=3)
    game.play_until(begins("ready", "truce"))
    asked = game.state.copy()
    game.play("ready")
    game.play(first([str(move) for move in game.state.moves()], "move "))
    assert game.undone() == asked


def test_a_tile_that_others_have_seen_is_not_taken_back() -> None:
    game = Game("feurio", 3, seats=2, firebreak=True)
    legal = game.play_until(begins("lay"))
    game.play(first(legal, "lay"))
    with pytest.raises(Malformed) as refused:
        game.undone()
    assert refused.value.key == "play-undo-reveals"


def test_what_could_not_be_done_otherwise_is_no_decision() -> None:
    game = Game("feurio", 4, seats=2)
    legal = game.play_until(lambda legal: len(legal) == 1 and legal[0].startswith("lay"))
    game.play(legal[0])
    with pytest.raises(Malformed) as refused:
        game.undone()
    assert refused.value.key == "play-undo-forced"


def test_earlier_positions_may_be_remembered_instead_of_replayed() -> None:
    game = Game("feurio", 5, seats=2)
    legal = game.play_until(begins("lay"))
    length, before = len(game.authors), game.state.copy()
    game.play(legal[0])
    asked: list[int] = []

    def recall(number: int) -> AnyState:
        asked.append(number)
        return before

    assert take_back(game.state, game.authors, recall) is before
    assert asked == [length]
