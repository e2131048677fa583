"""Gymnasium: one seat learns, bots of choice have the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ludoteca.bots.bot import Bot, Limit
from ludoteca.bots.registry import find_bot
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Options
from ludoteca.envs.encoders import encoder_of, find_table
from ludoteca.envs.episode import Episode
from ludoteca.envs.rendering import RENDER_MODES, render

# What is paid for an action that is not legal: as much as for a defeat, at least.
ILLEGAL = -1.0

Observation = npt.NDArray[np.uint8]
Info = dict[str, Any]


class GymnasiumEnv(gymnasium.Env[Observation, np.int64]):
    """A game in which one seat is the agent's; the reward comes at the end, from -1 to 1.

    `action_masks` and `info["action_mask"]` tell what is legal; anything else ends the episode.
    """

    # As Gymnasium declares it.
    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: AnyGame | str,
        options: Options | Mapping[str, object] | None = None,
        opponents: Sequence[str] = ("greedy",),
        seat: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.game, self.options = find_table(game, options)
        self.options.check_seat(seat)
        self.seat = seat
        self.opponents = tuple(opponents)
        self.render_mode = render_mode
        encoder = encoder_of(self.game)
        self.observation_space = spaces.Box(0, 255, (len(encoder.observation_names),), np.uint8)
        self.action_space = spaces.Discrete(len(encoder.action_names))
        self._episode: Episode | None = None
        self._bots: dict[int, Bot] = {}

    @property
    def episode(self) -> Episode:
        """The game that is being played."""
        assert self._episode is not None, "reset it first"
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin anew and play up to the agent's first decision; the same seed does the same."""
        super().reset(seed=seed, options=options)
        self.close()
        others = [seat for seat in range(self.options.seats) if seat != self.seat]
        for number, seat in enumerate(others):
            spec = self.opponents[number % len(self.opponents)]
            self._bots[seat] = find_bot(spec, int(self.np_random.integers(1 << 31)))
        self._episode = Episode(self.game, self.options, int(self.np_random.integers(1 << 62)))
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        return self.episode.observe(self.seat), self._info()

    def _let_bots_play(self) -> None:
        episode = self.episode
        while episode.to_move in self._bots:
            view = episode.state.view(episode.to_move)
            decision = self._bots[episode.to_move].choose(view, Limit())
            episode.play(episode.state.action_of(decision.move))

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        """Do what the agent has chosen, and all that others do until it is to move again."""
        episode, reward, ended = self.episode, 0.0, False
        if episode.allows(int(action)):
            episode.step(int(action))
            self._let_bots_play()
            if episode.to_move < 0:
                reward, ended = episode.returns()[self.seat], True
            info = self._info()
        else:
            reward, ended = ILLEGAL, True
            info = {**self._info(), "illegal": True}
        if self.render_mode == "human":
            self.render()
        return episode.observe(self.seat), reward, ended, False, info

    def action_masks(self) -> npt.NDArray[np.int8]:
        """What the agent may do, over all ids."""
        return self.episode.mask(self.seat)

    def _info(self) -> Info:
        return {"action_mask": self.action_masks()}

    def render(self) -> str | None:
        """The position as the agent's seat sees it."""
        return render(self.episode.state, self.seat, self.render_mode)

    def close(self) -> None:
        """Let the bots go."""
        for bot in self._bots.values():
            bot.close()
        self._bots = {}
