"""The limits that a host may set."""

from dataclasses import dataclass, fields, replace
from typing import Self

from ludoteca.core.errors import Malformed


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second for long."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class LimitSettings:
    """What a host may set otherwise, by name: `--limit sockets=50 --limit requests=60/10`."""

    # By address: an IPv4 address, or the 64 bits of an IPv6 one that a household has.
    requests: Rate = Rate(120, 20)
    pages: Rate = Rate(400, 40)
    guests: Rate = Rate(30, 0.5)
    passphrases: Rate = Rate(6, 0.05)
    codes: Rate = Rate(20, 0.3)
    records: Rate = Rate(10, 1 / 30)
    assets: Rate = Rate(20, 1 / 30)
    mails: Rate = Rate(5, 1 / 300)
    openings: Rate = Rate(40, 0.2)
    # Bytes that stay in the database: of records, files, set-ups and what is done at tables.
    kept: Rate = Rate(64 * 1024 * 1024, 1000)
    bot_tables: int = 5
    # Seconds of computing, for replays and what was missed, and how many such works may wait.
    work: Rate = Rate(30, 0.5)
    works: int = 12
    connections: int = 300
    sockets: int = 200
    queues: int = 16 * 1024 * 1024
    # By person, or by name.
    hints: Rate = Rate(6, 0.5)
    talk: Rate = Rate(8, 0.5)
    reports: Rate = Rate(10, 1 / 30)
    tries: Rate = Rate(10, 1 / 60)
    tables: int = 20
    files: int = 100
    # By connection; the first also by address, for all its sockets.
    address_messages: Rate = Rate(300, 100)
    messages: Rate = Rate(60, 15)
    queue: int = 2 * 1024 * 1024
    headers: int = 16 * 1024
    arrival: float = 20.0
    reading: float = 30.0
    # By table, and by record.
    setup: int = 128 * 1024
    entries: int = 30_000
    actions: int = 20_000

    def but(self, words: list[str]) -> Self:
        """The same with some set otherwise, each as in “sockets=50” or “requests=60/10”."""
        changes: dict[str, Rate | int | float] = {}
        usual = {field.name: field.default for field in fields(self)}
        for word in words:
            name, _, value = word.partition("=")
            try:
                changes[name] = _read(value, usual[name])
            except (KeyError, ValueError):
                known = ", ".join(usual)
                raise Malformed("serve-limit", limit=word, known=known) from None
        return replace(self, **changes)  # type: ignore[arg-type]  # each as its field is


def _read(text: str, usual: object) -> Rate | int | float:
    """A limit as it is written, of the kind that it usually is."""
    if isinstance(usual, Rate):
        burst, _, per_second = text.partition("/")
        return Rate(_positive(float(burst)), _positive(float(per_second)))
    return _positive(int(text) if isinstance(usual, int) else float(text))


def _positive(number: float) -> float:
    if not 0 < number < float("inf"):
        raise ValueError(number)
    return number
