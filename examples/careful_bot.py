"""A bot of one class, for `ludoteca arena feurio --bots careful_bot:Careful,random`."""

from ludoteca.bots import Bot, Decision, Limit
from ludoteca.core.game import AnyView
from ludoteca.games.feurio import Men


class Careful(Bot):
    """Lays anywhere, and never places more than one man."""

    def choose(self, view: AnyView, limit: Limit) -> Decision:  # noqa: ARG002 it does not think
        """The first move that is modest."""
        return Decision(next(m for m in view.moves() if not isinstance(m, Men) or m.count == 1))
