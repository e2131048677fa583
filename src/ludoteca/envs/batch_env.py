"""Many games at once: one call moves all of them, NumPy in, NumPy out."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from ludoteca.core.chance import STREAM, stream
from ludoteca.core.errors import IllegalMove
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Options
from ludoteca.core.stored import storage_of
from ludoteca.envs import kernels
from ludoteca.envs.encoders import encoder_of, find_table, specialize_kernels

Ids = npt.NDArray[np.int16]
# What a step answers when every id was offered.
NONE_ILLEGAL = -1


class BatchEnv:
    """Games of one kind side by side, each at a decision; one that ends begins anew.

    The arrays are written in place by every step: by game, `observations` of the seat that is to
    move (`movers`), the `ids` of what it may do (the first `counts` of each row, and the same as
    `masks`), and of the step just made, whether the game `ended` and by seat the `rewards`. The
    observation is then that of the next game. The i-th game of seed s is that of an episode with
    the seed s + i.
    """

    def __init__(
        self, game: AnyGame | str, options: Options | Mapping[str, object] | None, games: int
    ) -> None:
        self.game, self.options = find_table(game, options)
        self.encoder = encoder_of(self.game)
        self._step = specialize_kernels(self.encoder, kernels.BATCH)["step_games"]
        self._start = storage_of(self.game.start(self.options))
        self._games = np.repeat(self._start, games)
        self._streams = np.zeros(games, STREAM)
        self._prefixes = np.zeros(games, np.int64)
        actions = len(self.encoder.action_names)
        self.movers = np.zeros(games, np.int8)
        self.observations = np.zeros((games, len(self.encoder.observation_names)), np.uint8)
        self.ids: Ids = np.zeros((games, actions), np.int16)
        self.counts = np.zeros(games, np.int64)
        self.masks = np.zeros((games, actions), np.bool_)
        self._rewards = np.zeros((games, self.encoder.most_seats), np.float32)
        self.rewards = self._rewards[:, : self.options.seats]
        self.ended = np.zeros(games, np.bool_)
        self._chosen: Ids = np.zeros(games, np.int16)
        self._arrays = (
            *(self._start, self._games, self._streams, self.movers, self._prefixes),
            *(self.observations, self.ids, self.counts, self.masks),
        )
        self.reset(0)

    def __len__(self) -> int:
        return len(self._games)

    def reset(self, seed: int) -> None:
        """Begin all games anew; the same seed deals the same."""
        for i in range(len(self)):
            self._streams[i] = stream(seed + i)
        # Apart from what chance does in the games, so that policies do not change the deal.
        self._luck = stream(seed + len(self))
        self.ended[:] = True  # of what was before, nothing is paid
        self._step(*self._arrays, self._chosen, self._rewards, self.ended, True)  # noqa: FBT003

    def step(self, chosen: npt.NDArray[np.integer]) -> None:
        """Do in each game what the seat that is to move has chosen by its id."""
        wrong = self._step(*self._arrays, chosen, self._rewards, self.ended, False)  # noqa: FBT003
        if wrong != NONE_ILLEGAL:
            raise IllegalMove("illegal-action", action=int(chosen[wrong]))

    def sample(self) -> Ids:
        """In each game, any id that is offered; in place, as everything."""
        kernels.sample_ids(self._luck, self.ids, self.counts, self._chosen)
        return self._chosen
