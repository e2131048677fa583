"""OpenSpiel: our games for its algorithms, by its interface for games in Python.

Chance is explicit. Its actions are the ids of encoders, so some decisions take several of them; the
outcomes of chance are numbered in the order in which a state lists them. What a player has seen,
move by move, is the information state.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from ludoteca.core.game import AnyGame, AnyState
from ludoteca.core.options import Options
from ludoteca.core.parts.encoder import NO_PREFIX, PREFIX, Encoder
from ludoteca.core.registry import find_game, game_names
from ludoteca.core.stored import storage_of
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.envs.encoders import encoder_of, find_table

# Dice and cards never have more outcomes, nor any game as many steps.
MOST_OUTCOMES = 128
LONGEST = 1_000_000


def short_name(game: AnyGame) -> str:
    """What OpenSpiel calls a game of this house."""
    return f"ludoteca_{game.name}"


def write_table(options: Options) -> str:
    """Options as one parameter of a game: OpenSpiel has = and , for itself."""
    return " ".join(
        f"{name}:{json.dumps(setting)}" for name, setting in options.as_json().items()
    ).replace('"', "'")


def read_table(text: str) -> Mapping[str, object]:
    """The options that are written in a parameter."""
    parts = (part.partition(":") for part in text.replace("'", '"').split())
    return {name: json.loads(setting) for name, _, setting in parts}


def load(game: AnyGame | str, options: Options | Mapping[str, object] | None = None) -> Any:  # noqa: ANN401
    """A game of this house as OpenSpiel knows games; the same as its own `load_game`."""
    found, table = find_table(game, options)
    return pyspiel.load_game(short_name(found), {"table": write_table(table)})


def _game_type(game: AnyGame) -> Any:  # noqa: ANN401
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=encoder_of(game).most_seats,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"table": ""},
    )


class OpenSpielGame(pyspiel.Game):
    """A game of this house at one table."""

    def __init__(self, game: AnyGame, params: Mapping[str, object] | None = None) -> None:
        self.game = game
        self.options = game.options(read_table(str((params or {}).get("table", ""))))
        self.encoder = encoder_of(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoder.action_names),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.options.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(game), info, dict(params or {}))

    def new_initial_state(self) -> OpenSpielState:
        """A game before its first action."""
        return OpenSpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any | None = None,  # noqa: ANN401
        params: Mapping[str, object] | None = None,
    ) -> OpenSpielObserver:
        """What turns states into tensors and texts."""
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return OpenSpielObserver(self.encoder, recalls=recalls)


class Held:
    """A state and what is chosen so far; a deep copy, as OpenSpiel makes it, copies no kernels."""

    def __init__(self, state: AnyState, encoder: Encoder, prefix: int = NO_PREFIX) -> None:
        self.state = state
        self.encoder = encoder
        self.prefix = prefix

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return Held(self.state.copy(), self.encoder, self.prefix)


class OpenSpielState(pyspiel.State):
    """A game that is being played."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.game.start(game.options), game.encoder)

    def current_player(self) -> int:
        """A seat, chance, or nobody any more."""
        mover = self.held.state.to_move
        if mover == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 asked of who is to move
        held = self.held
        ids = np.zeros(len(held.encoder.action_names), np.int16)
        count = held.encoder.list_ids(storage_of(held.state)[0], held.prefix, ids)
        return sorted(ids[:count].tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes by their place in the list, with their chances."""
        return list(enumerate(self.held.state.chances()))

    def _apply_action(self, action: int) -> None:
        held = self.held
        if held.state.to_move == CHANCE:
            held.state.apply_unchecked(held.state.legal()[action])
            return
        found = int(held.encoder.resolve(storage_of(held.state)[0], held.prefix, action))
        if found >= PREFIX:
            held.prefix = found
        else:
            held.prefix = NO_PREFIX
            held.state.apply_unchecked(found)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.held.state.move_of(self.held.state.legal()[action]))
        return self.held.encoder.action_names[action]

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self.held.state.to_move == OVER

    def returns(self) -> list[float]:
        """By seat, what the end is worth."""
        return self.held.state.returns()

    def __str__(self) -> str:
        return f"{self.held.state} {self.held.prefix}"


class OpenSpielObserver:
    """What a player knows, as a tensor and as text."""

    def __init__(self, encoder: Encoder, *, recalls: bool) -> None:
        self._encoder = encoder
        self._recalls = recalls
        self._row = np.zeros(len(encoder.observation_names), np.uint8)
        self.tensor = np.zeros(len(self._row), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write what a player knows."""
        held = state.held
        prefix = held.prefix if held.state.to_move == player else NO_PREFIX
        self._encoder.observe(storage_of(held.state)[0], player, prefix, self._row)
        self.tensor[:] = self._row

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """What a player knows, or with perfect recall has ever seen, as text."""
        held = state.held
        view = held.state.view(player)
        chosen = f" chosen {held.prefix}" if view.seat == view.to_move and held.prefix else ""
        known = "; ".join(map(str, view.history)) if self._recalls else str(view)
        return f"{player}: {known}{chosen}"


def _register(game: AnyGame) -> None:
    class Registered(OpenSpielGame):
        """OpenSpiel makes games by their parameters alone."""

        def __init__(self, params: Mapping[str, object] | None = None) -> None:
            super().__init__(game, params)

    pyspiel.register_game(_game_type(game), Registered)


for _name in game_names():
    if find_game(_name).encoder is not None:
        _register(find_game(_name))
