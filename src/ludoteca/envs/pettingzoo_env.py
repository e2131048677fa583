"""PettingZoo: every seat is an agent (agent environment cycle)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ludoteca.core.game import AnyGame
from ludoteca.core.options import Options
from ludoteca.envs.encoders import encoder_of, find_table
from ludoteca.envs.episode import Episode
from ludoteca.envs.rendering import RENDER_MODES, render

# What is paid for an action that is not legal.
ILLEGAL = -1.0

Observation = dict[str, np.ndarray]


class PettingZooEnv(AECEnv[str, Observation, int]):
    """A game as PettingZoo plays it: one agent after another, by the ids of actions.

    Who chooses what is not legal ends the game and pays for it, as in PettingZoo's own games.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 as PettingZoo declares it
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: AnyGame | str,
        options: Options | Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game, self.options = find_table(game, options)
        encoder = encoder_of(self.game)
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"{self.game.name}_v{encoder.version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.options.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen, actions = len(encoder.observation_names), len(encoder.action_names)
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (seen,), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self._action_spaces = {
            agent: spaces.Discrete(actions, seed=seat) for agent, seat in self._seat_of.items()
        }
        self._seeds = np.random.default_rng()
        self._episode: Episode | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:  # noqa: ARG002 all are alike
        """What an agent observes: bytes, and a mask over the ids of actions."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The ids of actions."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin anew; the same seed deals the same, and decides what is dealt after it."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        dealt = int(self._seeds.integers(1 << 62)) if seed is None else seed
        self._episode = Episode(self.game, self.options, dealt)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._episode.to_move]

    @property
    def episode(self) -> Episode:
        """The game that is being played."""
        assert self._episode is not None, "reset it first"
        return self._episode

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and what it may do."""
        seat = self._seat_of[agent]
        return {
            "observation": self.episode.observe(seat),
            "action_mask": self.episode.mask(seat),
        }

    def step(self, action: int | None) -> None:
        """Do what the agent whose turn it is has chosen."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is in the game acts"
        episode = self.episode
        self._cumulative_rewards[agent] = 0.0
        if not episode.allows(int(action)):
            self._end([ILLEGAL if other == agent else 0.0 for other in self.possible_agents])
        else:
            episode.step(int(action))
            if episode.to_move >= 0:
                self.agent_selection = self.possible_agents[episode.to_move]
            else:
                self._end(episode.returns())
        if self.render_mode == "human":
            self.render()

    def _end(self, returns: Sequence[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, returns, strict=True))
        self.terminations = dict.fromkeys(self.possible_agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The position as a spectator sees it: nothing that is hidden from anybody."""
        return render(self.episode.state, None, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""
