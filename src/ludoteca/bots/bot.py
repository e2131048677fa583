"""The contract of a bot, and where bots are found."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from importlib.metadata import entry_points

from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyView, Move

GROUP = "ludoteca.bots"


@dataclass(frozen=True)
class Limit:
    """How long a bot may think; None is no limit."""

    seconds: float | None = None
    simulations: int | None = None


@dataclass(frozen=True)
class Decision:
    """A move, what the bot thinks it is worth, and the lines it expects."""

    move: Move
    value: float | None = None
    lines: tuple[str, ...] = ()


class Bot(ABC):
    """Sees a view, never the state."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, view: AnyView, limit: Limit) -> Decision:
        """One of the legal moves of a view whose seat is to move."""


def bot_names() -> list[str]:
    """The names of all installed bots."""
    return sorted(entry_points(group=GROUP).names)


def find_bot(name: str, seed: int | None = None) -> Bot:
    """A new bot of the kind with this name."""
    found = tuple(entry_points(group=GROUP, name=name))
    if not found:
        raise Malformed("unknown-bot", name=name, known=", ".join(bot_names()))
    bot: Bot = found[0].load()(seed)
    return bot
