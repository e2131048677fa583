"""A room: one live table in the memory of this process, and those who are connected to it."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Protocol

from ludoteca.bots.bot import Bot
from ludoteca.server import wire
from ludoteca.server.eyes import Eyes, show_events
from ludoteca.store import TableRow
from ludoteca.table import Door, Happening, Table
from ludoteca.table.entries import AnyEntry, Closed, Followed, HandedOver, Left, Resigned, Sat

log = logging.getLogger(__name__)

# What changes who sits where, so that everyone is told anew.
SEATING: tuple[type[AnyEntry], ...] = (Sat, Left, Resigned, HandedOver, Closed, Followed)


class Listener(Protocol):
    """Somebody who is connected to a room."""

    eyes: Eyes

    @property
    def who(self) -> str:
        """The identity; empty for a stranger."""

    @property
    def seats(self) -> list[int]:
        """Where they sit."""

    def send(self, words: Sequence[str]) -> None:
        """Let them hear something."""

    def settle(self) -> None:
        """Seats have changed: look through eyes that are still their own."""

    def show_table(self) -> None:
        """Show them the whole table."""

    def fail(self) -> None:
        """What they should hear cannot be told: they had better come back."""


@dataclass
class Thinker:
    """A bot, and a lock, for a bot thinks about one thing at a time."""

    bot: Bot
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Room:
    """Publishes what happens to everyone in it, through their own eyes."""

    def __init__(self, row: TableRow, door: Door) -> None:
        self.row = row
        self.name = row.id
        self.door = door
        self.listeners: set[Listener] = set()
        self.quiet_since = monotonic()
        # Held by whoever arranges a rematch, and by whoever tells what was said.
        self.arranging = asyncio.Lock()
        self.telling = asyncio.Lock()
        # The number of the last line of the talk that was told.
        self.last_line = 0
        # Bots remember what they thought: one for each seat and kind.
        self._thinkers: dict[tuple[int | None, str], Thinker] = {}
        door.subscribe(self.publish)

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.door.table

    def enter(self, listener: Listener) -> None:
        """Somebody connects."""
        self.listeners.add(listener)
        self.tell_presence()

    def leave(self, listener: Listener) -> None:
        """Somebody is gone."""
        self.listeners.discard(listener)
        self.touch()
        self.tell_presence()

    def touch(self) -> None:
        """Somebody needs this room."""
        self.quiet_since = monotonic()

    # Telling.

    def publish(self, news: Sequence[Happening]) -> None:
        """Tell everyone what has happened: worked out once for all who look alike."""
        is_seating = any(isinstance(happening.entry, SEATING) for happening in news)
        heard: dict[Eyes, list[str] | None] = {}
        for listener in list(self.listeners):
            if is_seating:
                listener.settle()
            eyes = listener.eyes.standing_for(self.table)
            if eyes not in heard:
                heard[eyes] = self._write(news, eyes)
            words = heard[eyes]
            if words is None:
                listener.fail()
                continue
            listener.send(words)
            if is_seating:
                listener.show_table()
        if self.table.status.is_done:
            self.dismiss_bots()

    def _write(self, news: Sequence[Happening], eyes: Eyes) -> list[str] | None:
        try:
            return [wire.write_message(event) for event in show_events(self.table, news, eyes)]
        except Exception:
            # What has happened has happened, whether or not it can be told.
            log.exception("what happened at a table cannot be told")
            return None

    def presence(self) -> wire.PresenceMessage:
        """Which seats are connected, and how many watch."""
        online = {seat for each in self.listeners for seat in each.seats}
        watching = {each.who or str(id(each)) for each in self.listeners if not each.seats}
        return wire.PresenceMessage(sorted(online), len(watching))

    def tell_presence(self) -> None:
        """Tell everyone who is there."""
        word = [wire.write_message(self.presence())]
        for listener in self.listeners:
            if listener.eyes.draws:
                listener.send(word)

    def tell_talk(self, line: wire.TalkLine) -> None:
        """Tell everyone what was said."""
        self.last_line = max(self.last_line, line.id)
        word = [wire.write_message(wire.TalkMessage(line))]
        for listener in self.listeners:
            listener.send(word)

    # Bots.

    def find_thinker(self, seat: int | None, spec: str, make: Callable[[str], Bot]) -> Thinker:
        """The bot that plays in a seat."""
        if (seat, spec) not in self._thinkers:
            self._thinkers[seat, spec] = Thinker(make(spec))
        return self._thinkers[seat, spec]

    def dismiss_bots(self) -> None:
        """Let the bots give back what they hold."""
        for thinker in self._thinkers.values():
            thinker.bot.close()
        self._thinkers.clear()
