"""One game at a time: what all single environments stand on."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludoteca.core.chance import stream
from ludoteca.core.errors import IllegalMove
from ludoteca.core.game import AnyGame, AnyState
from ludoteca.core.kernels.storage import copy_storage
from ludoteca.core.options import Options
from ludoteca.core.parts.encoder import NO_PREFIX
from ludoteca.core.stored import storage_of
from ludoteca.core.turn import CHANCE
from ludoteca.envs import kernels
from ludoteca.envs.encoders import encoder_of, specialize_kernels

# No decision is followed by so many turns of chance.
LOGGED = 4096
# An action takes no more ids.
LONGEST = 8


class Episode:
    """A game from its first decision to its end, played by ids; chance plays by the seed.

    It is played inside kernels; a state, with all that it keeps of its past, is made when somebody
    asks for it.
    """

    def __init__(self, game: AnyGame, options: Options, seed: int) -> None:
        self.encoder = encoder_of(game)
        self._step = specialize_kernels(self.encoder, kernels.ALONE)["step_alone"]
        self._state = game.start(options)
        self._game = copy_storage(storage_of(self._state))
        actions = len(self.encoder.action_names)
        self._turn = np.zeros(3, np.int64)
        self._observation = np.zeros(len(self.encoder.observation_names), np.uint8)
        self._ids = np.zeros(actions, np.int16)
        self._mask = np.zeros(actions, np.bool_)
        self._log = np.zeros(LOGGED, np.int64)
        self._arrays = (
            *(self._game, stream(seed), self._turn),
            *(self._observation, self._ids, self._mask, self._log),
        )
        # What was done since the state was last asked for.
        self._done: list[int] = []
        self._note(self._step(*self._arrays, kernels.BEGIN))

    def _note(self, logged: int) -> None:
        self._done += self._log[:logged].tolist()
        self.to_move = int(self._turn[kernels.MOVER])
        assert self.to_move != CHANCE, "chance comes to an end"

    @property
    def state(self) -> AnyState:
        """The game with its past; it is not to be changed."""
        for action in self._done:
            self._state.apply_unchecked(action)
        self._done = []
        return self._state

    @property
    def ids(self) -> list[int]:
        """What the seat that is to move may choose."""
        if self.to_move < 0:
            return []
        found: list[int] = self._ids[: self._turn[kernels.COUNT]].tolist()
        return found

    def allows(self, chosen: int) -> bool:
        """Whether the seat that is to move may choose this."""
        return self.to_move >= 0 and 0 <= chosen < len(self._mask) and bool(self._mask[chosen])

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """The same as a mask over all ids; nothing for a seat that is not to move."""
        if seat == self.to_move:
            return self._mask.astype(np.int8)
        return np.zeros(len(self._mask), np.int8)

    def observe(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a seat knows."""
        if seat == self.to_move:
            return self._observation.copy()
        row = np.empty_like(self._observation)
        self.encoder.observe(self._game[0], seat, NO_PREFIX, row)
        return row

    def returns(self) -> list[float]:
        """By seat, what the end is worth; nothing before it."""
        worth = np.zeros(self.encoder.most_seats, np.float32)
        if self.to_move < 0:
            self.encoder.write_returns(self._game[0], worth)
        found: list[float] = worth[: self._state.options.seats].tolist()
        return found

    def step(self, chosen: int) -> None:
        """Do what the seat that is to move has chosen by its id."""
        if not self.allows(chosen):
            raise IllegalMove("illegal-action", action=chosen)
        self._note(self._step(*self._arrays, chosen))

    def play(self, action: int) -> None:
        """Do a legal action, whatever ids it takes: for bots."""
        ids = np.zeros(LONGEST, np.int16)
        for chosen in ids[: self.encoder.spell(self._game[0], action, ids)].tolist():
            self.step(chosen)
