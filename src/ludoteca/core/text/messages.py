"""What the program says, in the player's language: the messages of the locale files."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextvars import ContextVar, Token
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain
from numbers import Integral
from typing import TYPE_CHECKING

from ludoteca.core.text.bundle import Bundle

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

ENGLISH = "en"
LONGEST = 500
# Beyond this a number is no count of anything, and too long to be grouped by thousands: it is text.
LARGEST = 10**15
# So many sentences are remembered: most are said again and again, and saying one takes long.
REMEMBERED = 1 << 15
# What some languages put before “:” or within quotes, so that no line ends there.
NO_BREAK = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
_BLANKS = re.compile(rf"[^\S{NO_BREAK}]+")


class Words(ABC):
    """Something that has words only when it is said: the language is not known before."""

    @abstractmethod
    def __str__(self) -> str: ...


Fact = str | int | float | Words

# The language of whoever is being answered.
_language: ContextVar[str] = ContextVar("language", default=ENGLISH)
# The packages whose `locales` folder is read; a game from elsewhere adds its own.
_packages = ["ludoteca"]


class speaking:  # noqa: N801 read as a verb, as what `contextmanager` makes
    """Say everything in this language, within a `with` block.

    With everything that a server tells, several times; by `contextmanager` it took twice as long.
    """

    __slots__ = ("_token", "_wanted")
    _token: Token[str]

    def __init__(self, language: str) -> None:
        self._wanted = language

    def __enter__(self) -> None:
        self._token = _language.set(self._wanted)

    def __exit__(self, *_: object) -> None:
        _language.reset(self._token)


def spoken() -> str:
    """The language in which everything is being said, for those who remember what was said."""
    return _language.get()


def include(package: str) -> None:
    """Read the messages of another package too: all of ``locales/<language>/``."""
    if package not in _packages:
        _packages.append(package)
        forget()


def forget() -> None:
    """Read all messages again when something is to be said: there are others now."""
    bundle.cache_clear()
    _said.cache_clear()


@cache
def bundle(language: str) -> Bundle:
    """All messages of one language, as far as the packages have it."""
    folders = (files(package) / "locales" / language for package in _packages)
    return Bundle(language, chain.from_iterable(map(_texts, folders)))


def _texts(place: Traversable) -> Iterator[str]:
    """The files of messages in a folder, and in those within it."""
    if place.is_dir():
        for each in place.iterdir():
            yield from _texts(each)
    elif place.name.endswith(".ftl"):
        yield place.read_text(encoding="utf-8")


def has_attribute(key: str, attribute: str) -> bool:
    """Whether the message with this key has an attribute."""
    return attribute in bundle(ENGLISH).get_message(key).attributes


def has_message(key: str) -> bool:
    """Whether there is a message with this key: a small game may have none."""
    return bundle(ENGLISH).has_message(key)


def say(key: str, /, **facts: Fact) -> str:
    """The message with this key (``key.attribute`` for one of its attributes), facts filled in.

    What a language lacks is said in English. A message that is missing there too, or a fact, is
    a KeyError: nothing half said ever reaches a player.
    """
    for name, fact in facts.items():
        # Most are said as they are, and a scene has hundreds of them.
        if type(fact) is str and len(fact) <= LONGEST:
            continue
        if type(fact) is int and -LARGEST <= fact <= LARGEST:
            continue
        facts[name] = _shorten(fact)
    return _said(_language.get(), key, **facts)


@dataclass(frozen=True)
class Message(Words):
    """A message that is to be said later: its key and its facts."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return say(self.key, **self.facts)


@dataclass(frozen=True)
class Listing(Words):
    """Several things that are to be said one after another."""

    items: tuple[Words, ...]
    between: str = ", "

    def __str__(self) -> str:
        return self.between.join(map(str, self.items))


# A count and a text that are equal in Python's eyes need not read alike: hence typed.
@lru_cache(maxsize=REMEMBERED, typed=True)
def _said(spoken: str, key: str, /, **facts: str | float) -> str:
    for language in (spoken, ENGLISH):
        pattern = _find_pattern(key, language)
        if pattern is not None:
            text, faults = bundle(language).format_pattern(pattern, facts)
            if faults:
                raise KeyError(f"{key}: {faults[0]}")
            # Line breaks in a message file have no meaning.
            return _BLANKS.sub(" ", text).strip(" ")
    raise KeyError(key)


def _find_pattern(key: str, language: str) -> "Pattern | None":
    name, _, attribute = key.partition(".")
    messages = bundle(language)
    if not messages.has_message(name):
        return None
    message = messages.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _shorten(fact: Fact) -> str | float:
    """Only the beginning of a very long text or number is repeated to whoever sent it."""
    if isinstance(fact, str):
        return fact if len(fact) <= LONGEST else f"{fact[:LONGEST]}…"
    # The numbers of arrays have types of their own, which no language knows.
    number = int(fact) if isinstance(fact, Integral) else fact
    if isinstance(number, int | float) and abs(number) <= LARGEST:
        return number
    return _shorten(str(fact))
