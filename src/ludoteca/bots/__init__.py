"""Whoever answers choose(view, limit)."""

from ludoteca.bots.bot import Bot, Decision, Limit, bot_names, find_bot

__all__ = ["Bot", "Decision", "Limit", "bot_names", "find_bot"]
