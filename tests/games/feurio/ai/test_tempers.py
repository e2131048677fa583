"""What bots lean to in Feurio!, held against the text of moves in a random game."""

import re

import numpy as np

from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio import FEURIO
from ludoteca.games.feurio.ai.tempers import count_sent, find_number, prefer_low

PLACES = re.compile(r"men (-?\d+),(-?\d+) (\d)")


def test_leanings_are_what_they_are_called() -> None:
    rng = np.random.default_rng(1)
    state = FEURIO.start(FEURIO.options({"seats": 2}))
    placed = 0
    while state.to_move != OVER:
        if state.to_move != CHANCE:
            view = state.view(state.to_move)
            numbers = {(tile.q, tile.r): tile.number for tile in view.tiles()}
            for move in view.moves():
                words = PLACES.match(str(move))
                placed += words is not None
                sent = int(words[3]) if words else 0
                number = numbers[int(words[1]), int(words[2])] if words else 0
                assert count_sent(view, move) == sent
                assert find_number(view, move) == number
                assert prefer_low(view, move) == (7 - number if number else 0)
        state.apply_unchecked(int(rng.choice(state.legal())))
    assert placed > 100
