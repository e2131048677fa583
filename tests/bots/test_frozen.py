"""Opponents that never change: strength is told by them, so what they decide is held fast.

Who means to change `search` or the levels without a network must give the new ones another name.
`python -m tests.bots.test_frozen` writes the decisions down.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.bots.bot import Limit
from ludoteca.bots.registry import find_bot
from ludoteca.core.chance import Dealer
from ludoteca.core.game import AnyState
from ludoteca.core.registry import find_game
from ludoteca.core.turn import CHANCE

FILE = Path(__file__).with_name("frozen_decisions.json")
TABLES = {"feurio": ({"seats": 1}, {"seats": 2}, {"seats": 4}), "futurisiko": ({"seats": 4},)}
BOTS = ("greedy", "quick", "search:100", "search-level:1", "search-level:3")
POSITIONS = 12
# Processors round differently, and between two moves of one value that decides.
ENOUGH = 0.9


def positions(game: str, settings: dict[str, int]) -> Iterator[AnyState]:
    """Decisions in a game at random, one after every few."""
    playing = find_game(game)
    state, dealer = playing.start(playing.options(settings)), Dealer(f"frozen {settings}")
    for _ in range(POSITIONS):
        steps = 4
        while steps > 0 or state.to_move == CHANCE:
            legal = state.legal()
            is_luck = state.to_move == CHANCE
            state.apply(
                dealer.choose(legal, state.chances() if is_luck else [1 / len(legal)] * len(legal))
            )
            steps -= 1
        yield state


def decide(bot: str) -> list[str]:
    """What a bot does in all positions."""
    return [
        str(find_bot(bot, 1).choose(state.view(state.to_move), Limit(simulations=100)).move)
        for game, tables in TABLES.items()
        for settings in tables
        for state in positions(game, settings)
    ]


@pytest.mark.compiled
@pytest.mark.parametrize("bot", BOTS)
def test_an_opponent_that_never_changes_decides_as_ever(bot: str) -> None:
    known, found = json.loads(FILE.read_text("utf-8"))[bot], decide(bot)
    same = sum(one == other for one, other in zip(known, found, strict=True))
    assert same >= ENOUGH * len(known), list(zip(known, found, strict=True))


if __name__ == "__main__":
    FILE.write_text(json.dumps({bot: decide(bot) for bot in BOTS}, indent=1) + "\n", "utf-8")
