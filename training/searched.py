"""Games for learning, played by the search with the network that is to learn.

They take a thousand times as long as games by one look, and are played by somebody who plans: what
a network learns from them is what positions are worth to such a player.
"""

from dataclasses import replace
from typing import Any

import numpy as np

from ludoteca.bots.bot import Limit
from ludoteca.bots.mcts.search import Search
from ludoteca.core.chance import stream
from ludoteca.core.game import AnyState
from ludoteca.core.options import Options
from ludoteca.core.stored import storage_of
from ludoteca.core.turn import CHANCE
from training.selfplay import MOST_POSITIONS, Player, Positions, choose
from training.subject import find_subject

# Of so many seats one is left to somebody else of the pool: nobody learns to beat only himself.
GUEST_EVERY = 5
GUESTS = (Player.NEWEST, Player.QUICK, Player.GREEDY)
# How a game ended says little about a position in it. So much of what is learned is what the next
# search expected instead.
EXPECTED = 0.5
# Of a thousand decisions at a common task so many are left to chance: one mistake is often its end.
TASK_CHANCE_MOVES = 4


class Game:
    """One game: who plays, what is remembered, and how it ended."""

    def __init__(
        self, name: str, table: int, options: Options, nets: np.ndarray, limit: Limit, seed: int
    ) -> None:
        self._name = name
        self._subject = find_subject(name)
        self._is_task = self._subject.tables[table].is_task
        self._chance_moves = TASK_CHANCE_MOVES if self._is_task else self._subject.chance_moves
        self._ask: dict[str, Any] = dict(self._subject.kernels)
        self._rng = np.random.default_rng(seed)
        self._kernel_rng = stream(seed)
        self._nets = nets
        self._limit = limit
        game = self._subject.game
        self._state: AnyState = game.start(options)
        self._storage = storage_of(self._state)
        network = replace(self._subject.network, weights=lambda: nets)
        self._searches = [Search(game, seed + seat, 1, network) for seat in range(options.seats)]
        # After how many actions a search expected which chances to win.
        self._expected: list[tuple[int, tuple[float, ...]]] = []
        # At a common task there is nobody to beat, and a guest would spoil it.
        self._guests = [
            int(self._rng.choice(GUESTS))
            if not self._is_task and self._rng.integers(GUEST_EVERY) == 0
            else None
            for _ in range(options.seats)
        ]

    def play(self) -> Positions:
        """Play to the end; positions on the way, and how they ended."""
        state, s, rng, ask = self._state, self._storage[0], self._rng, self._ask
        shape = self._subject.network.architecture
        features = np.empty((MOST_POSITIONS, shape.features), np.uint8)
        # Of each position how many actions led to it, and whose turn it is.
        seen: list[tuple[int, int]] = []
        while not ask["is_over"](s):
            state.apply_unchecked(self._decide())
            is_seen = not ask["is_over"](s) and ask["is_memorable"](s)
            is_seen = is_seen and rng.integers(self._subject.every) == 0
            if is_seen and len(seen) < MOST_POSITIONS:
                ask["write_features"](s, s.seat, features[len(seen)])
                seen.append((len(state.actions), int(s.seat)))
        return features[: len(seen)], self._targets(seen)

    def _targets(self, seen: list[tuple[int, int]]) -> np.ndarray:
        """For each position, how the game ended, and what the next search expected."""
        s, ask = self._storage[0], self._ask
        shape = self._subject.network.architecture
        ends = np.zeros((2, shape.most_sides), np.float32)
        ask["write_result"](s, ends)
        targets = np.empty((len(seen), shape.outputs), np.float32)
        for row, (length, turn) in enumerate(seen):
            ask["write_target"](s, turn, ends, targets[row])
            following = next((told for at, told in self._expected if at >= length), None)
            if following is not None:
                sides = self._sides(following, turn)
                count = len(sides)
                targets[row, :count] += EXPECTED * (sides - targets[row, :count])
        return targets

    def _sides(self, chances: tuple[float, ...], turn: int) -> np.ndarray:
        """The chances of all sides, that on turn first; at a task, of the crews and of the fire."""
        return np.array([chances[0], 1 - chances[0]]) if self._is_task else np.roll(chances, -turn)

    def _decide(self) -> int:
        """What is done now: by chance, by a guest, or after a search."""
        state, rng = self._state, self._rng
        seat, actions = state.to_move, state.legal()
        is_stray = rng.integers(1000) < self._chance_moves
        if seat == CHANCE or len(actions) == 1 or is_stray:
            return int(rng.choice(actions, p=state.chances() if seat == CHANCE else None))
        guest = self._guests[seat]
        if guest is not None:
            return choose(self._name, self._storage, guest, self._nets, self._kernel_rng)
        search = self._searches[seat]
        search.think(state.view(seat), self._limit)
        choices = search.choices()
        if choices[0].chances:
            self._expected.append((len(state.actions), choices[0].chances))
        if not self._ask["is_opening"](self._storage[0]):
            return choices[0].action
        visits = np.array([choice.visits for choice in choices], np.float64)
        return choices[int(rng.choice(len(choices), p=visits / visits.sum()))].action


def gather_searched(
    name: str, table: int, games: int, simulations: int, nets: np.ndarray, seed: int
) -> Positions:
    """Play games at a table, every other one in the plain game, and return what was remembered."""
    variants = find_subject(name).tables[table].options
    limit = Limit(simulations=simulations)
    found = []
    for number in range(games):
        options = variants[0 if number % 2 else number // 2 % len(variants)]
        game_seed = int(np.random.SeedSequence([seed, number]).generate_state(1)[0])
        found.append(Game(name, table, options, nets, limit, game_seed).play())
    return np.concatenate([each[0] for each in found]), np.concatenate([e[1] for e in found])
