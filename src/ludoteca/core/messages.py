"""What the program says, in the player's language: the messages of the locale files."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
Fact = str | int | float

# The packages whose `locales` folder is read; a game from elsewhere adds its own.
_packages = ["ludoteca"]


def include(package: str) -> None:
    """Read the messages of another package too: its folder ``locales/<language>/*.ftl``."""
    if package not in _packages:
        _packages.append(package)
        bundle.cache_clear()


@cache
def bundle(language: str = ENGLISH) -> "FluentBundle":
    """All messages of one language."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to import: only when we speak

    messages = FluentBundle([language], use_isolating=False)
    for package in _packages:
        for file in (files(package) / "locales" / language).iterdir():
            messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages


def has_attribute(key: str, attribute: str, language: str = ENGLISH) -> bool:
    """Whether the message with this key has an attribute."""
    return attribute in bundle(language).get_message(key).attributes


def say(key: str, /, language: str = ENGLISH, **facts: Fact) -> str:
    """The message with this key (``key.attribute`` for one of its attributes), facts filled in.

    A missing message or fact is a KeyError: nothing half said ever reaches a player.
    """
    messages = bundle(language)
    name, _, attribute = key.partition(".")
    message = messages.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise KeyError(key)
    text, faults = messages.format_pattern(pattern, facts)
    if faults:
        raise KeyError(f"{key}: {faults[0]}")
    # Line breaks in a message file have no meaning.
    return " ".join(str(text).split())
