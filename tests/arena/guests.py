"""Bots that misbehave, each in its own way; installed for a test by the fixture `guests`."""

import os
from pathlib import Path
from typing import Self

from ludoteca.bots.bot import Bot, Decision, Limit
from ludoteca.core.game import AnyView


class Crasher(Bot):
    """Raises an error at its first decision."""

    def choose(self, view: AnyView, limit: Limit) -> Decision:
        raise RuntimeError("the bot has lost its mind")


class Cheat(Bot):
    """Makes a move that no rule allows."""

    def choose(self, view: AnyView, limit: Limit) -> Decision:
        return Decision(view.game.read("lay 30,-30"))


class Deserter(Bot):
    """Takes its whole process away."""

    def choose(self, view: AnyView, limit: Limit) -> Decision:
        os._exit(3)


class Hoarder(Bot):
    """Plays well enough, but tells a file when it opens and when it is closed."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        self.diary = ""

    @classmethod
    def from_argument(cls, argument: str, seed: int | None = None) -> Self:
        bot = cls(seed)
        bot.diary = argument
        bot.note("open")
        return bot

    def note(self, word: str) -> None:
        with Path(self.diary).open("a") as diary:
            diary.write(f"{word} ")

    def close(self) -> None:
        self.note("closed")

    def choose(self, view: AnyView, limit: Limit) -> Decision:
        return Decision(view.moves()[0])
