"""Whether a temper costs strength: bots of a level, beside the same ones without a temper.

ludoteca arena feurio seats=4 --bots level:3,benchmarks.strength.tempers:EvenBot:3 --games 400
"""

from ludoteca.bots.level_bot import LevelBot
from ludoteca.bots.mcts.action_stats import ActionStats
from ludoteca.core.game import AnyView


class EvenBot(LevelBot):
    """A bot of a level that leans to nothing."""

    def lean(
        self,
        view: AnyView,  # noqa: ARG002 it need not look
        choices: list[ActionStats],  # noqa: ARG002
        seen: ActionStats,
    ) -> ActionStats:
        """What it sees."""
        return seen
