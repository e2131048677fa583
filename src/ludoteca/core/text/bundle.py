"""Bundles: all messages of one language, each parsed when it is first said.

There are thousands of them, and a game that starts says a few: to parse them all took most of a
second, to cut the files into messages takes milliseconds.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern

# A message, a term or a comment begins at the beginning of a line; what goes on is indented.
_ENTRY = re.compile(r"^(?=#|-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")


class Bundle:
    """The messages of one language, as far as the files have them."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        from fluent.runtime import FluentBundle  # slow to import: only when we speak

        self._parsed: FluentBundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for text in texts:
            for entry in _ENTRY.split(text):
                if name := _NAME.match(entry):
                    self._sources.setdefault(name.group(), entry)
        self._unparsed = set(self._sources)
        self._parsing = Lock()

    def has_message(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return key in self._sources

    def get_message(self, key: str) -> Message:
        """The message with this key."""
        with self._parsing:
            self._parse(key)
        return self._parsed.get_message(key)

    def format_pattern(
        self, pattern: Pattern, facts: dict[str, str | float]
    ) -> tuple[str, list[Exception]]:
        """A text of a message with facts filled in, and what went wrong."""
        text, faults = self._parsed.format_pattern(pattern, facts)
        return str(text), faults

    def _parse(self, key: str) -> None:
        """Read a message, and those that it may say within."""
        from fluent.runtime import FluentResource

        if key in self._unparsed:
            self._unparsed.remove(key)
            source = self._sources[key]
            self._parsed.add_resource(FluentResource(source))
            for name in _NAME.findall(source):
                self._parse(name)
