"""A bot that looks ahead and judges what it sees by a network that taught itself."""

from typing import ClassVar

from ludoteca.bots.mcts.search import Search
from ludoteca.bots.search_bot import SearchBot
from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyGame
from ludoteca.core.parts.network import Network


class LearnedBot(SearchBot):
    """Searches as “search” does, but asks a network what a position is worth."""

    about: ClassVar[str] = "bot-learned"

    def begin(self, game: AnyGame) -> Search:
        """A search by the network of a game; refused for one that has none."""
        return Search(game, self.seed, self.threads, self.network_of(game))

    def network_of(self, game: AnyGame) -> Network:
        """The network that this bot asks."""
        if game.network is None:
            raise Malformed("learned-no-network", game=game.title)
        return game.network
