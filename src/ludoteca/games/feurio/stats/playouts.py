"""Complete games inside the kernels."""

import numpy as np

from ludoteca.core.chance import stream
from ludoteca.core.parts.playouts import Playouts
from ludoteca.games.feurio.rules.course import play_games
from ludoteca.games.feurio.rules.layout import MOST_SEATS
from ludoteca.games.feurio.state import FeurioState
from ludoteca.games.feurio.stats.courses import play_greedily


class FeurioPlayouts(Playouts):
    """Random and greedy games by the hundred thousand."""

    def random_games(self, start: FeurioState, games: int, seed: int) -> int:
        """Play at random; how many actions the games took in all."""
        points = np.zeros(MOST_SEATS, np.int64)
        return int(play_games(start.storage, games, stream(seed), points))

    def greedy_games(self, start: FeurioState, games: int, seed: int) -> int:
        """Play what the heuristic likes best; how many actions the games took in all."""
        courses = play_greedily(start.storage, games, stream(seed))
        return int(courses["actions"].sum())
