"""A room: one live table in the memory of this process, and those who are connected to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING

from ludoteca.bots.bot import Bot
from ludoteca.server import wire
from ludoteca.server.eyes import Eyes, show_events
from ludoteca.store import TableRow
from ludoteca.table import Door, Happening, Table

if TYPE_CHECKING:
    from ludoteca.server.connection import Connection

# What changes who sits where, so that everyone is told anew.
SEATING = ("sat", "left", "resign", "hand", "closed", "rematch")


class Room:
    """Publishes what happens to everyone in it, through their own eyes."""

    def __init__(self, row: TableRow, door: Door) -> None:
        self.row = row
        self.name = row.id
        self.door = door
        self.connections: set[Connection] = set()
        self.quiet_since = monotonic()
        # Bots remember what they thought: one for each seat and kind.
        self._bots: dict[tuple[int | None, str], Bot] = {}
        door.subscribe(self.publish)

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.door.table

    def enter(self, connection: Connection) -> None:
        """Somebody connects."""
        self.connections.add(connection)
        self.tell_presence()

    def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        self.connections.discard(connection)
        self.quiet_since = monotonic()
        self.tell_presence()

    # Telling.

    def publish(self, news: Sequence[Happening]) -> None:
        """Tell everyone what has happened: worked out once for all who look alike."""
        seats_changed = any(is_seating(happening) for happening in news)
        if seats_changed:
            for connection in self.connections:
                connection.blink()
        heard: dict[Eyes, list[str]] = {}
        for connection in self.connections:
            eyes = connection.eyes.standing_for(self.table)
            if eyes not in heard:
                events = show_events(self.table, news, eyes)
                heard[eyes] = [wire.write_heard(event) for event in events]
            connection.send(heard[eyes])
        if seats_changed:
            for connection in self.connections:
                connection.show_table()
        if self.table.status.is_done:
            self.dismiss_bots()

    def presence(self) -> wire.Presence:
        """Which seats are connected, and how many watch."""
        online = {seat for each in self.connections for seat in each.seats}
        watching = {each.who or str(id(each)) for each in self.connections if not each.seats}
        return wire.Presence(sorted(online), len(watching))

    def tell_presence(self) -> None:
        """Tell everyone who is there."""
        word = [wire.write_heard(self.presence())]
        for connection in self.connections:
            if connection.eyes.draws:
                connection.send(word)

    def tell_talk(self, line: wire.TalkLine) -> None:
        """Tell everyone what was said."""
        word = [wire.write_heard(wire.Talk(line))]
        for connection in self.connections:
            connection.send(word)

    # Bots.

    def find_bot(self, seat: int | None, spec: str, make: Callable[[str], Bot]) -> Bot:
        """The bot that plays in a seat."""
        if (seat, spec) not in self._bots:
            self._bots[seat, spec] = make(spec)
        return self._bots[seat, spec]

    def dismiss_bots(self) -> None:
        """Let the bots go; one that still thinks is gone when it has answered."""
        self._bots.clear()


def is_seating(happening: Happening) -> bool:
    """Whether somebody sat down, got up, or was replaced."""
    from ludoteca.server.eyes import KINDS

    return KINDS[type(happening.entry)] in SEATING
