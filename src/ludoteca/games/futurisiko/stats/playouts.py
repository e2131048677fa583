"""Complete games inside the kernels."""

from ludoteca.core.chance import stream
from ludoteca.core.parts.playouts import Playouts
from ludoteca.games.futurisiko.rules.course import play_games
from ludoteca.games.futurisiko.state import FutuRisikoState
from ludoteca.games.futurisiko.stats.courses import play_greedily

# Armies that move at random hardly ever conquer the world: without a limit of rounds such a game
# is broken off after this one.
MOST_RANDOM_ROUNDS = 200


class FutuRisikoPlayouts(Playouts):
    """Random and greedy games by the thousand."""

    def random_games(self, start: FutuRisikoState, games: int, seed: int) -> int:
        """Play at random; how many actions the games took in all."""
        return int(play_games(start.storage, games, stream(seed), MOST_RANDOM_ROUNDS))

    def greedy_games(self, start: FutuRisikoState, games: int, seed: int) -> int:
        """Play what the heuristic likes best; how many actions the games took in all."""
        courses = play_greedily(start.storage, games, stream(seed))
        return int(courses["actions"].sum())
