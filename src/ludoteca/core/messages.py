"""What the program says, in the player's language: the messages of the locale files."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
Fact = str | int | float

# The language of whoever is being answered.
_language: ContextVar[str] = ContextVar("language", default=ENGLISH)
# The packages whose `locales` folder is read; a game from elsewhere adds its own.
_packages = ["ludoteca"]


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything in this language, within a `with` block."""
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


def include(package: str) -> None:
    """Read the messages of another package too: its folder ``locales/<language>/*.ftl``."""
    if package not in _packages:
        _packages.append(package)
        bundle.cache_clear()


@cache
def bundle(language: str) -> "FluentBundle":
    """All messages of one language, as far as the packages have it."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to import: only when we speak

    messages = FluentBundle([language], use_isolating=False)
    for package in _packages:
        folder = files(package) / "locales" / language
        for file in folder.iterdir() if folder.is_dir() else ():
            messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages


def has_attribute(key: str, attribute: str) -> bool:
    """Whether the message with this key has an attribute."""
    return attribute in bundle(ENGLISH).get_message(key).attributes


def say(key: str, /, **facts: Fact) -> str:
    """The message with this key (``key.attribute`` for one of its attributes), facts filled in.

    What a language lacks is said in English. A message that is missing there too, or a fact, is
    a KeyError: nothing half said ever reaches a player.
    """
    name, _, attribute = key.partition(".")
    messages = bundle(_language.get())
    if not messages.has_message(name):
        messages = bundle(ENGLISH)
    message = messages.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise KeyError(key)
    text, faults = messages.format_pattern(pattern, facts)
    if faults:
        raise KeyError(f"{key}: {faults[0]}")
    # Line breaks in a message file have no meaning.
    return " ".join(str(text).split())
