"""Where bots are found: by the entry points of installed packages, or by `module:Class`."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path

from ludoteca.bots.bot import Bot
from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.installed import installed

GROUP = "ludoteca.bots"
_CLASS = re.compile(r"(?P<where>(?P<top>[A-Za-z_]\w*)(?:\.[A-Za-z_]\w*)*:[A-Za-z_]\w*)(?::(.*))?")


@dataclass(frozen=True)
class BotSpec:
    """What a text such as “greedy”, “search:1000” or “my_bots:Careful” names."""

    entry: EntryPoint
    argument: str
    # Not installed as a bot, but named by its module: to look for it runs what stands there.
    is_class: bool


def bot_names() -> list[str]:
    """The names of all installed bots."""
    return sorted({found.name for found in installed(GROUP)})


def is_bot(spec: str) -> bool:
    """Whether a text names a bot that there is, though it may be broken."""
    return spec.partition(":")[0] in bot_names() or _find_class(spec) is not None


def read_spec(spec: str) -> BotSpec:
    """Where the bot comes from that a text names; an installed one goes before a module."""
    name, _, argument = spec.partition(":")
    found = [found for found in installed(GROUP) if found.name == name]
    if len(found) > 1:
        raise Malformed("bot-twice", name=name, packages=", ".join(map(_name_package, found)))
    if found:
        return BotSpec(found[0], argument, is_class=False)
    by_class = _find_class(spec)
    if by_class is None:
        key = "unknown-bot-module" if _CLASS.fullmatch(spec) else "unknown-bot"
        raise Malformed(key, name=name, known=", ".join(bot_names()))
    return by_class


def runs_programs(spec: str) -> bool:
    """Whether its mere name runs a program, or a module: then a person must have asked for it."""
    return read_spec(spec).is_class or find_kind(spec).runs_programs


def find_kind(spec: str) -> type[Bot]:
    """The kind of bot that a spec names."""
    entry = read_spec(spec).entry
    with _usable(entry):
        kind: object = entry.load()
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise Malformed("bot-no-bot", name=entry.name, package=_name_package(entry))
    return kind


def find_bot(spec: str, seed: int | None = None) -> Bot:
    """A new bot of the kind with this name, and with what follows a colon in mind."""
    kind = find_kind(spec)
    read = read_spec(spec)
    with _usable(read.entry):
        return kind.from_argument(read.argument, seed)


def try_bot(spec: str, seed: int | None = None) -> None:
    """Refuse a bot that cannot be made, or not be let go."""
    bot = find_bot(spec, seed)
    with _usable(read_spec(spec).entry):
        bot.close()


def _find_class(spec: str) -> BotSpec | None:
    """A spec such as “my_bots:Careful” or “my_bots:Careful:3”, if there is such a module.

    It may lie in the folder where a command is run; what is installed is never shadowed by that.
    """
    named = _CLASS.fullmatch(spec)
    if named is None:
        return None
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    if find_spec(named["top"]) is None:
        return None
    entry = EntryPoint(named["where"], named["where"], GROUP)
    return BotSpec(entry, named[3] or "", is_class=True)


@contextmanager
def _usable(entry: EntryPoint) -> Iterator[None]:
    """Whatever goes wrong within is the fault of the package that this bot comes from."""
    try:
        yield
    except Refusal:
        raise
    except (Exception, SystemExit) as fault:
        package = _name_package(entry)
        told = f"{type(fault).__name__}: {fault}"
        raise Malformed("bot-broken", name=entry.name, package=package, fault=told) from fault


def _name_package(entry: EntryPoint) -> str:
    """The package that brings a bot, as far as that is known, or its module."""
    return entry.dist.name if entry.dist else entry.module
