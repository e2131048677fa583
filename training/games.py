"""Games between bots, for whoever asks something about them."""

from collections.abc import Callable, Iterator

import numpy as np

from ludoteca.bots.bot import Decision
from ludoteca.core.game import AnyState, AnyView
from ludoteca.core.turn import CHANCE, OVER


def play_game(
    state: AnyState, rng: np.random.Generator, choose: Callable[[AnyView], Decision]
) -> Iterator[AnyState]:
    """Play on to the end; the state, before every action of chance or of a seat."""
    while (seat := state.to_move) != OVER:
        yield state
        if seat == CHANCE:
            state.apply_unchecked(int(rng.choice(state.legal(), p=state.chances())))
        else:
            state.apply(state.action_of(choose(state.view(seat)).move))


def divide_victory(state: AnyState) -> list[float]:
    """By seat, its share of the victory; at a common task all have won, or none."""
    outcome = state.outcome()
    assert outcome is not None, "the game is over"
    seats = range(state.options.seats)
    if outcome.won is not None:
        return [float(outcome.won)] * len(seats)
    first = outcome.ranking[0]
    return [(seat in first) / len(first) for seat in seats]
