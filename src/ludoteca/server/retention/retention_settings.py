"""How long things are kept, as a host may set it."""

from dataclasses import dataclass, fields, replace
from typing import Self

from ludoteca.core.errors import Malformed


@dataclass(frozen=True)
class RetentionSettings:
    """Days, by name: `--keep guests=14 --keep games=0`; 0 is for ever."""

    # Since somebody was here: guests without passphrase and game, and all others.
    guests: float = 30.0
    people: float = 730.0
    # A cookie that is not renewed by coming.
    cookies: float = 180.0
    # Since something happened at a table: before its game begins, while it goes on, after its end.
    waiting: float = 14.0
    unfinished: float = 90.0
    games: float = 730.0
    # Since it was brought: a record, and a file with which nothing is played.
    records: float = 180.0
    files: float = 180.0
    # Since it was written: reports of talk, and the audit log.
    reports: float = 180.0
    audit: float = 730.0

    def but(self, words: list[str]) -> Self:
        """The same with some set otherwise, each as in “guests=14”."""
        known = [field.name for field in fields(self)]
        changes: dict[str, float] = {}
        for word in words:
            name, _, days = word.partition("=")
            try:
                if name not in known or not 0 <= float(days) < float("inf"):
                    raise ValueError(word)
                changes[name] = float(days)
            except ValueError:
                raise Malformed("serve-keep", keep=word, known=", ".join(known)) from None
        return replace(self, **changes)
