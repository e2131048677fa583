"""Bots that misbehave, each in its own way; installed for a test by the fixture `guests`."""

import os
import sys
from pathlib import Path
from typing import Self

from ludoteca.bots.bot import Bot, Decision, Limit
from ludoteca.core.game import AnyView

GUESTS = (
    "crasher Crasher,cheat Cheat,deserter Deserter,hoarder Hoarder,leaver Leaver,clinger Clinger,"
    "misfit Misfit,absent Absent,table AnyView,chatterbox Chatterbox"
)


def install(folder: Path, package: str = "guests", guests: str = GUESTS) -> Path:
    """Write down a package that brings bots of this file; the folder to look for it in."""
    packages = folder / "packages"
    info = packages / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    points = (guest.split() for guest in guests.split(","))
    lines = [f"{name} = tests.arena.guests:{kind}\n" for name, kind in points]
    (info / "entry_points.txt").write_text("[ludoteca.bots]\n" + "".join(lines))
    return packages


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


class Leaver(Bot):
    """Ends the program that it plays in."""

    def choose(self, view: AnyView, limit: Limit) -> Decision:
        sys.exit(3)


class Clinger(Bot):
    """Plays, but does not want to go."""

    def choose(self, view: AnyView, limit: Limit) -> Decision:
        return Decision(view.moves()[0])

    def close(self) -> None:
        raise RuntimeError("one game more")


class Misfit(Bot):
    """Is not made as bots are made."""

    def __init__(self) -> None:
        super().__init__()

    def choose(self, view: AnyView, limit: Limit) -> Decision:
        return Decision(view.moves()[0])


class Chatterbox(Bot):
    """Says what it thinks to whoever listens."""

    def choose(self, view: AnyView, limit: Limit) -> Decision:
        print("That is a hard one.")  # noqa: T201 bots do such things
        return Decision(view.moves()[0])


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
