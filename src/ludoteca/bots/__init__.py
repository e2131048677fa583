"""Whoever answers choose(view, limit): by chance, by the heuristic of a game, or by tree search.

`bot` is the contract, `registry` finds bots by name, `mcts` is the search.
"""

from ludoteca.bots.bot import Bot, Decision, Limit
from ludoteca.bots.registry import bot_names, find_bot

__all__ = ["Bot", "Decision", "Limit", "bot_names", "find_bot"]
