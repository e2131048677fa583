"""Playouts: many complete games from one start, for measuring; in kernels, where there are."""

import numpy as np

from ludoteca.core.options import OwnState
from ludoteca.core.parts.heuristic import Heuristic
from ludoteca.core.turn import CHANCE, OVER


class Playouts:
    """Complete games between players who do not search."""

    def random_games(self, start: OwnState, games: int, seed: int) -> int:
        """Play at random; how many actions the games took in all."""
        rng = np.random.default_rng(seed)
        return sum(self._play(start.copy(), None, rng) for _ in range(games))

    def greedy_games(self, start: OwnState, games: int, seed: int) -> int:
        """Play what the heuristic likes best; how many actions the games took in all."""
        rng = np.random.default_rng(seed)
        return sum(self._play(start.copy(), start.game.heuristic, rng) for _ in range(games))

    @staticmethod
    def _play(state: OwnState, heuristic: Heuristic | None, rng: np.random.Generator) -> int:
        actions = 0
        while state.to_move != OVER:
            legal = state.legal()
            if state.to_move == CHANCE:
                chosen = int(rng.choice(len(legal), p=state.chances()))
            elif heuristic is None:
                chosen = int(rng.integers(len(legal)))
            else:
                values = np.array(heuristic.evaluate(state.view(state.to_move)))
                chosen = int(rng.choice(np.flatnonzero(values == values.max())))
            state.apply_unchecked(legal[chosen])
            actions += 1
        return actions
