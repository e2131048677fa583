"""Positions that are asked about, and what a network says of them."""

from collections.abc import Iterator, Sequence
from functools import partial

import numpy as np

from ludoteca.bots.bot import Limit
from ludoteca.bots.registry import find_bot
from ludoteca.core.figures.estimate import NORMAL, Estimate
from ludoteca.core.game import AnyState
from ludoteca.core.stored import storage_of
from training.games import play_game
from training.subject import find_subject

PERCENT = 100


def play_quickly(game: str, seats: int, games: int) -> Iterator[Iterator[AnyState]]:
    """Games between quick players, each by its positions; a position is changed by the next."""
    playing = find_subject(game).game
    for number in range(games):
        rng = np.random.default_rng([seats, number])
        bot = find_bot("quick", number)
        state = playing.start(playing.options({"seats": seats}))
        yield play_game(state, rng, partial(bot.choose, limit=Limit()))


def judge(game: str, state: AnyState) -> np.ndarray:
    """The chances to win of all seats, as the network judges a position."""
    network = find_subject(game).network
    chances = np.zeros(network.architecture.most_sides, np.float32)
    network.evaluate(storage_of(state)[0], network.weights(), np.zeros_like(chances), chances)
    return chances[: state.options.seats]


def mean_of(numbers: Sequence[float]) -> Estimate:
    """The mean, and how sure it is."""
    mean = float(np.mean(numbers))
    reach = NORMAL * float(np.std(numbers)) / len(numbers) ** 0.5
    return Estimate(mean, mean - reach, mean + reach)
