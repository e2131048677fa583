"""Heuristics: what a game that says nothing thinks of its moves."""

import pytest

from ludoteca.bots.bot import Limit
from ludoteca.bots.registry import find_bot
from ludoteca.core.parts.heuristic import Heuristic
from ludoteca.core.parts.playouts import Playouts
from tests.core.plain_games import HIGH_CARD


@pytest.mark.parametrize(("cards", "lead"), [((7, 3), 1.0), ((1, 3), -1.0)])
def test_a_move_is_worth_the_lead_right_after_it(cards: tuple[int, int], lead: float) -> None:
    state = HIGH_CARD.start(HIGH_CARD.options({}))
    for card in cards:
        state.play(f"deal {card}")
    assert state.view(0).moves() == ["fold", "show"]
    # Whoever folds loses; the highest and the lowest card settle it, whatever the other has.
    assert HIGH_CARD.heuristic.evaluate(state.view(0)) == [-1.0, lead]
    assert list(state.history) == [f"deal {card}" for card in cards], "it was only thought of"


def test_what_is_hidden_does_not_change_an_opinion() -> None:
    opinions = []
    for other in (1, 7):
        state = HIGH_CARD.start(HIGH_CARD.options({}))
        for card in (4, other):
            state.play(f"deal {card}")
        opinions.append(Heuristic().evaluate(state.view(0)))
    assert opinions[0] == opinions[1]


def test_a_greedy_bot_follows_it() -> None:
    state = HIGH_CARD.start(HIGH_CARD.options({}))
    for card in (7, 3):
        state.play(f"deal {card}")
    assert find_bot("greedy", 1).choose(state.view(0), Limit()).move == "show"


def test_complete_games_are_played_by_it() -> None:
    start = HIGH_CARD.start(HIGH_CARD.options({}))
    playouts = HIGH_CARD.playouts
    assert isinstance(playouts, Playouts)
    # Two cards, and a bid.
    assert playouts.greedy_games(start, 5, seed=1) == 15
    assert playouts.random_games(start, 5, seed=1) == 15
    assert len(start.actions) == 0
