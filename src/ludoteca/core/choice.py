"""Choices: the options that a host can set at a new table, one after another."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ludoteca.core.messages import say
from ludoteca.core.record import Json

# What an option can be set to.
Setting = str | int | None


@dataclass(frozen=True)
class Choice:
    """One option: the settings it can have, given those before it, and the rules about it."""

    game: str
    name: str
    settings: tuple[Setting, ...]
    rules: tuple[str, ...] = ()
    # What settings are called that are names of things, in the player's language.
    titles: Mapping[str, str] = field(default_factory=dict)
    # Whether somebody may bring a file for it (`Game.accept`).
    takes_paper: bool = False

    @property
    def title(self) -> str:
        """What the option is called."""
        return say(f"{self.game}-choice-{self.name}")

    @property
    def about(self) -> str:
        """What it changes, in a line."""
        return say(f"{self.game}-choice-{self.name}.about")

    def title_of(self, setting: Setting) -> str:
        """What a setting is called; the game may name it, otherwise a number names itself."""
        facts = {"setting": _word(setting), "title": self.titles.get(str(setting), "")}
        return say(f"{self.game}-choice-{self.name}.setting", **facts)


def narrow(tables: Iterable[Json], chosen: Json) -> list[tuple[str, tuple[Setting, ...]]]:
    """By option, in order, the settings found at those tables that agree with what is before it."""
    left: Sequence[Json] = list(tables)
    found = []
    for name, setting in chosen.items():
        settings = tuple(dict.fromkeys(_setting(table[name]) for table in left))
        found.append((name, settings))
        left = [table for table in left if table[name] == setting]
    return found


def _setting(value: object) -> Setting:
    assert value is None or isinstance(value, str | int), "an option is a word or a number"
    return value


def _word(setting: Setting) -> str | int:
    """A setting as messages select by it."""
    return setting if type(setting) is int else str(setting).lower()
